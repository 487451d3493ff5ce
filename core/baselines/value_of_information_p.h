// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/rival_p.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace core {

// Probabilities of disease from inputs of KnownInputs, row after row.
using ProbabilityJudge = std::function<std::vector<float>(std::span<const float>)>;

// Value of information, one step: the rule of tools for Bayesian networks (Howard 1966; Heckerman et al. 1993). A panel
// is worth the fall of cross entropy that is expected of it. Results come from training patients of either outcome who
// are like this one in what is known, each outcome as often as this patient is thought to have it.
class ValueOfInformation final : public AppraisingPolicy {
public:
    // `draws` results of each panel and outcome, as far as there are so many.
    ValueOfInformation(const PanelRules& rules, ProbabilityJudge judge, const MaskedGroup& donors, std::size_t draws,
                       Seed seed);
    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override;

private:
    struct Donor {
        std::uint32_t row; // of the training patients
        PanelMask shows;
    };
    using Donors = std::vector<const Donor*>;
    Donors nearestFirst(bool diseased, std::span<const float> known, std::vector<float>& distances) const;
    // Of these, who stand for all who are like this patient.
    std::vector<std::uint32_t> drawn(PanelId panel, const Donors& donors, std::span<const float> distances,
                                     std::span<const float> known) const;

    ProbabilityJudge m_judge;
    const MaskedGroup& m_teachers;
    std::size_t m_draws;
    std::array<std::vector<Donor>, 2> m_donors; // by outcome
};

} // namespace core
