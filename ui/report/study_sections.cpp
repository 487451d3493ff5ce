// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_sections.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/sample_card.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/training_text.h"
#include "ui/report/report_words.h"

#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

QString patientsAndEvents(const ReportFacts& facts)
{
    const core::Cohort& cohort = facts.cohort();
    return ReportWords::tr("%1, of whom %2 have %3")
        .arg(ReportWords::tr("%Ln patients", nullptr, pluralCount(cohort.patientCount())),
             countAndShare(cohort.positiveCount(), cohort.patientCount()), facts.disease());
}

std::size_t eventsAmong(const core::Cohort& cohort, std::span<const core::PatientIndex> patients)
{
    return static_cast<std::size_t>(std::count_if(patients.begin(), patients.end(), [&](core::PatientIndex patient) {
        return cohort.outcome(patient) == core::Disease::Present;
    }));
}

QString sourceName(const ReportFacts& facts)
{
    const core::TablePtr& table = facts.source().assessment->edited;
    return table ? QString::fromStdString(table->sourceName()) : QString();
}

QString partName(core::SplitPart part)
{
    switch (part) {
    case core::SplitPart::Encoder:
        return ReportWords::tr("Training: state encoder");
    case core::SplitPart::Policy:
        return ReportWords::tr("Training: classifier and policy");
    case core::SplitPart::ClassifierValidation:
        return ReportWords::tr("Validation: classifier");
    case core::SplitPart::PolicyValidation:
        return ReportWords::tr("Validation: choice of policies");
    case core::SplitPart::Test:
        break;
    }
    return ReportWords::tr("Test: looked at once, at the end");
}

ReportTable splitTable(const ReportFacts& facts)
{
    ReportTable table;
    table.caption = ReportWords::tr("Patients and events in each part of the analysis");
    table.columns = {ReportWords::tr("Part"), ReportWords::tr("Patients"), ReportWords::tr("With the outcome")};
    const core::Cohort& cohort = facts.cohort();
    for (std::size_t part = 0; part < core::kSplitParts; ++part) {
        const auto patients = facts.split().patients(static_cast<core::SplitPart>(part));
        table.rows.push_back({partName(static_cast<core::SplitPart>(part)), countText(patients.size()),
                              countAndShare(eventsAmong(cohort, patients), patients.size())});
    }
    table.rows.push_back({ReportWords::tr("All"), countText(cohort.patientCount()),
                          countAndShare(cohort.positiveCount(), cohort.patientCount())});
    table.strong = {static_cast<int>(core::kSplitParts)};
    return table;
}

QString splitSentence(const ReportFacts& facts)
{
    const core::Study& study = facts.source().assessment->study;
    const QString seed = QString::number(study.split.seed.value);
    if (!study.task.splitColumn.empty())
        return ReportWords::tr(
                   "The column %1 of the data says who is used for training, validation and test; within these "
                   "the parts were drawn at random with seed %2.")
            .arg(QString::fromStdString(study.task.splitColumn), seed);
    if (study.task.splitRule != core::SplitRule())
        return ReportWords::tr("%1; what is drawn at random was drawn with seed %2.").arg(splitText(study.task), seed);
    return ReportWords::tr(
               "Patients were divided at random within each outcome, with seed %1, so that every part has about "
               "the same share of events.")
        .arg(seed);
}

// Riley et al. and others count parameters; of trees and networks only candidate predictors can be counted.
QString eventsSentence(const ReportFacts& facts)
{
    std::size_t events = 0;
    for (const core::SplitPart part : {core::SplitPart::Encoder, core::SplitPart::Policy})
        events += eventsAmong(facts.cohort(), facts.split().patients(part));
    const std::size_t features = facts.cohort().featureCount();
    return ReportWords::tr(
               "There are %1 events among training patients for %2 candidate predictors: %3 events for each.")
        .arg(countText(events), countText(features),
             numberText(features ? double(events) / double(features) : 0.0, QLocale(), 2));
}

} // namespace

ReportFace reportFace(const ReportFacts& facts)
{
    const ReportSource& source = facts.source();
    ReportFace face;
    face.title =
        ReportWords::tr("Sequential test panels for the diagnosis of %1: development and internal evaluation of a "
                        "testing policy")
            .arg(facts.disease());
    face.subtitle =
        ReportWords::tr("Report of the project %1, made by PanelWise %2 on %3")
            .arg(source.projectFile, source.version, QLocale().toString(source.made.date(), QLocale::LongFormat));
    face.header = source.projectFile;
    face.keyFacts << patientsAndEvents(facts);
    if (const core::Evaluation* judged = facts.evaluation())
        face.keyFacts << ReportWords::tr("%1 on %2 test patients: mean cost %3, F1 %4, AUROC %5")
                             .arg(facts.model()->name, countText(judged->patients()),
                                  reportMoney(judged->meanCost, facts.currency()), reportFigure(judged->f1),
                                  reportFigure(judged->auroc));
    face.origin = facts.origin();
    face.identity = source.projectIdentity;
    face.file = source.projectFile;
    face.version = source.version;
    return face;
}

