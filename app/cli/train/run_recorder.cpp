// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/run_recorder.h"

namespace app::cli {

void RunRecorder::add(std::span<const core::CurvePoint> points)
{
    m_pending.insert(m_pending.end(), points.begin(), points.end());
    if (Clock::now() - m_lastWrite >= std::chrono::seconds(1))
        writePoints();
}

void RunRecorder::save(const core::TensorBundle& checkpoint)
{
    writePoints(); // the checkpoint remembers how many there were
    note(m_project.saveCheckpoint(m_run, checkpoint));
}

void RunRecorder::finish(const core::TrainingOutcome& outcome)
{
    writePoints();
    std::optional<core::TensorBundle> policy;
    if (outcome.policy)
        policy = outcome.policy->save();
    const core::RunStatus status =
        outcome.summary.end == core::RunEnd::Finished ? core::RunStatus::Finished : core::RunStatus::Cancelled;
    note(m_project.finishRun(m_run, status, outcome.summary, policy ? &*policy : nullptr));
}

void RunRecorder::fail()
{
    writePoints();
    note(m_project.finishRun(m_run, core::RunStatus::Failed, core::TrainingSummary{}, nullptr));
}

void RunRecorder::writePoints()
{
    if (!m_pending.empty())
        note(m_project.appendPoints(m_run, m_pending));
    m_pending.clear();
    m_lastWrite = Clock::now();
}

void RunRecorder::note(const core::Status& status)
{
    if (!status && !m_error)
        m_error = status.error();
}

} // namespace app::cli
