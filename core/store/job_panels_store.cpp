// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/job_panels_store_p.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace core {
namespace {

using Json = nlohmann::json;

Fingerprint panelsFingerprint(const Fingerprint& cohort, std::string_view text)
{
    FingerprintBuilder builder;
    builder.add(cohort.high);
    builder.add(cohort.low);
    builder.add(text);
    return builder.finish();
}

std::string panelsText(const TestCatalog& catalog)
{
    Json panels = Json::array();
    for (const Panel& panel : catalog.panels()) {
        Json& json = panels.emplace_back(Json{{"name", panel.name}, {"cost", panel.cost.amount}});
        if (panel.minutes)
            json["minutes"] = panel.minutes->amount;
        if (panel.millilitres)
            json["millilitres"] = panel.millilitres->amount;
    }
    Json fees = Json::array();
    for (const FeeGroup& fee : catalog.fees())
        fees.push_back(Json{{"name", fee.name}, {"cost", fee.cost.amount}, {"panels", fee.panels.bits()}});
    return Json{{"panels", std::move(panels)}, {"fees", std::move(fees)}}.dump();
}

// A finite number that is not negative; unset where there is none.
std::optional<double> amountIn(const Json& json, const char* name)
{
    const auto found = json.find(name);
    if (found == json.end() || !found->is_number())
        return std::nullopt;
    const double amount = found->get<double>();
    return std::isfinite(amount) && amount >= 0.0 ? std::optional(amount) : std::nullopt;
}

bool isNamedAndPriced(const Json& json)
{
    return json.is_object() && json.contains("name") && json["name"].is_string() && amountIn(json, "cost");
}

std::optional<TestCatalog> panelsFrom(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("panels") || !json.contains("fees") || !json["panels"].is_array() ||
        !json["fees"].is_array() || json["panels"].size() > PanelMask::kMostPanels)
        return std::nullopt;
    std::vector<Panel> panels;
    for (const Json& one : json["panels"]) {
        if (!isNamedAndPriced(one))
            return std::nullopt;
        Panel& panel = panels.emplace_back();
        panel.name = one["name"].get<std::string>();
        panel.cost = Cost(*amountIn(one, "cost"));
        if (const auto minutes = amountIn(one, "minutes"))
            panel.minutes = Minutes(*minutes);
        if (const auto millilitres = amountIn(one, "millilitres"))
            panel.millilitres = Millilitres(*millilitres);
    }
    const std::uint64_t all = PanelMask::all(panels.size()).bits();
    std::vector<FeeGroup> fees;
    for (const Json& one : json["fees"]) {
        if (!isNamedAndPriced(one) || !one.contains("panels") || !one["panels"].is_number_unsigned() ||
            (one["panels"].get<std::uint64_t>() & ~all) != 0)
            return std::nullopt;
        fees.push_back({.name = one["name"].get<std::string>(),
                        .cost = Cost(*amountIn(one, "cost")),
                        .panels = PanelMask(one["panels"].get<std::uint64_t>())});
    }
    return TestCatalog(std::move(panels), std::move(fees));
}

} // namespace

Status writePanels(const Database& database, const Fingerprint& cohort, const TestCatalog& panels)
{
    if (panels.panelCount() == 0)
        return Done{};
    const std::string text = panelsText(panels);
    Statement insert(database, "INSERT OR IGNORE INTO cohort_panels (cohort, panels, fingerprint) VALUES (?1, ?2, ?3)");
    return insert.bind(1, cohort).bind(2, text).bind(3, panelsFingerprint(cohort, text)).run();
}

Result<TestCatalog> readPanels(const Database& database, const Fingerprint& cohort, const Error& damaged)
{
    const auto version = database.number("PRAGMA user_version");
    if (!version)
        return database.error();
    if (*version < kPanelsSince)
        return TestCatalog();
    Statement query(database, "SELECT panels, fingerprint FROM cohort_panels WHERE cohort = ?1");
    if (!query.bind(1, cohort).next())
        return query.ok() ? Result<TestCatalog>(TestCatalog()) : Result<TestCatalog>(query.error());
    std::optional<TestCatalog> panels = panelsFrom(query.text(0));
    if (!panels || query.fingerprint(1) != panelsFingerprint(cohort, query.text(0)))
        return damaged;
    return std::move(*panels);
}

} // namespace core
