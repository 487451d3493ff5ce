// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_csv.h"

#include "app/cli/common/words.h"
#include "core/data/csv/csv_text.h"
#include "core/front/pareto_front.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace app::cli {
namespace {

std::string numberText(double value)
{
    char buffer[32];
    return std::string(buffer, std::to_chars(std::begin(buffer), std::end(buffer), value).ptr);
}

// The header and one row are made by the same calls, so a figure cannot end up under another's name.
class Row {
public:
    explicit Row(bool header) : m_header(header) {}

    void add(const std::string& name, const std::string& value)
    {
        if (!std::exchange(m_first, false))
            m_text += ',';
        core::csv::appendField(m_text, m_header ? name : value);
    }
    void add(const std::string& name, std::optional<double> value) { add(name, value ? numberText(*value) : ""); }
    void addCount(const std::string& name, std::optional<std::size_t> value)
    {
        add(name, value ? std::to_string(*value) : std::string());
    }
    std::string take() { return std::move(m_text) + "\n"; }

private:
    bool m_header;
    bool m_first = true;
    std::string m_text;
};

void addFigure(Row& row, const std::string& name, const core::MetricEstimate& figure)
{
    row.add(name, figure.value);
    row.add(name + "_low", figure.interval ? std::optional(figure.interval->low) : std::nullopt);
    row.add(name + "_high", figure.interval ? std::optional(figure.interval->high) : std::nullopt);
}

// `evaluation` unset: the same columns, empty.
void addEvaluation(Row& row, const std::string& prefix, const std::optional<core::Evaluation>& evaluation,
                   const PanelWords& words)
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

std::string rowOf(const core::FrontRecord& front, const core::OperatingPoint& point, std::optional<std::size_t> number,
                  const PanelWords& words, bool header)
{
    Row row(header);
    row.addCount("point", number);
    row.add("on_front", number ? std::string("1") : std::string("0"));
    row.add("method", std::string(core::frontMethodName(front.start.plan.method)));
    row.add("metric", std::string(core::frontMetricName(front.start.plan.metric)));
    row.add("seed", std::to_string(front.start.plan.seed.value));
    row.add("lambda", point.shape.lambda);
    row.add("rho", point.shape.rho);
    row.add("currency", words.currency);
    addEvaluation(row, "validation_", point.validation, words);
    addEvaluation(row, "test_", point.test, words);
    row.add("notice", Words::tr("Simulation for education and research. Not for clinical use.").toStdString());
    return row.take();
}

} // namespace

std::string frontCsv(const core::FrontRecord& front, const PanelWords& words)
{
    const std::vector<std::size_t> chosen = core::frontOf(front.points, front.start.plan.metric);
    std::vector<std::size_t> order(front.points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t position) {
        return front.points[position].validation.meanCost.value.value_or(0.0);
    });
    std::string text = rowOf(front, {}, {}, words, true);
    for (const std::size_t position : order) {
        const auto place = std::ranges::find(chosen, position);
        const auto number = static_cast<std::size_t>(place - chosen.begin()) + 1;
        text += rowOf(front, front.points[position], place == chosen.end() ? std::nullopt : std::optional(number),
                      words, false);
    }
    return text;
}

} // namespace app::cli
