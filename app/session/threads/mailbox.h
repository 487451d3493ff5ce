// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace app {

// Holds the newest value until it is taken; an older one that was not taken is dropped. A busy window gets one
// update, not ten thousand.
template <typename T>
class Mailbox {
public:
    // True when it was empty: then, and only then, the receiver has to be notified.
    bool put(T value)
    {
        const std::scoped_lock lock(m_mutex);
        const bool wasEmpty = !m_value;
        m_value.emplace(std::move(value));
        return wasEmpty;
    }

    std::optional<T> take()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_value, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<T> m_value;
};

// Keeps everything until it is taken: for outcomes that own something and must not get lost.
template <typename T>
class Inbox {
public:
    bool put(T value) // true when it was empty
    {
        const std::scoped_lock lock(m_mutex);
        m_values.push_back(std::move(value));
        return m_values.size() == 1;
    }

    std::vector<T> take()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_values, {});
    }

private:
    std::mutex m_mutex;
    std::vector<T> m_values;
};

} // namespace app
