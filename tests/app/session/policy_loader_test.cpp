// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "app/session/models/policy_loader.h"
#include "core/explain/policy_explainer.h"
#include "core/search/front_search.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <functional>
#include <utility>

namespace policy_loader_test {

using namespace app;

namespace {

constexpr std::size_t kPatients = 600;

double busyMilliseconds() // of this thread
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

struct Room {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{unsaved, recent};
    FrontSearch search{session};
    PolicyLoader loader{session};
    QSignalSpy opened{&loader, &PolicyLoader::opened};
    QSignalSpy closed{&loader, &PolicyLoader::closed};
    std::vector<core::Error> errors;

    Room()
    {
        QObject::connect(&loader, &PolicyLoader::failed, &loader,
                         [this](const core::Error& error) { errors.push_back(error); });
    }

    bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }
    bool openSample(const char* name, std::size_t patients = kPatients)
    {
        session.openSample(QString::fromLatin1(name), patients);
        return wait([this] { return !session.isLoading(); }) && session.hasProject();
    }
    // The optimum of a disease that is known completely: found in a moment, with several policies.
    bool findFront()
    {
        core::FrontPlan plan;
        plan.method = core::FrontMethod::Exact;
        return openSample("known-optimum") && find(plan);
    }
    bool findLatticeFront()
    {
        core::FrontPlan plan;
        plan.lattice.folds = 2;
        plan.lattice.rounds = 10;
        plan.lattice.targets = plan.lattice.prices = 1;
        return openSample("ferritin", 1200) && find(plan);
    }
    bool find(const core::FrontPlan& plan)
    {
        search.start(plan);
        return wait([this] {
            return !search.state().active() && !search.fronts().empty() && front().status != core::RunStatus::Running;
        });
    }
    const core::FrontRecord& front() const { return search.fronts().back(); }
    core::FrontPolicyRef policy(std::size_t place) const { return {front().id, place}; }
    bool open(std::size_t place)
    {
        loader.open(policy(place));
        return wait([this] { return loader.current() || !errors.empty(); }) && errors.empty();
    }
    bool edit(const std::function<void(core::Study&)>& change)
    {
        core::Study study = session.study();
        change(study);
        return session.setStudy(std::move(study), QStringLiteral("Edit"));
    }
};

} // namespace

class PolicyLoaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPolicyOfAFrontComesWithWhatItDoesForEveryTestPatient()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(!room.loader.wanted() && !room.loader.current());
        const std::size_t last = room.front().points.size() - 1;
        room.loader.open(room.policy(last));
        QVERIFY(!room.loader.current()); // it takes a moment, and nobody waits for it
        QVERIFY(*room.loader.wanted() == core::PolicyRef(room.policy(last)));
        QVERIFY(room.wait([&] { return room.opened.count() == 1; }));

        const OpenPolicy& policy = *room.loader.current();
        QVERIFY(policy.ref == core::PolicyRef(room.policy(last)));
        const core::OperatingPoint& point = room.front().points[last];
        QVERIFY(policy.policy->shape() == point.shape);
        const auto test = policy.patients.split->patients(core::SplitPart::Test);
        QCOMPARE(policy.cases->episodes.size(), test.size());
        for (std::size_t i = 0; i < test.size(); ++i)
            QCOMPARE(policy.cases->episodes[i].patient, test[i]);
        // The search itself walked the same patients.
        const core::Evaluation evaluated =
            core::evaluateEpisodes(policy.cases->episodes, *policy.patients.cohort, policy.policy->shape());
        QVERIFY(evaluated.confusion == point.test->confusion);
        QCOMPARE(evaluated.meanCost.value, point.test->meanCost.value);
    }

    void aPolicyOfARunIsOpenedAsWell()
    {
        Room room;
        QVERIFY(room.openSample("known-optimum"));
        Training training(room.session);
        core::TrainingPlan plan;
        plan.encoder.kind = core::EncoderKind::Gaussian;
        plan.encoder.rounds = 1;
        plan.classifier.hidden = plan.ppo.hidden = 8;
        plan.loop.outerLoops = 1;
        plan.loop.stepsPerLoop = plan.ppo.stepsPerUpdate = 256;
        training.add({plan});
        training.start();
        QVERIFY(room.wait(
            [&] { return !training.active() && !training.runs().empty() && training.runs().back().hasPolicy; }));
        room.loader.open(training.runs().back().id);
        QVERIFY(room.wait([&] { return room.loader.current() != nullptr; }));
        const OpenPolicy& policy = *room.loader.current();
        QCOMPARE(policy.cases->episodes.size(), policy.patients.split->count(core::SplitPart::Test));
        QVERIFY(policy.cases->shape == plan.shape);
    }

    // While a policy for 1,200 patients is opened and asked, the thread of the window is busy for a moment at a time.
    // Its own time counts: what a neighbour on the same cores takes is not ours.
    void theWindowHasNothingToDoWithIt()
    {
        Room room;
        QVERIFY(room.findLatticeFront());
        double last = busyMilliseconds(), longest = 0.0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            const double now = busyMilliseconds();
            longest = std::max(longest, now - std::exchange(last, now));
        });
        QSignalSpy evaluated(&room.loader, &PolicyLoader::storyReady);
        timer.start(0);
        QVERIFY(room.open(room.front().points.size() - 1));
        const core::CohortPtr cohort = room.loader.current()->patients.cohort;
        for (std::size_t patient = 0; patient < 5; ++patient) {
            room.loader.ask({.patient = core::recordedPatient(*cohort, core::PatientIndex(patient))});
            QVERIFY(room.wait([&] { return evaluated.count() > static_cast<int>(patient); }));
        }
        room.loader.close();
        QVERIFY(longest > 0.0);
        QVERIFY2(longest < 50.0, qPrintable(QString::number(longest)));
    }

    void openingWhatIsOpenDoesNothingAndANewerWishReplacesAnOlderOne()
    {
        Room room;
        QVERIFY(room.findFront());
        room.loader.open(room.policy(0));
        room.loader.open(room.policy(1));
        room.loader.open(room.policy(2));
        QVERIFY(room.wait([&] { return room.loader.current() != nullptr; }));
        QVERIFY(room.loader.current()->ref == core::PolicyRef(room.policy(2)));
        const OpenPolicyPtr open = room.loader.current();
        room.loader.open(room.policy(2));
        QVERIFY(room.loader.current() == open);
        QTest::qWait(50); // nothing of the older options comes late
        QCOMPARE(room.opened.count(), 1);
        QVERIFY(room.open(0));
        QVERIFY(room.loader.current()->ref == core::PolicyRef(room.policy(0)));
        QVERIFY(room.loader.current()->patients.cohort == open->patients.cohort); // the patients are the same ones
    }

    void otherPatientsOrPricesCloseItAndOtherWordsDoNot()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QVERIFY(room.edit([](core::Study& study) { study.task.name = "Another name"; }));
        QVERIFY(room.loader.current());
        QVERIFY(room.edit([](core::Study& study) { study.task.panels[0].cost += core::Cost(1.0); }));
        QVERIFY(!room.loader.current() && !room.loader.wanted());
        QCOMPARE(room.closed.count(), 1);
        // It still fits, at the new price.
        QVERIFY(room.open(1));
        QCOMPARE(room.loader.current()->patients.cohort->catalog().panels()[0].cost,
                 room.session.study().task.panels[0].cost);
        QVERIFY(room.edit([](core::Study& study) { study.split.seed = core::Seed{99}; }));
        QVERIFY(!room.loader.current());
        // Editing while it is being opened: nothing of the old patients may come.
        room.loader.open(room.policy(1));
        QVERIFY(room.edit([](core::Study& study) { study.split.seed = core::Seed{7}; }));
        QTest::qWait(50);
        QVERIFY(!room.loader.current());
        QCOMPARE(room.closed.count(), 3);
    }

    void closesWithTheProject()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QVERIFY(room.session.closeProject());
        QVERIFY(!room.loader.current() && !room.loader.wanted());
        QCOMPARE(room.closed.count(), 1);
        room.loader.open(core::RunId{1});
        QCOMPARE(room.errors.size(), std::size_t{1}); // there is no project to read from
    }

    void aPolicyOfOtherPanelsIsRefusedAndSaysWhichOneIsMissing()
    {
        Room room;
        QVERIFY(room.findFront());
        const std::string panel = room.session.study().task.panels.back().name;
        QVERIFY(room.edit([](core::Study& study) { study.task.panels.pop_back(); }));
        QVERIFY(!room.open(1));
        QCOMPARE(room.errors.size(), std::size_t{1});
        QCOMPARE(room.errors.front().code, core::ErrorCode::PolicyDoesNotFit);
        QVERIFY(!room.loader.current());
        // As it was again, it opens: a request that failed may be repeated.
        QVERIFY(room.edit([&](core::Study& study) { study.task = core::knownOptimumTask(); }));
        room.errors.clear();
        QVERIFY(room.open(1));
    }

    // A recorded patient without any request of the user's is led as the policy led it.
    void theStoryOfATestPatientIsItsEpisode()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(room.front().points.size() - 1));
        const OpenPolicy& policy = *room.loader.current();
        std::vector<core::PatientStory> stories;
        connect(&room.loader, &PolicyLoader::storyReady, this,
                [&](const core::PatientStory& story) { stories.push_back(story); });
        const core::Episode& first = policy.cases->episodes[0];
        const core::Episode& second = policy.cases->episodes[1];
        room.loader.ask({.patient = core::recordedPatient(*policy.patients.cohort, first.patient)});
        room.loader.ask({.patient = core::recordedPatient(*policy.patients.cohort, second.patient)});
        QVERIFY(stories.empty()); // nobody waits for it
        QVERIFY(room.wait([&] { return !stories.empty(); }));
        QTest::qWait(50);
        QCOMPARE(stories.size(), std::size_t{1}); // the newer question took the place of the older one
        QVERIFY(stories.front().patient.recorded == second.patient);
        QVERIFY(stories.front().ended());
        QCOMPARE(stories.front().steps.size(), second.steps.size());
        for (std::size_t i = 0; i < second.steps.size(); ++i)
            QVERIFY(stories.front().steps[i].step == second.steps[i]);

        std::vector<core::FlipAnswer> flips;
        connect(&room.loader, &PolicyLoader::flipsFound, this,
                [&](const core::FlipAnswer& answer) { flips.push_back(answer); });
        room.loader.askFlips({.patient = stories.front().patient, .ordered = {}, .feature = core::FeatureId(0)});
        QVERIFY(room.wait([&] { return !flips.empty(); }));
        QVERIFY(!flips.front().stretches.empty());
    }

    void nothingIsToldAboutAPolicyThatWasClosed()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QSignalSpy evaluated(&room.loader, &PolicyLoader::storyReady);
        const core::StoryQuestion question{
            .patient = core::recordedPatient(*room.loader.current()->patients.cohort, core::PatientIndex(0))};
        room.loader.ask(question);
        room.loader.close();
        room.loader.ask(question); // nobody is there to ask
        QTest::qWait(200);
        QCOMPARE(evaluated.count(), 0);
    }

    void aPolicyThatIsNotThereIsSaid()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(!room.open(10'000));
        QCOMPARE(room.errors.front().code, core::ErrorCode::PolicyMissing);
        room.errors.clear();
        room.loader.open(core::RunId{77});
        QVERIFY(room.wait([&] { return !room.errors.empty(); }));
        QVERIFY(!room.loader.current());
    }
};

PANELWISE_GUILESS_TEST(PolicyLoaderTest)

} // namespace policy_loader_test

#include "policy_loader_test.moc"
