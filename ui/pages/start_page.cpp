#include "ui/pages/start_page.h"

#include "ui/widgets/card.h"
#include "ui/widgets/drop_area.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/sample_card.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

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
    column->addWidget(question);
    column->addSpacing(10);

    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(buildSamples(samples), 2);
    row->addWidget(buildSide(), 1);
    column->addLayout(row, 1);

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scrolling(content, this));
}

QWidget* StartPage::buildSamples(std::span<const core::BuiltinCohort> samples)
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    QLabel* title = makeLabel(tr("Samples"));
    title->setProperty("type", QStringLiteral("strong"));
    heading->addWidget(title);
    heading->addWidget(makeLabel(tr("synthetic patients, ready to explore"), TypeSize::Table, Tone::Secondary));
    heading->addStretch(1);
    column->addLayout(heading);

    auto* grid = new QGridLayout;
    grid->setSpacing(12);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        auto* card = new SampleCard(samples[i], i == 0);
        connect(card, &SampleCard::openRequested, this,
                [this, card] { Q_EMIT sampleRequested(QString::fromStdString(card->cohortName())); });
        m_cards.push_back(card);
        grid->addWidget(card, static_cast<int>(i / 2), static_cast<int>(i % 2));
        grid->setRowStretch(static_cast<int>(i / 2), 1);
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid, 1);
    return part;
}

QWidget* StartPage::buildSide()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    QLabel* title = makeLabel(tr("Your data"));
    title->setProperty("type", QStringLiteral("strong"));
    column->addWidget(title);
    m_dropArea = new DropArea;
    column->addWidget(m_dropArea, 1);
    connect(m_dropArea, &DropArea::openRequested, this, &StartPage::openFileRequested);
    connect(m_dropArea, &DropArea::pasteRequested, this, &StartPage::pasteRequested);
    connect(m_dropArea, &DropArea::fileDropped, this, &StartPage::fileDropped);

    m_recentCard = new Card(nullptr, Card::Padding::None);
    QLabel* recent = makeLabel(tr("Recent projects"));
    recent->setProperty("type", QStringLiteral("strong"));
    recent->setContentsMargins(12, 10, 12, 8);
    m_recentCard->body()->addWidget(recent);
    m_recentCard->body()->addWidget(makeHorizontalRule());
    m_recent = new RecentList;
    m_recentCard->body()->addWidget(m_recent, 1);
    connect(m_recent, &RecentList::chosen, this, &StartPage::recentChosen);
    connect(m_recent, &RecentList::removed, this, &StartPage::recentRemoved);
    column->addWidget(m_recentCard, 1);
    setRecent({});
    return part;
}

void StartPage::setTheme(const Theme& theme)
{
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
}

void StartPage::setProblem(const QString& sentence)
{
    m_dropArea->setProblem(sentence);
}

} // namespace ui
