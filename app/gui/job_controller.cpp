// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/job_controller.h"

#include "ui/shell/main_window.h"

#include <QApplication>

#include <utility>

namespace app {

core::TrainingPlan withinMemory(core::TrainingPlan plan, const WorkLimits& limits)
{
    if (plan.stateTableMegabytes == core::TrainingPlan().stateTableMegabytes)
        plan.stateTableMegabytes = static_cast<std::uint64_t>(limits.memoryMegabytes);
    return plan;
}

JobEnding::JobEnding(ui::MainWindow& window, QObject& flow, Job job)
    : m_window(window),
      m_flow(flow),
      m_job(std::move(job))
{
}

bool JobEnding::mayLeave(const Question& question, std::function<void()> then)
{
    if (!m_job.active())
        return true;
    m_window.showNotice(ui::InlineMessage::Severity::Warning, question.underWay, question.question,
                        {question.stop, question.goOn}, [this, then = std::move(then)](int action) {
                            if (action != 0)
                                return;
                            if (!m_job.active()) { // it ended while the question stood there
                                then();
                                return;
                            }
                            m_afterEnd = then;
                            m_job.stop();
                        });
    return false;
}

void JobEnding::noteEnd(core::RunEnd end, const QString& finished)
{
    if (end == core::RunEnd::Finished) {
        m_window.showMessage(finished);
        QApplication::alert(&m_window); // who went on with other work hears of it
    }
    if (const auto then = std::exchange(m_afterEnd, {}))
        QMetaObject::invokeMethod(&m_flow, then, Qt::QueuedConnection); // not from within what ends
}

} // namespace app
