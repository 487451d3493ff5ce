// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/table.h"
#include "core/data/task/task.h"
#include "core/model/test_catalog.h"
#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace core {

// One column that a policy looks at, as somebody who has only the file needs to know it.
struct PolicyColumn {
    enum class Kind { Number, TwoValues, Category };
    std::string name;
    Kind kind = Kind::Number;
    std::vector<std::string> values; // of TwoValues those of 0 and 1, of Category all, in the order of the features
    std::string label, unit;         // empty: not known
};

// What a policy in a file of its own says of itself.
struct PolicyFacts {
    std::string title;                      // "Policy 3 of front 1 of clinic.panelwise"
    std::string version;                    // of the program
    std::vector<std::string> evidence = {}; // who taught it and what is known of it, a sentence each
    std::string outcome;                    // what the disease is: "low ferritin (label: 1)"
    std::string currency;
    std::string priceSource;
    std::vector<PolicyColumn> columns; // in the order of the policy's features
    TestCatalog catalog;               // the policy's columns at the prices of now
    std::size_t corrections = 0;       // of the table, that the project applies before anything is learned
};

// Of a policy of a study, and of a card made from its patients. Title and version are left to who knows them. The
// cohort must be one that the policy fits.
PolicyFacts factsOf(const Policy& policy, const Table& table, const Task& task, const Cohort& cohort);
PolicyFacts factsOf(const Cohort& cohort, const Table& table, const Task& task);

// The columns and panels in words, one line each.
std::vector<std::string> factLines(const PolicyFacts& facts);

} // namespace core
