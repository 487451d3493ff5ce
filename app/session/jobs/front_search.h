// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_queue.h"
#include "app/session/threads/latest_worker.h"
#include "core/front/optimum_line.h"
#include "core/jobs/front_kind.h"

#include <optional>
#include <vector>

namespace app {

using FrontSearchState = JobState<core::FrontKind>;

// What the study is, for who looks for fronts.
struct FrontProblem {
    std::optional<core::Fingerprint> cohort; // of the patients as they are now; unset where there is no cohort
    std::size_t cases = 0;
    bool foldsPossible = true;                 // the study leaves it open who is in the test
    bool exactPossible = false;                // few enough findings to compute the optimum
    std::optional<core::OptimumLines> optimum; // where the disease is known completely
    bool operator==(const FrontProblem&) const = default;
};

// The fronts of the open project, and the one that is searched now: at most one.
class FrontSearch : public JobQueue<core::FrontKind> {
    Q_OBJECT

public:
    explicit FrontSearch(Session& session, QObject* parent = nullptr);

    const std::vector<core::FrontRecord>& fronts() const { return records(); }
    void rename(core::FrontId front, std::size_t policy, const std::string& name); // empty: none of the user's own
    const FrontProblem& problem() const { return m_problem; }                      // as far as it is known

Q_SIGNALS:
    void progressed(core::FrontId front, const core::FrontUpdate& news); // with everything since the last one
    void begun(core::FrontId front);                                     // fronts() has it
    void ended(core::RunEnd end);
    void problemChanged();

protected:
    void onBegun(const State& job, const core::Begun<core::FrontKind>& begun) override;
    void onProgress(const State& job, Record& record) override;
    void onEnded(const State& job, const JobEnd& end) override;
    void onProjectEntered() override;

private:
    void receiveProblem();
    void findProblem();

    FrontProblem m_problem;
    Mailbox<FrontProblem> m_problemBox;
    LatestWorker<core::LazyPatientsPtr> m_problemFinder; // last: it uses what is above
};

} // namespace app
