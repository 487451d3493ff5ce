// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/rival_p.h"
#include "core/learn/encoders/gaussian_em.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

// Efficient dynamic discovery of information (Ma et al., ICML 2019), with a normal distribution of all values in place
// of its partial VAE: results are drawn given what is known, and a panel is worth how far they move the probability of
// disease, by Kullback and Leibler's divergence from the present one.
class Eddi final : public AppraisingPolicy {
public:
    Eddi(const RivalBeginning& beginning, ConditionalGaussian gaussian)
        : AppraisingPolicy(beginning.data.rules, Weighing::Ratio),
          m_predictor(beginning.predictor),
          m_gaussian(std::move(gaussian)),
          m_draws(drawsFor(beginning.plan.draws, beginning.data.rules.panelCount())),
          m_seed(beginning.seed)
    {
    }

    Appraisal appraise(const MaskedGroup& group, const PatientState& shown) override
    {
        const std::vector<float> known = group.inputs.of(std::span(&shown, 1));
        const std::vector<float> draws = drawnRows(known, group.inputs.featureCount());
        const PanelMask orderable = m_rules.orderable(shown.ordered);
        std::vector<float> inputs = known;
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            for (std::size_t draw = 0; orderable.isOrdered(PanelId(panel)) && draw < m_draws; ++draw) {
                inputs.insert(inputs.end(), known.begin(), known.end());
                group.inputs.reveal(
                    PanelId(panel),
                    std::span(draws).subspan(draw * group.inputs.featureCount(), group.inputs.featureCount()),
                    inputs.data() + inputs.size() - known.size());
            }
        const std::vector<float> after = m_predictor.probabilities(inputs);
        Appraisal here{.probability = after[0], .worth = std::vector<float>(m_rules.panelCount())};
        std::size_t next = 1;
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            if (orderable.isOrdered(PanelId(panel))) {
                double sum = 0.0;
                for (std::size_t draw = 0; draw < m_draws; ++draw)
                    sum += divergence(after[next++], after[0]);
                here.worth[panel] = static_cast<float>(sum / double(m_draws));
            }
        return here;
    }

private:
    // Kullback and Leibler's, of one probability from another.
    static double divergence(float later, float now)
    {
        const double p = double{later};
        return p * crossEntropy(now, true) + (1.0 - p) * crossEntropy(now, false) - entropyOf(later);
    }

    // The same random numbers in every situation, so that they do not decide between two of them.
    std::vector<float> drawnRows(std::span<const float> known, std::size_t features) const
    {
        std::vector<float> row(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(features));
        for (std::size_t feature = 0; feature < features; ++feature)
            if (known[features + feature] == 0.0f)
                row[feature] = std::numeric_limits<float>::quiet_NaN();
        RandomStream stream(m_seed, "eddi draws");
        return m_gaussian.sample(row, m_draws, stream);
    }

    MaskedPredictor m_predictor;
    ConditionalGaussian m_gaussian;
    std::size_t m_draws;
    Seed m_seed;
};

} // namespace

RivalPtr makeEddi(const RivalBeginning& beginning, const WorkShare& work)
{
    const MaskedGroup& training = beginning.data.training;
    GaussianEm fit(training.people.rows.values(), training.inputs.featureCount(), nullptr);
    for (std::size_t round = 0; round < beginning.plan.gaussianRounds;) {
        if (!work.goOn(double(round) / double(beginning.plan.gaussianRounds)))
            return nullptr;
        if (fit.work())
            ++round;
    }
    return std::make_unique<Eddi>(beginning, fit.estimate());
}

} // namespace core
