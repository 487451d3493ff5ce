// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/everybody_judge.h"
#include "core/plan/run_record.h"
#include "core/smddpo/training_run.h"

#include <utility>

namespace core {
namespace {

// Tells of several trainings, one after the other, as of one.
class TrainingSeries {
public:
    TrainingSeries(const TrainingHooks& hooks, std::size_t trainings) : m_hooks(hooks), m_trainings(trainings) {}

    // Of the training `number`; its own phases are told where `phase` is unset.
    TrainingSink sinkOf(std::size_t number, std::optional<TrainingPhase> phase)
    {
        return [this, number, phase](const TrainingUpdate& update) {
            m_current = update.elapsedSeconds;
            tell(phase.value_or(update.phase), static_cast<double>(number) + update.share, phase ? nullptr : &update);
        };
    }
    void finished(std::size_t number, TrainingPhase phase)
    {
        m_before += std::exchange(m_current, 0.0);
        tell(phase, static_cast<double>(number + 1), nullptr);
    }
    void onlyOne() { m_trainings = 1; }
    double seconds() const { return m_before + m_current; } // of work, pauses not counted

private:
    void tell(TrainingPhase phase, double done, const TrainingUpdate* own)
    {
        const double share = done / static_cast<double>(m_trainings);
        if (!m_first)
            m_first = {share, seconds()};
        TrainingUpdate update;
        update.phase = phase;
        update.share = share;
        update.elapsedSeconds = seconds();
        const auto& [shareAtFirst, secondsAtFirst] = *m_first; // what was done before an interruption tells no speed
        const double worked = seconds() - secondsAtFirst;
        if (share - shareAtFirst > 0.02 && worked > 1.0)
            update.remainingSeconds = worked * (1.0 - share) / (share - shareAtFirst);
        if (own) {
            update.points = own->points;
            update.notices = own->notices;
        }
        if (m_hooks.sink)
            m_hooks.sink(update);
    }

    const TrainingHooks& m_hooks;
    std::size_t m_trainings;
    double m_before = 0.0, m_current = 0.0;
    std::optional<std::pair<double, double>> m_first; // share and seconds when something was told first
};

class TrainingJudge {
public:
    TrainingJudge(const TrainingPlan& plan, const Cohort& cohort, const Split& split, const TrainingStart& start,
                  std::stop_token stop, const TrainingHooks& hooks)
        : m_plan(plan),
          m_cohort(cohort),
          m_split(split),
          m_start(start),
          m_stop(std::move(stop)),
          m_hooks(hooks),
          m_series(hooks, plan.judging.rounds() + 2)
    {
    }

    Result<TrainingOutcome> run()
    {
        TrainingHooks hooks = m_hooks;
        hooks.sink = m_series.sinkOf(0, std::nullopt);
        hooks.checkpointAtEnd = true;
        Result<TrainingOutcome> outcome =
            runTraining(m_plan, m_cohort, m_split, {.checkpoint = m_start.checkpoint}, m_stop, hooks);
        if (!outcome || outcome->summary.end != RunEnd::Finished)
            return outcome;
        m_series.finished(0, TrainingPhase::FinalEvaluation);
        const Result<bool> judged = judge(*outcome);
        if (!judged)
            return judged.error();
        if (!*judged)
            outcome->summary.end = RunEnd::Cancelled;
        outcome->summary.timing.totalSeconds = m_series.seconds();
        return outcome;
    }

    // False when stopped.
    Result<bool> makeRound(std::size_t round)
    {
        const Result<std::vector<Split>> splits = outerFolds(m_cohort, m_split, m_plan.judging, m_plan.seed);
        if (!splits)
            return splits.error();
        if (round >= splits->size())
            return Error{.code = ErrorCode::PlanValueInvalid, .subject = "fold", .found = round};
        const Result<std::optional<FoldAnswers>> answers = learnedWithout(round, (*splits)[round]);
        if (!answers)
            return answers.error();
        if (*answers)
            save("fold/" + std::to_string(round), (*answers)->save());
        return answers->has_value();
    }
    Result<bool> makeFinal()
    {
        const Result<NetworkPolicyPtr> policy = taughtByAll();
        if (!policy)
            return policy.error();
        return *policy != nullptr;
    }
    void keepCheckpoints() // a round by itself can be interrupted, too
    {
        m_keepsCheckpoints = true;
        m_series.onlyOne();
    }

private:
    std::size_t placeOf(std::size_t training) const { return m_keepsCheckpoints ? 0 : training; }

    // False when stopped.
    Result<bool> judge(TrainingOutcome& outcome)
    {
        FoldHooks hooks;
        hooks.learnWithout = [this](std::size_t round, const Split& split) { return learnedWithout(round, split); };
        hooks.savePart = [this](const std::string& name, const TensorBundle& part) { save(name, part); };
        hooks.report = [this](std::size_t done, std::size_t) { m_series.finished(done, TrainingPhase::Folds); };
        const auto rounds = answersOfFolds(m_cohort, m_split, m_plan.judging, m_plan.seed, 1, m_start.parts, hooks);
        if (!rounds)
            return rounds.error();
        if (!*rounds)
            return false;
        const Result<NetworkPolicyPtr> last = taughtByAll();
        if (!last)
            return last.error();
        if (!*last)
            return false;
        outcome.finalPolicy = *last;
        const PooledQuestion question{.shape = m_plan.shape, .withinBudget = false};
        outcome.summary.pooled = pooledEvaluations(m_cohort, m_plan.judging, **rounds, std::span(&question, 1),
                                                   {.resamples = m_hooks.bootstrapResamples, .seed = m_plan.seed})
                                     .front();
        outcome.summary.judged = judgedPatients(m_cohort, m_plan.judging);
        return true;
    }

