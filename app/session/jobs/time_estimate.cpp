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

void TimeEstimate::ask(const core::TablePtr& import, const core::Study& study, const core::TrainingPlan& plan)
{
    m_worker.post({.import = import, .study = study, .plan = plan});
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
        if (!m_patients || m_import != request.import || m_study != request.study) {
            core::Result<StudyPatients> patients = patientsOf(request.import, request.study);
            if (!patients)
                return;
            m_patients = std::move(*patients);
            m_import = request.import;
            m_study = request.study;
            m_pace.reset();
        }
        if (!m_pace) {
            const core::Result<core::TrainingPace> pace =
                core::measurePace(request.plan, *m_patients->cohort, m_patients->split, stop);
            if (!pace || stop.stop_requested())
                return;
            m_pace = *pace;
        }
        Answer answer{.plan = request.plan,
                      .seconds = core::expectedSeconds(request.plan, *m_patients->cohort, m_patients->split, *m_pace)};
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
