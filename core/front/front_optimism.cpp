// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_optimism.h"

#include "core/front/pareto_front.h"

namespace core {
namespace {

class MeanDifference {
public:
    void add(const MetricEstimate& validation, const MetricEstimate& test)
    {
        if (!validation.value || !test.value)
            return;
        m_sum += *validation.value - *test.value;
        ++m_count;
    }
    std::optional<double> mean() const
    {
        return m_count > 0 ? std::optional(m_sum / static_cast<double>(m_count)) : std::nullopt;
    }

private:
    double m_sum = 0.0;
    std::size_t m_count = 0;
};

} // namespace

std::optional<FrontOptimism> optimismOf(std::span<const OperatingPoint> points, FrontAxes axes)
{
    MeanDifference f1, am, cost, minutes;
    bool tested = false;
    for (const std::size_t place : frontOf(points, axes)) {
        const OperatingPoint& point = points[place];
        if (!point.test)
            continue;
        tested = true;
        f1.add(point.validation.f1, point.test->f1);
        am.add(point.validation.am, point.test->am);
        cost.add(point.validation.meanCost, point.test->meanCost);
        if (point.validation.meanMinutes && point.test->meanMinutes)
            minutes.add(*point.validation.meanMinutes, *point.test->meanMinutes);
    }
    if (!tested)
        return std::nullopt;
    return FrontOptimism{.f1 = f1.mean(), .am = am.mean(), .meanCost = cost.mean(), .meanMinutes = minutes.mean()};
}

} // namespace core
