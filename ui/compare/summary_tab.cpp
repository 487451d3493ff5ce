// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/compare/judged_tabs.h"
#include "ui/compare/model_table.h"
#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/compare_words.h"
#include "ui/figures/comparison/line_plot.h"

#include <QBoxLayout>
#include <QCoreApplication>

namespace ui {
namespace {

struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(SummaryTab)
};

QString percentOnly(const std::optional<double>& share)
{
    return share ? QLocale().toString(100.0 * *share, 'f', 1) : SummaryWords::tr("undefined");
}

QString f1Range(const core::MetricEstimate& f1)
{
    return f1.interval ? intervalText(*f1.interval, intervalDecimals(f1.interval->low, f1.value.value_or(0.0),
                                                                     f1.interval->high, 2, 3))
                       : QString();
}

// What not every panel says has no column.
void addOtherCosts(std::vector<ModelTable::Column>& columns, const core::TestCatalog& catalog)
{
    auto place = columns.begin() + 2; // after the money
    if (catalog.hasMinutes())
        place = columns.insert(place, {.heading = SummaryWords::tr("Time"),
                                       .explanation = SummaryWords::tr("Mean time to the results per patient")}) +
                1;
    if (catalog.hasMillilitres())
        columns.insert(place, {.heading = SummaryWords::tr("Blood"),
                               .explanation = SummaryWords::tr("Mean volume of blood drawn per patient")});
}

void addOtherCosts(QStringList& cells, const core::ComparedModel& model, const core::TestCatalog& catalog)
{
    const QString unknown = QStringLiteral("–");
    int place = 2;
    if (catalog.hasMinutes()) {
        const auto minutes = meanMinutesOf(model, catalog);
        cells.insert(place++, minutes ? meanMinutesText(*minutes) : unknown);
    }
    if (catalog.hasMillilitres()) {
        const auto drawn = meanMillilitresOf(*model.test, catalog);
        cells.insert(place, drawn ? meanMillilitresText(*drawn) : unknown);
    }
}

std::vector<ModelTable::Column> columnsFor(const QString& reference)
{
    return {
        {.heading = SummaryWords::tr("Model"), .explanation = {}, .number = false},
        {.heading = SummaryWords::tr("Cost"), .explanation = SummaryWords::tr("Mean cost of testing per patient")},
        {.heading = SummaryWords::tr("F1"), .explanation = termExplained(Term::F1)},
        {.heading = SummaryWords::tr("95 % CI"),
         .explanation = SummaryWords::tr("Of F1: where it lies in 95 of 100 samples of patients like these")},
        {.heading = SummaryWords::tr("Sens. %"), .explanation = termExplained(Term::Sensitivity)},
        {.heading = SummaryWords::tr("Spec. %"), .explanation = termExplained(Term::Specificity)},
        {.heading = SummaryWords::tr("PPV %"), .explanation = termExplained(Term::PositivePredictiveValue)},
        {.heading = SummaryWords::tr("AUROC"), .explanation = termExplained(Term::Auroc)},
        {.heading = reference.isEmpty() ? SummaryWords::tr("Δ F1") : SummaryWords::tr("Δ F1 from %1").arg(reference),
         .explanation = SummaryWords::tr("F1 minus that of the reference, each resample of patients judging both"),
         .number = false}};
}

class SummaryTab final : public JudgedTab {
public:
    SummaryTab(JudgePtr judge, QWidget* parent)
        : JudgedTab(std::move(judge), parent),
          m_table(makeTable(SummaryWords::tr("Ticked models in figures"))),
          m_words(makeLabel({})),
          m_decision(makePlot()),
          m_calibration(makePlot()),
          m_caption(makeCaption())
    {
        m_words->setWordWrap(true);
        m_words->setTextFormat(Qt::RichText);
        m_words->setContentsMargins(12, 8, 12, 8);
        m_table->setColumns(columnsFor({}));
        auto* plots = new QHBoxLayout;
        plots->setSpacing(0);
        plots->addWidget(makePlotBox(*m_decision), 1);
        auto* rule = new QFrame;
        rule->setProperty("rule", QStringLiteral("vertical"));
        plots->addWidget(rule);
        plots->addWidget(makePlotBox(*m_calibration), 1);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(m_table);
        column->addWidget(m_words);
        column->addWidget(makeHorizontalRule());
        column->addLayout(plots, 1);
        column->addWidget(makeHorizontalRule());
        column->addWidget(m_caption);
    }

