// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_page.h"

#include "core/plan/plan_fields.h"
#include "ui/common/buttons.h"
#include "ui/common/quiet_scroll_area.h"
#include "ui/common/text/compare_text.h"
#include "ui/compare/compare_header.h"
#include "ui/compare/compare_page_p.h"
#include "ui/compare/empty_comparison.h"
#include "ui/compare/judged_tabs.h"
#include "ui/compare/more_tabs.h"
#include "ui/compare/recording_tab.h"
#include "ui/compare/table_tab.h"
#include "ui/compare/threshold_bar.h"

#include <QBoxLayout>
#include <QSplitter>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace ui {

ComparePagePrivate::ComparePagePrivate(ComparePage& owner)
    : page(owner),
      theme(lightTheme()),
      judge(std::make_shared<ModelJudge>()),
      pages(new QStackedLayout),
      needs(new NeedsPage(Step::Compare, &owner)),
      header(new CompareHeader(&owner)),
      messages(new MessageStack(&owner)),
      baselinesCard(new BaselinesCard(&owner)),
      checklist(new ModelChecklist(&owner)),
      threshold(new ThresholdBar(&owner)),
      tabs(new QTabWidget(&owner)),
      table(new TableTab),
      columns(new QSplitter(Qt::Horizontal, &owner))
{
}

void ComparePagePrivate::buildLayout()
{
    columns->setChildrenCollapsible(false);
    columns->setHandleWidth(8);
    columns->addWidget(checklist);
    columns->addWidget(makeMiddle());
    columns->setStretchFactor(0, 0);
    columns->setStretchFactor(1, 1);
    auto* work = new QWidget;
    auto* column = new QVBoxLayout(work);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(header);
    column->addWidget(messages);
    column->addWidget(baselinesCard);
    column->addWidget(columns, 1);
    pages->addWidget(needs);
    pages->addWidget(work);
    pages->setContentsMargins(0, 0, 0, 0);
    page.setLayout(pages);
}

QWidget* ComparePagePrivate::makeMiddle()
{
    for (JudgedTab* tab : {makeSummaryTab(judge, tabs), makeConfusionTab(judge, tabs), makeRocTab(judge, tabs),
                           makeCalibrationTab(judge, tabs), makeDecisionTab(judge, tabs)}) {
        addTab(*tab);
        QObject::connect(tab, &JudgedTab::thresholdWanted, threshold, &ThresholdBar::setThreshold);
    }
    for (CompareTab* tab : makeMoreTabs(tabs))
        addTab(*tab);
    addTab(*new RecordingTab(tabs));
    tabs->insertTab(1, table, ComparePage::tr("Table")); // beside the summary: the same models, over all seeds
    tabs->setAccessibleName(ComparePage::tr("Figures of the ticked models"));
    tabs->setDocumentMode(true);
    auto* frame = new Card(nullptr, Card::Padding::None);
    frame->body()->addWidget(tabs, 1);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(threshold);
    column->addWidget(frame, 1);
    return middle;
}

void ComparePagePrivate::addTab(CompareTab& tab)
{
    auto* place = new QStackedWidget;
    auto* empty = new EmptyComparison;
    place->addWidget(empty);
    place->addWidget(&tab);
    place->setProperty("page", true);
    auto* area = new QuietScrollArea(place);
    tabs->addTab(area, tab.title());
    compareTabs.push_back({&tab, empty, place, area});
    QObject::connect(&tab, &CompareTab::redundancyWanted, &page, &ComparePage::redundancyWanted);
    QObject::connect(&tab, &CompareTab::recordingWanted, &page, &ComparePage::recordingWanted);
}

void ComparePagePrivate::connectInputs()
{
    QObject::connect(checklist, &ModelChecklist::tickWanted, &page,
                     [this](const core::ModelRef& model, bool on) { wantTick(model, on); });
    QObject::connect(checklist, &ModelChecklist::referenceWanted, &page,
                     [this](const core::ModelRef& model) { wantReference(model); });
    QObject::connect(threshold, &ThresholdBar::thresholdChanged, &page, [this] { compare(); });
    QObject::connect(tabs, &QTabWidget::currentChanged, &page, [this] { showTab(); });
    QObject::connect(&header->run(), &QPushButton::clicked, &page, [this] { openDialog(); });
    QObject::connect(&header->report(), &QPushButton::clicked, &page, &ComparePage::reportRequested);
    QObject::connect(baselinesCard, &BaselinesCard::pauseRequested, &page, &ComparePage::pauseRequested);
    QObject::connect(baselinesCard, &BaselinesCard::resumeRequested, &page, &ComparePage::resumeRequested);
    QObject::connect(baselinesCard, &BaselinesCard::stopRequested, &page, &ComparePage::stopRequested);
    QObject::connect(needs, &NeedsPage::stepRequested, &page, &ComparePage::stepRequested);
    QObject::connect(table, &TableTab::exportRequested, &page, [this] {
        if (!tables.empty())
            Q_EMIT page.tableExportRequested(tables.back().id);
    });
    QObject::connect(table, &TableTab::commandRequested, &page, [this] {
        if (!tables.empty())
            Q_EMIT page.tableCommandRequested(tables.back().id);
    });
    QObject::connect(table, &TableTab::removeRequested, &page, [this] {
        if (!tables.empty())
            removing = tables.back().id;
        showMessages();
    });
}

