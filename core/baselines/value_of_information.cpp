// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/value_of_information_p.h"

#include <algorithm>
#include <numeric>

namespace core {

ValueOfInformation::ValueOfInformation(const PanelRules& rules, ProbabilityJudge judge, const MaskedGroup& donors,
                                       std::size_t draws, Seed seed)
    : AppraisingPolicy(rules, Weighing::Difference),
      m_judge(std::move(judge)),
      m_teachers(donors)
{
    constexpr std::size_t kMostAsked = 1024;
    RandomStream stream(seed, "voi donors");
    for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
        for (const bool diseased : {false, true}) {
            std::vector<std::uint32_t> who;
            for (std::uint32_t i = 0; i < donors.count(); ++i)
                if ((donors.people.diseased[i] != 0) == diseased &&
                    rules.shows(PanelMask(), PanelId(panel), donors.people.rows.recordedColumns(i)))
                    who.push_back(i);
            stream.shuffle(std::span(who));
            who.resize(std::min(who.size(), kMostAsked));
            m_donors.push_back(spread(std::move(who), PanelId(panel), draws));
        }
}

std::vector<std::uint32_t> ValueOfInformation::spread(std::vector<std::uint32_t> who, PanelId panel,
                                                      std::size_t draws) const
{
    if (who.size() <= draws)
        return who;
    const std::size_t width = m_teachers.inputs.inputCount();
    std::vector<float> inputs(who.size() * width);
    for (std::size_t i = 0; i < who.size(); ++i)
        m_teachers.inputs.reveal(panel, m_teachers.people.rows.row(who[i]), inputs.data() + i * width);
    const std::vector<float> judged = m_judge(inputs);
    std::vector<std::size_t> order(who.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return judged[i]; });
    std::vector<std::uint32_t> chosen;
    for (std::size_t i = 0; i < draws; ++i) // the middle of each of so many equal parts
        chosen.push_back(who[order[(2 * i + 1) * who.size() / (2 * draws)]]);
    return chosen;
}

AppraisingPolicy::Appraisal ValueOfInformation::appraise(const MaskedGroup& group, const PatientState& shown)
{
    const std::size_t width = group.inputs.inputCount();
    const std::vector<float> known = group.inputs.of(std::span(&shown, 1));
    std::vector<float> inputs = known;
    const PanelMask orderable = m_rules.orderable(shown.ordered);
    for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
        if (orderable.isOrdered(PanelId(panel)))
            for (const bool diseased : {false, true})
                for (const std::uint32_t donor : donors(panel, diseased)) {
                    inputs.insert(inputs.end(), known.begin(), known.end());
                    group.inputs.reveal(PanelId(panel), m_teachers.people.rows.row(donor),
                                        inputs.data() + inputs.size() - width);
                }
    const std::vector<float> after = m_judge(inputs);
    Appraisal here{.probability = after[0], .worth = std::vector<float>(m_rules.panelCount())};
    std::size_t next = 1;
    for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel) {
        if (!orderable.isOrdered(PanelId(panel)))
            continue;
        for (const bool diseased : {false, true}) {
            const std::size_t count = donors(panel, diseased).size();
            double left = 0.0;
            for (std::size_t i = 0; i < count; ++i)
                left += crossEntropy(after[next++], diseased);
            const double share = double{diseased ? after[0] : 1.0f - after[0]};
            if (count > 0)
                here.worth[panel] +=
                    static_cast<float>(share * (crossEntropy(after[0], diseased) - left / double(count)));
        }
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
