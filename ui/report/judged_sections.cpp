// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/panel_value.h"
#include "core/eval/subgroups.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/pooled_text.h"
#include "ui/common/text/story_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/comparison/compare_figures.h"
#include "ui/figures/comparison/compare_words.h"
#include "ui/figures/comparison/model_judge.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/shown_model.h"
#include "ui/figures/comparison/subgroup_words.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

namespace ui {
namespace {

constexpr std::size_t kMostDivisions = 6; // ways to divide patients in the table
constexpr std::size_t kSubgroupResamples = 500;
constexpr double kDiagramHeight = 95.0; // mm

bool isScored(const ReportFacts& facts)
{
    return facts.model() && facts.model()->model && facts.model()->model->test &&
           facts.model()->model->test->count() > 0;
}

void addFigure(ReportSection& section, FigurePtr figure, double heightMm)
{
    if (figure)
        section.blocks.push_back(ReportFigure{std::move(figure), heightMm});
}

QString thresholdSentence(const ReportFacts& facts)
{
    if (const core::Threshold& threshold = facts.comparison().threshold)
        return ReportWords::tr("All models say “a case” from a probability of %1 upwards.")
            .arg(probabilityText(*threshold));
    return ReportWords::tr(
        "Each model makes its own diagnoses: the policy as it was trained, the others from the threshold "
        "that was best on validation patients.");
}

ReportTable comparisonTable(const ReportFacts& facts, const std::vector<JudgedModel>& judged)
{
    const Comparison& comparison = facts.comparison();
    ReportTable table;
    table.caption = ReportWords::tr("Models on the same test patients");
    table.columns = {ReportWords::tr("Model"),           ReportWords::tr("Mean cost"),
                     ReportWords::tr("F1 (95 % CI)"),    ReportWords::tr("Sensitivity"),
                     ReportWords::tr("Specificity"),     ReportWords::tr("PPV"),
                     ReportWords::tr("AUROC (95 % CI)"), ReportWords::tr("Δ F1 (95 % CI)")};
    const core::TestCatalog& catalog = facts.cohort().catalog();
    if (catalog.hasMinutes())
        table.columns << ReportWords::tr("Mean time");
    if (catalog.hasMillilitres())
        table.columns << ReportWords::tr("Mean blood");
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const core::ModelMetrics& figures = judged[i].figures;
        table.rows.push_back(
            {comparison.models[i].name, reportMoney({figures.meanCost.value, {}}, facts.currency()),
             figureWithInterval(figures.f1, 3), reportShare({figures.recall.value, {}}),
             reportShare({figures.specificity.value, {}}), reportShare({figures.precision.value, {}}),
             figureWithInterval(figures.auroc, 3),
             judged[i].difference ? differenceText(judged[i].difference->f1) : ReportWords::tr("reference")});
        const core::ComparedModel& model = *comparison.models[i].model;
        if (catalog.hasMinutes())
            table.rows.back() << (model.cases ? reportMinutes({meanMinutesOf(model, catalog), {}})
                                              : QStringLiteral("–"));
        if (catalog.hasMillilitres())
            table.rows.back() << reportMillilitres({meanMillilitresOf(*model.test, catalog), {}});
    }
    table.strong = {0};
    table.note = facts.caption(
        ReportWords::tr("paired bootstrap, %1 draws; AUROC by DeLong").arg(countText(comparison.resamples)));
    return table;
}

ReportTable calibrationTable(const ReportFacts& facts, ModelJudge& judge)
{
    ReportTable table;
    table.caption = ReportWords::tr("Calibration");
    table.columns = {ReportWords::tr("Model"),
                     ReportWords::tr("Slope (95 % CI)"),
                     ReportWords::tr("Intercept (95 % CI)"),
                     ReportWords::tr("Calibration in the large"),
                     ReportWords::tr("Brier score (95 % CI)"),
                     ReportWords::tr("Expected / observed")};
    for (const ShownModel& shown : facts.comparison().models) {
        const core::Calibration& found = judge.calibration(*shown.model);
        table.rows.push_back({shown.name, figureWithInterval(found.slope, 2), figureWithInterval(found.intercept, 2),
                              figureWithInterval(found.inTheLarge, 2), figureWithInterval(found.brier, 3),
                              figureText(found.expectedToObserved)});
    }
    table.note =
        ReportWords::tr("Slope and intercept of the log odds of the outcome on predicted log odds: 1 and 0 would be "
                        "perfect. %1")
            .arg(facts.caption(ReportWords::tr("Wald's method, of the Brier score from its standard error")));
    return table;
}

struct SubgroupRows {
    ReportTable table;
    int tooFew = 0;
};

void addDivision(SubgroupRows& rows, const ReportFacts& facts, const core::SubgroupDivision& division)
{
    const ShownModel& shown = *facts.model();
    const auto figures = core::subgroupMetrics(division, *shown.model->test, thresholdOf(facts.comparison(), 0),
                                               {.resamples = kSubgroupResamples, .seed = facts.comparison().seed});
    const QString label = facts.describer().labelOf(facts.task(), division.column);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        QStringList row{QStringLiteral("%1: %2").arg(label, subgroupRangeText(division.ranges[i])),
                        countText(figures[i].patients), countText(figures[i].events)};
        if (const auto& known = figures[i].figures)
            row << figureWithInterval(known->f1, 2) << reportShare(known->recall) << reportShare(known->specificity)
                << reportMoney({known->meanCost.value, {}}, facts.currency());
        else
            row << ReportWords::tr("too few") << QStringLiteral("–") << QStringLiteral("–") << QStringLiteral("–");
        rows.tooFew += figures[i].figures ? 0 : 1;
        rows.table.rows.push_back(std::move(row));
    }
}

