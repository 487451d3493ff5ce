// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/data/cohort/cohort.h"
#include "tests/data/cohort_fixture.h"
#include "tests/policy/hand_policy.h"

#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

// Patients of whom everything is known, and a clinic that records a part of it by a known rule: a finding v that is
// always there, panel A with a and panel B with b. All three are normal with the same covariance in cases and others;
// cases have higher means. A is recorded more often the *lower* v is, and B the lower a is (or v, where a is not
// recorded): those who need the panels most seldom get them. Given what was known it is chance.
namespace fixture {

struct WorldPatient {
    bool ill = false;
    double v = 0.0, a = 0.0, b = 0.0;
    bool hasA = true, hasB = true;
};

inline double logistic(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

inline double chanceOfA(double v)
{
    return logistic(0.7 - 0.6 * v);
}
inline double chanceOfB(std::optional<double> a, double v)
{
    return logistic(0.8 - 0.5 * a.value_or(v));
}

inline std::vector<WorldPatient> drawWorld(std::size_t count, core::RandomStream& stream)
{
    std::vector<WorldPatient> patients(count);
    for (WorldPatient& patient : patients) {
        patient.ill = stream.uniform() < 0.25;
        const double shift = patient.ill ? 1.0 : 0.0;
        const double x = stream.normal(), y = stream.normal(), z = stream.normal();
        patient.v = 0.7 * shift + x;
        patient.a = 1.3 * shift + 0.5 * x + std::sqrt(0.75) * y;
        patient.b = 1.6 * shift + 0.4 * y + std::sqrt(0.84) * z;
        patient.hasA = stream.uniform() < chanceOfA(patient.v);
        patient.hasB = stream.uniform() < chanceOfB(patient.hasA ? std::optional(patient.a) : std::nullopt, patient.v);
    }
    return patients;
}

// A for everybody whose v is not clearly low, then B where a leaves doubt, then the diagnosis by the sum of what is
// known. Who has no A is judged by v alone.
inline std::optional<core::PanelId> worldOrder(std::span<const float> known, core::PanelMask ordered)
{
    if (!ordered.isOrdered(core::PanelId(0)))
        return known[0] > -0.5f ? std::optional(core::PanelId(0)) : std::nullopt;
    const bool doubt = std::isnan(known[1]) || (known[1] > 0.0f && known[1] < 2.5f);
    return doubt && !ordered.isOrdered(core::PanelId(1)) ? std::optional(core::PanelId(1)) : std::nullopt;
}
inline double worldProbability(std::span<const float> known)
{
    double score = -2.2 + 0.4 * double{known[0]};
    if (!std::isnan(known[1]))
        score += 1.0 * double{known[1]} - 0.5;
    if (!std::isnan(known[2]))
        score += 1.4 * double{known[2]} - 0.9;
    return logistic(score);
}
inline bool worldIll(double probability)
{
    return probability >= 0.35;
}

inline constexpr double kPriceOfA = 10.0, kPriceOfB = 25.0;

inline core::CohortPtr worldCohort(const std::vector<WorldPatient>& patients)
{
    std::vector<float> label, v, a, b;
    for (const WorldPatient& patient : patients) {
        label.push_back(patient.ill ? 1.0f : 0.0f);
        v.push_back(static_cast<float>(patient.v));
        a.push_back(patient.hasA ? static_cast<float>(patient.a) : kNone);
        b.push_back(patient.hasB ? static_cast<float>(patient.b) : kNone);
    }
    core::Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.visible = {"v"};
    task.panels = {{.name = "A", .cost = core::Cost(kPriceOfA), .columns = {"a"}},
                   {.name = "B", .cost = core::Cost(kPriceOfB), .columns = {"b"}}};
    const auto made =
        core::makeCohort(table({leveled("label", core::ColumnKind::Binary, {"well", "ill"}, std::move(label)),
                                numeric("v", std::move(v)), numeric("a", std::move(a)), numeric("b", std::move(b))}),
                         task);
    if (!made)
        qFatal("the cohort of the test is not one");
    return *made;
}

inline core::PolicyPtr worldPolicy(const core::Cohort& cohort)
{
    HandRule rule{.probability = worldProbability, .order = worldOrder, .ill = worldIll};
    return std::make_shared<const HandPolicy>(cohort, std::move(rule));
}

// The policy once more, without any of the program's own parts: what it says and costs where everything is recorded.
struct WorldTruth {
    double f1 = 0.0, recall = 0.0, specificity = 0.0, meanCost = 0.0;
};
inline WorldTruth worldTruth(std::size_t count)
{
    core::RandomStream stream(core::Seed{99}, "the world");
    double found = 0.0, missed = 0.0, alarms = 0.0, calm = 0.0, cost = 0.0;
    for (const WorldPatient& patient : drawWorld(count, stream)) {
        double score = -2.2 + 0.4 * patient.v;
        if (patient.v > -0.5) {
            cost += 10.0;
            score += 1.0 * patient.a - 0.5;
            if (patient.a > 0.0 && patient.a < 2.5) {
                cost += 25.0;
                score += 1.4 * patient.b - 0.9;
            }
        }
        const bool said = 1.0 / (1.0 + std::exp(-score)) >= 0.35;
        (patient.ill ? (said ? found : missed) : (said ? alarms : calm)) += 1.0;
    }
    return {.f1 = 2.0 * found / (2.0 * found + alarms + missed),
            .recall = found / (found + missed),
            .specificity = calm / (calm + alarms),
            .meanCost = cost / static_cast<double>(count)};
}

} // namespace fixture
