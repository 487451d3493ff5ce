// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster_work.h"

#include "core/baselines/baseline_table.h"
#include "core/cluster/task_recorder_p.h"
#include "core/plan/training_fields.h"
#include "core/search/front_search.h"
#include "core/smddpo/training_run.h"

#include <algorithm>
#include <limits>
#include <new>
#include <sstream>

namespace core {
namespace {

constexpr const char* kScore = "score";

Error damagedPart(const std::string& name)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = name};
}

// One piece after the other, each by the function that makes this piece of its kind of study.
class PieceRunner {
public:
    PieceRunner(const WrittenPlan& plan, const StudyPatients& patients, const TaskSettings& settings,
                TaskRecorder& recorder)
        : m_plan(plan.plan),
          m_cohort(*patients.cohort),
          m_patients(patients),
          m_settings(settings),
          m_recorder(recorder)
    {
    }

    Result<RunEnd> run(const StudyPiece& piece) const
    {
        return std::visit([&](const auto& study) { return runOne(study, piece); }, m_plan.study);
    }

private:
    using What = StudyPiece::What;

    void advance(double share) const
    {
        if (m_settings.stop.stop_requested())
            return; // what is told now is how it comes to an end, not how far it is
        m_recorder.advance(share);
        if (m_settings.progress)
            m_settings.progress(m_recorder.file().head.share);
    }

    Result<RunEnd> runOne(const FrontPlan& plan, const StudyPiece& piece) const
    {
        FrontCheckpoint remains;
        std::map<std::size_t, FoundPolicy> policies;
        for (const PackedPart& one : m_recorder.remains()) {
            Result<FrontKind::Part> part = unpacked<FrontKind>(one);
            if (!part)
                return part.error();
            if (auto* named = std::get_if<NamedPart>(&*part))
                remains.parts.emplace(std::move(named->name), std::move(named->bundle));
            else if (auto* policy = std::get_if<FrontKind::Policy>(&*part))
                policies.emplace(policy->number, FoundPolicy{.point = policy->point, .own = policy->own});
        }
        for (auto& [number, policy] : policies)
            remains.policies.push_back(std::move(policy));
        FrontHooks hooks;
        hooks.executor = m_settings.executor;
        hooks.sink = [this](const FrontUpdate& update) { advance(update.share); };
        hooks.savePart = [this](const std::string& name, const TensorBundle& bundle) {
            m_recorder.keep(packed(FrontKind::Part(NamedPart{.name = name, .bundle = bundle})));
        };
        hooks.savePolicy = [this](std::size_t number, const FoundPolicy& policy) {
            m_recorder.keep(
                packed(FrontKind::Part(FrontKind::Policy{.number = number, .point = policy.point, .own = policy.own})));
        };
        using Piece = FrontPiece::What;
        const Piece what = piece.what == What::Policies      ? Piece::Policies
                           : piece.what == What::Fold        ? Piece::Round
                           : piece.what == What::AllPatients ? Piece::AllPatients
                                                             : Piece::Search;
        return findFrontPiece(plan, m_cohort, *m_patients.split,
                              {.what = what, .first = piece.first, .count = piece.count}, remains, m_settings.stop,
                              hooks);
    }

