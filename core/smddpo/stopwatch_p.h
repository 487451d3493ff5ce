// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace core {

inline double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Adds the time it lives to a number of seconds.
class Stopwatch {
public:
    explicit Stopwatch(double& seconds) : m_seconds(seconds), m_start(std::chrono::steady_clock::now()) {}
    ~Stopwatch() { m_seconds += secondsSince(m_start); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& m_seconds;
    std::chrono::steady_clock::time_point m_start;
};

} // namespace core
