// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/explain/story/policy_cases.h"

#include <limits>
#include <memory>
#include <vector>

// A disease of six patients and two panels, and the story of one of them, with every figure given by hand.
namespace fixtures {

inline const core::PanelId kBbc{0}, kTsat{1};
inline const core::FeatureId kAge{0}, kFemale{1}, kHemoglobin{2}, kMcv{3}, kIron{4};

inline core::Task storyTask()
{
    core::Task task;
    task.name = "Low ferritin";
    task.label = "label";
    task.visible = {"age_years", "sex_female"};
    task.panels = {{.name = "BBC", .cost = core::Cost(26), .columns = {"hemoglobin_g_dL", "mcv_fL"}},
                   {.name = "TSAT", .cost = core::Cost(40), .columns = {"iron_ug_dL"}}};
    return task;
}

// Rows 1 and 2 are ill. Row 1 has no iron in its record. The six come again and again, since nobody learns from few.
inline core::TablePtr storyTable()
{
    using core::Column;
    using core::ColumnKind;
    const float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<Column> columns;
    const auto again = [](const std::vector<float>& six) {
        std::vector<float> all;
        for (int i = 0; i < 25; ++i)
            all.insert(all.end(), six.begin(), six.end());
        return all;
    };
    const auto yesNo = [&](const char* name, const std::vector<float>& values) {
        columns.push_back({.name = name, .kind = ColumnKind::Binary, .values = again(values), .levels = {"0", "1"}});
    };
    const auto numeric = [&](const char* name, const std::vector<float>& values) {
        columns.push_back({.name = name, .kind = ColumnKind::Numeric, .values = again(values), .levels = {}});
    };
    yesNo("label", {1, 1, 0, 0, 0, 0});
    numeric("age_years", {34, 50, 41, 62, 70, 28});
    yesNo("sex_female", {1, 0, 1, 0, 1, 0});
    numeric("hemoglobin_g_dL", {11.25F, 6.5F, 13, 14, 15, 16});
    numeric("mcv_fL", {78.5F, 82, 90, 91, 92, 89});
    numeric("iron_ug_dL", {none, 40, 90, 100, 110, 120});
    return std::make_shared<const core::Table>("story.csv", std::move(columns));
}

inline core::CohortPtr storyCohort()
{
    return *core::makeCohort(storyTable(), storyTask());
}

inline core::WalkPatient storyPatient(const core::Cohort& cohort, std::size_t patient)
{
    core::WalkPatient made;
    made.recorded = core::PatientIndex(patient);
    made.outcome = cohort.outcome(core::PatientIndex(patient));
    for (std::size_t i = 0; i < cohort.featureCount(); ++i)
        made.values.push_back(cohort.value(core::PatientIndex(patient), core::FeatureId(i)));
    return made;
}

inline core::StoryStep decision(core::PanelMask ordered, double probability, core::Action action, core::Cost bill)
{
    core::StoryStep made;
    made.step.ordered = ordered;
    made.step.diseaseProbability = probability;
    made.step.action = action;
    made.advised = action;
    made.bill = bill;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool open = i > 1 || !ordered.isOrdered(core::PanelId(i));
        made.open.push_back(open);
        made.step.actionProbabilities.push_back(core::ActionCodec(2).action(i) == action ? 0.86 : open ? 0.07 : 0.0);
        made.step.actionValues.push_back(1.0 + 0.1 * static_cast<double>(i));
    }
    if (action.isOrder())
        made.step.paid = core::Cost(action.panel() == kBbc ? 26.0 : 40.0);
    return made;
}

