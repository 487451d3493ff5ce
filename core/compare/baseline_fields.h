// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/compare/baseline_record.h"
#include "core/front/front_fields.h"

namespace core {

template <typename Visitor, Is<FixedSet> Value>
void describe(Visitor& visit, Value& set)
{
    visit("panels", set.panels);
    visit("validation", set.validation);
    visit("test", set.test);
    visit("on_front", set.onFront);
}

// Without the system, which goes by its key: that outlives the order of the enumeration.
template <typename Visitor, Is<SystemRun> Value>
void describe(Visitor& visit, Value& run)
{
    visit("repeat", run.repeat);
    visit("seed", run.seed.value);
    visit("panels", run.panels);
    visit("setting", run.setting);
    visit("threshold", run.threshold);
    visit("validation", run.validation);
    visit("test", run.test);
    visit("fit_s", run.fitSeconds);
    visit("fixed_sets", run.fixedSets);
    visit("front", run.front);
}

// Without the system and the number of repeats.
template <typename Visitor, Is<BaselineRow> Value>
void describe(Visitor& visit, Value& row)
{
    visit("f1", row.f1);
    visit("auroc", row.auroc);
    visit("am", row.am);
    visit("precision", row.precision);
    visit("recall", row.recall);
    visit("specificity", row.specificity);
    visit("brier", row.brier);
    visit("mean_cost", row.meanCost);
    visit("fit_s", row.fitSeconds);
}

template <typename Visitor, Is<EqualCostRow> Value>
void describe(Visitor& visit, Value& row)
{
    visit("system_cost", row.systemCost);
    visit("system_f1", row.systemF1);
    visit("front_cost", row.frontCost);
    visit("front_f1", row.frontF1);
    visit("difference", row.difference);
}

} // namespace core
