// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/baseline_tables.h"

#include "core/compare/baseline_fields.h"
#include "core/compare/pooled_rows.h"
#include "core/data/csv/csv_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/pooled_text.h"
#include "ui/common/text/system_text.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace app {
namespace {

QString notice()
{
    return TableWords::tr("Simulation for education and research. Not for clinical use.");
}

// One row of a table. Lines that belong together have the same group.
struct Line {
    QString group, name;
    QStringList cells;
};

struct Table {
    QString title, label; // label: for references
    QString nameHead;
    QStringList heads;
    std::vector<Line> lines;
};

// Data files have a decimal point, whatever the language of the program.
QString spreadText(const core::Spread& spread, int decimals)
{
    if (!spread.mean)
        return TableWords::tr("undefined");
    const QString mean = QString::number(*spread.mean, 'f', decimals);
    return spread.deviation ? mean + QStringLiteral(" ± ") + QString::number(*spread.deviation, 'f', decimals) : mean;
}

QString rowName(const core::BaselineRow& row, const BaselineReport& report)
{
    const QString name = ui::systemText(row.system);
    const core::SystemRun* first = report.firstRun(row.system);
    const bool all = row.system.panels == core::PanelChoice::All && core::hasPanelChoice(row.system.kind);
    if (first && !first->panels.empty() && !report.samePanels(row.system))
        return TableWords::tr("%1 (panels differ by seed)").arg(name);
    return !first || first->panels.empty() || all
               ? name
               : QStringLiteral("%1 (%2)").arg(name, panelNames(first->panels, report.words));
}

QString repeatsNote(const core::BaselineRow& row, const BaselineReport& report)
{
    return row.repeats == static_cast<std::size_t>(report.plan.seeds)
               ? QString()
               : TableWords::tr(" [%Ln seeds so far]", nullptr, static_cast<int>(row.repeats));
}

struct SpreadColumn {
    QString heading;
    core::Spread core::BaselineRow::*figure;
    int decimals;
};

Table spreadTable(const QString& title, const QString& label, const std::vector<SpreadColumn>& columns,
                  const BaselineReport& report)
{
    Table table{.title = title, .label = label, .nameHead = TableWords::tr("Model"), .heads = {}, .lines = {}};
    for (const SpreadColumn& column : columns)
        table.heads << column.heading;
    for (const core::BaselineRow& row : report.rows) {
        Line& line = table.lines.emplace_back();
        line.group = ui::systemGroupText(row.system);
        line.name = rowName(row, report) + repeatsNote(row, report);
        for (const SpreadColumn& column : columns)
            line.cells << spreadText(row.*column.figure, column.decimals);
    }
    return table;
}

QString costHead(const BaselineReport& report)
{
    return TableWords::tr("Cost (%1)").arg(QString::fromStdString(report.words.currency));
}

std::vector<Table> spreadTables(const BaselineReport& report)
{
    using Row = core::BaselineRow;
    const SpreadColumn cost{costHead(report), &Row::meanCost, 2};
    const SpreadColumn f1{TableWords::tr("F1"), &Row::f1, 3};
    return {spreadTable(TableWords::tr("F1, area under the ROC curve and mean cost per patient on test patients"),
                        QStringLiteral("f1"), {f1, {TableWords::tr("AUROC"), &Row::auroc, 3}, cost}, report),
            spreadTable(TableWords::tr(
                            "AM, the mean of sensitivity and specificity, and mean cost per patient on test patients"),
                        QStringLiteral("am"), {{TableWords::tr("AM"), &Row::am, 3}, cost}, report),
            spreadTable(TableWords::tr("Precision and recall on test patients"), QStringLiteral("precision-recall"),
                        {{TableWords::tr("Precision"), &Row::precision, 3},
                         {TableWords::tr("Recall"), &Row::recall, 3},
                         {TableWords::tr("Specificity"), &Row::specificity, 3},
                         f1},
                        report)};
}

// Where all patients judged.
Table pooledTable(const BaselineReport& report)
{
    Table table{
        .title = TableWords::tr("Figures on all patients, with 95 % intervals"),
        .label = QStringLiteral("pooled"),
        .nameHead = TableWords::tr("Model"),
        .heads = {TableWords::tr("F1"), TableWords::tr("Sensitivity"), TableWords::tr("Specificity"), costHead(report)},
        .lines = {}};
    const QLocale plain = QLocale::c();
    for (const core::PooledRow& row : core::pooledRows(report.plan, report.runs)) {
        const auto finished = std::ranges::find(report.rows, row.system, &core::BaselineRow::system);
        table.lines.push_back(
            {.group = ui::systemGroupText(row.system),
             .name = finished == report.rows.end() ? ui::systemText(row.system)
                                                   : rowName(*finished, report) + repeatsNote(*finished, report),
             .cells = {ui::estimateText(row.f1, 3, plain), ui::estimateText(row.recall, 3, plain),
                       ui::estimateText(row.specificity, 3, plain), ui::estimateText(row.meanCost, 2, plain)}});
    }
    return table;
}

Table duelTable(core::SystemKind front, const BaselineReport& report)
{
    const core::SystemId system{front, core::PanelChoice::All};
    Table table{.title = TableWords::tr("%1 for a share of another model's money. %2")
                             .arg(ui::systemText(system),
                                  QString(ui::duelNote() + QLatin1Char(' ') + ui::sameMoneyNote()).chopped(1)),
                .label = QStringLiteral("for-the-money-") + QString::fromStdString(core::systemKey(system)),
                .nameHead = TableWords::tr("Against"),
                .heads = QStringList{TableWords::tr("Share"), costHead(report), TableWords::tr("F1"),
                                     TableWords::tr("Difference of F1"), TableWords::tr("Verdict")} +
                         ui::sameMoneyHeads(),
                .lines = {}};
    const QLocale plain = QLocale::c();
    for (const core::PooledDuel& duel : core::pooledDuels(front, core::kPooledShares, report.plan, report.runs))
        table.lines.push_back(
            {.group = ui::systemGroupText(duel.system),
             .name = ui::systemText(duel.system),
             .cells = QStringList{ui::shareText(duel.share, plain, 0),
                                  ui::estimateText({.value = duel.meanCost.value, .interval = {}}, 2, plain),
                                  ui::estimateText({.value = duel.f1.value, .interval = {}}, 3, plain),
                                  ui::differenceEstimateText(duel.difference, plain), ui::duelVerdict(duel)} +
                      ui::sameMoneyCells(duel, plain)});
    return table;
}

std::vector<Table> tablesOf(const BaselineReport& report)
{
    if (!report.plan.judging.everybody())
        return spreadTables(report);
    std::vector<Table> tables{pooledTable(report)};
    for (const core::SystemKind front : core::frontsAmong(report.runs))
        tables.push_back(duelTable(front, report));
    return tables;
}

// Letter by letter: no mark of Markdown or HTML is followed.
QString markdownText(const QString& text)
{
    QString escaped;
    for (const QChar letter : text.simplified()) {
        if (letter == QLatin1Char('<') || letter == QLatin1Char('>') || letter == QLatin1Char('&'))
            escaped += QString(letter).toHtmlEscaped();
        else if (QLatin1String("\\`*_{}[]#!|").contains(letter))
            escaped += QLatin1Char('\\') + QString(letter);
        else
            escaped += letter;
    }
    return escaped;
}

QString markdown(const Table& table, const BaselineReport& report)
{
    QString text = QStringLiteral("**%1.** %2 %3\n\n")
                       .arg(markdownText(table.title), markdownText(captionText(report)), markdownText(notice()));
    QString heads = QStringLiteral("| %1 |").arg(markdownText(table.nameHead)), rule = QStringLiteral("|---|");
    for (const QString& heading : table.heads) {
        heads += QStringLiteral(" %1 |").arg(markdownText(heading));
        rule += QStringLiteral("---:|");
    }
    text += heads + QLatin1Char('\n') + rule + QLatin1Char('\n');
    for (const Line& line : table.lines) {
        text += QStringLiteral("| %1 |").arg(markdownText(line.name));
        for (const QString& cell : line.cells)
            text += QStringLiteral(" %1 |").arg(markdownText(cell));
        text += QLatin1Char('\n');
    }
    return text;
}

QString latexText(const QString& text)
{
    QString escaped;
    for (const QChar letter : text) {
        if (QStringLiteral("&%$#_{}").contains(letter))
            escaped += QLatin1Char('\\') + QString(letter);
        else if (letter == QLatin1Char('\\'))
            escaped += QStringLiteral("\\textbackslash{}");
        else if (letter == QLatin1Char('~'))
            escaped += QStringLiteral("\\textasciitilde{}");
        else if (letter == QLatin1Char('^'))
            escaped += QStringLiteral("\\textasciicircum{}");
        else if (letter == QChar(0x00B1))
            escaped += QStringLiteral("$\\pm$");
        else if (letter == QChar(0x2212))
            escaped += QStringLiteral("$-$");
        else
            escaped += letter;
    }
    return escaped;
}

// Numbers as numbers, words as words.
QString latexCell(const QString& cell)
{
    const bool number = std::ranges::none_of(cell, [](QChar letter) {
        return letter.isLetter() || letter == QLatin1Char('(') || letter == QLatin1Char('%');
    });
    return number && !cell.isEmpty() ? QStringLiteral("$%1$").arg(QString(cell).replace(QChar(0x00B1), "\\pm"))
                                     : latexText(cell);
}

QString latex(const Table& table, const BaselineReport& report)
{
    QString heads = latexText(table.nameHead);
    for (const QString& heading : table.heads)
        heads += QStringLiteral(" & ") + latexText(heading);
    QString rows, group;
    for (const Line& line : table.lines) {
        if (!group.isEmpty() && line.group != group)
            rows += QStringLiteral("\\midrule\n");
        group = line.group;
        rows += latexText(line.name);
        for (const QString& cell : line.cells)
            rows += QStringLiteral(" & ") + latexCell(cell);
        rows += QStringLiteral(" \\\\\n");
    }
    return QStringLiteral("\\begin{table}\n\\centering\n\\caption{%1. %2 %3}\n\\label{tab:baselines-%4}\n"
                          "\\begin{tabular}{l%5}\n\\toprule\n%6 \\\\\n\\midrule\n%7\\bottomrule\n\\end{tabular}\n"
                          "\\end{table}\n")
        .arg(latexText(table.title), latexText(captionText(report)), latexText(notice()), table.label,
             QString(table.heads.size(), QLatin1Char('r')), heads, rows);
}

std::string numberText(const std::optional<double>& value)
{
    if (!value)
        return {};
    char buffer[32];
    return std::string(buffer, std::to_chars(std::begin(buffer), std::end(buffer), *value).ptr);
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            line += ',';
        core::csv::appendField(line, cells[i]);
    }
    return line + "\n";
}

