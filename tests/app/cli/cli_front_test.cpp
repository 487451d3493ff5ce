// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam_file.h"
#include "core/explain/policy_explainer.h"
#include "core/front/pareto_front.h"
#include "core/search/front_search.h"
#include "core/store/project_file.h"
#include "core/store/sqlite_p.h"
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <functional>

namespace cli_front_test {

using namespace core;

// Fronts as a user finds them, on the real program: the exact one of a known problem, which takes no time, and small
// sweeps.
class CliFrontTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    static QStringList exact()
    {
        return {"front",    "--cohort", "known-optimum", "--patients",  "2000",
                "--method", "exact",    "--json",        "--bootstrap", "100"};
    }
    static QStringList sweep(int loops, int policies)
    {
        QStringList words{"front",       "--cohort", "known-optimum", "--patients",
                          "2000",        "--method", "smddpo",        "--json",
                          "--preset",    "quick",    "--policies",    QString::number(policies),
                          "--bootstrap", "0"};
        for (const char* setting : {"encoder.kind=gaussian", "ppo.hidden=16", "ppo.epochs=3", "ppo.rate=0.003",
                                    "classifier.hidden=16", "classifier.rate=0.003", "loop.steps_per_loop=2048"})
            words << "--set" << setting;
        return words << "--set" << QStringLiteral("loop.outer_loops=%1").arg(loops);
    }

    // A project with one finished front, made once.
    QString projectWithAFront()
    {
        const QString project = path("shared.panelwise");
        if (!QFile::exists(project) && run(exact() + QStringList{"--project", project}).exit != 0)
            qFatal("cannot find a front");
        return project;
    }

    static QJsonObject shown(const QString& project, const QStringList& more = {})
    {
        return run(QStringList{"front", "--project", project, "--front", "1", "--json"} + more).json();
    }

    static QJsonArray onFront(const QJsonObject& front)
    {
        QJsonArray points;
        for (const QJsonValue point : front["points"].toArray())
            if (point["on_front"].toBool())
                points.push_back(point);
        return points;
    }

    // Of every policy, on those who judged it; what is expected in truth is known of today's patients alone.
    static QJsonArray figures(const QJsonObject& front)
    {
        QJsonArray all;
        for (const QJsonValue point : front["points"].toArray())
            all << point["validation"] << point["test"] << point["name"];
        return all;
    }

    // What the window does when panels are moved or deleted.
    static void changePanels(const QString& project, const std::function<void(std::vector<PanelSpec>&)>& change)
    {
        Result<ProjectFile> file = ProjectFile::open(project.toStdString());
        if (!file)
            qFatal("cannot open the project");
        Study study = file->study();
        change(study.task.panels);
        if (!file->saveStudy(study))
            qFatal("cannot change the study");
    }

    // What a search found, whatever the order.
    static QMap<QString, QJsonValue> found(const QJsonObject& front)
    {
        QMap<QString, QJsonValue> points;
        for (const QJsonValue point : front["points"].toArray())
            points.insert(QString::number(point["lambda"].toDouble(), 'g', 17) + u' ' +
                              QString::number(point["rho"].toDouble(), 'g', 17),
                          point["test"]);
        return points;
    }

    static QString code(const QStringList& arguments)
    {
        const Run outcome = run(arguments + QStringList{"--json"});
        return QStringLiteral("%1 %2").arg(outcome.exit).arg(outcome.json()["error"].toObject()["code"].toString());
    }

    static Result<ProjectFile> lookAt(const QString& project) { return ProjectFile::open(project.toStdString(), true); }

    // Starts the search and ends it with a signal once two policies are stored.
    static bool endedBy(int signal, QProcess& process, const QStringList& arguments, const QString& project)
    {
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI), arguments + QStringList{"--project", project});
        if (!process.waitForStarted())
            return false;
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 60'000 && process.state() == QProcess::Running) {
            const Result<ProjectFile> file = QFile::exists(project) ? lookAt(project) : Result<ProjectFile>(Error{});
            const auto fronts = file ? file->fronts() : Result<std::vector<FrontRecord>>(Error{});
            if (fronts && !fronts->empty() && fronts->front().points.size() >= 2) {
                ::kill(static_cast<pid_t>(process.processId()), signal);
                return process.waitForFinished(20'000);
            }
            process.waitForFinished(20);
        }
        return false;
    }

