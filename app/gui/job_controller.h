// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/error_text.h"
#include "ui/shell/step_needs.h"

#include <QString>

#include <functional>

class QObject;

namespace ui {
class MainWindow;
}

namespace app {

// How much of the computer long jobs may use.
struct WorkLimits {
    int cores = 0; // 0: all there are
    int memoryMegabytes = 2048;
};

// A plan that says nothing of its own about memory keeps to the limit.
core::TrainingPlan withinMemory(core::TrainingPlan plan, const WorkLimits& limits);

// What every page that starts a long job shows of the study.
template <typename Facts>
Facts studyFacts(ui::Step step, const ui::ProjectFacts& facts, const QString& readOnly)
{
    Facts shown;
    shown.open = facts.open;
    shown.needs = ui::stepNeeds(step, facts);
    shown.readOnly = readOnly;
    if (!facts.assessment) {
        shown.blockedBy = {shown.needs.headline};
        return shown;
    }
    const core::Task& task = facts.assessment->study.task;
    for (const core::Error& problem : facts.assessment->problems.first())
        shown.blockedBy << ui::errorText(problem);
    for (const core::PanelSpec& panel : task.panels)
        shown.panels << QString::fromStdString(panel.name);
    shown.currency = task.currency;
    shown.patients = facts.assessment->splitCounts;
    if constexpr (requires { shown.foldsPossible; })
        shown.foldsPossible = task.splitColumn.empty() && task.splitRule.by == core::SplitRule::By::Chance;
    if constexpr (requires { shown.timesMissing; }) {
        shown.minimise = task.minimise;
        shown.timesMissing = ui::timesMissingText(task);
    }
    return shown;
}

// Why a job cannot start with the study as it is; empty: it can.
template <typename Facts>
QString cannotStart(const Facts& facts)
{
    if (!facts.blockedBy.isEmpty())
        return facts.blockedBy.front();
    if constexpr (requires { facts.busy; })
        return facts.readOnly.isEmpty() ? facts.busy : facts.readOnly;
    else
        return facts.readOnly;
}

// The end of a long job: asks before a project that has one under way is left.
class JobEnding {
public:
    struct Job {
        std::function<bool()> active;
        std::function<void()> stop;
    };
    struct Question {
        QString underWay, question, stop, goOn;
    };

    JobEnding(ui::MainWindow& window, QObject& flow, Job job);

    // True: there is no job. Otherwise the user is asked, and `then` is called once the job has ended.
    bool mayLeave(const Question& question, std::function<void()> then);
    void noteEnd(core::RunEnd end, const QString& finished);

private:
    ui::MainWindow& m_window;
    QObject& m_flow;
    Job m_job;
    std::function<void()> m_afterEnd;
};

} // namespace app
