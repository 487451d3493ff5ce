// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/front_summary_p.h"

#include "core/store/point_json_p.h"

namespace core {

constexpr Names<FrontNotice, 8> kFrontNotices{
    {{"resumed", FrontNotice::Resumed},
     {"few_positives", FrontNotice::FewPositives},
     {"panel_sets_left_out", FrontNotice::PanelSetsLeftOut},
     {"testing_never_pays", FrontNotice::TestingNeverPays},
     {"state_table_too_large", FrontNotice::StateTableTooLarge},
     {"encoder_no_better_than_gaussian", FrontNotice::EncoderNoBetterThanGaussian},
     {"some_policies_diverged", FrontNotice::SomePoliciesDiverged},
     {"counted_on_patients", FrontNotice::CountedOnPatients}}};
static_assert(kFrontNotices.size() == static_cast<std::size_t>(FrontNotice::CountedOnPatients) + 1);

constexpr const Names<FrontNotice, 8>& namesOf(std::type_identity<FrontNotice>)
{
    return kFrontNotices;
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

template <typename Visitor, Is<FrontSummary> Value>
void describe(Visitor& visit, Value& summary)
{
    visit("end", summary.end);
    visit("full_panels", summary.fullPanels);
    visit("no_panels", summary.noPanels);
    visit("hypervolumes", summary.hypervolumes);
    visit("bands", summary.bands);
    visit("total_s", summary.totalSeconds);
    visit("preparation_s", summary.preparationSeconds);
    visit("solving_s", summary.solvingSeconds);
    visit("notices", summary.notices);
}

std::string pointText(const OperatingPoint& point)
{
    return jsonText(point);
}

std::optional<OperatingPoint> pointFrom(std::string_view text)
{
    return fromJsonText<OperatingPoint>(text);
}

std::string frontSummaryText(const FrontSummary& summary)
{
    return jsonText(summary);
}

std::optional<FrontSummary> frontSummaryFrom(std::string_view text)
{
    return fromJsonText<FrontSummary>(text);
}

} // namespace core
