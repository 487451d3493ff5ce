#include "app/cli/front_table.h"

#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "ui/text/front_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <functional>

namespace app::cli {
namespace {

constexpr double kSeldom = 0.005; // of patients: a panel used less is not worth its place

QString dash()
{
    return QStringLiteral("–");
}

QString shortText(std::optional<double> value, int decimals)
{
    return value ? QLocale().toString(*value, 'f', decimals) : dash();
}

// "0.633 0.59–0.67": the interval needs no more than its two digits.
QString withInterval(const core::Figure& figure)
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
        m_tested =
            std::ranges::any_of(report.front, [&](std::size_t place) { return report.points[place].test.has_value(); });
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
    using PanelsText = std::function<QString(const core::Evaluation&)>;

    TextTable table(const QString& heading, const PanelsText& panels) const
    {
        using enum TextTable::Align;
        TextTable table({Right, Right, Right, Right, Left, Right, Right, Right, Right, Left});
        const QString metric = ui::frontMetricText(m_report.plan.metric);
        table.add({Words::tr("POINT"), QStringLiteral("λ"), QStringLiteral("ρ"), Words::tr("COST"),
                   m_tested ? Words::tr("%1 (95 %)").arg(metric) : metric, m_tested ? Words::tr("VALID") : QString(),
                   Words::tr("AUROC"), Words::tr("SENS"), Words::tr("SPEC"), heading});
        if (m_report.summary.noPanels)
            table.add(row(Words::tr("none"), *m_report.summary.noPanels, false, panels));
        for (std::size_t number = 1; number <= m_report.front.size(); ++number)
            table.add(row(ui::countText(number), m_report.point(number), true, panels));
        if (m_report.summary.fullPanels)
            table.add(row(Words::tr("all"), *m_report.summary.fullPanels, false, panels));
        return table;
    }

    QStringList row(const QString& name, const core::OperatingPoint& point, bool weighed,
                    const PanelsText& panels) const
    {
        const core::Evaluation& shown = point.test ? *point.test : point.validation;
        const core::FrontMetric metric = m_report.plan.metric;
        return {name,
                weighed ? ui::numberText(point.shape.lambda, QLocale(), 3) : dash(),
                weighed ? ui::numberText(point.shape.rho, QLocale(), 2) : dash(),
                shown.meanCost.value ? m_report.words.money(*shown.meanCost.value) : dash(),
                withInterval(metric == core::FrontMetric::F1 ? shown.f1 : shown.am),
                m_tested ? shortText(core::metricOf(point.validation, metric), 3) : QString(),
                shortText(shown.auroc.value, 3),
                shortText(shown.recall.value, 2),
                shortText(shown.specificity.value, 2),
                panels(shown)};
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
    bool m_tested = false;
};

} // namespace

QString frontTable(const FrontReport& report, qsizetype width)
{
    return FrontRows(report, width).text();
}

} // namespace app::cli
