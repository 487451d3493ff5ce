// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_training.h"
#include "tests/test_program.h"

#include <QJsonArray>

#include <cmath>
#include <csignal>

namespace cli_runs_test {

// What is done with a run that was stored: trying it on others, walking with it, going on.
class CliRunsTest : public CliTraining {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void aStoredPolicyIsTriedOnOtherPatients()
    {
        const QString project = projectWithARun();
        const QString csv = otherPatients();
        const Run tried = run({"evaluate", "--project", project, "--data", csv, "--json", "--bootstrap", "50"});
        QCOMPARE(tried.exit, 0);
        const QJsonObject figures = tried.json()["test"].toObject();
        QCOMPARE(figures["patients"].toInt(), 600);
        QVERIFY(std::abs(figures["f1"].toDouble() - f1Of(figures)) < 1e-12);
        QVERIFY(figures["intervals"].toObject()["f1"].isArray());
        QCOMPARE(tried.json()["lambda"].toDouble(), 5.0);
        const Run text = run({"evaluate", "--project", project, "--data", csv, "--bootstrap", "0"});
        QVERIFY(text.output.contains("ALL PATIENTS"));
        QVERIFY(text.output.contains("Not for clinical use."));
    }

    void patientsWithoutAColumnThePolicyNeedsAreRefused()
    {
        const QString project = projectWithARun();
        QFile whole(otherPatients());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray text = whole.readAll();
        text.replace("marker_a", "marker_x");
        QFile cut(path("cut.csv"));
        QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(text) == text.size());
        cut.close();
        const Run refused = run({"evaluate", "--project", project, "--data", cut.fileName(), "--json"});
        QCOMPARE(refused.exit, 3);
        const QJsonObject error = refused.json()["error"].toObject();
        QCOMPARE(error["code"].toString(), QString("column_unknown"));
        QVERIFY(error["message"].toString().contains("marker_a"));
    }

    void aWalkAddsUp()
    {
        const QString project = projectWithARun();
        int orders = 0;
        for (const int row : {1, 2, 3, 10, 500, 2000}) {
            const Run walked = run({"walk", "--project", project, "--patient", QString::number(row), "--json"});
            QCOMPARE(walked.exit, 0);
            const QJsonObject json = walked.json();
            QCOMPARE(json["patient"].toInt(), row);
            double bill = 0.0;
            const QJsonArray steps = json["steps"].toArray();
            for (qsizetype i = 0; i < steps.size(); ++i) {
                const QJsonObject step = steps[i].toObject();
                double sum = 0.0;
                double highest = 0.0;
                for (const QJsonValue& action : step["actions"].toArray()) {
                    sum += action.toObject()["probability"].toDouble();
                    highest = std::max(highest, action.toObject()["probability"].toDouble());
                }
                QVERIFY(std::abs(sum - 1.0) < 1e-5);
                bill += step["paid"].toDouble();
                QCOMPARE(step["bill"].toDouble(), bill);
                QCOMPARE(step["panels_known"].toArray().size(), i);
                const bool last = i + 1 == steps.size();
                QCOMPARE(step["order"].isNull(), last);
                QCOMPARE(step["diagnose"].isNull(), !last);
                // What is done is the most probable action.
                for (const QJsonValue& action : step["actions"].toArray())
                    if (action.toObject()["probability"].toDouble() == highest)
                        QVERIFY(action.toObject()["order"] == step["order"] &&
                                action.toObject()["diagnose"] == step["diagnose"]);
                orders += !last;
            }
            QCOMPARE(json["cost"].toDouble(), bill);
            QCOMPARE(json["diagnosis"], steps.last().toObject()["diagnose"]);
            QCOMPARE(json["outcome"].toObject()["right"].toBool(),
                     json["diagnosis"] == json["outcome"].toObject()["truth"]);
        }
        QVERIFY(orders > 0);
    }

    void theWalkShowsTheOutcomeLast()
    {
        const Run walked = run({"walk", "--project", projectWithARun(), "--patient", "3"});
        QCOMPARE(walked.exit, 0);
        QVERIFY(walked.output.contains("Known before any test"));
        QVERIFY(walked.output.contains("Probability of the outcome"));
        QVERIFY(walked.output.indexOf("true outcome") > walked.output.indexOf("Diagnosis:"));
        QCOMPARE(walked.output.count("true outcome"), 1);
    }

