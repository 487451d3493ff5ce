// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_chart.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/quiet_scroll_area.h"
#include "ui/figures/figure_view.h"
#include "ui/figures/story/track_figure.h"
#include "ui/patient/flip_slider.h"
#include "ui/patient/patient_view.h"
#include "ui/patient/result_chart.h"
#include "ui/patient/story_bar.h"
#include "ui/patient/why_card.h"

#include <QBoxLayout>
#include <QSplitter>

namespace ui {

PatientChart::PatientChart(QWidget* parent)
    : QWidget(parent),
      m_banner(new PatientBanner(this)),
      m_actions(new ActionList(this)),
      m_results(new ResultChart(this)),
      m_flips(new FlipStrip(this)),
      m_trackTitle(makeStrongLabel()),
      m_track(new FigureView(tr("Probability track"), this)),
      m_paths(new PathCard(this)),
      m_why(new WhyCard(this)),
      m_bar(new StoryBar(this))
{
    buildLayout();
    connectInputs();
}

QWidget* PatientChart::makeRightColumn()
{
    auto* card = new Card(this);
    card->body()->setContentsMargins(10, 8, 8, 4);
    card->body()->setSpacing(4);
    auto* head = new QHBoxLayout;
    m_trackTitle->setWordWrap(true);
    head->addWidget(m_trackTitle, 1);
    QLabel* range = makeLabel(tr("80 % range"), TypeSize::Table, Tone::Secondary);
    range->setToolTip(
        tr("Where the probability would end for 80 of 100 patients like this one if every panel were known"));
    head->addWidget(range);
    card->body()->addLayout(head);
    m_track->setContentsMargins(2, 2, 2, 2);
    card->body()->addWidget(m_track, 1);
    explain(*m_trackTitle, Term::Threshold);
    m_trackCard = card;
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(card, 3);
    column->addWidget(m_paths);
    column->addWidget(m_why, 2);
    column->addStretch(0); // in a duel only one of them is there
    auto* area = new QuietScrollArea(content, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void PatientChart::buildLayout()
{
    m_results->addBelow(m_flips);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(8);
    m_columns->addWidget(m_actions);
    m_columns->addWidget(m_results);
    m_columns->addWidget(makeRightColumn());
    m_columns->setStretchFactor(0, 4);
    m_columns->setStretchFactor(1, 9);
    m_columns->setStretchFactor(2, 7);
    m_columns->setSizes({244, 516, 408});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_banner);
    column->addWidget(m_columns, 1);
    column->addWidget(m_bar);
}

void PatientChart::connectInputs()
{
    connect(m_actions, &ActionList::actionChosen, this, &PatientChart::actionChosen);
    connect(m_results, &ResultChart::valueEdited, this, &PatientChart::valueEdited);
    connect(m_results, &ResultChart::unitsChosen, this, &PatientChart::unitsChosen);
    connect(m_results, &ResultChart::valueChosen, this, [this](std::optional<core::FeatureId> feature) {
        if (!feature)
            m_flips->clear();
        Q_EMIT valueChosen(feature);
    });
    connect(m_flips, &FlipStrip::valueTried, this,
            [this](core::FeatureId feature, float stored) { Q_EMIT valueEdited(feature, stored); });
    connect(m_paths, &PathCard::revealRequested, this, &PatientChart::revealRequested);
    connect(m_paths, &PathCard::undoRequested, this, &PatientChart::undoRequested);
    connect(m_paths, &PathCard::returnRequested, this, &PatientChart::returnRequested);
    connect(m_paths, &PathCard::nextPatientRequested, this, &PatientChart::nextPatientRequested);
    connect(m_paths, &PathCard::resetRequested, this, &PatientChart::resetRequested);
    connect(m_paths, &PathCard::teamsRequested, this, &PatientChart::teamsRequested);
    connect(m_paths, &PathCard::resultsRequested, this, &PatientChart::duelResultsRequested);
}

void PatientChart::setTheme(const Theme& theme)
{
    m_banner->setTheme(theme);
    m_actions->setTheme(theme);
    m_results->setTheme(theme);
    m_flips->setTheme(theme);
    m_track->setTheme(theme);
    m_why->setTheme(theme);
    m_bar->setTheme(theme);
    m_actions->setMinimumWidth(theme.px(170));
    m_results->setMinimumWidth(theme.px(300));
}

void PatientChart::showWalk(const WalkthroughModel& walk, const StoryReader& reader, const FigureOrigin& origin,
                            const QString& caption)
{
    m_bar->setMode(static_cast<int>(walk.mode()));
    m_actions->setActions(walk.shown() ? actionRows(walk, reader) : std::vector<ActionRow>{}, actionRole(walk),
                          reader.cohort().catalog().pairs() == core::PairOrders::Allowed);
    if (!walk.shown())
        return;
    if (walk.blind())
        m_flips->clear(); // it tells what the policy would do
    m_banner->setFacts(bannerFacts(walk, reader));
    m_results->setGroups(resultGroups(walk, reader), walk.mode() != WalkthroughModel::Mode::Duel);
    m_results->setNote(referenceNote(walk, reader));
    const TrackScene track = trackScene(walk, reader);
    m_trackTitle->setText(track.title);
    m_track->setFigure(trackFigure(track, origin, caption));
    m_trackCard->setVisible(!track.known.empty());
    const bool twoPaths = walk.ownPath() || walk.mode() == WalkthroughModel::Mode::Duel;
    m_paths->setVisible(twoPaths);
    if (twoPaths)
        m_paths->setFacts(pathFacts(walk, reader));
    m_why->setVisible(!walk.blind());
    if (!walk.blind())
        m_why->setWhy(reader.why(*walk.shown(), walk.position()), origin, caption);
    m_bar->setSteps(stepNames(walk, reader), static_cast<int>(walk.position()), walk.atEnd(), walk.concealing());
}

void PatientChart::setFlips(const core::FlipAnswer& answer, const StoryReader& reader)
{
    if (m_results->chosen() != answer.question.feature)
        return;
    m_flips->setAnswer(answer, reader.row(answer.question.feature, answer.question.patient),
                       [&reader](core::Action action) { return reader.actionName(action); });
}

} // namespace ui
