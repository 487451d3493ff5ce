// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/system.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

constexpr std::array<std::pair<SystemKind, std::string_view>, 18> kKindKeys{{
    {SystemKind::LogisticRegression, "lr"},
    {SystemKind::RandomForest, "rf"},
    {SystemKind::XgBoost, "xgboost"},
    {SystemKind::XgBoostLeafWise, "xgboost-leafwise"},
    {SystemKind::Network, "network"},
    {SystemKind::BestFixedSet, "static"},
    {SystemKind::FixedSelection, "fs"},
    {SystemKind::RandomSelection, "rs"},
    {SystemKind::Greedy, "greedy"},
    {SystemKind::Cwcf, "cwcf"},
    {SystemKind::Voi, "voi"},
    {SystemKind::Eddi, "eddi"},
    {SystemKind::Aaco, "aaco"},
    {SystemKind::Dime, "dime"},
    {SystemKind::Gdfs, "gdfs"},
    {SystemKind::SmDdpoPretrained, "smddpo-pretrained"},
    {SystemKind::SmDdpoEndToEnd, "smddpo"},
    {SystemKind::Lattice, "lattice"},
}};
constexpr std::array<std::pair<PanelChoice, std::string_view>, 4> kChoiceKeys{{
    {PanelChoice::All, ""},
    {PanelChoice::TwoCheapest, "-2"},
    {PanelChoice::BestPair, "-pair"},
    {PanelChoice::Chosen, "-chosen"},
}};

constexpr SystemId all(SystemKind kind)
{
    return {kind, PanelChoice::All};
}
constexpr SystemId two(SystemKind kind)
{
    return {kind, PanelChoice::TwoCheapest};
}
constexpr SystemId pair(SystemKind kind)
{
    return {kind, PanelChoice::BestPair};
}

constexpr std::array kPaper{
    all(SystemKind::LogisticRegression), all(SystemKind::RandomForest),    all(SystemKind::XgBoost),
    all(SystemKind::XgBoostLeafWise),    all(SystemKind::Network),         two(SystemKind::LogisticRegression),
    two(SystemKind::RandomForest),       two(SystemKind::XgBoost),         two(SystemKind::XgBoostLeafWise),
    all(SystemKind::FixedSelection),     all(SystemKind::RandomSelection), all(SystemKind::Cwcf),
    all(SystemKind::SmDdpoPretrained),   all(SystemKind::SmDdpoEndToEnd),
};
constexpr std::array kAll{
    all(SystemKind::LogisticRegression),
    all(SystemKind::RandomForest),
    all(SystemKind::XgBoost),
    all(SystemKind::XgBoostLeafWise),
    all(SystemKind::Network),
    two(SystemKind::LogisticRegression),
    two(SystemKind::RandomForest),
    two(SystemKind::XgBoost),
    two(SystemKind::XgBoostLeafWise),
    two(SystemKind::Network),
    pair(SystemKind::LogisticRegression),
    pair(SystemKind::XgBoost),
    all(SystemKind::BestFixedSet),
    all(SystemKind::FixedSelection),
    all(SystemKind::RandomSelection),
    all(SystemKind::Greedy),
    all(SystemKind::Cwcf),
    all(SystemKind::Voi),
    all(SystemKind::Eddi),
    all(SystemKind::Aaco),
    all(SystemKind::Dime),
    all(SystemKind::Gdfs),
    all(SystemKind::SmDdpoPretrained),
    all(SystemKind::SmDdpoEndToEnd),
    all(SystemKind::Lattice),
};

template <typename Keys, typename Value>
std::string_view keyOf(const Keys& keys, Value value)
{
    return std::find_if(keys.begin(), keys.end(), [value](const auto& entry) { return entry.first == value; })->second;
}

} // namespace

std::string systemKey(const SystemId& system)
{
    return std::string(keyOf(kKindKeys, system.kind)).append(keyOf(kChoiceKeys, system.panels));
}

std::optional<SystemId> systemFromKey(std::string_view key)
{
    for (const auto& [kind, name] : kKindKeys)
        for (const auto& [choice, ending] : kChoiceKeys)
            if (key.size() == name.size() + ending.size() && key.starts_with(name) && key.ends_with(ending) &&
                (choice == PanelChoice::All || hasPanelChoice(kind)))
                return SystemId{kind, choice};
    return std::nullopt;
}

bool hasPanelChoice(SystemKind kind)
{
    return kind <= SystemKind::Network;
}

std::span<const SystemId> paperSystems()
{
    return kPaper;
}

std::span<const SystemId> allSystems()
{
    return kAll;
}

} // namespace core
