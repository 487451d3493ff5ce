// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/eval/evaluation_fields.h"
#include "core/plan/training_progress.h"

namespace core {

inline constexpr Names<TrainingNotice, 12> kTrainingNotices{
    {{"policy_orders_nothing", TrainingNotice::PolicyOrdersNothing},
     {"policy_diagnoses_nobody", TrainingNotice::PolicyDiagnosesNobody},
     {"policy_diagnoses_everybody", TrainingNotice::PolicyDiagnosesEverybody},
     {"encoder_diverged", TrainingNotice::EncoderDiverged},
     {"selector_diverged", TrainingNotice::SelectorDiverged},
     {"classifier_saw_one_class", TrainingNotice::ClassifierSawOneClass},
     {"encoder_no_better_than_gaussian", TrainingNotice::EncoderNoBetterThanGaussian},
     {"state_table_too_large", TrainingNotice::StateTableTooLarge},
     {"resumed", TrainingNotice::Resumed},
     {"few_positives", TrainingNotice::FewPositives},
     {"classifier_diverged", TrainingNotice::ClassifierDiverged},
     {"start_policy_kept", TrainingNotice::StartPolicyKept}}};
static_assert(kTrainingNotices.size() == static_cast<std::size_t>(TrainingNotice::StartPolicyKept) + 1);

constexpr const auto& namesOf(std::type_identity<TrainingNotice>)
{
    return kTrainingNotices;
}

template <typename Visitor, Is<TrainingTiming> Value>
void describe(Visitor& visit, Value& timing)
{
    visit("encoder_s", timing.encoderSeconds);
    visit("state_table_s", timing.stateTableSeconds);
    visit("classifier_s", timing.classifierSeconds);
    visit("selector_s", timing.selectorSeconds);
    visit("rollout_s", timing.rolloutSeconds);
    visit("evaluation_s", timing.evaluationSeconds);
    visit("total_s", timing.totalSeconds);
    visit("env_steps", timing.environmentSteps);
    visit("sample_epochs", timing.sampleEpochs);
}

template <typename Visitor, Is<TrainingSummary> Value>
void describe(Visitor& visit, Value& summary)
{
    visit("end", summary.end);
    visit("train", summary.train);
    visit("validation", summary.validation);
    visit("test", summary.test);
    visit("judged", summary.judged);
    visit("pooled", summary.pooled);
    visit("best_at_step", summary.bestAtStep);
    visit("timing", summary.timing);
    visit("notices", summary.notices);
}

} // namespace core
