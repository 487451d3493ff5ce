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

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct CurveWords {
    Q_DECLARE_TR_FUNCTIONS(CurveTabs)
};

// Two charts beside each other over a table.
class TwoChartTab : public JudgedTab {
public:
    TwoChartTab(JudgePtr judge, const QString& tableName, QWidget* parent)
        : JudgedTab(std::move(judge), parent),
          m_left(makePlot()),
          m_right(makePlot()),
          m_table(makeTable(tableName)),
          m_caption(makeCaption())
    {
        auto* plots = new QHBoxLayout;
        plots->setSpacing(0);
        plots->addWidget(makePlotBox(*m_left), 1);
        plots->addWidget(makePlotBox(*m_right), 1);
        layOut(plots, m_table, m_caption);
    }

protected:
    LinePlot* m_left;
    LinePlot* m_right;
    ModelTable* m_table;
    QLabel* m_caption;
};

class RocTab final : public TwoChartTab {
public:
    RocTab(JudgePtr judge, QWidget* parent)
        : TwoChartTab(std::move(judge), CurveWords::tr("Areas under the curves"), parent)
    {
        m_table->setColumns(
            {{.heading = CurveWords::tr("Model"), .explanation = {}, .number = false},
             {.heading = CurveWords::tr("AUROC (95 % CI)"), .explanation = termExplained(Term::Auroc)},
             {.heading = CurveWords::tr("Sensitivity at the mark"), .explanation = termExplained(Term::Sensitivity)},
             {.heading = CurveWords::tr("1 − specificity"), .explanation = termExplained(Term::Specificity)},
             {.heading = CurveWords::tr("Precision"), .explanation = termExplained(Term::PositivePredictiveValue)}});
    }
    QString title() const override { return CurveWords::tr("ROC / PR"); }

private:
    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        m_left->setChart(rocChart(comparison, judge), originOf(comparison));
        m_right->setChart(precisionRecallChart(comparison, judge), originOf(comparison));
        const auto percent = [](std::optional<double> share) {
            return share ? shareText(*share) : CurveWords::tr("undefined");
        };
        std::vector<ModelTable::Row> rows;
        for (const ShownModel& shown : comparison.models) {
            const core::Confusion at = core::confusionAt(*shown.model->test, comparison.threshold);
            const auto specificity = at.specificity();
            rows.push_back(
                {.style = shown.style,
                 .cells = {shown.name, figureWithInterval(judge.auroc(*shown.model), 3), percent(at.recall()),
                           percent(specificity ? std::optional(1.0 - *specificity) : std::nullopt),
                           percent(at.precision())},
                 .leading = rows.empty()});
        }
        m_table->setRows(std::move(rows));
        m_caption->setText(comparisonCaption(comparison, CurveWords::tr("the method of DeLong et al.")) +
                           QLatin1Char(' ') +
                           (comparison.threshold ? CurveWords::tr("Marks: where each model stands at the threshold.")
                                                 : CurveWords::tr("Marks: where each model's own diagnoses put it.")));
    }
};

class DecisionTab final : public TwoChartTab {
public:
    DecisionTab(JudgePtr judge, QWidget* parent)
        : TwoChartTab(std::move(judge), CurveWords::tr("What acting on each model is worth"), parent)
    {
    }
    QString title() const override { return CurveWords::tr("Decision curve"); }

private:
    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        m_left->setChart(decisionChart(comparison, judge), originOf(comparison));
        m_right->setChart(avoidedChart(comparison, judge), originOf(comparison));
        showTable(comparison, judge);
        m_caption->setText(
            comparisonCaption(comparison, {}) + QLatin1Char(' ') +
            CurveWords::tr(
                "Net benefit: true positives minus false ones weighed by the odds of the threshold (Vickers and "
                "Elkin 2006); whoever treats at 10 % takes nine false alarms for one case."));
    }

    // Without a threshold chosen, at a few that are usual.
    void showTable(const Comparison& comparison, ModelJudge& judge)
    {
        std::vector<double> at{0.05, 0.10, 0.20, 0.30};
        if (comparison.threshold)
            at = {*comparison.threshold};
        std::vector<ModelTable::Column> columns{
            {.heading = CurveWords::tr("Model"), .explanation = {}, .number = false}};
        for (const double threshold : at) {
            const QString percent = shareText(threshold, QLocale(), 0);
            columns.push_back(
                {.heading = CurveWords::tr("Net benefit at %1").arg(percent),
                 .explanation = CurveWords::tr("Per 1,000 patients: as if so many true positives had been "
                                               "found without one false alarm")});
            if (comparison.threshold) {
                columns.push_back({.heading = CurveWords::tr("against treating all"),
                                   .explanation = CurveWords::tr("Net benefit minus that of treating everybody")});
                columns.push_back(
                    {.heading = CurveWords::tr("Avoided per 100"),
                     .explanation = CurveWords::tr("Interventions saved per 100 patients against treating "
                                                   "everybody, with as many cases found")});
            }
        }
        m_table->setColumns(columns);
        std::vector<ModelTable::Row> rows;
        for (const ShownModel& shown : comparison.models) {
            const auto& curve = judge.decisions(*shown.model);
            QStringList cells{shown.name};
            for (const double threshold : at) {
                const auto place = static_cast<std::size_t>(std::lround(100.0 * threshold)) - 1;
                const core::NetBenefit& worth = curve[std::min(place, curve.size() - 1)];
                cells << QLocale().toString(1000.0 * worth.model, 'f', 1);
                if (comparison.threshold)
                    cells << signedText(1000.0 * (worth.model - worth.treatAll), 1)
                          << signedText(worth.avoidedPer100, 1);
            }
            rows.push_back({.style = shown.style, .cells = cells, .leading = rows.empty()});
        }
        m_table->setRows(std::move(rows));
    }
};

} // namespace

JudgedTab* makeRocTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new RocTab(std::move(judge), parent);
}

JudgedTab* makeDecisionTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new DecisionTab(std::move(judge), parent);
}

} // namespace ui
