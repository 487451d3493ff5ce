// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy_features_p.h"

#include "core/rl/action.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

using Json = nlohmann::ordered_json;

Error doesNotFit(std::string what)
{
    return {.code = ErrorCode::PolicyDoesNotFit, .subject = std::move(what)};
}

Json positions(const FeatureMask& mask)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (mask.isKnown(FeatureId(i)))
            list.push_back(i);
    return list;
}

FeatureMask maskOf(const Json& list, std::size_t features)
{
    FeatureMask mask(features);
    for (const Json& position : list) {
        const auto value = position.get<std::size_t>();
        if (value >= features)
            throw std::out_of_range("feature");
        mask.setKnown(FeatureId(value));
    }
    return mask;
}

// Unset where nobody said, as in policies from before it could be said.
template <typename Spent>
std::optional<Spent> amountOf(const Json& panel, const char* key)
{
    return panel.contains(key) ? std::optional(Spent(panel.at(key).get<double>())) : std::nullopt;
}

// Policies from before a study could have rules have none.
OrderRules rulesIn(const Json& json)
{
    OrderRules rules;
    if (!json.contains("rules"))
        return rules;
    const Json& told = json.at("rules");
    rules.cap = amountOf<Cost>(told, "cap");
    rules.capMinutes = amountOf<Minutes>(told, "cap_minutes");
    rules.first = PanelMask(told.at("first").get<std::uint32_t>());
    rules.never = PanelMask(told.at("never").get<std::uint32_t>());
    for (const Json& needed : told.at("needs"))
        rules.needs.emplace_back(needed.get<std::uint32_t>());
    return rules;
}

Json rulesJson(const OrderRules& rules)
{
    Json json{{"first", rules.first.bits()}, {"never", rules.never.bits()}, {"needs", Json::array()}};
    for (const PanelMask needed : rules.needs)
        json["needs"].push_back(needed.bits());
    if (rules.cap)
        json["cap"] = rules.cap->amount;
    if (rules.capMinutes)
        json["cap_minutes"] = rules.capMinutes->amount;
    return json;
}

PolicyFeatures fromJson(const Json& json)
{
    PolicyFeatures features;
    features.names = json.at("names").get<std::vector<std::string>>();
    features.columns = json.at("columns").get<std::vector<std::string>>();
    if (features.names.size() != features.columns.size())
        throw std::out_of_range("columns");
    features.visible = maskOf(json.at("visible"), features.names.size());
    std::vector<Panel> panels;
    for (const Json& panel : json.at("panels"))
        panels.push_back({.name = panel.at("name").get<std::string>(),
                          .cost = Cost(panel.at("cost").get<double>()),
                          .features = maskOf(panel.at("features"), features.names.size()),
                          .minutes = amountOf<Minutes>(panel, "minutes"),
                          .millilitres = amountOf<Millilitres>(panel, "millilitres"),
                          .offered = panel.value("any_recorded", true)});
    if (panels.empty() || panels.size() > ActionCodec::kMostPanels)
        throw std::out_of_range("panels");
    std::vector<FeeGroup> fees;
    for (const Json& fee : json.at("fees"))
        fees.push_back({fee.at("name").get<std::string>(), Cost(fee.at("cost").get<double>()),
                        PanelMask(fee.at("panels").get<std::uint32_t>())});
    // Policies from before the choice could be made say nothing of it.
    const auto unrecorded = unrecordedPanelsNamed(json.value("unrecorded_panels", "unavailable"));
    if (!unrecorded)
        throw std::out_of_range("unrecorded_panels");
    features.catalog =
        TestCatalog(std::move(panels), std::move(fees), *unrecorded,
                    json.value("pair_orders", false) ? PairOrders::Allowed : PairOrders::No, rulesIn(json));
    return features;
}

} // namespace

PolicyFeatures featuresOf(const Cohort& cohort)
{
    PolicyFeatures features{
        .names = {}, .columns = {}, .visible = cohort.visibleFeatures(), .catalog = cohort.catalog()};
    for (const Feature& feature : cohort.features()) {
        features.names.push_back(feature.name);
        features.columns.push_back(feature.column);
    }
    return features;
}

