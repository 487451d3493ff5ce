// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/words.h"
#include "app/cli/front/front_report.h"
#include "app/cli/front/front_table.h"
#include "core/front/front_optimism.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/rules_text.h"
#include "ui/common/text/training_text.h"

#include <numeric>

namespace app::cli {
namespace {

// "0.3 s", "9.4 s", "48 s", "6 min 12 s"
QString timeText(double seconds)
{
    return seconds < 10.0 ? Words::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1)) : ui::durationText(seconds);
}

// Prints one section after the other.
class FrontText {
public:
    FrontText(const FrontReport& report, Terminal& terminal)
        : m_report(report),
          m_summary(report.summary),
          m_units{report.plan.metric, plain(report.words.currency), report.plan.minimise},
          m_terminal(terminal)
    {
    }

    void print()
    {
        printWhat();
        printTable();
        printBudget();
        printNotices();
        printWhatNext();
        m_terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
    }

private:
    void section(const QString& title)
    {
        m_terminal.print({});
        m_terminal.printHeading(title);
    }
    void line(const QString& text) { m_terminal.printWrapped(text); }

    void printWhat();
    void printTable();
    void printBudget();
    void printNotices();
    void printWhatNext();

    const FrontReport& m_report;
    const core::FrontSummary& m_summary;
    ui::FrontUnits m_units;
    Terminal& m_terminal;
};

void FrontText::printWhat()
{
    m_terminal.printHeading(Words::tr("Cost–%1 front, %2, seed %3")
                                .arg(ui::frontMetricText(m_report.plan.metric),
                                     ui::frontMethodText(m_report.plan.method),
                                     QString::number(m_report.plan.seed.value)));
    const auto& patients = m_report.patients;
    line(Words::tr("%1: %2 patients (training %3, validation %4, test %5)")
             .arg(plain(m_report.source), ui::countText(patients.train + patients.validation + patients.test),
                  ui::countText(patients.train), ui::countText(patients.validation), ui::countText(patients.test)));
    if (m_report.outcome)
        line(Words::tr("Outcome: %1").arg(ui::outcomeText(*m_report.outcome)));
    else
        line(Words::tr("This front belongs to earlier data: patients, panels or prices have changed since. Its panels "
                       "are called and priced as they were then."));
    if (m_report.plan.minimise.countsTime())
        line(Words::tr("Minimised: %1").arg(ui::costAimText(m_report.plan.minimise, m_units.currency)));
    if (const QString rules = ui::rulesText(m_report.words.catalog, m_units.currency); !rules.isEmpty())
        line(Words::tr("Rules: %1").arg(rules));
    if (m_report.id)
        line(Words::tr("Front %1 in %2").arg(QString::number(m_report.id->value), plain(m_report.project)));
    if (m_summary.end == core::RunEnd::Cancelled)
        line(stoppedText(m_report));
    line(Words::tr("%Ln policies were found in %1", nullptr, ui::pluralCount(m_report.points.size()))
             .arg(timeText(m_summary.totalSeconds)) +
         QStringLiteral("; ") +
         Words::tr("%Ln of them are on the front.", nullptr, ui::pluralCount(m_report.front.size())));
}

void FrontText::printTable()
{
    if (m_report.front.empty())
        return;
    const bool tested = m_report.point(1).test.has_value();
    if (m_summary.judged)
        section(ui::judgedText(m_summary.judged->everybody));
    else
        section(
            tested ? m_report.plan.method == core::FrontMethod::Lattice
                         ? Words::tr("Chosen on validation patients and, out of fold, training patients; shown on test "
                                     "patients")
                         : Words::tr("Chosen on validation patients, shown on test patients")
                   : Words::tr("On validation patients; test patients were not looked at"));
    m_terminal.print(frontTable(m_report, m_terminal.outputWidth()));
    if (const std::size_t rows = tabledPoints(m_report).size(); rows < m_report.front.size())
        line(Words::tr("%1 of %2 policies are shown; --json and export have all of them.")
                 .arg(ui::countText(rows), ui::countText(m_report.front.size())));
    m_terminal.print({});
    if (m_summary.judged) {
        line(ui::judgedExplanation());
        if (m_summary.hypervolumes)
            line(ui::judgedHypervolumeText(*m_summary.judged, m_summary.hypervolumes->referenceCost, m_units));
        return;
    }
    if (m_summary.hypervolumes)
        line(ui::hypervolumeText(*m_summary.hypervolumes, m_units));
    if (const auto optimism = core::optimismOf(m_report.points, m_report.plan.axes()))
        line(ui::optimismText(*optimism, m_units));
}

void FrontText::printBudget()
{
    if (!m_report.budget)
        return;
    const BudgetReport& budget = *m_report.budget;
    const auto amount = [&](core::Cost cost) { return m_report.words.money(cost.amount); };
    const QString mean = budget.budget ? ui::burdenText(budget.budget->amount, m_units) : QString();
    section(budget.budget && budget.cap
                ? Words::tr("For %1 on average and at most %2 for anybody").arg(mean, amount(*budget.cap))
            : budget.budget ? Words::tr("For %1 on average").arg(mean)
                            : Words::tr("At most %1 for anybody").arg(amount(budget.cap.value_or(core::Cost()))));
    if (!budget.answer) {
        const auto cheapest = core::cheapestPolicy(budget.points, m_report.plan.axes());
        if (cheapest && budget.budget)
            line(ui::budgetTooSmallText(
                *budget.budget,
                core::Cost(core::costValue(budget.points[*cheapest].validation, m_report.plan.axes()).cost), m_units));
        else
            line(Words::tr("There is no policy to answer with."));
        return;
    }
    const auto nameOf = [this](std::size_t place) { return pointName(m_report, place + 1); };
    line(ui::budgetText({.chosen = *budget.answer, .seen = onTest(budget, m_report.plan.axes())}, nameOf, m_units));
}

void FrontText::printNotices()
{
    if (m_summary.notices.empty())
        return;
    section(Words::tr("Please note"));
    for (const core::FrontNotice notice : m_summary.notices)
        line(ui::frontNoticeText(notice, m_summary.leftToGain));
}

void FrontText::printWhatNext()
{
    m_terminal.print({});
    if (!m_report.id)
        return;
    const QString project = plain(m_report.project);
    if (m_summary.end == core::RunEnd::Cancelled)
        m_terminal.print(Words::tr("Go on where it stopped: panelwise-cli front --project %1 --resume %2")
                             .arg(project, QString::number(m_report.id->value)));
    if (!m_report.front.empty())
        m_terminal.print(Words::tr("Step through a patient: panelwise-cli walk --project %1 --point %2 --patient 1")
                             .arg(project, QString::number((m_report.front.size() + 1) / 2)));
}

} // namespace

std::string policyName(const FrontReport& report, std::size_t position)
{
    const auto own = report.names.find(position);
    return own != report.names.end() ? own->second
                                     : core::automaticName(report.id, report.points, report.plan.axes(), position);
}

QString pointName(const FrontReport& report, std::size_t number)
{
    return QString::fromStdString(policyName(report, report.front[number - 1]));
}

QString stoppedText(const FrontReport& report)
{
    return report.points.empty() ? Words::tr("Stopped before there was a policy.")
                                 : Words::tr("Stopped before the end; what was found is kept.");
}

void printText(const FrontReport& report, Terminal& terminal)
{
    FrontText(report, terminal).print();
}

} // namespace app::cli
