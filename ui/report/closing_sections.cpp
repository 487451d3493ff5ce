#include "core/eval/metrics.h"
#include "core/front/front_optimism.h"
#include "ui/report/report_sections.h"
#include "ui/text/front_text.h"
#include "ui/text/number_text.h"

namespace ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Report)
};

QString dataLimit(const ReportFacts& facts)
{
    if (facts.isSynthetic())
        return Words::tr(
            "The patients are synthetic: drawn from class-wise quantiles and correlations. What depends on "
            "finer structure of real data is not there, and figures do not carry over to real patients.");
    return Words::tr(
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
    limits << Words::tr(
                  "Figures rest on %1 test patients with %2 events; the intervals say how far chance may have moved "
                  "them.")
                  .arg(countText(test.size()), countText(events));
    if (facts.source().front) {
        const core::FrontPlan& plan = facts.source().front->start.plan;
        if (const auto optimism = core::optimismOf(facts.source().front->points, plan.metric))
            limits << optimismText(*optimism, {.metric = plan.metric, .currency = facts.currency()});
        if (facts.source().front->summary)
            for (const core::FrontNotice notice : facts.source().front->summary->notices)
                if (isWarning(notice))
                    limits << frontNoticeText(notice);
    }
    const double missing = facts.source().assessment->summary.testValuesMissing;
    if (missing > 0.0)
        limits << Words::tr(
                      "%1 of the test results are not recorded. A policy that orders such a panel pays for nothing; "
                      "with complete records it might choose otherwise.")
                      .arg(shareText(missing));
    limits << Words::tr("Every result is taken to be there at once and without harm: turnaround, blood volume and the "
                        "burden of coming again are not counted.");
    limits << Words::tr("Prices are those of the table above. A policy is best for the prices it was made for.");
    limits << Words::tr(
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
    section.title = Words::tr("Limitations");
    section.blocks.push_back(ReportParagraph{
        Words::tr("Written from the facts of this study. What they mean for bias and for use elsewhere is for the "
                  "author to judge.")});
    section.blocks.push_back(ReportList{limitsOf(facts)});
    return section;
}

MadeSection backgroundSection(const ReportFacts&)
{
    return authorSection(Words::tr("Background and context"),
                         {Words::tr("a structured abstract."),
                          Words::tr("the clinical context, why this model is wanted, and which ones exist."),
                          Words::tr("where in the path of care it would stand and who would use it."),
                          Words::tr("known inequalities between groups of people.")});
}

MadeSection interpretationSection(const ReportFacts&)
{
    return authorSection(
        Words::tr("Clinical interpretation"),
        {Words::tr("what the results mean beside earlier studies, fairness between groups included."),
         Words::tr("what they would mean for practice, who would have to do and to know what, and how poor or "
                   "unavailable values would be handled there."),
         Words::tr("adverse events of the tests."), Words::tr("next steps for research.")});
}

MadeSection ethicsSection(const ReportFacts&)
{
    return authorSection(Words::tr("Ethics, funding, registration"),
                         {Words::tr("ethics committee and consent, or why none was needed."),
                          Words::tr("funding and the role of the funders; conflicts of interest."),
                          Words::tr("registration and protocol, or that there is none."),
                          Words::tr("whether and where data and code can be had."),
                          Words::tr("how patients and the public were involved.")});
}

MadeSection modelCardSection(const ReportFacts& facts)
{
    ReportSection section;
    section.title = Words::tr("Model card");
    section.blocks.push_back(ReportParagraph{Words::tr("After Mitchell et al., FAT* 2019.")});
    QStringList groups;
    for (const core::Feature& feature : facts.cohort().features())
        if (feature.visible)
            if (const QString label = facts.describer().labelOf(facts.task(), feature.column); !groups.contains(label))
                groups << label;
    ReportTable card;
    const QString name = facts.model() ? facts.model()->name : Words::tr("none chosen");
    card.rows = {
        {Words::tr("Model"), Words::tr("%1; PanelWise %2").arg(name, facts.source().version)},
        {Words::tr("Intended use"),
         Words::tr("Education and research: to explore what a sequence of panels for %1 costs "
                   "and finds. Users: clinicians, educators and analysts.")
             .arg(facts.disease())},
        {Words::tr("Out of scope"), Words::tr("Decisions about patients. Patients unlike those of the study, other "
                                              "units, other prices, other definitions of the outcome.")},
        {Words::tr("Factors"),
         groups.isEmpty() ? Words::tr("None is known before the tests.") : groups.join(QStringLiteral(", "))},
        {Words::tr("Metrics"), Words::tr("F1, sensitivity, specificity, AUROC and mean cost with 95 % intervals; "
                                         "calibration and net benefit where the report shows them.")},
        {Words::tr("Training data"), Words::tr("%1 patients").arg(countText(facts.split().trainingCount()))},
        {Words::tr("Evaluation data"),
         Words::tr("%1 test patients of the same source").arg(countText(facts.split().count(core::SplitPart::Test)))},
        {Words::tr("Ethical considerations"),
         Words::tr("A cheaper policy misses patients; who they are is shown by group as far as numbers allow. "
                   "Author to complete.")},
        {Words::tr("Caveats"),
         Words::tr("See the limitations. Showing prices does not by itself change what is ordered.")}};
    section.blocks.push_back(std::move(card));
    return section;
}

} // namespace ui
