// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace core {

// Hands that share independent pieces of work. Core starts no threads itself: whoever calls it brings the executor.
class Executor {
public:
    virtual ~Executor() = default;
    virtual std::size_t size() const = 0;

    // Calls work(item, hand) once for every item below `count`, in no certain order, and returns when all are done.
    // Items at work at the same time have different hands, below size(): for memory that is used again and again.
    // Not to be called from inside a piece of work.
    virtual void each(std::size_t count, const std::function<void(std::size_t item, std::size_t hand)>& work) = 0;
};

// One after the other, on the thread of the caller.
class SerialExecutor final : public Executor {
public:
    std::size_t size() const override { return 1; }
    void each(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) override
    {
        for (std::size_t item = 0; item < count; ++item)
            work(item, 0);
    }
};

} // namespace core
