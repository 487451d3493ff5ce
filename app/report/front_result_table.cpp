// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/baseline_report.h"
#include "app/report/result_tables.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"

#include <algorithm>
#include <numeric>

namespace app {
namespace {

// The header and one row are made by the same calls, so a figure cannot end up under another's name.
class FrontRow {
public:
    explicit FrontRow(bool header) : m_header(header) {}

    void add(const std::string& name, const std::string& value)
    {
        m_cells << QString::fromStdString(m_header ? name : value);
    }
    void add(const std::string& name, std::optional<double> value)
    {
        m_cells << (m_header ? QString::fromStdString(name) : ui::exactText(value));
    }
    void addCount(const std::string& name, std::optional<std::size_t> value)
    {
        add(name, value ? std::to_string(*value) : std::string());
    }
    QStringList take() { return std::move(m_cells); }

private:
    bool m_header;
    QStringList m_cells;
};

void addFigure(FrontRow& row, const std::string& name, const core::MetricEstimate& figure)
{
    row.add(name, figure.value);
    row.add(name + "_low", figure.interval ? std::optional(figure.interval->low) : std::nullopt);
    row.add(name + "_high", figure.interval ? std::optional(figure.interval->high) : std::nullopt);
}

// `evaluation` unset: the same columns, empty.
void addEvaluation(FrontRow& row, const std::string& prefix, const std::optional<core::Evaluation>& evaluation,
                   const ui::PanelWords& words)
{
    const core::Evaluation e = evaluation.value_or(core::Evaluation{});
    const auto known = [&](auto value) { return evaluation ? std::optional(value) : std::nullopt; };
    addFigure(row, prefix + "f1", e.f1);
    addFigure(row, prefix + "auroc", e.auroc);
    addFigure(row, prefix + "auprc", e.auprc);
    addFigure(row, prefix + "am", e.am);
    addFigure(row, prefix + "precision", e.precision);
    addFigure(row, prefix + "recall", e.recall);
    addFigure(row, prefix + "specificity", e.specificity);
    addFigure(row, prefix + "brier", e.brier);
    addFigure(row, prefix + "mean_cost", e.meanCost);
    addFigure(row, prefix + "mean_minutes", e.meanMinutes.value_or(core::MetricEstimate{}));
    addFigure(row, prefix + "mean_millilitres", e.meanMillilitres.value_or(core::MetricEstimate{}));
    row.add(prefix + "cost_deviation", known(e.costDeviation));
    row.add(prefix + "mean_reward", known(e.meanReward));
    row.addCount(prefix + "tp", known(e.confusion.truePositive));
    row.addCount(prefix + "tn", known(e.confusion.trueNegative));
    row.addCount(prefix + "fp", known(e.confusion.falsePositive));
    row.addCount(prefix + "fn", known(e.confusion.falseNegative));
    row.addCount(prefix + "patients", known(e.patients()));
    for (std::size_t panel = 0; panel < words.catalog.panelCount(); ++panel)
        row.add(prefix + "use " + words.catalog.panels()[panel].name,
                panel < e.panelUse.size() ? std::optional(e.panelUse[panel]) : std::nullopt);
}

QStringList rowOf(const core::FrontRecord& front, const core::OperatingPoint& point, std::optional<std::size_t> number,
                  const std::string& name, const ui::PanelWords& words, bool header)
{
    FrontRow row(header);
    row.addCount("point", number);
    row.add("on_front", number ? std::string("1") : std::string("0"));
    row.add("method", std::string(core::frontMethodName(front.start.plan.method)));
    row.add("metric", std::string(core::frontMetricName(front.start.plan.metric)));
    row.add("minimise", core::textOf(front.start.plan.minimise));
    row.add("seed", std::to_string(front.start.plan.seed.value));
    row.add("lambda", point.shape.lambda);
    row.add("rho", point.shape.rho);
    row.add("currency", words.currency);
    addEvaluation(row, "validation_", point.validation, words);
    addEvaluation(row, "test_", point.test, words);
    row.add("notice", TableWords::tr("Simulation for education and research. Not for clinical use.").toStdString());
    row.add("name", name);
    return row.take();
}

} // namespace

ui::DataTable frontResultTable(const core::FrontRecord& front, const ui::PanelWords& words)
{
    const std::vector<std::size_t> chosen = core::frontOf(front.points, front.start.plan.axes());
    std::vector<std::size_t> order(front.points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t position) {
        return front.points[position].validation.meanBurden(front.start.plan.minimise).value_or(0.0);
    });
    ui::DataTable table{.columns = rowOf(front, {}, {}, {}, words, true), .rows = {}};
    for (const std::size_t position : order) {
        const auto place = std::ranges::find(chosen, position);
        const auto number = static_cast<std::size_t>(place - chosen.begin()) + 1;
        table.rows.push_back(rowOf(front, front.points[position],
                                   place == chosen.end() ? std::nullopt : std::optional(number),
                                   core::frontPolicyName(front, position), words, false));
    }
    return table;
}

} // namespace app
