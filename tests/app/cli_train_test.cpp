#include "core/plan/plan_fields.h"
#include "core/store/project_file.h"
#include "tests/app/cli_run.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>

using namespace core;

// Training as a user runs it, on the real program.
class CliTrainTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    // Small networks, few steps and a high rate: a run takes a fifth of a second, and its policy does order tests.
    static QStringList settings(int loops)
    {
        QStringList words{"--bootstrap", "100"};
        for (const char* setting : {"encoder.kind=gaussian", "ppo.hidden=16", "ppo.epochs=3", "ppo.rate=0.003",
                                    "classifier.hidden=16", "classifier.rate=0.003", "loop.steps_per_loop=2048"})
            words << "--set" << setting;
        return words << "--set" << QStringLiteral("loop.outer_loops=%1").arg(loops);
    }
    static QStringList small(int loops = 8, const QString& patients = "2000")
    {
        return QStringList{"train",    "--cohort", "known-optimum", "--patients", patients, "--preset", "quick",
                           "--lambda", "5",        "--rho",         "-0.01",      "--json"} +
               settings(loops);
    }

    // A project with one finished run, made once.
    QString projectWithARun()
    {
        const QString project = path("shared.panelwise");
        if (!QFile::exists(project) && run(small() + QStringList{"--project", project}).exit != 0)
            qFatal("cannot train");
        return project;
    }

    QString otherPatients(const QString& seed = "9", const QString& patients = "600")
    {
        if (run({"generate", "known-optimum", "--patients", patients, "--seed", seed, "--out", path("other" + seed)})
                .exit != 0)
            qFatal("cannot generate");
        return path("other" + seed + "/known-optimum.csv");
    }

    static Result<ProjectFile> lookAt(const QString& project) { return ProjectFile::open(project.toStdString(), true); }

    static bool startsTraining(QProcess& process, const QStringList& arguments)
    {
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI), arguments);
        return process.waitForStarted();
    }

    // Waits until the file says so, looking at it while the other program writes.
    template <typename Condition>
    static bool comesTrue(const QString& project, QProcess& process, Condition condition)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 60'000 && process.state() == QProcess::Running) {
            if (QFile::exists(project)) {
                const Result<ProjectFile> file = lookAt(project);
                const Result<std::vector<RunRecord>> runs = file ? file->runs() : file.error();
                if (runs && !runs->empty() && condition(runs->back(), *file))
                    return true;
            }
            process.waitForFinished(20);
        }
        return false;
    }

    static double f1Of(const QJsonObject& figures)
    {
        const double tp = figures["tp"].toDouble();
        return 2.0 * tp / (2.0 * tp + figures["fp"].toDouble() + figures["fn"].toDouble());
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void theJsonHoldsEveryFieldItPromises()
    {
        const Run trained = run(small());
        QCOMPARE(trained.exit, 0);
        const QJsonObject json = trained.json();
        QCOMPARE(json["method"].toString(), QString("smddpo"));
        QCOMPARE(json["lambda"].toDouble(), 5.0);
        QCOMPARE(json["rho"].toDouble(), -0.01);
        QCOMPARE(json["seed"].toInt(), 1);
        const QJsonObject patients = json["patients"].toObject();
        QCOMPARE(patients["train"].toInt() + patients["validation"].toInt() + patients["test"].toInt(), 2000);
        for (const char* part : {"validation", "test"}) {
            const QJsonObject figures = json[part].toObject();
            for (const char* key : {"f1", "auroc", "am", "precision", "recall", "specificity", "mean_cost", "tp", "tn",
                                    "fp", "fn", "patients", "auprc", "brier"})
                QVERIFY2(figures[key].isDouble(), key);
            QCOMPARE(figures["tp"].toInt() + figures["tn"].toInt() + figures["fp"].toInt() + figures["fn"].toInt(),
                     figures["patients"].toInt());
            QVERIFY(std::abs(figures["f1"].toDouble() - f1Of(figures)) < 1e-12);
            QVERIFY(figures["mean_cost"].toDouble() >= 0.0 && figures["mean_cost"].toDouble() <= 24.0);
            const QJsonArray interval = figures["intervals"].toObject()["mean_cost"].toArray();
            QVERIFY(interval[0].toDouble() <= figures["mean_cost"].toDouble());
            QVERIFY(interval[1].toDouble() >= figures["mean_cost"].toDouble());
        }
        QCOMPARE(json["test"].toObject()["patients"], patients["test"]);
        QCOMPARE(json["panel_use"].toObject().keys().size(), qsizetype(4));
        const QJsonObject timing = json["timing"].toObject();
        for (const char* key : {"encoder_s", "classifier_s", "selector_s", "total_s", "env_steps", "env_steps_per_s"})
            QVERIFY2(timing[key].toDouble(-1.0) >= 0.0, key);
        QVERIFY(timing["env_steps"].toInt() >= 8 * 2048);
        QVERIFY(json["run"].isNull() && json["project"].isNull());
        QCOMPARE(json["end"].toString(), QString("finished"));
        QCOMPARE(json["plan"].toObject()["ppo.hidden"].toString(), QString("16"));
    }

    void theSameCommandGivesTheSameFigures()
    {
        const QJsonObject first = run(small()).json();
        const QJsonObject second = run(small()).json();
        QVERIFY(!first["test"].toObject().isEmpty());
        QCOMPARE(second["test"], first["test"]);
        QCOMPARE(second["validation"], first["validation"]);
        const QJsonObject other = run(small() + QStringList{"--seed", "2"}).json();
        QVERIFY(other["test"] != first["test"]);
    }

    void theMethodIsChosenByName()
    {
        const QJsonObject json = run(small() + QStringList{"--method", "smddpo-pretrained"}).json();
        QCOMPARE(json["method"].toString(), QString("smddpo-pretrained"));
        QVERIFY(json["timing"].toObject()["classifier_s"].toDouble() > 0.0);
    }

    void theTextIsForPeople()
    {
        QStringList arguments = small();
        arguments.removeAll("--json");
        const Run trained = run(arguments + QStringList{"--project", path("text.panelwise")});
        QCOMPARE(trained.exit, 0);
        for (const char* words : {"λ 5, ρ −0.01, seed 1", "VALIDATION", "TEST", "F1", "Mean cost", "Marker A",
                                  "diagnosis at once", "Run 1 in ", "panelwise-cli walk --project",
                                  "Simulation for education and research. Not for clinical use."})
            QVERIFY2(trained.output.contains(QString::fromUtf8(words)), words);
    }

    void theHelpListsEverySetting()
    {
        const Run help = run({"train", "--help"});
        QCOMPARE(help.exit, 0);
        for (const PlanField field : planFields())
            QVERIFY2(help.output.contains(QString::fromUtf8(planFieldName(field).data()) + ' '),
                     planFieldName(field).data());
        for (const char* words : {"--preset", "one thread", "4096", "env_steps_per_s"})
            QVERIFY2(help.output.contains(words), words);
    }

    void wrongUsageIsTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const QStringList ask{"train", "--cohort", "known-optimum"};
        QTest::newRow("no input") << QStringList{"train", "--lambda", "3", "--rho", "-1"} << "--cohort NAME";
        QTest::newRow("no reward") << ask << "--lambda L --rho R";
        QTest::newRow("lambda") << ask + QStringList{"--lambda", "-1", "--rho", "-1"} << "0 or more";
        QTest::newRow("rho") << ask + QStringList{"--lambda", "1", "--rho", "0.5"} << "0 or negative";
        QTest::newRow("words") << ask + QStringList{"--lambda", "much", "--rho", "-1"} << "takes a number";
        QTest::newRow("infinite") << ask + QStringList{"--lambda", "inf", "--rho", "-1"} << "takes a number";
        QTest::newRow("preset") << ask + QStringList{"--lambda", "1", "--rho", "0", "--preset", "slow"} << "paper-aki";
        QTest::newRow("method") << ask + QStringList{"--lambda", "1", "--rho", "0", "--method", "dqn"} << "smddpo";
        QTest::newRow("setting") << ask + QStringList{"--lambda", "1", "--rho", "0", "--set", "ppo.depth=3"}
                                 << "ppo.depth";
        QTest::newRow("value") << ask + QStringList{"--lambda", "1", "--rho", "0", "--set", "ppo.batch=0"}
                               << "1 … 1000000";
        QTest::newRow("no value") << ask + QStringList{"--lambda", "1", "--rho", "0", "--set", "ppo.batch"}
                                  << "--set ppo.batch=VALUE";
        QTest::newRow("resume nothing") << QStringList{"train", "--resume"} << "--project";
        QTest::newRow("resume changed") << QStringList{"train", "--resume", "--project", "x", "--lambda", "2"}
                                        << "keeps its settings";
        QTest::newRow("continue nothing") << QStringList{"train", "--continue", "--project", "x"} << "--data";
        QTest::newRow("both") << QStringList{"train", "--continue", "--resume", "--project", "x"} << "Choose one";
        QTest::newRow("evaluate nobody") << QStringList{"evaluate", "--project", "x"} << "--data";
        QTest::newRow("walk nobody") << QStringList{"walk", "--project", "x"} << "--patient";
    }

    void wrongUsageIsTwo()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        const Run outcome = run(arguments);
        QCOMPARE(outcome.exit, 2);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.notes.contains(says), qPrintable(outcome.notes));
    }

    void aWrongSettingHasItsCode()
    {
        const QStringList ask{"train", "--cohort", "known-optimum", "--lambda", "1", "--rho", "0", "--json", "--set"};
        QCOMPARE(run(ask + QStringList{"batch=1"}).json()["error"].toObject()["code"].toString(),
                 QString("plan_field_unknown"));
        const QJsonObject error = run(ask + QStringList{"ppo.batch=x"}).json()["error"].toObject();
        QCOMPARE(error["code"].toString(), QString("plan_value_invalid"));
        QCOMPARE(error["subject"].toString(), QString("ppo.batch"));
        QCOMPARE(error["detail"].toString(), QString("x"));
    }

    void aProjectKeepsEveryRun()
    {
        const QString project = path("runs.panelwise");
        const Run first = run(small() + QStringList{"--project", project});
        QCOMPARE(first.exit, 0);
        QCOMPARE(first.json()["run"].toInt(), 1);
        const Run second = run(
            QStringList{"train", "--project", project, "--preset", "quick", "--lambda", "1", "--rho", "-1", "--json"} +
            settings(2));
        QCOMPARE(second.exit, 0);
        QCOMPARE(second.json()["run"].toInt(), 2);
        QCOMPARE(second.json()["patients"], first.json()["patients"]);
        QCOMPARE(run(small() + QStringList{"--project", project}).json()["run"].toInt(), 3); // the same patients
        const Run others = run(small(2, "1500") + QStringList{"--project", project});
        QCOMPARE(others.exit, 2);

        const Result<ProjectFile> file = lookAt(project);
        QVERIFY(file.ok());
        const std::vector<RunRecord> runs = *file->runs();
        QCOMPARE(runs.size(), std::size_t{3});
        for (const RunRecord& kept : runs) {
            QCOMPARE(kept.status, RunStatus::Finished);
            QVERIFY(kept.hasPolicy && kept.summary && kept.summary->test);
            QCOMPARE(kept.start.patients, std::uint64_t{2000});
            QVERIFY(!file->points(kept.id)->empty());
        }
        QCOMPARE(runs[1].start.plan.shape.rho, -1.0);
        const QJsonArray listed = run({"inspect", "--project", project, "--json"}).json()["runs"].toArray();
        QCOMPARE(listed.size(), qsizetype(3));
        QCOMPARE(listed[0].toObject()["test_f1"], first.json()["test"].toObject()["f1"]);
        QCOMPARE(listed[1].toObject()["rho"].toDouble(), -1.0);
        QCOMPARE(listed[2].toObject()["status"].toString(), QString("finished"));
        QVERIFY(*file->policy({1}) == *file->policy({3}));
    }

    // At ρ = −1 even the cheapest panel costs two correct negatives.
    void aPolicyThatOrdersNothingIsExplained()
    {
        QStringList arguments = small();
        arguments[arguments.indexOf("-0.01")] = "-1";
        const QJsonObject json = run(arguments).json();
        QCOMPARE(json["test"].toObject()["mean_cost"].toDouble(), 0.0);
        QStringList codes;
        for (const QJsonValue& notice : json["notices"].toArray())
            codes << notice.toObject()["code"].toString();
        QVERIFY(codes.contains("policy_orders_nothing"));
    }

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
        QVERIFY(walked.output.contains("Disease probability"));
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
            const QString told = run({"walk", "--project", project, "--patient", QString::number(row)}).output;
            static const QRegularExpression lowHemoglobin("Hemoglobin +(8|9|10) +g/dL +L ");
            low = low || told.contains(lowHemoglobin);
            missing = missing || told.contains("not measured in this patient");
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
        QCOMPARE(again.exit, 2); // nothing is left to resume
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

    void encodersAreCompared()
    {
        const Run compared = run({"encoders", "--cohort", "ferritin", "--patients", "800", "--json", "--set",
                                  "encoder.iterations=2", "--set", "encoder.couplings=2"});
        QCOMPARE(compared.exit, 0);
        QMap<QString, double> rmse;
        for (const QJsonValue& value : compared.json()["encoders"].toArray()) {
            const QJsonObject score = value.toObject();
            rmse[score["encoder"].toString() + ' ' + score["hidden"].toString()] = score["rmse"].toDouble();
            QVERIFY(score["rows_per_s"].toDouble() > 0.0 && score["fit_s"].toDouble() >= 0.0);
        }
        QCOMPARE(rmse.size(), qsizetype(8)); // four encoders, hidden in two ways
        QVERIFY(rmse["gaussian values"] < rmse["mean values"]);
        QVERIFY(rmse["mice values"] < rmse["mean values"]);
    }
};

QTEST_GUILESS_MAIN(CliTrainTest)
#include "cli_train_test.moc"
