// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/data_empty_state.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/buttons.h"
#include "ui/common/drop_area.h"
#include "ui/common/help_event.h"
#include "ui/common/labels.h"
#include "ui/common/sample_card.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedLayout>

#include <algorithm>

namespace ui {

DataEmptyState::DataEmptyState(QWidget* parent)
    : QWidget(parent),
      m_pages(new QStackedLayout(this)),
      m_progressText(makeLabel({}, TypeSize::Body)),
      m_progress(new QProgressBar)
{
    m_pages->addWidget(makeInvitation());
    m_pages->addWidget(makeLoading());
}

QWidget* DataEmptyState::makeInvitation()
{
    auto* drop = new DropArea;
    connect(drop, &DropArea::openRequested, this, &DataEmptyState::openFileRequested);
    connect(drop, &DropArea::pasteRequested, this, &DataEmptyState::pasteRequested);
    connect(drop, &DropArea::fileDropped, this, &DataEmptyState::fileDropped);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Data & panels"), TypeSize::Title));
    column->addWidget(drop);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("Or begin with synthetic patients"), TypeSize::Headline));
    column->addLayout(makeSamples());
    column->addWidget(makeHelpButton(QStringLiteral("guide-data")));
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    page->setProperty("page", true);
    return scroll;
}

QLayout* DataEmptyState::makeSamples()
{
    constexpr int kPerRow = 2;
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (const core::BuiltinCohort& cohort : core::builtinCohorts()) {
        auto* card = new SampleCard(cohort, false);
        const QString name = QString::fromStdString(cohort.name);
        connect(card, &SampleCard::openRequested, this, [this, name] { Q_EMIT sampleRequested(name); });
        const auto position = static_cast<int>(m_samples.size());
        grid->addWidget(card, position / kPerRow, position % kPerRow);
        m_samples.push_back(card);
    }
    return grid;
}

void DataEmptyState::setTheme(const Theme& theme)
{
    for (SampleCard* card : m_samples)
        card->setTheme(theme);
}

QWidget* DataEmptyState::makeLoading()
{
    auto* card = new QFrame;
    card->setProperty("card", true);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(16, 14, 16, 16);
    inside->setSpacing(10);
    inside->addWidget(makeLabel(tr("Reading the table"), TypeSize::Headline));
    inside->addWidget(m_progressText);
    inside->addWidget(m_progress);
    QPushButton* cancel = makeButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &DataEmptyState::cancelRequested);
    inside->addWidget(cancel, 0, Qt::AlignLeft);
    m_progress->setAccessibleName(tr("Reading"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
    return page;
}

void DataEmptyState::showInvitation()
{
    m_pages->setCurrentIndex(0);
}

void DataEmptyState::showLoading(const core::Progress& progress)
{
    m_progressText->setText(
        tr("%Ln rows read so far", nullptr, static_cast<int>(std::min<std::uint64_t>(progress.rows, 2'000'000'000))));
    m_progress->setRange(0, progress.total > 0 ? 1000 : 0);
    if (progress.total > 0)
        m_progress->setValue(static_cast<int>(progress.done * 1000 / progress.total));
    m_pages->setCurrentIndex(1);
}

} // namespace ui
