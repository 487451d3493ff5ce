// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/eval/evaluation_fields.h"
#include "core/front/front_record.h"

namespace core {

inline constexpr Names<FrontNotice, 9> kFrontNotices{
    {{"resumed", FrontNotice::Resumed},
     {"few_positives", FrontNotice::FewPositives},
     {"panel_sets_left_out", FrontNotice::PanelSetsLeftOut},
     {"testing_never_pays", FrontNotice::TestingNeverPays},
     {"state_table_too_large", FrontNotice::StateTableTooLarge},
     {"encoder_no_better_than_gaussian", FrontNotice::EncoderNoBetterThanGaussian},
     {"some_policies_diverged", FrontNotice::SomePoliciesDiverged},
     {"counted_on_patients", FrontNotice::CountedOnPatients},
     {"learned_from_sample", FrontNotice::LearnedFromSample}}};
static_assert(kFrontNotices.size() == static_cast<std::size_t>(FrontNotice::LearnedFromSample) + 1);

constexpr const auto& namesOf(std::type_identity<FrontNotice>)
{
    return kFrontNotices;
}

template <typename Visitor, Is<ExactReturn> Value>
void describe(Visitor& visit, Value& expected)
{
    visit("tp", expected.truePositive);
    visit("tn", expected.trueNegative);
    visit("cost", expected.cost);
    visit("minutes", expected.minutes);
}

template <typename Visitor, Is<FinalPolicy> Value>
void describe(Visitor& visit, Value& policy)
{
    visit("number", policy.number);
    visit("shape", policy.shape);
}

template <typename Visitor, Is<OperatingPoint> Value>
void describe(Visitor& visit, Value& point)
{
    visit("shape", point.shape);
    visit("validation", point.validation);
    visit("test", point.test);
    visit("pooled", point.pooled);
    visit("final", point.finalPolicy);
    visit("expected", point.expected);
    visit("calls", point.calls);
}

template <typename Visitor, Is<BandPoint> Value>
void describe(Visitor& visit, Value& band)
{
    visit("cost", band.cost);
    visit("low", band.low);
    visit("high", band.high);
}

template <typename Visitor, Is<Hypervolumes> Value>
void describe(Visitor& visit, Value& volumes)
{
    visit("validation", volumes.validation);
    visit("test", volumes.test);
    visit("reference_cost", volumes.referenceCost);
}

template <typename Visitor, Is<JudgedFront> Value>
void describe(Visitor& visit, Value& judged)
{
    describe(visit, judged.everybody);
    visit("hypervolume", judged.hypervolume);
}

template <typename Visitor, Is<FrontSummary> Value>
void describeTiming(Visitor& visit, Value& summary)
{
    visit("total_s", summary.totalSeconds);
    visit("preparation_s", summary.preparationSeconds);
    visit("solving_s", summary.solvingSeconds);
}

template <typename Visitor, Is<FrontSummary> Value>
void describe(Visitor& visit, Value& summary)
{
    visit("end", summary.end);
    visit("full_panels", summary.fullPanels);
    visit("no_panels", summary.noPanels);
    visit("hypervolumes", summary.hypervolumes);
    visit("bands", summary.bands);
    visit("judged", summary.judged);
    describeTiming(visit, summary);
    visit("notices", summary.notices);
    visit("left_to_gain", summary.leftToGain);
}

} // namespace core
