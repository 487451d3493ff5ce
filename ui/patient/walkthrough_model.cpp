// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/walkthrough_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {
namespace {

bool sameValues(const core::WalkPatient& a, const core::WalkPatient& b)
{
    return a.recorded == b.recorded && std::ranges::equal(a.values, b.values, [](float x, float y) {
               return x == y || (std::isnan(x) && std::isnan(y));
           });
}

// An answer to an earlier question is not looked at. What is not possible was left out of the user's actions.
bool answers(const core::PatientStory& story, const core::StoryQuestion& question)
{
    return sameValues(story.patient, question.patient) && story.own.size() <= question.own.size() &&
           std::equal(story.own.begin(), story.own.end(), question.own.begin()) &&
           (question.policyGoesOn ? !story.waits : true);
}

} // namespace

WalkthroughModel::WalkthroughModel(QObject* parent) : QObject(parent) {}

void WalkthroughModel::start(core::WalkPatient patient)
{
    m_patient = std::move(patient);
    m_policy.reset();
    m_own.reset();
    m_questions.clear();
    m_position = 0;
    m_revealed = false;
    m_given = {};
    m_wantedFor.reset();
    m_afterwards.reset();
    const bool unsuited = m_mode == Mode::Duel && isTyped(); // there is no outcome to be right about
    if ((m_mode == Mode::Own && !m_concealing) || unsuited)
        m_mode = unsuited ? Mode::Own : Mode::Policy;
    ask(Wanted::PolicyPath, {.patient = *m_patient, .own = {}, .policyGoesOn = true, .cap = m_cap});
}

void WalkthroughModel::stop()
{
    m_patient.reset();
    m_policy.reset();
    m_own.reset();
    m_questions.clear();
    m_asked.reset();
    m_position = 0;
    Q_EMIT changed();
}

void WalkthroughModel::ask(Wanted wanted, core::StoryQuestion question)
{
    m_wanted = wanted;
    m_asked = std::move(question);
    Q_EMIT changed();
    Q_EMIT storyAsked(*m_asked);
}

void WalkthroughModel::askOwn(core::StoryQuestion question, std::optional<std::size_t> position)
{
    m_afterwards = position;
    ask(Wanted::OwnPath, std::move(question));
}

void WalkthroughModel::receive(const core::PatientStory& story)
{
    if (!m_asked || !answers(story, *m_asked) || story.steps.empty())
        return;
    const core::StoryQuestion question = *std::exchange(m_asked, std::nullopt);
    if (m_wanted == Wanted::PolicyPath) {
        m_policy = story;
        m_position = std::min(std::exchange(m_afterwards, std::nullopt).value_or(0), story.steps.size() - 1);
        if (m_mode != Mode::Policy) {
            beginOwn();
            return;
        }
    } else {
        m_own = story;
        m_revealed = false;
        m_questions.push_back(question);
        m_position = std::min(m_afterwards.value_or(story.steps.size() - 1), story.steps.size() - 1);
        if (m_mode == Mode::Duel && story.ended())
            countDuel();
    }
    Q_EMIT changed();
}

const core::PatientStory* WalkthroughModel::shown() const
{
    const bool notYet = m_mode == Mode::Duel || (m_mode == Mode::Own && m_concealing);
    return m_own ? ownPath() : notYet ? nullptr : policyPath();
}

// A duel begins with nothing ordered; who orders himself from here on keeps what was ordered.
void WalkthroughModel::beginOwn()
{
    core::StoryQuestion question{
        .patient = shown() ? shown()->patient : *m_patient, .own = {}, .policyGoesOn = false, .cap = m_cap};
    if (m_mode == Mode::Own)
        question.own = actionsBefore(m_position);
    askOwn(std::move(question));
}

void WalkthroughModel::setMode(Mode mode)
{
    if (mode == Mode::Duel && isTyped())
        mode = Mode::Own;
    if (mode == m_mode)
        return;
    const bool fromDuel = m_mode == Mode::Duel;
    m_mode = mode;
    if (mode == Mode::Duel || fromDuel) {
        m_own.reset();
        m_questions.clear();
        m_position = 0;
    }
    if (!m_policy || m_asked) {
        Q_EMIT changed();
        return;
    }
    if (mode == Mode::Policy)
        backToPolicy();
    else
        beginOwn();
}

std::size_t WalkthroughModel::stepCount() const
{
    if (!shown() || !isTyped())
        return shown() ? shown()->steps.size() : 0;
    // What follows an order without results would be told of a patient without them.
    const auto& steps = shown()->steps;
    const auto open =
        std::ranges::find_if(steps, [this](const core::StoryStep& step) { return lacksResults(step.step.action); });
    return static_cast<std::size_t>(open - steps.begin()) + (open == steps.end() ? 0 : 1);
}

