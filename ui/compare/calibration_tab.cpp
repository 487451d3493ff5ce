// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"
#include "ui/compare/judged_tabs.h"
#include "ui/compare/model_table.h"
#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/compare_words.h"
#include "ui/figures/comparison/line_plot.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>

namespace ui {
namespace {

struct CalibrationWords {
    Q_DECLARE_TR_FUNCTIONS(CalibrationTab)
};

constexpr std::size_t kLegible = 3; // models whose bars can be told from each other

std::vector<ModelTable::Column> calibrationColumns()
{
    return {
        {.heading = CalibrationWords::tr("Model"), .explanation = {}, .number = false},
        {.heading = CalibrationWords::tr("Slope"),
         .explanation =
             CalibrationWords::tr("1 at best. Below: predictions are too extreme, as after overfitting. Above: too "
                                  "timid.")},
        {.heading = CalibrationWords::tr("Intercept"),
         .explanation = CalibrationWords::tr("0 at best, together with slope 1")},
        {.heading = CalibrationWords::tr("In the large"),
         .explanation = CalibrationWords::tr("0 at best. Above: there are more cases than foretold, below: fewer.")},
        {.heading = CalibrationWords::tr("Brier"),
         .explanation =
             CalibrationWords::tr("Mean squared distance between probability and outcome: the smaller the better")},
        {.heading = CalibrationWords::tr("Scaled"),
         .explanation = CalibrationWords::tr("How much of the Brier score of the mere prevalence is saved: 1 at best")},
        {.heading = CalibrationWords::tr("E : O"),
         .explanation = CalibrationWords::tr("Cases expected over cases observed: 1 at best")}};
}

class CalibrationTab final : public JudgedTab {
public:
    CalibrationTab(JudgePtr judge, QWidget* parent)
        : JudgedTab(std::move(judge), parent),
          m_curve(makePlot()),
          m_whose(new QComboBox),
          m_predictions(makePlot()),
          m_table(makeTable(CalibrationWords::tr("Calibration in figures"))),
          m_caption(makeCaption())
    {
        m_whose->setAccessibleName(CalibrationWords::tr("Model whose predictions are shown"));
        m_whose->setToolTip(
            CalibrationWords::tr("How often the model gave each probability: the cases upwards, the others downwards"));
        m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_whose->setProperty("data", true);
        m_table->setColumns(calibrationColumns());
        buildLayout();
        connect(m_whose, &QComboBox::currentIndexChanged, this, [this] { showPredictions(); });
    }

    QString title() const override { return CalibrationWords::tr("Calibration"); }

private:
    void buildLayout()
    {
        auto* chooser = new QHBoxLayout;
        chooser->setSpacing(8);
        chooser->setContentsMargins(10, 8, 6, 0);
        auto* heading = makeStrongLabel(CalibrationWords::tr("Predictions of"));
        heading->setBuddy(m_whose);
        chooser->addWidget(heading);
        chooser->addWidget(m_whose, 1);
        auto* right = new QVBoxLayout;
        right->setSpacing(2);
        right->addLayout(chooser);
        right->addWidget(m_predictions, 1);
        QLabel* key = makeLabel(CalibrationWords::tr("Up: cases. Down: others. Each group has its own scale."),
                                TypeSize::Caption, Tone::Secondary);
        key->setWordWrap(true);
        key->setContentsMargins(10, 0, 6, 4);
        right->addWidget(key);
        auto* plots = new QHBoxLayout;
        plots->setSpacing(0);
        plots->addWidget(makePlotBox(*m_curve), 3);
        plots->addLayout(right, 2);
        layOut(plots, m_table, m_caption);
    }

    void showFigures(const Comparison& comparison, ModelJudge& judge) override
    {
        m_shown = std::make_shared<const Comparison>(comparison);
        const auto intervals =
            comparison.models.size() <= kLegible ? CalibrationIntervals::OfAll : CalibrationIntervals::OfReference;
        m_curve->setChart(calibrationChart(comparison, judge, intervals), originOf(comparison));
        showChoice();
        showPredictions();
        std::vector<ModelTable::Row> rows;
        for (const ShownModel& shown : comparison.models)
            rows.push_back(rowOf(shown, judge.calibration(*shown.model), rows.empty()));
        m_table->setRows(std::move(rows));
        m_caption->setText(comparisonCaption(
            comparison,
            CalibrationWords::tr("Wilson's formula (shares), Wald's (slope, intercepts) and standard error (Brier)")));
    }

    static ModelTable::Row rowOf(const ShownModel& shown, const core::Calibration& calibration, bool leading)
    {
        const auto plain = [](std::optional<double> value) {
            return value ? QLocale().toString(*value, 'f', 2) : CalibrationWords::tr("undefined");
        };
        return {.style = shown.style,
                .cells = {labelOf(shown), figureWithInterval(calibration.slope, 2),
                          figureWithInterval(calibration.intercept, 2), figureWithInterval(calibration.inTheLarge, 2),
                          figureWithInterval(calibration.brier, 3), plain(calibration.scaledBrier),
                          plain(calibration.expectedToObserved)},
                .leading = leading,
                .toolTip = shown.name};
    }

    void showChoice()
    {
        QStringList names;
        for (const ShownModel& shown : m_shown->models)
            names << shown.name;
        QStringList before;
        for (int i = 0; i < m_whose->count(); ++i)
            before << m_whose->itemText(i);
        if (names == before)
            return;
        const QSignalBlocker quiet(m_whose);
        const QString chosen = m_whose->currentText();
        m_whose->clear();
        m_whose->addItems(names);
        m_whose->setCurrentIndex(std::max(0, static_cast<int>(names.indexOf(chosen))));
    }

    void showPredictions()
    {
        const int whose = m_whose->currentIndex();
        if (!m_shown || whose < 0 || static_cast<std::size_t>(whose) >= m_shown->models.size()) {
            m_predictions->setChart({});
            return;
        }
        m_predictions->setChart(predictionChart(*m_shown, m_shown->models[static_cast<std::size_t>(whose)]),
                                originOf(*m_shown));
    }

    LinePlot* m_curve;
    QComboBox* m_whose;
    LinePlot* m_predictions;
    ModelTable* m_table;
    QLabel* m_caption;
    ComparisonPtr m_shown;
};

} // namespace

JudgedTab* makeCalibrationTab(JudgedTab::JudgePtr judge, QWidget* parent)
{
    return new CalibrationTab(std::move(judge), parent);
}

} // namespace ui