    Result<RunEnd> runOne(const TrainingPlan& plan, const StudyPiece& piece) const
    {
        std::optional<TensorBundle> checkpoint;
        for (const PackedPart& part : m_recorder.remains())
            if (part.name == kPackedCheckpoint)
                checkpoint = part.bundle;
        TrainingHooks hooks;
        hooks.bootstrapResamples = 0; // nothing of a piece is told but what it learned
        hooks.checkpointEvery = m_settings.checkpointEvery;
        hooks.gathered = true; // that a task went on from a checkpoint changes nothing
        hooks.sink = [this](const TrainingUpdate& update) {
            if (!update.points.empty())
                m_recorder.keep(packed(TrainingKind::Part(update.points)));
            advance(update.share);
        };
        hooks.saveCheckpoint = [this](const TensorBundle& kept) { m_recorder.keep(packed(TrainingKind::Part(kept))); };
        hooks.savePart = [this](const std::string& name, const TensorBundle& bundle) {
            m_recorder.keep(packed(TrainingKind::Part(NamedPart{.name = name, .bundle = bundle})));
        };
        using Piece = TrainingPiece::What;
        const Piece what = piece.what == What::Fold          ? Piece::Round
                           : piece.what == What::AllPatients ? Piece::AllPatients
                                                             : Piece::Run;
        return runTrainingPiece(trainingOfJob(plan, piece.job), m_cohort, *m_patients.split,
                                {.what = what, .round = piece.first}, checkpoint, m_settings.stop, hooks);
    }

    Result<RunEnd> runOne(const BaselinePlan& plan, const StudyPiece& piece) const
    {
        BaselineHooks hooks;
        hooks.executor = m_settings.executor;
        hooks.bootstrapResamples = m_plan.bootstrap;
        hooks.only = piece.first;
        hooks.sink = [this](const BaselineUpdate& update) { advance(update.share); };
        hooks.saveRun = [this](const SystemRun& run) { m_recorder.keep(packed(run)); };
        const Result<BaselineOutcome> outcome =
            makeBaselineTable(plan, m_cohort, m_patients.plan, {}, m_settings.stop, hooks);
        return outcome ? Result<RunEnd>(outcome->end) : Result<RunEnd>(outcome.error());
    }

    Result<RunEnd> runOne(const ComparisonPlan& plan, const StudyPiece& piece) const
    {
        const std::vector<ComparisonPiece> pieces = comparisonPieces(plan);
        if (piece.first >= pieces.size())
            return Error{.code = ErrorCode::PlanValueInvalid, .subject = "piece"};
        const Result<std::optional<EncoderScore>> score =
            compareOne(m_cohort, *m_patients.split, plan, pieces[piece.first], m_settings.stop,
                       [this](double share) { advance(share); });
        if (!score)
            return score.error();
        if (!*score)
            return RunEnd::Cancelled;
        m_recorder.keep(packed(**score));
        return RunEnd::Finished;
    }

    const ClusterPlan& m_plan;
    const Cohort& m_cohort;
    const StudyPatients& m_patients;
    const TaskSettings& m_settings;
    TaskRecorder& m_recorder;
};

// What an earlier attempt left, if it is of this plan and program and can be read.
TaskFile begunTask(const PlanFolder& folder, const WrittenPlan& plan, std::uint64_t task, const TaskSettings& settings)
{
    TaskFile begun;
    if (std::optional<TaskFile> before = loadTaskFile(folder.state(task)))
        if (before->head.plan == plan.fingerprint && before->head.version == plan.plan.version &&
            before->head.task == task) {
            begun = std::move(*before);
            ++begun.head.attempt;
            std::error_code gone; // what the last attempt said there is in its head
            if (!begun.head.log.empty() && begun.head.log != settings.log)
                std::filesystem::remove(folder.path() / begun.head.log, gone);
        }
    begun.head.plan = plan.fingerprint;
    begun.head.version = plan.plan.version;
    begun.head.task = task;
    begun.head.host = settings.host;
    begun.head.log = settings.log;
    return begun;
}

bool isForMemory(const Error& error)
{
    return error.detail == "bad_alloc";
}

TaskReport ended(TaskRecorder& recorder, const TaskSettings& settings, const Error& error)
{
    const TaskEnd end = isForMemory(error) ? TaskEnd::NoMemory : TaskEnd::Failed;
    (void)recorder.writeState(end, settings.words ? settings.words(error) : error.subject);
    return {.head = recorder.file().head, .error = error};
}