private Q_SLOTS:
    void aFrontKeepsItsPanelsWhenTheyAreMovedOrDeleted()
    {
        const QString project = path("moved.panelwise");
        QVERIFY(QFile::copy(projectWithAFront(), project));
        const QJsonObject before = shown(project);
        QVERIFY(before["points"].toArray().size() > 2);
        QVERIFY(!before.contains("earlier_data"));
        for (const auto& change : std::vector<std::function<void(std::vector<PanelSpec>&)>>{
                 [](auto& panels) { std::ranges::reverse(panels); }, [](auto& panels) { panels.resize(1); }}) {
            changePanels(project, change);
            const QJsonObject after = shown(project);
            QCOMPARE(figures(after), figures(before)); // names of panels among them
            QCOMPARE(after["patients"], before["patients"]);
            QCOMPARE(after["earlier_data"], QJsonValue(true));
            QCOMPARE(shown(project, {"--budget", "5"})["budget"],
                     shown(projectWithAFront(), {"--budget", "5"})["budget"]);
            const Run capped = run({"front", "--project", project, "--front", "1", "--cap", "5"});
            QCOMPARE(capped.exit, 3);
            QVERIFY2(capped.notes.contains("belongs to earlier data"), qPrintable(capped.notes));
            const Run table = run({"export", "--project", project, "--what", "front", "--out", path("moved.csv")});
            QCOMPARE(table.exit, 0);
            const Run whole =
                run({"export", "--project", projectWithAFront(), "--what", "front", "--out", path("still.csv")});
            QCOMPARE(whole.exit, 0);
            QFile moved(path("moved.csv")), still(path("still.csv"));
            QVERIFY(moved.open(QFile::ReadOnly) && still.open(QFile::ReadOnly));
            QCOMPARE(moved.readAll(), still.readAll());
        }
    }

    // Somebody was a moment too late to stop it: what was asked for is there.
    void resumingWhatHadJustFinishedShowsIt()
    {
        const QString project = projectWithAFront();
        for (const QStringList& which : {QStringList{"--resume"}, QStringList{"--resume", "1"}}) {
            const Run again = run(QStringList{"front", "--project", project, "--json"} + which);
            QCOMPARE(again.exit, 0);
            QCOMPARE(again.json(), shown(project));
        }
    }

    // As programs before 0.2 left it: nobody wrote down what the numbers mean.
    void aFrontOfUnknownPanelsIsRefusedOnceTheyChange()
    {
        const QString project = path("unknown.panelwise");
        QVERIFY(QFile::copy(projectWithAFront(), project));
        {
            const Result<Database> database = Database::open(project.toStdString(), Database::Mode::ReadWrite);
            QVERIFY(database->execute("DELETE FROM cohort_panels").ok());
        }
        QVERIFY(!shown(project)["points"].toArray().isEmpty());
        changePanels(project, [](auto& panels) { std::ranges::reverse(panels); });
        const Run refused = run({"front", "--project", project, "--front", "1"});
        QCOMPARE(refused.exit, 3);
        QVERIFY2(refused.notes.contains("does not say which panels"), qPrintable(refused.notes));
    }

    // Typing $2, Marker A and B $6 each, Urine and smear $10.
    void rulesHoldForEveryPolicyAndAreTold()
    {
        const QString project = path("ruled.panelwise");
        const Run reply =
            run(exact() + QStringList{"--cap", "12", "--first", "Marker A", "--never", "Typing", "--project", project});
        QCOMPARE(reply.exit, 0);
        const QJsonObject front = reply.json();
        const QJsonObject rules = front["rules"].toObject();
        QCOMPARE(rules["cap"].toDouble(), 12.0);
        QCOMPARE(rules["first"].toArray(), (QJsonArray{"Marker A"}));
        QCOMPARE(rules["never"].toArray(), (QJsonArray{"Typing"}));
        QVERIFY(front["points"].toArray().size() >= 2);
        for (const QJsonValue point : front["points"].toArray()) {
            const QJsonObject use = point.toObject()["test"].toObject()["panel_use"].toObject();
            QCOMPARE(use["Marker A"].toDouble(), 1.0);
            QCOMPARE(use["Typing"].toDouble(), 0.0);
            QCOMPARE(use["Urine and smear"].toDouble(), 0.0); // it would make $16
        }
        // All that was found keeps the cap, so what is best within it has its own figures in the list.
        const QJsonObject budget = front["budget"].toObject();
        QCOMPARE(budget["cap"].toDouble(), 12.0);
        for (const QJsonValue point : front["points"].toArray())
            if (point["name"] == budget["name"])
                for (const char* side : {"validation", "test"})
                    QCOMPARE(budget[side].toObject()["f1"].toDouble(), point[side].toObject()["f1"].toDouble());
        const QString table = run({"front", "--project", project, "--front", "1"}).output;
        QVERIFY(table.contains("  first ") && table.contains("  most ") && !table.contains("  none "));
        // The project keeps them: whoever walks is held to them.
        for (int patient = 1; patient <= 20; ++patient) {
            const QJsonObject walk =
                run({"walk", "--project", project, "--point", "1", "--patient", QString::number(patient), "--json"})
                    .json();
            QCOMPARE(walk["steps"].toArray()[0].toObject()["order"].toString(), QStringLiteral("Marker A"));
        }
        QVERIFY(
            run({"front", "--project", project, "--front", "1"}).output.contains("Everybody gets first: Marker A."));
    }

    void rulesThatCannotBeKeptAreRefused()
    {
        const auto code = [](const QStringList& more) {
            const Run reply = run(exact() + more);
            return reply.exit == 3 ? reply.json()["error"].toObject()["code"].toString() : QString::number(reply.exit);
        };
        QCOMPARE(code({"--first", "Lipids"}), QStringLiteral("rule_panel_unknown"));
        QCOMPARE(code({"--first", "Typing", "--never", "Typing"}), QStringLiteral("rule_contradicts"));
        QCOMPARE(code({"--first", "Marker A,Marker B", "--cap", "11.99"}), QStringLiteral("first_over_cap"));
        const Run kept = run({"front", "--project", projectWithAFront(), "--method", "exact", "--first", "Typing"});
        QCOMPARE(kept.exit, 2);
        QVERIFY(kept.notes.contains("A project keeps its panels and their rules."));
    }

    // Five tests in four panels, symptoms are visible.
    void everyTestAloneIsOneUnit()
    {
        const QJsonObject front = run(exact() + QStringList{"--unit-costs", "--budget", "2"}).json();
        QCOMPARE(front["currency"].toString(), QStringLiteral("tests"));
        QCOMPARE(front["axis_unit"].toString(), QStringLiteral("tests"));
        QCOMPARE(front["full_panels"].toObject()["test"].toObject()["mean_cost"].toDouble(), 5.0);
        const QString words = run({"front", "--cohort", "known-optimum", "--patients", "2000", "--method", "exact",
                                   "--unit-costs", "--bootstrap", "0", "--budget", "2"})
                                  .output;
        QVERIFY(words.contains("2 tests") && !words.contains('$') && !words.contains("USD"));
    }

    void init() { QVERIFY(m_folder.isValid()); }

    void theJsonHoldsEveryFieldItPromises()
    {
        const Run reply = run(exact());
        QCOMPARE(reply.exit, 0);
        const QJsonObject json = reply.json();
        QCOMPARE(json["metric"].toString(), QString("f1"));
        QCOMPARE(json["method"].toString(), QString("exact"));
        QCOMPARE(json["seed"].toInt(), 1);
        const QJsonObject patients = json["patients"].toObject();
        QCOMPARE(patients["train"].toInt() + patients["validation"].toInt() + patients["test"].toInt(), 2000);
        QVERIFY(json["points"].toArray().size() >= 3);
        for (const QJsonValue point : json["points"].toArray()) {
            QVERIFY(point["lambda"].isDouble() && point["rho"].toDouble() <= 0.0 && point["on_front"].isBool());
            QCOMPARE(point["point"].isNull(), !point["on_front"].toBool());
            QCOMPARE(point["validation"]["patients"], patients["validation"]);
            QCOMPARE(point["test"]["patients"], patients["test"]);
            for (const char* key : {"f1", "am", "mean_cost"})
                QVERIFY2(point["expected"][QLatin1String(key)].isDouble(), key);
        }
        // Typing $2, two markers $6 each, urine and smear $10: $24 for everything.
        QCOMPARE(json["full_panels"]["test"]["mean_cost"].toDouble(), 24.0);
        QCOMPARE(json["no_panels"]["validation"]["mean_cost"].toDouble(), 0.0);
        QCOMPARE(json["reference_cost"].toDouble(), 24.0);
        QVERIFY(json["hypervolume"].toDouble() > 0.0 && json["hypervolume"].toDouble() < 24.0);
        QVERIFY(json["hypervolume_validation"].isDouble());
        QVERIFY(json["bands"].isArray() && json["notices"].isArray());
        for (const char* key : {"f1", "am", "mean_cost"})
            QVERIFY2(json["optimism"][QLatin1String(key)].isDouble(), key);
        for (const char* key : {"total_s", "preparation_s", "solving_s"})
            QVERIFY2(json["timing"][QLatin1String(key)].toDouble(-1.0) >= 0.0, key);
        QCOMPARE(json["currency"].toString(), QString("USD"));
        QVERIFY(json["project"].isNull() && json["front"].isNull() && !json.contains("budget"));
        QVERIFY2(reply.notes.startsWith("Exact optimum: 2,000 patients, 4 panels"), qPrintable(reply.notes));
    }

    void pointsAreNumberedByRisingCostAndEachIsBetterThanTheOneBefore()
    {
        const QJsonArray points = onFront(shown(projectWithAFront()));
        QVERIFY(points.size() >= 3);
        for (qsizetype i = 0; i < points.size(); ++i) {
            QCOMPARE(points[i]["point"].toInt(), static_cast<int>(i + 1));
            if (i == 0)
                continue;
            const QJsonValue before = points[i - 1]["validation"], now = points[i]["validation"];
            QVERIFY(now["mean_cost"].toDouble() > before["mean_cost"].toDouble());
            QVERIFY(now["f1"].toDouble() > before["f1"].toDouble());
        }
    }

    void aStoredFrontIsShownAsItWasFound()
    {
        const QString project = path("kept.panelwise");
        const QJsonObject first = run(exact() + QStringList{"--project", project}).json();
        const QJsonObject again = shown(project);
        QCOMPARE(first["front"].toInt(), 1);
        QVERIFY(!again.isEmpty());
        for (const QString& key : first.keys())
            QVERIFY2(again[key] == first[key], qPrintable(key));
        const Run text = run({"front", "--project", project, "--front", "1"});
        QCOMPARE(text.exit, 0);
        for (const char* words :
             {"Cost–F1 front, Exact optimum, seed 1", "Front 1 in", "none", "all", "hypervolume",
              "which chose the front", "Simulation for education and research. Not for clinical use."})
            QVERIFY2(text.output.contains(QString::fromUtf8(words)), words);
        for (const QString& line : text.output.split(u'\n'))
            QVERIFY2(!line.contains(u"0.") || !line.startsWith(u"   ") || line.size() <= 100,
                     qPrintable(line)); // table
    }

    void aBudgetIsSpentAndNotExceeded()
    {
        const QString project = projectWithAFront();
        const QJsonArray points = onFront(shown(project));
        const double dear = points[points.size() - 1]["validation"]["mean_cost"].toDouble();
        const QJsonObject plenty = shown(project, {"--budget", "1000"})["budget"].toObject();
        QCOMPARE(plenty["point"].toInt(), static_cast<int>(points.size()));
        QVERIFY(plenty["with"].isNull());
        QCOMPARE(plenty["validation"]["mean_cost"].toDouble(), dear);
        QVERIFY(std::abs(plenty["test"]["f1"].toDouble() - points[points.size() - 1]["test"]["f1"].toDouble()) < 1e-12);
        const QJsonObject nothing = shown(project, {"--budget", "0"})["budget"].toObject();
        QCOMPARE(nothing["point"].toInt(), 1);
        QCOMPARE(nothing["validation"]["mean_cost"].toDouble(), 0.0);
        // Half of what the second point costs: no single policy but the first, and mixing helps.
        const double half = points[1]["validation"]["mean_cost"].toDouble() / 2.0;
        const QJsonObject mixed = shown(project, {"--budget", QString::number(half, 'g', 17)})["budget"].toObject();
        QVERIFY(std::abs(mixed["validation"]["mean_cost"].toDouble() - half) < 1e-9);
        QVERIFY(mixed["validation"]["f1"].toDouble() > points[0]["validation"]["f1"].toDouble());
        QVERIFY(mixed["share"].toDouble() > 0.0 && mixed["share"].toDouble() < 1.0);
        QVERIFY(mixed["message"].toString().contains("of patients policy P1-1, for the others policy"));
    }

    void underACapNobodyPaysMore()
    {
        const QString project = projectWithAFront();
        const auto points = onFront(shown(project)).size();
        const QJsonObject capped = shown(project, {"--cap", "3"})["budget"].toObject();
        QVERIFY(capped["budget"].isNull());
        QVERIFY(capped["validation"]["mean_cost"].toDouble() <= 3.0);
        for (int row = 1; row <= 5; ++row) {
            const QStringList walk{
                "walk",      "--project",         project, "--point", QString::number(points), "--json",
                "--patient", QString::number(row)};
            const QJsonObject free = run(walk).json(), held = run(walk + QStringList{"--cap", "3"}).json();
            QVERIFY(free["cost"].toDouble() > 3.0); // the last point tests everybody for more than that
            QVERIFY(held["cost"].toDouble() <= 3.0);
            // What was too dear has no value any more: a marker costs $6.
            const QJsonArray actions = held["steps"].toArray().at(0)["actions"].toArray();
            for (const QJsonValue action : actions)
                QCOMPARE(action["value"].isNull(), action["order"].toString().startsWith("Marker") ||
                                                       action["order"].toString().startsWith("Urine"));
        }
    }

    void aPointIsEvaluatedAndWalkedByItsNumber()
    {
        const QString project = projectWithAFront();
        const QJsonArray points = onFront(shown(project));
        QCOMPARE(run({"generate", "known-optimum", "--patients", "500", "--seed", "9", "--out", path("other")}).exit,
                 0);
        const QJsonObject second = run({"evaluate", "--project", project, "--point", "2", "--data",
                                        path("other/known-optimum.csv"), "--json", "--bootstrap", "0"})
                                       .json();
        QCOMPARE(second["front"].toInt(), 1);
        QCOMPARE(second["point"].toInt(), 2);
        QVERIFY(!second.contains("run"));
        QCOMPARE(second["method"].toString(), QString("exact"));
        QCOMPARE(second["lambda"], points[1]["lambda"]);
        QCOMPARE(second["test"]["patients"].toInt(), 500);
        // Without a number the best on validation, which is the last one.
        const QJsonObject best = run({"walk", "--project", project, "--patient", "1", "--json"}).json();
        QCOMPARE(best["point"].toInt(), static_cast<int>(points.size()));
        const Run text = run({"walk", "--project", project, "--point", "2", "--front", "1", "--patient", "1"});
        QVERIFY(text.output.contains("policy P1-2, point 2 of front 1"));
        QVERIFY(text.output.contains("Choices, by expected reward:"));
    }

    void aWalkIsTheStoryThatTheWindowTells()
    {
        const QString file = projectWithAFront();
        const Result<ProjectFile> project = ProjectFile::open(file.toStdString(), true);
        const FrontRecord front = project->fronts()->front();
        const std::vector<std::size_t> places = frontOf(front.points, front.start.plan.metric);
        const CohortPtr cohort = *makeCohort(project->import(), project->study().task);
        const Result<PolicyPtr> policy =
            joinedPolicy(*project->frontPart(front.id, kSharedPart), *project->frontPolicy(front.id, places.back()));
        const PolicyExplainerPtr explainer =
            PolicyExplainer::prepare(*policy, cohort, *makeSplit(*cohort, project->study().split));
        const std::vector<Panel>& panels = cohort->catalog().panels();
        for (const int row : {1, 2, 3}) { // every row of it is a patient
            const Run reply = run({"walk", "--project", file, "--patient", QString::number(row), "--json"});
            const QJsonArray walk = reply.json()["steps"].toArray();
            const PatientIndex patient(static_cast<std::size_t>(row - 1));
            const PatientStory story = *explainer->explain({.patient = recordedPatient(*cohort, patient)});
            QCOMPARE(walk.size(), std::ssize(story.steps));
            for (qsizetype i = 0; i < walk.size(); ++i) {
                const Step& step = story.steps[static_cast<std::size_t>(i)].step;
                QCOMPARE(walk[i]["disease_probability"].toDouble(), step.diseaseProbability);
                QCOMPARE(walk[i]["paid"].toDouble(), step.paid.amount);
                const std::string order = step.action.isOrder() ? panels[step.action.panel().value].name : "";
                QCOMPARE(walk[i]["order"].toString().toStdString(), order);
            }
        }
    }

    void aTrainedPolicyComesBeforeAFrontUnlessAPointIsNamed()
    {
        const QString project = path("both.panelwise");
        QCOMPARE(run(exact() + QStringList{"--project", project}).exit, 0);
        QStringList train{"train", "--project", project, "--lambda",    "5", "--rho",
                          "-0.01", "--preset",  "quick", "--bootstrap", "0"};
        for (const char* setting : {"encoder.kind=gaussian", "ppo.hidden=16", "classifier.hidden=16",
                                    "loop.steps_per_loop=2048", "loop.outer_loops=2"})
            train << "--set" << setting;
        QCOMPARE(run(train).exit, 0);
        const QStringList walk{"walk", "--project", project, "--patient", "1", "--json"};
        QCOMPARE(run(walk).json()["run"].toInt(), 1);
        QCOMPARE(run(walk + QStringList{"--point", "1"}).json()["front"].toInt(), 1);
        QCOMPARE(run(walk + QStringList{"--front", "1"}).json()["front"].toInt(), 1);
    }

    // A record says 1 where it means yes, a case for students says yes.
    void casesOfAnExamAreInWords()
    {
        QFile table(path("ward.csv")), task(path("ward.task.json"));
        QVERIFY(table.open(QIODevice::WriteOnly) && task.open(QIODevice::WriteOnly));
        table.write("smoker,marker,label\n");
        for (int i = 0; i < 600; ++i)
            table.write(QStringLiteral("%1,%2,%3\n").arg(i % 2).arg(i % 3 == 0).arg(i % 6 == 0 ? 1 : 0).toUtf8());
        task.write(R"({"label": "label", "positive": "1", "visible": ["smoker"],
                       "panels": [{"name": "Marker", "cost": 2, "columns": ["marker"]}]})");
        table.close();
        task.close();
        const QString project = path("ward.panelwise"), exam = path("ward.exam.json");
        QCOMPARE(run({"front", "--data", table.fileName(), "--task", task.fileName(), "--method", "exact",
                      "--bootstrap", "0", "--project", project})
                     .exit,
                 0);
        QCOMPARE(run({"exam", "make", "--project", project, "--rows", "1,2", "--out", exam}).exit, 0);
        const auto made = loadExam(exam.toStdString());
        QVERIFY(made);
        QCOMPARE(made->exam.cases, (std::vector<std::vector<std::string>>{{"no", "yes"}, {"yes", "no"}}));
        QCOMPARE(made->exam.columns[0].label, std::string("Smoker"));
    }

    void theExportHasARowForEveryPolicyAndTheSameFigures()
    {
        const QString project = projectWithAFront();
        const QJsonObject front = shown(project);
        const QString csv = path("front.csv");
        QCOMPARE(run({"export", "--project", project, "--what", "front", "--out", csv}).exit, 0);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        const QStringList head = lines.takeFirst().split(u',');
        const QJsonArray points = front["points"].toArray();
        QCOMPARE(lines.size(), points.size());
        QVERIFY(head.contains("notice"));
        QCOMPARE(head.last(), QString("name")); // newer than the rest, so behind it
        for (qsizetype i = 0; i < points.size(); ++i) {
            const QStringList cells = lines[i].split(u',');
            QCOMPARE(cells.size(), head.size());
            const auto cell = [&](const char* name) { return cells[head.indexOf(QLatin1String(name))]; };
            QCOMPARE(cell("point"),
                     points[i]["point"].isNull() ? QString() : QString::number(points[i]["point"].toInt()));
            QCOMPARE(cell("on_front"), QString(points[i]["on_front"].toBool() ? "1" : "0"));
            QCOMPARE(cell("test_f1").toDouble(), points[i]["test"]["f1"].toDouble());
            QCOMPARE(cell("validation_mean_cost").toDouble(), points[i]["validation"]["mean_cost"].toDouble());
            QCOMPARE(cell("test_use Typing").toDouble(), points[i]["test"]["panel_use"]["Typing"].toDouble());
            QCOMPARE(cell("notice"), QString("Simulation for education and research. Not for clinical use."));
        }
    }

    void whatCannotBeExportedIsTold()
    {
        const QString project = projectWithAFront();
        const QStringList out{"export", "--project", project, "--what", "front", "--out"};
        QCOMPARE(code(out + QStringList{path("missing/front.csv")}), QString("3 folder_not_writable"));
        QCOMPARE(code(out + QStringList{path("front.gif")}), QString("2 wrong_usage"));
        QVERIFY(run(out + QStringList{path("front.gif")}).notes.contains("ending in .csv, .xlsx, .svg"));
        QCOMPARE(code({"export", "--project", project, "--what", "nonsense", "--out", path("x.csv")}),
                 QString("2 wrong_usage"));
        QCOMPARE(code(out + QStringList{path("x.csv"), "--front", "9"}), QString("2 front_unknown"));
        QVERIFY(!QFile::exists(path("x.csv")));
    }

    void aWishThatCannotBeMetIsToldInWords()
    {
        const QStringList known{"front", "--cohort", "known-optimum", "--patients", "500"};
        QCOMPARE(code(known + QStringList{"--method", "magic"}), QString("2 wrong_usage"));
        QVERIFY(run(known + QStringList{"--method", "magic"}).notes.contains("lattice, smddpo"));
        QCOMPARE(code(known + QStringList{"--method", "exact", "--grid", "paper"}), QString("2 wrong_usage"));
        QVERIFY(run(known + QStringList{"--grid", "paper"}).notes.contains("--grid belongs to the sweep"));
        QVERIFY(
            run(known + QStringList{"--set", "ppo.rate=1"}).notes.contains("--set ppo.rate=1 belongs to the sweep"));
        QCOMPARE(code(known + QStringList{"--budget", "-3"}), QString("2 wrong_usage"));
        QCOMPARE(code(known + QStringList{"--cap", "much"}), QString("2 wrong_usage"));
        QCOMPARE(code(known + QStringList{"--set", "lattice.depth=99"}), QString("2 plan_value_invalid"));
        QVERIFY(run(known + QStringList{"--set", "lattice.depth=99"}).notes.contains("a number from 1 to 10"));
        const QString unknown = run(known + QStringList{"--set", "foo=1"}).notes;
        QVERIFY2(unknown.contains("There is no setting “foo”") && unknown.contains("lattice.depth"),
                 qPrintable(unknown));
        QCOMPARE(code(known + QStringList{"--method", "smddpo", "--set", "ppo.speed=9"}),
                 QString("2 plan_field_unknown"));
        QCOMPARE(code(known + QStringList{"--method", "smddpo", "--policies", "0"}), QString("2 wrong_usage"));
        QCOMPARE(code({"front"}), QString("2 wrong_usage"));
        QCOMPARE(code({"front", "--resume"}), QString("2 wrong_usage"));
        QCOMPARE(code({"front", "--cohort", "ferritin", "--patients", "2000", "--method", "exact"}),
                 QString("3 problem_not_discrete"));
    }

    void aPointOrFrontThatIsNotThereIsWrongUsage()
    {
        const QString project = projectWithAFront();
        const QStringList walk{"walk", "--project", project, "--patient", "1"};
        QCOMPARE(code(walk + QStringList{"--point", "0"}), QString("2 point_unknown"));
        QCOMPARE(code(walk + QStringList{"--point", "99"}), QString("2 point_unknown"));
        QCOMPARE(code(walk + QStringList{"--front", "9", "--point", "1"}), QString("2 front_unknown"));
        QCOMPARE(code({"front", "--project", project, "--front", "9"}), QString("2 front_unknown"));
        QCOMPARE(code({"front", "--project", project, "--resume", "9"}), QString("2 front_unknown"));
        const QString empty = path("empty.panelwise");
        QCOMPARE(run({"inspect", "--cohort", "known-optimum", "--patients", "500", "--project", empty}).exit, 0);
        QCOMPARE(code({"front", "--project", empty, "--resume"}), QString("2 wrong_usage")); // nothing to resume
        QCOMPARE(code({"export", "--project", empty, "--what", "front", "--out", path("no.csv")}),
                 QString("2 wrong_usage"));
        QCOMPARE(code({"walk", "--project", empty, "--point", "1", "--patient", "1"}), QString("3 policy_missing"));
    }

    void aProjectThatSomebodyElseWritesTakesNoFront()
    {
        const QString project = path("busy.panelwise");
        QVERIFY(QFile::copy(projectWithAFront(), project));
        const Result<ProjectFile> other = ProjectFile::open(project.toStdString());
        QVERIFY(other.ok() && other->access() == ProjectAccess::Writable);
        QCOMPARE(code({"front", "--project", project, "--method", "exact"}), QString("3 project_in_use"));
        QCOMPARE(run({"front", "--project", project, "--front", "1"}).exit, 0); // looking is allowed
    }

    void aSearchThatIsStoppedKeepsWhatItFoundAndGoesOn()
    {
        const QString stopped = path("stopped.panelwise");
        QProcess process;
        QVERIFY(endedBy(SIGINT, process, sweep(60, 6), stopped));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        const QJsonObject reply = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(reply["error"]["code"].toString(), QString("cancelled"));
        QCOMPARE(reply["end"].toString(), QString("cancelled"));
        const qsizetype kept = reply["points"].toArray().size();
        QVERIFY(kept >= 2 && kept < 6);
        QVERIFY(reply["points"].toArray().at(0)["test"].isNull()); // not looked at
        QCOMPARE(lookAt(stopped)->fronts()->front().status, RunStatus::Cancelled);
        QCOMPARE(run({"walk", "--project", stopped, "--point", "1", "--patient", "1"}).exit, 0);

        const QJsonObject resumed =
            run({"front", "--project", stopped, "--resume", "--json", "--bootstrap", "0"}).json();
        QCOMPARE(resumed["end"].toString(), QString("finished"));
        QCOMPARE(resumed["notices"].toArray().at(0)["code"].toString(), QString("resumed"));
        const QJsonObject whole = run(sweep(60, 6)).json();
        QCOMPARE(whole["points"].toArray().size(), qsizetype(6));
        QCOMPARE(found(resumed), found(whole));
        QCOMPARE(lookAt(stopped)->frontPartNames({1})->size(), std::size_t{1}); // nothing is left to resume
    }

    void aSearchThatIsKilledIsTakenUp()
    {
        const QString killed = path("killed.panelwise");
        QProcess process;
        QVERIFY(endedBy(SIGKILL, process, sweep(60, 6), killed));
        QCOMPARE(lookAt(killed)->fronts()->front().status, RunStatus::Interrupted);
        const Run resumed = run({"front", "--project", killed, "--resume", "1", "--json", "--bootstrap", "0"});
        QCOMPARE(resumed.exit, 0);
        QCOMPARE(resumed.json()["points"].toArray().size(), qsizetype(6));
        QCOMPARE(lookAt(killed)->fronts()->front().status, RunStatus::Finished);
    }

    void theSameFrontComesOfAnyNumberOfThreads()
    {
        const QJsonObject one = run(sweep(4, 4) + QStringList{"--threads", "1"}).json();
        const QJsonObject three = run(sweep(4, 4) + QStringList{"--threads", "3"}).json();
        QCOMPARE(one["points"].toArray().size(), qsizetype(4));
        QCOMPARE(three["points"], one["points"]);
        QCOMPARE(run(sweep(4, 4) + QStringList{"--method", "smddpo-pretrained"}).exit, 2); // said twice
    }
};

PANELWISE_GUILESS_TEST(CliFrontTest)

} // namespace cli_front_test

#include "cli_front_test.moc"
