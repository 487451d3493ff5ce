// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/train/training_report.h"
#include "core/plan/plan_fields.h"
#include "core/plan/training_fields.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

Json timingJson(const core::TrainingTiming& timing)
{
    const auto perSecond = [](std::uint64_t count, double seconds) {
        return seconds > 0.0 ? Json(static_cast<double>(count) / seconds) : Json(nullptr);
    };
    Json json = fieldsJson(timing);
    json.erase("sample_epochs");
    json["env_steps_per_s"] = perSecond(timing.environmentSteps, timing.rolloutSeconds);
    json["sample_epochs_per_s"] = perSecond(timing.sampleEpochs, timing.selectorSeconds - timing.rolloutSeconds);
    return json;
}

Json planJson(const core::TrainingPlan& plan)
{
    Json settings = Json::object();
    for (const core::PlanField field : core::planFields())
        settings[std::string(core::planFieldName(field))] = core::planValue(plan, field);
    return settings;
}

template <typename Value>
Json orNull(bool known, const Value& value)
{
    return known ? Json(value) : Json(nullptr);
}

} // namespace

QString trainingJson(const TrainingReport& report)
{
    const core::TrainingSummary& summary = report.summary;
    const bool cancelled = summary.end == core::RunEnd::Cancelled;
    Json root;
    if (cancelled)
        root["error"] = Json{{"code", "cancelled"}, {"message", jsonText(stoppedText(report))}};
    root["method"] = methodName(report.plan.method);
    root.update(fieldsJson(report.plan.shape));
    root["seed"] = report.plan.seed.value;
    root["outcome"] = outcomeJson(report.outcome);
    root["patients"] = Json{
        {"train", report.patients.train}, {"validation", report.patients.validation}, {"test", report.patients.test}};
    root["validation"] = evaluationJson(summary.validation, report.words);
    root["test"] = evaluationJson(summary.test, report.words);
    if (summary.judged) {
        root["judged"] = fieldsJson(*summary.judged);
        root["pooled"] = evaluationJson(summary.pooled, report.words);
    }
    root["panel_use"] = summary.test ? panelUseJson(*summary.test, report.words) : Json(nullptr);
    root["timing"] = timingJson(summary.timing);
    root["train"] = evaluationJson(summary.train, report.words);
    root["end"] = cancelled ? "cancelled" : "finished";
    root["best_at_step"] = orNull(summary.validation.has_value(), summary.bestAtStep);
    root["notices"] = noticesJson(summary.notices, [](core::TrainingNotice notice) { return ui::noticeText(notice); });
    root["source"] = report.source;
    root["currency"] = report.words.currency;
    root["rules"] = rulesJson(report.words.catalog);
    root["project"] = orNull(!report.project.empty(), report.project);
    root["run"] = orNull(report.run.has_value(), report.run.value_or(core::RunId{}).value);
    root["name"] = orNull(report.run.has_value(), report.name);
    root["continues"] = orNull(report.continues.has_value(), report.continues.value_or(core::RunId{}).value);
    root["plan"] = planJson(report.plan);
    return dumped(root);
}

} // namespace app::cli
