// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fields.h"
#include "tests/app/cli/cli_training.h"
#include "tests/test_program.h"

#include <QJsonArray>

#include <cmath>

namespace cli_train_test {

// Training as a user runs it, on the real program.
class CliTrainTest : public CliTraining {
    Q_OBJECT

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
                                  "diagnosis at once", "Trained policy T-1 in ", "panelwise-cli walk --project",
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
        for (const char* words : {"--preset", "one thread", "4096", "help train"})
            QVERIFY2(help.output.contains(words), words);
        QVERIFY(run({"help", "train"}).output.contains("env_steps_per_s"));
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

    void encodersAreCompared()
    {
        const Run compared =
            run({"encoders", "--cohort", "ferritin", "--patients", "800", "--json", "--set", "encoder.iterations=2",
                 "--set", "encoder.couplings=2", "--set", "encoder.rounds=2", "--seeds", "2"});
        QCOMPARE(compared.exit, 0);
        QCOMPARE(compared.json()["seeds"].toInt(), 2);
        QMap<QString, double> rmse;
        for (const QJsonValue& value : compared.json()["encoders"].toArray()) {
            const QJsonObject score = value.toObject();
            rmse[score["encoder"].toString() + ' ' + score["hidden"].toString()] = score["rmse"].toDouble();
            QVERIFY(score["rows_per_s"].toDouble() > 0.0 && score["fit_s"].toDouble() >= 0.0);
            QCOMPARE(score["rmse_mean"].toDouble(), score["rmse"].toDouble());
            QVERIFY(score["rmse_sd"].toDouble() > 0.0);
        }
        QCOMPARE(rmse.size(), qsizetype(14)); // seven encoders, hidden in two ways
        QVERIFY(rmse["gaussian values"] < rmse["mean values"]);
        QVERIFY(rmse["mice values"] < rmse["mean values"]);
        QVERIFY(rmse["missforest values"] < rmse["mean values"]);
        QVERIFY(rmse["softimpute values"] < rmse["mean values"]);
        QCOMPARE(run({"encoders", "--cohort", "ferritin", "--seeds", "0"}).exit, 2);
    }
};

PANELWISE_GUILESS_TEST(CliTrainTest)

} // namespace cli_train_test

#include "cli_train_test.moc"
