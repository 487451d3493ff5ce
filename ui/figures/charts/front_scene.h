// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/front/front_record.h"
#include "core/front/optimum_line.h"
#include "core/model/test_catalog.h"
#include "ui/common/text/front_text.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

// Whose figures are shown: of everybody, by folds; of the patients seen once at the end; of those the front was chosen
// on; or of all patients there can be, where that is known.
enum class FrontSide { Everybody, Test, Validation, Expected };
FrontSide bestSide(const core::FrontRecord& record); // that says most of what was found

// One policy in the plane of the front, or what everybody would get without one.
struct FrontDot {
    enum class Kind { OnFront, Dominated, NoPanels, AllPanels };
    Kind kind = Kind::OnFront;
    std::size_t policy = 0; // place among the points of the record; of a policy
    int number = 0;         // along the front by rising cost, from 1; on it
    int formerNumber = 0;   // the one it had for the prices it was found for; 0: it was not on the front, or still is
    QString name = {};      // of a policy, "P1-8": the same whatever prices are tried
    double cost = 0.0;
    std::optional<double> value = {}; // unset: undefined, and nowhere in the plot
    std::optional<core::Interval> costRange = {}, valueRange = {};
    bool ruled = false; // of those that are the same for everybody: the study leaves out some panels, or demands some
    bool operator==(const FrontDot&) const = default;

    bool isPolicy() const { return kind == Kind::OnFront || kind == Kind::Dominated; }
};

// One policy of the front, from where validation patients, who chose it, put it to where test patients do.
struct FrontShift {
    core::CostValue validation, test;
    bool operator==(const FrontShift&) const = default;
};

// What other systems do for the same patients, and the best that a fixed set of panels does.
struct FrontRivals {
    struct System {
        QString name;
        core::Evaluation validation, test;
        bool operator==(const System&) const = default;
    };
    std::vector<System> systems;
    std::vector<core::FixedSet> fixedSets;
    bool operator==(const FrontRivals&) const = default;
};
// One of them in the plane of the front.
struct FrontRival {
    QString name;
    double cost = 0.0;
    double value = 0.0;
    bool operator==(const FrontRival&) const = default;
};

// What is drawn beside the front itself.
struct FrontShow {
    bool dominated = true;
    bool bands = true;
    bool baselines = true; // no panels, all panels, other systems
    bool optimum = true;
    bool optimism = false; // an arrow for every shift
    bool operator==(const FrontShow&) const = default;
};

// What a front is shown with.
struct FrontContext {
    std::string currency = "USD";
    QString outcome = {};     // what is predicted: "death (status is “dead”)"; empty: not said
    QStringList panels;       // empty: no longer those of this front
    core::TestCatalog prices; // likewise
    std::optional<core::OptimumLines> optimum;
    std::shared_ptr<const FrontRivals> rivals = {}; // of the same patients; null: none are known
    std::optional<core::TestCatalog> inForce = {}; // prices of today, where it was found for others: costs are at these
    bool operator==(const FrontContext&) const = default;
};

// What the user wants to see of a front.
struct FrontLook {
    std::optional<FrontMeasure> measure;    // unset: the one that chose the front
    std::optional<core::CostAim> axis = {}; // what costs are counted in; unset: what the front was found to minimise
    FrontShow show;
    std::vector<std::size_t> formerFront; // policies that were on it for the prices it was found for, by their number
    std::vector<QString> names = {};      // by policy, as it was found; empty: what is shown is that
    bool operator==(const FrontLook&) const = default;
};

// Everything the plot and the table of a front show, for one choice of patients.
struct FrontScene {
    core::FrontMetric metric = core::FrontMetric::F1; // that chose the front
    core::CostAim minimised = {};                     // likewise
    core::CostAim axis = {};                          // what costs are counted in
    FrontMeasure measure = FrontMeasure::F1;          // that is shown
    FrontSide side = FrontSide::Test;
    FrontShow show;
    std::vector<FrontDot> dots; // the front by number, then dominated ones by cost, then no panels and all panels
    std::size_t onFront = 0;    // how many of them
    std::vector<core::BandPoint> band;
    std::vector<FrontShift> shifts;         // of the policies on the front
    std::vector<core::CostValue> preview;   // of a search under way: a first front by training patients, no policies
    std::vector<core::CostValue> optimum;   // what no policy exceeds over all patients there can be
    std::vector<FrontRival> rivals;         // best first
    std::vector<core::CostValue> fixedSets; // the front of fixed sets of panels, by rising cost
    bool operator==(const FrontScene&) const = default;

    core::FrontAxes chosenBy() const { return {metric, minimised}; }
    core::FrontAxes axes() const { return {metric, axis}; }      // that are shown
    std::optional<std::size_t> find(const FrontDot& like) const; // the same policy, wherever it stands now
    bool draws(const FrontDot& dot) const;                       // has a place, and is wanted
};

// The same policies are on the front whatever measure or axis is shown: the plan decided that on validation patients,
// and a front chosen again by what happens to be shown would be too good to be true.
FrontScene frontScene(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum,
                      const FrontLook& look = {}, const FrontRivals* rivals = nullptr);
// What costs of this front can be counted in: time, too, where every panel had one.
std::vector<core::CostAim> axesOf(const core::FrontRecord& record);
bool hasSide(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum);

// The record's point that a dot stands for, and its figures on one side; null where there are none.
const core::OperatingPoint* pointOf(const core::FrontRecord& record, const FrontDot& dot);
const core::Evaluation* evaluationOf(const core::OperatingPoint& point, FrontSide side);

QString dotName(const FrontDot& dot); // "Policy P1-8", "All panels"
// What the policies of a front are called, by their place in it as it was found: "P1-8".
std::vector<QString> policyNames(const core::FrontRecord& asFound);

} // namespace ui
