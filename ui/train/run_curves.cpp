// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/run_curves.h"

#include <algorithm>

namespace ui {

void RunCurves::set(core::RunId run, std::span<const core::CurvePoint> points)
{
    m_runs[run] = {};
    add(run, points);
}

void RunCurves::add(core::RunId run, std::span<const core::CurvePoint> points)
{
    Run& known = m_runs[run];
    std::map<core::Curve, std::vector<QPointF>> added;
    for (const core::CurvePoint& point : points) {
        if (point.curve == core::Curve::PanelUse) {
            const auto [use, first] = known.use.try_emplace(point.panel);
            if (first)
                use->second.atStart = point.value;
            use->second.now = point.value;
        } else {
            added[point.curve].emplace_back(static_cast<double>(point.x), point.value);
        }
    }
    for (auto& [curve, more] : added) {
        std::ranges::stable_sort(more, {}, &QPointF::x);
        std::vector<QPointF>& all = known.curves[curve];
        all.erase(std::ranges::lower_bound(all, more.front().x(), {}, &QPointF::x), all.end());
        all.insert(all.end(), more.begin(), more.end());
    }
}

void RunCurves::keepOnly(std::span<const core::RunId> runs)
{
    std::erase_if(m_runs, [runs](const auto& one) { return std::ranges::find(runs, one.first) == runs.end(); });
}

const std::vector<QPointF>& RunCurves::points(core::RunId run, core::Curve curve) const
{
    static const std::vector<QPointF> none;
    const auto known = m_runs.find(run);
    if (known == m_runs.end())
        return none;
    const auto found = known->second.curves.find(curve);
    return found == known->second.curves.end() ? none : found->second;
}

CurveSeries RunCurves::joined(std::span<const core::RunId> seeds, core::Curve curve) const
{
    std::vector<const std::vector<QPointF>*> all;
    for (const core::RunId seed : seeds)
        if (!points(seed, curve).empty())
            all.push_back(&points(seed, curve));
    return overSeeds(all);
}

double RunCurves::newestStep(core::RunId run) const
{
    const std::vector<QPointF>& watched = points(run, core::Curve::ValidationF1);
    return watched.empty() ? 0.0 : watched.back().x();
}

const std::map<std::uint32_t, RunCurves::Use>& RunCurves::panelUse(core::RunId run) const
{
    static const std::map<std::uint32_t, Use> none;
    const auto known = m_runs.find(run);
    return known == m_runs.end() ? none : known->second.use;
}

} // namespace ui
