// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/policy_choice_p.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace core {

std::size_t bestOnValidation(std::span<const OperatingPoint> points, FrontMetric metric)
{
    const auto value = [&](const OperatingPoint& point) { return metricOf(point.validation, metric).value_or(-1.0); };
    const auto cost = [](const OperatingPoint& point) { return point.validation.meanCost.value.value_or(0.0); };
    const auto worse = [&](const OperatingPoint& a, const OperatingPoint& b) {
        return value(a) < value(b) || (value(a) == value(b) && cost(a) > cost(b));
    };
    return static_cast<std::size_t>(std::max_element(points.begin(), points.end(), worse) - points.begin());
}

OperatingPoint triedPoint(const RewardShape& shape, Evaluation validation, Evaluation test)
{
    validation.orders.clear();
    test.orders.clear();
    return {.shape = shape, .validation = std::move(validation), .test = std::move(test), .expected = {}};
}

std::optional<std::vector<Episode>> episodesOf(const Policy& policy, const Cohort& cohort,
                                               std::span<const PatientIndex> patients,
                                               const std::function<bool()>& goOn)
{
    constexpr std::size_t kAtOnce = 256;
    std::vector<Episode> episodes;
    for (std::size_t first = 0; first < patients.size(); first += kAtOnce) {
        if (!goOn())
            return std::nullopt;
        std::ranges::move(policy.run(cohort, patients.subspan(first, std::min(kAtOnce, patients.size() - first))),
                          std::back_inserter(episodes));
    }
    return episodes;
}

double bestThresholdFor(std::span<const Episode> episodes, const Cohort& cohort)
{
    std::vector<double> probability;
    std::vector<Disease> truth;
    for (const Episode& episode : episodes) {
        probability.push_back(episode.finalProbability());
        truth.push_back(cohort.outcome(episode.patient));
    }
    return thresholdForF1(probability, truth).value_or(0.5);
}

void diagnoseFrom(double threshold, std::span<Episode> episodes)
{
    for (Episode& episode : episodes)
        episode.steps.back().action =
            Action::diagnose(episode.finalProbability() >= threshold ? Disease::Present : Disease::Absent);
}

void TriedPolicies::add(std::vector<Episode> validation, std::vector<Episode> test, std::string setting, double price)
{
    const double threshold = bestThresholdFor(validation, m_context.cohort);
    diagnoseFrom(threshold, validation);
    diagnoseFrom(threshold, test);
    // As far as rewards can say it: a positive diagnosis pays from the threshold on.
    const RewardShape shape{.lambda = threshold > 0.0 ? 1.0 / threshold - 1.0 : 0.0, .rho = -price};
    m_answer.front.push_back(triedPoint(shape, evaluateEpisodes(validation, m_context.cohort, shape),
                                        evaluateEpisodes(test, m_context.cohort, shape)));
    if (bestOnValidation(m_answer.front, m_context.plan.engine.metric) + 1 < m_answer.front.size())
        return;
    m_answer.validation = std::move(validation);
    m_answer.test = std::move(test);
    m_answer.threshold = threshold;
    m_answer.setting = std::move(setting);
}

std::vector<double> stoppingLimits(std::vector<double> first, std::vector<double> later)
{
    std::vector<double> limits{0.0};
    for (std::vector<double>* seen : {&first, &later}) {
        std::ranges::sort(*seen);
        for (const double part : {0.1, 0.3, 0.5, 0.7, 0.9})
            if (!seen->empty())
                limits.push_back((*seen)[static_cast<std::size_t>(part * double(seen->size()))]);
    }
    std::ranges::sort(limits);
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    return limits;
}

std::string roundedSetting(const char* name, double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 3).ptr;
    return std::string(name).append("=").append(text.data(), end);
}

} // namespace core