TaskReport stopped(TaskRecorder& recorder, const TaskSettings& settings)
{
    const bool timeIsUp = settings.timeIsUp && settings.timeIsUp();
    const Status kept = recorder.writeState(timeIsUp ? TaskEnd::TimeUp : TaskEnd::Stopped);
    return {.head = recorder.file().head, .error = kept ? std::nullopt : std::optional(kept.error())};
}

} // namespace

PackedPart packed(const EncoderScore& score)
{
    PackedPart part{.name = kScore};
    part.bundle.addNumber("kind", static_cast<std::uint64_t>(score.kind));
    part.bundle.addNumber("hidden", static_cast<std::uint64_t>(score.hiddenBy));
    part.bundle.addNumber("rmse", score.rmse.value_or(std::numeric_limits<double>::quiet_NaN()));
    part.bundle.addNumber("fit_s", score.fitSeconds);
    part.bundle.addNumber("rows_per_s", score.rowsPerSecond);
    for (const TrainingNotice notice : score.notices)
        part.text += std::string(nameOf(notice)) + '\n';
    return part;
}

std::optional<EncoderScore> unpackedScore(const PackedPart& part)
{
    const auto kind = part.bundle.integer("kind"), hidden = part.bundle.integer("hidden");
    const auto rmse = part.bundle.number("rmse"), fit = part.bundle.number("fit_s"),
               rows = part.bundle.number("rows_per_s");
    if (!kind || !hidden || !rmse || !fit || !rows)
        return std::nullopt;
    EncoderScore score{.kind = static_cast<EncoderKind>(*kind),
                       .hiddenBy = static_cast<HiddenBy>(*hidden),
                       .fitSeconds = *fit,
                       .rowsPerSecond = *rows};
    if (*rmse == *rmse) // a number
        score.rmse = *rmse;
    std::istringstream words(part.text);
    for (std::string word; std::getline(words, word);)
        if (const auto notice = valueNamed(namesOf(std::type_identity<TrainingNotice>()), word))
            score.notices.push_back(*notice);
    return score;
}

bool isDone(const PlanFolder& folder, const WrittenPlan& plan, std::uint64_t task)
{
    const std::optional<TaskFile> result = loadTaskFile(folder.result(task));
    return result && result->head.plan == plan.fingerprint && result->head.version == plan.plan.version &&
           result->head.task == task;
}

TaskReport doTask(const PlanFolder& folder, const WrittenPlan& plan, const StudyPatients& patients, std::uint64_t task,
                  const TaskSettings& settings)
{
    const TaskLine& line = plan.plan.lines[task - 1];
    TaskRecorder recorder(folder, begunTask(folder, plan, task, settings), line.pieces.size(),
                          settings.checkpointEvery);
    if (isDone(folder, plan, task))
        return {.head = recorder.file().head, .wasDone = true};
    if (const Status begun = recorder.writeState(TaskEnd::Working); !begun)
        return {.head = recorder.file().head, .error = begun.error()}; // told at once rather than after ten minutes
    const PieceRunner runner(plan, patients, settings, recorder);
    while (recorder.file().piecesDone < line.pieces.size()) {
        Result<RunEnd> end = Error{.code = ErrorCode::PlanValueInvalid, .subject = "memory", .detail = "bad_alloc"};
        try {
            end = runner.run(line.pieces[recorder.file().piecesDone]);
        } catch (const std::bad_alloc&) { // as it says
        }
        if (!end)
            return ended(recorder, settings, end.error());
        if (*end == RunEnd::Cancelled)
            return stopped(recorder, settings);
        if (*end == RunEnd::Failed)
            return ended(recorder, settings, damagedPart("piece"));
        const StudyPiece::What what = line.pieces[recorder.file().piecesDone].what;
        recorder.pieceDone(what != StudyPiece::What::Fold && what != StudyPiece::What::AllPatients);
        if (settings.stop.stop_requested() && recorder.file().piecesDone < line.pieces.size())
            return stopped(recorder, settings);
    }
    const Status published = recorder.publish();
    return {.head = recorder.file().head, .error = published ? std::nullopt : std::optional(published.error())};
}

} // namespace core
