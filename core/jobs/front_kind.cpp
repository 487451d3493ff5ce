// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/front_kind.h"

#include <algorithm>
#include <utility>

namespace core {

using FrontJob = JobRun<FrontKind>;

Result<FrontCheckpoint> FrontJob::remains(const ProjectFile& file, const FrontRecord& record)
{
    FrontCheckpoint remains;
    const Result<std::vector<std::string>> names = file.frontPartNames(record.id);
    if (!names)
        return names.error();
    for (const std::string& name : *names) {
        Result<TensorBundle> part = file.frontPart(record.id, name);
        if (!part)
            return part.error();
        remains.parts.emplace(name, std::move(*part));
    }
    for (std::size_t number = 0; number < record.points.size(); ++number) {
        Result<TensorBundle> own = file.frontPolicy(record.id, number);
        if (!own)
            return own.error();
        remains.policies.push_back({.point = record.points[number], .own = std::move(*own)});
    }
    return remains;
}

Result<FrontOutcome> FrontJob::run(const FrontStart& start, const StudyPatients& patients,
                                   const FrontCheckpoint& remains, const JobSettings& settings,
                                   const JobSinks<FrontKind>& sinks)
{
    FrontHooks hooks;
    hooks.gate = settings.gate;
    hooks.executor = settings.executor;
    hooks.bootstrapResamples = settings.bootstrapResamples;
    hooks.gathered = settings.gathered;
    std::size_t known = remains.policies.size();
    hooks.sink = [&sinks, &known](const FrontUpdate& update) {
        const std::size_t toldBefore = std::min(known, update.points.size());
        known -= toldBefore;
        FrontUpdate news = update;
        news.points.erase(news.points.begin(), news.points.begin() + static_cast<std::ptrdiff_t>(toldBefore));
        sinks.update(news);
    };
    hooks.savePart = [&sinks](const std::string& name, const TensorBundle& bundle) {
        sinks.save(FrontKind::NamedPart{.name = name, .bundle = bundle});
    };
    hooks.savePolicy = [&sinks](std::size_t number, const FoundPolicy& policy) {
        sinks.save(FrontKind::Policy{.number = number, .point = policy.point, .own = policy.own});
    };
    return findFront(start.plan, *patients.cohort, *patients.split, remains, settings.stop, hooks);
}

FrontKind::End FrontJob::ending(const FrontOutcome& outcome)
{
    FrontKind::End end{.summary = outcome.summary, .points = {}};
    std::ranges::transform(outcome.policies, std::back_inserter(end.points), &FoundPolicy::point);
    return end;
}

} // namespace core