// Where a cell folds, it folds before the sign.
QString cellOf(const core::Spread& spread, int decimals)
{
    return spreadText(spread, decimals).replace(QStringLiteral("± "), QStringLiteral("±\u00a0"));
}

} // namespace

MadeSection comparisonSection(const ReportFacts& facts)
{
    if (!isScored(facts) || facts.comparison().models.size() < 2)
        return std::nullopt;
    const Comparison& comparison = facts.comparison();
    ModelJudge judge;
    judge.prepare(comparison);
    const std::vector<JudgedModel> judged = judgedModels(comparison, judge);
    ReportSection section;
    section.title = ReportWords::tr("Comparison");
    section.blocks.push_back(ReportParagraph{thresholdSentence(facts)});
    section.blocks.push_back(comparisonTable(facts, judged));
    if (const QString words = inWords(comparison, judged); !words.isEmpty())
        section.blocks.push_back(ReportParagraph{words, ReportWords::tr("In words.")});
    return section;
}

MadeSection validationSection(const ReportFacts& facts)
{
    if (!isScored(facts))
        return std::nullopt;
    const Comparison& comparison = facts.comparison();
    ModelJudge judge;
    judge.prepare(comparison);
    ReportSection section;
    section.title = ReportWords::tr("ROC, calibration, decision curve");
    addFigure(section, rocFigure(comparison), kDiagramHeight);
    addFigure(section, precisionRecallFigure(comparison), kDiagramHeight);
    addFigure(section, calibrationFigure(comparison), kDiagramHeight);
    section.blocks.push_back(calibrationTable(facts, judge));
    addFigure(section, decisionCurveFigure(comparison), kDiagramHeight);
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "Net benefit counts a case found as 1 and takes off each false alarm by the odds of the threshold "
        "(Vickers and Elkin 2006); the price of the tests is not in it.")});
    return section;
}

