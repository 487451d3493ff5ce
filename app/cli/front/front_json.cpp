// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/front/front_report.h"
#include "core/front/front_fields.h"
#include "core/front/front_optimism.h"
#include "ui/common/text/front_text.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace app::cli {
namespace {

// What the mean of what is minimised is called.
const char* burdenKey(core::CostAim aim)
{
    switch (aim.kind()) {
    case core::CostAim::Kind::Money:
        return "mean_cost";
    case core::CostAim::Kind::Time:
        return "mean_minutes";
    case core::CostAim::Kind::Both:
        return "mean_burden";
    }
    return "";
}

class FrontJson {
public:
    explicit FrontJson(const FrontReport& report)
        : m_report(report),
          m_metric(core::frontMetricName(report.plan.metric)),
          m_units{report.plan.metric, QString::fromStdString(report.words.currency), report.plan.minimise}
    {
        for (std::size_t i = 0; i < report.front.size(); ++i)
            m_numbers[report.front[i]] = i + 1;
        for (const core::MixtureGain& mixture : core::mixturesOf(report.points, report.plan.axes())) {
            const auto [best, isNew] = m_mixtures.emplace(mixture.mixture.first, mixture);
            if (!isNew && mixture.gain > best->second.gain)
                best->second = mixture;
        }
    }

    Json points() const;
    Json ends(const std::optional<core::OperatingPoint>& point) const;
    Json bands() const;
    Json optimism() const;
    Json budget(const BudgetReport& budget) const;

private:
    Json pointJson(std::size_t position) const;
    Json figures(const core::BudgetAnswer& answer) const
    {
        return Json{{burdenKey(m_report.plan.minimise), answer.cost}, {m_metric, answer.value}};
    }

    const FrontReport& m_report;
    std::string m_metric;
    ui::FrontUnits m_units;
    std::map<std::size_t, std::size_t> m_numbers;        // by position
    std::map<std::size_t, core::MixtureGain> m_mixtures; // by the position of the cheaper policy
};

Json FrontJson::pointJson(std::size_t position) const
{
    const core::OperatingPoint& point = m_report.points[position];
    const auto number = m_numbers.find(position);
    Json json{{"point", number == m_numbers.end() ? Json(nullptr) : Json(number->second)},
              {"name", policyName(m_report, position)}};
    json.update(fieldsJson(point.shape));
    json["on_front"] = number != m_numbers.end();
    json["validation"] = evaluationJson(point.validation, m_report.words);
    json["test"] = evaluationJson(point.test, m_report.words);
    if (m_report.summary.judged)
        json["pooled"] = evaluationJson(point.pooled, m_report.words);
    if (point.finalPolicy)
        json["final"] = fieldsJson(point.finalPolicy->shape);
    if (point.expected && m_report.knownPrevalence) {
        const auto expected = [&](core::FrontMetric metric) {
            return jsonOrNull(core::metricOf(*point.expected, metric, *m_report.knownPrevalence));
        };
        json["expected"] = Json{{"f1", expected(core::FrontMetric::F1)},
                                {"am", expected(core::FrontMetric::Am)},
                                {"mean_cost", point.expected->cost}};
        if (m_report.words.catalog.hasMinutes())
            json["expected"]["mean_minutes"] = point.expected->minutes.amount;
    }
    if (const auto mixture = m_mixtures.find(position); mixture != m_mixtures.end()) {
        const core::BudgetAnswer& mix = mixture->second.mixture;
        json["mix"] = Json{{"share", mix.shareOfFirst}, {"with", m_numbers.at(*mix.second)}};
        json["mix"].update(figures(mix));
        json["mix"]["gain"] = mixture->second.gain;
    }
    return json;
}

Json FrontJson::points() const
{
    std::vector<std::size_t> order(m_report.points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t position) {
        return m_report.points[position].validation.meanBurden(m_report.plan.minimise).value_or(0.0);
    });
    Json list = Json::array();
    for (const std::size_t position : order)
        list.push_back(pointJson(position));
    return list;
}

Json FrontJson::ends(const std::optional<core::OperatingPoint>& point) const
{
    if (!point)
        return nullptr;
    Json json{{"validation", evaluationJson(point->validation, m_report.words)},
              {"test", evaluationJson(point->test, m_report.words)}};
    if (m_report.summary.judged)
        json["pooled"] = evaluationJson(point->pooled, m_report.words);
    return json;
}

