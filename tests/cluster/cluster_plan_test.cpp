// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pending_file.h"
#include "tests/cluster/cluster_fixtures.h"
#include "tests/test_program.h"

#include <QProcess>

namespace cluster_plan_test {

using namespace core;
using fixture::PlannedStudy;

class ClusterPlanTest : public QObject {
    Q_OBJECT

    static ClusterPlan planOf(const StudyPlan& study, std::uint64_t lines)
    {
        ClusterPlan plan;
        plan.version = "1.2";
        plan.study = study;
        plan.patients = {.high = 1, .low = 2};
        plan.megabytes = 600;
        for (std::uint64_t i = 0; i < lines; ++i)
            plan.lines.push_back(
                {.pieces = {{.what = StudyPiece::What::Fold, .job = i / 7, .first = i}}, .seconds = 0.25});
        return plan;
    }

    static QString bash(const QString& script, const QStringList& environment, const QString& place)
    {
        QProcess process;
        QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
        for (const QString& one : environment)
            own.insert(one.section('=', 0, 0), one.section('=', 1));
        process.setProcessEnvironment(own);
        process.setWorkingDirectory(place);
        process.start("bash", {script});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

private Q_SLOTS:
    void aPlanComesBackAsItWasWritten()
    {
        ComparisonPlan encoders;
        encoders.kinds = {EncoderKind::Gain, EncoderKind::Mean};
        encoders.hiddenBy = {HiddenBy::Panel};
        encoders.seed = Seed{9};
        encoders.seeds = 4;
        for (const StudyPlan& study : {StudyPlan(fixture::judgedFront()), StudyPlan(fixture::shortTraining()),
                                       StudyPlan(fixture::shortTable()), StudyPlan(encoders)}) {
            const std::string text = writeClusterPlan(planOf(study, 20));
            const std::optional<ClusterPlan> back = parseClusterPlan(text);
            QVERIFY(back.has_value());
            QCOMPARE(writeClusterPlan(*back), text);
            QVERIFY(back->lines == planOf(study, 20).lines);
        }
    }

    void noByteOfAPlanCanBeChanged()
    {
        const std::string text = writeClusterPlan(planOf(fixture::shortTraining(), 3));
        for (std::size_t at = 0; at + 4 < text.size(); at += 7) {
            std::string other = text;
            other[at] = other[at] == 'x' ? 'y' : 'x';
            QVERIFY(!parseClusterPlan(other));
            QVERIFY(!parseClusterPlan(text.substr(0, at)));
        }
    }

    void aTaskFileComesBackAsItWasWritten()
    {
        TaskFile file;
        file.head = {.plan = {.high = 5, .low = 6},
                     .version = "1.2",
                     .task = 12,
                     .attempt = 3,
                     .end = TaskEnd::Failed,
                     .share = 0.25,
                     .seconds = 17.5,
                     .megabytes = 900,
                     .host = "node7",
                     .log = "logs/4_12_0.log",
                     .words = "Kein Platz"};
        file.piecesDone = 2;
        PackedPart part{.name = "part/encoder", .text = std::string("a\0b", 3)};
        part.bundle.addNumber("x", 0.1);
        file.parts.emplace("000001/part/encoder", part);
        const std::string bytes = writeTaskFile(file);
        const std::optional<TaskFile> back = parseTaskFile(bytes);
        QVERIFY(back && back->head == file.head && back->parts == file.parts && back->piecesDone == 2);
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(!parseTaskFile(std::string_view(bytes).substr(0, length)));
    }

    // 13 pieces of a quarter of a minute, four to a minute.
    void shortPiecesShareATask()
    {
        DealingOptions options = fixture::onePieceEach(10'000);
        const PlannedStudy alone(fixture::shortTraining(), options, 500);
        QCOMPARE(alone.tasks(), std::uint64_t{10'000});
        const double each = alone.plan().plan.lines.front().seconds;
        options.jobs = 13;
        options.secondsPerTask = 4.0 * each + 0.1 * each;
        const PlannedStudy shared(fixture::shortTraining(), options, 500);
        QCOMPARE(shared.tasks(), std::uint64_t{4});
        QCOMPARE(shared.plan().plan.lines.back().pieces.size(), std::size_t{1});
    }

    void aPlanIsNeverWrittenOver()
    {
        const PlannedStudy study(fixture::shortTraining());
        const auto again = study.folder().prepare();
        QVERIFY(!again && again.error().fault == ClusterFault::PlanThere);
    }

    void aFolderWithoutPlanSaysSo()
    {
        const fixtures::Folder empty;
        const auto read = readPlan(PlanFolder(empty.path()));
        QVERIFY(!read && read.error().fault == ClusterFault::NoPlan);
    }

    void numbersOfTasksAreToldAsRanges()
    {
        QCOMPARE(taskRanges({1, 2, 3, 7, 9, 10}), std::string("1-3,7,9-10"));
        QCOMPARE(taskRanges({}), std::string());
    }

    // What is in the names of a cluster is a word to the shell, whatever it is.
    void theScriptSubmitsArraysThatTheClusterCanHold()
    {
        const fixtures::Folder place;
        const WrittenPlan plan{.plan = planOf(fixture::shortTraining(), 2500), .fingerprint = {}};
        ClusterProfile profile;
        profile.partition = "it's $HOME";
        profile.program = "/opt/panelwise-cli";
        fixtures::writeBytes(place / "submit.sh", submitScript(plan, profile));
        fixtures::writeBytes(place / "sbatch", "#!/bin/bash\nprintf '[%s]' \"$@\"; echo; cat >/dev/null\n");
        std::filesystem::permissions(place / "sbatch", std::filesystem::perms::owner_all);
        const QString folder = QString::fromStdString(place.path().string());
        const QStringList path{"PATH=" + folder + ":" + qEnvironmentVariable("PATH")};
        const QStringList all = bash(folder + "/submit.sh", path, "/").trimmed().split('\n');
        QCOMPARE(all.size(), 3); // 1,000 + 1,000 + 500
        QVERIFY(all[0].contains("[--array=1-1000]") && all[1].contains("[--array=1-1000]"));
        QVERIFY(all[2].contains("[--array=1-500]") && all[2].contains("/logs/%A_%a_2000.log]"));
        QVERIFY(all[0].contains("[--partition=it's $HOME]") && !all[0].contains("--account"));
        const QString some = bash(folder + "/submit.sh", path + QStringList{"TASKS=3,999-1002", "MEMORY=7000"}, "/");
        QVERIFY2(some.contains("[--array=3-3,999-1000]") && some.contains("[--array=1-2]"), qPrintable(some));
        QVERIFY(some.contains("[--mem=7000M]") && some.contains("[--signal=B:USR1@60]"));
    }
};

PANELWISE_GUILESS_TEST(ClusterPlanTest)

} // namespace cluster_plan_test

#include "cluster_plan_test.moc"
