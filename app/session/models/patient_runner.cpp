// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/patient_runner.h"

#include "core/explain/decision_threshold.h"

#include <QMetaObject>

#include <utility>

namespace app {

PatientRunner::PatientRunner(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token& stop) { work(request, stop); })
{
}

PatientRunner::~PatientRunner() = default;

void PatientRunner::run(const OpenPolicyPtr& policy, const core::TablePtr& table, const core::Task& task)
{
    m_wanted = policy;
    m_worker.post({policy, table, task});
}

void PatientRunner::cancel()
{
    m_wanted.reset();
    m_worker.cancel();
}

void PatientRunner::work(const Request& request, const std::stop_token& stop)
{
    auto patients = core::makeTrialPatients(request.table, request.task, request.table.get());
    Outcome outcome{request.policy, core::Error{}};
    if (!patients) {
        outcome.run = patients.error().first().front();
    } else {
        auto run = std::make_shared<PatientsRun>();
        std::vector<core::PatientIndex> everybody;
        for (std::size_t i = 0; i < patients->cohort->patientCount(); ++i)
            everybody.emplace_back(i);
        run->policy = request.policy;
        run->table = request.table;
        run->episodes = request.policy->policy->run(*patients->cohort, everybody, stop);
        run->threshold = core::decisionThreshold(run->episodes, request.policy->policy->shape());
        run->patients = std::move(*patients);
        outcome.run = PatientsRunPtr(std::move(run));
    }
    if (stop.stop_requested())
        return;
    if (m_outcomes.put(std::move(outcome)))
        QMetaObject::invokeMethod(
            this, [this] { receive(); }, Qt::QueuedConnection);
}

void PatientRunner::receive()
{
    const std::optional<Outcome> outcome = m_outcomes.take();
    if (!outcome || outcome->policy != m_wanted) // nobody waits for it any more
        return;
    m_wanted.reset();
    if (outcome->run)
        Q_EMIT finished(*outcome->run);
    else
        Q_EMIT failed(outcome->run.error());
}

} // namespace app
