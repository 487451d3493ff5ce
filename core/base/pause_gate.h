// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace core {

// Where working threads wait while the user has paused the work.
class PauseGate {
public:
    void pause();
    void resume();
    bool paused() const;
    void waitWhilePaused(std::stop_token stop) const; // returns at once when not paused, or when asked to stop

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    bool m_paused = false;
};

} // namespace core
