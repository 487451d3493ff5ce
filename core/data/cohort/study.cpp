// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/study.h"

#include "core/data/cohort/cohort_rows.h"
#include "core/data/cohort/leaks.h"
#include "core/data/cohort/repeats.h"
#include "core/data/cohort/study_patients.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_validation.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

bool sameReading(const Task& a, const Task& b)
{
    return a.missing == b.missing && a.codes == b.codes && a.edits == b.edits;
}

bool sameRoles(const Task& a, const Task& b)
{
    const auto sameTests = [](const PanelSpec& one, const PanelSpec& two) {
        return one.name == two.name && one.columns == two.columns;
    };
    return a.label == b.label && a.positive == b.positive && a.splitColumn == b.splitColumn &&
           a.splitRule == b.splitRule && a.duplicates == b.duplicates && a.visible == b.visible &&
           a.ignored == b.ignored &&
           std::equal(a.panels.begin(), a.panels.end(), b.panels.begin(), b.panels.end(), sameTests);
}

bool sameMeaning(const Task& a, const Task& b)
{
    return sameRoles(a, b) && a.tests == b.tests && a.acceptedFindings == b.acceptedFindings;
}

// Found anew with every split.
bool isOfSplit(const Finding& finding)
{
    using enum Finding::Kind;
    return finding.kind == DuplicateRows || finding.kind == RepeatedPatients || finding.kind == AcrossParts;
}

std::vector<IdentifierWarning> inUse(const std::vector<IdentifierWarning>& identifiers, const Task& task)
{
    std::vector<IdentifierWarning> result;
    std::copy_if(identifiers.begin(), identifiers.end(), std::back_inserter(result),
                 [&task](const IdentifierWarning& one) { return roleOf(task, one.column) != Role::Ignored; });
    return result;
}

void splitInto(Assessment& result, const std::stop_token& stop)
{
    const std::optional<CohortRows> rows = readCohortRows(*result.edited, result.study.task);
    if (!rows)
        return;
    result.duplicatesDropped = rows->duplicatesDropped;
    const Result<Split> split = splitPatients(rows->outcomes, rows->guide, result.study.split);
    std::ranges::move(
        findRepeats(*result.edited, result.study.task, *rows, split ? &*split : nullptr, result.allIdentifiers, stop),
        std::back_inserter(result.findings));
    if (!split) {
        // Where other problems stand in the way, they are the cause.
        if (result.problems.empty())
            result.problems.add(split.error());
        return;
    }
    for (std::size_t part = 0; part < kSplitParts; ++part)
        result.splitCounts[part] = split->count(static_cast<SplitPart>(part));
}

} // namespace

AssessmentPtr assess(const TablePtr& import, const Study& study, const AssessmentPtr& previous, std::stop_token stop,
                     const ProgressSink& progress, LazyPatientsPtr patients)
{
    const bool sameEdits = previous && sameReading(previous->study.task, study.task);
    auto result = std::make_shared<Assessment>();
    result->study = study;
    result->patients =
        patients ? std::move(patients) : patientsOf(import, study, previous ? previous->patients : nullptr);
    result->edited = sameEdits ? previous->edited : readAsTask(import, study.task);
    if (stop.stop_requested())
        return nullptr;

    if (sameEdits && sameRoles(previous->study.task, study.task))
        result->summary = previous->summary;
    else
        result->summary = summarise(*result->edited, study.task, stop, progress);
    if (stop.stop_requested())
        return nullptr;

    if (sameEdits && sameMeaning(previous->study.task, study.task)) {
        std::ranges::copy_if(previous->findings, std::back_inserter(result->findings),
                             [](const Finding& finding) { return !isOfSplit(finding); });
    } else {
        result->findings = findLeaks(*result->edited, study.task, stop);
        std::ranges::move(checkPlausibility(*result->edited, study.task, stop), std::back_inserter(result->findings));
    }
    if (stop.stop_requested())
        return nullptr;

    // An edit never makes a column identify anybody, so the import as it was read is what counts.
    result->allIdentifiers = previous ? previous->allIdentifiers : findIdentifiers(*import, stop);
    result->identifiers = inUse(result->allIdentifiers, study.task);
    result->problems = validateTask(study.task, *result->edited);
    splitInto(*result, stop);
    return stop.stop_requested() ? nullptr : result;
}

} // namespace core
