// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_table.h"

#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/front/pareto_front.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace app::cli {
namespace {

constexpr std::size_t kMostRows = 20; // of points: what fits a window
constexpr double kSeldom = 0.005;     // of patients: a panel used less is not worth its place

QString dash()
{
    return QStringLiteral("–");
}

QString shortText(std::optional<double> value, int decimals)
{
    return value ? QLocale().toString(*value, 'f', decimals) : dash();
}

// "0.633 0.59–0.67": the interval needs no more than its two digits.
QString withInterval(const core::MetricEstimate& figure)
{
    QString text = shortText(figure.value, 3);
    if (figure.value && figure.interval)
        text += QStringLiteral(" %1–%2").arg(shortText(figure.interval->low, 2), shortText(figure.interval->high, 2));
    return text;
}

class FrontRows {
public:
    FrontRows(const FrontReport& report, qsizetype width) : m_report(report), m_width(width)
    {
        m_judged = report.summary.judged.has_value();
        m_timed = report.words.catalog.hasMinutes();
        m_tested = m_judged || std::ranges::any_of(report.front, [&](std::size_t place) {
                       return report.points[place].test.has_value();
                   });
    }

    QString text() const
    {
        const TextTable measured = table({}, [](const core::Evaluation&) { return QString(); });
        const QStringList lines = measured.text().split(QLatin1Char('\n'));
        const auto longest = std::ranges::max_element(lines, {}, &QString::size);
        const qsizetype room = m_width - longest->size() - 2;
        return table(Words::tr("PANELS (%)"), [&](const core::Evaluation& e) { return panelsText(e, room); }).text();
    }

private:
    // With the name that somebody gave it: "8 Clinic A".
    QString numberText(std::size_t number) const
    {
        const bool own = m_report.names.contains(m_report.front[number - 1]);
        return ui::countText(number) + (own ? QLatin1Char(' ') + pointName(m_report, number) : QString());
    }

    using PanelsText = std::function<QString(const core::Evaluation&)>;

    TextTable table(const QString& heading, const PanelsText& panels) const
    {
        using enum TextTable::Align;
        TextTable table({Right, Right, Right, Right, Right, Left, Right, Right, Right, Right, Left});
        const QString metric = ui::frontMetricText(m_report.plan.metric);
        table.add({Words::tr("POINT"), QStringLiteral("λ"), QStringLiteral("ρ"), Words::tr("COST"),
                   m_timed ? Words::tr("TIME") : QString(), m_tested ? Words::tr("%1 (95 %)").arg(metric) : metric,
                   m_tested ? Words::tr("VALID") : QString(), Words::tr("AUROC"), Words::tr("SENS"), Words::tr("SPEC"),
                   heading});
        // By the rules of a study everybody may get some panels first, and nobody some others.
        const core::OrderRules& rules = m_report.words.catalog.rules();
        if (m_report.summary.noPanels)
            table.add(row(rules.first == core::PanelMask() ? Words::tr("none") : Words::tr("first"),
                          *m_report.summary.noPanels, false, panels));
        for (const std::size_t number : tabledPoints(m_report))
            table.add(row(numberText(number), m_report.point(number), true, panels));
        if (m_report.summary.fullPanels)
            table.add(row(rules.capped() || rules.never != core::PanelMask() ? Words::tr("most") : Words::tr("all"),
                          *m_report.summary.fullPanels, false, panels));
        return table;
    }

