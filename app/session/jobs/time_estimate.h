// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/data/cohort/study_patients.h"
#include "core/plan/training_plan.h"
#include "core/smddpo/training_pace.h"

#include <QObject>

#include <optional>

namespace app {

// How long training would take on this computer. It is measured once, with the patients at hand, on a thread of its
// own; asking again for another plan is quick.
class TimeEstimate : public QObject {
    Q_OBJECT

public:
    explicit TimeEstimate(QObject* parent = nullptr);

    void ask(const core::LazyPatientsPtr& patients, const core::TrainingPlan& plan);
    void forget(); // what was asked; the answer would come too late

Q_SIGNALS:
    void estimated(const core::TrainingPlan& plan, const core::TrainingSeconds& seconds);

private:
    struct Request {
        core::LazyPatientsPtr patients;
        core::TrainingPlan plan;
    };
    struct Answer {
        core::TrainingPlan plan;
        core::TrainingSeconds seconds;
    };
    void work(const Request& request, const std::stop_token& stop);
    void receive();

    // On the worker's thread only.
    std::optional<core::TrainingPace> m_pace;
    core::LazyPatientsPtr m_patients; // it was measured with

    Mailbox<Answer> m_box;
    LatestWorker<Request> m_worker; // last: it uses what is above
};

} // namespace app
