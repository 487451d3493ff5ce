// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a model does as well for one group of patients as for another.
#include "core/eval/subgroups.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/common/text/variable_describer.h"
#include "ui/figures/comparison/grid_picture.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/shown_model.h"
#include "ui/figures/comparison/subgroup_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

struct SubgroupWords {
    Q_DECLARE_TR_FUNCTIONS(SubgroupWords)
};

const core::MetricEstimate& figureOf(const core::ModelMetrics& figures, SubgroupMeasure measure)
{
    switch (measure) {
    case SubgroupMeasure::F1:
        return figures.f1;
    case SubgroupMeasure::Sensitivity:
        return figures.recall;
    case SubgroupMeasure::Specificity:
        return figures.specificity;
    }
    Q_UNREACHABLE();
}

QString signedText(double difference)
{
    const QString size = QLocale().toString(std::abs(difference), 'f', 3);
    if (size == QLocale().toString(0.0, 'f', 3))
        return size;
    return leftToRight((difference < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + size);
}

QString intervalText(const core::MetricEstimate& figure)
{
    if (!figure.value)
        return SubgroupWords::tr("undefined");
    if (!figure.interval)
        return figureText(figure.value);
    const auto two = [](double value) { return QLocale().toString(value, 'f', 2); };
    return SubgroupWords::tr("%1 (%2–%3)")
        .arg(figureText(figure.value), two(figure.interval->low), two(figure.interval->high));
}

QString metricNumber(std::optional<double> value)
{
    return value ? QString::number(*value, 'g', 6) : QString();
}

// Makes the rows of every division that is looked at.
class SubgroupRows {
public:
    SubgroupRows(const Comparison& comparison, const SubgroupView& view)
        : m_scored(*comparison.models[view.model].model->test),
          m_threshold(thresholdOf(comparison, view.model)),
          m_bootstrap{.resamples = comparison.resamples, .seed = comparison.seed},
          m_measure(view.measure)
    {
        const core::Confusion all = core::confusionAt(m_scored, m_threshold);
        m_everybody = figureOf(core::countMetrics(all, m_bootstrap), m_measure);
        add(SubgroupWords::tr("Everybody"), SubgroupWords::tr("Everybody"), m_scored.count(), m_scored.events(),
            m_everybody, false);
    }

    void addDivision(const core::SubgroupDivision& division)
    {
        const QString name = VariableDescriber().labelOf({}, division.column);
        m_grid.push_back({.cells = {{.text = name}}});
        const std::vector<core::SubgroupMetrics> figures =
            core::subgroupMetrics(division, m_scored, m_threshold, m_bootstrap);
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const QString range = subgroupRangeText(division.ranges[i]);
            const bool few = !figures[i].figures;
            m_tooFew += few ? 1 : 0;
            add(name + QStringLiteral(": ") + range, range, figures[i].patients, figures[i].events,
                few ? core::MetricEstimate{} : figureOf(*figures[i].figures, m_measure), few);
        }
    }

    GridFigure::Parts parts() &&
    {
        const QString measure = subgroupMeasureText(m_measure);
        Grid grid{.columns = {{.head = SubgroupWords::tr("Patients")},
                              {.head = SubgroupWords::tr("n"), .draw = GridDraw::Number},
                              {.head = SubgroupWords::tr("Events"), .draw = GridDraw::Number},
                              {.head = SubgroupWords::tr("%1 (95 % interval)").arg(measure), .draw = GridDraw::Number},
                              {.head = SubgroupWords::tr("Difference from all"), .draw = GridDraw::Number},
                              {.head = measure,
                               .draw = GridDraw::Forest,
                               .low = std::floor(m_low * 5.0) / 5.0,
                               .high = 1.0,
                               .mark = m_everybody.value}},
                  .rows = std::move(m_grid)};
        FigureTable table{.columns = {SubgroupWords::tr("Patients"), SubgroupWords::tr("n"),
                                      SubgroupWords::tr("Events"), measure, SubgroupWords::tr("Lower limit"),
                                      SubgroupWords::tr("Upper limit"), SubgroupWords::tr("Difference from all")},
                          .rows = std::move(m_table)};
        return {.name = QStringLiteral("subgroups"),
                .text = {},
                .grid = std::move(grid),
                .table = std::move(table),
                .words = m_spoken.join(QLatin1Char(' '))};
    }
    std::size_t tooFew() const { return m_tooFew; }

private:
    void add(const QString& fullName, const QString& name, std::size_t patients, std::size_t events,
             const core::MetricEstimate& figure, bool few)
    {
        const bool everybody = m_grid.empty();
        const std::optional<double> difference = figure.value && m_everybody.value && !everybody
                                                     ? std::optional(*figure.value - *m_everybody.value)
                                                     : std::nullopt;
        const QString words = few ? SubgroupWords::tr("too few") : intervalText(figure);
        m_grid.push_back({.cells = {{.text = name},
                                    {.text = countText(patients)},
                                    {.text = countText(events)},
                                    {.text = words},
                                    {.text = difference ? signedText(*difference) : QString()},
                                    {.value = figure.value, .interval = figure.interval}},
                          .faint = few});
        if (figure.interval)
            m_low = std::min(m_low, figure.interval->low);
        else if (figure.value)
            m_low = std::min(m_low, *figure.value);
        m_table.push_back({fullName, QString::number(patients), QString::number(events),
                           few ? SubgroupWords::tr("too few") : metricNumber(figure.value),
                           figure.interval ? metricNumber(figure.interval->low) : QString(),
                           figure.interval ? metricNumber(figure.interval->high) : QString(),
                           metricNumber(difference)});
        m_spoken << SubgroupWords::tr("%1: %2 patients, %3.").arg(fullName, countText(patients), words);
    }

    const core::ScoredPatients& m_scored;
    core::Threshold m_threshold;
    core::BootstrapPlan m_bootstrap;
    SubgroupMeasure m_measure;
    core::MetricEstimate m_everybody;
    double m_low = 1.0;
    std::size_t m_tooFew = 0;
    std::vector<GridRow> m_grid;
    std::vector<QStringList> m_table;
    QStringList m_spoken;
};

} // namespace

