// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/data/cohort/trial_patients.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace app {

// What a policy did for every row of the table it was learned from.
struct PatientsRun {
    OpenPolicyPtr policy;
    core::TablePtr table;
    core::TrialPatients patients;
    std::vector<core::Episode> episodes;
    std::optional<double> threshold;
};
using PatientsRunPtr = std::shared_ptr<const PatientsRun>;

// Runs a policy over all patients on a thread of its own. A newer request takes the place of an older one. Lives on the
// GUI thread, where its signals are emitted.
class PatientRunner : public QObject {
    Q_OBJECT

public:
    explicit PatientRunner(QObject* parent = nullptr);
    ~PatientRunner() override;

    void run(const OpenPolicyPtr& policy, const core::TablePtr& table, const core::Task& task);
    void cancel();

Q_SIGNALS:
    void finished(const app::PatientsRunPtr& run);
    void failed(const core::Error& error);

private:
    struct Request {
        OpenPolicyPtr policy;
        core::TablePtr table;
        core::Task task;
    };
    struct Outcome {
        OpenPolicyPtr policy;
        core::Result<PatientsRunPtr> run;
    };
    void work(const Request& request, const std::stop_token& stop); // on the thread
    void receive();

    OpenPolicyPtr m_wanted; // null: nothing is waited for
    Mailbox<Outcome> m_outcomes;
    LatestWorker<Request> m_worker; // last: it uses what is above
};

} // namespace app
