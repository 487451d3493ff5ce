// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/model/tensors.h"
#include "core/store/job_rows_p.h"

#include <string>
#include <vector>

namespace core {

// The tables of fronts. A search leaves bundles by name: its parts under the names it gave them, its policies under
// their numbers.
template <>
struct JobRows<FrontKind> {
    static const JobTables tables;
    static Result<JobColumns> columns(const FrontStart& start);
    static std::optional<FrontStart> start(const JobColumns& columns);
    static Status readParts(const Database& database, FrontRecord& record, const Error& damaged);
    static Status write(const Database& database, FrontId front, const FrontKind::Part& part);
    static Status finish(const Database& database, FrontId front, RunStatus status, const FrontKind::End& end);
    static std::string summary(const FrontKind::End& end);
    static bool readSummary(const std::string& text, FrontRecord& record);
};

std::string policyName(std::uint64_t number);
Result<std::vector<std::string>> frontPartNames(const Database& database, FrontId front); // policies left out

// Checked against its fingerprint; PolicyMissing where there is none.
Result<TensorBundle> readFrontBundle(const Database& database, FrontId front, const std::string& name,
                                     const std::string& subject);

} // namespace core