Json FrontJson::bands() const
{
    Json list = Json::array();
    for (const core::BandPoint& band : m_report.summary.bands)
        list.push_back(fieldsJson(band));
    return list;
}

Json FrontJson::optimism() const
{
    const auto optimism = core::optimismOf(m_report.points, m_report.plan.axes());
    if (!optimism)
        return nullptr;
    Json json{{"f1", jsonOrNull(optimism->f1)},
              {"am", jsonOrNull(optimism->am)},
              {"mean_cost", jsonOrNull(optimism->meanCost)}};
    if (optimism->meanMinutes)
        json["mean_minutes"] = *optimism->meanMinutes;
    return json;
}

Json FrontJson::budget(const BudgetReport& budget) const
{
    const auto money = [](const std::optional<core::Cost>& cost) { return cost ? Json(cost->amount) : Json(nullptr); };
    Json json{{"budget", money(budget.budget)},
              {"cap", money(budget.cap)},
              {"point", nullptr},
              {"name", nullptr},
              {"share", nullptr},
              {"with", nullptr}};
    if (!budget.answer)
        return json;
    json["point"] = budget.answer->first + 1;
    json["name"] = policyName(m_report, m_report.front[budget.answer->first]);
    json["share"] = budget.answer->shareOfFirst;
    if (budget.answer->second)
        json["with"] = *budget.answer->second + 1;
    json["validation"] = figures(*budget.answer);
    const auto test = onTest(budget, m_report.plan.axes());
    json["test"] = test ? figures(*test) : Json(nullptr);
    const auto nameOf = [this](std::size_t place) { return pointName(m_report, place + 1); };
    json["message"] = jsonText(ui::budgetText({.chosen = *budget.answer, .seen = test}, nameOf, m_units));
    return json;
}

} // namespace

QString frontJson(const FrontReport& report)
{
    const core::FrontSummary& summary = report.summary;
    const std::optional<core::Hypervolumes>& volumes = summary.hypervolumes;
    const bool cancelled = summary.end == core::RunEnd::Cancelled;
    const FrontJson json(report);
    Json root;
    if (cancelled)
        root["error"] = Json{{"code", "cancelled"}, {"message", jsonText(stoppedText(report))}};
    root["metric"] = std::string(core::frontMetricName(report.plan.metric));
    root["minimise"] = core::textOf(report.plan.minimise);
    root["axis_unit"] = report.plan.minimise.countsMoney() ? report.words.currency : "min";
    root["rules"] = rulesJson(report.words.catalog);
    root["method"] = std::string(core::frontMethodName(report.plan.method));
    root["seed"] = report.plan.seed.value;
    if (report.outcome)
        root["outcome"] = outcomeJson(*report.outcome);
    else
        root["earlier_data"] = true;
    root["patients"] = Json{
        {"train", report.patients.train}, {"validation", report.patients.validation}, {"test", report.patients.test}};
    if (summary.judged)
        root["judged"] = fieldsJson(*summary.judged);
    root["points"] = json.points();
    root["full_panels"] = json.ends(summary.fullPanels);
    root["no_panels"] = json.ends(summary.noPanels);
    root["hypervolume"] = volumes ? jsonOrNull(volumes->test) : Json(nullptr);
    root["hypervolume_validation"] = volumes ? Json(volumes->validation) : Json(nullptr);
    root["reference_cost"] = volumes ? Json(volumes->referenceCost) : Json(nullptr);
    root["bands"] = json.bands();
    root["optimism"] = json.optimism();
    if (report.budget)
        root["budget"] = json.budget(*report.budget);
    FieldWriter timing;
    describeTiming(timing, summary);
    root["timing"] = timing.take();
    root["end"] = core::nameOf(summary.end);
    root["notices"] = noticesJson(
        summary.notices, [&](core::FrontNotice notice) { return ui::frontNoticeText(notice, summary.leftToGain); });
    root["left_to_gain"] = jsonOrNull(summary.leftToGain);
    root["source"] = report.source;
    root["currency"] = report.words.currency;
    root["project"] = report.project.empty() ? Json(nullptr) : Json(report.project);
    root["front"] = report.id ? Json(report.id->value) : Json(nullptr);
    root["plan"] = Json::parse(core::writeFrontPlan(report.plan));
    return dumped(root);
}

} // namespace app::cli
