// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_sharing.h"

#include "core/data/cohort/study_patients.h"
#include "tests/store/baseline_fixtures.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"

#include <cstring>

namespace project_sharing_test {

using namespace core;
namespace fs = std::filesystem;

constexpr std::size_t kRows = 400;

Column columnOf(std::string name, ColumnKind kind, std::vector<std::string> levels = {})
{
    return {.name = std::move(name), .kind = kind, .values = {}, .levels = std::move(levels)};
}

// Every cell tells whose it is: record numbers, names, a ward, sodium. Each patient has two rows.
TablePtr patients()
{
    Column record = columnOf("RecordNumber", ColumnKind::Text);
    Column name = columnOf("SurnameColumn", ColumnKind::Text);
    Column label = columnOf("label", ColumnKind::Binary, {"0", "1"});
    Column ward = columnOf("ward", ColumnKind::Category, {"KeptWardA", "KeptWardB"});
    Column sodium = columnOf("sodium", ColumnKind::Numeric);
    for (std::size_t row = 0; row < kRows; ++row) {
        if (row % 2 == 0)
            record.levels.push_back("MRN-88" + std::to_string(row));
        record.values.push_back(static_cast<float>(row / 2));
        name.levels.push_back("Sorensen-" + std::to_string(row));
        name.values.push_back(static_cast<float>(row));
        label.values.push_back(row % 3 == 0 ? 1.0f : 0.0f);
        ward.values.push_back(static_cast<float>(row % 2));
        sodium.values.push_back(131.0f + 0.3771f * static_cast<float>(row));
    }
    return std::make_shared<const Table>(
        "labs.csv",
        std::vector<Column>{std::move(record), std::move(name), std::move(label), std::move(ward), std::move(sodium)});
}

Study study()
{
    Study study;
    study.task.name = "Sodium";
    study.task.label = "label";
    study.task.visible = {"ward"};
    study.task.panels = {{.name = "Electrolytes", .cost = Cost(7.0), .columns = {"sodium"}}};
    study.task.ignored = {"SurnameColumn"};
    study.task.splitRule.patient = "RecordNumber";
    study.task.acceptedFindings = {"repeated_patients:SurnameColumn"};
    study.task.tests["SurnameColumn"].label = "SurnameLabel";
    study.task.recipe = R"({"patient":"SurnameColumn"})";
    study.task.otherKeys = R"({"contact":"SurnameColumn"})";
    return study;
}

// The bytes of four neighbouring cells of a column: one value alone could be in a tree as well.
std::string cellBytes(const Column& column, std::size_t from)
{
    std::string bytes(4 * sizeof(float), '\0');
    std::memcpy(bytes.data(), column.values.data() + from, bytes.size());
    return bytes;
}

ProjectFile created(const fs::path& file)
{
    ProjectCreation creation = ProjectFile::create(file, patients(), study());
    if (!creation.project)
        qFatal("cannot create");
    return std::move(*creation.project);
}

constexpr const char* kCalls = "CallsOfSinglePatients";

// One job of every kind, finished, with what only going on needs and what was said of single patients.
void addJobs(ProjectFile& project)
{
    const RunId run = *project.start(fixtures::runStart());
    const FrontId front = *project.start(fixtures::frontStart());
    const BaselineId table = *project.start(fixtures::baselineStart());
    OperatingPoint point = fixtures::operatingPoint(0, true);
    point.calls = kCalls;
    SystemRun scored = fixtures::scoredRun(1);
    const bool stored =
        project.save(run, fixtures::points(0, 3)) && project.save(run, fixtures::bundle(91)) &&
        project.finish(run, RunStatus::Interrupted, {.summary = fixtures::summary(), .policy = fixtures::bundle(92)}) &&
        project.save(front, FrontKind::NamedPart{kSharedPart, fixtures::bundle(1)}) &&
        project.save(front, FrontKind::NamedPart{"state", fixtures::bundle(2)}) &&
        project.save(front, FrontKind::Policy{0, point, fixtures::bundle(10)}) &&
        project.finish(front, RunStatus::Interrupted,
                       {.summary = fixtures::frontSummary(RunEnd::Finished), .points = {point}}) &&
        project.save(table, scored);
    if (!stored)
        qFatal("cannot store jobs");
}

class ProjectSharingTest : public QObject {
    Q_OBJECT

    static void verifyGone(const std::string& bytes, const std::vector<std::string>& texts)
    {
        for (const std::string& text : texts)
            QVERIFY2(bytes.find(text) == std::string::npos, text.c_str());
    }

private Q_SLOTS:
    void withoutIdentifiersTheStudyIsTheSameAndNamesAreGone()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        addJobs(project);
        const Result<SharedCopy> copy = shareProject(project, folder / "b.panelwise", Withheld::Identifiers);
        QVERIFY(copy.ok());
        QCOMPARE(copy->removed, std::vector<std::string>{"SurnameColumn"});
        QCOMPARE(copy->renumbered, std::vector<std::string>{"RecordNumber"});
        QCOMPARE(copy->rows, kRows);

