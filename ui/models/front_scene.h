#pragma once

#include "core/front/front_record.h"
#include "core/front/optimum_line.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

// Whose figures are shown: of the patients seen once at the end, of those by whom the front was chosen, or of all
// patients there can be, where that is known.
enum class FrontSide { Test, Validation, Expected };

// One policy in the plane of the front, or what everybody would get without one.
struct FrontDot {
    enum class Kind { OnFront, Dominated, NoPanels, AllPanels };
    Kind kind = Kind::OnFront;
    std::size_t policy = 0; // place among the points of the record; of a policy
    int number = 0;         // along the front by rising cost, from 1; on it
    double cost = 0.0;
    std::optional<double> value = {}; // unset: undefined, and nowhere in the plot
    std::optional<core::Interval> costRange = {}, valueRange = {};
    bool operator==(const FrontDot&) const = default;

    bool isPolicy() const { return kind == Kind::OnFront || kind == Kind::Dominated; }
};

// Everything the plot and the table of a front show, for one choice of patients.
struct FrontScene {
    core::FrontMetric metric = core::FrontMetric::F1;
    FrontSide side = FrontSide::Test;
    std::vector<FrontDot> dots; // the front by number, then dominated ones by cost, then no panels and all panels
    std::size_t onFront = 0;    // how many of them
    std::vector<core::BandPoint> band;
    std::vector<core::CostValue> optimum; // the line nobody can cross
    bool operator==(const FrontScene&) const = default;

    std::optional<std::size_t> find(const FrontDot& like) const; // the same policy, wherever it stands now
};

FrontScene frontScene(const core::FrontRecord& record, FrontSide side,
                      const std::optional<core::OptimumLines>& optimum);
bool hasSide(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum);

// The record's point that a dot stands for, and its figures on one side; null where there are none.
const core::OperatingPoint* pointOf(const core::FrontRecord& record, const FrontDot& dot);
const core::Evaluation* evaluationOf(const core::OperatingPoint& point, FrontSide side);

QString dotName(const FrontDot& dot); // "Point 8", "All panels"

} // namespace ui
