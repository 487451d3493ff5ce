// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fields.h"
#include "ui/common/buttons.h"
#include "ui/common/text/number_text.h"
#include "ui/compare/baselines_dialog.h"
#include "ui/compare/compare_header.h"
#include "ui/compare/compare_page_p.h"
#include "ui/compare/empty_comparison.h"
#include "ui/compare/table_tab.h"
#include "ui/compare/threshold_bar.h"

#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace ui {

using Severity = InlineMessage::Severity;

core::Threshold ComparePagePrivate::thresholdShown() const
{
    return threshold->threshold();
}

void ComparePagePrivate::compare()
{
    comparison = makeComparison();
    showComparison();
    Q_EMIT page.comparisonChanged();
}

void ComparePagePrivate::showComparison()
{
    const bool loading = !comparison && !ticked.all().empty();
    for (const TabPlace& place : compareTabs)
        place.empty->setWords(loading ? ComparePage::tr("Opening the models…") : ComparePage::tr("Tick two models"),
                              loading
                                  ? ComparePage::tr("Every test patient is put before each of them.")
                                  : ComparePage::tr("Models that are ticked on the left are compared here, on the same "
                                                    "test patients."));
    for (const TabPlace& place : compareTabs)
        place.pages->setCurrentIndex(comparison ? 1 : 0);
    threshold->setEnabled(comparison != nullptr);
    showSubtitle();
    showTab();
}

// Only the tab in sight: the others are told when somebody looks.
void ComparePagePrivate::showTab()
{
    for (const TabPlace& place : compareTabs)
        if (place.area == tabs->currentWidget())
            place.tab->setComparison(comparison);
}

void ComparePagePrivate::showSubtitle()
{
    if (!comparison) {
        header->setSubtitle(ComparePage::tr("Policies and baselines on the same test patients"));
        return;
    }
    const core::ScoredPatients& test = *comparison->models.front().model->test;
    const QString outcome = facts.outcome.isEmpty() ? ComparePage::tr("the outcome") : facts.outcome;
    const int count = static_cast<int>(comparison->models.size());
    QStringList parts{
        ComparePage::tr("Test split"),
        ComparePage::tr("%1 patients, %2 with %3").arg(countText(test.count()), countText(test.events()), outcome)};
    if (count > 1)
        parts << ComparePage::tr("all %n models scored on the same patients", nullptr, count);
    header->setSubtitle(parts.join(QStringLiteral(" · ")));
}

void ComparePagePrivate::showContent()
{
    const bool something = !policies.empty() || !baselines.empty() || !tables.empty() || activity.active;
    pages->setCurrentIndex(facts.open && (something || facts.blockedBy.isEmpty()) ? 1 : 0);
    showButtons();
    showMessages();
}

bool ComparePagePrivate::mayRun() const
{
    return whyNotRun().isEmpty();
}

QString ComparePagePrivate::whyNotRun() const
{
    if (activity.active)
        return ComparePage::tr("A table of baselines is being made.");
    if (!facts.readOnly.isEmpty())
        return facts.readOnly;
    return facts.busy.isEmpty() ? facts.blockedBy.join(QLatin1Char('\n')) : facts.busy;
}

void ComparePagePrivate::showButtons()
{
    header->run().setEnabled(mayRun());
    header->run().setToolTip(
        mayRun() ? ComparePage::tr("Train the baselines of the paper on the same patients, to compare policies with")
                 : whyNotRun());
    header->report().setEnabled(reportable);
    header->report().setToolTip(reportable ? ComparePage::tr("Cohort, methods, figures and the lists of TRIPOD+AI and "
                                                             "STARD in one file")
                                           : ComparePage::tr("Tick a policy first: the report is about it"));
    table->setRemovable(!activity.active && facts.readOnly.isEmpty());
}

