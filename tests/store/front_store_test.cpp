// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/import_store_p.h"
#include "core/store/project_file.h"
#include "core/store/project_schema_p.h"
#include "core/store/sqlite_p.h"
#include "core/store/study_store_p.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"

#include <filesystem>

namespace front_store_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

class FrontStoreTest : public QObject {
    Q_OBJECT

    TablePtr m_table = fixtures::table(40);
    Study m_study = fixtures::study(*m_table, 4);

    ProjectFile created(const fs::path& file) const
    {
        ProjectCreation creation = ProjectFile::create(file, m_table, m_study);
        if (!creation.project)
            qFatal("cannot create: %s", creation.error ? creation.error->detail.c_str() : "cancelled");
        return std::move(*creation.project);
    }

    // As it was before there were fronts: the tables of runs are there, and one run in them.
    void makeVersion2(const fs::path& file) const
    {
        {
            const Result<Database> database = Database::open(file, Database::Mode::Create);
            if (!database || !migrate(*database, projectMigrations().first(2), 0) ||
                !writeImport(*database, *m_table, {}, {}) || !writeStudy(*database, m_study))
                qFatal("cannot make a file of version 2");
        }
    }

    static void search(ProjectFile& project, FrontId front, std::size_t policies)
    {
        bool stored = project.save(front, FrontKind::NamedPart{kSharedPart, fixtures::bundle(1)}).ok() &&
                      project.save(front, FrontKind::NamedPart{"state", fixtures::bundle(2)}).ok();
        for (std::size_t number = 0; number < policies; ++number)
            stored = stored && project
                                   .save(front, FrontKind::Policy{number, fixtures::operatingPoint(number),
                                                                  fixtures::bundle(10 + number)})
                                   .ok();
        if (!stored)
            qFatal("cannot store a front");
    }

    static std::vector<OperatingPoint> points(std::size_t count, bool tested)
    {
        std::vector<OperatingPoint> points;
        for (std::size_t number = 0; number < count; ++number)
            points.push_back(fixtures::operatingPoint(number, tested));
        return points;
    }

    // A finished front of three policies, and a stopped one of two.
    void makeTwoFronts(const fs::path& file) const
    {
        ProjectFile project = created(file);
        const FrontId first = *project.start(fixtures::frontStart());
        search(project, first, 3);
        const FrontId second = *project.start(fixtures::frontStart());
        search(project, second, 2);
        if (!project.finish(first, RunStatus::Finished,
                            {.summary = fixtures::frontSummary(RunEnd::Finished), .points = points(3, true)}) ||
            !project.finish(second, RunStatus::Cancelled,
                            {.summary = fixtures::frontSummary(RunEnd::Cancelled), .points = points(2, false)}))
            qFatal("cannot finish a front");
    }

    static void alter(const fs::path& file, Sql statement)
    {
        const Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
        if (!database || !database->execute(statement))
            qFatal("cannot alter the file");
    }

    // What a front is read as that was stored with these figures.
    std::optional<ErrorCode> readingOf(const OperatingPoint& point, const FrontStart& start) const
    {
        const fixtures::Folder folder;
        {
            ProjectFile project = created(folder / "a.panelwise");
            const FrontId front = *project.start(start);
            if (!project.save(front, FrontKind::Policy{.number = 0, .point = point, .own = fixtures::bundle(1, 3)}))
                qFatal("cannot save a policy");
        }
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        const Result<std::vector<FrontRecord>> fronts = project->fronts();
        return fronts ? std::nullopt : std::optional(fronts.error().code);
    }

    static FrontStart startWithPanels()
    {
        FrontStart start = fixtures::frontStart();
        start.panels =
            TestCatalog({{.name = "Blood \"count\"", .cost = Cost(26.5), .features = {}},
                         {.name = "Eisen", .cost = Cost(0.1), .features = {}, .minutes = Minutes(90.0)},
                         {.name = "B12", .cost = Cost(0.0), .features = {}, .millilitres = Millilitres(2.5)}},
                        {{.name = "Draw", .cost = Cost(1.0 / 3.0), .panels = PanelMask(0b110)}});
        return start;
    }

private Q_SLOTS:
    void aFrontRemembersWhichPanelsItHad()
    {
        const fixtures::Folder folder;
        {
            ProjectFile project = created(folder / "a.panelwise");
            QVERIFY(project.start(startWithPanels()).ok());
            QVERIFY(project.start(startWithPanels()).ok()); // once for both
            FrontStart other = fixtures::frontStart();
            other.cohort.low = 7;
            QVERIFY(project.start(other).ok());
        }
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        const Result<std::vector<FrontRecord>> fronts = project->fronts();
        QVERIFY(fronts.ok());
        QCOMPARE(fronts->at(0).start, startWithPanels());
        QCOMPARE(fronts->at(1).start, startWithPanels());
        QCOMPARE(fronts->at(2).start.panels.panelCount(), std::size_t{0});
    }