QString subgroupMeasureText(SubgroupMeasure measure)
{
    switch (measure) {
    case SubgroupMeasure::F1:
        return SubgroupWords::tr("F1");
    case SubgroupMeasure::Sensitivity:
        return SubgroupWords::tr("Sensitivity");
    case SubgroupMeasure::Specificity:
        return SubgroupWords::tr("Specificity");
    }
    Q_UNREACHABLE();
}

QString subgroupRangeText(const core::SubgroupRange& range)
{
    if (range.unknown)
        return SubgroupWords::tr("not recorded");
    if (range.level)
        return !range.yesOrNo        ? QString::fromStdString(*range.level)
               : *range.level == "1" ? SubgroupWords::tr("yes")
                                     : SubgroupWords::tr("no");
    if (range.low && range.high)
        return SubgroupWords::tr("%1 to under %2").arg(numberText(*range.low), numberText(*range.high));
    if (range.high)
        return SubgroupWords::tr("under %1").arg(numberText(*range.high));
    return range.low ? SubgroupWords::tr("%1 and more").arg(numberText(*range.low)) : SubgroupWords::tr("all");
}

FigurePtr subgroupFigure(const Comparison& comparison, const SubgroupView& view)
{
    if (!comparison.cohort || view.model >= comparison.models.size())
        return nullptr;
    const ShownModel& shown = comparison.models[view.model];
    const std::vector<core::SubgroupDivision> divisions =
        core::subgroupDivisions(*comparison.cohort, shown.model->test->patients);
    SubgroupRows rows(comparison, view);
    for (std::size_t i = 0; i < divisions.size(); ++i)
        if (!view.division || *view.division == i)
            rows.addDivision(divisions[i]);
    const std::size_t tooFew = rows.tooFew();
    GridFigure::Parts parts = std::move(rows).parts();
    parts.text.title = SubgroupWords::tr("%1 in subgroups: %2").arg(subgroupMeasureText(view.measure), shown.name);
    parts.text.caption = comparisonCaption(comparison, bootstrapMethod(comparison));
    if (tooFew > 0)
        parts.text.caption +=
            QLatin1Char(' ') + SubgroupWords::tr("Too few: under %1 patients.").arg(countText(core::kSmallestSubgroup));
    parts.origin = originOf(shown);
    return std::make_shared<const GridFigure>(std::move(parts));
}

} // namespace ui