void ComparePagePrivate::showMessages()
{
    std::vector<MessageStack::Message> all;
    const auto say = [&all](Severity severity, const QString& subject, const QString& sentence, QStringList actions,
                            std::function<void(int)> act) {
        all.push_back({severity, subject, sentence, std::move(actions), std::move(act)});
    };
    if (!failure.isEmpty())
        say(Severity::Error, {}, failure, {ComparePage::tr("Close")}, [this](int) { page.setFailure({}); });
    if (tooMany)
        say(Severity::Info, {},
            ComparePage::tr("Eight models are ticked; more could not be told apart. Untick one first."), {}, {});
    for (const auto& [model, sentence] : problems) {
        const ModelChoice* choice = choiceOf(model);
        say(Severity::Warning, choice ? choice->name : QString(), sentence, {}, {});
    }
    addTableMessages(all);
    const bool anything = !policies.empty() || !baselines.empty();
    if (baselines.empty() && tables.empty() && anything && mayRun())
        say(Severity::Info, {},
            ComparePage::tr("No baselines yet. A policy is convincing only beside what people use today."),
            {ComparePage::tr("Run baselines…")}, [this](int) { openDialog(); });
    messages->setMessages(std::move(all));
}

void ComparePagePrivate::addTableMessages(std::vector<MessageStack::Message>& all)
{
    if (removing)
        all.push_back(
            {.severity = Severity::Warning,
             .sentence =
                 ComparePage::tr("Remove table %1 with all its rows? This cannot be undone.").arg(removing->value),
             .actions = {ComparePage::tr("Remove"), ComparePage::tr("Keep")},
             .act = [this](int action) {
                 const core::BaselineId which = *std::exchange(removing, std::nullopt);
                 if (action == 0)
                     Q_EMIT page.removeTableRequested(which);
                 showMessages();
             }});
    if (tables.empty() || activity.active)
        return;
    const core::BaselineRecord& newest = tables.back();
    const bool stopped = newest.status == core::RunStatus::Cancelled;
    if (!stopped && newest.status != core::RunStatus::Interrupted)
        return;
    const QString runs = countText(newest.runs.size());
    all.push_back(
        {.severity = stopped ? Severity::Info : Severity::Warning,
         .sentence = stopped
                         ? ComparePage::tr("The table of baselines was stopped. Finished and kept: %1.").arg(runs)
                         : ComparePage::tr("The table of baselines was interrupted. Finished and kept: %1.").arg(runs),
         .actions = mayRun() ? QStringList{ComparePage::tr("Resume")} : QStringList(),
         .act = [this, id = newest.id](int) { Q_EMIT page.resumeTableRequested(id); }});
}

core::BaselinePlan ComparePagePrivate::basePlan() const
{
    core::BaselinePlan plan;
    const auto paper = core::paperSystems();
    plan.systems.assign(paper.begin(), paper.end());
    const auto part = [this](core::SplitPart which) { return facts.patients[static_cast<std::size_t>(which)]; };
    plan.engine.sweep.training = core::presetPlan(
        core::Preset::Quick, {.patients = part(core::SplitPart::Encoder) + part(core::SplitPart::Policy),
                              .panels = static_cast<std::size_t>(facts.panels.size())});
    return plan;
}

void ComparePagePrivate::openDialog()
{
    if (!mayRun())
        return;
    auto* dialog = new BaselinesDialog(basePlan(), facts.panels, facts.foldsPossible, theme, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page, [this, dialog] {
        lastPlan = dialog->plan();
        page.setFailure({});
        Q_EMIT page.baselinesRequested(*lastPlan);
    });
    dialog->open();
}

// The rows of a table in the making appear as they are finished, whoever stores them.
void ComparePagePrivate::keepFinished(const core::BaselineUpdate& progress)
{
    if (tables.empty() || !activity.active)
        return;
    std::vector<core::SystemRun>& kept = tables.back().runs;
    for (const core::SystemRun& run : progress.finished)
        if (std::none_of(kept.begin(), kept.end(), [&](const core::SystemRun& one) {
                return one.system == run.system && one.repeat == run.repeat;
            }))
            kept.push_back(run);
}

void ComparePagePrivate::showTable()
{
    table->setTable(tables.empty() ? std::nullopt : std::optional(tables.back()), facts.currency);
    const bool known = activity.active && !tables.empty();
    const core::BaselinePlan* plan = known ? &tables.back().start.plan : nullptr;
    baselinesCard->setActivity(activity, known ? tables.back().runs.size() : 0,
                               plan ? plan->systems.size() * static_cast<std::size_t>(plan->seeds) : 0);
}

} // namespace ui
