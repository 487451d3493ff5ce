// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/pooled_front.h"

#include "core/eval/pooled_figures.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

namespace core {
namespace {

std::string ofPolicy(std::size_t policy, const char* what)
{
    return "policy/" + std::to_string(policy) + "/" + what;
}

Error damagedFold(const char* what)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = what};
}

// Added to the number of a panel that was ordered at the same time as the one before.
constexpr std::uint64_t kAlongside = PanelMask::kMostPanels;
constexpr const char* kAlongsidePart = "alongside";     // that number
constexpr std::uint64_t kAlongsideBeforeItWasTold = 32; // what it was while there were at most so many panels

// A list whose length is written beside it.
void addList(TensorBundle& bundle, const std::string& name, std::vector<std::uint64_t> numbers)
{
    bundle.addNumber(name + "/count", std::uint64_t{numbers.size()});
    const std::vector<std::uint64_t> shape{numbers.size()};
    bundle.add({name, shape, std::move(numbers)});
}

// Empty where something is wrong: `error` says what.
std::span<const std::uint64_t> listIn(const TensorBundle& bundle, const std::string& name, std::uint64_t below,
                                      std::optional<Error>& error)
{
    const Result<std::uint64_t> count = bundle.integer(name + "/count");
    if (!count) {
        error = count.error();
        return {};
    }
    const Result<std::span<const std::uint64_t>> numbers = bundle.integers(name, std::span(&*count, 1));
    if (!numbers)
        error = numbers.error();
    else if (std::ranges::any_of(*numbers, [below](std::uint64_t number) { return number >= below; }))
        error = damagedFold("fold");
    return error ? std::span<const std::uint64_t>() : *numbers;
}

} // namespace

std::uint64_t FoldAnswers::placeOf(const std::vector<OrderedPanel>& sequence)
{
    const auto known = std::ranges::find(m_sequences, sequence);
    if (known != m_sequences.end())
        return static_cast<std::uint64_t>(known - m_sequences.begin());
    m_sequences.push_back(sequence);
    return m_sequences.size() - 1;
}

std::size_t FoldAnswers::addPolicy(std::span<const Episode> episodes)
{
    assert(episodes.size() == m_patients.size());
    Answers& own = m_policies.emplace_back();
    for (std::size_t i = 0; i < episodes.size(); ++i) {
        assert(episodes[i].patient == m_patients[i]);
        own.probability.push_back(episodes[i].finalProbability());
        own.cost.push_back(episodes[i].cost().amount);
        own.minutes.push_back(episodes[i].minutes().amount);
        own.millilitres.push_back(episodes[i].millilitres().amount);
        own.verdict.push_back(2 * placeOf(episodes[i].orders()) +
                              (episodes[i].diagnosis() == Disease::Present ? 1 : 0));
    }
    return m_policies.size() - 1;
}

FoldAnswers FoldAnswers::asked(std::span<const std::size_t> questions) const
{
    FoldAnswers some = *this;
    some.m_chosen.clear();
    for (const std::size_t question : questions)
        some.m_chosen.push_back(m_chosen[question]);
    return some;
}

std::vector<Episode> FoldAnswers::answersTo(std::size_t question) const
{
    const Answers& own = m_policies[m_chosen[question]];
    std::vector<Episode> episodes;
    for (std::size_t i = 0; i < m_patients.size(); ++i) {
        Episode& episode = episodes.emplace_back(Episode{.patient = m_patients[i], .steps = {}});
        PanelMask ordered;
        for (const OrderedPanel& order : m_sequences[own.verdict[i] / 2]) {
            Step& step = episode.steps.emplace_back();
            step.ordered = ordered;
            step.action = Action::order(order.panel);
            step.alongside = order.alongside;
            ordered = ordered.with(order.panel);
        }
        Step& last = episode.steps.emplace_back();
        last.ordered = ordered;
        last.diseaseProbability = own.probability[i];
        last.action = Action::diagnose(own.verdict[i] % 2 == 1 ? Disease::Present : Disease::Absent);
        last.paid = Cost(own.cost[i]);
        last.waited = Minutes(own.minutes[i]);
        last.drawn = Millilitres(own.millilitres[i]);
    }
    return episodes;
}

TensorBundle FoldAnswers::save() const
{
    TensorBundle bundle;
    std::vector<std::uint64_t> patients, lengths, panels;
    for (const PatientIndex patient : m_patients)
        patients.push_back(patient.value);
    for (const std::vector<OrderedPanel>& sequence : m_sequences) {
        lengths.push_back(sequence.size());
        for (const OrderedPanel& order : sequence)
            panels.push_back(order.panel.value + (order.alongside ? kAlongside : 0));
    }
    addList(bundle, "patients", std::move(patients));
    addList(bundle, "lengths", std::move(lengths));
    bundle.addNumber(kAlongsidePart, kAlongside);
    addList(bundle, "panels", std::move(panels));
    addList(bundle, "chosen", {m_chosen.begin(), m_chosen.end()});
    bundle.addNumber("policies", std::uint64_t{m_policies.size()});
    const std::vector<std::uint64_t> shape{m_patients.size()};
    for (std::size_t policy = 0; policy < m_policies.size(); ++policy) {
        bundle.add({ofPolicy(policy, "probability"), shape, m_policies[policy].probability});
        bundle.add({ofPolicy(policy, "cost"), shape, m_policies[policy].cost});
        bundle.add({ofPolicy(policy, "minutes"), shape, m_policies[policy].minutes});
        bundle.add({ofPolicy(policy, "millilitres"), shape, m_policies[policy].millilitres});
        bundle.add({ofPolicy(policy, "verdict"), shape, m_policies[policy].verdict});
    }
    return bundle;
}

