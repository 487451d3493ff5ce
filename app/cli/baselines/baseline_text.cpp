// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_output.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/compare/pooled_rows.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/pooled_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

QString moneyText(const core::Spread& spread, const PanelWords& words)
{
    if (!spread.mean)
        return Words::tr("undefined");
    const QString mean = words.money(*spread.mean);
    const bool varies = spread.deviation && *spread.deviation >= 0.005;
    return varies ? Words::tr("%1 ± %2").arg(mean, QLocale().toString(*spread.deviation, 'f', 2)) : mean;
}

// Prints one section after the other.
class BaselineText {
public:
    BaselineText(const BaselineReport& report, Terminal& terminal) : m_report(report), m_terminal(terminal) {}

    void print()
    {
        const auto& patients = m_report.patients;
        if (const core::JudgingPlan& judging = m_report.plan.judging; judging.everybody())
            m_terminal.printHeading(ui::judgedText({.folds = static_cast<std::uint64_t>(judging.folds),
                                                    .repeats = static_cast<std::uint64_t>(judging.repeats),
                                                    .patients = patients.train + patients.validation + patients.test,
                                                    .cases = m_report.outcome.cases}));
        else
            m_terminal.printHeading(Words::tr("Models side by side, on test patients"));
        m_terminal.printWrapped(captionText(m_report));
        if (m_report.id)
            m_terminal.printWrapped(
                Words::tr("Table %1 in %2")
                    .arg(QString::number(m_report.id->value), QString::fromStdString(m_report.project)));
        if (m_report.end == core::RunEnd::Cancelled)
            m_terminal.printWrapped(stoppedText(m_report));
        if (!m_report.rows.empty()) {
            if (m_report.plan.judging.everybody()) {
                printPooled();
            } else {
                printMetrics();
                printDetail();
            }
        }
        for (const core::SystemKind kind : core::frontsAmong(m_report.runs))
            if (m_report.plan.judging.everybody())
                printDuels(kind);
            else
                printEqualCost(kind);
        printWhatNext();
    }

private:
    void section(const QString& title)
    {
        m_terminal.print({});
        m_terminal.printHeading(title);
    }

    void printMetrics()
    {
        m_terminal.print({});
        using enum TextTable::Align;
        TextTable table({Left, Right, Right, Right, Right, Right, Right});
        table.add({Words::tr("SYSTEM"), Words::tr("F1"), Words::tr("AUROC"), Words::tr("AM"), Words::tr("COST"),
                   Words::tr("SEEDS"), Words::tr("SECONDS EACH")});
        for (const core::BaselineRow& row : m_report.rows)
            table.add({ui::systemShortText(row.system), ui::spreadText(row.f1, 3), ui::spreadText(row.auroc, 3),
                       ui::spreadText(row.am, 3), moneyText(row.meanCost, m_report.words), ui::countText(row.repeats),
                       QLocale().toString(row.fitSeconds.mean.value_or(0.0), 'f', 1)});
        m_terminal.print(table.text());
    }

    void printPooled()
    {
        m_terminal.print({});
        using enum TextTable::Align;
        TextTable table({Left, Right, Right, Right, Right, Right});
        table.add({Words::tr("SYSTEM"), Words::tr("F1 (95 %)"), Words::tr("COST"), Words::tr("SENSITIVITY"),
                   Words::tr("SPECIFICITY"), Words::tr("ROUNDS")});
        for (const core::PooledRow& row : core::pooledRows(m_report.plan, m_report.runs))
            table.add({ui::systemShortText(row.system), ui::estimateText(row.f1, 3),
                       row.meanCost.value ? m_report.words.money(*row.meanCost.value) : Words::tr("undefined"),
                       ui::estimateText(row.recall, 2), ui::estimateText(row.specificity, 2),
                       ui::countText(row.rounds)});
        m_terminal.print(table.text());
        m_terminal.printWrapped(ui::pooledNote());
    }

