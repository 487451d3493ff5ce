// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_output.h"
#include "app/cli/common/json_p.h"
#include "core/compare/baseline_fields.h"
#include "core/compare/pooled_rows.h"
#include "ui/common/text/system_text.h"

#include <numeric>

namespace app::cli {
namespace {

// "f1" and "f1_sd".
template <typename Row>
void addSpreads(Json& json, const Row& row)
{
    const auto add = [&json](const std::string& name, const core::Spread& spread) {
        json[name] = jsonOrNull(spread.mean);
        json[name + "_sd"] = jsonOrNull(spread.deviation);
    };
    describe(add, row);
}

Json panelsJson(const std::vector<core::PanelId>& panels, const PanelWords& words)
{
    Json list = Json::array();
    for (const core::PanelId panel : panels)
        list.push_back(words.catalog.panels()[panel.value].name);
    return list;
}

Json rowJson(const core::BaselineRow& row, const BaselineReport& report)
{
    Json json{{"name", jsonText(ui::systemText(row.system))}};
    addSpreads(json, row);
    json["repeats"] = row.repeats;
    const core::SystemRun* first = report.firstRun(row.system);
    json["panels"] = first && !first->panels.empty() ? panelsJson(first->panels, report.words) : Json(nullptr);
    json["setting"] = first ? Json(first->setting) : Json(nullptr);
    json["threshold"] = first ? jsonOrNull(first->threshold) : Json(nullptr);
    return json;
}

Json equalCostJson(const BaselineReport& report)
{
    Json fronts = Json::object();
    for (const core::SystemKind kind : core::frontsAmong(report.runs)) {
        Json rows = Json::object();
        for (const core::EqualCostRow& row : core::atEqualCost(kind, report.plan, report.runs)) {
            Json& json = rows[core::systemKey(row.system)] = Json{{"repeats", row.repeats}};
            addSpreads(json, row);
        }
        fronts[core::systemKey({kind, core::PanelChoice::All})] = std::move(rows);
    }
    return fronts;
}

Json maskJson(core::PanelMask panels, const PanelWords& words)
{
    std::vector<core::PanelId> ordered;
    for (std::size_t i = 0; i < words.catalog.panelCount(); ++i)
        if (panels.isOrdered(core::PanelId(i)))
            ordered.emplace_back(i);
    return panelsJson(ordered, words);
}

// Of the study's own split; null where it was not asked for.
Json staticFrontJson(const BaselineReport& report)
{
    const core::SystemRun* best = report.firstRun({core::SystemKind::BestFixedSet, core::PanelChoice::All});
    if (!best)
        return nullptr;
    Json list = Json::array();
    for (const core::FixedSet& set : best->fixedSets)
        if (set.onFront)
            list.push_back(Json{{"panels", maskJson(set.panels, report.words)},
                                {"mean_cost", jsonOrNull(set.test.meanCost.value)},
                                {"validation_f1", jsonOrNull(set.validation.f1.value)},
                                {"test_f1", jsonOrNull(set.test.f1.value)}});
    return list;
}

Json estimateJson(const core::MetricEstimate& figure)
{
    return Json{{"value", jsonOrNull(figure.value)},
                {"low", figure.interval ? Json(figure.interval->low) : Json(nullptr)},
                {"high", figure.interval ? Json(figure.interval->high) : Json(nullptr)}};
}

Json pooledJson(const core::PooledRow& row)
{
    return Json{{"rounds", row.rounds},
                {"tp", row.confusion.truePositive},
                {"fp", row.confusion.falsePositive},
                {"tn", row.confusion.trueNegative},
                {"fn", row.confusion.falseNegative},
                {"f1", estimateJson(row.f1)},
                {"sensitivity", estimateJson(row.recall)},
                {"specificity", estimateJson(row.specificity)},
                {"mean_cost", estimateJson(row.meanCost)}};
}

Json duelJson(const core::PooledDuel& duel)
{
    Json json{{"share", duel.share},
              {"budget", duel.budget},
              {"f1", estimateJson(duel.f1)},
              {"mean_cost", estimateJson(duel.meanCost)},
              {"difference", estimateJson(duel.difference)}};
    if (duel.sameMoney)
        json["same_money"] = Json{{"f1", estimateJson(duel.sameMoney->f1)},
                                  {"mean_cost", estimateJson(duel.sameMoney->meanCost)},
                                  {"difference", estimateJson(duel.sameMoney->difference)}};
    return json;
}

Json pooledDuelsJson(const BaselineReport& report)
{
    Json fronts = Json::object();
    for (const core::SystemKind kind : core::frontsAmong(report.runs)) {
        Json rows = Json::object();
        for (const core::PooledDuel& duel : core::pooledDuels(kind, core::kPooledShares, report.plan, report.runs))
            rows[core::systemKey(duel.system)].push_back(duelJson(duel));
        fronts[core::systemKey({kind, core::PanelChoice::All})] = std::move(rows);
    }
    return fronts;
}

void addJudged(Json& root, const BaselineReport& report)
{
    const auto& patients = report.patients;
    root["judged"] = Json{{"folds", report.plan.judging.folds},
                          {"repeats", report.plan.judging.repeats},
                          {"patients", patients.train + patients.validation + patients.test},
                          {"cases", report.outcome.cases}};
    for (const core::PooledRow& row : core::pooledRows(report.plan, report.runs))
        root["models"][core::systemKey(row.system)]["pooled"] = pooledJson(row);
    root["pooled_at_equal_cost"] = pooledDuelsJson(report);
}

} // namespace

QString baselinesJson(const BaselineReport& report)
{
    Json root;
    if (report.end == core::RunEnd::Cancelled)
        root["error"] = Json{{"code", "cancelled"}, {"message", jsonText(stoppedText(report))}};
    Json& models = root["models"] = Json::object();
    for (const core::BaselineRow& row : report.rows)
        models[core::systemKey(row.system)] = rowJson(row, report);
    if (report.plan.judging.everybody())
        addJudged(root, report);
    root["at_equal_cost"] = equalCostJson(report);
    root["static_front"] = staticFrontJson(report);
    root["seeds"] = report.plan.seeds;
    root["seed"] = report.plan.seed.value;
    root["same_split"] = report.plan.sameSplit || report.splitColumn;
    root["outcome"] = outcomeJson(report.outcome);
    root["patients"] = Json{{"train", report.patients.train},
                            {"validation", report.patients.validation},
                            {"test", report.patients.test},
                            {"test_events", report.patients.events}};
    const double fitting = std::accumulate(report.runs.begin(), report.runs.end(), 0.0,
                                           [](double sum, const core::SystemRun& run) { return sum + run.fitSeconds; });
    root["timing"] = Json{{"total_s", jsonOrNull(report.seconds)}, {"fit_s", fitting}};
    root["end"] = report.end == core::RunEnd::Cancelled ? "cancelled" : "finished";
    root["source"] = report.source;
    root["currency"] = report.words.currency;
    root["rules"] = rulesJson(report.words.catalog);
    root["price_source"] = report.priceSource;
    root["project"] = report.project.empty() ? Json(nullptr) : Json(report.project);
    root["table"] = report.id ? Json(report.id->value) : Json(nullptr);
    root["plan"] = Json::parse(core::writeBaselinePlan(report.plan));
    root["notice"] = "Simulation for education and research. Not for clinical use.";
    return dumped(root);
}

} // namespace app::cli
