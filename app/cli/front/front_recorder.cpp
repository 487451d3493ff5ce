// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_recorder.h"

#include <algorithm>

namespace app::cli {

void FrontRecorder::save(const std::string& name, const core::TensorBundle& part)
{
    m_somethingSaved = true;
    note(m_project.saveFrontPart(m_front, name, part));
}

void FrontRecorder::save(std::size_t number, const core::FoundPolicy& policy)
{
    m_somethingSaved = true;
    note(m_project.appendFrontPolicy(m_front, number, policy.point, policy.own));
}

void FrontRecorder::finish(const core::FrontOutcome& outcome)
{
    std::vector<core::OperatingPoint> points;
    for (const core::FoundPolicy& policy : outcome.policies)
        points.push_back(policy.point);
    const core::Result<std::vector<std::string>> parts = m_project.frontPartNames(m_front);
    if (parts && std::ranges::find(*parts, core::kSharedPart) == parts->end()) // no policy can be loaded without it
        save(core::kSharedPart, outcome.shared);
    const core::RunStatus status =
        outcome.summary.end == core::RunEnd::Finished ? core::RunStatus::Finished : core::RunStatus::Cancelled;
    note(m_project.finishFront(m_front, status, outcome.summary, points));
}

void FrontRecorder::fail()
{
    note(m_somethingSaved ? m_project.finishFront(m_front, core::RunStatus::Failed, core::FrontSummary{}, {})
                          : m_project.removeFront(m_front));
}

void FrontRecorder::note(const core::Status& status)
{
    if (!status && !m_error)
        m_error = status.error();
}

} // namespace app::cli
