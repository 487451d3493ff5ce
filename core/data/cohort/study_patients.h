// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/fingerprint.h"
#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/cohort/study.h"

#include <memory>
#include <mutex>
#include <optional>

namespace core {

// Who a study is about, and which of them are used for what.
struct StudyPatients {
    CohortPtr cohort;
    SplitPtr split;
    SplitPlan plan;          // that made the split
    Fingerprint fingerprint; // of cohort and split: only what has the same can be compared
    bool operator==(const StudyPatients&) const = default; // the same ones, not equal ones
};
using PatientsResult = Result<StudyPatients, ProblemList>;

PatientsResult makePatients(const TablePtr& import, const Study& study);

// Of a cohort and its split.
Fingerprint patientsFingerprint(const Cohort& cohort, const Split& split);

// The patients of a study, made by whoever asks first and shared by everybody who asks later, on any thread.
class LazyPatients {
public:
    LazyPatients(TablePtr import, Study study);
    const PatientsResult& get() const; // waits while another thread makes them
    bool areThoseOf(const TablePtr& import, const Study& study) const;

private:
    TablePtr m_import;
    Study m_study;
    mutable std::once_flag m_once;
    mutable std::optional<PatientsResult> m_made;
};

// `known` itself where these are its patients.
LazyPatientsPtr patientsOf(const TablePtr& import, const Study& study, const LazyPatientsPtr& known = nullptr);

// True where both studies have the same patients of an import, with the same features, panels, prices and split: words,
// units and accepted findings may differ.
bool samePatients(const Study& a, const Study& b);

} // namespace core
