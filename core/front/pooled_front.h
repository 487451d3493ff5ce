// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/outer_folds.h"
#include "core/eval/evaluation.h"
#include "core/model/tensors.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// What was decided for the patients of one fold, by policies that never saw them. Without the steps on the way: there
// are tens of policies for each of all patients.
class FoldAnswers {
public:
    explicit FoldAnswers(std::vector<PatientIndex> patients) : m_patients(std::move(patients)) {}

    const std::vector<PatientIndex>& patients() const { return m_patients; }
    std::size_t questions() const { return m_chosen.size(); }

    std::size_t addPolicy(std::span<const Episode> episodes);            // of all patients, in their order; its place
    void addQuestion(std::size_t policy) { m_chosen.push_back(policy); } // the next one is answered by this policy
    FoldAnswers asked(std::span<const std::size_t> questions) const;     // these only, in this order
    // The last step alone, after all orders that were paid for: enough for figures.
    std::vector<Episode> answersTo(std::size_t question) const;

    TensorBundle save() const;
    static Result<FoldAnswers> load(const TensorBundle& bundle, const Cohort& cohort);

private:
    struct Answers { // by patient
        std::vector<double> probability, cost, minutes, millilitres;
        std::vector<std::uint64_t> verdict; // 2 × the sequence of orders + whether ill
    };
    std::uint64_t placeOf(const std::vector<OrderedPanel>& sequence);

    std::vector<PatientIndex> m_patients;
    std::vector<std::vector<OrderedPanel>> m_sequences; // of orders, that occurred
    std::vector<Answers> m_policies;
    std::vector<std::size_t> m_chosen; // by question
};

// What is asked of every fold.
struct PooledQuestion {
    RewardShape shape;         // of the rewards
    bool withinBudget = false; // PooledDecisions::withinBudget
};

// The figures of every question, over all folds and repeats: counts are of all repeats together. Intervals as
// `pooledFigures` says; AUROC, AUPRC and Brier score, which probabilities of several models mix in, have none.
std::vector<Evaluation> pooledEvaluations(const Cohort& cohort, const JudgingPlan& plan,
                                          std::span<const FoldAnswers> rounds,
                                          std::span<const PooledQuestion> questions, const BootstrapPlan& bootstrap);

} // namespace core
