// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_sections.h"

#include "core/front/budget_query.h"
#include "core/front/front_optimism.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/panel_words.h"
#include "ui/common/text/story_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/charts/flow_picture.h"
#include "ui/figures/charts/front_figure.h"
#include "ui/figures/charts/outcome_picture.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/figures/charts/point_counts.h"
#include "ui/report/report_words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace ui {
namespace {

constexpr std::size_t kMostPoints = 16; // of the front in the table
constexpr int kBudgets = 6;             // about so many

QString bootstrapWords()
{
    return ReportWords::tr("bootstrap");
}

// What the front's own caption leaves out.
QString frontCaption(const ReportFacts& facts, const Figure& figure)
{
    return figure.text().caption + QStringLiteral(" · ") +
           ReportWords::tr("prices %1")
               .arg(facts.comparison().priceSource.isEmpty() ? facts.currency() : facts.comparison().priceSource);
}

FigurePtr frontFigureOf(const ReportFacts& facts, const core::FrontRecord& front)
{
    const bool samePanels = front.start.cohort == facts.cohort().fingerprint();
    FrontChoice choice;
    if (const core::OperatingPoint* chosen = facts.point()) {
        choice.selected.emplace();
        choice.selected->policy = static_cast<std::size_t>(chosen - front.points.data());
    }
    const FrontContext context{.currency = facts.comparison().currency,
                               .outcome = outcomeLine(facts.task()),
                               .panels = samePanels ? facts.comparison().panels : panelNames(front.start.panels),
                               .prices = samePanels ? facts.cohort().catalog() : core::TestCatalog(),
                               .optimum = {}};
    return frontFigure(front, context, bestSide(front), choice);
}

// Evenly from the whole front, its ends and the chosen policy among them.
std::vector<std::size_t> shownPlaces(const std::vector<std::size_t>& places, std::optional<std::size_t> chosen)
{
    std::vector<std::size_t> shown;
    const std::size_t count = std::min(places.size(), kMostPoints);
    for (std::size_t i = 0; i < count; ++i)
        shown.push_back(count < 2 ? 0 : i * (places.size() - 1) / (count - 1));
    if (chosen && std::ranges::find(shown, *chosen) == shown.end())
        shown.push_back(*chosen);
    std::ranges::sort(shown);
    return shown;
}

QStringList pointRow(const ReportFacts& facts, const core::FrontRecord& front, std::size_t policy)
{
    const core::OperatingPoint& point = front.points[policy];
    const core::Evaluation& test = point.test ? *point.test : point.validation;
    QStringList row{QString::fromStdString(core::frontPolicyName(front, policy)),
                    reportMoney({point.validation.meanCost.value, {}}, facts.currency()),
                    figureText(point.validation.f1.value),
                    reportMoney({test.meanCost.value, {}}, facts.currency()),
                    reportFigure(test.f1),
                    reportShare({test.recall.value, {}}),
                    reportShare({test.specificity.value, {}}),
                    figureText(test.auroc.value)};
    if (test.meanMinutes)
        row << reportMinutes({test.meanMinutes->value, {}});
    if (test.meanMillilitres)
        row << reportMillilitres({test.meanMillilitres->value, {}});
    return row;
}

FrontUnits unitsOf(const ReportFacts& facts, const core::FrontPlan& plan)
{
    return {.metric = plan.metric, .currency = facts.currency(), .aim = plan.minimise};
}

// What policies are compared for, in the middle of a sentence.
QString spentWord(core::CostAim aim)
{
    return aim.countsMoney() ? ReportWords::tr("mean cost") : ReportWords::tr("mean time");
}

ReportTable pointsTable(const ReportFacts& facts, const core::FrontRecord& front)
{
    const std::vector<std::size_t> places = core::frontOf(front.points, front.start.plan.axes());
    std::optional<std::size_t> chosen;
    if (const core::OperatingPoint* point = facts.point())
        if (const auto found = std::ranges::find(places, std::size_t(point - front.points.data()));
            found != places.end())
            chosen = static_cast<std::size_t>(found - places.begin());
    ReportTable table;
    table.caption = ReportWords::tr("Policies on the front, by rising %1").arg(spentWord(front.start.plan.minimise));
    table.columns = {ReportWords::tr("Policy"),
                     ReportWords::tr("Cost, validation"),
                     ReportWords::tr("F1, validation"),
                     ReportWords::tr("Cost, test"),
                     ReportWords::tr("F1, test (95 % CI)"),
                     ReportWords::tr("Sensitivity"),
                     ReportWords::tr("Specificity"),
                     ReportWords::tr("AUROC")};
    const core::OperatingPoint& first = front.points[places.front()];
    const core::Evaluation& told = first.test ? *first.test : first.validation;
    if (told.meanMinutes)
        table.columns << ReportWords::tr("Time, test");
    if (told.meanMillilitres)
        table.columns << ReportWords::tr("Blood, test");
    for (const std::size_t place : shownPlaces(places, chosen)) {
        if (place == chosen)
            table.strong.push_back(static_cast<int>(table.rows.size()));
        table.rows.push_back(pointRow(facts, front, places[place]));
    }
    table.note = places.size() > table.rows.size()
                     ? ReportWords::tr("%1 of %2 policies on the front. ")
                           .arg(QString::number(table.rows.size()), QString::number(places.size()))
                     : QString();
    table.note += facts.caption(bootstrapWords());
    return table;
}

// 1, 2, 2.5 or 5 times a power of ten: amounts people name when they speak of budgets.
double roundAmount(double amount)
{
    const double power = std::pow(10.0, std::floor(std::log10(amount)));
    for (const double step : {1.0, 2.0, 2.5, 5.0})
        if (amount <= step * power)
            return step * power;
    return 10.0 * power;
}

std::optional<ReportTable> budgetTable(const ReportFacts& facts, const core::FrontRecord& front)
{
    const core::FrontAxes axes = front.start.plan.axes();
    const std::vector<std::size_t> places = core::frontOf(front.points, axes);
    const double dearest =
        places.empty() ? 0.0 : front.points[places.back()].validation.meanBurden(axes.aim).value_or(0.0);
    if (dearest <= 0.0)
        return std::nullopt;
    ReportTable table;
    table.caption = ReportWords::tr("What a budget buys: the best policy for at most this %1 on validation patients")
                        .arg(spentWord(axes.aim));
    table.columns = {ReportWords::tr("Budget per patient"), ReportWords::tr("Policy"),
                     ReportWords::tr("Cost, test"),         ReportWords::tr("F1, test (95 % CI)"),
                     ReportWords::tr("Sensitivity"),        ReportWords::tr("Specificity")};
    if (!axes.aim.countsMoney())
        table.columns << ReportWords::tr("Time, test");
    const double step = roundAmount(dearest / kBudgets);
    for (int i = 1; i == 1 || (i - 1) * step < dearest; ++i) { // more buys nothing more
        const auto best = core::bestPolicyWithin(front.points, axes, core::Cost(i * step));
        if (!best)
            continue;
        const QStringList row = pointRow(facts, front, *best);
        const QString budget =
            axes.aim.countsMoney() ? facts.price(core::Cost(i * step)) : minutesText(core::Minutes(i * step));
        table.rows.push_back({budget, row[0], row[3], row[4], row[5], row[6]});
        if (table.columns.size() > 6)
            table.rows.back() << row[8];
    }
    table.note = ReportWords::tr("Chosen on validation patients, figures of test patients.");
    return table.rows.empty() ? std::nullopt : std::optional(table);
}

QString orderText(const ReportFacts& facts, const core::OrderFrequency& order)
{
    std::vector<core::OrderedPanel> orders;
    for (std::size_t place = 0; place < order.sequence.size(); ++place)
        orders.push_back(
            {.panel = order.sequence[place],
             .alongside = order.alongside && std::ranges::find(*order.alongside, place) != order.alongside->end()});
    return orders.empty() ? ReportWords::tr("No test")
                          : ordersText(orders, [&facts](core::PanelId panel) { return facts.panelName(panel.value); });
}

ReportTable ordersTable(const ReportFacts& facts, const core::Evaluation& judged)
{
    constexpr std::size_t kMostOrders = 10;
    ReportTable table;
    table.caption = ReportWords::tr("Who gets what: the most frequent sequences of panels");
    table.columns = {ReportWords::tr("Sequence"), ReportWords::tr("Bill"), ReportWords::tr("Patients"),
                     ReportWords::tr("Diagnosed as a case")};
    const core::TestCatalog& catalog = facts.cohort().catalog();
    if (catalog.hasMinutes())
        table.columns << ReportWords::tr("Results after");
    for (const core::OrderFrequency& order : judged.orders) {
        if (table.rows.size() == kMostOrders)
            break;
        core::PanelMask mask;
        for (const core::PanelId panel : order.sequence)
            mask = mask.with(panel);
        table.rows.push_back({orderText(facts, order), facts.price(catalog.priceOf(mask)),
                              countAndShare(order.patients, judged.patients()),
                              countAndShare(order.diagnosedPresent, order.patients)});
        if (catalog.hasMinutes())
            table.rows.back() << minutesText(core::minutesOf(order, catalog));
    }
    table.note = judged.orders.size() > kMostOrders ? ReportWords::tr("%Ln rarer sequences are left out. ", nullptr,
                                                                      pluralCount(judged.orders.size() - kMostOrders))
                                                    : QString();
    table.note += facts.caption();
    return table;
}

ReportTable figuresTable(const ReportFacts& facts, const core::Evaluation& judged)
{
    ReportTable table;
    table.caption = ReportWords::tr("%1 on test patients, with 95 % intervals").arg(facts.model()->name);
    table.columns = {ReportWords::tr("Figure"), ReportWords::tr("Value (95 % CI)")};
    table.rows = {{ReportWords::tr("Mean cost per patient"), reportMoney(judged.meanCost, facts.currency())},
                  {ReportWords::tr("F1"), reportFigure(judged.f1)},
                  {ReportWords::tr("Sensitivity (recall)"), reportShare(judged.recall)},
                  {ReportWords::tr("Specificity"), reportShare(judged.specificity)},
                  {ReportWords::tr("Positive predictive value (precision)"), reportShare(judged.precision)},
                  {ReportWords::tr("Mean of sensitivity and specificity (AM)"), reportFigure(judged.am)},
                  {ReportWords::tr("AUROC"), reportFigure(judged.auroc)},
                  {ReportWords::tr("Area under the precision–recall curve"), reportFigure(judged.auprc)},
                  {ReportWords::tr("Brier score"), reportFigure(judged.brier)}};
    auto after = table.rows.begin() + 1; // the money
    if (judged.meanMinutes)
        after = table.rows.insert(after, {ReportWords::tr("Mean time to the results per patient"),
                                          reportMinutes(*judged.meanMinutes)}) +
                1;
    if (judged.meanMillilitres)
        table.rows.insert(after, {ReportWords::tr("Mean volume of blood drawn per patient"),
                                  reportMillilitres(*judged.meanMillilitres)});
    table.note = facts.caption(bootstrapWords());
    return table;
}

ReportTable crossTable(const core::Confusion& counts)
{
    ReportTable table;
    table.caption = ReportWords::tr("Diagnosis against reference standard, test patients");
    table.columns = {ReportWords::tr("Diagnosis"), ReportWords::tr("Has the outcome"),
                     ReportWords::tr("Does not have it"), ReportWords::tr("All")};
    const auto row = [](const QString& name, std::size_t with, std::size_t without) {
        return QStringList{name, countText(with), countText(without), countText(with + without)};
    };
    table.rows = {row(ReportWords::tr("Diagnosed as a case"), counts.truePositive, counts.falsePositive),
                  row(ReportWords::tr("Reassured"), counts.falseNegative, counts.trueNegative),
                  row(ReportWords::tr("All"), counts.truePositive + counts.falseNegative,
                      counts.falsePositive + counts.trueNegative)};
    table.strong = {2};
    return table;
}

void addPolicyFigures(ReportSection& section, const ReportFacts& facts, const core::Evaluation& judged)
{
    core::OperatingPoint point;
    point.test = judged;
    const std::optional<PointFigures> figures = figuresOf(point, FrontSide::Test, {});
    if (!figures)
        return;
    const QString caption = facts.caption();
    const FigureOrigin origin = facts.origin();
    if (figures->shares)
        section.blocks.push_back(ReportFigure{
            std::make_shared<OutcomeFigure>(
                *figures->shares,
                FigureText{
                    .title = ReportWords::tr("Of 1,000 patients like these, %1 are cases").arg(figures->shares->ill()),
                    .xLabel = {},
                    .yLabel = {},
                    .caption = caption},
                origin),
            72.0});
    std::vector<PanelUse> use;
    for (std::size_t i = 0; i < judged.panelUse.size(); ++i)
        use.push_back({.panel = facts.panelName(i),
                       .share = judged.panelUse[i],
                       .price = facts.price(facts.cohort().catalog().panels()[i].cost)});
    std::ranges::stable_sort(use, std::greater(), &PanelUse::share);
    const double rows = static_cast<double>(use.size());
    if (!use.empty())
        section.blocks.push_back(ReportFigure{
            std::make_shared<PanelUseFigure>(std::move(use),
                                             FigureText{.title = ReportWords::tr("Panel use, share of patients"),
                                                        .xLabel = {},
                                                        .yLabel = {},
                                                        .caption = caption},
                                             origin),
            std::min(100.0, 6.0 + 5.5 * rows)});
    PolicyFlow flow = policyFlow(judged.orders, facts.cohort().catalog());
    if (!flow.empty())
        section.blocks.push_back(ReportFigure{
            std::make_shared<FlowFigure>(std::move(flow),
                                         FlowWords{.panels = facts.comparison().panels, .currency = facts.currency()},
                                         FigureText{.title = ReportWords::tr("Test sequences per 1,000 patients"),
                                                    .xLabel = {},
                                                    .yLabel = {},
                                                    .caption = caption},
                                         origin),
            80.0});
}

} // namespace

