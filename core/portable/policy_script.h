// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/explain/story/pocket_card.h"
#include "core/policy/lattice_policy.h"
#include "core/policy/table_policy.h"
#include "core/portable/policy_facts.h"

#include <cstdint>
#include <string>

namespace core {

enum class ScriptLanguage : std::uint8_t { Python, R };

struct ScriptTarget {
    ScriptLanguage language = ScriptLanguage::Python;
    std::string fileName; // without folder, for the words on how to use it
};

// A policy as one source file that needs no library and makes the same decisions. What the policy can never come to is
// left out: panels that are not worth their price for anybody, and all that would be known with them.
std::string latticeScript(const LatticePolicy& policy, const PolicyFacts& facts, const ScriptTarget& target);
// The same of a policy that looks its actions up: its table of findings, and what to do wherever it can come.
std::string tableScript(const TablePolicy& policy, const PolicyFacts& facts, const ScriptTarget& target);
// The card of a policy; `features` are those of the cohort it was made from.
std::string cardScript(const PocketCard& card, const PolicyFeatures& features, bool forbidUnrecorded,
                       const PolicyFacts& facts, const ScriptTarget& target);

} // namespace core
