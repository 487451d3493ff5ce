// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/flow_words.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

using FlowKind = PolicyFlow::Kind;

struct FlowText {
    Q_DECLARE_TR_FUNCTIONS(FlowText)
};

bool isTogether(const PolicyFlow::Node& node, std::size_t place)
{
    return std::ranges::find(node.together, place) != node.together.end();
}

QString ordersText(const FlowWords& words, const PolicyFlow::Node& node)
{
    QString text;
    for (std::size_t place = 0; place < node.orders.size(); ++place) {
        const QString panel = words.panel(node.orders[place]);
        text = place == 0                ? panel
               : isTogether(node, place) ? FlowText::tr("%1 together with %2").arg(text, panel)
                                         : FlowText::tr("%1, then %2").arg(text, panel);
    }
    return text;
}

QString nodeWay(const FlowWords& words, const PolicyFlow::Node& node)
{
    if (node.kind != FlowKind::Other)
        return node.orders.empty() ? FlowText::tr("No test") : ordersText(words, node);
    return node.orders.empty() ? FlowText::tr("Other panels")
                               : FlowText::tr("%1, then other panels").arg(ordersText(words, node));
}

} // namespace

QString FlowWords::panel(core::PanelId panel) const
{
    const auto position = static_cast<qsizetype>(panel.value);
    return position < panels.size() ? panels[position] : FlowText::tr("Panel %1").arg(panel.value + 1);
}

QString FlowWords::node(const PolicyFlow::Node& node) const
{
    switch (node.kind) {
    case FlowKind::Everybody:
        return FlowText::tr("All");
    case FlowKind::Panel:
        return isTogether(node, node.orders.size() - 1) ? FlowText::tr("with %1").arg(panel(node.orders.back()))
                                                        : panel(node.orders.back());
    case FlowKind::NoTest:
        return FlowText::tr("No test");
    case FlowKind::Other:
        return FlowText::tr("Other");
    case FlowKind::Ill:
        return FlowText::tr("Case");
    case FlowKind::NotIll:
        return FlowText::tr("No case");
    }
    Q_UNREACHABLE();
}

QString FlowWords::column(const PolicyFlow& flow, std::size_t column) const
{
    if (column == 0)
        return FlowText::tr("All");
    if (column + 1 == flow.columns)
        return FlowText::tr("Diagnosis");
    switch (column) {
    case 1:
        return FlowText::tr("1st panel");
    case 2:
        return FlowText::tr("2nd panel");
    case 3:
        return FlowText::tr("3rd panel");
    default:
        return FlowText::tr("Panel no. %1").arg(column);
    }
}

QString FlowWords::way(const PolicyFlow& flow, std::size_t ribbon) const
{
    const PolicyFlow::Node& from = flow.source(flow.ribbons[ribbon]);
    const PolicyFlow::Node& to = flow.target(flow.ribbons[ribbon]);
    if (to.kind != FlowKind::Ill && to.kind != FlowKind::NotIll)
        return nodeWay(*this, to);
    QString before = nodeWay(*this, from);
    if (from.more)
        before = FlowText::tr("%1, a few with further panels").arg(before);
    return to.kind == FlowKind::Ill ? FlowText::tr("%1: diagnosed as a case").arg(before)
                                    : FlowText::tr("%1: diagnosed as no case").arg(before);
}

QString FlowWords::sentence(const PolicyFlow& flow, std::size_t ribbon) const
{
    const PolicyFlow::Ribbon& one = flow.ribbons[ribbon];
    const QString patients =
        FlowText::tr("%1 of 1,000 patients").arg(countText(static_cast<std::uint64_t>(one.patients)));
    if (!one.money)
        return FlowText::tr("%1. %2.").arg(way(flow, ribbon), patients);
    return FlowText::tr("%1. %2, %3 for their panels.")
        .arg(way(flow, ribbon), patients, money(core::Cost(std::round(*one.money)), currency));
}

} // namespace ui
