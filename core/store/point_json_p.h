// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/operating_point.h"
#include "core/store/summary_json_p.h"

// How policies are described, for whatever holds some.
namespace core {

template <typename Visitor, Is<RewardShape> Value>
void describe(Visitor& visit, Value& shape)
{
    visit("lambda", shape.lambda);
    visit("rho", shape.rho);
}

template <typename Visitor, Is<ExactReturn> Value>
void describe(Visitor& visit, Value& expected)
{
    visit("tp", expected.truePositive);
    visit("tn", expected.trueNegative);
    visit("cost", expected.cost);
}

template <typename Visitor, Is<OperatingPoint> Value>
void describe(Visitor& visit, Value& point)
{
    visit("shape", point.shape);
    visit("validation", point.validation);
    visit("test", point.test);
    visit("expected", point.expected);
}

} // namespace core
