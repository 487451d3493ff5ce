// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/mailbox.h"
#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace app {

// Filled on the thread that has the file. Shared with the jobs there: one that comes too late finds a place for its
// answer, and nobody to notify.
class ProjectAnswers {
public:
    // `onAnswer` is called on the receiver's thread.
    ProjectAnswers(QObject* receiver, std::function<void()> onAnswer)
        : m_receiver(receiver),
          m_onAnswer(std::move(onAnswer))
    {
    }

    void forget(); // the receiver

    template <template <typename> typename Box, typename T>
    void put(Box<T>& box, core::Result<T> answer)
    {
        if (answer ? box.put(std::move(*answer)) : m_errors.put(answer.error()))
            notify();
    }
    void put(const core::Status& done); // only errors are reported
    std::vector<core::Error> takeErrors() { return m_errors.take(); }

private:
    void notify();

    std::mutex m_mutex;
    QObject* m_receiver;
    std::function<void()> m_onAnswer;
    Inbox<core::Error> m_errors;
};

} // namespace app
