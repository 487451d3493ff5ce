// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/judged_tab.h"

#include "ui/common/labels.h"
#include "ui/compare/model_table.h"
#include "ui/figures/comparison/line_plot.h"

#include <QBoxLayout>

namespace ui {

JudgedTab::JudgedTab(JudgePtr judge, QWidget* parent)
    : CompareTab(parent),
      m_judge(std::move(judge)),
      m_theme(lightTheme())
{
}

void JudgedTab::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (LinePlot* plot : m_plots)
        plot->setTheme(theme);
    for (ModelTable* table : m_tables)
        table->setTheme(theme);
    themeChanged();
}

void JudgedTab::setComparison(const ComparisonPtr& comparison)
{
    const ComparisonPtr shown = comparison ? comparison : std::make_shared<const Comparison>();
    m_judge->prepare(*shown);
    showFigures(*shown, *m_judge);
}

std::vector<FigurePtr> JudgedTab::figures() const
{
    std::vector<FigurePtr> all;
    for (const LinePlot* plot : m_plots)
        if (FigurePtr figure = plot->figure())
            all.push_back(std::move(figure));
    return all;
}

LinePlot* JudgedTab::makePlot()
{
    auto* plot = new LinePlot;
    connect(plot, &LinePlot::thresholdWanted, this, &JudgedTab::thresholdWanted);
    m_plots.push_back(plot);
    return plot;
}

QWidget* JudgedTab::makePlotBox(LinePlot& plot)
{
    auto* box = new QWidget;
    auto* title = new ElidedLabel;
    title->setProperty("type", QStringLiteral("strong"));
    connect(&plot, &LinePlot::titleChanged, title, &QLabel::setText);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(10, 8, 6, 2);
    column->setSpacing(2);
    column->addWidget(title);
    column->addWidget(&plot, 1);
    return box;
}

ModelTable* JudgedTab::makeTable(const QString& accessibleName)
{
    auto* table = new ModelTable(accessibleName);
    table->setTheme(m_theme);
    m_tables.push_back(table);
    return table;
}

QLabel* JudgedTab::makeCaption()
{
    QLabel* caption = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    caption->setWordWrap(true);
    caption->setContentsMargins(12, 6, 12, 8);
    return caption;
}

void JudgedTab::layOut(QLayout* plots, ModelTable* table, QLabel* caption)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(plots, 1);
    column->addWidget(makeHorizontalRule());
    column->addWidget(table);
    column->addWidget(makeHorizontalRule());
    column->addWidget(caption);
}

} // namespace ui
