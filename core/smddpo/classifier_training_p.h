// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/environment/state_table_p.h"
#include "core/learn/networks/classifier.h"
#include "core/smddpo/training_data_p.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// What the classifier learns from: the table's estimates of some states with the outcomes of their patients.
struct ClassifierLessons {
    std::vector<float> rows;
    std::vector<std::uint8_t> diseased;
    std::vector<std::uint8_t> folds; // empty where all members learn from everybody
    bool oneClass() const;
};
// Nothing where `goOn`, asked every few thousand states, said no.
std::optional<ClassifierLessons> lessonsOf(StateTable& table, std::span<const PatientState> states,
                                           const PatientGroup& group, const Classifier& classifier,
                                           const std::function<bool()>& goOn);

// How one pass of the classifier went. Not finite: its weights are as before.
struct ClassifierPass {
    double loss = 0.0;
    bool oneClass = false; // nobody ill, or everybody
    bool diverged() const;
};
ClassifierPass classifierPass(Classifier& classifier, const ClassifierLessons& lessons, double rate,
                              RandomStream& stream);

// "classifier epoch 3": the purpose of the random numbers of one piece of a run.
std::string numbered(const char* purpose, std::uint64_t number);

// Every patient once, with random panels known.
std::vector<PatientState> randomStates(std::size_t patients, std::size_t panels, RandomStream& stream);

// How well the classifier does on a fixed set of states of a group.
class ClassifierWatch {
public:
    // Each patient several times with random panels known; always the same ones for the same seed.
    ClassifierWatch(const PatientGroup& group, const PanelRules& rules, StateModels models, Seed seed);

    // Imputes in pieces, so that the first look does not take long.
    bool prepared() const { return m_prepared == m_states.size(); }
    void prepareSome();

    struct Report {
        std::optional<double> f1; // at the probability that the class weight makes even
        std::optional<double> auroc;
        double loss = 0.0; // class-weighted cross entropy
    };
    Report look(const Classifier& classifier, double classWeight);

private:
    const PatientGroup& m_group;
    StateTable m_table;
    std::vector<PatientState> m_states;
    std::vector<std::size_t> m_places;
    std::size_t m_prepared = 0;
};

// How a classifier that learns does on validation patients with random masks.
struct ClassifierProgress {
    std::optional<Classifier> best = {}; // while it learns
    double bestLoss = 0.0;
    std::uint64_t withoutGain = 0; // epochs or loops since then
    bool done = false;             // it stays as it is

    void look(const Classifier& classifier, ClassifierWatch& watch, const ClassifierPlan& plan);
    // Looks, and after the plan's patience without gain puts the best in its place for good.
    void settle(Classifier& classifier, ClassifierWatch& watch, const ClassifierPlan& plan);
};

// Pass number `epoch` over all patients of a group, each with random panels known. Nothing when `goOn` said no.
std::optional<ClassifierPass> pretrainingPass(Classifier& classifier, StateTable& table, const PatientGroup& group,
                                              const TrainingPlan& plan, std::size_t panels, std::uint64_t epoch,
                                              const std::function<bool()>& goOn);

} // namespace core
