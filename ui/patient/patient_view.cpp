// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_view.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/story_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct PatientView {
    Q_DECLARE_TR_FUNCTIONS(PatientView)
};

using Mode = WalkthroughModel::Mode;

constexpr std::size_t kFlaggedOnStage = 8;

Verdict verdictAtEnd(const WalkthroughModel& walk)
{
    const core::PatientStory& story = *walk.shown();
    return verdictOf(story.steps.back().step.action.diagnosis(), *story.patient.outcome);
}

QString outcomeText(const WalkthroughModel& walk, const StoryReader& reader)
{
    const std::optional<core::Disease>& outcome = walk.shown()->patient.outcome;
    if (!outcome)
        return PatientView::tr("not known");
    if (!walk.diagnosed())
        return PatientView::tr("hidden until diagnosis");
    return PatientView::tr("%1: %2").arg(diagnosisText(*outcome, reader.disease()), verdictText(verdictAtEnd(walk)));
}

bool waitsAt(const core::PatientStory& story, std::size_t step)
{
    return story.waits && step + 1 == story.steps.size();
}

QString sideText(std::size_t right, core::Cost bill, double reward, const StoryReader& reader)
{
    return PatientView::tr("%1 right for %2, score %3")
        .arg(countText(right), reader.money(bill), numberText(reward, QLocale(), 3));
}

// What the score is made of, in the study's own reward.
QString scoreRule(const WalkthroughModel& walk, const StoryReader& reader)
{
    const core::RewardShape& shape = walk.shape();
    const QString rule = PatientView::tr("Score: %1 for a case found, 1 for somebody rightly reassured, 0 for an error")
                             .arg(numberText(shape.lambda, QLocale(), 3));
    if (shape.rho >= 0.0)
        return PatientView::tr("%1.").arg(rule);
    if (shape.aim.kind() == core::CostAim::Kind::Money)
        return PatientView::tr("%1; each %2 spent costs 1.").arg(rule, reader.money(core::Cost(-1.0 / shape.rho)));
    return PatientView::tr("%1; less what the tests cost and how long they take.").arg(rule);
}

QString duelScore(const WalkthroughModel& walk, const StoryReader& reader)
{
    const DuelScore score = walk.score();
    if (score.patients == 0)
        return {};
    QStringList lines{
        PatientView::tr("Score over %n patient(s): you %1; the policy %2.", nullptr, pluralCount(score.patients))
            .arg(sideText(score.mineRight, score.mine, score.mineReward, reader),
                 sideText(score.policyRight, score.policy, score.policyReward, reader))};
    for (qsizetype team = 0; team < walk.players().size(); ++team) {
        const DuelScore own = scoreOf(walk.played(), static_cast<std::size_t>(team));
        lines << PatientView::tr("%1: %2").arg(walk.players()[team],
                                               sideText(own.mineRight, own.mine, own.mineReward, reader));
    }
    lines << scoreRule(walk, reader);
    return lines.join(QLatin1Char('\n'));
}

QString worthText(core::OrderWorth worth)
{
    switch (worth) {
    case core::OrderWorth::Critical:
        return PatientView::tr("critical: its results changed the diagnosis");
    case core::OrderWorth::Useful:
        return PatientView::tr("useful: it promised more than a diagnosis at once");
    case core::OrderWorth::Unnecessary:
        return PatientView::tr("unnecessary: a diagnosis at once promised as much");
    }
    Q_UNREACHABLE();
}

// What each order of a path was expected to bring, and what it did.
QString debriefText(const QString& who, const core::PatientStory& story, const WalkthroughModel& walk,
                    const StoryReader& reader)
{
    QStringList lines;
    for (const core::OrderReview& review : core::reviewOrders(story, walk.shape())) {
        const QString gain = !review.gain ? PatientView::tr("not to be said")
                             : *review.gain < 0.0
                                 ? numberText(*review.gain, QLocale(), 3)
                                 : leftToRight(QLatin1Char('+') + numberText(*review.gain, QLocale(), 3));
        const QString worth = review.worth ? worthText(*review.worth) : PatientView::tr("ordered with another");
        lines << PatientView::tr("%1, %2: expected to bring %3; %4.")
                     .arg(reader.panelName(review.panel), reader.money(story.steps[review.step].step.paid), gain,
                          worth);
    }
    if (lines.isEmpty())
        lines << PatientView::tr("nothing was ordered.");
    return PatientView::tr("%1: %2").arg(who, lines.join(QLatin1Char('\n')));
}

