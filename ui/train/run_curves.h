// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/run_record.h"
#include "ui/figures/charts/curve_series.h"

#include <QPointF>

#include <map>
#include <span>
#include <vector>

namespace ui {

// The curves of the runs whose points are known, ready to be drawn.
class RunCurves {
public:
    void set(core::RunId run, std::span<const core::CurvePoint> points);
    // Points from a place already there replace what was there and after it: a run resumed at a checkpoint goes over
    // its last steps again.
    void add(core::RunId run, std::span<const core::CurvePoint> points);
    void keepOnly(std::span<const core::RunId> runs);
    bool holds(core::RunId run) const { return m_runs.contains(run); }

    const std::vector<QPointF>& points(core::RunId run, core::Curve curve) const;
    CurveSeries joined(std::span<const core::RunId> seeds, core::Curve curve) const; // mean and range of seeds
    double newestStep(core::RunId run) const;                                        // 0: none yet

    struct Use {
        double atStart = 0.0, now = 0.0; // share of validation patients
    };
    const std::map<std::uint32_t, Use>& panelUse(core::RunId run) const;

private:
    struct Run {
        std::map<core::Curve, std::vector<QPointF>> curves;
        std::map<std::uint32_t, Use> use;
    };
    std::map<core::RunId, Run> m_runs;
};

} // namespace ui
