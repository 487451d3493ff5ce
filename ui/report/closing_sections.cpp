// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/metrics.h"
#include "core/front/front_optimism.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

namespace ui {
namespace {

QString dataLimit(const ReportFacts& facts)
{
    if (facts.isSynthetic())
        return ReportWords::tr(
            "The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on "
            "finer structure of real data is not there, and figures do not carry over to real patients.");
    return ReportWords::tr(
        "All patients come from one file. Whether it is one centre or several is not known to the program; "
        "no evaluation on patients from elsewhere was done, and differences between clusters were not "
        "examined.");
}

QStringList limitsOf(const ReportFacts& facts)
{
    QStringList limits{dataLimit(facts)};
    const auto test = facts.split().patients(core::SplitPart::Test);
    std::size_t events = 0;
    for (const core::PatientIndex patient : test)
        events += facts.cohort().outcome(patient) == core::Disease::Present ? 1 : 0;
    limits << ReportWords::tr(
                  "Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved "
                  "them.")
                  .arg(countText(test.size()), countText(events));
    if (facts.source().front) {
        const core::FrontPlan& plan = facts.source().front->start.plan;
        if (const auto optimism = core::optimismOf(facts.source().front->points, plan.axes()))
            limits << optimismText(*optimism, {.metric = plan.metric, .currency = facts.currency()});
        if (facts.source().front->summary)
            for (const core::FrontNotice notice : facts.source().front->summary->notices)
                if (isWarning(notice))
                    limits << frontNoticeText(notice);
    }
    const double missing = facts.source().assessment->summary.testValuesMissing;
    if (missing > 0.0)
        limits << ReportWords::tr(
                      "%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; "
                      "with complete records it might choose otherwise.")
                      .arg(shareText(missing));
    limits << ReportWords::tr(
        "Every result is taken to be there at once and without harm: turnaround, blood volume and the "
        "burden of coming again are not counted.");
    limits << ReportWords::tr("Prices are those of the table above. A policy is best for the prices it was made for.");
    limits << ReportWords::tr(
        "Results that were recorded for other reasons than this study may depend on what was suspected.");
    return limits;
}

ReportSection authorSection(const QString& title, const QStringList& wanted)
{
    ReportSection section;
    section.title = title;
    section.state = SectionState::ForAuthor;
    for (const QString& text : wanted)
        section.blocks.push_back(forAuthor(text));
    return section;
}

} // namespace

MadeSection limitationsSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Limitations");
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "Written from the facts of this study. What they mean for bias and for use elsewhere is for the "
        "author to judge.")});
    section.blocks.push_back(ReportList{limitsOf(facts)});
    return section;
}

MadeSection backgroundSection(const ReportFacts&)
{
    return authorSection(ReportWords::tr("Background and context"),
                         {ReportWords::tr("a structured abstract."),
                          ReportWords::tr("the clinical context, why this model is wanted, and which ones exist."),
                          ReportWords::tr("where in the path of care it would stand and who would use it."),
                          ReportWords::tr("known inequalities between groups of people.")});
}

MadeSection interpretationSection(const ReportFacts&)
{
    return authorSection(
        ReportWords::tr("Clinical interpretation"),
        {ReportWords::tr("what the results mean beside earlier studies, fairness between groups included."),
         ReportWords::tr("what they would mean for practice, who would have to do and to know what, and how poor or "
                         "unavailable values would be handled there."),
         ReportWords::tr("adverse events of the tests."), ReportWords::tr("next steps for research.")});
}

MadeSection ethicsSection(const ReportFacts&)
{
    return authorSection(ReportWords::tr("Ethics, funding, registration"),
                         {ReportWords::tr("ethics committee and consent, or why none was needed."),
                          ReportWords::tr("funding and the role of the funders; conflicts of interest."),
                          ReportWords::tr("registration and protocol, or that there is none."),
                          ReportWords::tr("whether and where data and code can be had."),
                          ReportWords::tr("how patients and the public were involved.")});
}

MadeSection modelCardSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = ReportWords::tr("Model card");
    section.blocks.push_back(ReportParagraph{ReportWords::tr("After Mitchell et al., FAT* 2019.")});
    QStringList groups;
    for (const core::Feature& feature : facts.cohort().features())
        if (feature.visible)
            if (const QString label = facts.describer().labelOf(facts.task(), feature.column); !groups.contains(label))
                groups << label;
    ReportTable card;
    const QString name = facts.model() ? facts.model()->name : ReportWords::tr("none chosen");
    card.rows = {
        {ReportWords::tr("Model"), ReportWords::tr("%1; PanelWise %2").arg(name, facts.source().version)},
        {ReportWords::tr("Intended use"),
         ReportWords::tr("Education and research: to explore what a sequence of panels for %1 costs "
                         "and finds. Users: clinicians, educators and analysts.")
             .arg(facts.disease())},
        {ReportWords::tr("Out of scope"),
         ReportWords::tr("Decisions about patients. Patients unlike those of the study, other "
                         "units, other prices, other definitions of the outcome.")},
        {ReportWords::tr("Factors"),
         groups.isEmpty() ? ReportWords::tr("None is known before the tests.") : groups.join(QStringLiteral(", "))},
        {ReportWords::tr("Metrics"),
         ReportWords::tr("F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; "
                         "calibration and net benefit where the report shows them.")},
        {ReportWords::tr("Training data"),
         ReportWords::tr("%1 patients").arg(countText(facts.split().trainingCount()))},
        {ReportWords::tr("Evaluation data"), ReportWords::tr("%1 test patients of the same source")
                                                 .arg(countText(facts.split().count(core::SplitPart::Test)))},
        {ReportWords::tr("Ethical considerations"),
         ReportWords::tr("A cheaper policy misses patients; who they are is shown by group as far as numbers allow. "
                         "Author to complete.")},
        {ReportWords::tr("Caveats"),
         ReportWords::tr("See the limitations. Showing prices does not by itself change what is ordered.")}};
    section.blocks.push_back(std::move(card));
    return section;
}

} // namespace ui
