// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/recording_estimate.h"

#include "core/base/random.h"
#include "core/eval/bootstrap_interval.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

constexpr std::size_t kOutcomes = 2; // others, cases
enum Way : std::size_t { Plain, Weighted, FilledIn, DoublyRobust, Ways };

// A path as sums need it. Weights are products of 1/chance over the orders so far; 0 once an order is not recorded.
struct WeightedPath {
    struct Stage {
        double weight = 0.0;
        SaidAndCost news; // what the order changed in the expectation; 0 where it is not recorded
    };
    std::size_t outcome = 0;
    SaidAndCost plain, first; // first: expected before any order
    std::vector<Stage> stages;
    double endWeight = 0.0;
    SaidAndCost end;
};

struct SummedEnds {
    double weight = 0.0, present = 0.0, cost = 0.0;
    void add(double times, const SaidAndCost& end)
    {
        weight += times;
        present += times * end.present;
        cost += times * end.cost;
    }
    std::optional<SaidAndCost> mean() const
    {
        return weight > 0.0 ? std::optional(SaidAndCost{present / weight, cost / weight}) : std::nullopt;
    }
};

SaidAndCost difference(const SaidAndCost& a, const SaidAndCost& b)
{
    return {a.present - b.present, a.cost - b.cost};
}

WeightedPath weightedPath(const RecordedPath& path)
{
    WeightedPath made{.outcome = path.truth == Disease::Present ? std::size_t{1} : 0,
                      .plain = path.plain,
                      .first = path.orders.empty() ? *path.end : path.orders.front().expected,
                      .stages = {},
                      .endWeight = 0.0,
                      .end = path.end.value_or(SaidAndCost())};
    double weight = 1.0;
    for (std::size_t i = 0; i < path.orders.size(); ++i) {
        const bool last = i + 1 == path.orders.size();
        if (last && !path.end) {
            made.stages.push_back({});
            return made;
        }
        weight /= std::max(path.orders[i].chance, kSmallestChance);
        const SaidAndCost& after = last ? *path.end : path.orders[i + 1].expected;
        made.stages.push_back({weight, difference(after, path.orders[i].expected)});
    }
    made.endWeight = weight;
    return made;
}

// Means of the end by outcome, one for each way; unset: there is nobody to tell.
using Means = std::array<std::array<std::optional<SaidAndCost>, kOutcomes>, Ways>;

// Sums over patients, each counted `times` times.
class PathSums {
public:
    explicit PathSums(std::size_t stages) : m_stages(stages) {}

    void add(const WeightedPath& path, double times)
    {
        Group& group = m_groups[path.outcome];
        if (group.stages.empty())
            group.stages.resize(m_stages);
        group.plain.add(times, path.plain);
        group.first.add(times, path.first);
        if (path.endWeight > 0.0)
            group.end.add(times * path.endWeight, path.end);
        // Who is diagnosed keeps the last weight, so that the weights of every stage stand for everybody.
        for (std::size_t i = 0; i < m_stages; ++i)
            if (i < path.stages.size())
                group.stages[i].add(times * path.stages[i].weight, path.stages[i].news);
            else
                group.stages[i].weight += times * path.endWeight;
    }

    Means means() const
    {
        Means all;
        for (std::size_t outcome = 0; outcome < kOutcomes; ++outcome) {
            const Group& group = m_groups[outcome];
            all[Plain][outcome] = group.plain.mean();
            all[Weighted][outcome] = group.end.mean();
            all[FilledIn][outcome] = group.first.mean();
            all[DoublyRobust][outcome] = corrected(group);
        }
        return all;
    }
    double patients(std::size_t outcome) const { return m_groups[outcome].plain.weight; }

private:
    struct Group {
        SummedEnds plain, first, end;
        std::vector<SummedEnds> stages;
    };
    // Weights add up to 1 in every stage (Thomas and Brunskill 2016), which keeps large ones in check.
    static std::optional<SaidAndCost> corrected(const Group& group)
    {
        std::optional<SaidAndCost> mean = group.first.mean();
        for (const SummedEnds& stage : group.stages)
            if (const std::optional<SaidAndCost> news = stage.mean(); mean && news) {
                mean->present += news->present;
                mean->cost += news->cost;
            }
        if (mean)
            mean->present = std::clamp(mean->present, 0.0, 1.0);
        return mean;
    }

