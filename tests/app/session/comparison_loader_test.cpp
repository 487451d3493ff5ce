// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/models/comparison_loader.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <functional>
#include <future>
#include <utility>

namespace comparison_loader_test {

using namespace app;

namespace {

double busyMilliseconds() // of this thread
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

struct Room {
    fixtures::Folder folder;
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{QString::fromStdString((folder / "unsaved").string()), recent};
    FrontSearch search{session};
    ComparisonLoader loader{session};
    std::vector<core::ComparedModelPtr> opened;
    std::vector<core::ModelRefusal> refusals;
    std::vector<core::Error> errors;

    Room()
    {
        QObject::connect(&loader, &ComparisonLoader::opened, &loader,
                         [this](const core::ComparedModelPtr& model) { opened.push_back(model); });
        QObject::connect(&loader, &ComparisonLoader::refused, &loader,
                         [this](const core::ModelRef&, core::ModelRefusal reason) { refusals.push_back(reason); });
        QObject::connect(&loader, &ComparisonLoader::failed, &loader,
                         [this](const core::ModelRef&, const core::Error& error) { errors.push_back(error); });
    }

    bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }
    bool settled()
    {
        return wait([this] { return loader.opening() == 0; });
    }
    bool openSample(const char* name, std::size_t patients)
    {
        session.openSample(QString::fromLatin1(name), patients);
        return wait([this] { return !session.isLoading(); }) && session.hasProject();
    }
    // The optimum of a disease that is known completely: found in a moment, with several policies.
    bool findFront()
    {
        core::FrontPlan plan;
        plan.method = core::FrontMethod::Exact;
        return openSample("known-optimum", 600) && find(plan);
    }
    bool find(const core::FrontPlan& plan)
    {
        search.start(plan);
        return wait([this] {
            return !search.state().active() && !search.fronts().empty() && front().status != core::RunStatus::Running;
        });
    }
    const core::FrontRecord& front() const { return search.fronts().back(); }
    ComparisonLoader::Request request(std::size_t place) const
    {
        const auto& test = front().points[place].test; // only policies on the front were looked at there
        return {.ref = core::FrontPolicyRef{front().id, place},
                .counted = test ? std::optional(test->confusion) : std::nullopt};
    }
    std::vector<ComparisonLoader::Request> options() const
    {
        std::vector<ComparisonLoader::Request> all;
        for (std::size_t place = 0; place < front().points.size(); ++place)
            all.push_back(request(place));
        return all;
    }
    bool edit(const std::function<void(core::Study&)>& change)
    {
        core::Study study = session.study();
        change(study);
        return session.setStudy(std::move(study), QStringLiteral("Edit"));
    }
    // A table with one row, as if it had been made for the study with this split.
    core::BaselineRef storeRow(const core::SplitPlan& split)
    {
        std::promise<core::BaselineId> stored;
        auto scores = std::make_shared<core::ScoredPatients>();
        const core::SystemId system{.kind = core::SystemKind::XgBoost};
        for (const core::PatientIndex patient : loader.patients()->split->patients(core::SplitPart::Test)) {
            scores->patients.push_back(patient);
            scores->probability.push_back(0.25);
            scores->said.push_back(core::Disease::Absent);
            scores->cost.push_back(3.0);
            scores->ordered.emplace_back();
            scores->truth.push_back(loader.patients()->cohort->outcome(patient));
        }
        session.projectJobs()([&, split](core::ProjectFile& file) -> core::Status {
            core::BaselineStart start;
            start.plan.systems = {system};
            start.cohort = loader.patients()->cohort->fingerprint();
            start.split = split;
            const core::Result<core::BaselineId> table = file.start(start);
            if (!table)
                return table.error();
            core::SystemRun run;
            run.system = system;
            run.threshold = 0.2;
            run.validationScores = run.testScores = scores;
            const core::Status saved = file.save(*table, run);
            stored.set_value(*table);
            return saved;
        });
        return {stored.get_future().get(), system};
    }
};

} // namespace

class ComparisonLoaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPolicyOfAFrontComesWithWhatItSaidOfValidationAndTestPatients()
    {
        Room room;
        QVERIFY(room.findFront());
        const std::vector<ComparisonLoader::Request> options = room.options();
        QVERIFY(options.size() > 2);
        room.loader.want(options);
        QVERIFY(room.opened.empty()); // it takes a moment, and nobody waits for it
        QCOMPARE(room.loader.opening(), options.size());
        QVERIFY(room.settled());
        QCOMPARE(room.opened.size(), options.size());
        for (std::size_t i = 0; i < options.size(); ++i) {
            const core::ComparedModelPtr model = room.loader.model(options[i].ref);
            QVERIFY(model);
            QVERIFY(model->evaluationSet == room.loader.patients()->fingerprint);
            // The search itself walked the same patients.
            const core::OperatingPoint& point = room.front().points[i];
            QVERIFY(!point.test || core::confusionAt(*model->test, {}) == point.test->confusion);
            QVERIFY(core::confusionAt(*model->validation, {}) == point.validation.confusion);
            QCOMPARE(model->cases->episodes.size(), model->test->count());
            QVERIFY(model->test->patients == room.opened.front()->test->patients);
        }
    }

    void whatIsOpenIsNotOpenedTwice()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.want({room.request(0), room.request(0)});
        room.loader.want({room.request(0), room.request(1)});
        QVERIFY(room.settled());
        room.loader.want({room.request(1)});
        QCOMPARE(room.loader.opening(), std::size_t{0});
        QCOMPARE(room.opened.size(), std::size_t{2});
    }

    // With another split the policy may have learned from who would test it.
    void aPolicyFoundWithAnotherSplitIsRefused()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.edit([](core::Study& study) { study.split.seed = core::Seed{99}; }));
        room.loader.want({room.request(room.front().points.size() - 1)});
        QVERIFY(room.settled());
        QVERIFY(room.opened.empty());
        QVERIFY(room.refusals == std::vector{core::ModelRefusal::OtherSplit});
    }

    void aRowOfATableStandsBesideThePoliciesAndOneOfAnotherSplitDoesNot()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.prepare();
        QVERIFY(room.wait([&] { return room.loader.patients().has_value(); }));
        const core::BaselineRef row = room.storeRow(room.session.study().split);
        const core::BaselineRef other = room.storeRow({.seed = core::Seed{99}});
        room.loader.want({{.ref = row}, {.ref = other}, room.request(0)});
        QVERIFY(room.settled());
        QCOMPARE(room.opened.size(), std::size_t{2});
        QCOMPARE(room.refusals.size(), std::size_t{1});
        const core::ComparedModelPtr model = room.loader.model(row);
        QVERIFY(model->test->patients == room.loader.model(room.request(0).ref)->test->patients);
        QCOMPARE(model->threshold, std::optional(0.2));
        QVERIFY(!model->cases);
    }

    void otherPatientsOrPricesTakeTheEvaluationSetAwayAndOtherWordsDoNot()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.want({room.request(0)});
        QVERIFY(room.settled());
        QSignalSpy changed(&room.loader, &ComparisonLoader::patientsChanged);
        QVERIFY(room.edit([](core::Study& study) { study.task.name = "Another name"; }));
        QVERIFY(room.loader.patients() && room.loader.model(room.request(0).ref));
        QVERIFY(room.edit([](core::Study& study) { study.task.panels[0].cost += core::Cost(1.0); }));
        QVERIFY(!room.loader.patients() && !room.loader.model(room.request(0).ref));
        QCOMPARE(changed.count(), 1);
        // Editing while they are opened: nothing of the old patients may come.
        const std::size_t before = room.opened.size();
        room.loader.want(room.options());
        QVERIFY(room.edit([](core::Study& study) { study.task.panels[0].cost += core::Cost(1.0); }));
        QTest::qWait(100);
        QCOMPARE(room.opened.size(), before);
        QCOMPARE(room.loader.opening(), std::size_t{0});
    }

    void closesWithTheProject()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.want(room.options());
        QVERIFY(room.session.closeProject());
        QTest::qWait(100);
        QVERIFY(room.opened.empty() && !room.loader.patients());
        room.loader.want({{.ref = core::RunId{1}}});
        QCOMPARE(room.errors.size(), std::size_t{1}); // there is no project to read from
    }

    void aModelThatIsNotThereIsSaid()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.want({{.ref = core::FrontPolicyRef{room.front().id, 10'000}},
                          {.ref = core::RunId{77}},
                          {.ref = core::BaselineRef{core::BaselineId{5}, {}}}});
        QVERIFY(room.settled());
        QCOMPARE(room.errors.size(), std::size_t{3});
    }

    void redundancyIsComputedOnceForAnEvaluationSet()
    {
        Room room;
        QVERIFY(room.openSample("ferritin", 600));
        QSignalSpy found(&room.loader, &ComparisonLoader::redundancyFound);
        room.loader.computeRedundancy(); // nobody knows yet for whom
        room.loader.prepare();
        QVERIFY(room.wait([&] { return room.loader.patients().has_value(); }));
        room.loader.computeRedundancy();
        room.loader.computeRedundancy();
        QVERIFY(room.wait([&] { return found.count() > 0; }));
        QCOMPARE(room.loader.redundancy()->fromAll.size(), room.session.study().task.panels.size());
        room.loader.computeRedundancy();
        QTest::qWait(50);
        QCOMPARE(found.count(), 1);
    }

    // For a policy that is open, on a thread of its own, once.
    void figuresAreCorrectedForWhatIsNotRecorded()
    {
        Room room;
        core::FrontPlan plan;
        plan.lattice.folds = 2;
        plan.lattice.rounds = 10;
        plan.lattice.targets = 4;
        plan.lattice.prices = 2;
        QVERIFY(room.openSample("ferritin", 800) && room.find(plan));
        const core::ModelRef last = core::FrontPolicyRef{room.search.fronts().back().id, 0};
        QSignalSpy found(&room.loader, &ComparisonLoader::recordingFound);
        room.loader.computeRecording(last); // not open yet
        QVERIFY(!room.loader.isComputingRecording());
        room.loader.want({{.ref = last}});
        QVERIFY(room.settled() && room.loader.policy(last));
        room.loader.computeRecording(last);
        room.loader.computeRecording(last);
        QVERIFY(room.loader.isComputingRecording());
        QVERIFY(room.wait([&] { return found.count() > 0; }));
        QVERIFY(!room.loader.isComputingRecording());
        QCOMPARE(room.loader.recordings().size(), std::size_t{1});
        const core::RecordingEstimate& estimate = *room.loader.recordings().front().second;
        const core::ScoredPatients& test = *room.loader.model(last)->test;
        QCOMPARE(estimate.patients, test.count());
        QCOMPARE(*estimate.plain.f1.value, *core::confusionAt(test, {}).f1()); // the figure of the page
        room.session.closeProject();
        QVERIFY(room.loader.recordings().empty());
    }

    // While eight policies are opened for 1,200 patients, the thread of the window is busy for a moment at a time. Its
    // own time counts: what a neighbour on the same cores takes is not ours.
    void theWindowHasNothingToDoWithIt()
    {
        Room room;
        core::FrontPlan plan;
        plan.lattice.folds = 2;
        plan.lattice.rounds = 10;
        plan.lattice.targets = 4;
        plan.lattice.prices = 2;
        QVERIFY(room.openSample("ferritin", 1200) && room.find(plan));
        double last = busyMilliseconds(), longest = 0.0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            const double now = busyMilliseconds();
            longest = std::max(longest, now - std::exchange(last, now));
        });
        timer.start(0);
        std::vector<ComparisonLoader::Request> options = room.options();
        options.resize(std::min<std::size_t>(options.size(), 8));
        room.loader.want(options);
        QVERIFY(room.settled());
        QCOMPARE(room.opened.size(), options.size());
        QVERIFY(longest > 0.0);
        QVERIFY2(longest < 50.0, qPrintable(QString::number(longest)));
    }
};

PANELWISE_GUILESS_TEST(ComparisonLoaderTest)

} // namespace comparison_loader_test

#include "comparison_loader_test.moc"