MadeSection subgroupSection(const ReportFacts& facts)
{
    if (!isScored(facts))
        return std::nullopt;
    const auto divisions = core::subgroupDivisions(facts.cohort(), facts.model()->model->test->patients);
    if (divisions.empty())
        return std::nullopt;
    SubgroupRows rows;
    rows.table.caption = ReportWords::tr("%1 by what is known before any test").arg(facts.model()->name);
    rows.table.columns = {ReportWords::tr("Group"),
                          ReportWords::tr("Patients"),
                          ReportWords::tr("Events"),
                          ReportWords::tr("F1 (95 % CI)"),
                          ReportWords::tr("Sensitivity (95 % CI)"),
                          ReportWords::tr("Specificity (95 % CI)"),
                          ReportWords::tr("Mean cost")};
    for (std::size_t i = 0; i < std::min(divisions.size(), kMostDivisions); ++i)
        addDivision(rows, facts, divisions[i]);
    rows.table.note = facts.caption(ReportWords::tr("bootstrap, %1 draws").arg(countText(kSubgroupResamples)));
    ReportSection section;
    section.title = ReportWords::tr("Subgroups");
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr(
            "Exploratory: the groups were not chosen beforehand, and no model was changed for fairness between "
            "them. Groups with fewer than %1 test patients have no figures.")
            .arg(core::kSmallestSubgroup)});
    section.blocks.push_back(std::move(rows.table));
    if (divisions.size() > kMostDivisions)
        section.blocks.push_back(ReportParagraph{ReportWords::tr("%Ln further variables are not shown.", nullptr,
                                                                 pluralCount(divisions.size() - kMostDivisions)),
                                                 {},
                                                 ReportParagraph::Kind::Small});
    if (rows.tooFew > 0) {
        section.state = SectionState::LookHere;
        section.look = ReportWords::tr("%Ln groups have n < %1", nullptr, rows.tooFew).arg(core::kSmallestSubgroup);
    }
    return section;
}

MadeSection panelValueSection(const ReportFacts& facts)
{
    const core::PolicyCases* cases = facts.cases();
    if (!cases || !isScored(facts))
        return std::nullopt;
    const double threshold = facts.comparison().threshold.value_or(core::thresholdLikeOwn(*facts.model()->model->test));
    ReportTable table;
    table.caption = ReportWords::tr("What each panel did to the diagnosis");
    table.columns = {ReportWords::tr("Panel"),      ReportWords::tr("Ordered for"), ReportWords::tr("Made right"),
                     ReportWords::tr("Made wrong"), ReportWords::tr("Mean shift"),  ReportWords::tr("Paid in all")};
    for (const core::PanelValue& value : core::panelValues(cases->episodes, facts.cohort(), threshold))
        table.rows.push_back({facts.panelName(value.panel.value), countAndShare(value.ordered, cases->episodes.size()),
                              countText(value.madeRight), countText(value.madeWrong),
                              value.ordered ? shareText(value.meanShift) : QStringLiteral("–"),
                              facts.money(value.totalCost)});
    table.note = ReportWords::tr("Shift: of the probability of the outcome, up or down, in percentage points. %1")
                     .arg(facts.caption());
    ReportSection section;
    section.title = ReportWords::tr("Panel value");
    section.blocks.push_back(ReportParagraph{ReportWords::tr(
        "A diagnosis that was wrong before a panel's results and right after them was made right by it.")});
    addFigure(section, panelValueFigure(facts.comparison()), 70.0);
    section.blocks.push_back(std::move(table));
    if (FigurePtr map = redundancyFigure(facts.comparison())) {
        section.blocks.push_back(ReportParagraph{ReportWords::tr(
            "How well a panel's results can be predicted from what else is known says why it need not be ordered.")});
        addFigure(section, std::move(map), 80.0);
    }
    return section;
}