    std::size_t m_stages;
    std::array<Group, kOutcomes> m_groups;
};

// Each figure, and how it follows from the share of cases and the means of both outcomes.
struct RecordingFigure {
    MetricEstimate RecordingFigures::*figure;
    std::optional<double> (*value)(double cases, const SaidAndCost& others, const SaidAndCost& ill);
};
std::optional<double> ratio(double part, double all)
{
    return all > 0.0 ? std::optional(part / all) : std::nullopt;
}
constexpr std::array kRecordingFigures{
    RecordingFigure{&RecordingFigures::f1,
                    [](double cases, const SaidAndCost& others, const SaidAndCost& ill) {
                        const double found = cases * ill.present, alarms = (1.0 - cases) * others.present;
                        return ratio(2.0 * found, found + alarms + cases);
                    }},
    RecordingFigure{&RecordingFigures::recall,
                    [](double, const SaidAndCost&, const SaidAndCost& ill) { return std::optional(ill.present); }},
    RecordingFigure{
        &RecordingFigures::specificity,
        [](double, const SaidAndCost& others, const SaidAndCost&) { return std::optional(1.0 - others.present); }},
    RecordingFigure{&RecordingFigures::precision,
                    [](double cases, const SaidAndCost& others, const SaidAndCost& ill) {
                        const double found = cases * ill.present;
                        return ratio(found, found + (1.0 - cases) * others.present);
                    }},
    RecordingFigure{&RecordingFigures::meanCost, [](double cases, const SaidAndCost& others, const SaidAndCost& ill) {
                        return std::optional(cases * ill.cost + (1.0 - cases) * others.cost);
                    }}};
constexpr std::size_t kFigureCount = kRecordingFigures.size();
constexpr std::size_t kF1 = 0;

using FigureValues = std::array<std::array<std::optional<double>, kFigureCount>, Ways>;

FigureValues valuesOf(const PathSums& sums)
{
    FigureValues values;
    const Means means = sums.means();
    const double all = sums.patients(0) + sums.patients(1);
    for (std::size_t way = 0; way < Ways; ++way)
        if (means[way][0] && means[way][1])
            for (std::size_t i = 0; i < kFigureCount; ++i)
                values[way][i] = kRecordingFigures[i].value(sums.patients(1) / all, *means[way][0], *means[way][1]);
    return values;
}

std::optional<double> gain(const FigureValues& values)
{
    const std::optional<double>&after = values[DoublyRobust][kF1], &before = values[Plain][kF1];
    return after && before ? std::optional(*after - *before) : std::nullopt;
}

// What resamples of patients gave.
class RecordingResamples {
public:
    void add(const FigureValues& values)
    {
        for (std::size_t way = 0; way < Ways; ++way)
            for (std::size_t i = 0; i < kFigureCount; ++i)
                if (values[way][i])
                    m_values[way][i].push_back(*values[way][i]);
        if (const std::optional<double> gained = gain(values))
            m_gains.push_back(*gained);
    }
    std::optional<Interval> interval(std::size_t way, std::size_t figure, std::size_t resamples) const
    {
        return bootstrapInterval(m_values[way][figure], resamples);
    }
    std::optional<Interval> ofGain(std::size_t resamples) const { return bootstrapInterval(m_gains, resamples); }

private:
    std::array<std::array<std::vector<double>, kFigureCount>, Ways> m_values;
    std::vector<double> m_gains;
};

