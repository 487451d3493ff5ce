// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/record_check_p.h"

#include <algorithm>

namespace core {
namespace {

class PanelCheck {
public:
    explicit PanelCheck(const TestCatalog& panels) : m_panels(panels.panelCount()) {}

    bool holds(const Evaluation& evaluation)
    {
        const std::size_t told = evaluation.panelUse.size();
        if (told > PanelMask::kMostPanels || (m_panels != 0 && told != 0 && told != m_panels))
            return false;
        m_panels = m_panels == 0 ? told : m_panels;
        return std::ranges::all_of(evaluation.orders, [&](const OrderFrequency& order) {
            return order.diagnosedPresent <= order.patients && order.patients <= evaluation.patients() &&
                   holds(order.sequence) && isWithin(order);
        });
    }
    bool holds(const std::optional<Evaluation>& evaluation) { return !evaluation || holds(*evaluation); }
    bool holds(const OperatingPoint& point)
    {
        return holds(point.validation) && holds(point.test) && holds(point.pooled);
    }
    bool holds(const std::optional<OperatingPoint>& point) { return !point || holds(*point); }
    bool holds(const std::vector<OperatingPoint>& points)
    {
        return std::ranges::all_of(points, [this](const OperatingPoint& point) { return holds(point); });
    }
    bool holds(const SystemRun& run)
    {
        return holds(run.validation) && holds(run.test) && holds(run.front) && holds(run.panels) &&
               std::ranges::all_of(run.fixedSets, [this](const FixedSet& set) {
                   return holds(set.validation) && holds(set.test) &&
                          PanelMask::all(most()).with(set.panels) == PanelMask::all(most());
               });
    }

private:
    std::size_t most() const { return m_panels == 0 ? PanelMask::kMostPanels : m_panels; }

    bool holds(const std::vector<PanelId>& panels) const
    {
        PanelMask seen;
        for (const PanelId panel : panels) {
            if (panel.value >= most() || seen.isOrdered(panel))
                return false;
            seen = seen.with(panel);
        }
        return true;
    }
    static bool isWithin(const OrderFrequency& order)
    {
        return !order.alongside || std::ranges::all_of(*order.alongside, [&](std::uint64_t place) {
            return place < order.sequence.size();
        });
    }

    std::size_t m_panels; // 0: not known yet
};

} // namespace

bool speaksOfItsPanels(const RunRecord& record)
{
    PanelCheck check(record.start.panels);
    const std::optional<TrainingSummary>& summary = record.summary;
    return !summary || (check.holds(summary->validation) && check.holds(summary->train) && check.holds(summary->test) &&
                        check.holds(summary->pooled));
}

bool speaksOfItsPanels(const FrontRecord& record)
{
    PanelCheck check(record.start.panels);
    return check.holds(record.points) &&
           (!record.summary || (check.holds(record.summary->fullPanels) && check.holds(record.summary->noPanels)));
}

bool speaksOfItsPanels(const BaselineRecord& record)
{
    PanelCheck check(record.start.panels);
    return std::ranges::all_of(record.runs, [&](const SystemRun& run) { return check.holds(run); });
}

} // namespace core