    QStringList row(const QString& name, const core::OperatingPoint& point, bool weighed,
                    const PanelsText& panels) const
    {
        const core::Evaluation& shown = m_judged && point.pooled ? *point.pooled
                                        : point.test             ? *point.test
                                                                 : point.validation;
        const core::FrontMetric metric = m_report.plan.metric;
        return {name,
                weighed ? ui::numberText(point.shape.lambda, QLocale(), 3) : dash(),
                weighed ? ui::numberText(point.shape.rho, QLocale(), 2) : dash(),
                shown.meanCost.value ? m_report.words.money(*shown.meanCost.value) : dash(),
                m_timed ? timeText(shown) : QString(),
                withInterval(metric == core::FrontMetric::F1 ? shown.f1 : shown.am),
                m_tested ? shortText(core::metricOf(point.validation, metric), 3) : QString(),
                shortText(shown.auroc.value, 3),
                shortText(shown.recall.value, 2),
                shortText(shown.specificity.value, 2),
                panels(shown)};
    }

    static QString timeText(const core::Evaluation& shown)
    {
        return shown.meanMinutes && shown.meanMinutes->value ? ui::meanMinutesText(*shown.meanMinutes->value) : dash();
    }

    // "BBC 98, TSAT 12 +2": the most used first, as far as there is room, and how many others.
    QString panelsText(const core::Evaluation& evaluation, qsizetype room) const
    {
        std::vector<std::size_t> used;
        for (std::size_t i = 0; i < evaluation.panelUse.size(); ++i)
            if (evaluation.panelUse[i] >= kSeldom)
                used.push_back(i);
        std::ranges::stable_sort(used, std::ranges::greater{}, [&](std::size_t i) { return evaluation.panelUse[i]; });
        QString text;
        for (std::size_t shown = 0; shown < used.size(); ++shown) {
            const std::size_t i = used[shown];
            const QString part = QStringLiteral("%1 %2").arg(
                m_report.words.name(core::PanelId(i)), QLocale().toString(100.0 * evaluation.panelUse[i], 'f', 0));
            const QString longer = text.isEmpty() ? part : text + QStringLiteral(", ") + part;
            const QString rest = QStringLiteral(" +%1").arg(used.size() - shown);
            const bool fits = longer.size() + (shown + 1 < used.size() ? rest.size() : 0) <= room;
            if (!text.isEmpty() && !fits)
                return text + rest;
            text = longer;
        }
        return text;
    }

    const FrontReport& m_report;
    qsizetype m_width;
    bool m_judged = false; // on everybody
    bool m_tested = false;
    bool m_timed = false; // every panel says how long it takes
};

// How far along the front each point is: both axes count alike, each from its least to its most.
std::vector<double> distancesAlong(const FrontReport& report)
{
    const auto place = [&](std::size_t number) {
        return core::costValue(report.point(number).validation, report.plan.axes());
    };
    const std::size_t count = report.front.size();
    const core::CostValue first = place(1), last = place(count);
    const double costs = last.cost - first.cost, values = *last.value - *first.value;
    std::vector<double> along;
    for (std::size_t number = 1; number <= count; ++number)
        along.push_back((place(number).cost - first.cost) / costs + (*place(number).value - *first.value) / values);
    return along;
}

} // namespace

std::vector<std::size_t> tabledPoints(const FrontReport& report)
{
    std::set<std::size_t> numbers;
    const std::size_t count = report.front.size();
    if (count <= kMostRows) {
        for (std::size_t number = 1; number <= count; ++number)
            numbers.insert(number);
        return {numbers.begin(), numbers.end()};
    }
    const std::vector<double> along = distancesAlong(report);
    for (std::size_t row = 0; row < kMostRows; ++row) {
        const double wanted = along.back() * static_cast<double>(row) / static_cast<double>(kMostRows - 1);
        const auto nearest = std::ranges::min_element(along, {}, [&](double one) { return std::abs(one - wanted); });
        numbers.insert(static_cast<std::size_t>(nearest - along.begin()) + 1);
    }
    if (report.budget && report.budget->answer) {
        numbers.insert(report.budget->answer->first + 1);
        numbers.insert(report.budget->answer->second.value_or(report.budget->answer->first) + 1);
    }
    return {numbers.begin(), numbers.end()};
}

QString frontTable(const FrontReport& report, qsizetype width)
{
    return FrontRows(report, width).text();
}

} // namespace app::cli