RecordingResamples resample(std::span<const WeightedPath> paths, std::size_t stages, const BootstrapPlan& plan)
{
    RecordingResamples resamples;
    RandomStream stream(plan.seed, "bootstrap of recorded paths");
    std::vector<std::uint32_t> times(paths.size());
    for (std::size_t i = 0; i < plan.resamples; ++i) {
        std::ranges::fill(times, 0U);
        for (std::size_t draw = 0; draw < paths.size(); ++draw)
            ++times[stream.below(paths.size())];
        PathSums sums(stages);
        for (std::size_t patient = 0; patient < paths.size(); ++patient)
            if (times[patient] > 0)
                sums.add(paths[patient], static_cast<double>(times[patient]));
        resamples.add(valuesOf(sums));
    }
    return resamples;
}

double effective(std::span<const WeightedPath> paths, bool casesOnly)
{
    double sum = 0.0, squares = 0.0;
    for (const WeightedPath& path : paths)
        if (!casesOnly || path.outcome == 1) {
            sum += path.endWeight;
            squares += path.endWeight * path.endWeight;
        }
    return squares > 0.0 ? sum * sum / squares : 0.0;
}

void count(RecordingEstimate& made, std::span<const RecordedPath> paths, std::span<const WeightedPath> weighted)
{
    made.patients = paths.size();
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const bool ill = paths[i].truth == Disease::Present;
        made.cases += ill;
        made.recordedPatients += paths[i].end.has_value();
        made.recordedCases += ill && paths[i].end.has_value();
        made.largestWeight = std::max(made.largestWeight, weighted[i].endWeight);
        made.limitedPatients += std::ranges::any_of(
            paths[i].orders, [](const OrderOnPath& order) { return order.chance < kSmallestChance; });
    }
    made.effectivePatients = effective(weighted, false);
    made.effectiveCases = effective(weighted, true);
}

std::optional<RecordingWarning> warningOf(const RecordingEstimate& made)
{
    if (made.recordedPatients == made.patients)
        return std::nullopt; // everything is recorded: there is nothing to weight, and nothing to warn of
    const std::size_t others = made.patients - made.cases, recordedOthers = made.recordedPatients - made.recordedCases;
    if ((made.cases > 0 && made.recordedCases == 0) || (others > 0 && recordedOthers == 0))
        return RecordingWarning::NobodyRecorded;
    if (made.effectivePatients < kSmallestEffectiveShare * static_cast<double>(made.patients) ||
        made.effectiveCases < std::min(kFewestEffectiveCases, static_cast<double>(made.cases)))
        return RecordingWarning::FewRecorded;
    return std::nullopt;
}

} // namespace

RecordingEstimate estimateRecording(std::span<const RecordedPath> paths, const BootstrapPlan& bootstrap)
{
    std::vector<WeightedPath> weighted;
    std::size_t stages = 0;
    for (const RecordedPath& path : paths) {
        weighted.push_back(weightedPath(path));
        stages = std::max(stages, path.orders.size());
    }
    PathSums sums(stages);
    for (const WeightedPath& path : weighted)
        sums.add(path, 1.0);
    const FigureValues values = valuesOf(sums);
    const RecordingResamples resamples = resample(weighted, stages, bootstrap);
    RecordingEstimate made;
    for (std::size_t i = 0; i < kFigureCount; ++i)
        for (const auto& [way, figures] :
             {std::pair(Plain, &made.plain), std::pair(Weighted, &made.weighted), std::pair(FilledIn, &made.filledIn),
              std::pair(DoublyRobust, &made.doublyRobust)})
            figures->*kRecordingFigures[i].figure = {values[way][i], resamples.interval(way, i, bootstrap.resamples)};
    made.difference = {gain(values), resamples.ofGain(bootstrap.resamples)};
    count(made, paths, weighted);
    made.warning = warningOf(made);
    return made;
}

} // namespace core
