// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/training_text.h"
#include "app/cli/common/words.h"
#include "app/cli/train/training_report.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace app::cli {
namespace {

// To two digits: 276,413 is about 280,000.
QString roundedText(double number)
{
    const double unit = std::pow(10.0, std::floor(std::log10(std::max(1.0, number))) - 1.0);
    return ui::countText(static_cast<std::uint64_t>(std::llround(std::round(number / unit) * unit)));
}

// Prints one section after the other.
class TrainingText {
public:
    TrainingText(const TrainingReport& report, Terminal& terminal)
        : m_report(report),
          m_summary(report.summary),
          m_terminal(terminal)
    {
    }

    void print()
    {
        printWhat();
        printEvaluation();
        printNotices();
        printTime();
        m_terminal.print({});
        if (m_report.run && m_summary.end == core::RunEnd::Cancelled)
            m_terminal.print(Words::tr("Go on where it stopped: panelwise-cli train --project %1 --resume %2")
                                 .arg(plain(m_report.project), QString::number(m_report.run->value)));
        if (m_report.run && m_summary.validation)
            m_terminal.print(Words::tr("Step through a patient: panelwise-cli walk --project %1 --run %2 --patient 1")
                                 .arg(plain(m_report.project), QString::number(m_report.run->value)));
        m_terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
    }

private:
    void section(const QString& title)
    {
        m_terminal.print({});
        m_terminal.printHeading(title);
    }
    void line(const QString& text) { m_terminal.print(QStringLiteral("  ") + text); }

    void printWhat();
    void printEvaluation();
    void printNotices();
    void printTime();

    const TrainingReport& m_report;
    const core::TrainingSummary& m_summary;
    Terminal& m_terminal;
};

void TrainingText::printWhat()
{
    const core::TrainingPlan& plan = m_report.plan;
    m_terminal.printHeading(Words::tr("SM-DDPO, %1: λ %2, ρ %3, seed %4")
                                .arg(ui::methodText(plan.method).toLower(), ui::numberText(plan.shape.lambda),
                                     ui::numberText(plan.shape.rho), QString::number(plan.seed.value)));
    const auto& patients = m_report.patients;
    line(Words::tr("%1: %2 patients (training %3, validation %4, test %5)")
             .arg(plain(m_report.source), ui::countText(patients.train + patients.validation + patients.test),
                  ui::countText(patients.train), ui::countText(patients.validation), ui::countText(patients.test)));
    line(Words::tr("Outcome: %1").arg(ui::outcomeText(m_report.outcome)));
    if (m_report.run)
        line(Words::tr("Trained policy %1 in %2").arg(plain(m_report.name), plain(m_report.project)));
    if (m_report.continues)
        line(Words::tr("Goes on from trained policy %1").arg(plain(m_report.continuesName)));
    if (m_summary.end == core::RunEnd::Cancelled)
        line(stoppedText(m_report));
    else
        line(Words::tr("Best on validation patients after %1 of %2 steps")
                 .arg(ui::countText(m_summary.bestAtStep), ui::countText(m_summary.timing.environmentSteps)));
}

void TrainingText::printEvaluation()
{
    if (!m_summary.validation || !m_summary.test)
        return;
    section(m_summary.test->meanCost.interval ? Words::tr("Figures, with 95 % intervals") : Words::tr("Figures"));
    printMetrics({{Words::tr("VALIDATION"), &*m_summary.validation}, {Words::tr("TEST"), &*m_summary.test}},
                 m_report.words, m_terminal);
    if (m_summary.judged && m_summary.pooled) {
        section(ui::judgedText(*m_summary.judged));
        m_terminal.printWrapped(ui::judgedTrainingText());
        printMetrics({{Words::tr("ALL PATIENTS"), &*m_summary.pooled}}, m_report.words, m_terminal);
    }
    section(Words::tr("Panels ordered, share of test patients"));
    printPanelUse(*m_summary.test, m_report.words, m_terminal);
    section(Words::tr("Most frequent orders, test patients"));
    printOrders(*m_summary.test, m_report.words, m_terminal);
}

void TrainingText::printNotices()
{
    if (m_summary.notices.empty())
        return;
    section(Words::tr("Please note"));
    for (const core::TrainingNotice notice : m_summary.notices)
        line(ui::noticeText(notice));
}

void TrainingText::printTime()
{
    const core::TrainingTiming& timing = m_summary.timing;
    const auto seconds = [](double value) { return QLocale().toString(value, 'f', 1); };
    section(Words::tr("Time: %1").arg(ui::durationText(timing.totalSeconds)));
    line(Words::tr("State encoder %1 s, states %2 s, classifier %3 s, panel selector %4 s, evaluation %5 s")
             .arg(seconds(timing.encoderSeconds), seconds(timing.stateTableSeconds), seconds(timing.classifierSeconds),
                  seconds(timing.selectorSeconds), seconds(timing.evaluationSeconds)));
    if (timing.rolloutSeconds > 0.0)
        line(Words::tr("%1 steps of testing patients, about %2 in a second")
                 .arg(ui::countText(timing.environmentSteps),
                      roundedText(static_cast<double>(timing.environmentSteps) / timing.rolloutSeconds)));
}

} // namespace

QString stoppedText(const TrainingReport& report)
{
    if (report.summary.test)
        return Words::tr("Stopped while it was judged on all patients. The policy itself is complete.");
    return report.summary.validation
               ? Words::tr("Stopped before the end; this is the best policy so far, after %1 steps.")
                     .arg(ui::countText(report.summary.bestAtStep))
               : Words::tr("Stopped before there was a policy.");
}

void printText(const TrainingReport& report, Terminal& terminal)
{
    TrainingText(report, terminal).print();
}

} // namespace app::cli
