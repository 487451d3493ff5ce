// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/result_flag.h"
#include "core/explain/story/patient_story.h"
#include "core/rl/action.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

// One value of a patient as the chart shows it. Numbers are in the unit that is shown.
struct ResultRow {
    enum class Kind { Known, Estimated, Missing };
    core::FeatureId feature;
    Kind kind = Kind::Known;
    QString label, unit, reference;
    QString value;        // "11.2", "est. 38", "yes"
    QString spokenRange;  // of an estimate: "30–47"
    double number = 0.0;  // meaningless where missing
    double factor = 1.0;  // shown = stored × factor
    core::Interval range; // of an estimate
    core::Range band;     // reference
    core::ResultFlag flag = core::ResultFlag::None;
    bool numeric = true; // else one of `choices`
    QStringList choices; // by their stored value, or by the features of a category's levels; empty for numbers
    std::optional<core::FeatureId> firstLevel; // of a category: the feature of its first choice; the others follow it
    bool changed = false;                      // by the user, in a what-if
    bool unusual = false;                      // beyond those of 99 of 100 training patients
    bool operator==(const ResultRow&) const = default;
};

struct ResultGroup {
    QString title, note; // "BBC", "ordered at step 1 · $26.00 · 10 results, 5 outside reference"
    bool next = false;   // to be ordered now
    bool known = false;
    bool newest = false; // came in last
    std::vector<ResultRow> rows;
    bool operator==(const ResultGroup&) const = default;
};

// One thing that can be done at a step, or could have been.
struct ActionRow {
    enum class State { Open, Ordered, Closed };
    core::Action action = core::Action::diagnose(core::Disease::Absent);
    State state = State::Open;
    bool advised = false; // what the policy does here
    bool taken = false;   // what is done here
    QString name, price, detail;
    std::optional<double> probability; // that the policy does it; unset: not to be seen
    std::optional<double> worth;       // expected reward; unset: the policy estimates none
    std::optional<double> bar;         // what its bar shows, 0 … 1
    QString figure, note;              // beside the bar: probability and worth, or worth alone
    bool operator==(const ActionRow&) const = default;
};

struct BannerFact {
    QString name, value;
    bool speaksForItself = true; // "72 years", "female"; "yes" needs the name
    bool operator==(const BannerFact&) const = default;
};

// What was spent, what comes next, and what it is measured against.
struct BillFacts {
    QString caption;     // "Running bill (cap $100)"
    QString sum;         // "BBC $26 = $26"
    QString next;        // "then + TSAT $40 = $66"; empty: nothing follows
    QString others = {}; // "90 min of waiting, 7.5 mL of blood"; empty: nobody said
    double paid = 0.0, after = 0.0, limit = 0.0;
    bool operator==(const BillFacts&) const = default;
};

struct DriverRow {
    QString name; // "Hemoglobin 11.2 ↓ L"
    double change = 0.0;
    bool operator==(const DriverRow&) const = default;
};

// Why the next action, in sentences and bars.
struct WhyFacts {
    QString title, sentence;
    QString driversTitle;
    std::vector<DriverRow> drivers; // largest first
    bool operator==(const WhyFacts&) const = default;
};

// One path in few words, to be compared with another.
struct PathFacts {
    QString title, orders, bill, probability, diagnosis, verdict;
    bool operator==(const PathFacts&) const = default;
};

} // namespace ui

Q_DECLARE_METATYPE(ui::ResultRow)
Q_DECLARE_METATYPE(ui::ResultGroup)
Q_DECLARE_METATYPE(ui::ActionRow)