// 17 % at first, 46 % after BBC, 83 % after TSAT: then the disease is said to be there. The threshold is 32 %.
inline core::PatientStory policyStory(const core::WalkPatient& patient)
{
    using core::Action;
    core::PatientStory story;
    story.patient = patient;
    story.threshold = 0.32;
    story.unlikeShare = 0.4;
    core::StoryStep first = decision({}, 0.17, Action::order(kBbc), core::Cost(0));
    first.results = {kAge, kFemale};
    first.estimates = {{.feature = kHemoglobin, .middle = 9.0, .range = {8.0, 10.0}},
                       {.feature = kMcv, .middle = 85.0, .range = {80.0, 90.0}},
                       {.feature = kIron, .middle = 38.0, .range = {30.0, 47.0}}};
    first.outlooks = {{.panel = kBbc, .probabilities = {0.1, 0.5}, .changedDiagnoses = 0.5},
                      {.panel = kTsat, .probabilities = {0.1, 0.2}, .changedDiagnoses = 0.0}};
    core::StoryStep second = decision(core::PanelMask{}.with(kBbc), 0.46, Action::order(kTsat), core::Cost(26));
    second.results = {kHemoglobin, kMcv};
    second.estimates = {{.feature = kIron, .middle = 38.0, .range = {30.0, 47.0}}};
    second.probabilityRange = core::Interval{0.2, 0.7};
    second.drivers = {{.feature = kHemoglobin, .change = 0.2}, {.feature = kMcv, .change = 0.09}};
    // Three of four rise to 0.8 on average, one falls to 0.1.
    second.outlooks = {{.panel = kTsat, .probabilities = {0.7, 0.8, 0.9, 0.1}, .changedDiagnoses = 0.25}};
    core::StoryStep last = decision(core::PanelMask{}.with(kBbc).with(kTsat), 0.83,
                                    Action::diagnose(core::Disease::Present), core::Cost(66));
    last.missing = {kIron};
    story.steps = {first, second, last};
    return story;
}

// The same panels with a time and a volume each: BBC 30 minutes and 2 mL, TSAT 90 minutes and 3 mL.
inline core::Task timedTask()
{
    core::Task task = storyTask();
    task.panels[0].minutes = core::Minutes(30);
    task.panels[0].millilitres = core::Millilitres(2);
    task.panels[1].minutes = core::Minutes(90);
    task.panels[1].millilitres = core::Millilitres(3);
    task.pairOrders = core::PairOrders::Allowed;
    return task;
}

// Both panels ordered together: TSAT takes 60 minutes longer than BBC. All results come at once.
inline core::PatientStory pairStory(const core::WalkPatient& patient)
{
    core::PatientStory story = policyStory(patient);
    core::StoryStep& first = story.steps[0];
    first.advised = core::Action::orderTogether(kBbc, kTsat);
    first.step.waited = core::Minutes(30);
    first.step.drawn = core::Millilitres(2);
    core::StoryStep& second = story.steps[1];
    second.step.alongside = true;
    second.step.diseaseProbability = first.step.diseaseProbability;
    second.step.waited = core::Minutes(60);
    second.step.drawn = core::Millilitres(3);
    second.results.clear();
    second.outlooks.clear();
    second.drivers.clear();
    story.steps[2].results = {kHemoglobin, kMcv, kIron};
    story.steps[2].missing.clear();
    return story;
}

// The user says after BBC that nothing is wrong.
inline core::PatientStory stoppedStory(const core::WalkPatient& patient)
{
    core::PatientStory story = policyStory(patient);
    story.steps.pop_back();
    core::StoryStep& last = story.steps.back();
    last.step.action = core::Action::diagnose(core::Disease::Absent);
    last.step.paid = core::Cost(0);
    last.own = true;
    story.own = {core::Action::order(kBbc), last.step.action};
    return story;
}

// After these orders of the user it waits for his next one.
inline core::PatientStory waitingStory(const core::WalkPatient& patient, const std::vector<core::Action>& own)
{
    core::PatientStory story = policyStory(patient);
    story.steps.resize(own.size() + 1);
    story.own = own;
    story.waits = true;
    return story;
}

inline core::Episode episode(std::size_t patient, double probability, core::Disease said, bool ordered)
{
    core::Episode made;
    made.patient = core::PatientIndex(patient);
    core::Step step;
    if (ordered) {
        step.action = core::Action::order(kBbc);
        step.paid = core::Cost(26);
        made.steps.push_back(step);
        step.ordered = step.ordered.with(kBbc);
    }
    step.paid = core::Cost(0);
    step.diseaseProbability = probability;
    step.action = core::Action::diagnose(said);
    made.steps.push_back(step);
    return made;
}

// Row 1 is found, row 2 missed, row 3 a false alarm, rows 4 and 5 are reassured; row 6 was learned from. Only rows 1
// and 3 were tested.
inline core::PolicyCasesPtr storyCases(core::CohortPtr cohort)
{
    using enum core::Disease;
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = core::FrontPolicyRef{core::FrontId{1}, 7};
    cases->cohort = std::move(cohort);
    cases->episodes = {episode(0, 0.83, Present, true), episode(1, 0.05, Absent, false), episode(2, 0.6, Present, true),
                       episode(3, 0.1, Absent, false), episode(4, 0.2, Absent, false)};
    return cases;
}

} // namespace fixtures
