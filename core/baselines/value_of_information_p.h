// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/rival_p.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace core {

// Probabilities of disease from inputs of KnownInputs, row after row.
using ProbabilityJudge = std::function<std::vector<float>(std::span<const float>)>;

// Value of information, one step: the rule of tools for Bayesian networks (Howard 1966; Heckerman et al. 1993). A panel
// is worth the fall of cross entropy that is expected of it. Results come from training patients of either outcome,
// each as often as this patient is thought to have it: given the outcome they do not depend on what is known already.
class ValueOfInformation final : public AppraisingPolicy {
public:
    // At most `draws` donors of results for each panel and outcome.
    ValueOfInformation(const PanelRules& rules, ProbabilityJudge judge, const MaskedGroup& donors, std::size_t draws,
                       Seed seed);
    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override;

private:
    // So many of them, from those whose results speak least for disease to those whose do most: a few stand for all.
    std::vector<std::uint32_t> spread(std::vector<std::uint32_t> who, PanelId panel, std::size_t draws) const;
    const std::vector<std::uint32_t>& donors(std::size_t panel, bool diseased) const
    {
        return m_donors[2 * panel + (diseased ? 1 : 0)];
    }

    ProbabilityJudge m_judge;
    const MaskedGroup& m_teachers;
    std::vector<std::vector<std::uint32_t>> m_donors; // rows of training patients, by panel and outcome
};

} // namespace core
