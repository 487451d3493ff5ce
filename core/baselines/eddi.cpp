// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/rival_p.h"
#include "core/learn/encoders/gaussian_em.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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
        const std::size_t features = group.inputs.featureCount();
        const std::vector<float> drawn = drawnRows(known, features);
        const PanelMask orderable = m_rules.orderable(shown.ordered);
        std::vector<float> inputs = known;
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            if (orderable.isOrdered(PanelId(panel)))
                for (const std::size_t row : spread(drawn, features, group.inputs.toldBy(PanelId(panel), known))) {
                    inputs.insert(inputs.end(), known.begin(), known.end());
                    group.inputs.reveal(PanelId(panel), std::span(drawn).subspan(row * features, features),
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
    static constexpr std::size_t kPool = 8; // rows drawn for each that is looked at

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
        return m_gaussian.sample(row, kPool * m_draws, stream);
    }

    // Some of these rows: from the lowest to the highest value where the panel tells one, so that a few stand for all.
    std::vector<std::size_t> spread(std::span<const float> drawn, std::size_t features,
                                    std::span<const std::uint32_t> told) const
    {
        std::vector<std::size_t> rows(drawn.size() / features), chosen;
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        if (told.size() == 1)
            std::ranges::sort(rows, {}, [&](std::size_t row) { return drawn[row * features + told.front()]; });
        for (const std::size_t place : spreadOver(rows.size(), m_draws))
            chosen.push_back(rows[place]);
        return chosen;
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
