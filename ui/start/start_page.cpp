// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include "ui/common/buttons.h"
#include "ui/common/card.h"
#include "ui/common/drop_area.h"
#include "ui/common/flow_layout.h"
#include "ui/common/help_event.h"
#include "ui/common/labels.h"
#include "ui/common/sample_card.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

// The page's parts fit a 1180 × 720 window; in smaller ones, or zoomed, the page scrolls.
QScrollArea* scrolling(QWidget* content, QWidget* parent)
{
    content->setProperty("page", true);
    auto* area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

} // namespace

StartPage::StartPage(std::span<const core::BuiltinCohort> samples, QWidget* parent) : QWidget(parent)
{
    buildLayout(samples);
}

void StartPage::buildLayout(std::span<const core::BuiltinCohort> samples)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("Start"), TypeSize::Title));
    QLabel* question = makeLabel(tr("Which lab panel should come next for this patient, or is it time to diagnose?"),
                                 TypeSize::Body, Tone::Secondary);
    question->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(question, 1);
    line->addWidget(makeHelpButton(QStringLiteral("guide-start")));
    column->addLayout(line);
    column->addSpacing(10);

    m_columns = new QHBoxLayout;
    m_columns->setSpacing(16);
    m_columns->addWidget(buildSamples(samples), 7);
    m_side = buildSide();
    m_columns->addWidget(m_side, 3);
    column->addLayout(m_columns, 1);
    column->addSpacing(10);
    column->addWidget(buildLessons());

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scrolling(content, this));
    arrange();
}

QWidget* StartPage::buildSamples(std::span<const core::BuiltinCohort> samples)
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    QLabel* title = makeStrongLabel(tr("Samples"));
    heading->addWidget(title);
    heading->addWidget(makeLabel(tr("synthetic patients, ready to explore"), TypeSize::Table, Tone::Secondary));
    heading->addStretch(1);
    column->addLayout(heading);

    m_grid = new QGridLayout;
    m_grid->setSpacing(12);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        auto* card = new SampleCard(samples[i], i == 0);
        connect(card, &SampleCard::openRequested, this,
                [this, card] { Q_EMIT sampleRequested(QString::fromStdString(card->cohortName())); });
        m_cards.push_back(card);
    }
    column->addLayout(m_grid, 1);
    return part;
}

QWidget* StartPage::buildLessons()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    heading->addWidget(makeStrongLabel(tr("Lessons")));
    heading->addWidget(makeLabel(tr("10 to 15 minutes each, in the real program"), TypeSize::Table, Tone::Secondary));
    heading->addStretch(1);
    QPushButton* all = makeLinkButton(tr("What they are about…"));
    connect(all, &QPushButton::clicked, this, &StartPage::lessonsRequested);
    heading->addWidget(all);
    column->addLayout(heading);
    m_lessons = new FlowLayout(nullptr, 8);
    column->addLayout(m_lessons);
    return part;
}

void StartPage::setLessons(const std::vector<StartLesson>& lessons)
{
    deleteWidgets(*m_lessons);
    int number = 0;
    for (const StartLesson& lesson : lessons) {
        QPushButton* button = makeButton(tr("%1. %2").arg(QLocale().toString(++number), lesson.title));
        if (lesson.finished)
            button->setIcon(lineIcon(Icon::Check));
        button->setToolTip(lesson.state);
        button->setAccessibleName(tr("Lesson %1: %2, %3").arg(QLocale().toString(number), lesson.title, lesson.state));
        connect(button, &QPushButton::clicked, this, [this, id = lesson.id] { Q_EMIT lessonRequested(id); });
        m_lessons->addWidget(button);
    }
}

QWidget* StartPage::buildSide()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    QLabel* title = makeStrongLabel(tr("Your data"));
    column->addWidget(title);
    m_dropArea = new DropArea;
    column->addWidget(m_dropArea, 1);
    connect(m_dropArea, &DropArea::openRequested, this, &StartPage::openFileRequested);
    connect(m_dropArea, &DropArea::pasteRequested, this, &StartPage::pasteRequested);
    connect(m_dropArea, &DropArea::fileDropped, this, &StartPage::fileDropped);

    QPushButton* measurements = makeButton(tr("From a list of measurements…"), Icon::Table);
    measurements->setToolTip(tr("A table with one row per measurement becomes one row per patient."));
    connect(measurements, &QPushButton::clicked, this, &StartPage::measurementsRequested);
    column->addWidget(measurements);

    m_recentCard = new Card(nullptr, Card::Padding::None);
    QLabel* recent = makeStrongLabel(tr("Recent projects"));
    recent->setContentsMargins(12, 10, 12, 8);
    m_recentCard->body()->addWidget(recent);
    m_recentCard->body()->addWidget(makeHorizontalRule());
    m_recent = new RecentList;
    m_recentCard->body()->addWidget(m_recent, 1);
    connect(m_recent, &RecentList::chosen, this, &StartPage::recentChosen);
    connect(m_recent, &RecentList::removed, this, &StartPage::recentRemoved);
    column->addWidget(m_recentCard, 1);
    column->addStretch(0); // takes what is left only where the drop area is as tall as it gets
    setRecent({});
    return part;
}

void StartPage::arrange()
{
    // The widths at which two cards and the side column just fit, at the 13 px body type; more where words are longer.
    int cardWidth = m_theme.px(285);
    for (const SampleCard* one : m_cards)
        cardWidth = std::max(cardWidth, one->minimumSizeHint().width());
    const int side = std::max(m_theme.px(270), m_side->minimumSizeHint().width());
    const int margins = 60;
    const bool sideBelow = width() < cardWidth + side + margins + m_theme.px(85);
    const int across = width() < 2 * cardWidth + margins + (sideBelow ? 0 : side) ? 1 : 2;
    m_columns->setDirection(sideBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (SampleCard* one : m_cards)
        m_grid->removeWidget(one);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int position = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], position / across, position % across);
        m_grid->setRowStretch(position / across, 1);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, across == 2 ? 1 : 0);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    limitDropArea();
    arrange();
    for (SampleCard* card : m_cards)
        card->setTheme(theme);
    m_recent->setTheme(theme);
}

void StartPage::setSamplePrices(const std::string& cohort, const std::vector<PanelPrice>& prices)
{
    for (SampleCard* card : m_cards) {
        if (card->cohortName() == cohort)
            card->setPrices(prices);
    }
}

void StartPage::setRecent(const std::vector<RecentEntry>& recent)
{
    m_recent->setEntries(recent);
    m_recentCard->setVisible(!recent.empty());
    limitDropArea();
}

// Alone in its column it is as tall as the samples beside it.
void StartPage::limitDropArea()
{
    m_dropArea->setMaximumHeight(m_recentCard->isHidden() ? QWIDGETSIZE_MAX : m_theme.px(460));
}

void StartPage::setProblem(const QString& sentence)
{
    m_dropArea->setProblem(sentence);
}

} // namespace ui
