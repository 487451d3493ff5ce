// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "ui/figures/comparison/comparison.h"

#include <cmath>
#include <limits>

// Patients whose figures can be worked out by hand, and a model that found four of the ten ill test patients.
//
// Patients 0 to 159 teach and choose, every fourth of them is ill; 160 to 209 are for the test, every fifth of them is
// ill: 50 of 210, 10 of 50. The first 32 test patients are women. Hemoglobin is missing in the first 5 ill and the
// first 32 others; two more rows of the file have no outcome.
struct TabsFixture {
    static constexpr std::size_t kPatients = 210, kFirstTest = 160, kTest = 50, kWomen = 32;

    static bool isIll(std::size_t patient) { return patient < kFirstTest ? patient % 4 == 0 : patient % 5 == 0; }

    static core::CohortPtr cohort()
    {
        const float none = std::numeric_limits<float>::quiet_NaN();
        std::vector<float> label, female, hemoglobin, mcv, iron;
        std::size_t ill = 0, others = 0;
        for (std::size_t i = 0; i < kPatients; ++i) {
            label.push_back(isIll(i) ? 1.0F : 0.0F);
            female.push_back(i < kFirstTest ? static_cast<float>(i % 2) : i - kFirstTest < kWomen ? 1.0F : 0.0F);
            const bool missing = isIll(i) ? ill++ < 5 : others++ < 32;
            hemoglobin.push_back(missing ? none : 12.0F + static_cast<float>(i % 7));
            mcv.push_back(80.0F + static_cast<float>(i % 11));
            iron.push_back(50.0F + static_cast<float>(i % 13));
        }
        for (int row = 0; row < 2; ++row) {
            label.push_back(none);
            for (std::vector<float>* column : {&female, &hemoglobin, &mcv, &iron})
                column->push_back(1.0F);
        }
        using core::Column;
        using core::ColumnKind;
        std::vector<Column> columns;
        columns.push_back({.name = "label", .kind = ColumnKind::Binary, .values = label, .levels = {"0", "1"}});
        columns.push_back({.name = "sex_female", .kind = ColumnKind::Binary, .values = female, .levels = {"0", "1"}});
        columns.push_back({.name = "hemoglobin_g_dL", .kind = ColumnKind::Numeric, .values = hemoglobin, .levels = {}});
        columns.push_back({.name = "mcv_fL", .kind = ColumnKind::Numeric, .values = mcv, .levels = {}});
        columns.push_back({.name = "iron_ug_dL", .kind = ColumnKind::Numeric, .values = iron, .levels = {}});
        core::Task task;
        task.label = "label";
        task.visible = {"sex_female"};
        task.panels = {
            {.name = "BBC", .cost = core::Cost(26), .columns = {"hemoglobin_g_dL", "mcv_fL"}, .otherKeys = {}},
            {.name = "Iron", .cost = core::Cost(40), .columns = {"iron_ug_dL"}, .otherKeys = {}}};
        return *core::makeCohort(std::make_shared<const core::Table>("hand.csv", std::move(columns)), task);
    }

    // 64 encoder, 64 policy, 16 and 16 validation, 50 test.
    static std::shared_ptr<const core::Split> split()
    {
        using enum core::SplitPart;
        std::vector<core::SplitPart> parts(kPatients, Test);
        for (std::size_t i = 0; i < kFirstTest; ++i)
            parts[i] = i < 64 ? Encoder : i < 128 ? Policy : i < 144 ? ClassifierValidation : PolicyValidation;
        return std::make_shared<const core::Split>(parts);
    }

    // Among test patients: ill before the 20th are found (4 women), the others missed (3 women, 3 men); two women who
    // are not ill are called ill. Everybody gets BBC but the last one, who is diagnosed at once.
    static core::ScoredPatientsPtr scores()
    {
        auto scored = std::make_shared<core::ScoredPatients>();
        for (std::size_t i = 0; i < kTest; ++i) {
            const bool ill = isIll(i + kFirstTest);
            const bool said = ill ? i < 20 : i == 1 || i == 2;
            scored->patients.emplace_back(i + kFirstTest);
            scored->probability.push_back(said ? 0.8 : 0.1 + 0.005 * static_cast<double>(i));
            scored->said.push_back(said ? core::Disease::Present : core::Disease::Absent);
            const bool tested = i + 1 < kTest;
            scored->cost.push_back(tested ? 26.0 : 0.0);
            scored->ordered.push_back(tested ? core::PanelMask{}.with(core::PanelId(0)) : core::PanelMask{});
            scored->truth.push_back(ill ? core::Disease::Present : core::Disease::Absent);
        }
        return scored;
    }

    // One order of BBC each, from `before` to `after`.
    static core::Episode oneOrder(std::size_t patient, double before, double after)
    {
        core::Episode episode;
        episode.patient = core::PatientIndex(patient);
        core::Step order;
        order.diseaseProbability = before;
        order.action = core::Action::order(core::PanelId(0));
        order.paid = core::Cost(26);
        core::Step end;
        end.ordered = core::PanelMask{}.with(core::PanelId(0));
        end.diseaseProbability = after;
        end.action = core::Action::diagnose(after >= 0.5 ? core::Disease::Present : core::Disease::Absent);
        episode.steps = {order, end};
        return episode;
    }

    // Patients 160 and 165 are ill and found by BBC; 161 is not, and called ill by it; 170 was called ill before.
    static core::ComparedModelPtr policy()
    {
        auto cases = std::make_shared<core::PolicyCases>();
        cases->cohort = cohort();
        cases->episodes = {oneOrder(160, 0.2, 0.8), oneOrder(161, 0.2, 0.8), oneOrder(165, 0.2, 0.9),
                           oneOrder(170, 0.8, 0.9)};
        auto model = std::make_shared<core::ComparedModel>();
        model->ref = core::FrontPolicyRef{core::FrontId{1}, 0};
        model->test = model->validation = scores();
        model->threshold = 0.5;
        model->cases = std::move(cases);
        return model;
    }
    static core::ComparedModelPtr row()
    {
        auto model = std::make_shared<core::ComparedModel>();
        model->ref = core::BaselineRef{core::BaselineId{1}, {.kind = core::SystemKind::XgBoost}};
        model->test = model->validation = scores();
        model->threshold = 0.5;
        return model;
    }

    static ui::Comparison comparison()
    {
        ui::Comparison all;
        all.cohort = cohort();
        all.split = split();
        all.importedRows = 212;
        all.models = {{QStringLiteral("Policy 8"), {}, {0}, policy()}, {QStringLiteral("Rival"), {}, {1}, row()}};
        all.panels = {QStringLiteral("BBC"), QStringLiteral("Iron")};
        all.priceSource = QStringLiteral("List of 2023");
        all.priceYear = 2023;
        all.seed = core::Seed{7};
        return all;
    }
};