void addEstimate(std::vector<std::string>& cells, const core::MetricEstimate& figure)
{
    cells.push_back(numberText(figure.value));
    cells.push_back(figure.interval ? numberText(figure.interval->low) : std::string());
    cells.push_back(figure.interval ? numberText(figure.interval->high) : std::string());
}

// "lattice_25_f1": what a front offers for a share of the money of the system in the row.
std::string duelHead(core::SystemKind front, double share, const char* what)
{
    return core::systemKey({front, core::PanelChoice::All}) + '_' +
           std::to_string(static_cast<int>(std::lround(100.0 * share))) + '_' + what;
}

std::string pooledCsv(const BaselineReport& report)
{
    std::vector<std::string> heads{"key", "system", "folds", "tp", "fp", "tn", "fn"};
    for (const char* figure : {"f1", "sensitivity", "specificity", "cost"})
        for (const char* part : {"", "_low", "_high"})
            heads.push_back(std::string(figure) + part);
    std::map<std::pair<core::SystemKind, double>, std::vector<core::PooledDuel>> duels;
    for (const core::SystemKind front : core::frontsAmong(report.runs))
        for (const double share : core::kPooledShares) {
            duels[{front, share}] = core::pooledDuels(front, std::span(&share, 1), report.plan, report.runs);
            for (const char* what :
                 {"cost", "f1", "difference", "difference_low", "difference_high", "same_money_cost", "same_money_f1",
                  "same_money_difference", "same_money_difference_low", "same_money_difference_high"})
                heads.push_back(duelHead(front, share, what));
        }
    heads.insert(heads.end(), {"currency", "caption", "notice"});
    std::string text = csvLine(heads);
    for (const core::PooledRow& row : core::pooledRows(report.plan, report.runs)) {
        std::vector<std::string> cells{core::systemKey(row.system), ui::systemText(row.system).toStdString(),
                                       std::to_string(row.rounds)};
        for (const std::size_t count : {row.confusion.truePositive, row.confusion.falsePositive,
                                        row.confusion.trueNegative, row.confusion.falseNegative})
            cells.push_back(std::to_string(count));
        for (const core::MetricEstimate* figure : {&row.f1, &row.recall, &row.specificity, &row.meanCost})
            addEstimate(cells, *figure);
        for (const auto& [of, all] : duels) {
            const auto duel = std::ranges::find(all, row.system, &core::PooledDuel::system);
            const core::PooledDuel none;
            const core::PooledDuel& told = duel == all.end() ? none : *duel;
            cells.push_back(numberText(told.meanCost.value));
            cells.push_back(numberText(told.f1.value));
            addEstimate(cells, told.difference);
            const core::PooledDuel::SameMoney offered = told.sameMoney.value_or(core::PooledDuel::SameMoney{});
            cells.push_back(numberText(offered.meanCost.value));
            cells.push_back(numberText(offered.f1.value));
            addEstimate(cells, offered.difference);
        }
        cells.insert(cells.end(), {report.words.currency, captionText(report).toStdString(), notice().toStdString()});
        text += csvLine(cells);
    }
    return text;
}

