// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/environment/patient_rows_p.h"
#include "core/lattice/set_trees.h"
#include "core/learn/encoders/state_encoder.h"
#include "core/learn/networks/classifier.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace core {

// Where a patient stands: who it is (a row of PatientRows) and what has been ordered.
struct PatientState {
    std::uint32_t patient = 0;
    PanelMask ordered;
};

// What makes a state of what is known: estimates of the other values and, where the classifier begins with them, trees.
struct StateModels {
    StateModels(StateEncoderPtr encoderOfValues, SetTreesPtr treesOfSets = {})
        : encoder(std::move(encoderOfValues)),
          trees(std::move(treesOfSets))
    {
    }
    StateEncoderPtr encoder;
    SetTreesPtr trees; // null: none
};

// What the encoder and the classifier make of every state, computed once. The encoder is frozen while a policy learns,
// so with enough memory all states are computed in big batches beforehand; otherwise states are computed when they are
// first visited and kept as long as there is room. Either way the numbers are the same to the last bit, because an
// encoder's answer does not depend on the batch. Masks that reveal the same columns are one state.
class StateTable {
public:
    // `treeFolds`: of patients who taught the trees, by row; each is judged by the models that left them out.
    StateTable(const PatientRows& rows, const PanelRules& rules, StateModels models,
               std::span<const std::uint8_t> treeFolds = {});
    StateTable(StateTable&&) noexcept = default;
    // Another table over the same estimates, for another thread; this one must be filled. The probabilities it has
    // judged so far are copied.
    StateTable sharing() const;

    static std::uint64_t bytesForAll(std::size_t patients, const PanelRules& rules); // ~0 where that is beyond counting
    static std::uint64_t stateCount(std::size_t patients, const PanelRules& rules);

    // Either fill everything, in pieces …
    void beginFilling();
    bool filled() const { return m_all && m_filled == m_slots; }
    void fillSome();                                   // about 100 ms
    void fillSome(Executor& executor);                 // as much by every hand
    std::size_t stateCount() const { return m_slots; } // of all patients, once filling has begun
    std::size_t filledCount() const { return m_filled; }
    double filledShare() const { return m_slots == 0 ? 1.0 : double(m_filled) / double(m_slots); }
    // … or keep as many of the states visited as fit into this.
    void keepAtMost(std::uint64_t bytes);

    // Probabilities are those of this classifier from now on; it must live as long as it is used. `folds`: of patients
    // it learned from, by row; each is judged by the member that did not. Empty: nobody taught it.
    void setClassifier(const Classifier& classifier, std::span<const std::uint8_t> folds = {});

    // The places of these states, imputed where they are not known yet. Places stay valid until the next call.
    void findPlaces(std::span<const PatientState> states, std::span<std::size_t> places);
    // Judges all states there are, in pieces; false while some are left.
    bool judgeSome();
    // The places, imputed and judged by the classifier.
    void visit(std::span<const PatientState> states, std::span<std::size_t> places);
    std::span<const float> imputed(std::size_t place) const
    {
        return {m_blocks[place / kBlock].get() + place % kBlock * m_width, m_features};
    }
    // Input of a classifier: imputed values and, where it sees them, which columns are known and what trees say.
    void writeClassifierInput(std::size_t place, const Classifier& classifier, float* input) const;
    float probability(std::size_t place) const { return m_probability[place]; } // as the selector sees it
    double diseaseProbability(std::size_t place) const { return m_classifier->trueProbability(m_probability[place]); }

    // Input of the panel selector: imputed values, both class probabilities, which columns are known.
    std::size_t inputCount() const { return 2 * m_features + 2; }
    void writeInput(const PatientState& state, std::size_t place, float* input) const;

private:
    StateTable(const StateTable&) = default;
    // The rows of what a place is about: who, and which panels are known.
    struct Situation {
        std::uint32_t patient = 0;
        std::uint32_t closure = 0;
    };
    Situation situationAt(std::size_t place) const;
    void writeKnown(const Situation& situation, float* known) const;
    std::uint32_t closureNumber(PanelMask ordered);
    std::size_t placeOf(const PatientState& state);
    void hideUnasked(std::size_t patient, std::size_t closure, float* row) const;
    void fillPiece(std::size_t piece);
    std::size_t piecesPerClosure() const;
    void imputeMissing();
    void judgeMissing(std::span<const std::size_t> places);
    float* room(std::size_t place); // for the imputed values of a place, and what trees say
    float treesSay(std::size_t patient, std::size_t closure) const;

    const PatientRows& m_rows;
    const PanelRules& m_rules;
    StateModels m_models;
    std::span<const std::uint8_t> m_treeFolds; // by row, or empty
    std::vector<PanelMask> m_shown;            // by row, where there are trees: panels of which anything is recorded
    const Classifier* m_classifier = nullptr;
    std::span<const std::uint8_t> m_folds; // by row, or empty
    std::size_t m_features;
    std::size_t m_width; // numbers kept of a state

    bool m_all = false; // every state has its place
    std::size_t m_slots = 0;
    std::size_t m_filled = 0;     // slots
    std::size_t m_nextPiece = 0;  // to be filled
    std::size_t m_nextJudged = 0; // slot from which on nothing may be judged yet
    std::size_t m_mostPlaces = 0;
    std::vector<PanelMask> m_closures;                                 // by closure number
    std::vector<std::uint32_t> m_closureOfMask;                        // few panels: by mask
    std::unordered_map<std::uint64_t, std::uint32_t> m_closureNumbers; // many panels: by closure
    std::vector<std::vector<float>> m_asked;                 // by closure number: 1 where a column was asked for
    std::unordered_map<std::uint64_t, std::size_t> m_places; // cache: patient and closure number
    std::vector<Situation> m_situations;                     // cache: by place
    // In blocks, so that growing never needs the old and the new room at once.
    static constexpr std::size_t kBlock = 4096; // states
    std::vector<std::shared_ptr<float[]>> m_blocks;
    std::vector<float> m_probability; // NaN: not judged by this classifier yet

    // Reused between calls.
    std::vector<std::size_t> m_newPlaces;
    std::vector<float> m_work;
    std::vector<float> m_workOut;
    std::vector<std::size_t> m_unjudged;
    std::vector<std::uint8_t> m_foldsOut;
};

} // namespace core
