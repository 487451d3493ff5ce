#pragma once

#include "core/base/random.h"
#include "core/learn/classifier.h"
#include "core/train/state_table_p.h"
#include "core/train/training_data_p.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What the classifier learns from: the table's estimates of some states with the outcomes of their patients.
struct ClassifierLessons {
    std::vector<float> rows;
    std::vector<std::uint8_t> diseased;
    bool oneClass() const;
};
// Nothing where `goOn`, asked every few thousand states, said no.
std::optional<ClassifierLessons> lessonsOf(StateTable& table, std::span<const PatientState> states,
                                           std::span<const std::uint8_t> diseased, const std::function<bool()>& goOn);

// Every patient once, with random panels known.
std::vector<PatientState> randomStates(std::size_t patients, std::size_t panels, RandomStream& stream);

// How well the classifier does on a fixed set of states of a group.
class ClassifierWatch {
public:
    // Each patient several times with random panels known; always the same ones for the same seed.
    ClassifierWatch(const PatientGroup& group, const PanelRules& rules, StateEncoderPtr encoder, Seed seed);

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

} // namespace core
