// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/baseline_plan.h"
#include "core/front/policy_name.h"
#include "core/plan/plan_fields.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ui {
namespace {

bool isNetwork(const ReportFacts& facts)
{
    if (facts.source().front) {
        const core::FrontMethod method = facts.source().front->start.plan.method;
        return method == core::FrontMethod::SweepPretrained || method == core::FrontMethod::SweepEndToEnd;
    }
    return facts.source().run.has_value();
}

QString methodSentences(const ReportFacts& facts)
{
    if (isNetwork(facts))
        return ReportWords::tr(
            "SM-DDPO (Yu et al. 2023): a state encoder estimates the values that are not known, a classifier turns "
            "the estimate into a probability of the outcome, and a policy, trained by proximal policy optimisation, "
            "chooses between ordering a panel and diagnosing. Numbers are standardised by training patients, "
            "categories are coded by one column for each level; class weights of the classifier's loss are among the "
            "settings.");
    if (facts.source().front && facts.source().front->start.plan.method == core::FrontMethod::Exact)
        return ReportWords::tr(
            "The joint distribution of findings and outcome is known; the policies are exact optima found "
            "by backward induction.");
    return ReportWords::tr(
        "Lattice: for every set of panels boosted trees, cross-fitted on training patients, estimate the probability "
        "of "
        "the outcome; backward induction over the sets estimates from realised returns what further panels would "
        "change; "
        "the policy does what is worth most. Trees see numbers in steps that hold about as many patients each; "
        "categories are coded by one column for each level. No resampling or weighting was used against class "
        "imbalance: λ says what a case found is worth.");
}

void addMethod(ReportSection& section, const ReportFacts& facts)
{
    section.blocks.push_back(ReportParagraph{methodSentences(facts), ReportWords::tr("Model.")});
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "A policy is made to earn TN + λ·TP + ρ·cost per patient: a correct negative is worth 1, a case found λ, "
            "a unit of money ρ (below zero). Many pairs (λ, ρ) give many policies; those that no other one beats "
            "on validation patients form the front. Each was tuned and chosen without test patients."),
        ReportWords::tr("Training and choice.")});
    const QString saying =
        isNetwork(facts) ? ReportWords::tr("The network itself chooses between the two diagnoses.")
                         : ReportWords::tr("It says “a case” from the probability at which λ, the value of a case, "
                                           "outweighs a correct negative: 1 / (1 + λ).");
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "After each result the policy has a probability of the outcome; it ends with one of two diagnoses. %1 This "
            "was fixed before test patients were looked at. Baselines have the threshold that was best for F1 on "
            "validation patients. Neither sees the outcome of the patient it diagnoses.")
            .arg(saying),
        ReportWords::tr("Output and thresholds.")});
}

void addJudging(ReportSection& section, const ReportFacts& facts)
{
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "Discrimination by AUROC and the area under the precision–recall curve; diagnoses by F1, sensitivity, "
            "specificity, predictive value and AM, the mean of sensitivity and specificity; calibration by the "
            "curve, slope and intercept and the Brier score; usefulness by net benefit (Vickers and Elkin 2006); "
            "money by the mean cost per patient, shared fees included."),
        ReportWords::tr("Measures.")});
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "95 % intervals are percentiles of bootstrap resamples of test patients (%1 draws, seed %2), unless a "
            "caption names another method. Models are compared on the same patients: each resample judges both, "
            "and a difference is called distinguishable where its interval leaves out zero.")
            .arg(countText(facts.comparison().resamples), QString::number(facts.comparison().seed.value)),
        ReportWords::tr("Intervals and comparison.")});
    section.blocks.push_back(
        ReportParagraph{ReportWords::tr("No model was recalibrated or otherwise updated after it had been judged."),
                        ReportWords::tr("Updating.")});
}