ComparePage::ComparePage(QWidget* parent) : QWidget(parent), d(std::make_unique<ComparePagePrivate>(*this))
{
    d->buildLayout();
    d->connectInputs();
    d->compare();
    d->showContent();
    d->showTable();
}

ComparePage::~ComparePage() = default;

void ComparePage::setTheme(const Theme& theme)
{
    d->theme = theme;
    d->checklist->setTheme(theme);
    d->table->setTheme(theme);
    for (const ComparePagePrivate::TabPlace& place : d->compareTabs)
        place.tab->setTheme(theme);
}

void ComparePage::setFacts(const CompareFacts& facts)
{
    if (facts == d->facts)
        return;
    d->facts = facts;
    d->needs->setNeeds(facts.needs);
    d->checklist->setCurrency(facts.currency);
    d->compare();
    d->showContent();
    d->showTable();
}

void ComparePage::setPatients(const std::optional<core::StudyPatients>& patients)
{
    if (patients == d->patients)
        return;
    d->patients = patients;
    std::erase_if(d->models, [this](const core::ComparedModelPtr& model) { return !d->isOfThisEvaluationSet(*model); });
    d->askForModels();
    d->compare();
}

void ComparePage::setChoices(std::vector<ModelChoice> policies, std::vector<ModelChoice> baselines)
{
    if (policies == d->policies && baselines == d->baselines)
        return;
    d->policies = std::move(policies);
    d->baselines = std::move(baselines);
    d->problems.clear();
    std::vector<core::ModelRef> possible;
    for (const auto* choices : {&d->policies, &d->baselines})
        for (const ModelChoice& choice : *choices)
            if (choice.refusal.isEmpty())
                possible.push_back(choice.ref);
    d->ticked.keepOnly(possible);
    if (!d->touched || d->ticked.all().empty())
        d->tickDefaults();
    d->showChoices();
    d->showContent();
    d->ticksChanged();
}

void ComparePage::setModel(const core::ComparedModelPtr& model)
{
    if (!d->isOfThisEvaluationSet(*model)) {
        setModelProblem(model->ref, refusalText(core::ModelRefusal::OtherSplit));
        return;
    }
    std::erase_if(d->models, [&](const core::ComparedModelPtr& one) { return one->ref == model->ref; });
    d->models.push_back(model);
    d->compare();
}

void ComparePage::setModelProblem(const core::ModelRef& model, const QString& sentence)
{
    std::erase_if(d->problems, [&](const auto& one) { return one.first == model; });
    d->problems.emplace_back(model, sentence);
    d->ticked.untick(model);
    d->showChoices();
    d->ticksChanged();
}

void ComparePage::setTables(std::vector<core::BaselineRecord> tables)
{
    d->tables = std::move(tables);
    if (d->removing && (d->tables.empty() || d->tables.back().id != *d->removing))
        d->removing.reset();
    d->keepFinished(d->activity.progress);
    d->showTable();
    d->showContent();
}

void ComparePage::setActivity(const BaselineActivity& activity)
{
    d->activity = activity;
    d->keepFinished(activity.progress);
    d->showTable();
    d->showContent();
}

void ComparePage::setReportColumn(QWidget* column)
{
    d->columns->addWidget(column);
    d->columns->setStretchFactor(2, 0);
    d->columns->setSizes({220, 680, 280});
}

void ComparePage::setReportable(bool reportable)
{
    d->reportable = reportable;
    d->showButtons();
}

void ComparePage::setRedundancy(std::shared_ptr<const core::RedundancyMap> map)
{
    d->redundancy = std::move(map);
    d->compare();
}

void ComparePage::setRecording(std::vector<ModelRecording> recording)
{
    if (recording.empty() && d->recording.empty())
        return;
    d->recording = std::move(recording);
    d->compare();
}

void ComparePage::setFailure(const QString& sentence)
{
    d->failure = sentence;
    d->showMessages();
}

void ComparePage::tick(const core::ModelRef& model)
{
    if (!d->touched && isPolicy(model)) {
        d->wantedPolicy = model; // instead of the one in the middle
        d->tickDefaults();
        d->ticksChanged();
    } else if (!d->ticked.styleOf(model)) {
        d->wantTick(model, true);
    }
}

ComparisonPtr ComparePage::comparison() const
{
    return d->comparison;
}

void ComparePage::prefer(const core::ModelRef& policy)
{
    if (d->wantedPolicy == policy)
        return;
    d->wantedPolicy = policy;
    if (d->touched)
        return;
    d->tickDefaults();
    d->ticksChanged();
}

void ComparePage::askForBaselines()
{
    d->openDialog();
}

} // namespace ui
