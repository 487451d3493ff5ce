// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/model_choices.h"
#include "app/gui/settings.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/compare/compare_page.h"
#include "ui/front/front_page.h"
#include "ui/front/method_box.h"

#include <QMenuBar>
#include <QSignalSpy>

#include <algorithm>
#include <variant>

namespace compare_controller_test {

using namespace app;

namespace {

// A stored table with one finished repeat of each system.
core::BaselineRecord tableOf(std::int64_t id, const std::vector<core::SystemKind>& kinds)
{
    core::BaselineRecord table;
    table.id = core::BaselineId{id};
    for (const core::SystemKind kind : kinds) {
        table.start.plan.systems.push_back({.kind = kind});
        core::SystemRun run;
        run.system = {.kind = kind};
        table.runs.push_back(std::move(run));
    }
    return table;
}

// The whole program with the sample that can be solved exactly.
struct Comparing : Program {
    void open()
    {
        window().show();
        QSignalSpy shown(&controller, &WindowController::shown);
        controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
    }
    void findFront()
    {
        window().showPlace(ui::Place::Front);
        auto* method = window().findChild<ui::MethodBox*>();
        QTRY_COMPARE_WITH_TIMEOUT(method->count(), 3, 30'000);
        method->setMethod(core::FrontMethod::Exact);
        buttonNamed(window(), QStringLiteral("Find the front"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(window(), QStringLiteral("reported on test")), 30'000);
    }
    ui::ComparePage& compare()
    {
        window().showPlace(ui::Place::Compare);
        return *window().findChild<ui::ComparePage*>();
    }
    std::size_t compared() { return compare().comparison() ? compare().comparison()->models.size() : 0; }
    QAction* action(const QString& text)
    {
        for (QAction* top : window().menuBar()->actions())
            for (QAction* one : top->menu()->actions())
                if (one->text().remove(QLatin1Char('&')) == text)
                    return one;
        return nullptr;
    }
    // A table that is made in a moment.
    static core::BaselinePlan shortPlan()
    {
        core::BaselinePlan plan;
        plan.systems = {{.kind = core::SystemKind::LogisticRegression}};
        plan.seeds = 1;
        return plan;
    }
};

} // namespace

class CompareControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aSmallerTableTakesNoSystemAway()
    {
        using enum core::SystemKind;
        std::vector<core::BaselineRecord> tables{tableOf(1, {RandomForest, LogisticRegression}),
                                                 tableOf(2, {LogisticRegression}), tableOf(3, {RandomForest})};
        tables.back().start.split.seed = core::Seed{8}; // of another split: cannot be compared
        const std::vector<core::FrontRecord> fronts;
        const std::vector<core::RunRecord> runs;
        const ModelSources sources{
            .fronts = fronts, .runs = runs, .tables = tables, .cohort = {}, .prices = {}, .split = {}};
        const std::vector<ui::ModelChoice> choices = baselineChoices(sources);
        QCOMPARE(choices.size(), std::size_t{2});
        const auto first = core::BaselineRef{core::BaselineId{2}, {.kind = LogisticRegression}};
        const auto second = core::BaselineRef{core::BaselineId{1}, {.kind = RandomForest}};
        QVERIFY(choices[0].ref == core::ModelRef(first));
        QVERIFY(choices[1].ref == core::ModelRef(second));
        QVERIFY(choices[0].refusal.isEmpty() && choices[1].refusal.isEmpty());
    }

    // What folds judged has figures, but no probabilities of the test patients by one model.
    void aTableJudgedByFoldsSaysWhyItsModelsCannotBeTicked()
    {
        using enum core::SystemKind;
        std::vector<core::BaselineRecord> tables{tableOf(1, {LogisticRegression}),
                                                 tableOf(2, {LogisticRegression, RandomForest})};
        tables.back().start.plan.judging.folds = 10;
        const std::vector<core::FrontRecord> fronts;
        const std::vector<core::RunRecord> runs;
        const ModelSources sources{
            .fronts = fronts, .runs = runs, .tables = tables, .cohort = {}, .prices = {}, .split = {}};
        const std::vector<ui::ModelChoice> choices = baselineChoices(sources);
        QCOMPARE(choices.size(), std::size_t{2});
        QVERIFY(choices[0].refusal.isEmpty()); // the same model was judged on the test part, too
        QVERIFY(choices[1].refusal.contains(QStringLiteral("by folds")));
        QVERIFY(choices[1].refusal.contains(QStringLiteral("judged on the test part")));
    }

    void withoutDataThePageSaysWhatItNeeds()
    {
        Comparing program;
        program.window().show();
        program.window().showPlace(ui::Place::Compare);
        QTRY_VERIFY(saysSomewhere(program.window(), QStringLiteral("Open data to compare models")));
        QVERIFY(!program.action(QStringLiteral("Run baselines…"))->isEnabled());
        QVERIFY(!program.action(QStringLiteral("Export report…"))->isEnabled());
    }

    void aPolicyOfTheFrontIsComparedAsSoonAsThePageIsLookedAt()
    {
        Comparing program;
        program.open();
        program.findFront();
        program.compare();
        QVERIFY(program.controller.opening()); // a picture waits for it
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{1}, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(!program.controller.opening(), 5'000);
        const ui::ComparisonPtr shown = program.compare().comparison();
        QVERIFY(std::holds_alternative<core::FrontPolicyRef>(shown->models.front().model->ref));
        QCOMPARE(shown->importedRows, program.session.import()->rowCount());
        QCOMPARE(shown->models.front().model->test->count(), shown->split->count(core::SplitPart::Test));
        QTRY_VERIFY(program.action(QStringLiteral("Export report…"))->isEnabled());
    }

    // Logistic regression joins the policy, stands beside the front, and its table goes into a file.
    void baselinesAreMadeStoredComparedAndShownBesideTheFront()
    {
        Comparing program;
        program.open();
        program.findFront();
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{1}, 30'000);
        Q_EMIT program.compare().baselinesRequested(Comparing::shortPlan());
        QVERIFY(!program.action(QStringLiteral("Find the front"))->isEnabled()); // one long job at a time
        QVERIFY(!program.action(QStringLiteral("Run baselines…"))->isEnabled());
        QVERIFY(program.action(QStringLiteral("Stop"))->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{2}, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(program.action(QStringLiteral("Find the front"))->isEnabled(), 10'000);
        program.window().showPlace(ui::Place::Front);
        const auto* front = program.window().findChild<ui::FrontExplorer*>();
        const ui::FigurePtr figure = front->figure();
        QVERIFY(std::ranges::any_of(figure->table().rows,
                                    [](const QStringList& row) { return row.front().startsWith("LR"); }));
    }

    void leavingAProjectWhileBaselinesAreMadeIsAskedFirst()
    {
        Comparing program;
        program.open();
        program.compare();
        core::BaselinePlan plan;
        plan.systems.assign(core::allSystems().begin(), core::allSystems().end());
        Q_EMIT program.compare().baselinesRequested(plan);
        program.action(QStringLiteral("Close project"))->trigger();
        QVERIFY(program.session.hasProject());
        QVERIFY(saysSomewhere(program.window(), QStringLiteral("Baselines are being run.")));
        buttonNamed(program.window(), QStringLiteral("Stop and keep the rows"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!program.session.hasProject(), 10'000);
    }

    void otherPricesRefuseTheFrontWithTheReason()
    {
        Comparing program;
        program.open();
        program.findFront();
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{1}, 30'000);
        core::Study study = program.session.study();
        study.task.panels[0].cost += core::Cost(5.0);
        QVERIFY(program.session.setStudy(study, QStringLiteral("Price")));
        QTRY_VERIFY_WITH_TIMEOUT(!program.controller.opening(), 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{0}, 10'000);
    }

    void theReportIsWrittenWhileTheWindowLivesAndNotWhereNothingCanBe()
    {
        Comparing program;
        program.open();
        program.findFront();
        QTRY_COMPARE_WITH_TIMEOUT(program.compared(), std::size_t{1}, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(program.action(QStringLiteral("Export report…"))->isEnabled(), 10'000);
        program.controller.exportReport(QStringLiteral("/no/such/folder/report.html"));
        QVERIFY(saysSomewhere(program.window(), QStringLiteral("There is no folder")));
        const QString path = program.folder.filePath(QStringLiteral("report.html"));
        program.controller.exportReport(path);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("<html") && text.contains("Not for clinical use"));
    }
};

PANELWISE_TEST(CompareControllerTest)

} // namespace compare_controller_test

#include "compare_controller_test.moc"