// Settings as they are stored, one line each: what is written there reads back as the same plan.
void addFields(ReportTable& table, const QJsonObject& object, const QString& prefix = {})
{
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString name = prefix.isEmpty() ? field.key() : prefix + QLatin1Char('.') + field.key();
        if (field.value().isObject())
            addFields(table, field.value().toObject(), name);
        else
            table.rows.push_back({name, field.value().toVariant().toString()});
    }
}

ReportTable planTable(const QString& caption, const std::string& json)
{
    ReportTable table;
    table.caption = caption;
    table.columns = {ReportWords::tr("Setting"), ReportWords::tr("Value")};
    addFields(table, QJsonDocument::fromJson(QByteArray::fromStdString(json)).object());
    return table;
}

bool isOfOtherMethod(const QString& setting, core::FrontMethod method)
{
    const bool sweep = method == core::FrontMethod::SweepPretrained || method == core::FrontMethod::SweepEndToEnd;
    return (setting.startsWith(QLatin1String("lattice")) && method != core::FrontMethod::Lattice) ||
           (setting.startsWith(QLatin1String("sweep")) && !sweep);
}

ReportTable seedTable(const ReportFacts& facts)
{
    ReportTable table;
    table.caption = ReportWords::tr("Seeds");
    table.columns = {ReportWords::tr("Used for"), ReportWords::tr("Seed")};
    const auto add = [&](const QString& what, core::Seed seed) {
        table.rows.push_back({what, QString::number(seed.value)});
    };
    add(ReportWords::tr("Division of the patients"), facts.source().assessment->study.split.seed);
    if (facts.source().front)
        add(ReportWords::tr("Front %1").arg(facts.source().front->id.value), facts.source().front->start.plan.seed);
    if (facts.source().run)
        add(ReportWords::tr("Policy %1").arg(QString::fromStdString(core::runPolicyName(*facts.source().run))),
            facts.source().run->start.plan.seed);
    if (facts.source().table)
        add(ReportWords::tr("Table of baselines, first repeat"), facts.source().table->start.plan.seed);
    add(ReportWords::tr("Intervals"), facts.comparison().seed);
    return table;
}

} // namespace

MadeSection methodsSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Methods");
    addMethod(section, facts);
    addJudging(section, facts);
    return section;
}

MadeSection settingsSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("All settings and seeds");
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "The same settings, data and machine give the same numbers. The project file holds the policies "
        "themselves; PanelWise applies them to new patients (panelwise-cli evaluate).")});
    section.blocks.push_back(seedTable(facts));
    if (facts.source().front) {
        const core::FrontPlan& plan = facts.source().front->start.plan;
        ReportTable table = planTable(ReportWords::tr("Settings of the front"), core::writeFrontPlan(plan));
        std::erase_if(table.rows, [&](const QStringList& row) { return isOfOtherMethod(row.front(), plan.method); });
        section.blocks.push_back(std::move(table));
    }
    if (facts.source().run)
        section.blocks.push_back(
            planTable(ReportWords::tr("Settings of the training"), core::writePlan(facts.source().run->start.plan)));
    return section;
}

MadeSection softwareSection(const ReportFacts& facts)
{
    const ReportSource& source = facts.source();
    ReportSection section;
    section.title = ReportWords::tr("Software and identity");
    ReportTable table;
    table.rows = {{QStringLiteral("PanelWise"), source.version}};
    for (const auto& [name, version] : source.libraries)
        table.rows.push_back({name, version});
    table.rows.push_back({ReportWords::tr("Project"), source.projectFile});
    if (!source.projectIdentity.isEmpty())
        table.rows.push_back({ReportWords::tr("Identity of the project"), source.projectIdentity});
    table.rows.push_back({ReportWords::tr("Made on"), QLocale().toString(source.made, QLocale::LongFormat)});
    section.blocks.push_back(std::move(table));
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "The analysis is repeated by opening the project, or with panelwise-cli and the settings above.")});
    return section;
}

} // namespace ui