std::string csv(const BaselineReport& report)
{
    std::vector<std::string> heads{"key", "system", "panels", "setting", "repeats"};
    const auto addHeads = [&heads](const std::string& name, const core::Spread&) {
        heads.push_back(name);
        heads.push_back(name + "_sd");
    };
    const core::BaselineRow anyRow;
    describe(addHeads, anyRow);
    heads.insert(heads.end(), {"currency", "caption", "notice"});
    std::string text = csvLine(heads);
    for (const core::BaselineRow& row : report.rows) {
        const core::SystemRun* first = report.firstRun(row.system);
        std::vector<std::string> cells{core::systemKey(row.system), ui::systemText(row.system).toStdString(),
                                       first ? panelNames(first->panels, report.words).toStdString() : std::string(),
                                       first ? first->setting : std::string(), std::to_string(row.repeats)};
        const auto addCells = [&cells](const char*, const core::Spread& spread) {
            cells.push_back(numberText(spread.mean));
            cells.push_back(numberText(spread.deviation));
        };
        describe(addCells, row);
        cells.insert(cells.end(), {report.words.currency, captionText(report).toStdString(), notice().toStdString()});
        text += csvLine(cells);
    }
    return text;
}

} // namespace

TableFormat tableFormatOf(const std::string& file)
{
    const QString ending = QFileInfo(QString::fromStdString(file)).suffix().toLower();
    return ending == QLatin1String("md")    ? TableFormat::Markdown
           : ending == QLatin1String("tex") ? TableFormat::Latex
                                            : TableFormat::Csv;
}

std::string baselineTables(const BaselineReport& report, TableFormat format)
{
    if (format == TableFormat::Csv)
        return report.plan.judging.everybody() ? pooledCsv(report) : csv(report);
    QStringList tables;
    for (const Table& table : tablesOf(report))
        tables << (format == TableFormat::Markdown ? markdown(table, report) : latex(table, report));
    const QString head = format == TableFormat::Latex ? QStringLiteral("% \\usepackage{booktabs}\n") : QString();
    return (head + tables.join(QLatin1Char('\n'))).toStdString();
}

} // namespace app
