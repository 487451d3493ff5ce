// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/time_estimate.h"

#include "app/session/threads/background_thread.h"

#include <QMetaObject>

#include <new>
#include <utility>

namespace app {

TimeEstimate::TimeEstimate(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token& stop) { work(request, stop); })
{
}

void TimeEstimate::ask(const core::LazyPatientsPtr& patients, const core::TrainingPlan& plan)
{
    m_worker.post({.patients = patients, .plan = plan});
}

void TimeEstimate::forget()
{
    m_worker.cancel();
    (void)m_box.take();
}

void TimeEstimate::work(const Request& request, const std::stop_token& stop)
{
    workInBackground();
    try {
        const core::PatientsResult& patients = request.patients->get();
        if (!patients)
            return;
        if (std::exchange(m_patients, request.patients) != request.patients)
            m_pace.reset();
        if (!m_pace) {
            const core::Result<core::TrainingPace> pace =
                core::measurePace(request.plan, *patients->cohort, *patients->split, stop);
            if (!pace || stop.stop_requested())
                return;
            m_pace = *pace;
        }
        Answer answer{.plan = request.plan,
                      .seconds = core::expectedSeconds(request.plan, *patients->cohort, *patients->split, *m_pace)};
        if (!stop.stop_requested() && m_box.put(std::move(answer)))
            QMetaObject::invokeMethod(this, &TimeEstimate::receive, Qt::QueuedConnection);
    } catch (const std::bad_alloc&) { // no estimate, then
    }
}

void TimeEstimate::receive()
{
    if (const std::optional<Answer> answer = m_box.take())
        Q_EMIT estimated(answer->plan, answer->seconds);
}

} // namespace app