    void printDuels(core::SystemKind kind)
    {
        section(Words::tr("%1 for a share of another's money").arg(ui::systemText({kind, core::PanelChoice::All})));
        m_terminal.printWrapped(ui::duelNote());
        m_terminal.printWrapped(ui::sameMoneyNote());
        using enum TextTable::Align;
        TextTable table({Left, Right, Right, Right, Right, Left, Right, Right, Left});
        table.add({Words::tr("AGAINST"), Words::tr("SHARE"), Words::tr("COST"), Words::tr("F1"),
                   Words::tr("DIFFERENCE (95 %)"), QString(), Words::tr("F1 FOR AS MUCH"), Words::tr("DIFFERENCE"),
                   QString()});
        for (const core::PooledDuel& duel : core::pooledDuels(kind, core::kPooledShares, m_report.plan, m_report.runs))
            table.add(
                QStringList{ui::systemShortText(duel.system), ui::shareText(duel.share, QLocale(), 0),
                            duel.meanCost.value ? m_report.words.money(*duel.meanCost.value) : Words::tr("undefined"),
                            ui::figureText(duel.f1.value), ui::differenceEstimateText(duel.difference),
                            ui::duelVerdict(duel)} +
                ui::sameMoneyCells(duel));
        m_terminal.print(table.text());
    }

    void printDetail()
    {
        section(Words::tr("Precision and recall"));
        using enum TextTable::Align;
        TextTable table({Left, Right, Right, Right, Right, Left});
        table.add({Words::tr("SYSTEM"), Words::tr("PRECISION"), Words::tr("RECALL"), Words::tr("SPECIFICITY"),
                   Words::tr("BRIER"), Words::tr("PANELS, SEED 1")});
        for (const core::BaselineRow& row : m_report.rows) {
            const core::SystemRun* first = m_report.firstRun(row.system);
            const bool all = row.system.panels == core::PanelChoice::All && core::hasPanelChoice(row.system.kind);
            table.add({ui::systemShortText(row.system), ui::spreadText(row.precision, 3), ui::spreadText(row.recall, 3),
                       ui::spreadText(row.specificity, 3), ui::spreadText(row.brier, 3),
                       all     ? Words::tr("all")
                       : first ? panelNames(first->panels, m_report.words)
                               : QString()});
        }
        m_terminal.print(table.text());
    }

    void printEqualCost(core::SystemKind kind)
    {
        const core::SystemId front{kind, core::PanelChoice::All};
        section(Words::tr("%1 for at most the same money").arg(ui::systemText(front)));
        m_terminal.printWrapped(Words::tr("Of its policies the one that is best on validation patients and costs no "
                                          "more there than the other model; F1 on test patients."));
        using enum TextTable::Align;
        TextTable table({Left, Right, Right, Right, Right, Right});
        table.add({Words::tr("AGAINST"), Words::tr("ITS COST"), Words::tr("ITS F1"), Words::tr("COST"), Words::tr("F1"),
                   Words::tr("DIFFERENCE")});
        for (const core::EqualCostRow& row : core::atEqualCost(kind, m_report.plan, m_report.runs))
            table.add({ui::systemShortText(row.system), moneyText(row.systemCost, m_report.words),
                       ui::spreadText(row.systemF1, 3), moneyText(row.frontCost, m_report.words),
                       ui::spreadText(row.frontF1, 3), ui::spreadText(row.difference, 3)});
        m_terminal.print(table.text());
    }

    void printWhatNext()
    {
        m_terminal.print({});
        if (m_report.id) {
            const QString project = QString::fromStdString(m_report.project);
            if (m_report.end == core::RunEnd::Cancelled)
                m_terminal.print(Words::tr("Go on where it stopped: panelwise-cli baselines --project %1 --resume %2")
                                     .arg(project, QString::number(m_report.id->value)));
            m_terminal.print(
                Words::tr("The paper's tables: panelwise-cli export --project %1 --what baselines --out table.tex")
                    .arg(project));
        }
        m_terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
    }

    const BaselineReport& m_report;
    Terminal& m_terminal;
};

} // namespace

void printText(const BaselineReport& report, Terminal& terminal)
{
    BaselineText(report, terminal).print();
}

} // namespace app::cli
