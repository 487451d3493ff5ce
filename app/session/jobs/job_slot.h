// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "core/base/job_stage.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace app {

// The place of the one long job of its kind that may be under way: its worker, and what the window knows of it. Who
// asks for something is told whether there is another state now.
template <typename State, typename Worker>
class JobSlot {
public:
    const State& state() const { return m_state; }
    State& state() { return m_state; }

    void begin(typename Worker::Request request, ProjectJobs jobs, std::function<void()> notify)
    {
        m_state = {};
        m_state.kind = core::JobStage::Preparing;
        m_state.plan = request.plan;
        m_worker = std::make_unique<Worker>(std::move(request), std::move(jobs), std::move(notify));
    }
    // The project has it. It may have been asked to stop meanwhile.
    void noteBegun()
    {
        if (m_state.kind == core::JobStage::Preparing)
            m_state.kind = core::JobStage::Running;
    }
    bool pause()
    {
        if (m_state.kind != core::JobStage::Running)
            return false;
        m_worker->pause();
        m_state.kind = core::JobStage::Paused;
        return true;
    }
    bool resume()
    {
        if (m_state.kind != core::JobStage::Paused)
            return false;
        m_worker->resume();
        m_state.kind = core::JobStage::Running;
        return true;
    }
    bool stop()
    {
        if (!m_state.active())
            return false;
        m_worker->stop();
        m_state.kind = core::JobStage::Stopping;
        return true;
    }
    // Stops and waits: whatever it stores has been handed over then.
    bool clear()
    {
        if (!m_worker)
            return false;
        m_worker.reset();
        m_state = {};
        return true;
    }

    std::optional<typename Worker::News> takeNews() { return m_worker ? m_worker->takeNews() : std::nullopt; }

private:
    State m_state;
    std::unique_ptr<Worker> m_worker;
};

} // namespace app
