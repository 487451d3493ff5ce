// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/step_needs.h"

#include "ui/common/text/error_text.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <string>

namespace ui {
namespace {

// One context for the translators, though these are free functions.
QString say(const char* text)
{
    return QCoreApplication::translate("StepNeeds", text);
}

QString say(const char* text, std::size_t count)
{
    return say(text).arg(countText(count));
}

std::size_t thingsToCheck(const core::Assessment& assessment)
{
    return assessment.problems.total() + assessment.findings.size() + assessment.identifiers.size();
}

StepInfo dataInfo(const ProjectFacts& facts)
{
    if (!facts.open)
        return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "Open a file or sample"))};
    if (!facts.assessment)
        return {StepState::Running, say(QT_TRANSLATE_NOOP("StepNeeds", "Looking at the data"))};
    if (const std::size_t count = thingsToCheck(*facts.assessment); count > 0)
        return {StepState::LookHere, say(QT_TRANSLATE_NOOP("StepNeeds", "%1 to check"), count)};
    return {StepState::Done,
            say(QT_TRANSLATE_NOOP("StepNeeds", "%1 patients")).arg(countText(facts.assessment->summary.patients))};
}

QString progressText(double done, std::optional<double> remainingSeconds, bool paused)
{
    const QString share = shareText(done, QLocale(), 0);
    if (paused)
        return say(QT_TRANSLATE_NOOP("StepNeeds", "%1, paused")).arg(share);
    if (!remainingSeconds)
        return say(QT_TRANSLATE_NOOP("StepNeeds", "%1 done")).arg(share);
    return say(QT_TRANSLATE_NOOP("StepNeeds", "%1, %2 left")).arg(share, aboutText(*remainingSeconds));
}

StepInfo trainInfo(const ProjectFacts& facts)
{
    if (facts.training)
        return {StepState::Running, progressText(facts.training->progress.share,
                                                 facts.training->progress.remainingSeconds, facts.training->paused)};
    if (!facts.open)
        return {StepState::NeedsEarlier, say(QT_TRANSLATE_NOOP("StepNeeds", "Needs data"))};
    if (!facts.assessment)
        return {StepState::NeedsEarlier, say(QT_TRANSLATE_NOOP("StepNeeds", "Looking at the data"))};
    if (!facts.assessment->problems.empty())
        return {StepState::NeedsEarlier,
                say(QT_TRANSLATE_NOOP("StepNeeds", "Problems in the way: %1"), facts.assessment->problems.total())};
    if (facts.policies > 0)
        return {StepState::Done, say(QT_TRANSLATE_NOOP("StepNeeds", "Policies: %1"), facts.policies)};
    return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "Ready to train"))};
}

StepInfo frontInfo(const ProjectFacts& facts)
{
    if (facts.search) {
        const core::FrontUpdate& progress = facts.search->progress;
        return {StepState::Running, progressText(progress.share, progress.remainingSeconds, facts.search->paused)};
    }
    if (facts.frontInterrupted)
        return {StepState::LookHere, say(QT_TRANSLATE_NOOP("StepNeeds", "Interrupted, can go on"))};
    if (facts.fronts > 0)
        return {StepState::Done, say(QT_TRANSLATE_NOOP("StepNeeds", "%1 on the front"), facts.frontPoints)};
    if (!facts.open || !facts.assessment || !facts.assessment->problems.empty())
        return {StepState::NeedsEarlier, trainInfo(facts).stateText};
    return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "Ready to search"))};
}

StepInfo patientInfo(const ProjectFacts& facts)
{
    if (facts.policies == 0 && facts.frontPoints == 0)
        return {StepState::NeedsEarlier, say(QT_TRANSLATE_NOOP("StepNeeds", "Needs a front or a policy"))};
    if (!facts.patient.isEmpty())
        return {StepState::Ready, facts.patient};
    return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "Choose a patient"))};
}

