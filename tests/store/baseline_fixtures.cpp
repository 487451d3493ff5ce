// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/baseline_fixtures.h"

#include "tests/store/front_fixtures.h"

namespace fixtures {

core::BaselineStart baselineStart()
{
    core::BaselineStart start;
    const std::span<const core::SystemId> all = core::allSystems();
    start.plan.systems.assign(all.begin(), all.end());
    start.plan.systems.push_back({core::SystemKind::Network, core::PanelChoice::Chosen});
    start.plan.seeds = 3;
    start.plan.seed = core::Seed{0xffff'ffff'ffff'fff0ULL};
    start.plan.sameSplit = true;
    start.plan.chosenPanels = {"Grundumsatz \"groß\"", "b"};
    start.plan.shape = core::RewardShape{.lambda = 1.0 / 3.0, .rho = -0.1};
    start.plan.engine = frontStart().plan;
    start.cohort = {.high = 5, .low = 0xffff'ffff'ffff'fffdULL};
    start.split = {.seed = core::Seed{11}, .shares = {0.2, 0.3, 0.1, 0.2, 0.2}};
    start.patients = 4'321;
    return start;
}

core::SystemRun systemRun(std::size_t number, std::uint64_t repeat)
{
    core::SystemRun run;
    run.system = core::allSystems()[number];
    run.repeat = repeat;
    run.seed = core::Seed{7 + repeat};
    run.panels = {core::PanelId(number % 2 * 2), core::PanelId(1)};
    run.setting = "depth=4 rate=0.1";
    if (number % 2 == 0)
        run.threshold = 1.0 / 3.0;
    run.validation = operatingPoint(number).validation;
    run.test = *operatingPoint(number + repeat, true).test;
    run.fitSeconds = 0.1 + static_cast<double>(number);
    run.fixedSets = {
        {.panels = core::PanelMask(0b101), .validation = run.validation, .test = run.test, .onFront = number % 2 == 1}};
    run.front = {operatingPoint(1, true), operatingPoint(2)};
    return run;
}

core::ScoredPatients scoredPatients(std::size_t number, std::size_t patients)
{
    core::ScoredPatients scored;
    for (std::size_t i = 0; i < patients; ++i) {
        scored.patients.emplace_back(3 * i + number);
        scored.probability.push_back(static_cast<double>(i) / static_cast<double>(patients));
        scored.said.push_back(i % 2 == 0 ? core::Disease::Present : core::Disease::Absent);
        scored.cost.push_back(26.1 + static_cast<double>(i));
        scored.ordered.emplace_back(static_cast<std::uint32_t>(i));
        scored.truth.push_back(i % 3 == 0 ? core::Disease::Present : core::Disease::Absent);
    }
    return scored;
}

core::SystemRun scoredRun(std::size_t number)
{
    core::SystemRun run = systemRun(number, 0);
    run.validationScores = std::make_shared<const core::ScoredPatients>(scoredPatients(number, 7));
    run.testScores = std::make_shared<const core::ScoredPatients>(scoredPatients(number + 1, 5));
    return run;
}

bool sameRun(const core::SystemRun& a, const core::SystemRun& b)
{
    return a.system == b.system && a.repeat == b.repeat && a.seed == b.seed && a.panels == b.panels &&
           a.setting == b.setting && a.threshold == b.threshold && a.validation == b.validation && a.test == b.test &&
           a.fitSeconds == b.fitSeconds && a.fixedSets == b.fixedSets && a.front == b.front;
}

} // namespace fixtures