MadeSection purposeSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Title and purpose");
    const std::size_t panels = facts.cohort().catalog().panelCount();
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "This is a study of diagnostic accuracy. It describes the development and the internal evaluation of "
            "a model that decides for one patient after the other which of %1 to order next, and when to "
            "diagnose %2 or its absence. Each panel has its price; a policy weighs what its results may change "
            "against what they cost.")
            .arg(ReportWords::tr("%Ln test panels", nullptr, pluralCount(panels)), facts.disease())});
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "To find, for every mean cost per patient, a policy whose diagnoses have the best F1, and to judge "
            "the chosen one on patients that neither training nor the choice has seen, beside what is used "
            "today."),
        ReportWords::tr("Objective.")});
    ReportTable facts1;
    facts1.rows = {{ReportWords::tr("Outcome"), facts.disease()},
                   {ReportWords::tr("Patients"), patientsAndEvents(facts)},
                   {ReportWords::tr("All panels together"),
                    facts.price(facts.cohort().catalog().priceOf(core::PanelMask::all(panels)))}};
    if (facts.model())
        facts1.rows.push_back({ReportWords::tr("Model of this report"), facts.model()->name});
    section.blocks.push_back(std::move(facts1));
    return section;
}

MadeSection dataSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Data source, dates, setting");
    const core::Assessment& assessment = *facts.source().assessment;
    const core::BuiltinCohort* builtin =
        facts.isSynthetic() ? core::findBuiltinCohort(assessment.edited->sourceName()) : nullptr;
    if (builtin)
        section.blocks.push_back(ReportParagraph{
            ReportWords::tr(
                "The patients are synthetic. They were drawn by the program from the published quantiles and "
                "correlations of public data (cohort “%1”); no record of a person is among them, and they have "
                "no dates, centre or treatment. Figures of this report say nothing about patients of any "
                "hospital.")
                .arg(QString::fromStdString(builtin->title))});
    else
        section.blocks.push_back(ReportParagraph{
            ReportWords::tr("The data were imported from the file %1. The program knows its columns and "
                            "values, not how they were collected.")
                .arg(sourceName(facts))});
    ReportTable table;
    table.rows = {
        {ReportWords::tr("Source"), sourceName(facts)},
        {ReportWords::tr("Rows imported"), countText(facts.comparison().importedRows)},
        {ReportWords::tr("Columns used"),
         ReportWords::tr("%1 known before any test, %2 in panels")
             .arg(countText(assessment.study.task.visible.size()),
                  countText(facts.cohort().features().size() - facts.cohort().visibleFeatures().count()))},
        {ReportWords::tr("Fingerprint of the patients"), QString::fromStdString(facts.cohort().fingerprint().hex())}};
    section.blocks.push_back(std::move(table));
    if (!builtin) {
        section.blocks.push_back(forAuthor(
            ReportWords::tr("where the data come from and why these were used; whether they represent the patients the "
                            "policy is meant for; first and last date; setting, number and place of centres; how "
                            "participants were identified, and whether as a consecutive, random or convenience series; "
                            "treatments received.")));
        section.state = SectionState::LookHere;
        section.look = ReportWords::tr("dates and setting to be added");
    }
    return section;
}

MadeSection outcomeSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Outcome definition");
    const core::Task& task = facts.task();
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "The outcome is %1: a patient is a case where %2. It is the reference standard for every figure of this "
            "report. %3 of %4 patients are cases.")
            .arg(facts.disease(), caseRuleText(task), countText(facts.cohort().positiveCount()),
                 countText(facts.cohort().patientCount()))});
    if (facts.isSynthetic()) {
        const core::BuiltinCohort* builtin = core::findBuiltinCohort(facts.source().assessment->edited->sourceName());
        section.blocks.push_back(ReportParagraph{sampleQuestion(*builtin), ReportWords::tr("Question.")});
        return section;
    }
    section.blocks.push_back(forAuthor(ReportWords::tr(
        "how and when the outcome was assessed, with its cut-off and why; who assessed it and what they "
        "knew; time between the tests and the assessment; severity and other diagnoses of the patients.")));
    section.state = SectionState::LookHere;
    section.look = ReportWords::tr("definition to be added");
    return section;
}

MadeSection sizeSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Sample size and events");
    section.blocks.push_back(ReportParagraph{splitSentence(facts)});
    section.blocks.push_back(splitTable(facts));
    section.blocks.push_back(ReportParagraph{eventsSentence(facts)});
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr("Development and test patients come from the same data; there is no difference in setting, "
                        "eligibility, outcome or predictors between them.")});
    const std::size_t events = eventsAmong(facts.cohort(), facts.split().patients(core::SplitPart::Test));
    constexpr std::size_t kFewEvents = 100; // Collins et al. 2016: at least 100 events to validate a model
    if (events < kFewEvents) {
        section.blocks.push_back(ReportParagraph{
            ReportWords::tr(
                "Only %1 of the test patients have the outcome. At least 100 events are advised for judging a "
                "model (Collins et al., Stat Med 2016); the intervals are wide accordingly.")
                .arg(countText(events)),
            ReportWords::tr("Few events."), ReportParagraph::Kind::Look});
        section.state = SectionState::LookHere;
        section.look = ReportWords::tr("%1 events among test patients").arg(countText(events));
    }
    section.blocks.push_back(forAuthor(ReportWords::tr("how the study size was arrived at.")));
    return section;
}

} // namespace ui
