// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/interruption.h"

#include "app/cli/common/exit_code.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <pthread.h>
#include <unistd.h>

namespace app::cli {
namespace {

constexpr timespec kGrace{.tv_sec = 3, .tv_nsec = 0};
constexpr timespec kNotice{.tv_sec = 50, .tv_nsec = 0}; // of the minute that a scheduler leaves
constexpr std::chrono::milliseconds kOneRequest{300};
constexpr int kTimeIsUp = SIGUSR1;    // sent by a scheduler before it ends the work
constexpr int kWakeWatcher = SIGUSR2; // ends the wait when the work is done

std::atomic<bool> timeUp = false;

sigset_t signalsOf(std::initializer_list<int> numbers)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int number : numbers)
        sigaddset(&set, number);
    return set;
}

void watch(std::stop_source source)
{
    const sigset_t all = signalsOf({SIGINT, SIGTERM, kTimeIsUp, kWakeWatcher});
    int received = 0;
    if (sigwait(&all, &received) != 0 || received == kWakeWatcher)
        return;
    timeUp = received == kTimeIsUp;
    source.request_stop();
    // One request to stop may come as several signals, to the process and to its group.
    const auto first = std::chrono::steady_clock::now();
    int next = 0;
    do {
        next = sigtimedwait(&all, nullptr, timeUp ? &kNotice : &kGrace);
    } while ((next == SIGINT || next == SIGTERM || next == kTimeIsUp) &&
             std::chrono::steady_clock::now() - first < kOneRequest);
    // The work has a moment to come to an end and to keep its results; a second Ctrl+C does not wait for it.
    if (next != kWakeWatcher)
        _exit(static_cast<int>(ExitCode::Cancelled));
}

} // namespace

Interruption::Interruption()
{
    const sigset_t all = signalsOf({SIGINT, SIGTERM, kTimeIsUp, kWakeWatcher});
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    m_watcher = std::jthread([source = m_source] { watch(source); });
}

bool timeWasUp()
{
    return timeUp;
}

Interruption::~Interruption()
{
    pthread_kill(m_watcher.native_handle(), kWakeWatcher);
}

} // namespace app::cli
