// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/data/cohort/outer_folds.h"
#include "core/eval/evaluation.h"

namespace core {

template <typename Visitor, Is<JudgedPatients> Value>
void describe(Visitor& visit, Value& judged)
{
    visit("folds", judged.folds);
    visit("repeats", judged.repeats);
    visit("patients", judged.patients);
    visit("cases", judged.cases);
}

template <typename Visitor, Is<RewardShape> Value>
void describe(Visitor& visit, Value& shape)
{
    visit("lambda", shape.lambda);
    visit("rho", shape.rho);
    visit("minimise", shape.aim);
}

template <typename Visitor, Is<Interval> Value>
void describe(Visitor& visit, Value& interval)
{
    visit("low", interval.low);
    visit("high", interval.high);
}

template <typename Visitor, Is<MetricEstimate> Value>
void describe(Visitor& visit, Value& figure)
{
    visit("value", figure.value);
    visit("interval", figure.interval);
}

template <typename Visitor, Is<Confusion> Value>
void describe(Visitor& visit, Value& confusion)
{
    visit("tp", confusion.truePositive);
    visit("tn", confusion.trueNegative);
    visit("fp", confusion.falsePositive);
    visit("fn", confusion.falseNegative);
}

template <typename Visitor, Is<OrderFrequency> Value>
void describe(Visitor& visit, Value& order)
{
    visit("sequence", order.sequence);
    visit("alongside", order.alongside);
    visit("patients", order.patients);
    visit("diagnosed_present", order.diagnosedPresent);
}

// In the order in which the command line prints them.
template <typename Visitor, Is<Evaluation> Value>
void describe(Visitor& visit, Value& evaluation)
{
    visit("f1", evaluation.f1);
    visit("auroc", evaluation.auroc);
    visit("am", evaluation.am);
    visit("precision", evaluation.precision);
    visit("recall", evaluation.recall);
    visit("specificity", evaluation.specificity);
    visit("mean_cost", evaluation.meanCost);
    visit("mean_minutes", evaluation.meanMinutes);
    visit("mean_millilitres", evaluation.meanMillilitres);
    visit("confusion", evaluation.confusion);
    visit("auprc", evaluation.auprc);
    visit("brier", evaluation.brier);
    visit("cost_deviation", evaluation.costDeviation);
    visit("mean_reward", evaluation.meanReward);
    visit("panel_use", evaluation.panelUse);
    visit("orders", evaluation.orders);
}

} // namespace core
