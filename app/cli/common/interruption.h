// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace app::cli {

// Ctrl+C and a scheduler's notice as a stop request. Must be made before any other thread, so that no other thread
// receives the signal. Work that does not heed the request is ended hard after three seconds; files are only ever moved
// into place when complete, so nothing is left half written.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool requested() const { return m_source.stop_requested(); }

private:
    std::stop_source m_source;
    std::jthread m_watcher;
};

// Whether work was asked to stop by SIGUSR1, which schedulers send before a time limit, rather than by somebody.
bool timeWasUp();

} // namespace app::cli