    // Null when stopped.
    Result<NetworkPolicyPtr> trained(const Split& split, Seed seed, const TrainingSink& sink) const
    {
        TrainingHooks hooks; // nothing is kept but its policy
        hooks.sink = sink;
        hooks.gate = m_hooks.gate;
        hooks.bootstrapResamples = 0;
        TrainingStart start;
        if (m_keepsCheckpoints) {
            hooks.saveCheckpoint = m_hooks.saveCheckpoint;
            hooks.checkpointEvery = m_hooks.checkpointEvery;
            start.checkpoint = m_start.checkpoint;
        }
        TrainingPlan plan = m_plan;
        plan.seed = seed;
        plan.judging = {};
        Result<TrainingOutcome> outcome = runTraining(plan, m_cohort, split, start, m_stop, hooks);
        if (!outcome)
            return outcome.error();
        return outcome->summary.end == RunEnd::Finished ? std::move(outcome->policy) : NetworkPolicyPtr();
    }

    Result<std::optional<FoldAnswers>> learnedWithout(std::size_t round, const Split& split)
    {
        const Result<NetworkPolicyPtr> policy = trained(split, Seed{m_plan.seed.value + round + 1},
                                                        m_series.sinkOf(placeOf(round + 1), TrainingPhase::Folds));
        if (!policy)
            return policy.error();
        if (!*policy)
            return std::optional<FoldAnswers>();
        const std::span<const PatientIndex> test = split.patients(SplitPart::Test);
        const std::vector<Episode> episodes = (*policy)->run(m_cohort, test, m_stop);
        if (m_stop.stop_requested())
            return std::optional<FoldAnswers>();
        FoldAnswers answers({test.begin(), test.end()});
        answers.addQuestion(answers.addPolicy(episodes));
        return std::optional(std::move(answers));
    }

    // Null when stopped.
    Result<NetworkPolicyPtr> taughtByAll()
    {
        const std::size_t number = placeOf(m_plan.judging.rounds() + 1);
        if (const auto known = m_start.parts.find(kFinalRunPart); known != m_start.parts.end())
            if (Result<NetworkPolicyPtr> policy = NetworkPolicy::load(known->second))
                return policy;
        const Result<Split> split = splitWithoutTest(m_cohort, m_split, m_plan.seed);
        if (!split)
            return split.error();
        Result<NetworkPolicyPtr> policy =
            trained(*split, m_plan.seed, m_series.sinkOf(number, TrainingPhase::AllPatients));
        if (policy && *policy) {
            save(kFinalRunPart, (*policy)->save());
            m_series.finished(number, TrainingPhase::AllPatients);
        }
        return policy;
    }

    void save(const std::string& name, const TensorBundle& part) const
    {
        if (m_hooks.savePart)
            m_hooks.savePart(name, part);
    }

    const TrainingPlan& m_plan;
    const Cohort& m_cohort;
    const Split& m_split;
    const TrainingStart& m_start;
    std::stop_token m_stop;
    const TrainingHooks& m_hooks;
    TrainingSeries m_series;
    bool m_keepsCheckpoints = false;
};

} // namespace

Result<TrainingOutcome> runJudgedTraining(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                          const TrainingStart& start, std::stop_token stop, const TrainingHooks& hooks)
{
    if (!plan.judging.everybody())
        return runTraining(plan, cohort, split, start, std::move(stop), hooks);
    if (start.policy)
        return Error{.code = ErrorCode::FoldsNotPossible};
    return TrainingJudge(plan, cohort, split, start, std::move(stop), hooks).run();
}

Result<RunEnd> runTrainingPiece(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                const TrainingPiece& piece, const std::optional<TensorBundle>& checkpoint,
                                std::stop_token stop, const TrainingHooks& hooks)
{
    const TrainingStart start{.checkpoint = checkpoint};
    if (piece.what == TrainingPiece::What::Run) {
        TrainingHooks own = hooks;
        own.checkpointAtEnd = true;
        const Result<TrainingOutcome> outcome = runTraining(plan, cohort, split, start, std::move(stop), own);
        return outcome ? Result<RunEnd>(outcome->summary.end) : Result<RunEnd>(outcome.error());
    }
    TrainingJudge judge(plan, cohort, split, start, std::move(stop), hooks);
    judge.keepCheckpoints();
    const Result<bool> made =
        piece.what == TrainingPiece::What::Round ? judge.makeRound(piece.round) : judge.makeFinal();
    if (!made)
        return made.error();
    return *made ? RunEnd::Finished : RunEnd::Cancelled;
}

} // namespace core