Result<FoldAnswers> FoldAnswers::load(const TensorBundle& bundle, const Cohort& cohort)
{
    std::optional<Error> error;
    FoldAnswers answers({});
    for (const std::uint64_t patient : listIn(bundle, "patients", cohort.patientCount(), error))
        answers.m_patients.emplace_back(patient);
    const Result<std::uint64_t> alongside = bundle.contains(kAlongsidePart)
                                                ? bundle.integer(kAlongsidePart)
                                                : Result<std::uint64_t>(kAlongsideBeforeItWasTold);
    if (!alongside || *alongside == 0 || *alongside > kAlongside)
        return damagedFold("panels");
    const auto panels = listIn(bundle, "panels", 2 * *alongside, error);
    std::size_t next = 0;
    for (const std::uint64_t length : listIn(bundle, "lengths", cohort.catalog().panelCount() + 1, error)) {
        if (length > panels.size() - next)
            return damagedFold("lengths");
        std::vector<OrderedPanel>& sequence = answers.m_sequences.emplace_back();
        for (std::uint64_t i = 0; i < length; ++i, ++next) {
            sequence.push_back({PanelId(panels[next] % *alongside), panels[next] >= *alongside});
            if (sequence.back().panel.value >= cohort.catalog().panelCount())
                return damagedFold("panels");
        }
    }
    const Result<std::uint64_t> policies = bundle.integer("policies");
    if (error || !policies)
        return error ? *error : policies.error();
    const std::uint64_t count = answers.m_patients.size();
    for (std::uint64_t policy = 0; policy < *policies; ++policy) {
        const auto probability = bundle.doubles(ofPolicy(policy, "probability"), std::span(&count, 1));
        const auto cost = bundle.doubles(ofPolicy(policy, "cost"), std::span(&count, 1));
        const auto minutes = bundle.doubles(ofPolicy(policy, "minutes"), std::span(&count, 1));
        const auto millilitres = bundle.doubles(ofPolicy(policy, "millilitres"), std::span(&count, 1));
        const auto verdict = bundle.integers(ofPolicy(policy, "verdict"), std::span(&count, 1));
        if (!probability || !cost || !minutes || !millilitres || !verdict ||
            std::ranges::any_of(*verdict, [&](std::uint64_t one) { return one / 2 >= answers.m_sequences.size(); }))
            return damagedFold("policy");
        answers.m_policies.push_back({.probability = {probability->begin(), probability->end()},
                                      .cost = {cost->begin(), cost->end()},
                                      .minutes = {minutes->begin(), minutes->end()},
                                      .millilitres = {millilitres->begin(), millilitres->end()},
                                      .verdict = {verdict->begin(), verdict->end()}});
    }
    for (const std::uint64_t policy : listIn(bundle, "chosen", *policies, error))
        answers.m_chosen.push_back(policy);
    if (error)
        return *error;
    return answers;
}

std::vector<Evaluation> pooledEvaluations(const Cohort& cohort, const JudgingPlan& plan,
                                          std::span<const FoldAnswers> rounds,
                                          std::span<const PooledQuestion> questions, const BootstrapPlan& bootstrap)
{
    assert(rounds.size() == plan.rounds());
    const std::size_t rows = cohort.patientCount();
    const auto repeats = static_cast<std::size_t>(plan.repeats), folds = static_cast<std::size_t>(plan.folds);
    PooledPatients patients{.truth = {cohort.outcomes().begin(), cohort.outcomes().end()},
                            .unit = cohort.splitGuide().groups,
                            .fold = std::vector(repeats, std::vector<std::uint32_t>(rows))};
    for (std::size_t round = 0; round < rounds.size(); ++round)
        for (const PatientIndex patient : rounds[round].patients())
            patients.fold[round / folds][patient.value] = static_cast<std::uint32_t>(round % folds);
    std::vector<Evaluation> evaluations;
    std::vector<PooledDecisions> decisions(questions.size(), {.said = std::vector(repeats * rows, Disease::Absent),
                                                              .cost = std::vector<double>(repeats * rows)});
    for (std::size_t question = 0; question < questions.size(); ++question) {
        decisions[question].withinBudget = questions[question].withinBudget;
        std::vector<Episode> episodes;
        for (std::size_t round = 0; round < rounds.size(); ++round)
            for (Episode& episode : rounds[round].answersTo(question)) {
                const std::size_t place = round / folds * rows + episode.patient.value;
                decisions[question].said[place] = episode.diagnosis();
                decisions[question].cost[place] = episode.cost().amount;
                episodes.push_back(std::move(episode));
            }
        evaluations.push_back(evaluateEpisodes(episodes, cohort, questions[question].shape));
    }
    const std::vector<PooledFigures> figures = pooledFigures(patients, decisions, bootstrap);
    for (std::size_t question = 0; question < questions.size(); ++question) {
        Evaluation& own = evaluations[question];
        own.f1.interval = figures[question].f1.interval;
        own.am.interval = figures[question].am.interval;
        own.precision.interval = figures[question].precision.interval;
        own.recall.interval = figures[question].recall.interval;
        own.specificity.interval = figures[question].specificity.interval;
        own.meanCost.interval = figures[question].meanCost.interval;
    }
    return evaluations;
}

} // namespace core