StepInfo compareInfo(const ProjectFacts& facts)
{
    if (facts.baselines)
        return {StepState::Running, say(QT_TRANSLATE_NOOP("StepNeeds", "Baselines: %1 of %2 rows"))
                                        .arg(countText(facts.baselines->done), countText(facts.baselines->rows))};
    if (!facts.open || !facts.assessment || !facts.assessment->problems.empty())
        return {StepState::NeedsEarlier, trainInfo(facts).stateText};
    if (facts.comparedModels == 0)
        return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "Choose models"))};
    const QString models = say(QT_TRANSLATE_NOOP("StepNeeds", "Models: %1"), facts.comparedModels);
    if (facts.openItems == 0)
        return {StepState::Ready, models};
    return {StepState::Ready, say(QT_TRANSLATE_NOOP("StepNeeds", "%1, items open: %2"))
                                  .arg(models, countText(static_cast<std::uint64_t>(facts.openItems)))};
}

std::vector<Requirement> dataRequirements(const core::Assessment& assessment)
{
    std::vector<Requirement> list;
    const core::TableSummary& summary = assessment.summary;
    const core::Task& task = assessment.study.task;
    const auto met = [&list](const QString& text) { list.push_back({Requirement::State::Met, text}); };
    if (summary.positives > 0)
        met(say(QT_TRANSLATE_NOOP("StepNeeds", "%1 patients, %2 of them with the outcome (%3)"))
                .arg(countText(summary.patients), countText(summary.positives),
                     shareText(static_cast<double>(summary.positives) / static_cast<double>(summary.patients))));
    if (!task.panels.empty()) {
        std::set<std::string> tests;
        for (const core::PanelSpec& panel : task.panels)
            tests.insert(panel.columns.begin(), panel.columns.end());
        met(say(QT_TRANSLATE_NOOP("StepNeeds", "Panels: %1, tests in them: %2"))
                .arg(countText(task.panels.size()), countText(tests.size())));
    }
    for (const core::Error& problem : assessment.problems.first())
        list.push_back({Requirement::State::Missing, errorText(problem)});
    if (const std::size_t more = assessment.problems.total() - assessment.problems.first().size(); more > 0)
        list.push_back(
            {Requirement::State::Missing, say(QT_TRANSLATE_NOOP("StepNeeds", "Problems not listed here: %1"), more)});
    if (const std::size_t doubts = assessment.findings.size() + assessment.identifiers.size(); doubts > 0)
        list.push_back({Requirement::State::ToCheck,
                        say(QT_TRANSLATE_NOOP("StepNeeds", "To check on the page Data & panels: %1"), doubts)});
    return list;
}

// What training and searching need alike; only the words differ.
StepNeeds dataNeeds(const ProjectFacts& facts, const QString& openData, const QString& inTheWay, const QString& restsOn)
{
    StepNeeds needs;
    needs.action = say(QT_TRANSLATE_NOOP("StepNeeds", "Go to Data & panels"));
    needs.actionTo = Step::Data;
    if (!facts.open) {
        needs.headline = openData;
        needs.sentence =
            say(QT_TRANSLATE_NOOP("StepNeeds", "A table with one row per patient, or one of the samples."));
        return needs;
    }
    if (!facts.assessment) {
        needs.headline = say(QT_TRANSLATE_NOOP("StepNeeds", "Looking at the data"));
        return needs;
    }
    const bool ready = facts.assessment->problems.empty();
    needs.headline = ready ? say(QT_TRANSLATE_NOOP("StepNeeds", "The data are ready")) : inTheWay;
    needs.sentence = restsOn;
    needs.requirements = dataRequirements(*facts.assessment);
    return needs;
}

// The year is what a price list is known by; it may not be said. Years in the text of the source may be of a paper.
QString pricesText(const core::Task& task)
{
    const QString currency = QString::fromStdString(task.currency);
    return task.priceYear
               ? say(QT_TRANSLATE_NOOP("StepNeeds", "Prices: %1, %2")).arg(currency, QString::number(*task.priceYear))
               : say(QT_TRANSLATE_NOOP("StepNeeds", "Prices in %1")).arg(currency);
}