bool WalkthroughModel::lacksResults(const core::Action& action) const
{
    return isTyped() && action.isOrder() && !m_given.isOrdered(action.panel());
}

bool WalkthroughModel::wantsResults() const
{
    if (!shown() || m_asked || m_position >= shown()->steps.size())
        return false;
    const bool advice = shown()->waits && m_position + 1 == shown()->steps.size();
    return !advice && lacksResults(shown()->steps[m_position].step.action);
}

void WalkthroughModel::giveResults(std::vector<float> values, core::PanelId panel)
{
    if (!shown() || m_asked)
        return;
    m_given = m_given.with(panel);
    m_patient->values = std::move(values);
    if (const auto action = std::exchange(m_wantedFor, std::nullopt)) {
        core::StoryQuestion question{.patient = *m_patient,
                                     .own = actionsBefore(m_position),
                                     .policyGoesOn = m_mode == Mode::Policy,
                                     .cap = m_cap};
        question.own.push_back(*action);
        askOwn(std::move(question), m_position + 1);
    } else if (m_own) {
        core::StoryQuestion question{
            .patient = *m_patient, .own = m_own->own, .policyGoesOn = m_mode == Mode::Policy, .cap = m_cap};
        askOwn(std::move(question), m_position + 1);
    } else {
        m_afterwards = m_position + 1;
        ask(Wanted::PolicyPath, {.patient = *m_patient, .own = {}, .policyGoesOn = true, .cap = m_cap});
    }
}

void WalkthroughModel::goTo(std::size_t step)
{
    if (step >= stepCount() || step == m_position)
        return;
    m_position = step;
    Q_EMIT changed();
}

void WalkthroughModel::next()
{
    if (wantsResults())
        Q_EMIT resultsWanted(shown()->steps[m_position].step.action.panel());
    else
        goTo(m_position + 1);
}

void WalkthroughModel::back()
{
    if (m_position > 0)
        goTo(m_position - 1);
}

void WalkthroughModel::last()
{
    if (stepCount() > 0)
        goTo(stepCount() - 1);
}

bool WalkthroughModel::atEnd() const
{
    return m_position + 1 >= stepCount() && !wantsResults();
}

bool WalkthroughModel::usersTurn() const
{
    return m_own && m_own->waits && atEnd() && !m_asked;
}

bool WalkthroughModel::blind() const
{
    if (m_mode == Mode::Duel)
        return !(m_own && m_own->ended());
    // A decision that was made may be looked at with everything; the one to be made is the user's.
    const bool decides = m_own ? m_own->waits && m_position + 1 == m_own->steps.size() : m_concealing;
    return m_mode == Mode::Own && decides && !m_revealed;
}

bool WalkthroughModel::canReveal() const
{
    return m_mode == Mode::Own && blind() && m_own;
}

void WalkthroughModel::reveal()
{
    if (!canReveal())
        return;
    m_revealed = true;
    Q_EMIT changed();
}

void WalkthroughModel::setConcealing(bool concealing)
{
    if (concealing == m_concealing)
        return;
    m_concealing = concealing;
    Q_EMIT changed();
}

bool WalkthroughModel::diagnosed() const
{
    return shown() && shown()->ended() && atEnd();
}

std::vector<core::Action> WalkthroughModel::actionsBefore(std::size_t step) const
{
    std::vector<core::Action> actions;
    const core::PatientStory& path = m_own ? *m_own : *m_policy; // also where the latter is not to be seen
    for (std::size_t i = 0; i < step; ++i)
        actions.push_back(path.steps[i].step.action);
    return actions;
}

void WalkthroughModel::take(core::Action action)
{
    if (!shown() || m_asked)
        return;
    const bool duelOver = m_mode == Mode::Duel && !usersTurn();
    if (duelOver)
        return;
    if (!usersTurn() && shown()->steps[m_position].step.action == action) {
        next();
        return;
    }
    if (lacksResults(action)) {
        m_wantedFor = action;
        Q_EMIT resultsWanted(action.panel());
        return;
    }
    core::StoryQuestion question{.patient = shown()->patient,
                                 .own = actionsBefore(m_position),
                                 .policyGoesOn = m_mode == Mode::Policy,
                                 .cap = m_cap};
    question.own.push_back(action);
    // What it brought is seen one step later; a diagnosis brings nothing more.
    askOwn(std::move(question), action.isOrder() ? m_position + 1 : m_position);
}

