// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/baseline_table.h"
#include "core/cluster/cluster_plan.h"
#include "core/front/sweep_grid.h"
#include "core/smddpo/training_pace.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

// Puts pieces into tasks in their order.
class Dealer {
public:
    explicit Dealer(double secondsPerTask) : m_most(secondsPerTask) {}

    void add(const StudyPiece& piece, double seconds)
    {
        if (m_lines.empty() || m_lines.back().seconds + seconds > m_most)
            m_lines.emplace_back();
        m_lines.back().pieces.push_back(piece);
        m_lines.back().seconds += seconds;
    }
    std::vector<TaskLine> take() { return std::move(m_lines); }
    double most() const { return m_most; }

private:
    double m_most;
    std::vector<TaskLine> m_lines;
};

class StudyDealer {
public:
    StudyDealer(const StudyPatients& patients, std::uint64_t jobs, double secondsPerTask)
        : m_cohort(*patients.cohort),
          m_split(*patients.split),
          m_jobs(jobs),
          m_dealer(secondsPerTask)
    {
    }

    std::vector<TaskLine> deal(const StudyPlan& study)
    {
        std::visit([this](const auto& plan) { dealOne(plan); }, study);
        return m_dealer.take();
    }

private:
    using What = StudyPiece::What;

    // The study itself was dealt before.
    void dealJudgement(const JudgingPlan& judging, std::uint64_t job, double seconds)
    {
        for (std::uint64_t round = 0; round < judging.rounds(); ++round)
            m_dealer.add({.what = What::Fold, .job = job, .first = round}, seconds);
        if (judging.everybody())
            m_dealer.add({.what = What::AllPatients, .job = job}, seconds);
    }

    void dealOne(const FrontPlan& plan)
    {
        const bool sweep = plan.method == FrontMethod::SweepPretrained || plan.method == FrontMethod::SweepEndToEnd;
        const double whole = sweep ? dealSweep(plan) : dealWhole(plan);
        dealJudgement(plan.judging, 0, whole);
    }

    double dealWhole(const FrontPlan& plan)
    {
        constexpr double kStart = 1.0, kSolving = 1.4; // seconds; the whole beside the estimates of sets
        const double seconds = kStart + kSolving * latticeSeconds(plan.lattice, m_cohort.patientCount(),
                                                                  m_cohort.catalog().panelCount(), 1);
        m_dealer.add({.what = What::Whole}, seconds);
        return seconds;
    }

    // Policies of the published grid need nothing of each other; the rounds of the other one do.
    double dealSweep(const FrontPlan& plan)
    {
        const TrainingSeconds one = expectedSeconds(plan.sweep.training, m_cohort, m_split, {});
        const bool paper = plan.sweep.grid == SweepGrid::Paper;
        const std::size_t policies = paper ? paperGrid(1.0).size() : static_cast<std::size_t>(plan.sweep.policies);
        const double whole = one.common + one.policy * static_cast<double>(policies);
        if (!paper) {
            m_dealer.add({.what = What::Whole}, whole);
            return whole;
        }
        const double room = std::max(1.0, std::floor((m_dealer.most() - one.common) / std::max(one.policy, 1e-3)));
        const auto each = static_cast<std::size_t>(std::min(room, static_cast<double>(policies)));
        for (std::size_t first = 0; first < policies; first += each) {
            const std::size_t count = std::min(each, policies - first);
            m_dealer.add({.what = What::Policies, .first = first, .count = count},
                         one.common + one.policy * static_cast<double>(count));
        }
        return whole;
    }

    void dealOne(const TrainingPlan& plan)
    {
        const double seconds = expectedSeconds(plan, m_cohort, m_split, {}).total();
        for (std::uint64_t job = 0; job < m_jobs; ++job) {
            m_dealer.add({.what = What::Whole, .job = job}, seconds);
            dealJudgement(plan.judging, job, seconds);
        }
    }

    void dealOne(const BaselinePlan& plan)
    {
        constexpr double kUsualPatients = 9900.0; // those that the usual seconds are about
        const double scale = static_cast<double>(m_cohort.patientCount()) / kUsualPatients;
        std::uint64_t number = 0;
        for (const BaselinePiece& piece : baselinePieces(plan))
            m_dealer.add({.what = What::System, .first = number++}, piece.usualSeconds * scale);
    }

    void dealOne(const ComparisonPlan& plan)
    {
        TrainingPlan training;
        training.encoder = plan.encoder;
        std::uint64_t number = 0;
        for (const ComparisonPiece& piece : comparisonPieces(plan)) {
            training.encoder.kind = piece.kind;
            m_dealer.add({.what = What::Encoder, .first = number++},
                         expectedSeconds(training, m_cohort, m_split, {}).common);
        }
    }

    const Cohort& m_cohort;
    const Split& m_split;
    std::uint64_t m_jobs;
    Dealer m_dealer;
};

// Trainings with a flow load a library of some hundred; trees keep a patient's bins, views and folds.
std::uint64_t expectedMegabytes(const StudyPlan& study, const Cohort& cohort)
{
    constexpr double kOfMatrix = 12.0; // times the numbers themselves
    const bool learnsNetworks = !std::holds_alternative<FrontPlan>(study) ||
                                std::get<FrontPlan>(study).method == FrontMethod::SweepPretrained ||
                                std::get<FrontPlan>(study).method == FrontMethod::SweepEndToEnd;
    const double matrix = 4e-6 * static_cast<double>(cohort.patientCount() * cohort.featureCount());
    const double needed = (learnsNetworks ? 900.0 : 400.0) + kOfMatrix * matrix;
    return static_cast<std::uint64_t>(std::ceil(needed / 100.0)) * 100;
}

} // namespace

std::string_view studyWord(const StudyPlan& study)
{
    constexpr std::string_view kWords[] = {"front", "train", "baselines", "encoders"};
    return kWords[study.index()];
}

TrainingPlan trainingOfJob(const TrainingPlan& plan, std::uint64_t job)
{
    TrainingPlan own = plan;
    own.seed.value += job;
    return own;
}

Result<ClusterPlan> dealtStudy(const StudyPlan& study, const StudyPatients& patients, const DealingOptions& options)
{
    const Cohort& cohort = *patients.cohort;
    // What cannot be folded is told now rather than by a thousand tasks.
    const auto* front = std::get_if<FrontPlan>(&study);
    const auto* training = std::get_if<TrainingPlan>(&study);
    const auto* table = std::get_if<BaselinePlan>(&study);
    const JudgingPlan judging = front      ? front->judging
                                : training ? training->judging
                                : table    ? table->judging
                                           : JudgingPlan{};
    if (judging.everybody())
        if (const auto folds = outerFolds(cohort, *patients.split, judging, Seed{1}); !folds)
            return folds.error();
    ClusterPlan plan;
    plan.version = options.version;
    plan.study = study;
    plan.jobs = training ? options.jobs : 1;
    plan.patients = patients.fingerprint;
    plan.count = cohort.patientCount();
    plan.columns = cohort.featureCount();
    plan.bootstrap = options.bootstrap;
    plan.megabytes = expectedMegabytes(study, cohort);
    plan.lines = StudyDealer(patients, plan.jobs, options.secondsPerTask).deal(study);
    return plan;
}

} // namespace core
