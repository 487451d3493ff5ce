// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/outer_folds.h"

#include "core/base/random.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split_units_p.h"

#include <algorithm>

namespace core {
namespace {

SplitPlan likeStudy(const Split& study, Seed seed)
{
    SplitPlan plan{.seed = seed};
    std::size_t all = 0;
    for (std::size_t part = 0; part < kSplitParts; ++part)
        all += study.count(static_cast<SplitPart>(part));
    for (std::size_t part = 0; part < kSplitParts; ++part)
        plan.shares[part] = static_cast<double>(study.count(static_cast<SplitPart>(part))) / static_cast<double>(all);
    return plan;
}

} // namespace

JudgedPatients judgedPatients(const Cohort& cohort, const JudgingPlan& plan)
{
    return {.folds = static_cast<std::uint64_t>(plan.folds),
            .repeats = static_cast<std::uint64_t>(plan.repeats),
            .patients = cohort.patientCount(),
            .cases = static_cast<std::uint64_t>(std::ranges::count(cohort.outcomes(), Disease::Present))};
}

Result<std::vector<std::uint32_t>> dealFolds(std::span<const Disease> outcomes, std::span<const std::uint32_t> groups,
                                             std::size_t folds, Seed seed)
{
    const std::vector<SplitUnit> units = splitUnits(outcomes, groups);
    std::vector<std::uint32_t> foldOf(outcomes.size());
    RandomStream stream(seed, "outer folds");
    std::size_t next = 0; // goes on from one outcome to the other, so that folds are equally large
    for (const Disease outcome : {Disease::Present, Disease::Absent}) {
        std::vector<std::size_t> some;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            if (units[unit].outcome == outcome)
                some.push_back(unit);
        if (some.size() < folds)
            return Error{.code = ErrorCode::FoldsTooMany, .expected = some.size(), .found = folds};
        stream.shuffle(std::span(some));
        for (const std::size_t unit : some) {
            for (const std::size_t row : units[unit].rows)
                foldOf[row] = static_cast<std::uint32_t>(next);
            next = (next + 1) % folds;
        }
    }
    return foldOf;
}

Result<std::vector<Split>> outerFolds(const Cohort& cohort, const Split& study, const JudgingPlan& plan, Seed seed)
{
    if (cohort.splitGuide().fixesParts())
        return Error{.code = ErrorCode::FoldsNotPossible};
    std::vector<Split> splits;
    for (std::size_t repeat = 0; repeat < static_cast<std::size_t>(plan.repeats); ++repeat) {
        const Seed own{seed.value + repeat};
        const Result<std::vector<std::uint32_t>> folds =
            dealFolds(cohort.outcomes(), cohort.splitGuide().groups, static_cast<std::size_t>(plan.folds), own);
        if (!folds)
            return folds.error();
        for (std::size_t fold = 0; fold < static_cast<std::size_t>(plan.folds); ++fold) {
            SplitGuide guide{.given = {}, .groups = cohort.splitGuide().groups, .times = {}};
            std::ranges::transform(*folds, std::back_inserter(guide.given), [fold](std::uint32_t one) {
                return one == fold ? GivenSplit::Test : GivenSplit::Learning;
            });
            Result<Split> split = splitPatients(cohort.outcomes(), guide, likeStudy(study, own));
            if (!split)
                return split.error();
            splits.push_back(std::move(*split));
        }
    }
    return splits;
}

Result<Split> splitWithoutTest(const Cohort& cohort, const Split& study, Seed seed)
{
    if (cohort.splitGuide().fixesParts())
        return Error{.code = ErrorCode::FoldsNotPossible};
    SplitPlan plan = likeStudy(study, seed);
    plan.shares[static_cast<std::size_t>(SplitPart::Test)] = 0.0;
    return splitPatients(cohort.outcomes(), {.given = {}, .groups = cohort.splitGuide().groups, .times = {}}, plan);
}

} // namespace core
