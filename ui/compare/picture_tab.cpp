// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/picture_tab.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/quiet_scroll_area.h"
#include "ui/figures/figure_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

PictureTab::PictureTab(QWidget* parent, Term term)
    : CompareTab(parent),
      m_inputs(new QHBoxLayout),
      m_reading(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_nothing(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_caption(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_view(new FigureView(tr("No picture yet"))),
      m_pages(new QStackedLayout)
{
    buildLayout();
    explain(*m_reading, term);
}

void PictureTab::buildLayout()
{
    for (QLabel* label : {m_reading, m_nothing, m_caption})
        label->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_view->setContentsMargins(4, 4, 4, 4); // room for the outline of the focus
    m_view->setProperty("page", true);
    auto* scroll = new QuietScrollArea(m_view);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(scroll, 1);
    column->addWidget(m_caption);
    m_inputs->setSpacing(8);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 8, 12, 8);
    whole->setSpacing(6);
    whole->addLayout(m_inputs);
    whole->addWidget(m_reading);
    whole->addLayout(m_pages, 1);
    // Not before the pages have a place: whatever comes first is shown, and would be a window of its own.
    m_pages->addWidget(picture);
    m_pages->addWidget(m_nothing);
}

void PictureTab::addModelInput()
{
    m_models = new QComboBox;
    m_models->setAccessibleName(tr("Model"));
    m_models->setToolTip(tr("Which of the ticked models is shown here"));
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    QLabel* label = makeLabel(tr("Model"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_models);
    m_inputs->addWidget(label);
    m_inputs->addWidget(m_models);
    connect(m_models, &QComboBox::activated, this, [this](int index) {
        m_chosen = m_comparison->models[static_cast<std::size_t>(index)].model->ref;
        draw();
    });
}

std::size_t PictureTab::shownModel() const
{
    if (!m_comparison || !m_chosen)
        return 0;
    for (std::size_t i = 0; i < m_comparison->models.size(); ++i)
        if (m_comparison->models[i].model->ref == *m_chosen)
            return i;
    return 0;
}

void PictureTab::fillModels(const Comparison& comparison)
{
    QStringList names;
    for (const ShownModel& shown : comparison.models)
        names << shown.name;
    QStringList listed;
    for (int i = 0; i < m_models->count(); ++i)
        listed << m_models->itemText(i);
    const QSignalBlocker quiet(m_models);
    if (listed != names) {
        m_models->clear();
        m_models->addItems(names);
    }
    m_models->setCurrentIndex(static_cast<int>(shownModel()));
}

void PictureTab::setTheme(const Theme& theme)
{
    m_view->setTheme(theme);
}

void PictureTab::setComparison(const ComparisonPtr& comparison)
{
    m_comparison = comparison;
    m_stale = true;
    if (isVisible())
        draw();
}

void PictureTab::showEvent(QShowEvent* event)
{
    CompareTab::showEvent(event);
    if (m_stale)
        draw();
}

void PictureTab::draw()
{
    m_stale = false;
    m_reading->setText(reading());
    if (m_comparison && m_models)
        fillModels(*m_comparison);
    if (m_comparison)
        showInputs(*m_comparison);
    const FigurePtr figure = m_comparison ? makeFigure(*m_comparison) : nullptr;
    m_view->setFigure(figure);
    m_view->setAccessibleName(figure ? figure->text().title : tr("No picture yet"));
    m_caption->setText(figure ? figure->text().caption : QString());
    m_nothing->setText(m_comparison ? nothing(*m_comparison) : tr("Tick a model to see this."));
    m_pages->setCurrentIndex(figure ? 0 : 1);
}

QString PictureTab::nothing(const Comparison&) const
{
    return tr("There is nothing to show for these models.");
}

std::vector<FigurePtr> PictureTab::figures() const
{
    const FigurePtr figure = m_comparison ? makeFigure(*m_comparison) : nullptr;
    return figure ? std::vector{figure} : std::vector<FigurePtr>{};
}

} // namespace ui
