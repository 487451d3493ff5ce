// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/project_file.h"
#include "core/store/sqlite_p.h"
#include "tests/jobs/counting_kind.h"
#include "tests/store/baseline_fixtures.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/run_fixtures.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// A job of every kind, in steps whose every value tells where it belongs.
namespace fixtures {

template <typename Kind>
struct Sample;

template <>
struct Sample<core::TrainingKind> {
    using Kind = core::TrainingKind;
    static core::RunStart start() { return runStart(); }
    static void spoil(core::RunStart& start) { start.plan.ppo.epochs = -1; } // nobody could read such a plan again
    // A fold, five batches of seven points, and a checkpoint.
    static std::vector<core::TrainingKind::Part> step(std::size_t number)
    {
        std::vector<core::TrainingKind::Part> parts{core::NamedPart{"fold/" + std::to_string(number), bundle(number)}};
        for (std::size_t batch = 0; batch < 5; ++batch)
            parts.emplace_back(points(35 * number + 7 * batch, 7));
        parts.emplace_back(bundle(number));
        return parts;
    }
    static core::TrainingKind::End end(core::RunEnd) { return {.summary = summary(), .policy = bundle(100)}; }
    // How many parts are there, each as it was saved; nothing where one is not.
    static std::optional<std::size_t> parts(const core::ProjectFile& project, core::RunId run)
    {
        const auto stored = project.points(run);
        const auto checkpoint = project.checkpoint(run);
        std::size_t checkpoints = 0;
        if (checkpoint)
            checkpoints = *checkpoint->integer("number") + 1;
        if (!stored || *stored != points(0, stored->size()) || stored->size() % 7 != 0 ||
            (checkpoints > 0 && *checkpoint != bundle(checkpoints - 1)))
            return std::nullopt;
        const auto folds = project.runParts(run);
        for (std::size_t fold = 0; fold < folds->size(); ++fold)
            if (const auto part = folds->find("fold/" + std::to_string(fold));
                part == folds->end() || part->second != bundle(fold))
                return std::nullopt;
        return stored->size() / 7 + checkpoints + folds->size();
    }
    static constexpr core::Sql leftovers{
        "SELECT (SELECT count(*) FROM run_points) + (SELECT count(*) FROM run_end) + "
        "(SELECT count(*) FROM run_bundle) + (SELECT count(*) FROM run_bundle_chunk) + "
        "(SELECT count(*) FROM run_part) + (SELECT count(*) FROM run_part_chunk)"};
    static std::vector<core::Sql> changes() // that must not go unnoticed
    {
        return {"UPDATE run SET patients = 1 WHERE id = 1", "UPDATE run SET plan = '{}'",
                "UPDATE run_end SET status = 3 WHERE run = 1",
                "UPDATE run_end SET summary = replace(summary, '0.75', '0.85')"};
    }
};

template <>
struct Sample<core::FrontKind> {
    using Kind = core::FrontKind;
    static core::FrontStart start() { return frontStart(); }
    static void spoil(core::FrontStart& start) { start.plan.sweep.policies = -1; }
    static std::vector<core::FrontKind::Part> step(std::size_t number)
    {
        return {core::FrontKind::NamedPart{"state", bundle(number)},
                core::FrontKind::Policy{number, operatingPoint(number), bundle(number)}};
    }
    static core::FrontKind::End end(core::RunEnd end) { return {.summary = frontSummary(end), .points = {}}; }
    static std::optional<std::size_t> parts(const core::ProjectFile& project, core::FrontId front)
    {
        const auto records = project.fronts();
        if (!records)
            return std::nullopt;
        const auto record = std::ranges::find(*records, front, &core::FrontRecord::id);
        for (std::size_t number = 0; number < record->points.size(); ++number)
            if (record->points[number] != operatingPoint(number) ||
                *project.frontPolicy(front, number) != bundle(number))
                return std::nullopt;
        if (project.frontPolicy(front, record->points.size()).ok())
            return std::nullopt;
        const auto state = project.frontPart(front, "state");
        return record->points.size() + (state ? *state->integer("number") + 1 : 0);
    }
    static constexpr core::Sql leftovers{
        "SELECT (SELECT count(*) FROM front_point) + (SELECT count(*) FROM front_end) + "
        "(SELECT count(*) FROM front_bundle) + (SELECT count(*) FROM front_bundle_chunk)"};
    static std::vector<core::Sql> changes()
    {
        return {"UPDATE front SET patients = 1 WHERE id = 1",
                "UPDATE front SET plan = '{}'",
                "UPDATE front_end SET status = 3 WHERE front = 1",
                "UPDATE front_end SET summary = replace(summary, '61.25', '62.25')",
                "UPDATE front_point SET content = replace(content, '-0.0625', '-0.0125') WHERE number = 1",
                "DELETE FROM front_point WHERE front = 1 AND number = 0"};
    }
};

template <>
struct Sample<core::BaselineKind> {
    using Kind = core::BaselineKind;
    static core::BaselineStart start() { return baselineStart(); }
    static void spoil(core::BaselineStart& start) { start.plan.systems.clear(); }
    static std::vector<core::SystemRun> step(std::size_t number)
    {
        core::SystemRun run = scoredRun(number % 13);
        run.repeat = number / 13;
        return {run};
    }
    static core::BaselineKind::End end(core::RunEnd) { return {}; }
    static std::optional<std::size_t> parts(const core::ProjectFile& project, core::BaselineId table)
    {
        const auto records = project.baselines();
        if (!records)
            return std::nullopt;
        const auto record = std::ranges::find(*records, table, &core::BaselineRecord::id);
        for (std::size_t number = 0; number < record->runs.size(); ++number)
            if (!sameRun(record->runs[number], step(number).front()) ||
                !project.baselineScores(table, record->runs[number].system).ok())
                return std::nullopt;
        return record->runs.size();
    }
    static constexpr core::Sql leftovers{
        "SELECT (SELECT count(*) FROM system_run) + (SELECT count(*) FROM baselines_end) + "
        "(SELECT count(*) FROM system_scores) + (SELECT count(*) FROM system_scores_chunk)"};
    static std::vector<core::Sql> changes()
    {
        return {"UPDATE baselines SET patients = 1 WHERE id = 1",
                "UPDATE baselines SET plan = '{}'",
                "UPDATE baselines SET split = replace(split, '11', '12')",
                "UPDATE baselines_end SET status = 3 WHERE baselines = 1",
                "UPDATE system_run SET content = replace(content, 'depth=4', 'depth=5')",
                "UPDATE system_run SET repeat = 2 WHERE baselines = 1",
                "UPDATE system_run SET system = 'cwcf' WHERE id = 1"};
    }
};

template <>
struct Sample<core::CountingKind> {
    using Kind = core::CountingKind;
    static core::CountStart start() { return {.plan = {.target = 4}, .cohort = {.high = 5, .low = 6}, .patients = 7}; }
    static void spoil(core::CountStart& start) { start.plan.target = -1; }
    static std::vector<std::int64_t> step(std::size_t number) { return {static_cast<std::int64_t>(number)}; }
    static core::CountingKind::End end(core::RunEnd) { return {}; }
    static std::optional<std::size_t> parts(const core::ProjectFile& project, core::JobId<core::CountingKind> job)
    {
        const auto records = project.records<core::CountingKind>();
        if (!records)
            return std::nullopt;
        return std::ranges::find(*records, job, &core::CountRecord::id)->points.size();
    }
    static constexpr core::Sql leftovers{
        "SELECT (SELECT count(*) FROM counts_end) + (SELECT count(*) FROM counts_number)"};
    static std::vector<core::Sql> changes()
    {
        return {"UPDATE counts SET target = 1 WHERE id = 1", "UPDATE counts_end SET status = 3 WHERE counts = 1",
                "DELETE FROM counts_number WHERE counts = 1 AND number = 0"};
    }
};

// Calls `work` with the sample of that name.
template <typename Work>
void onKind(const std::string& name, Work work)
{
    if (name == "training")
        work(Sample<core::TrainingKind>());
    else if (name == "front")
        work(Sample<core::FrontKind>());
    else if (name == "baselines")
        work(Sample<core::BaselineKind>());
    else
        work(Sample<core::CountingKind>());
}

inline constexpr const char* kKinds[] = {"training", "front", "baselines", "counting"};

} // namespace fixtures
