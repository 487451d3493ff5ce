// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/rival_p.h"

#include <functional>
#include <limits>
#include <string>

namespace core {

// The predictor and the network that chooses panels, where both learn together.
struct ChoosingNetworks {
    MaskedPredictor predictor;
    LearningNetwork chooser; // an output for each panel

    ChoosingNetworks(const RivalBeginning& beginning, const std::string& purpose);
};

// What makes one panel better than another: the chooser's output for it, and what it would cost.
using PanelScore = double (*)(float output, Cost price);

// The panel of the highest score among those allowed; none where none is.
std::optional<PanelId> bestPanel(const PanelRules& rules, const PatientState& state, PanelMask allowed,
                                 std::span<const float> outputs, PanelScore score);

// Validation patients who get one best panel after the other: by their mean loss after every order the best weights
// are known, as in the authors' programs of GDFS and of DIME.
class AcquisitionWatch {
public:
    AcquisitionWatch(const RivalData& data, std::size_t orders, PanelScore score, Seed seed);

    std::span<const std::uint32_t> patients() const { return m_patients; } // rows of the validation patients
    // Nothing when stopped.
    std::optional<double> meanLoss(const ChoosingNetworks& networks, const std::function<bool()>& goOn) const;

private:
    const RivalData& m_data;
    std::size_t m_orders;
    PanelScore m_score;
    std::vector<std::uint32_t> m_patients;
};

// The weights that did best so far.
class BestNetworks {
public:
    explicit BestNetworks(const ChoosingNetworks& first) : m_networks(first) {}

    const ChoosingNetworks& networks() const { return m_networks; }
    std::size_t inVain() const { return m_inVain; } // offers since the last gain, or since it was forgiven
    void forgive() { m_inVain = 0; }
    void offer(const ChoosingNetworks& networks, double loss);

private:
    ChoosingNetworks m_networks;
    double m_loss = std::numeric_limits<double>::infinity();
    std::size_t m_inVain = 0;
};

// A policy of two networks, of which the best are kept.
class ChoosingPolicy : public AppraisingPolicy {
protected:
    // `name`: of its random numbers.
    ChoosingPolicy(const RivalBeginning& beginning, Weighing weighing, PanelScore score, const std::string& name);
    // Asks validation patients about the networks of now. False when stopped.
    bool look(const std::function<bool()>& goOn);

    const RivalData& m_data;
    const RivalPlan& m_plan;
    RandomStream m_stream;
    ChoosingNetworks m_now;
    BestNetworks m_best;

private:
    AcquisitionWatch m_watch;
};

} // namespace core
