// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/learning_network_p.h"
#include "core/baselines/model_data_p.h"
#include "core/environment/state_table_p.h"
#include "core/smddpo/training_data_p.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// What the rivals of the field have in common: patients of whom only some panels are known, and one network that tells
// the probability of disease from them.
namespace core {

// A state as networks see it: the values of all columns (0 where not known), then which of them are known.
class KnownInputs {
public:
    KnownInputs(const PatientRows& rows, const PanelRules& rules); // which it needs as long as it lives

    std::size_t featureCount() const { return m_rows.featureCount(); }
    std::size_t inputCount() const { return 2 * featureCount(); }
    const PatientRows& rows() const { return m_rows; }
    std::span<const std::uint32_t> columns(PanelId panel) const { return m_columns[panel.value]; } // not visible ones

    // Those of the panel that are not known in this input.
    std::vector<std::uint32_t> toldBy(PanelId panel, std::span<const float> input) const;

    std::vector<float> of(std::span<const PatientState> states) const;
    void write(const PatientState& state, float* input) const;
    // What the panel would add if it showed the values of this row; NaN shows nothing.
    void reveal(PanelId panel, std::span<const float> row, float* input) const;

private:
    void show(std::span<const std::uint32_t> columns, std::span<const float> row, float* input) const;

    const PatientRows& m_rows;
    std::vector<std::uint32_t> m_visible;
    std::vector<std::vector<std::uint32_t>> m_columns; // by panel
};

// Some patients of a study.
struct MaskedGroup {
    MaskedGroup(const Cohort& cohort, const Standardizer& standardizer, const PanelRules& rules,
                std::vector<PatientIndex> patients)
        : people(cohort, standardizer, std::move(patients)),
          inputs(people.rows, rules)
    {
    }
    MaskedGroup(const MaskedGroup&) = delete;
    std::size_t count() const { return people.patients.size(); }

    PatientGroup people;
    KnownInputs inputs;
};

struct MaskedPredictorPlan {
    std::size_t hidden = 128;
    std::size_t steps = 4000; // batches
    std::size_t batch = 128;
    double rate = 1e-3;        // falls to a twentieth
    std::size_t looks = 40;    // at validation: the best weights are kept
    std::size_t patience = 12; // looks without gain
};

// The probability of disease from whatever is known: learned from training patients of whom random panels are known.
class MaskedPredictor {
public:
    MaskedPredictor(const MaskedPredictorPlan& plan, std::size_t inputs, Seed seed);
    // Nothing when stopped.
    static std::optional<MaskedPredictor> learned(const MaskedPredictorPlan& plan, const MaskedGroup& training,
                                                  const MaskedGroup& validation, std::size_t panels, Seed seed,
                                                  const WorkShare& work);

    std::vector<float> probabilities(std::span<const float> inputs) const;
    // One step by the cross entropy of these rows. Returns the probabilities before it.
    std::vector<float> teach(std::span<const float> inputs, std::span<const std::uint8_t> diseased, double rate,
                             float* inputGradient = nullptr);

private:
    LearningNetwork m_network;
};

// So many states of random patients, each with random panels known: whoever looks at some patients only must not take
// the first ones, since a file may be sorted by outcome.
std::vector<PatientState> sampledStates(std::size_t patients, std::size_t panels, std::size_t most,
                                        RandomStream& stream);
// All of them in random order, or as many as are wanted.
std::vector<std::uint32_t> sampledPatients(std::size_t patients, std::size_t most, RandomStream& stream);

// So many places of a list, from its beginning to its end: the middle of each of as many equal parts. All where there
// are no more.
std::vector<std::size_t> spreadOver(std::size_t count, std::size_t most);

// The mean square by which a row differs from what an input knows; the largest number where the row has none of it, 0
// where nothing is known.
float distanceOf(std::span<const float> row, std::span<const float> input);

// Cross entropy in nats; probabilities nearer to 0 or 1 than a millionth count as that near.
double crossEntropy(float probability, bool diseased);
double meanCrossEntropy(std::span<const float> probabilities, std::span<const std::uint8_t> diseased);
double entropyOf(float probability); // of a coin, in nats

// The rate after this share of the work.
double fallingRate(double rate, double done);

} // namespace core
