// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// What can be a row of the comparison.
enum class SystemKind : std::uint8_t {
    // One model on a fixed set of panels
    LogisticRegression,
    RandomForest,
    XgBoost,
    XgBoostLeafWise, // grows where the loss falls most, as LightGBM does, which is not packaged
    Network,         // 3 layers
    // Other fixed or blind choices
    BestFixedSet,    // of all sets of panels, boosted trees
    FixedSelection,  // the two panels the paper's policy used most
    RandomSelection, // each panel or not, at random
    // One decision after the other
    Greedy,
    Cwcf, // deep Q-learning with costly features
    Voi,  // value of information, one step
    Eddi, // information expected of drawn results
    Aaco, // acquisition conditioned oracle
    Dime, // conditional mutual information, learned
    Gdfs, // greedy selection, learned through random choices
    SmDdpoPretrained,
    SmDdpoEndToEnd,
    Lattice,
};

// Which panels a model on a fixed set gets.
enum class PanelChoice : std::uint8_t {
    All,
    TwoCheapest, // neither within the other
    BestPair,    // by validation
    Chosen,      // by the user
};

struct SystemId {
    SystemKind kind = SystemKind::LogisticRegression;
    PanelChoice panels = PanelChoice::All; // of the first five kinds only
    auto operator<=>(const SystemId&) const = default;
};

// For files and the command line: "lr", "rf-2" (two cheapest), "xgboost-pair", "network-chosen", "fs", "cwcf",
// "voi", "smddpo".
std::string systemKey(const SystemId& system);
std::optional<SystemId> systemFromKey(std::string_view key);
bool hasPanelChoice(SystemKind kind);

std::span<const SystemId> paperSystems(); // the rows of the paper's table, in its order
std::span<const SystemId> allSystems();   // and ours; without the user's choice of panels

} // namespace core
