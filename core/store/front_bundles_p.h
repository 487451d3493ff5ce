// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/front/front_record.h"
#include "core/model/tensors.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// What a search leaves, by name: its parts under the names it gave them, its policies under their numbers. What
// changes something happens inside the caller's transaction.
std::string policyName(std::uint64_t number);

Status writeFrontBundle(const Database& database, FrontId front, const std::string& name, const TensorBundle& bundle);
Status removeFrontBundle(const Database& database, FrontId front, const std::string& name);
Result<std::vector<std::string>> frontPartNames(const Database& database, FrontId front); // policies left out

// Checked against its fingerprint; PolicyMissing where there is none.
Result<TensorBundle> readFrontBundle(const Database& database, FrontId front, const std::string& name,
                                     const std::string& subject);

} // namespace core
