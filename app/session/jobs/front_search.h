// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/front_worker.h"
#include "app/session/jobs/job_slot.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/front/optimum_line.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace app {

class Session;

// The search that is under way now, if any.
struct FrontSearchState {
    using Kind = core::JobStage;
    Kind kind = Kind::Idle;
    std::optional<core::FrontId> front; // as soon as the project has it
    core::FrontPlan plan;
    core::FrontUpdate progress; // newest, with the last points and notices

    bool active() const { return kind != Kind::Idle; }
};

// What the study is, for who looks for fronts.
struct FrontProblem {
    std::optional<core::Fingerprint> cohort;   // of the patients as they are now; unset where there is no cohort
    bool exactPossible = false;                // few enough findings to compute the optimum
    std::optional<core::OptimumLines> optimum; // where the disease is known completely
    bool operator==(const FrontProblem&) const = default;
};

// The fronts of the open project, and the one that is searched now: at most one, on a thread of its own. Lives on the
// GUI thread; every signal is emitted there. Goes before the session does.
class FrontSearch : public QObject {
    Q_OBJECT

public:
    explicit FrontSearch(Session& session, QObject* parent = nullptr);
    ~FrontSearch() override; // stops what is searched and keeps what was found

    const FrontSearchState& state() const { return m_slot.state(); }
    const std::vector<core::FrontRecord>& fronts() const { return m_fronts; } // oldest first
    void setCores(std::size_t cores) { m_cores = cores; }     // of the next search; 0: as many as there are
    const FrontProblem& problem() const { return m_problem; } // as far as it is known

public Q_SLOTS:
    void start(const core::FrontPlan& plan);
    void resumeFront(core::FrontId front); // with what it had found
    void pause();
    void resume();
    void stop(); // within a second; what was found is kept
    void removeFront(core::FrontId front);

Q_SIGNALS:
    void stateChanged();
    void progressed(core::FrontId front, const core::FrontUpdate& news); // with everything since the last one
    void begun(core::FrontId front);                                     // fronts() has it
    void ended(core::RunEnd end);
    void failed(const core::Error& error);
    void frontsChanged();
    void problemChanged();

private:
    struct Answers; // of the thread that has the file
    void begin(FrontWorker::Request request);
    void receiveNews();
    void receiveBegun(FrontWorker::Begun begun);
    void receiveUpdate(core::FrontUpdate update);
    void receiveAnswers();
    void receiveProblem();
    void leaveProject();
    void enterProject();
    void readFronts();
    void findProblem();
    FrontWorker::Request makeRequest() const;
    core::FrontRecord* searched(); // the one under way

    Session& m_session;
    std::vector<core::FrontRecord> m_fronts;
    FrontProblem m_problem;
    std::size_t m_cores = 0;
    const core::Table* m_import = nullptr; // whose fronts these are
    std::shared_ptr<Answers> m_answers;    // of this project; those of an earlier one are not looked at
    Mailbox<FrontProblem> m_problemBox;
    JobSlot<FrontSearchState, FrontWorker> m_slot;
    LatestWorker<core::LazyPatientsPtr> m_problemFinder; // last: it uses what is above
};

} // namespace app
