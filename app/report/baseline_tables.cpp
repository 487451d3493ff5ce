// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/baseline_tables.h"

#include "core/compare/baseline_fields.h"
#include "core/data/csv/csv_text.h"
#include "ui/common/text/system_text.h"

#include <QFileInfo>
#include <QLocale>

#include <array>
#include <charconv>

namespace app {
namespace {

QString notice()
{
    return TableWords::tr("Simulation for education and research. Not for clinical use.");
}

struct Column {
    QString heading;
    core::Spread core::BaselineRow::*figure;
    int decimals;
};

struct Table {
    QString title, label; // label: for references
    std::vector<Column> columns;
};

std::vector<Table> tablesOf(const BaselineReport& report)
{
    using Row = core::BaselineRow;
    const Column cost{TableWords::tr("Cost (%1)").arg(QString::fromStdString(report.words.currency)), &Row::meanCost,
                      2};
    const Column f1{TableWords::tr("F1"), &Row::f1, 3};
    return {{TableWords::tr("F1, area under the ROC curve and mean cost per patient on test patients"),
             QStringLiteral("f1"),
             {f1, {TableWords::tr("AUROC"), &Row::auroc, 3}, cost}},
            {TableWords::tr("AM, the mean of sensitivity and specificity, and mean cost per patient on test patients"),
             QStringLiteral("am"),
             {{TableWords::tr("AM"), &Row::am, 3}, cost}},
            {TableWords::tr("Precision and recall on test patients"),
             QStringLiteral("precision-recall"),
             {{TableWords::tr("Precision"), &Row::precision, 3},
              {TableWords::tr("Recall"), &Row::recall, 3},
              {TableWords::tr("Specificity"), &Row::specificity, 3},
              f1}}};
}

// Data files have a decimal point, whatever the language of the program.
QString spreadText(const core::Spread& spread, int decimals, const QString& plusMinus)
{
    if (!spread.mean)
        return TableWords::tr("undefined");
    const QString mean = QString::number(*spread.mean, 'f', decimals);
    return spread.deviation ? mean + plusMinus + QString::number(*spread.deviation, 'f', decimals) : mean;
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

QString markdownCell(QString text)
{
    return text.replace(QLatin1Char('|'), QStringLiteral("\\|"));
}

QString markdown(const Table& table, const BaselineReport& report)
{
    QString text = QStringLiteral("**%1.** %2 %3\n\n").arg(table.title, captionText(report), notice());
    QString heads = QStringLiteral("| %1 |").arg(TableWords::tr("Model")), rule = QStringLiteral("|---|");
    for (const Column& column : table.columns) {
        heads += QStringLiteral(" %1 |").arg(column.heading);
        rule += QStringLiteral("---:|");
    }
    text += heads + QLatin1Char('\n') + rule + QLatin1Char('\n');
    for (const core::BaselineRow& row : report.rows) {
        text += QStringLiteral("| %1 |").arg(markdownCell(rowName(row, report) + repeatsNote(row, report)));
        for (const Column& column : table.columns)
            text += QStringLiteral(" %1 |").arg(spreadText(row.*column.figure, column.decimals, QStringLiteral(" ± ")));
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
        else
            escaped += letter;
    }
    return escaped;
}

QString latex(const Table& table, const BaselineReport& report)
{
    QString heads = latexText(TableWords::tr("Model"));
    for (const Column& column : table.columns)
        heads += QStringLiteral(" & ") + latexText(column.heading);
    QString rows, group;
    for (const core::BaselineRow& row : report.rows) {
        const QString now = ui::systemGroupText(row.system);
        if (!group.isEmpty() && now != group)
            rows += QStringLiteral("\\midrule\n");
        group = now;
        rows += latexText(rowName(row, report) + repeatsNote(row, report));
        for (const Column& column : table.columns)
            rows += QStringLiteral(" & $%1$").arg(
                spreadText(row.*column.figure, column.decimals, QStringLiteral(" \\pm ")));
        rows += QStringLiteral(" \\\\\n");
    }
    return QStringLiteral("\\begin{table}\n\\centering\n\\caption{%1. %2 %3}\n\\label{tab:baselines-%4}\n"
                          "\\begin{tabular}{l%5}\n\\toprule\n%6 \\\\\n\\midrule\n%7\\bottomrule\n\\end{tabular}\n"
                          "\\end{table}\n")
        .arg(latexText(table.title), latexText(captionText(report)), latexText(notice()), table.label,
             QString(static_cast<qsizetype>(table.columns.size()), QLatin1Char('r')), heads, rows);
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
        return csv(report);
    QStringList tables;
    for (const Table& table : tablesOf(report))
        tables << (format == TableFormat::Markdown ? markdown(table, report) : latex(table, report));
    const QString head = format == TableFormat::Latex ? QStringLiteral("% \\usepackage{booktabs}\n") : QString();
    return (head + tables.join(QLatin1Char('\n'))).toStdString();
}

} // namespace app
