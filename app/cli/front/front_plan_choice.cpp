// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/json_p.h"
#include "app/cli/common/words.h"
#include "app/cli/front/front_job.h"
#include "app/cli/train/training_job.h"
#include "core/front/front_setting_range.h"
#include "ui/common/text/number_text.h"

namespace app::cli {
namespace {

// The settings of a front by name, those of the training of one policy left out.
Json frontSettings(const core::FrontPlan& plan)
{
    Json settings = Json::parse(core::writeFrontPlan(plan));
    for (const char* key : {"method", "metric", "seed", "minimise", "sweep.grid", "sweep.policies", "sweep.training"})
        settings.erase(key);
    settings["lattice.most_patients"] = plan.lattice.mostPatients; // a plan that has the usual number does not say so
    return settings;
}

std::string_view nameIn(std::string_view setting)
{
    return setting.substr(0, setting.find('='));
}

Failure notTaken(std::string_view name, const core::FrontPlan& plan)
{
    Failure failure =
        Failure::fromError({.code = core::ErrorCode::PlanValueInvalid, .subject = std::string(name), .detail = {}});
    const QString now = QString::fromStdString(frontSettings(plan)[std::string(name)].dump());
    const QString setting = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (const auto range = core::frontSettingRange(name))
        failure.remedy = Words::tr("It takes a number from %1 to %2 and is %3 if not set; write --set %4=VALUE.")
                             .arg(ui::numberText(range->least), ui::numberText(range->most), now, setting);
    else
        failure.remedy = Words::tr("It is %2 if not set; write --set %1=VALUE.").arg(setting, now);
    return failure;
}

Result<core::FrontPlan> withSetting(const core::FrontPlan& plan, std::string_view setting)
{
    const std::string_view name = nameIn(setting);
    const std::size_t value = std::min(setting.size(), name.size() + 1);
    Json all = Json::parse(core::writeFrontPlan(plan));
    const Json parsed = Json::parse(setting.substr(value), nullptr, false);
    if (parsed.is_discarded())
        return notTaken(name, plan);
    all[std::string(name)] = parsed;
    core::Result<core::FrontPlan> changed = core::parseFrontPlan(all.dump());
    if (!changed)
        return notTaken(name, plan);
    return std::move(*changed);
}

} // namespace

bool isFrontSetting(std::string_view setting)
{
    return frontSettings({}).contains(std::string(nameIn(setting)));
}

std::vector<std::string> frontSettingNames()
{
    std::vector<std::string> names;
    const Json settings = frontSettings({});
    for (const auto& [name, value] : settings.items())
        names.push_back(name);
    return names;
}

Result<core::FrontPlan> frontPlanFor(const Arguments& arguments, const core::PresetContext& context)
{
    const FrontOptions& options = arguments.front;
    core::FrontPlan plan;
    plan.method = options.method.value_or(plan.method);
    plan.metric = options.metric.value_or(plan.metric);
    plan.minimise = arguments.minimise.value_or(plan.minimise);
    plan.seed = arguments.seed.value_or(plan.seed);
    plan.judging = judgingPlan(arguments.judging);
    plan.sweep.grid = options.grid.value_or(plan.sweep.grid);
    if (options.policies)
        plan.sweep.policies = static_cast<int>(*options.policies);
    Arguments training = arguments; // the settings of one policy alone
    std::erase_if(training.training.settings, isFrontSetting);
    if (auto failure = settingMistake(training.training))
        return std::move(*failure);
    plan.sweep.training = planFor(training, context);
    for (const std::string& setting : arguments.training.settings) {
        if (!isFrontSetting(setting))
            continue;
        auto changed = withSetting(plan, setting);
        if (!changed)
            return changed.error();
        plan = *changed;
    }
    return plan;
}

} // namespace app::cli