QString divergenceText(const WalkthroughModel& walk, const StoryReader& reader)
{
    const std::optional<std::size_t> step = walk.divergence();
    if (!step)
        return walk.ownPath()->ended() ? PatientView::tr("Both paths do the same.") : QString();
    return PatientView::tr("They part at step %1: the policy does “%2”, you “%3”.")
        .arg(countText(*step + 1), reader.stepName(*walk.policyPath(), *step), reader.stepName(*walk.ownPath(), *step));
}

} // namespace

PatientBanner::Facts bannerFacts(const WalkthroughModel& walk, const StoryReader& reader)
{
    const core::PatientStory& story = *walk.shown();
    PatientBanner::Facts facts;
    facts.patient = reader.patientName(story.patient);
    facts.known = reader.banner(story);
    facts.outcome = outcomeText(walk, reader);
    facts.outcomeShown = walk.diagnosed() && story.patient.outcome;
    facts.outcomeWrong = facts.outcomeShown && !isRight(verdictAtEnd(walk));
    facts.warnings = reader.warnings(story, walk.position());
    facts.bill = reader.bill(story, walk.position(), walk.cap());
    if (walk.wantsResults()) // what has no results yet costs nothing in the story
        facts.bill.next = PatientView::tr("then %1, as soon as its results are typed in")
                              .arg(reader.panelName(story.steps[walk.position()].step.action.panel()));
    return facts;
}

PathCard::Facts pathFacts(const WalkthroughModel& walk, const StoryReader& reader)
{
    PathCard::Facts facts;
    if (walk.mode() == Mode::Duel) {
        facts.title = walk.blind() ? PatientView::tr("Duel: your orders against the policy’s")
                                   : PatientView::tr("Duel: both paths");
        if (!walk.players().isEmpty()) {
            const QString& team = walk.players()[static_cast<qsizetype>(walk.player())];
            facts.title =
                (walk.blind() ? PatientView::tr("%1 orders") : PatientView::tr("%1 against the policy")).arg(team);
        }
        facts.sentence = walk.blind() ? PatientView::tr("Probabilities, advice and estimates are hidden until your "
                                                        "diagnosis. What is ordered stays ordered.")
                                      : divergenceText(walk, reader);
        facts.score = duelScore(walk, reader);
        facts.canReset = !walk.played().empty();
        facts.canNameTeams = true;
        facts.duelOver = !walk.blind();
        if (walk.blind())
            return facts;
    } else if (walk.blind()) {
        facts.title = PatientView::tr("You order");
        facts.sentence = PatientView::tr("What the policy thinks of this decision is hidden until you made it, or want "
                                         "it revealed.");
        facts.canReveal = walk.canReveal();
        facts.canReturn = true;
        facts.canUndo = walk.canUndo();
        return facts;
    } else {
        facts.title = PatientView::tr("Two paths");
        facts.sentence = divergenceText(walk, reader);
        facts.canReturn = true;
        facts.canUndo = walk.canUndo();
    }
    if (!walk.policyPath() || !walk.ownPath())
        return facts;
    // The outcome is told of both once the path that is shown has come to its diagnosis.
    facts.paths = {reader.path(*walk.policyPath(), walk.diagnosed()), reader.path(*walk.ownPath(), walk.diagnosed())};
    if (walk.mode() == Mode::Duel)
        facts.debrief = {debriefText(PatientView::tr("You"), *walk.ownPath(), walk, reader),
                         debriefText(PatientView::tr("Policy"), *walk.policyPath(), walk, reader)};
    facts.paths[0].title = PatientView::tr("Policy");
    facts.paths[1].title = walk.mode() == Mode::Policy ? PatientView::tr("What if") : PatientView::tr("You");
    return facts;
}

QStringList stepNames(const WalkthroughModel& walk, const StoryReader& reader)
{
    QStringList names;
    const core::PatientStory& story = *walk.shown();
    const std::size_t listed = walk.concealing() ? walk.position() + 1 : walk.stepCount();
    for (std::size_t i = 0; i < listed; ++i) {
        const core::Action action = story.steps[i].step.action;
        const QString what = waitsAt(story, i)   ? PatientView::tr("Your turn")
                             : !action.isOrder() ? PatientView::tr("Diagnose")
                                                 : reader.panelName(action.panel());
        names << (story.steps[i].step.alongside ? PatientView::tr("%1 with %2") : PatientView::tr("%1 %2"))
                     .arg(countText(i + 1), what);
    }
    return names;
}

ActionList::Role actionRole(const WalkthroughModel& walk)
{
    if (!walk.shown() || walk.waiting())
        return ActionList::Role::Idle;
    if (walk.mode() == Mode::Duel)
        return walk.usersTurn() ? ActionList::Role::Blind : ActionList::Role::Idle;
    return walk.usersTurn() || walk.mode() == Mode::Own ? ActionList::Role::Order : ActionList::Role::Watch;
}

