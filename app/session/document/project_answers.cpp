// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/project_answers.h"

#include <QMetaObject>

namespace app {

void ProjectAnswers::forget()
{
    const std::scoped_lock lock(m_mutex);
    m_receiver = nullptr;
}

void ProjectAnswers::put(const core::Status& done)
{
    if (!done && m_errors.put(done.error()))
        notify();
}

void ProjectAnswers::notify()
{
    const std::scoped_lock lock(m_mutex);
    if (m_receiver)
        QMetaObject::invokeMethod(m_receiver, m_onAnswer, Qt::QueuedConnection);
}

} // namespace app
