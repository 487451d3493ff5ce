// SPDX-License-Identifier: GPL-3.0-or-later

// What each panel did to the diagnoses that would have been made without it.
#include "core/eval/panel_value.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/comparison/grid_picture.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/shown_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

// Of a panel that corrected more than it spoiled; otherwise no amount of money buys a correction.
std::optional<double> costPerCorrection(const core::PanelValue& value)
{
    if (value.madeRight <= value.madeWrong)
        return std::nullopt;
    return value.totalCost / static_cast<double>(value.madeRight - value.madeWrong);
}

QString ofOrdered(std::size_t count, std::size_t ordered)
{
    if (ordered == 0)
        return countText(count);
    return ValueWords::tr("%1 (%2)").arg(
        countText(count), shareText(static_cast<double>(count) / static_cast<double>(ordered), QLocale(), 0));
}

void addRow(GridFigure::Parts& parts, const core::PanelValue& value, const QString& name, const Comparison& comparison)
{
    const std::optional<double> price = costPerCorrection(value);
    const QString money =
        price ? ui::money(core::Cost(*price), QString::fromStdString(comparison.currency), QLocale(), MoneyStyle::Exact)
              : QStringLiteral("–");
    parts.grid.rows.push_back(
        {.cells = {{.text = name},
                   {.text = countText(value.ordered)},
                   {.text = ofOrdered(value.changed(), value.ordered)},
                   {.text = countText(value.madeRight)},
                   {.text = countText(value.madeWrong)},
                   {.text = money},
                   {.value = static_cast<double>(value.madeRight), .against = static_cast<double>(value.madeWrong)}},
         .faint = value.ordered == 0});
    parts.table.rows.push_back({name, QString::number(value.ordered), QString::number(value.changed()),
                                QString::number(value.madeRight), QString::number(value.madeWrong),
                                QString::number(value.meanShift, 'g', 6), QString::number(value.totalCost, 'f', 2),
                                price ? QString::number(*price, 'f', 2) : QString()});
    parts.words += ValueWords::tr("%1: ordered for %2 patients, made %3 diagnoses right and %4 wrong. ")
                       .arg(name, countText(value.ordered), countText(value.madeRight), countText(value.madeWrong));
}

} // namespace

FigurePtr panelValueFigure(const Comparison& comparison, std::size_t model)
{
    if (!comparison.cohort || model >= comparison.models.size() || !comparison.models[model].model->cases)
        return nullptr;
    const ShownModel& shown = comparison.models[model];
    const core::PolicyCases& cases = *shown.model->cases;
    const double threshold = thresholdOf(comparison, model).value_or(core::thresholdLikeOwn(*shown.model->test));
    const std::vector<core::PanelValue> values = core::panelValues(cases.episodes, *comparison.cohort, threshold);
    double right = 1.0, wrong = 0.0;
    for (const core::PanelValue& value : values) {
        right = std::max(right, static_cast<double>(value.madeRight));
        wrong = std::max(wrong, static_cast<double>(value.madeWrong));
    }
    GridFigure::Parts parts;
    parts.name = QStringLiteral("panel-value");
    parts.grid.columns = {
        {.head = ValueWords::tr("Panel")},
        {.head = ValueWords::tr("Ordered"), .draw = GridDraw::Number},
        {.head = ValueWords::tr("Changed a diagnosis"), .draw = GridDraw::Number},
        {.head = ValueWords::tr("Made right"), .draw = GridDraw::Number},
        {.head = ValueWords::tr("Made wrong"), .draw = GridDraw::Number},
        {.head = ValueWords::tr("Cost per corrected diagnosis"), .draw = GridDraw::Number},
        {.head = ValueWords::tr("← made wrong · made right →"), .draw = GridDraw::Bars, .low = -wrong, .high = right}};
    parts.table.columns = {ValueWords::tr("Panel"),       ValueWords::tr("Ordered"),
                           ValueWords::tr("Changed"),     ValueWords::tr("Made right"),
                           ValueWords::tr("Made wrong"),  ValueWords::tr("Mean shift of the probability"),
                           ValueWords::tr("Spent on it"), ValueWords::tr("Cost per corrected diagnosis")};
    for (const core::PanelValue& value : values) {
        const auto place = static_cast<qsizetype>(value.panel.value);
        addRow(parts, value, place < comparison.panels.size() ? comparison.panels[place] : QString(), comparison);
    }
    parts.text.title = ValueWords::tr("What each panel changed: %1").arg(shown.name);
    parts.text.caption = ValueWords::tr("%1 Corrected: made right minus made wrong, at a threshold of %2.")
                             .arg(comparisonCaption(comparison, {}), shareText(threshold, QLocale(), 0));
    parts.origin = originOf(shown);
    return std::make_shared<const GridFigure>(std::move(parts));
}

} // namespace ui