namespace {

// Where all patients judged: counts of all folds together, and who is better for a share of the money.
ReportSection pooledBaselines(const core::BaselineRecord& record, const ReportFacts& facts)
{
    const core::BaselinePlan& plan = record.start.plan;
    ReportTable table;
    table.caption = ReportWords::tr("Baselines on all patients, with 95 % intervals");
    table.columns = {ReportWords::tr("Model"),       ReportWords::tr("Folds"),
                     ReportWords::tr("F1"),          ReportWords::tr("Sensitivity"),
                     ReportWords::tr("Specificity"), ReportWords::tr("Cost (%1)").arg(facts.currency())};
    for (const core::PooledRow& row : core::pooledRows(plan, record.runs))
        table.rows.push_back({systemText(row.system), countText(row.rounds), estimateText(row.f1, 3),
                              estimateText(row.recall, 2), estimateText(row.specificity, 2),
                              estimateText(row.meanCost, 2)});
    table.note = pooledNote();
    ReportSection section;
    section.title = ReportWords::tr("Baselines");
    section.blocks.push_back(ReportParagraph{
        ReportWords::tr("All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, "
                        "settings and thresholds chosen on validation patients among the others.",
                        nullptr, plan.judging.folds)
            .arg(countText(record.start.patients))});
    section.blocks.push_back(std::move(table));
    for (const core::SystemKind front : core::frontsAmong(record.runs)) {
        ReportTable duels;
        duels.caption =
            ReportWords::tr("%1 for a share of another's money").arg(systemText({front, core::PanelChoice::All}));
        duels.columns = {ReportWords::tr("Against"),
                         ReportWords::tr("Share"),
                         ReportWords::tr("Cost (%1)").arg(facts.currency()),
                         ReportWords::tr("F1"),
                         ReportWords::tr("Difference of F1"),
                         ReportWords::tr("Verdict")};
        duels.columns += sameMoneyHeads();
        for (const core::PooledDuel& duel : core::pooledDuels(front, core::kPooledShares, plan, record.runs))
            duels.rows.push_back(QStringList{systemText(duel.system), shareText(duel.share, QLocale(), 0),
                                             estimateText({.value = duel.meanCost.value, .interval = {}}, 2),
                                             figureText(duel.f1.value), differenceEstimateText(duel.difference),
                                             duelVerdict(duel)} +
                                 sameMoneyCells(duel));
        duels.note = duelNote() + QLatin1Char(' ') + sameMoneyNote();
        if (!duels.rows.empty())
            section.blocks.push_back(std::move(duels));
    }
    return section;
}

} // namespace

MadeSection baselinesSection(const ReportFacts& facts)
{
    if (!facts.source().table || facts.source().table->runs.empty())
        return std::nullopt;
    const core::BaselineRecord& record = *facts.source().table;
    if (record.start.plan.judging.everybody())
        return pooledBaselines(record, facts);
    ReportTable table;
    table.caption = ReportWords::tr("Baselines, mean ± standard deviation over repeats, test patients");
    table.columns = {ReportWords::tr("Model"),  ReportWords::tr("Repeats"),
                     ReportWords::tr("F1"),     ReportWords::tr("AUROC"),
                     ReportWords::tr("AM"),     ReportWords::tr("Precision"),
                     ReportWords::tr("Recall"), ReportWords::tr("Cost (%1)").arg(facts.currency())};
    for (const core::BaselineRow& row : core::baselineRows(record.start.plan, record.runs))
        table.rows.push_back({systemText(row.system), countText(row.repeats), cellOf(row.f1, 3), cellOf(row.auroc, 3),
                              cellOf(row.am, 3), cellOf(row.precision, 3), cellOf(row.recall, 3),
                              cellOf(row.meanCost, 2)});
    table.note =
        record.start.plan.sameSplit
            ? ReportWords::tr("Every repeat has the study's own division of the patients and another seed.")
            : ReportWords::tr("The first repeat has the study's own division of the patients, the others have others.");
    ReportSection section;
    section.title = ReportWords::tr("Baselines");
    section.blocks.push_back(
        ReportParagraph{ReportWords::tr("Every model learned from the same patients in each repeat; settings and "
                                        "thresholds were chosen on validation patients.")});
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace ui