MadeSection frontSection(const ReportFacts& facts)
{
    if (!facts.source().front || facts.source().front->points.empty())
        return std::nullopt;
    const core::FrontRecord& front = *facts.source().front;
    ReportSection section;
    const core::FrontPlan& plan = front.start.plan;
    const bool counted = plan.minimise.countsMoney();
    section.title = (counted ? ReportWords::tr("Cost–%1 front") : ReportWords::tr("Time–%1 front"))
                        .arg(frontMetricText(plan.metric));
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "%1 policies were found by %2. On the front are those that no other one beats for the same or less "
            "%3 on validation patients. Test patients were looked at once, when the front had been chosen.")
            .arg(countText(front.points.size()), frontMethodText(plan.method),
                 costAimText(plan.minimise, facts.currency()))});
    if (const FigurePtr figure = frontFigureOf(facts, front))
        section.blocks.push_back(ReportFigure{figure, 100.0, frontCaption(facts, *figure)});
    section.blocks.push_back(pointsTable(facts, front));
    if (auto budgets = budgetTable(facts, front))
        section.blocks.push_back(std::move(*budgets));
    if (const auto optimism = core::optimismOf(front.points, front.start.plan.axes()))
        section.blocks.push_back(ReportParagraph{optimismText(*optimism, unitsOf(facts, plan))});
    if (front.summary && front.summary->hypervolumes)
        section.blocks.push_back(ReportParagraph{hypervolumeText(*front.summary->hypervolumes, unitsOf(facts, plan))});
    return section;
}

