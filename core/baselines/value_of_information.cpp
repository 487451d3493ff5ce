// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/value_of_information_p.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace core {

ValueOfInformation::ValueOfInformation(const PanelRules& rules, ProbabilityJudge judge, const MaskedGroup& donors,
                                       std::size_t draws, Seed seed)
    : AppraisingPolicy(rules, Weighing::Difference),
      m_judge(std::move(judge)),
      m_teachers(donors),
      m_draws(draws)
{
    constexpr std::size_t kMostDonors = 1024; // of either outcome
    RandomStream stream(seed, "voi donors");
    for (const std::uint32_t row : sampledPatients(donors.count(), donors.count(), stream)) {
        std::vector<Donor>& ofOutcome = m_donors[donors.people.diseased[row] != 0 ? 1 : 0];
        if (ofOutcome.size() >= kMostDonors)
            continue;
        Donor& donor = ofOutcome.emplace_back(Donor{row, PanelMask()});
        for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
            if (rules.shows(PanelMask(), PanelId(panel), donors.people.rows.recordedColumns(row)))
                donor.shows = donor.shows.with(PanelId(panel));
    }
}

ValueOfInformation::Donors ValueOfInformation::nearestFirst(bool diseased, std::span<const float> known,
                                                            std::vector<float>& distances) const
{
    const std::vector<Donor>& donors = m_donors[diseased ? 1 : 0];
    std::vector<float> apart;
    for (const Donor& donor : donors)
        apart.push_back(distanceOf(m_teachers.people.rows.row(donor.row), known));
    std::vector<std::size_t> order(donors.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return apart[i]; });
    Donors nearest;
    distances.clear();
    for (const std::size_t i : order) {
        nearest.push_back(&donors[i]);
        distances.push_back(apart[i]);
    }
    return nearest;
}

std::vector<std::uint32_t> ValueOfInformation::drawn(PanelId panel, const Donors& donors,
                                                     std::span<const float> distances,
                                                     std::span<const float> known) const
{
    constexpr std::size_t kLike = 8; // patients for each result
    std::vector<std::uint32_t> like;
    float farthest = 0.0f;
    for (std::size_t i = 0; i < donors.size(); ++i) {
        if (!donors[i]->shows.isOrdered(panel))
            continue;
        if (like.size() >= kLike * m_draws && distances[i] > farthest)
            break;
        like.push_back(donors[i]->row); // those as near as the last one, too
        farthest = distances[i];
    }
    const auto told = m_teachers.inputs.toldBy(panel, known);
    if (told.size() == 1)
        std::ranges::stable_sort(like, {}, [&](std::uint32_t row) { return m_teachers.people.rows.row(row)[told[0]]; });
    std::vector<std::uint32_t> chosen;
    for (const std::size_t i : spreadOver(like.size(), m_draws))
        chosen.push_back(like[i]);
    return chosen;
}

AppraisingPolicy::Appraisal ValueOfInformation::appraise(const MaskedGroup& group, const PatientState& shown)
{
    const std::vector<float> known = group.inputs.of(std::span(&shown, 1));
    const PanelMask orderable = m_rules.orderable(shown.ordered);
    struct Asked {
        std::size_t panel, results;
        bool diseased;
    };
    std::vector<Asked> asked;
    std::vector<float> inputs = known, distances;
    for (const bool diseased : {false, true}) {
        const Donors donors = nearestFirst(diseased, known, distances);
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel) {
            if (!orderable.isOrdered(PanelId(panel)))
                continue;
            const std::vector<std::uint32_t> rows = drawn(PanelId(panel), donors, distances, known);
            for (const std::uint32_t row : rows) {
                inputs.insert(inputs.end(), known.begin(), known.end());
                group.inputs.reveal(PanelId(panel), m_teachers.people.rows.row(row),
                                    inputs.data() + inputs.size() - known.size());
            }
            asked.push_back({panel, rows.size(), diseased});
        }
    }
    const std::vector<float> after = m_judge(inputs);
    Appraisal here{.probability = after[0], .worth = std::vector<float>(m_rules.panelCount())};
    std::size_t next = 1;
    for (const Asked& one : asked) {
        double left = 0.0;
        for (std::size_t i = 0; i < one.results; ++i)
            left += crossEntropy(after[next++], one.diseased);
        const double share = double{one.diseased ? after[0] : 1.0f - after[0]};
        if (one.results > 0)
            here.worth[one.panel] +=
                static_cast<float>(share * (crossEntropy(after[0], one.diseased) - left / double(one.results)));
    }
    return here;
}

RivalPtr makeVoi(const RivalBeginning& beginning, const WorkShare& work)
{
    if (!work.goOn(0.0))
        return nullptr;
    const auto judge = [predictor = beginning.predictor](std::span<const float> inputs) {
        return predictor.probabilities(inputs);
    };
    return std::make_unique<ValueOfInformation>(beginning.data.rules, judge, beginning.data.training,
                                                drawsFor(beginning.plan.draws, beginning.data.rules.panelCount()),
                                                beginning.seed);
}

} // namespace core