void WalkthroughModel::change(core::FeatureId feature, std::optional<float> stored,
                              std::span<const core::FeatureId> variable)
{
    if (!shown() || m_asked || m_mode == Mode::Duel)
        return;
    core::StoryQuestion question{.patient = shown()->patient,
                                 .own = m_own ? m_own->own : std::vector<core::Action>{},
                                 .policyGoesOn = m_mode == Mode::Policy,
                                 .cap = m_cap};
    const float none = std::numeric_limits<float>::quiet_NaN();
    for (const core::FeatureId other : variable)
        question.patient.values[other.value] = stored ? 0.0f : none;
    question.patient.values[feature.value] = stored.value_or(none);
    if (sameValues(question.patient, shown()->patient))
        return;
    askOwn(std::move(question), m_position);
}

bool WalkthroughModel::canUndo() const
{
    return m_mode != Mode::Duel && !m_questions.empty() && !m_asked;
}

void WalkthroughModel::undo()
{
    if (!canUndo())
        return;
    m_questions.pop_back();
    if (m_questions.empty()) {
        backToPolicy();
        return;
    }
    core::StoryQuestion before = std::move(m_questions.back());
    m_questions.pop_back(); // comes again with its answer
    const std::size_t position = before.own.size();
    askOwn(std::move(before), position);
}

void WalkthroughModel::backToPolicy()
{
    m_mode = Mode::Policy;
    m_own.reset();
    m_questions.clear();
    m_asked.reset();
    m_position = m_policy ? std::min(m_position, m_policy->steps.size() - 1) : 0;
    Q_EMIT changed();
}

std::optional<std::size_t> WalkthroughModel::divergence() const
{
    if (!m_own || !m_policy)
        return std::nullopt;
    const auto done = [](const core::PatientStory& story) { return story.steps.size() - (story.waits ? 1 : 0); };
    const std::size_t common = std::min(done(*m_own), done(*m_policy));
    for (std::size_t i = 0; i < common; ++i)
        if (m_own->steps[i].step.action != m_policy->steps[i].step.action ||
            m_own->steps[i].step.alongside != m_policy->steps[i].step.alongside)
            return i;
    return std::nullopt;
}

// A patient counts once: who plays again knows the answer.
void WalkthroughModel::countDuel()
{
    if (!m_policy)
        return;
    const auto mine = core::rewardOf(*m_own, m_shape), policy = core::rewardOf(*m_policy, m_shape);
    if (!mine || !policy)
        return;
    const bool again =
        m_patient->recorded && std::ranges::find(m_played, m_patient->recorded, &DuelCase::patient) != m_played.end();
    if (again)
        return;
    const auto side = [](const core::PatientStory& story, const core::PathReward& reward) {
        return DuelSide{story.steps.back().step.action.diagnosis(), story.steps.back().bill, reward};
    };
    m_played.push_back({.patient = m_patient->recorded,
                        .player = player(),
                        .truth = *m_own->patient.outcome,
                        .mine = side(*m_own, *mine),
                        .policy = side(*m_policy, *policy)});
}

DuelScore scoreOf(std::span<const DuelCase> cases, std::optional<std::size_t> player)
{
    DuelScore score;
    for (const DuelCase& one : cases) {
        if (player && one.player != *player)
            continue;
        ++score.patients;
        score.mineRight += one.mine.said == one.truth ? 1 : 0;
        score.policyRight += one.policy.said == one.truth ? 1 : 0;
        score.mine += one.mine.bill;
        score.policy += one.policy.bill;
        score.mineReward += one.mine.reward.total();
        score.policyReward += one.policy.reward.total();
    }
    return score;
}

void WalkthroughModel::resetScore()
{
    m_played.clear();
    Q_EMIT changed();
}

void WalkthroughModel::setPlayers(const QStringList& names)
{
    m_players = names;
    m_played.clear();
    Q_EMIT changed();
}

std::size_t WalkthroughModel::player() const
{
    if (m_players.isEmpty())
        return 0;
    const bool debrief =
        m_own && m_own->ended() && !m_played.empty() && m_patient && m_played.back().patient == m_patient->recorded;
    return debrief ? m_played.back().player : m_played.size() % static_cast<std::size_t>(m_players.size());
}

void WalkthroughModel::askFlips(core::FeatureId feature)
{
    if (!shown() || blind())
        return;
    Q_EMIT flipsAsked({.patient = shown()->patient,
                       .ordered = shown()->steps[m_position].step.ordered,
                       .feature = feature,
                       .cap = m_cap});
}

} // namespace ui
