// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/train/training_report.h"
#include "core/plan/plan_fields.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

Json timingJson(const core::TrainingTiming& timing)
{
    const auto perSecond = [](std::uint64_t count, double seconds) {
        return seconds > 0.0 ? Json(static_cast<double>(count) / seconds) : Json(nullptr);
    };
    return Json{
        {"encoder_s", timing.encoderSeconds},
        {"state_table_s", timing.stateTableSeconds},
        {"classifier_s", timing.classifierSeconds},
        {"selector_s", timing.selectorSeconds},
        {"rollout_s", timing.rolloutSeconds},
        {"evaluation_s", timing.evaluationSeconds},
        {"total_s", timing.totalSeconds},
        {"env_steps", timing.environmentSteps},
        {"env_steps_per_s", perSecond(timing.environmentSteps, timing.rolloutSeconds)},
        {"sample_epochs_per_s", perSecond(timing.sampleEpochs, timing.selectorSeconds - timing.rolloutSeconds)}};
}

Json noticesJson(const std::vector<core::TrainingNotice>& notices)
{
    Json list = Json::array();
    for (const core::TrainingNotice notice : notices)
        list.push_back(Json{{"code", noticeName(notice)}, {"message", jsonText(ui::noticeText(notice))}});
    return list;
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

// No default: a new notice without its name does not compile.
std::string noticeName(core::TrainingNotice notice)
{
    using enum core::TrainingNotice;
    switch (notice) {
    case PolicyOrdersNothing:
        return "policy_orders_nothing";
    case PolicyDiagnosesNobody:
        return "policy_diagnoses_nobody";
    case PolicyDiagnosesEverybody:
        return "policy_diagnoses_everybody";
    case EncoderDiverged:
        return "encoder_diverged";
    case SelectorDiverged:
        return "selector_diverged";
    case ClassifierSawOneClass:
        return "classifier_saw_one_class";
    case EncoderNoBetterThanGaussian:
        return "encoder_no_better_than_gaussian";
    case StateTableTooLarge:
        return "state_table_too_large";
    case Resumed:
        return "resumed";
    case FewPositives:
        return "few_positives";
    case ClassifierDiverged:
        return "classifier_diverged";
    case StartPolicyKept:
        return "start_policy_kept";
    }
    return {};
}

QString trainingJson(const TrainingReport& report)
{
    const core::TrainingSummary& summary = report.summary;
    const bool cancelled = summary.end == core::RunEnd::Cancelled;
    const auto evaluation = [&](const std::optional<core::Evaluation>& one) {
        return one ? evaluationJson(*one, report.words) : Json(nullptr);
    };
    Json root;
    if (cancelled)
        root["error"] = Json{{"code", "cancelled"}, {"message", jsonText(stoppedText(report))}};
    root["method"] = methodName(report.plan.method);
    root["lambda"] = report.plan.shape.lambda;
    root["rho"] = report.plan.shape.rho;
    root["seed"] = report.plan.seed.value;
    root["patients"] = Json{
        {"train", report.patients.train}, {"validation", report.patients.validation}, {"test", report.patients.test}};
    root["validation"] = evaluation(summary.validation);
    root["test"] = evaluation(summary.test);
    root["panel_use"] = summary.test ? panelUseJson(*summary.test, report.words) : Json(nullptr);
    root["timing"] = timingJson(summary.timing);
    root["train"] = evaluation(summary.train);
    root["end"] = cancelled ? "cancelled" : "finished";
    root["best_at_step"] = orNull(summary.validation.has_value(), summary.bestAtStep);
    root["notices"] = noticesJson(summary.notices);
    root["source"] = report.source;
    root["currency"] = report.words.currency;
    root["project"] = orNull(!report.project.empty(), report.project);
    root["run"] = orNull(report.run.has_value(), report.run.value_or(core::RunId{}).value);
    root["continues"] = orNull(report.continues.has_value(), report.continues.value_or(core::RunId{}).value);
    root["plan"] = planJson(report.plan);
    return dumped(root);
}

} // namespace app::cli