    QString title() const override { return SummaryWords::tr("Summary"); }

private:
    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        const std::vector<JudgedModel> judged = judgedModels(comparison, judge);
        std::vector<ModelTable::Column> columns =
            columnsFor(comparison.models.empty() ? QString() : labelOf(comparison.models.front()));
        if (comparison.cohort)
            addOtherCosts(columns, comparison.cohort->catalog());
        m_table->setColumns(columns);
        std::vector<ModelTable::Row> rows;
        for (std::size_t i = 0; i < judged.size(); ++i) {
            rows.push_back(rowOf(comparison, comparison.models[i], judged[i]));
            if (comparison.cohort)
                addOtherCosts(rows.back().cells, *comparison.models[i].model, comparison.cohort->catalog());
        }
        m_table->setRows(std::move(rows));
        showWords(inWords(comparison, judged));
        m_decision->setChart(decisionChart(comparison, judge), originOf(comparison));
        m_calibration->setChart(calibrationOfFirst(comparison, judge), originOf(comparison));
        const QString method = SummaryWords::tr("paired %1").arg(bootstrapMethod(comparison));
        m_caption->setText(comparisonCaption(comparison, method));
    }

    static ModelTable::Row rowOf(const Comparison& comparison, const ShownModel& shown, const JudgedModel& judged)
    {
        const core::ModelMetrics& figures = judged.figures;
        const QString currency = QString::fromStdString(comparison.currency);
        return {
            .style = shown.style,
            .cells = {labelOf(shown),
                      money(core::Cost(figures.meanCost.value.value_or(0.0)), currency, QLocale(), MoneyStyle::Exact),
                      figureText(figures.f1.value), f1Range(figures.f1), percentOnly(figures.recall.value),
                      percentOnly(figures.specificity.value), percentOnly(figures.precision.value),
                      figureText(figures.auroc.value),
                      judged.difference ? differenceText(judged.difference->f1) : SummaryWords::tr("reference")},
            .leading = !judged.difference,
            .toolTip =
                SummaryWords::tr("%1: sensitivity, specificity and PPV from %2 found, %3 missed, %4 false alarms, "
                                 "%5 reassured")
                    .arg(shown.name, countText(figures.confusion.truePositive),
                         countText(figures.confusion.falseNegative), countText(figures.confusion.falsePositive),
                         countText(figures.confusion.trueNegative))};
    }

    // With the two numbers a reader asks for first in its title.
    static LineChart calibrationOfFirst(const Comparison& comparison, ModelJudge& judge)
    {
        LineChart chart = calibrationChart(comparison, judge, CalibrationIntervals::OfReference);
        if (chart.isEmpty())
            return chart;
        const core::Calibration& first = judge.calibration(*comparison.models.front().model);
        if (first.slope.value && first.intercept.value)
            chart.title =
                SummaryWords::tr("Calibration: slope %1, intercept %2")
                    .arg(QLocale().toString(*first.slope.value, 'f', 2), signedText(*first.intercept.value, 2));
        return chart;
    }

    void showWords(const QString& sentences)
    {
        const QString said =
            sentences.isEmpty() ? SummaryWords::tr("Tick a second model to compare this one with.") : sentences;
        m_words->setText(SummaryWords::tr("<b>In words:</b> %1").arg(said.toHtmlEscaped()));
    }

    ModelTable* m_table;
    QLabel* m_words;
    LinePlot* m_decision;
    LinePlot* m_calibration;
    QLabel* m_caption;
};

} // namespace

JudgedTab* makeSummaryTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new SummaryTab(std::move(judge), parent);
}

} // namespace ui
