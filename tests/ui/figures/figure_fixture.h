// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure_files.h"

#include <QPainter>

namespace tests {

// A rising line with a label: the smallest figure that has something of everything.
class LineFigure : public ui::Figure {
public:
    LineFigure()
        : Figure({.name = QStringLiteral("line"),
                  .text = {.title = QStringLiteral("Cost & quality <test>"),
                           .xLabel = QStringLiteral("Cost per patient"),
                           .yLabel = QStringLiteral("F1"),
                           .caption = QStringLiteral("579 test patients. Seed 7.")},
                  .origin = {.policy = core::FrontPolicyRef{.front = {3}, .policy = 7},
                             .shape = core::RewardShape{.lambda = 2.5, .rho = -0.0125},
                             .seed = core::Seed{18'446'744'073'709'551'615ULL}}})
    {
    }
    ui::FigureTable table() const override
    {
        return {.columns = {QStringLiteral("point"), QStringLiteral("note"), QStringLiteral("f1")},
                .rows = {{QStringLiteral("1"), QStringLiteral("a \"quoted\", note"), QStringLiteral("0.5")},
                         {QStringLiteral("10"), QStringLiteral("Größe"), QStringLiteral("0.625")},
                         {QStringLiteral("2"), QString(), QString()}}};
    }
    void paint(QPainter& painter, const QSizeF& size, const ui::FigureText& text, const ui::Theme& theme) const override
    {
        m_direction = painter.layoutDirection();
        painter.setPen(QPen(theme.plotBlue, 2));
        painter.drawLine(QPointF(0, size.height()), QPointF(size.width(), 0));
        painter.setPen(theme.text);
        painter.setFont(ui::fontOf(theme, ui::TypeSize::Caption));
        painter.drawText(QPointF(10, size.height() / 2), text.xLabel);
        painter.drawText(QPointF(10, 20), text.yLabel);
    }

    mutable Qt::LayoutDirection m_direction = Qt::LayoutDirectionAuto; // of the painter it was last given
};

inline ui::FigureJob lineJob()
{
    const auto figure = std::make_shared<LineFigure>();
    return {.figure = figure,
            .text = figure->text(),
            .page = {.widthMm = 85.0, .heightMm = 60.0, .dpi = 200},
            .metadata = {.figure = figure->name(),
                         .version = QStringLiteral("1.2.3"),
                         .project = QStringLiteral("0123456789abcdef0123456789abcdef"),
                         .projectFile = QStringLiteral("ward & clinic.panelwise"),
                         .origin = figure->origin()}};
}

} // namespace tests
