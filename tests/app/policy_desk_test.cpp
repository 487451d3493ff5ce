#include "app/session/front_search.h"
#include "app/session/policy_desk.h"
#include "app/session/session.h"
#include "app/session/training.h"
#include "core/train/front_search.h"
#include "core/train/patient_teller.h"
#include "tests/store/project_fixtures.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <functional>
#include <utility>

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
    PolicyDesk desk{session};
    QSignalSpy opened{&desk, &PolicyDesk::opened};
    QSignalSpy closed{&desk, &PolicyDesk::closed};
    std::vector<core::Error> errors;

    Room()
    {
        QObject::connect(&desk, &PolicyDesk::failed, &desk,
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
        desk.open(policy(place));
        return wait([this] { return desk.current() || !errors.empty(); }) && errors.empty();
    }
    bool edit(const std::function<void(core::Study&)>& change)
    {
        core::Study study = session.study();
        change(study);
        return session.setStudy(std::move(study), QStringLiteral("Edit"));
    }
};

} // namespace

class PolicyDeskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPolicyOfAFrontComesWithWhatItDoesForEveryTestPatient()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(!room.desk.wanted() && !room.desk.current());
        const std::size_t last = room.front().points.size() - 1;
        room.desk.open(room.policy(last));
        QVERIFY(!room.desk.current()); // it takes a moment, and nobody waits for it
        QVERIFY(*room.desk.wanted() == core::PolicyRef(room.policy(last)));
        QVERIFY(room.wait([&] { return room.opened.count() == 1; }));

        const OpenPolicy& policy = *room.desk.current();
        QVERIFY(policy.ref == core::PolicyRef(room.policy(last)));
        const core::OperatingPoint& point = room.front().points[last];
        QVERIFY(policy.policy->shape() == point.shape);
        const auto test = policy.split.patients(core::SplitPart::Test);
        QCOMPARE(policy.cases->episodes.size(), test.size());
        for (std::size_t i = 0; i < test.size(); ++i)
            QCOMPARE(policy.cases->episodes[i].patient, test[i]);
        // The search itself walked the same patients.
        const core::Evaluation told =
            core::evaluateEpisodes(policy.cases->episodes, *policy.cohort, policy.policy->shape());
        QVERIFY(told.confusion == point.test->confusion);
        QCOMPARE(told.meanCost.value, point.test->meanCost.value);
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
        room.desk.open(training.runs().back().id);
        QVERIFY(room.wait([&] { return room.desk.current() != nullptr; }));
        const OpenPolicy& policy = *room.desk.current();
        QCOMPARE(policy.cases->episodes.size(), policy.split.count(core::SplitPart::Test));
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
        QSignalSpy told(&room.desk, &PolicyDesk::storyTold);
        timer.start(0);
        QVERIFY(room.open(room.front().points.size() - 1));
        const core::CohortPtr cohort = room.desk.current()->cohort;
        for (std::size_t patient = 0; patient < 5; ++patient) {
            room.desk.ask({.patient = core::recordedPatient(*cohort, core::PatientIndex(patient))});
            QVERIFY(room.wait([&] { return told.count() > static_cast<int>(patient); }));
        }
        room.desk.close();
        QVERIFY(longest > 0.0);
        QVERIFY2(longest < 50.0, qPrintable(QString::number(longest)));
    }

    void openingWhatIsOpenDoesNothingAndANewerWishReplacesAnOlderOne()
    {
        Room room;
        QVERIFY(room.findFront());
        room.desk.open(room.policy(0));
        room.desk.open(room.policy(1));
        room.desk.open(room.policy(2));
        QVERIFY(room.wait([&] { return room.desk.current() != nullptr; }));
        QVERIFY(room.desk.current()->ref == core::PolicyRef(room.policy(2)));
        const OpenPolicyPtr open = room.desk.current();
        room.desk.open(room.policy(2));
        QVERIFY(room.desk.current() == open);
        QTest::qWait(50); // nothing of the older wishes comes late
        QCOMPARE(room.opened.count(), 1);
        QVERIFY(room.open(0));
        QVERIFY(room.desk.current()->ref == core::PolicyRef(room.policy(0)));
        QVERIFY(room.desk.current()->cohort == open->cohort); // the patients are the same ones
    }

    void otherPatientsOrPricesCloseItAndOtherWordsDoNot()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QVERIFY(room.edit([](core::Study& study) { study.task.name = "Another name"; }));
        QVERIFY(room.desk.current());
        QVERIFY(room.edit([](core::Study& study) { study.task.panels[0].cost += core::Cost(1.0); }));
        QVERIFY(!room.desk.current() && !room.desk.wanted());
        QCOMPARE(room.closed.count(), 1);
        // It still fits, at the new price.
        QVERIFY(room.open(1));
        QCOMPARE(room.desk.current()->cohort->catalog().panels()[0].cost, room.session.study().task.panels[0].cost);
        QVERIFY(room.edit([](core::Study& study) { study.split.seed = core::Seed{99}; }));
        QVERIFY(!room.desk.current());
        // Editing while it is being opened: nothing of the old patients may come.
        room.desk.open(room.policy(1));
        QVERIFY(room.edit([](core::Study& study) { study.split.seed = core::Seed{7}; }));
        QTest::qWait(50);
        QVERIFY(!room.desk.current());
        QCOMPARE(room.closed.count(), 3);
    }

    void closesWithTheProject()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QVERIFY(room.session.closeProject());
        QVERIFY(!room.desk.current() && !room.desk.wanted());
        QCOMPARE(room.closed.count(), 1);
        room.desk.open(core::RunId{1});
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
        QVERIFY(!room.desk.current());
        // As it was again, it opens: a wish that failed may be repeated.
        QVERIFY(room.edit([&](core::Study& study) { study.task = core::knownOptimumTask(); }));
        room.errors.clear();
        QVERIFY(room.open(1));
    }

    // A recorded patient without any wish of the user's is led as the policy led it.
    void theStoryOfATestPatientIsItsEpisode()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(room.front().points.size() - 1));
        const OpenPolicy& policy = *room.desk.current();
        std::vector<core::PatientStory> stories;
        connect(&room.desk, &PolicyDesk::storyTold, this,
                [&](const core::PatientStory& story) { stories.push_back(story); });
        const core::Episode& first = policy.cases->episodes[0];
        const core::Episode& second = policy.cases->episodes[1];
        room.desk.ask({.patient = core::recordedPatient(*policy.cohort, first.patient)});
        room.desk.ask({.patient = core::recordedPatient(*policy.cohort, second.patient)});
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
        connect(&room.desk, &PolicyDesk::flipsFound, this,
                [&](const core::FlipAnswer& answer) { flips.push_back(answer); });
        room.desk.askFlips({.patient = stories.front().patient, .ordered = {}, .feature = core::FeatureId(0)});
        QVERIFY(room.wait([&] { return !flips.empty(); }));
        QVERIFY(!flips.front().stretches.empty());
    }

    void nothingIsToldAboutAPolicyThatWasClosed()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.open(1));
        QSignalSpy told(&room.desk, &PolicyDesk::storyTold);
        const core::StoryQuestion question{
            .patient = core::recordedPatient(*room.desk.current()->cohort, core::PatientIndex(0))};
        room.desk.ask(question);
        room.desk.close();
        room.desk.ask(question); // nobody is there to ask
        QTest::qWait(200);
        QCOMPARE(told.count(), 0);
    }

    void aPolicyThatIsNotThereIsSaid()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(!room.open(10'000));
        QCOMPARE(room.errors.front().code, core::ErrorCode::PolicyMissing);
        room.errors.clear();
        room.desk.open(core::RunId{77});
        QVERIFY(room.wait([&] { return !room.errors.empty(); }));
        QVERIFY(!room.desk.current());
    }
};

QTEST_GUILESS_MAIN(PolicyDeskTest)
#include "policy_desk_test.moc"
