// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"
#include "tests/ui/figures/front_fixture.h"
#include "tests/ui/figures/story_fixture.h"
#include "ui/report/report_source.h"

#include <limits>
#include <memory>
#include <string>
#include <utility>

// A study of 150 patients with everything a report is made of, every figure given by hand.
namespace fixtures {

// The patients of storyCohort() with a number that tells who they are.
inline core::TablePtr reportTable()
{
    using core::Column;
    using core::ColumnKind;
    const float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<Column> columns;
    const auto add = [&](const char* name, ColumnKind kind, const std::vector<float>& six) {
        Column column{.name = name, .kind = kind, .values = {}, .levels = {}};
        if (kind == ColumnKind::Binary)
            column.levels = {"0", "1"};
        for (int i = 0; i < 25; ++i)
            column.values.insert(column.values.end(), six.begin(), six.end());
        columns.push_back(std::move(column));
    };
    add("label", ColumnKind::Binary, {1, 1, 0, 0, 0, 0});
    add("age_years", ColumnKind::Numeric, {34, 50, 41, 62, 70, 28});
    add("sex_female", ColumnKind::Binary, {1, 0, 1, 0, 1, 0});
    add("hemoglobin_g_dL", ColumnKind::Numeric, {11.25F, 6.5F, 13, 14, 15, 16});
    add("mcv_fL", ColumnKind::Numeric, {78.5F, 82, 90, 91, 92, 89});
    add("iron_ug_dL", ColumnKind::Numeric, {none, 40, 90, 100, 110, 120});
    Column numbers{.name = "patient_id", .kind = ColumnKind::Text, .values = {}, .levels = {}};
    for (int i = 0; i < 150; ++i) {
        numbers.values.push_back(static_cast<float>(i));
        numbers.levels.push_back("MRN-" + std::to_string(4711 + i));
    }
    columns.push_back(std::move(numbers));
    return std::make_shared<const core::Table>("ward.csv", std::move(columns));
}

inline core::Study reportStudy()
{
    core::Study study;
    study.task = storyTask();
    study.task.ignored = {"patient_id"};
    study.task.priceSource = "Price list of 2023";
    study.task.priceYear = 2023;
    return study;
}

// A tenth of the 50 ill and of the 100 others are test patients: 5 and 10. Everybody gets BBC; one of the ill is
// missed: F1 = 8/9 = 0.889, sensitivity 4/5 = 80.0 %, specificity 100.0 %, cost $26.00.
inline core::PolicyCasesPtr reportCases(const core::CohortPtr& cohort, const core::Split& split)
{
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = core::FrontPolicyRef{.front = {1}, .policy = 0};
    cases->cohort = cohort;
    bool missed = false;
    for (const core::PatientIndex patient : split.patients(core::SplitPart::Test)) {
        const bool ill = cohort->outcome(patient) == core::Disease::Present;
        const bool called = ill && std::exchange(missed, ill || missed);
        core::Episode episode;
        episode.patient = patient;
        episode.steps = {{.ordered = {},
                          .diseaseProbability = 0.3,
                          .actionProbabilities = {},
                          .actionValues = {},
                          .action = core::Action::order(kBbc),
                          .paid = core::Cost(26)},
                         {.ordered = core::PanelMask().with(kBbc),
                          .diseaseProbability = called ? 0.9 : 0.1,
                          .actionProbabilities = {},
                          .actionValues = {},
                          .action = core::Action::diagnose(called ? core::Disease::Present : core::Disease::Absent),
                          .paid = {}}};
        cases->episodes.push_back(std::move(episode));
    }
    return cases;
}

inline std::shared_ptr<ui::Comparison> reportComparison(const core::CohortPtr& cohort)
{
    auto comparison = std::make_shared<ui::Comparison>();
    comparison->cohort = cohort;
    comparison->split = std::make_shared<const core::Split>(*core::makeSplit(*cohort, reportStudy().split));
    comparison->importedRows = 150;
    comparison->panels = {QStringLiteral("BBC"), QStringLiteral("TSAT")};
    comparison->outcome = QStringLiteral("low ferritin");
    comparison->priceSource = QStringLiteral("Price list of 2023");
    comparison->priceYear = 2023;
    comparison->resamples = 50;
    auto model = std::make_shared<core::ComparedModel>();
    model->ref = core::FrontPolicyRef{.front = {1}, .policy = 0};
    model->evaluationSet = core::patientsFingerprint(*cohort, *comparison->split);
    model->cases = reportCases(cohort, *comparison->split);
    model->test = std::make_shared<core::ScoredPatients>(core::scoredPatients(model->cases->episodes, *cohort));
    model->validation = model->test;
    model->seed = core::Seed{5};
    comparison->models.push_back(
        {.name = QStringLiteral("Policy 3"), .shortName = {}, .style = {}, .model = std::move(model)});
    return comparison;
}

inline std::shared_ptr<ui::ReportSource> reportSource()
{
    const core::TablePtr table = reportTable();
    const core::Study study = reportStudy();
    auto source = std::make_shared<ui::ReportSource>();
    source->projectFile = QStringLiteral("ward.panelwise");
    source->projectIdentity = QString(32, QLatin1Char('a'));
    source->assessment = core::assess(table, study, {}, {}, {});
    source->comparison = reportComparison(*core::makeCohort(table, study.task));
    source->version = QStringLiteral("0.1.0");
    source->libraries = {{QStringLiteral("Qt"), QStringLiteral("6.4.2")}};
    source->made = QDateTime(QDate(2024, 5, 17), QTime(10, 0));
    return source;
}

} // namespace fixtures