Result<FeatureFit> FeatureFit::find(const PolicyFeatures& features, const Cohort& cohort)
{
    FeatureFit fit;
    const std::vector<Feature>& offered = cohort.features();
    for (std::size_t i = 0; i < features.names.size(); ++i) {
        Source source;
        for (std::size_t k = 0; k < offered.size(); ++k)
            if (offered[k].name == features.names[i])
                source.present = {k};
        if (source.present.empty()) {
            source.levelAbsent = true;
            for (std::size_t k = 0; k < offered.size(); ++k)
                if (offered[k].column == features.columns[i] && offered[k].level)
                    source.present.push_back(k);
        }
        if (source.present.empty())
            return doesNotFit(features.names[i]);
        fit.m_sources.push_back(std::move(source));
    }
    // The network's outputs are panels by position, so these must be the same ones; prices may have changed.
    std::vector<Panel> panels = features.catalog.panels();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (i >= cohort.catalog().panelCount() || cohort.catalog().panels()[i].name != panels[i].name)
            return doesNotFit(panels[i].name);
        panels[i].cost = cohort.catalog().panels()[i].cost;
        panels[i].minutes = cohort.catalog().panels()[i].minutes;
        panels[i].millilitres = cohort.catalog().panels()[i].millilitres;
    }
    if (cohort.catalog().panelCount() != panels.size())
        return doesNotFit(cohort.catalog().panels()[panels.size()].name);
    fit.m_catalog = TestCatalog(std::move(panels), cohort.catalog().fees(), cohort.catalog().unrecorded(),
                                cohort.catalog().pairs(), cohort.catalog().rules());
    return fit;
}

std::vector<float> FeatureFit::rawRows(const Cohort& cohort, std::span<const PatientIndex> patients) const
{
    const std::size_t features = m_sources.size();
    std::vector<float> rows(patients.size() * features);
    for (std::size_t feature = 0; feature < features; ++feature) {
        const Source& source = m_sources[feature];
        const std::span<const float> column = cohort.values(FeatureId(source.present.front()));
        for (std::size_t i = 0; i < patients.size(); ++i) {
            const float value = column[patients[i].value];
            rows[i * features + feature] = source.levelAbsent && !std::isnan(value) ? 0.0f : value;
        }
    }
    return rows;
}

std::vector<float> FeatureFit::rawRow(std::span<const float> values) const
{
    std::vector<float> row;
    for (const Source& source : m_sources) {
        const float value = values[source.present.front()];
        row.push_back(source.levelAbsent && !std::isnan(value) ? 0.0f : value);
    }
    return row;
}

std::optional<FeatureId> FeatureFit::shownBy(FeatureId feature) const
{
    const Source& source = m_sources[feature.value];
    return source.levelAbsent ? std::nullopt : std::optional(FeatureId(source.present.front()));
}

std::string writePolicyFeatures(const PolicyFeatures& features)
{
    Json json;
    json["names"] = features.names;
    json["columns"] = features.columns;
    json["visible"] = positions(features.visible);
    json["panels"] = Json::array();
    for (const Panel& panel : features.catalog.panels()) {
        json["panels"].push_back(
            {{"name", panel.name}, {"cost", panel.cost.amount}, {"features", positions(panel.features)}});
        if (panel.minutes)
            json["panels"].back()["minutes"] = panel.minutes->amount;
        if (panel.millilitres)
            json["panels"].back()["millilitres"] = panel.millilitres->amount;
        if (!panel.offered)
            json["panels"].back()["any_recorded"] = false;
    }
    json["fees"] = Json::array();
    for (const FeeGroup& fee : features.catalog.fees())
        json["fees"].push_back({{"name", fee.name}, {"cost", fee.cost.amount}, {"panels", fee.panels.bits()}});
    json["unrecorded_panels"] = std::string(keyOf(features.catalog.unrecorded()));
    if (features.catalog.pairs() == PairOrders::Allowed)
        json["pair_orders"] = true;
    if (features.catalog.rules().any())
        json["rules"] = rulesJson(features.catalog.rules());
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<PolicyFeatures> parsePolicyFeatures(const std::string& json)
{
    try {
        return fromJson(Json::parse(json));
    } catch (const std::exception& reason) {
        return Error{.code = ErrorCode::ProjectDamaged, .subject = "policy/features", .detail = reason.what()};
    }
}

} // namespace core
