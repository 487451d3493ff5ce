// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/classifier_training_p.h"

#include "core/eval/metrics.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace core {
namespace {

constexpr std::size_t kDrawsPerPatient = 4;
constexpr std::size_t kDrawsPerTeacher = 2; // there are many more of them
constexpr std::size_t kStatesAtOnce = 2048;

} // namespace

bool ClassifierLessons::oneClass() const
{
    const auto ill = static_cast<std::size_t>(std::ranges::count(diseased, 1));
    return ill == 0 || ill == diseased.size();
}

std::optional<ClassifierLessons> lessonsOf(StateTable& table, std::span<const PatientState> states,
                                           const PatientGroup& group, const Classifier& classifier,
                                           const std::function<bool()>& goOn)
{
    ClassifierLessons lessons;
    lessons.rows.resize(states.size() * classifier.inputCount());
    float* row = lessons.rows.data();
    std::vector<std::size_t> places(kStatesAtOnce);
    for (std::size_t first = 0; first < states.size(); first += kStatesAtOnce) {
        if (!goOn())
            return {};
        const auto some = states.subspan(first, std::min(kStatesAtOnce, states.size() - first));
        table.findPlaces(some, std::span(places).first(some.size()));
        for (std::size_t i = 0; i < some.size(); ++i) {
            table.writeClassifierInput(places[i], classifier, row);
            row += classifier.inputCount();
            lessons.diseased.push_back(group.diseased[some[i].patient]);
            if (!group.folds.empty())
                lessons.folds.push_back(group.folds[some[i].patient]);
        }
    }
    return lessons;
}

bool ClassifierPass::diverged() const
{
    return !std::isfinite(loss);
}

ClassifierPass classifierPass(Classifier& classifier, const ClassifierLessons& lessons, double rate,
                              RandomStream& stream)
{
    return {.loss = classifier.trainEpoch({.rows = lessons.rows, .diseased = lessons.diseased, .fold = lessons.folds},
                                          rate, stream),
            .oneClass = lessons.oneClass()};
}

std::string numbered(const char* purpose, std::uint64_t number)
{
    return std::string(purpose) + ' ' + std::to_string(number);
}

std::vector<PatientState> randomStates(std::size_t patients, std::size_t panels, RandomStream& stream)
{
    std::vector<PatientState> states;
    for (std::size_t i = 0; i < patients; ++i)
        states.push_back({.patient = static_cast<std::uint32_t>(i), .ordered = drawOrderedPanels(panels, stream)});
    return states;
}

ClassifierWatch::ClassifierWatch(const PatientGroup& group, const PanelRules& rules, StateModels models, Seed seed)
    : m_group(group),
      m_table(group.rows, rules, std::move(models), group.treeFolds)
{
    RandomStream stream(seed, "masks for watching the classifier");
    const std::size_t draws = group.folds.empty() ? kDrawsPerPatient : kDrawsPerTeacher;
    for (std::size_t draw = 0; draw < draws; ++draw)
        std::ranges::copy(randomStates(group.rows.count(), rules.panelCount(), stream), std::back_inserter(m_states));
    m_places.resize(m_states.size());
}

void ClassifierWatch::prepareSome()
{
    const std::size_t count = std::min(kStatesAtOnce, m_states.size() - m_prepared);
    m_table.findPlaces(std::span<const PatientState>(m_states).subspan(m_prepared, count),
                       std::span(m_places).subspan(m_prepared, count));
    m_prepared += count;
}

ClassifierWatch::Report ClassifierWatch::look(const Classifier& classifier, double classWeight)
{
    m_table.setClassifier(classifier, m_group.folds);
    m_table.visit(m_states, m_places);
    std::vector<double> scores;
    std::vector<Disease> truth;
    Confusion confusion;
    double loss = 0.0;
    double weights = 0.0;
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const double probability = m_table.probability(m_places[i]);
        const bool diseased = m_group.diseased[m_states[i].patient] != 0;
        scores.push_back(probability);
        truth.push_back(diseased ? Disease::Present : Disease::Absent);
        confusion.count(probability >= 0.5 ? Disease::Present : Disease::Absent, truth.back());
        const double weight = diseased ? classWeight : 1.0;
        loss -= weight * std::log(std::max(1e-12, diseased ? probability : 1.0 - probability));
        weights += weight;
    }
    return {.f1 = confusion.f1(), .auroc = auroc(scores, truth), .loss = loss / weights};
}

void ClassifierProgress::look(const Classifier& classifier, ClassifierWatch& watch, const ClassifierPlan& plan)
{
    const ClassifierWatch::Report report = watch.look(classifier, plan.classWeight);
    ++withoutGain;
    if (!best || report.loss < bestLoss) {
        best = classifier;
        bestLoss = report.loss;
        withoutGain = 0;
    }
}

// A classifier that goes on over the same patients learns them by heart, and the selector learns to trust what does
// not hold for others.
void ClassifierProgress::settle(Classifier& classifier, ClassifierWatch& watch, const ClassifierPlan& plan)
{
    if (done)
        return;
    look(classifier, watch, plan);
    const auto patience = static_cast<std::uint64_t>(plan.patience);
    if (patience == 0 || withoutGain < patience)
        return;
    classifier = *best;
    best.reset();
    done = true;
}

std::optional<ClassifierPass> pretrainingPass(Classifier& classifier, StateTable& table, const PatientGroup& group,
                                              const TrainingPlan& plan, std::size_t panels, std::uint64_t epoch,
                                              const std::function<bool()>& goOn)
{
    RandomStream stream(plan.seed, numbered("classifier epoch", epoch));
    const std::vector<PatientState> states = randomStates(group.rows.count(), panels, stream);
    const std::optional<ClassifierLessons> lessons = lessonsOf(table, states, group, classifier, goOn);
    if (!lessons)
        return {};
    return classifierPass(classifier, *lessons, plan.classifier.rate, stream);
}

} // namespace core