QString seedsText(const core::Assessment& assessment, std::optional<core::Seed> search)
{
    const QString split = QString::number(assessment.study.split.seed.value);
    return search ? say(QT_TRANSLATE_NOOP("StepNeeds", "Seeds: split %1, search %2"))
                        .arg(split, QString::number(search->value))
                  : say(QT_TRANSLATE_NOOP("StepNeeds", "Split seed %1")).arg(split);
}

} // namespace

StepInfos stepInfos(const ProjectFacts& facts)
{
    return {dataInfo(facts), trainInfo(facts), frontInfo(facts), patientInfo(facts), compareInfo(facts)};
}

StepNeeds stepNeeds(Step step, const ProjectFacts& facts)
{
    switch (step) {
    case Step::Data:
        return {};
    case Step::Train:
        return dataNeeds(facts, say(QT_TRANSLATE_NOOP("StepNeeds", "Open data to train a policy")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "Some problems stand in the way of training")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "What training rests on:")));
    case Step::Front:
        return dataNeeds(facts, say(QT_TRANSLATE_NOOP("StepNeeds", "Open data to find the front")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "Some problems stand in the way of a front")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "What a front rests on:")));
    case Step::Patient:
        return {.headline = say(QT_TRANSLATE_NOOP("StepNeeds", "Find a front to walk through a patient")),
                .sentence =
                    say(QT_TRANSLATE_NOOP("StepNeeds", "Panel by panel: what was ordered, what came back, and why. A "
                                                       "trained policy will do as well.")),
                .requirements = {},
                .action = say(QT_TRANSLATE_NOOP("StepNeeds", "Go to Front")),
                .actionTo = Step::Front};
    case Step::Compare:
        return dataNeeds(facts, say(QT_TRANSLATE_NOOP("StepNeeds", "Open data to compare models")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "Some problems stand in the way of a comparison")),
                         say(QT_TRANSLATE_NOOP("StepNeeds", "What a comparison rests on:")));
    }
    Q_UNREACHABLE();
}

QStringList statusFields(const ProjectFacts& facts, std::optional<Step> step)
{
    if (!facts.assessment || !step)
        return {say(QT_TRANSLATE_NOOP("StepNeeds", "No network access"))};
    const core::Assessment& assessment = *facts.assessment;
    const core::Task& task = assessment.study.task;
    QStringList fields;
    if (*step == Step::Data) {
        fields.append(say(QT_TRANSLATE_NOOP("StepNeeds", "Columns: %1, panels: %2"))
                          .arg(countText(assessment.summary.columns.size()), countText(task.panels.size())));
        fields.append(say(QT_TRANSLATE_NOOP("StepNeeds", "Missing %1 of test values"))
                          .arg(shareText(assessment.summary.testValuesMissing)));
    } else {
        const std::size_t test = assessment.splitCounts[static_cast<std::size_t>(core::SplitPart::Test)];
        fields.append(say(QT_TRANSLATE_NOOP("StepNeeds", "Test split: %1 patients"), test));
        fields.append(say(QT_TRANSLATE_NOOP("StepNeeds", "95 % intervals: bootstrap")));
    }
    fields.append(pricesText(task));
    fields.append(seedsText(assessment, *step == Step::Data ? std::nullopt : facts.frontSeed));
    return fields;
}

std::optional<JobStatus> jobStatus(const ProjectFacts& facts)
{
    if (facts.training) { // several policies may be under way, each in a phase of its own
        const core::TrainingUpdate& progress = facts.training->progress;
        return JobStatus{.step = Step::Train,
                         .text = progressText(progress.share, progress.remainingSeconds, facts.training->paused),
                         .share = progress.share};
    }
    if (facts.search) {
        const QString words = frontPhaseAndTime(facts.search->progress);
        return JobStatus{.step = Step::Front,
                         .text = facts.search->paused ? say(QT_TRANSLATE_NOOP("StepNeeds", "%1 · paused")).arg(words)
                                                      : words,
                         .share = facts.search->progress.share};
    }
    if (facts.baselines) {
        const core::BaselineUpdate& progress = facts.baselines->progress;
        return JobStatus{.step = Step::Compare,
                         .text = progressText(progress.share, progress.remainingSeconds, facts.baselines->paused),
                         .share = progress.share};
    }
    return std::nullopt;
}

} // namespace ui
