// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <functional>
#include <span>

namespace app::cli {
namespace {

constexpr std::size_t kOrdersShown = 8;

QString withInterval(const core::MetricEstimate& figure, const std::function<QString(double)>& text)
{
    if (!figure.value)
        return ui::figureText(std::nullopt);
    if (!figure.interval)
        return text(*figure.value);
    return QStringLiteral("%1 (%2–%3)")
        .arg(text(*figure.value), text(figure.interval->low), text(figure.interval->high));
}

QString figure(const core::MetricEstimate& value)
{
    return withInterval(value, [](double number) { return ui::figureText(number); });
}

// "23 of 40": what was found of what there was to find.
QString ofAll(std::size_t some, std::size_t others)
{
    return Words::tr("%1 of %2").arg(ui::countText(some), ui::countText(some + others));
}

QString sequenceText(const std::vector<core::PanelId>& sequence, const PanelWords& words)
{
    if (sequence.empty())
        return Words::tr("diagnosis at once");
    QStringList names;
    for (const core::PanelId panel : sequence)
        names.push_back(words.name(panel));
    return names.join(QStringLiteral(" → "));
}

QString shareOf(std::size_t some, std::size_t all)
{
    return all == 0 ? QString() : ui::shareText(static_cast<double>(some) / static_cast<double>(all));
}

} // namespace

void printMetrics(const std::vector<TitledEvaluation>& evaluations, const PanelWords& words, Terminal& terminal)
{
    std::vector<TextTable::Align> alignment(evaluations.size() + 1, TextTable::Align::Left);
    TextTable table(std::move(alignment));
    const auto add = [&](const QString& title, const std::function<QString(const core::Evaluation&)>& cell) {
        QStringList row{title};
        for (const auto& [heading, evaluation] : evaluations)
            row.push_back(cell(*evaluation));
        table.add(std::move(row));
    };
    using core::Evaluation;
    QStringList head{QString()};
    for (const auto& [heading, evaluation] : evaluations)
        head.push_back(heading);
    table.add(head);
    add(Words::tr("F1"), [](const Evaluation& e) { return figure(e.f1); });
    add(Words::tr("AUROC"), [](const Evaluation& e) { return figure(e.auroc); });
    add(Words::tr("AUPRC"), [](const Evaluation& e) { return figure(e.auprc); });
    add(Words::tr("AM, mean of both rates"), [](const Evaluation& e) { return figure(e.am); });
    add(Words::tr("Sensitivity (recall)"), [](const Evaluation& e) { return figure(e.recall); });
    add(Words::tr("Specificity"), [](const Evaluation& e) { return figure(e.specificity); });
    add(Words::tr("Precision"), [](const Evaluation& e) { return figure(e.precision); });
    add(Words::tr("Brier score"), [](const Evaluation& e) { return figure(e.brier); });
    add(Words::tr("Mean cost"), [&](const Evaluation& e) {
        return withInterval(e.meanCost, [&](double amount) { return words.money(amount); });
    });
    add(Words::tr("Patients"), [](const Evaluation& e) { return ui::countText(e.patients()); });
    add(Words::tr("Cases found"),
        [](const Evaluation& e) { return ofAll(e.confusion.truePositive, e.confusion.falseNegative); });
    add(Words::tr("Others reassured"),
        [](const Evaluation& e) { return ofAll(e.confusion.trueNegative, e.confusion.falsePositive); });
    terminal.print(table.text());
}

void printPanelUse(const std::vector<double>& panelUse, const PanelWords& words, Terminal& terminal)
{
    using enum TextTable::Align;
    TextTable table({Left, Right, Right});
    for (std::size_t i = 0; i < panelUse.size(); ++i)
        table.add({words.name(core::PanelId(i)), words.price(core::PanelId(i)), ui::shareText(panelUse[i])});
    terminal.print(table.text());
}

void printPanelUse(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal)
{
    printPanelUse(evaluation.panelUse, words, terminal);
}

void printOrders(const std::vector<core::OrderFrequency>& orders, std::size_t patients, const PanelWords& words,
                 Terminal& terminal)
{
    using enum TextTable::Align;
    TextTable table({Left, Right, Right, Right});
    table.add({QString(), Words::tr("PATIENTS"), Words::tr("SHARE"), Words::tr("DIAGNOSED AS CASES")});
    const std::size_t shown = std::min(orders.size(), kOrdersShown);
    for (const core::OrderFrequency& order : std::span(orders).first(shown))
        table.add({sequenceText(order.sequence, words), ui::countText(order.patients),
                   shareOf(order.patients, patients), ui::countText(order.diagnosedPresent)});
    terminal.print(table.text());
    if (orders.size() > shown)
        terminal.print(QStringLiteral("  ") +
                       Words::tr("and %Ln other sequences", nullptr, ui::pluralCount(orders.size() - shown)));
}

void printOrders(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal)
{
    printOrders(evaluation.orders, evaluation.patients(), words, terminal);
}

} // namespace app::cli
