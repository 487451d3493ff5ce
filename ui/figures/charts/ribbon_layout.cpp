// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/ribbon_layout.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ui {
namespace {

// What takes room in a column: a node, or a ribbon that passes.
struct Lane {
    std::size_t rank = 0;
    int patients = 0;
    bool isNode = false;
    std::size_t index = 0; // of the node or the ribbon
};

class Layout {
public:
    Layout(const PolicyFlow& flow, const QSizeF& size, const RibbonMeasure& measure) : m_flow(flow), m_measure(measure)
    {
        m_made.nodes.resize(flow.nodes.size());
        m_made.ribbons.resize(flow.ribbons.size());
        const double step = (size.width() - measure.words - measure.nodeWidth) / static_cast<double>(flow.columns - 1);
        for (std::size_t column = 0; column < flow.columns; ++column) {
            m_made.columns.push_back(step * static_cast<double>(column));
            m_lanes.push_back(lanesOf(column));
        }
        chooseScale(size.height());
    }

    RibbonLayout make()
    {
        for (std::size_t i = 0; i < m_flow.ribbons.size(); ++i)
            m_made.ribbons[i].resize(m_flow.target(m_flow.ribbons[i]).column - m_flow.source(m_flow.ribbons[i]).column +
                                     1);
        for (std::size_t column = 0; column < m_flow.columns; ++column)
            placeColumn(column);
        placeEnds();
        return std::move(m_made);
    }

private:
    std::vector<Lane> lanesOf(std::size_t column) const
    {
        std::vector<Lane> found;
        for (std::size_t i = 0; i < m_flow.nodes.size(); ++i)
            if (m_flow.nodes[i].column == column && m_flow.nodes[i].patients > 0)
                found.push_back({m_flow.nodes[i].rank, m_flow.nodes[i].patients, true, i});
        for (std::size_t i = 0; i < m_flow.ribbons.size(); ++i) {
            const PolicyFlow::Ribbon& ribbon = m_flow.ribbons[i];
            if (m_flow.source(ribbon).column < column && column < m_flow.target(ribbon).column)
                found.push_back({ribbon.rank, ribbon.patients, false, i});
        }
        std::ranges::sort(found, {}, &Lane::rank);
        return found;
    }

    // Ribbons that pass side by side need no gap.
    static bool gapAfter(const std::vector<Lane>& lanes, std::size_t lane)
    {
        return lane + 1 < lanes.size() && (lanes[lane].isNode || lanes[lane + 1].isNode);
    }

    void chooseScale(double height)
    {
        std::size_t mostGaps = 0;
        for (const std::vector<Lane>& lanes : m_lanes) {
            std::size_t gaps = 0;
            for (std::size_t i = 0; i < lanes.size(); ++i)
                gaps += gapAfter(lanes, i) ? 1 : 0;
            mostGaps = std::max(mostGaps, gaps);
        }
        const auto gaps = static_cast<double>(mostGaps);
        m_gap = mostGaps == 0 ? 0.0 : std::min(m_measure.gap, 0.4 * height / gaps);
        m_perPatient = (height - gaps * m_gap) / 1000.0;
    }

    void placeColumn(std::size_t column)
    {
        const double left = m_made.columns[column];
        double top = 0.0;
        for (std::size_t i = 0; i < m_lanes[column].size(); ++i) {
            const Lane& lane = m_lanes[column][i];
            const double height = lane.patients * m_perPatient;
            if (lane.isNode)
                m_made.nodes[lane.index] = QRectF(left, top, m_measure.nodeWidth, height);
            else
                m_made.ribbons[lane.index][column - m_flow.source(m_flow.ribbons[lane.index]).column] = {
                    .left = left, .right = left + m_measure.nodeWidth, .top = top, .bottom = top + height};
            top += height + (gapAfter(m_lanes[column], i) ? m_gap : 0.0);
        }
    }

    // Ribbons leave and reach a node in the order of their ranks, one below the other.
    void placeEnds()
    {
        std::vector<std::size_t> byRank(m_flow.ribbons.size());
        for (std::size_t i = 0; i < byRank.size(); ++i)
            byRank[i] = i;
        std::ranges::stable_sort(byRank, {}, [this](std::size_t i) { return m_flow.ribbons[i].rank; });
        std::vector<double> left(m_flow.nodes.size()), reached(m_flow.nodes.size());
        for (const std::size_t i : byRank) {
            const PolicyFlow::Ribbon& ribbon = m_flow.ribbons[i];
            const double height = ribbon.patients * m_perPatient;
            const QRectF& from = m_made.nodes[ribbon.from];
            const QRectF& to = m_made.nodes[ribbon.to];
            const double start = from.top() + left[ribbon.from];
            const double end = to.top() + reached[ribbon.to];
            m_made.ribbons[i].front() = {from.right(), from.right(), start, start + height};
            m_made.ribbons[i].back() = {to.left(), to.left(), end, end + height};
            left[ribbon.from] += height;
            reached[ribbon.to] += height;
        }
    }

    const PolicyFlow& m_flow;
    RibbonMeasure m_measure;
    RibbonLayout m_made;
    std::vector<std::vector<Lane>> m_lanes; // by column
    double m_gap = 0.0, m_perPatient = 0.0;
};

} // namespace

RibbonLayout layoutRibbons(const PolicyFlow& flow, const QSizeF& size, const RibbonMeasure& measure)
{
    return flow.empty() ? RibbonLayout() : Layout(flow, size, measure).make();
}

} // namespace ui