    // The fixture has three panels: 0 to 2.
    void figuresOfPanelsThatAFrontDoesNotHaveAreDamage()
    {
        for (const FrontStart& start : {fixtures::frontStart(), startWithPanels()}) {
            const OperatingPoint sound = fixtures::operatingPoint(1, true);
            QCOMPARE(readingOf(sound, start), std::nullopt);
            const auto altered = [&](const std::function<void(Evaluation&)>& change) {
                OperatingPoint point = sound;
                change(*point.test);
                return readingOf(point, start);
            };
            const std::optional damaged(ErrorCode::ProjectDamaged);
            QCOMPARE(altered([](Evaluation& e) { e.panelUse.assign(50, 0.1); }), damaged);
            QCOMPARE(altered([](Evaluation& e) { e.panelUse.assign(4, 0.1); }), damaged); // validation has three
            QCOMPARE(altered([](Evaluation& e) { e.orders[0].sequence = {PanelId(999)}; }), damaged);
            QCOMPARE(altered([](Evaluation& e) { e.orders[0].sequence = {PanelId(3)}; }), damaged);
            QCOMPARE(altered([](Evaluation& e) { e.orders[0].sequence.assign(40'000, PanelId(1)); }), damaged);
            QCOMPARE(altered([](Evaluation& e) { e.orders[0].alongside = {2}; }), damaged); // of two places, 0 and 1
            QCOMPARE(altered([](Evaluation& e) { e.orders[0].patients = 1'000; }), damaged);
        }
        OperatingPoint four = fixtures::operatingPoint(1, true);
        four.validation.panelUse.assign(4, 0.1);
        four.test->panelUse.assign(4, 0.1);
        QCOMPARE(readingOf(four, fixtures::frontStart()), std::nullopt); // nobody says how many there were
        QCOMPARE(readingOf(four, startWithPanels()), std::optional(ErrorCode::ProjectDamaged));
    }

    void everythingOfAFrontComesBackToTheLastBit()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        QCOMPARE(fixtures::namesIn(folder.path()), Names{"a.panelwise"});
        const Result<ProjectFile> project = ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.ok());
        const Result<std::vector<FrontRecord>> fronts = project->fronts();
        QVERIFY(fronts.ok());
        QCOMPARE(fronts->size(), std::size_t{2});
        const FrontRecord& finished = fronts->front();
        QCOMPARE(finished.id.value, std::int64_t{1});
        QVERIFY(finished.start == fixtures::frontStart());
        QCOMPARE(finished.status, RunStatus::Finished);
        QVERIFY(finished.startedAt > 1'500'000'000); // this century
        QVERIFY(finished.summary == fixtures::frontSummary(RunEnd::Finished));
        QVERIFY(finished.points == points(3, true));
        QVERIFY(!finished.points[0].expected && finished.points[1].expected); // known for some only
        QVERIFY(*project->frontPart(finished.id, kSharedPart) == fixtures::bundle(1));
        QVERIFY(*project->frontPolicy(finished.id, 2) == fixtures::bundle(12));
        const FrontRecord& stopped = fronts->back();
        QCOMPARE(stopped.status, RunStatus::Cancelled);
        QVERIFY(stopped.summary == fixtures::frontSummary(RunEnd::Cancelled));
        QVERIFY(stopped.points == points(2, false));
        QVERIFY(!stopped.points[0].test);
    }

    void ofAFinishedFrontOnlyTheSharedPartIsKept()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(*project.frontPartNames({1}), Names{kSharedPart});
        QCOMPARE(project.frontPart({1}, "state").error().code, ErrorCode::PolicyMissing);
        QCOMPARE(project.frontPolicy({1}, 3).error().code, ErrorCode::PolicyMissing);
        QCOMPARE(project.resume(FrontId{1}).error().code, ErrorCode::FrontNotResumable);
        QCOMPARE(*project.frontPartNames({2}), (Names{kSharedPart, "state"}));
    }

    // Judged on everybody: folds are kept until it is finished, what all patients taught for good.
    void whatAllPatientsTaughtIsKeptForGood()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        const FrontId front = *project.start(fixtures::frontStart());
        search(project, front, 2);
        const FinalPolicy policy{.number = 0, .shape = {.lambda = 4.0, .rho = -0.125}};
        QVERIFY(project.save(front, NamedPart{"fold/0", fixtures::bundle(20)}).ok());
        QVERIFY(project.save(front, NamedPart{finalPolicyPart(policy), fixtures::bundle(21)}).ok());
        QVERIFY(project.save(front, NamedPart{kFinalSharedPart, fixtures::bundle(22)}).ok());
        std::vector<OperatingPoint> found = points(2, true);
        found[1].finalPolicy = policy;
        QVERIFY(project
                    .finish(front, RunStatus::Finished,
                            {.summary = fixtures::frontSummary(RunEnd::Finished), .points = found})
                    .ok());
        QCOMPARE(*project.frontPartNames(front), (Names{"final/0", "final/shared", kSharedPart}));
        QVERIFY(*project.frontPart(front, finalPolicyPart(policy)) == fixtures::bundle(21));
        const FrontRecord record = *project.record(front);
        QVERIFY(record.points[1].finalPolicy == policy && !record.points[0].finalPolicy);
    }

    void aStoppedFrontGoesOnWhereItWas()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.resume(FrontId{2}).ok());
        QCOMPARE(project.fronts()->back().status, RunStatus::Running);
        QVERIFY(!project.fronts()->back().summary.has_value());
        QVERIFY(project.fronts()->back().points == points(2, false));
        QCOMPARE(project.resume(FrontId{2}).error().code, ErrorCode::FrontNotResumable);            // it runs already
        QVERIFY(project.save(FrontId{2}, FrontKind::NamedPart{"state", fixtures::bundle(3)}).ok()); // replaces
        QVERIFY(*project.frontPart({2}, "state") == fixtures::bundle(3));
        QVERIFY(project.save(FrontId{2}, FrontKind::Policy{2, fixtures::operatingPoint(2), fixtures::bundle(12)}).ok());
        const FrontSummary summary = fixtures::frontSummary(RunEnd::Finished);
        QVERIFY(project.finish(FrontId{2}, RunStatus::Finished, {.summary = summary, .points = points(3, true)}).ok());
        QVERIFY(project.fronts()->back().points == points(3, true));
        QCOMPARE(project.fronts()->back().status, RunStatus::Finished);
    }

    void onlyAFrontThatIsSearchedHereTakesMore()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.save(FrontId{2}, FrontKind::NamedPart{"state", fixtures::bundle(1)}).error().code,
                 ErrorCode::FrontNotResumable);
        QCOMPARE(project.save(FrontId{9}, FrontKind::Policy{0, fixtures::operatingPoint(0), fixtures::bundle(1)})
                     .error()
                     .code,
                 ErrorCode::FrontUnknown);
        QCOMPARE(project.resume(FrontId{9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.remove(FrontId{9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.frontPart({9}, kSharedPart).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.frontPartNames({9}).error().code, ErrorCode::FrontUnknown);
        QCOMPARE(project.fronts()->back().status, RunStatus::Cancelled);
    }

    void aCopyHoldsTheFrontsAndTakesOverASearch()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QVERIFY(project.resume(FrontId{2}).ok());
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        ProjectFile copy = *ProjectFile::open(folder / "copy.panelwise");
        QVERIFY(copy.takeOverJobs(project).ok());
        QVERIFY(copy.fronts()->front().points == points(3, true));
        QVERIFY(*copy.frontPolicy({1}, 0) == fixtures::bundle(10));
        QCOMPARE(copy.fronts()->back().status, RunStatus::Running);
        QVERIFY(copy.save(FrontId{2}, FrontKind::Policy{2, fixtures::operatingPoint(2), fixtures::bundle(12)}).ok());
    }

    void namesAreKeptWithTheirPoliciesAndGoWithThem()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "p.panelwise");
        RunId run;
        {
            ProjectFile project = *ProjectFile::open(folder / "p.panelwise");
            run = *project.start(fixtures::runStart());
            QVERIFY(project.rename(FrontId{1}, 2, "Clinic A").ok());
            QVERIFY(project.rename(FrontId{2}, 0, "Clinic B").ok());
            QVERIFY(project.rename(FrontId{2}, 1, "soon gone").ok());
            QVERIFY(project.rename(FrontId{2}, 1, "").ok());
            QVERIFY(project.rename(run, "%1 <b>").ok());
            QCOMPARE(project.rename(FrontId{9}, 0, "x").error().code, ErrorCode::FrontUnknown);
            QCOMPARE(project.rename(RunId{9}, "x").error().code, ErrorCode::RunUnknown);
            QVERIFY(!project.rename(FrontId{1}, 0, "Clinic B").ok()); // as a last resort: it was asked before
        }
        using Owned = std::map<std::size_t, std::string>;
        ProjectFile project = *ProjectFile::open(folder / "p.panelwise");
        QVERIFY(project.fronts()->front().names == (Owned{{2, "Clinic A"}}));
        QVERIFY(project.fronts()->back().names == (Owned{{0, "Clinic B"}}));
        QCOMPARE(project.runs()->front().name, std::string("%1 <b>"));
        QVERIFY(project.saveCopy(folder / "copy.panelwise").ok());
        QVERIFY(ProjectFile::open(folder / "copy.panelwise")->fronts()->front().names == (Owned{{2, "Clinic A"}}));
        QVERIFY(project.remove(FrontId{2}).ok());
        QVERIFY(project.rename(FrontId{1}, 0, "Clinic B").ok()); // nobody has it any more
        QVERIFY(project.fronts()->front().names == (Owned{{0, "Clinic B"}, {2, "Clinic A"}}));
        QVERIFY(project.rename(FrontId{1}, 0, "Clinic C").ok());
        QCOMPARE(project.fronts()->front().names.at(0), std::string("Clinic C"));
    }

    void aNameThatWasTamperedWithIsToldOfItsFront()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "p.panelwise");
        QVERIFY(ProjectFile::open(folder / "p.panelwise")->rename(FrontId{1}, 0, "Clinic A").ok());
        {
            const Result<Database> database = Database::open(folder / "p.panelwise", Database::Mode::ReadWrite);
            QVERIFY(database->execute("UPDATE front_name SET name = 'Clinic Z'").ok());
        }
        const Result<ProjectFile> project = ProjectFile::open(folder / "p.panelwise");
        QVERIFY(project.ok());
        QCOMPARE(project->fronts().error().code, ErrorCode::ProjectDamaged);
    }

    void aFileOfTheSecondVersionOpensAndTakesFronts()
    {
        const fixtures::Folder folder;
        makeVersion2(folder / "old.panelwise");
        const std::string before = fixtures::bytesOf(folder / "old.panelwise");
        {
            ProjectFile project = *ProjectFile::open(folder / "old.panelwise");
            QVERIFY(project.study() == m_study);
            QVERIFY(project.fronts()->empty());
            QCOMPARE(project.frontPart({1}, kSharedPart).error().code, ErrorCode::FrontUnknown);
            QVERIFY(fixtures::bytesOf(folder / "old.panelwise") == before); // only looked at so far
            QVERIFY(project.start(fixtures::runStart()).ok());
            QVERIFY(project.start(fixtures::frontStart()).ok());
            QVERIFY(project.rename(RunId{1}, "named").ok());
        }
        const Result<ProjectFile> migrated = ProjectFile::open(folder / "old.panelwise");
        QVERIFY(migrated.ok());
        QCOMPARE(migrated->import()->fingerprint(), m_table->fingerprint());
        QVERIFY(migrated->runs()->front().start == fixtures::runStart());
        QCOMPARE(migrated->runs()->front().name, std::string("named"));
        QVERIFY(migrated->fronts()->front().start == fixtures::frontStart());
        QCOMPARE(Database::open(folder / "old.panelwise", Database::Mode::ReadOnly)->number("PRAGMA user_version"),
                 std::int64_t{kSchemaVersion});
    }

    void damageInAFrontIsAnErrorOfReadingItNotOfTheProject()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        alter(folder / "a.panelwise", "UPDATE front_bundle_chunk SET content = zeroblob(length(content)) "
                                      "WHERE front = 1 AND name = 'policy/1'");
        alter(folder / "a.panelwise", "DELETE FROM front_bundle_chunk WHERE front = 2 AND name = 'shared'");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.fronts()->size(), std::size_t{2});
        QCOMPARE(project.frontPolicy({1}, 1).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.frontPolicy({1}, 1).error().detail, std::string("policy/1 of front 1"));
        QVERIFY(*project.frontPolicy({1}, 0) == fixtures::bundle(10)); // the others are as they were
        QCOMPARE(project.frontPart({2}, kSharedPart).error().code, ErrorCode::ProjectDamaged);
    }

    void policiesThatChangedPlacesAreNoticed()
    {
        const fixtures::Folder folder;
        makeTwoFronts(folder / "a.panelwise");
        alter(folder / "a.panelwise",
              "PRAGMA foreign_keys = OFF; "
              "UPDATE front_bundle SET name = 'x' WHERE front = 1 AND name = 'policy/0'; "
              "UPDATE front_bundle SET name = 'policy/0' WHERE front = 1 AND name = 'policy/1'; "
              "UPDATE front_bundle SET name = 'policy/1' WHERE front = 1 AND name = 'x'; "
              "UPDATE front_bundle_chunk SET name = 'x' WHERE front = 1 AND name = 'policy/0'; "
              "UPDATE front_bundle_chunk SET name = 'policy/0' WHERE front = 1 AND name = 'policy/1'; "
              "UPDATE front_bundle_chunk SET name = 'policy/1' WHERE front = 1 AND name = 'x'");
        const ProjectFile project = *ProjectFile::open(folder / "a.panelwise");
        QCOMPARE(project.frontPolicy({1}, 0).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(project.frontPolicy({1}, 1).error().code, ErrorCode::ProjectDamaged);
    }
};

PANELWISE_GUILESS_TEST(FrontStoreTest)

} // namespace front_store_test

#include "front_store_test.moc"
