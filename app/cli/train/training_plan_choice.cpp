// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/words.h"
#include "app/cli/train/training_job.h"

namespace app::cli {
namespace {

core::Status applySetting(core::TrainingPlan& plan, std::string_view setting)
{
    const std::size_t equals = setting.find('=');
    const std::string name(setting.substr(0, equals));
    const auto field = core::planFieldNamed(name);
    if (!field)
        return core::Error{.code = core::ErrorCode::PlanFieldUnknown, .subject = name};
    if (equals == std::string_view::npos)
        return core::Error{.code = core::ErrorCode::PlanValueInvalid, .subject = name};
    return core::setPlanValue(plan, *field, setting.substr(equals + 1));
}

// Names that share a word with what was typed.
QString similarNames(std::string_view typed)
{
    const std::size_t dot = typed.rfind('.');
    const std::string_view word = dot == std::string_view::npos ? typed : typed.substr(dot + 1);
    QStringList names;
    for (const core::PlanField field : core::planFields())
        if (const std::string_view name = core::planFieldName(field);
            !word.empty() && name.find(word) != std::string_view::npos)
            names.push_back(plain(name));
    return names.join(QStringLiteral(", "));
}

} // namespace

std::optional<Failure> settingMistake(const TrainingOptions& options)
{
    core::TrainingPlan plan;
    for (const std::string& setting : options.settings) {
        const core::Status applied = applySetting(plan, setting);
        if (applied)
            continue;
        Failure failure = Failure::fromError(applied.error());
        const std::string& name = applied.error().subject;
        if (const auto field = core::planFieldNamed(name))
            failure.remedy = Words::tr("It takes %2, written --set %1=VALUE.")
                                 .arg(plain(name), QString::fromStdString(core::planValueRange(*field)));
        else if (const QString similar = similarNames(name); !similar.isEmpty())
            failure.remedy = Words::tr("Did you mean %1?").arg(similar);
        return failure;
    }
    return std::nullopt;
}

core::TrainingPlan planFor(const Arguments& arguments, const core::PresetContext& context,
                           const core::TrainingPlan* base)
{
    const TrainingOptions& options = arguments.training;
    core::TrainingPlan plan =
        base && !options.preset ? *base : core::presetPlan(options.preset.value_or(core::Preset::Standard), context);
    if (base) {
        plan.shape = base->shape;
        plan.method = base->method;
        plan.seed = base->seed;
    }
    if (options.method)
        plan.method = *options.method;
    if (options.lambda)
        plan.shape.lambda = *options.lambda;
    if (options.rho)
        plan.shape.rho = *options.rho + 0.0; // makes 0 of −0
    if (arguments.minimise)
        plan.shape.aim = *arguments.minimise;
    if (arguments.seed)
        plan.seed = *arguments.seed;
    for (const std::string& setting : options.settings)
        (void)applySetting(plan, setting); // checked before
    return plan;
}

} // namespace app::cli