std::vector<ActionRow> actionRows(const WalkthroughModel& walk, const StoryReader& reader)
{
    std::vector<ActionRow> rows = reader.actions(*walk.shown(), walk.position());
    if (!walk.blind())
        return rows;
    const core::ActionCodec codec(reader.cohort().catalog().panelCount());
    for (ActionRow& row : rows) {
        row.advised = false;
        row.probability.reset();
        row.worth.reset();
        row.bar.reset();
        row.figure.clear();
        row.note.clear();
    }
    // The order would tell what the policy prefers.
    std::ranges::sort(rows, [&](const ActionRow& a, const ActionRow& b) {
        return std::pair(a.state, codec.index(a.action)) < std::pair(b.state, codec.index(b.action));
    });
    return rows;
}

std::vector<ResultGroup> resultGroups(const WalkthroughModel& walk, const StoryReader& reader)
{
    const core::WalkPatient* original = walk.ownPath() ? &*walk.patient() : nullptr;
    std::vector<ResultGroup> groups = reader.results(*walk.shown(), walk.position(), original);
    if (walk.blind())
        std::erase_if(groups, [](const ResultGroup& group) { return !group.known; });
    else if (waitsAt(*walk.shown(), walk.position()))
        for (ResultGroup& group : groups)
            if (group.next)
                group.note = PatientView::tr("the policy would order it now · estimated, 80 % range");
    return groups;
}

TrackScene trackScene(const WalkthroughModel& walk, const StoryReader& reader)
{
    if (walk.blind())
        return {};
    TrackScene scene = reader.track(*walk.shown(), walk.position());
    if (walk.ownPath() && walk.policyPath()) {
        scene.other = reader.track(*walk.policyPath(), walk.policyPath()->steps.size() - 1).known;
        scene.otherName = PatientView::tr("policy’s path");
        for (TrackPoint& point : scene.other)
            point.range.reset();
    }
    return scene;
}

QString referenceNote(const WalkthroughModel& walk, const StoryReader& reader)
{
    const std::optional<bool> female = reader.isFemale(walk.shown()->patient);
    const QString whose = !female ? PatientView::tr("Reference ranges of adults, illustrative; use your laboratory’s.")
                          : *female
                              ? PatientView::tr("Reference ranges for women, illustrative; use your laboratory’s.")
                              : PatientView::tr("Reference ranges for men, illustrative; use your laboratory’s.");
    return walk.blind() ? whose : whose + QLatin1Char(' ') + PatientView::tr("Estimates (est.) are never flagged.");
}

PatientStage::Facts stageFacts(const WalkthroughModel& walk, const StoryReader& reader)
{
    const core::PatientStory& story = *walk.shown();
    PatientStage::Facts facts;
    QStringList who{reader.patientName(story.patient)};
    for (const BannerFact& fact : reader.banner(story))
        who << (fact.speaksForItself ? fact.value : PatientView::tr("%1: %2").arg(fact.name, fact.value));
    facts.patient = who.join(QStringLiteral(" · "));
    QStringList flagged;
    std::size_t known = 0, quiet = 0;
    for (const ResultGroup& group : reader.results(story, walk.position())) {
        if (!group.known)
            continue;
        for (const ResultRow& row : group.rows) {
            known += reader.isFree(row.feature) ? 0 : 1;
            quiet += !reader.isFree(row.feature) && row.flag == core::ResultFlag::None ? 1 : 0;
            if (row.flag != core::ResultFlag::None && flagged.size() < static_cast<int>(kFlaggedOnStage))
                flagged << QStringLiteral("%1 <b>%2 %3</b>")
                               .arg(row.label.toHtmlEscaped(), row.value.toHtmlEscaped(), flagText(row.flag));
        }
    }
    if (known > 0 && quiet > 0)
        flagged << PatientView::tr("within reference: %1").arg(countText(quiet));
    facts.known = flagged.join(QStringLiteral(" · "));
    facts.track = trackScene(walk, reader);
    facts.next = reader.nextSentence(story, walk.position());
    if (walk.diagnosed() && story.patient.outcome)
        facts.outcome = verdictSentence(verdictAtEnd(walk));
    return facts;
}

QString railText(const WalkthroughModel& walk, const StoryReader& reader)
{
    if (walk.concealing())
        return PatientView::tr("%1, step %2")
            .arg(reader.patientName(walk.shown()->patient), countText(walk.position() + 1));
    return PatientView::tr("%1, step %2 of %3")
        .arg(reader.patientName(walk.shown()->patient), countText(walk.position() + 1), countText(walk.stepCount()));
}

} // namespace ui