    // A gap in the record is said to be one, and a value beyond the reference range is marked.
    void aWalkTellsWhatIsNotMeasured()
    {
        QByteArray text = "age,hemoglobin_g_dL,wbc,ill\n";
        for (int i = 0; i < 400; ++i) {
            const bool ill = i % 4 == 0;
            text += QByteArray::number(30 + i % 50) + ',' + QByteArray::number(ill ? 8 + i % 3 : 13 + i % 3) + ',' +
                    (i % 3 == 0 ? QByteArray() : QByteArray::number(5 + i % 4)) + ',' + (ill ? "1" : "0") + '\n';
        }
        QFile csv(path("gaps.csv"));
        QVERIFY(csv.open(QIODevice::WriteOnly) && csv.write(text) == text.size());
        csv.close();
        QFile task(path("gaps.task.json"));
        const QByteArray roles = R"({"label": "ill", "visible": ["age"], "panels": [
            {"name": "Blood count", "cost": 1, "columns": ["hemoglobin_g_dL", "wbc"]}]})";
        QVERIFY(task.open(QIODevice::WriteOnly) && task.write(roles) == roles.size());
        task.close();
        const QString project = path("gaps.panelwise");
        const Run trained = run(QStringList{"train", "--data", csv.fileName(), "--task", task.fileName(), "--lambda",
                                            "3", "--rho", "0", "--project", project, "--preset", "quick", "--json"} +
                                settings(12));
        QCOMPARE(trained.exit, 0);
        // Hemoglobin tells everything and costs nothing here, so somebody is tested.
        QVERIFY(trained.json()["panel_use"].toObject()["Blood count"].toDouble() > 0.0);
        bool low = false;
        bool missing = false;
        for (int row = 1; row <= 40 && !(low && missing); ++row) {
            const QString reply = run({"walk", "--project", project, "--patient", QString::number(row)}).output;
            static const QRegularExpression lowHemoglobin("Hemoglobin +(8|9|10) +g/dL +L ");
            low = low || reply.contains(lowHemoglobin);
            missing = missing || reply.contains("not measured in this patient");
        }
        QVERIFY(low);
        QVERIFY(missing);
    }

    void aPatientOrRunThatIsNotThereIsWrongUsage()
    {
        const QString project = projectWithARun();
        const auto code = [&](const QStringList& more) {
            const Run outcome = run(QStringList{"walk", "--project", project, "--json"} + more);
            return QStringLiteral("%1 %2").arg(outcome.exit).arg(outcome.json()["error"].toObject()["code"].toString());
        };
        QCOMPARE(code({"--patient", "0"}), QString("2 patient_unknown"));
        QCOMPARE(code({"--patient", "2001"}), QString("2 patient_unknown"));
        QCOMPARE(code({"--patient", "1", "--run", "7"}), QString("2 run_unknown"));
        QCOMPARE(code({"--patient", "1", "--point", "7"}), QString("2 wrong_usage"));
        const QString empty = path("empty.panelwise");
        QCOMPARE(run({"inspect", "--cohort", "known-optimum", "--patients", "500", "--project", empty}).exit, 0);
        const Run nothing = run({"walk", "--project", empty, "--patient", "1", "--json"});
        QCOMPARE(nothing.exit, 3);
        QCOMPARE(nothing.json()["error"].toObject()["code"].toString(), QString("policy_missing"));
    }

    void aPolicyGoesOnLearningFromNewPatients()
    {
        const QString project = path("online.panelwise");
        QCOMPARE(run(small() + QStringList{"--project", project}).exit, 0);
        const QString csv = otherPatients("4", "1200");
        const QStringList goOn{"train", "--project", project,       "--continue", "--data",
                               csv,     "--json",    "--bootstrap", "0"};
        const Run continued = run(goOn);
        QVERIFY2(continued.exit == 0, qPrintable(continued.output + continued.notes));
        const QJsonObject json = continued.json();
        QCOMPARE(json["run"].toInt(), 2);
        QCOMPARE(json["continues"].toInt(), 1);
        QCOMPARE(json["lambda"].toDouble(), 5.0); // as before
        const QJsonObject patients = json["patients"].toObject();
        QCOMPARE(patients["train"].toInt() + patients["validation"].toInt() + patients["test"].toInt(), 1200);
        QCOMPARE(lookAt(project)->runs()->back().start.origin, std::string("known-optimum.csv"));
        const Run reshaped = run(goOn + QStringList{"--set", "ppo.hidden=32"});
        QCOMPARE(reshaped.exit, 2);
        QVERIFY(reshaped.json()["error"].toObject()["message"].toString().contains("ppo.hidden"));
    }

    void interruptingKeepsTheBestSoFar()
    {
        const QString project = path("stopped.panelwise");
        QProcess process;
        QVERIFY(
            startsTraining(process, small(100'000) + QStringList{"--project", project, "--checkpoint-every", "0.2"}));
        QVERIFY(
            comesTrue(project, process, [](const RunRecord& kept, const ProjectFile&) { return kept.hasCheckpoint; }));
        QElapsedTimer clock;
        clock.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(5'000));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(json["error"].toObject()["code"].toString(), QString("cancelled"));
        QCOMPARE(json["end"].toString(), QString("cancelled"));
        QVERIFY(json["validation"].toObject()["mean_cost"].isDouble());
        QVERIFY(json["test"].isNull()); // not before the end
        const Result<ProjectFile> file = lookAt(project);
        const RunRecord kept = file->runs()->front();
        QCOMPARE(kept.status, RunStatus::Cancelled);
        QVERIFY(kept.hasPolicy && kept.hasCheckpoint && kept.summary && kept.summary->validation);
        QCOMPARE(run({"walk", "--project", project, "--patient", "1"}).exit, 0);
    }

    void aKilledRunIsResumedToTheSameEnd()
    {
        const QString whole = path("whole.panelwise");
        const QString killed = path("killed.panelwise");
        const Run uninterrupted = run(small(80) + QStringList{"--project", whole});
        QCOMPARE(uninterrupted.exit, 0);
        QProcess process;
        QVERIFY(startsTraining(process, small(80) + QStringList{"--project", killed, "--checkpoint-every", "0.1"}));
        QVERIFY(comesTrue(killed, process, [](const RunRecord& kept, const ProjectFile& file) {
            return kept.hasCheckpoint && file.points(kept.id)->size() > 50;
        }));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(5'000));
        QCOMPARE(lookAt(killed)->runs()->front().status, RunStatus::Interrupted);

        const Run resumed = run({"train", "--project", killed, "--resume", "--json", "--bootstrap", "100"});
        QCOMPARE(resumed.exit, 0);
        const QJsonObject json = resumed.json();
        QCOMPARE(json["run"].toInt(), 1);
        QCOMPARE(json["test"], uninterrupted.json()["test"]);
        QCOMPARE(json["validation"], uninterrupted.json()["validation"]);
        const Result<ProjectFile> a = lookAt(whole);
        const Result<ProjectFile> b = lookAt(killed);
        QVERIFY(a->policy({1})->encode() == b->policy({1})->encode());
        QVERIFY(*a->points({1}) == *b->points({1})); // the curves, too
        QCOMPARE(b->runs()->front().status, RunStatus::Finished);
        const Run again = run({"train", "--project", killed, "--resume", "--json"});
        QCOMPARE(again.exit, 0); // nothing is left to do
        QCOMPARE(again.json()["test"], json["test"]);
        QCOMPARE(again.json()["run"].toInt(), 1);
    }

    // Stopped in the middle of a loop, which is done again from its start: no point of it may be there twice.
    void aStoppedRunIsResumedToTheSameCurves()
    {
        const QString whole = path("whole.panelwise");
        if (!QFile::exists(whole))
            QCOMPARE(run(small(80) + QStringList{"--project", whole}).exit, 0);
        const QString project = path("cut.panelwise");
        QProcess process;
        QVERIFY(startsTraining(process, small(80) + QStringList{"--project", project, "--checkpoint-every", "0.1"}));
        QVERIFY(
            comesTrue(project, process, [](const RunRecord& kept, const ProjectFile&) { return kept.hasCheckpoint; }));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(5'000));
        QCOMPARE(process.exitCode(), 4);
        QCOMPARE(run({"train", "--project", project, "--resume", "--bootstrap", "100"}).exit, 0);
        const Result<ProjectFile> a = lookAt(whole);
        const Result<ProjectFile> b = lookAt(project);
        QVERIFY(*a->points({1}) == *b->points({1}));
        QVERIFY(a->policy({1})->encode() == b->policy({1})->encode());
    }

    void aRunIsNotResumedOnOtherPatients()
    {
        const QString project = path("edited.panelwise");
        QProcess process;
        QVERIFY(startsTraining(process, small(100'000) + QStringList{"--project", project}));
        QVERIFY(comesTrue(project, process, [](const RunRecord&, const ProjectFile&) { return true; }));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(5'000));
        {
            Result<ProjectFile> file = ProjectFile::open(project.toStdString());
            Study study = file->study();
            study.task.panels.front().cost = Cost(99.0);
            QVERIFY(file->saveStudy(study).ok());
        }
        const Run refused = run({"train", "--project", project, "--resume", "--json"});
        QCOMPARE(refused.exit, 3);
        QCOMPARE(refused.json()["error"].toObject()["code"].toString(), QString("run_not_resumable"));
        QVERIFY(refused.json()["error"].toObject()["remedy"].toString().contains("not those it started with"));
        QCOMPARE(lookAt(project)->runs()->front().status, RunStatus::Interrupted); // as it was
    }
};

PANELWISE_GUILESS_TEST(CliRunsTest)

} // namespace cli_runs_test

#include "cli_runs_test.moc"