MadeSection policySection(const ReportFacts& facts)
{
    const core::Evaluation* judged = facts.evaluation();
    if (!judged)
        return std::nullopt;
    ReportSection section;
    section.title = ReportWords::tr("Selected policy");
    QString words =
        ReportWords::tr("%1 orders %2 panels per patient on average, for %3.")
            .arg(facts.model()->name,
                 numberText(std::accumulate(judged->panelUse.begin(), judged->panelUse.end(), 0.0), QLocale(), 2),
                 reportMoney(judged->meanCost, facts.currency()));
    if (judged->meanMinutes)
        words += QLatin1Char(' ') +
                 ReportWords::tr("Its results are there after %1.").arg(reportMinutes(*judged->meanMinutes));
    if (const core::PolicyCases* cases = facts.cases())
        words +=
            QLatin1Char(' ') + ReportWords::tr("It was made to earn %1 (per %2).")
                                   .arg(rewardText(cases->shape),
                                        cases->shape.aim.countsMoney() ? facts.currency() : ReportWords::tr("minute"));
    section.blocks.push_back(ReportParagraph{words});
    section.blocks.push_back(figuresTable(facts, *judged));
    section.blocks.push_back(crossTable(judged->confusion));
    addPolicyFigures(section, facts, *judged);
    if (!judged->orders.empty())
        section.blocks.push_back(ordersTable(facts, *judged));
    return section;
}

} // namespace ui