        const std::string bytes = fixtures::bytesOf(folder / "b.panelwise");
        verifyGone(bytes, {"Sorensen-", "MRN-88", "SurnameColumn", "SurnameLabel"});
        QVERIFY(bytes.find(cellBytes(*project.import()->find("sodium"), 8)) != std::string::npos);

        const Result<ProjectFile> opened = ProjectFile::open(folder / "b.panelwise");
        QVERIFY(opened.ok());
        // Every second row is the first of its patient: 1, 1, 2, 2, …
        QCOMPARE(opened->import()->find("RecordNumber")->values[3], 2.0f);
        const PatientsResult before = makePatients(project.import(), project.study());
        const PatientsResult after = makePatients(opened->import(), opened->study());
        QVERIFY(before && after);
        QVERIFY(before->fingerprint == after->fingerprint); // what was learned belongs to these patients
        QCOMPARE(opened->fronts()->size(), 1U);
        QVERIFY(opened->checkpoint(opened->runs()->front().id).ok());
    }

    void withoutRowsPoliciesAndFiguresAreLeftAndNoPatient()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        addJobs(project);
        const std::string original =
            fixtures::bytesOf(folder / "a.panelwise") + fixtures::bytesOf((folder / "a.panelwise").string() + "-wal");
        const std::string cells = cellBytes(*project.import()->find("sodium"), 8);
        QVERIFY(original.find(cells) != std::string::npos); // so the search below can find something
        QVERIFY(original.find(kCalls) != std::string::npos);
        const Result<SharedCopy> copy = shareProject(project, folder / "b.panelwise", Withheld::Rows);
        QVERIFY(copy.ok());
        QCOMPARE(copy->rows, 0U);
        QCOMPARE(copy->runs, 1U);

        const std::string bytes = fixtures::bytesOf(folder / "b.panelwise");
        verifyGone(bytes, {"Sorensen-", "MRN-88", "SurnameColumn", "SurnameLabel", kCalls, cells});
        const Result<ProjectFile> opened = ProjectFile::open(folder / "b.panelwise");
        QVERIFY(opened.ok());
        QCOMPARE(opened->import()->rowCount(), 0U);
        QCOMPARE(opened->import()->find("ward")->levels[1], std::string("KeptWardB"));
        const RunRecord run = opened->runs()->front();
        QVERIFY(opened->policy(run.id).ok());
        QCOMPARE(opened->checkpoint(run.id).error().code, ErrorCode::RunNotResumable);
        const FrontRecord front = opened->fronts()->front();
        QCOMPARE(front.points.front().validation, fixtures::operatingPoint(0).validation);
        QVERIFY(opened->frontPolicy(front.id, 0).ok() && opened->frontPart(front.id, kSharedPart).ok());
        QCOMPARE(opened->frontPartNames(front.id)->size(), 1U); // no state to go on from
        const BaselineRecord table = opened->baselines()->front();
        QVERIFY(fixtures::sameRun(table.runs.front(), fixtures::scoredRun(1)));
        QCOMPARE(opened->baselineScores(table.id, table.runs.front().system).error().code, ErrorCode::PolicyMissing);
    }

    void withoutPatientsOnlyTheQuestionIsLeft()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        addJobs(project);
        const Result<SharedCopy> copy = shareProject(project, folder / "b.panelwise", Withheld::Patients);
        QVERIFY(copy.ok());
        QCOMPARE(copy->runs + copy->fronts + copy->tables + copy->rows, 0U);
        verifyGone(fixtures::bytesOf(folder / "b.panelwise"),
                   {"Sorensen-", "MRN-88", "SurnameColumn", "KeptWard", kCalls, "PWTENSOR"});
        const Result<ProjectFile> opened = ProjectFile::open(folder / "b.panelwise");
        QVERIFY(opened.ok());
        QCOMPARE(opened->study().task.panels, study().task.panels);
        const PatientsResult nobody = makePatients(opened->import(), opened->study());
        QVERIFY(!nobody);
        QCOMPARE(nobody.error().total(), 1U);
        QCOMPARE(nobody.error().first().front().code, ErrorCode::PatientsWithheld);
    }

    void theOriginalAndWhatStandsInTheWayStayAsTheyAre()
    {
        const fixtures::Folder folder;
        ProjectFile project = created(folder / "a.panelwise");
        ProjectFile other = created(folder / "b.panelwise");
        const std::string before = fixtures::bytesOf(folder / "b.panelwise");
        for (const char* name : {"a.panelwise", "b.panelwise"})
            QCOMPARE(shareProject(project, folder / name, Withheld::Rows).error().code, ErrorCode::ProjectInUse);
        QCOMPARE(shareProject(project, folder / "missing/c.panelwise", Withheld::Rows).error().code,
                 ErrorCode::FolderNotWritable);
        QCOMPARE(fixtures::bytesOf(folder / "b.panelwise"), before);
        QVERIFY(project.close().ok() && other.close().ok());
        QCOMPARE(fixtures::namesIn(folder.path()), (std::vector<std::string>{"a.panelwise", "b.panelwise"}));
        QCOMPARE(ProjectFile::open(folder / "a.panelwise")->import()->rowCount(), kRows);
    }
};

PANELWISE_GUILESS_TEST(ProjectSharingTest)

} // namespace project_sharing_test

#include "project_sharing_test.moc"
