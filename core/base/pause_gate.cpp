// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pause_gate.h"

namespace core {

void PauseGate::pause()
{
    const std::lock_guard lock(m_mutex);
    m_paused = true;
}

void PauseGate::resume()
{
    {
        const std::lock_guard lock(m_mutex);
        m_paused = false;
    }
    m_changed.notify_all();
}

bool PauseGate::paused() const
{
    const std::lock_guard lock(m_mutex);
    return m_paused;
}

void PauseGate::waitWhilePaused(std::stop_token stop) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_paused; });
}

} // namespace core
