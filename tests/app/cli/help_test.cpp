// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pending_file.h"
#include "core/data/events/event_recipe.h"
#include "core/data/task/task_json_p.h"
#include "core/exam/exam_file.h"
#include "core/store/sqlite_p.h"
#include "tests/app/cli/cli_training.h"
#include "tests/app/cli/help_book.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <csignal>

namespace help_test {

// The pages of resources/help say what the program reads and writes, no more and no less.
class HelpTest : public CliTraining {
    Q_OBJECT

    using Json = nlohmann::json;
    const help::Book m_book{QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help")};
    help::Check m_check{m_book};

    QString project() { return path("help.panelwise"); }

    QString written(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    // Runs a command and holds what it prints against its page.
    bool isAsDocumented(const QStringList& arguments, int exit = 0, const QString& page = {})
    {
        const Run reply = run(arguments.contains("--json") ? arguments : arguments + QStringList{"--json"});
        if (reply.exit != exit)
            qWarning("%s\nended with %d: %s%s", qPrintable(arguments.join(' ')), reply.exit, qPrintable(reply.output),
                     qPrintable(reply.notes));
        return reply.exit == exit && fits(reply.output.toUtf8(), page.isEmpty() ? arguments.first() : page);
    }

    bool fits(const QByteArray& text, const QString& table)
    {
        m_check.look(Json::parse(text.begin(), text.end(), nullptr, false), table);
        for (const QString& complaint : m_check.takeComplaints()) {
            qWarning("%s", qPrintable(complaint));
            return false;
        }
        return true;
    }

    // 300 patients, every fifth of them ill.
    static QByteArray clinic(int patients = 300)
    {
        QByteArray text = "patient,site,sex,age,sodium_mmol_L,potassium_mmol_L,ill\n";
        for (int i = 0; i < patients; ++i)
            text += "P" + QByteArray::number(1000 + i) + ",one," + (i % 2 == 0 ? "female," : "male,") +
                    QByteArray::number(20 + i % 60) + ',' + (i == 7 ? "1400" : QByteArray::number(130 + i % 15)) + ',' +
                    (i % 9 == 0     ? QByteArray()
                     : i % 50 == 11 ? QByteArray("<3")
                                    : QByteArray::number(3 + 0.1 * (i % 20))) +
                    ',' + (i % 5 == 0 ? "1" : "0") + '\n';
        return text;
    }
    static QByteArray clinicTask()
    {
        return R"({"label": "ill", "visible": ["age", "sex"], "ignore": ["patient"], "answer": 42,
            "panels": [{"name": "Na", "cost": 5, "columns": ["sodium_mmol_L"]},
                       {"name": "Both", "cost": 8, "columns": ["sodium_mmol_L", "potassium_mmol_L"]}],
            "shared_fees": [{"name": "Draw", "cost": 2, "panels": ["Na", "Both"]}],
            "missing": ["n.b."], "codes": [{"column": "potassium_mmol_L", "text": "<3", "read": "value", "value": 2.5}],
            "edits": [{"kind": "multiply", "column": "age", "factor": 1}]})";
    }
    core::Result<core::Database> openProject() { return openProject(project()); }
    static core::Result<core::Database> openProject(const QString& file)
    {
        return core::Database::open(file.toStdString(), core::Database::Mode::ReadOnly);
    }
    QString timedProject() const { return path("timed.panelwise"); }
    static QString wordOf(const core::Statement& row, int column)
    {
        const std::string_view text = row.text(column);
        return QString::fromUtf8(text.data(), qsizetype(text.size()));
    }
    // "order_2" is an order_{k}, "test_use BBC" a {part}_use {panel}.
    static QString kindOfColumn(QString column)
    {
        static const QRegularExpression number("_[1-9]\\d*$"), part("^(validation|test)_"), use("_use .*$"),
            range("^\\{part\\}_.*_(low|high)$"), deviation("^[a-z0-9_]+_sd$"),
            duel("^[a-z]+_\\d+_((?:same_money_)?(?:cost|f1|difference(?:_low|_high)?))$"),
            limit("^(f1|sensitivity|specificity|cost)_(low|high)$");
        column.replace(duel, "{front}_{share}_\\1").replace(limit, "{figure}_\\2");
        column.replace(number, "_{k}").replace(part, "{part}_").replace(use, "_use {panel}");
        return column.replace(range, "{part}_{figure}_\\1").replace(deviation, "{figure}_sd");
    }
    QString failing(QByteArray task, const char* before, const char* after)
    {
        return written("failing.task.json", task.replace(before, after));
    }
    QStringList inspecting(const QString& task) const
    {
        return {"inspect", "--data", path("clinic.csv"), "--task", task};
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(!written("clinic.csv", clinic()).isEmpty() && !written("clinic.task.json", clinicTask()).isEmpty());
    }

    void everyPageIsOfferedAndPrinted()
    {
        QStringList topics;
        const Json listed = Json::parse(run({"help", "--json"}).output.toStdString());
        for (const Json& topic : listed["topics"])
            topics << QString::fromStdString(topic["topic"]);
        QStringList sorted = topics;
        sorted.sort();
        QCOMPARE(sorted, m_book.topics());
        const QString list = run({"help"}).output;
        for (const QString& topic : topics) {
            QVERIFY(list.contains("  " + topic + ' '));
            QFile page(QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help/%1.md").arg(topic));
            QVERIFY(page.open(QIODevice::ReadOnly));
            QCOMPARE(run({"help", topic}).output.trimmed(), QString::fromUtf8(page.readAll()).trimmed());
        }
        QVERIFY(isAsDocumented({"help"}));
        QVERIFY(isAsDocumented({"help", "task"}));
    }

    void anUnknownTopicIsWrongUsage()
    {
        const Run reply = run({"help", "weather"});
        QCOMPARE(reply.exit, 2);
        QVERIFY(reply.notes.contains("weather") && reply.notes.contains("task, project"));
        QVERIFY(isAsDocumented({"help", "weather"}, 2, "error"));
    }

    void everyCommandHasAPage()
    {
        static const QRegularExpression command("^  ([a-z]+) ", QRegularExpression::MultilineOption);
        const QString help = run({"--help"}).output;
        auto found = command.globalMatch(help.mid(help.indexOf("Subcommands:"))); // as CLI11 heads them
        int commands = 0;
        while (found.hasNext()) {
            const QString name = found.next().captured(1);
            QVERIFY2(m_book.has(name), qPrintable(name));
            ++commands;
        }
        QCOMPARE(commands, 21);
    }

    // The table of keys is what the reader goes by: what is not in it is warned about as unknown.
    void theTaskPageNamesTheKeysOfTheReader()
    {
        QStringList known, documented;
        for (const core::TaskObject& object : core::kTaskObjects)
            for (const std::string_view key : object.keys)
                known << QString::fromUtf8(object.path.data(), qsizetype(object.path.size())) +
                             QString::fromUtf8(key.data(), qsizetype(key.size()));
        for (const help::Field& field : m_book.table("task").fields)
            if (field.path != "tests.{column}") // any name
                documented << field.path;
        known.sort();
        documented.sort();
        QCOMPARE(documented, known);
    }

    // A value of another type is refused under the path of its key, so the reader does look at each of them.
    void theReaderReadsEveryDocumentedKey()
    {
        for (const help::Field& field : m_book.table("task").fields) {
            const QString pointer =
                QString('/' + field.path).replace("[].", "/0/").replace(".{column}", "/age").replace('.', '/');
            const QString kind = field.path == "edits[].other_column" ? "swap_columns" : "multiply_range";
            Json task =
                Json::parse(R"({"label": "ill", "visible": [], "panels": [{"name": "A", "cost": 1, "columns": []}],
                "shared_fees": [{"name": "F", "cost": 1, "panels": []}], "tests": {"age": {}},
                "edits": [{"column": "age", "factor": 1}]})");
            task["edits"][0]["kind"] = kind.toStdString();
            task[Json::json_pointer(pointer.toStdString())] = true;
            const core::TaskParse parsed = core::parseTask(task.dump());
            const auto& problems = parsed.problems.first();
            const bool refused = std::ranges::any_of(
                problems, [&](const core::Error& error) { return error.subject == pointer.toStdString(); });
            QVERIFY2(refused, qPrintable(field.path));
        }
    }

    void theExampleOfATaskIsOne()
    {
        QFile page(QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help/task.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString example = QString::fromUtf8(page.readAll()).section("```json", 1).section("```", 0, 0);
        const core::TaskParse parsed = core::parseTask(example.toStdString());
        QVERIFY(parsed.reading && parsed.reading->unknownKeys.empty());
        QVERIFY(fits(example.toUtf8(), "task"));
        QCOMPARE(QString::fromStdString(core::writeTask(parsed.reading->task)).trimmed(), example.trimmed());
    }

    void theWordsOfEditsAndTransformsAreNamed()
    {
        QFile page(QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help/task.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        static const QRegularExpression row("^\\| ([a-z_]+) \\| ", QRegularExpression::MultilineOption);
        QStringList documented, known;
        auto found = row.globalMatch(text.section("## Kinds of edits", 1));
        while (found.hasNext())
            documented << found.next().captured(1);
        for (const auto& [kind, word] : core::kEditWords)
            known << QString::fromStdString(std::string(word));
        QCOMPARE(documented, known);
        for (const auto& [transform, word] : core::kTransformWords)
            QVERIFY(text.contains(QRegularExpression("transform.*\\b" + QString::fromStdString(std::string(word)))));
    }

    void tablesAndPatientsAreAsDocumented()
    {
        QVERIFY(isAsDocumented({"cohorts"}));
        QVERIFY(isAsDocumented({"generate", "known-optimum", "--patients", "600", "--out", path("made")}));
        QVERIFY(isAsDocumented(inspecting(path("clinic.task.json"))));
        QVERIFY(isAsDocumented({"inspect", "--data", path("clinic.csv")}));
        // Six patients are too few to learn from; a workbook with two sheets, and values declared missing.
        const QString made = QStringLiteral(PANELWISE_SOURCE_DIR "/tests/data/formats/files/");
        QVERIFY(isAsDocumented({"inspect", "--data", made + "ward.xlsx"}, 3));
        QVERIFY(isAsDocumented({"inspect", "--data", made + "ward.sav"}, 3));
        const QString odd = QStringLiteral(PANELWISE_SOURCE_DIR "/tests/data/odd/");
        QVERIFY(isAsDocumented({"inspect", "--data", odd + "mixed_encodings.csv"}));
    }

    // 200 patients with a hemoglobin each, half of them in g/L, and one whose index time nobody knows.
    void listsOfMeasurementsAreAsDocumented()
    {
        QByteArray patients = "patient_id,age,admittime,ill\n", events = "patient_id,charttime,test,value,unit\n";
        for (int i = 0; i < 200; ++i) {
            const QByteArray id = QByteArray::number(i);
            patients +=
                id + ',' + QByteArray::number(20 + i % 50) + ",2024-03-02 08:00," + (i % 3 == 0 ? "1\n" : "0\n");
            events += id + ",2024-03-01 20:00,718-7," + (i % 2 == 0 ? "12.5,g/dL\n" : "125,g/L\n");
        }
        QVERIFY(isAsDocumented({"inspect", "--events", written("events.csv", events), "--patient-table",
                                written("patients.csv", patients), "--save-recipe", path("recipe.json")}));
        QFile recipe(path("recipe.json"));
        QVERIFY(recipe.open(QIODevice::ReadOnly));
        QVERIFY(fits(recipe.readAll(), "recipe"));
        QFile page(QStringLiteral(PANELWISE_SOURCE_DIR "/resources/help/recipe.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString example = QString::fromUtf8(page.readAll()).section("```json", 1).section("```", 0, 0);
        QVERIFY(core::parseRecipe(example.toStdString()).recipe.has_value());
    }

    void errorsAreAsDocumented()
    {
        QVERIFY(isAsDocumented({"front"}, 2, "error"));
        QVERIFY(isAsDocumented({"inspect", "--cohort", "nobody"}, 2, "error"));
        QVERIFY(isAsDocumented({"inspect", "--data", path("nowhere.csv")}, 3, "error"));
        QVERIFY(isAsDocumented({"inspect", "--data", written("ragged.csv", "a,b\n1,2\n3\n")}, 3, "error"));
        QVERIFY(isAsDocumented(inspecting(failing(clinicTask(), "\"cost\": 5", "\"cost\": \"5\"")), 3, "error"));
        // These are told with all that was read.
        QVERIFY(isAsDocumented(inspecting(failing(clinicTask(), "\"ill\"", "\"sick\"")), 3));
        QVERIFY(isAsDocumented(inspecting(failing(clinicTask(), "\"Na\", \"cost\"", "\"Both\", \"cost\"")), 3));
        QByteArray ambiguous = "age,count,ill\n";
        for (int i = 0; i < 300; ++i)
            ambiguous += QByteArray::number(20 + i % 60) + ",\"1," + QByteArray::number(100 + i) + "\"," +
                         (i % 5 == 0 ? "1" : "0") + "\n";
        QVERIFY(isAsDocumented({"inspect", "--data", written("ambiguous.csv", ambiguous)}, 3, "error"));
    }

    void runsAreAsDocumented()
    {
        const QStringList training = small(8, "600") + QStringList{"--project", project()};
        QVERIFY(isAsDocumented(training));
        QVERIFY(isAsDocumented(QStringList{"train", "--project", project(), "--preset", "quick", "--lambda", "5",
                                           "--rho", "-0.01", "--folds", "2", "--json"} +
                               settings(2)));
        QVERIFY(isAsDocumented({"evaluate", "--project", project(), "--data", otherPatients(), "--bootstrap", "20"}));
        QVERIFY(isAsDocumented({"evaluate", "--project", project(), "--data", otherPatients(), "--bootstrap", "20",
                                "--recording", "mar"}));
        QVERIFY(isAsDocumented({"evaluate", "--project", project(), "--data", path("clinic.csv")}, 3, "error"));
        QVERIFY(isAsDocumented({"evaluate", "--project", project(), "--data", otherPatients("9", "40")}));
        QVERIFY(isAsDocumented({"walk", "--project", project(), "--patient", "3"}));
        QVERIFY(isAsDocumented({"rename", "--project", project(), "--policy", "T-1", "--name", "first"}));
        QVERIFY(isAsDocumented({"rename", "--project", project(), "--policy", "first", "--name", ""}));
        QVERIFY(isAsDocumented({"rename", "--project", project(), "--policy", "T-1", "--name", "12"}, 2, "error"));
        const QString exam = QFileInfo(project()).path() + QStringLiteral("/help.exam.json");
        QVERIFY(isAsDocumented({"exam", "make", "--project", project(), "--rows", "3,4", "--out", exam}));
        const QString key = QFileInfo(project()).path() + QStringLiteral("/help.exam-key.json");
        auto taken = core::loadExam(exam.toStdString());
        QVERIFY(taken);
        const core::ExamAnswer answer{.orders = {0}, .diagnosis = core::Disease::Present};
        const core::ExamAnswers answers{.student = "7", .minutes = 3.0, .cases = {answer, answer}};
        QVERIFY(core::writeFile(exam.toStdString(), core::writeExam(taken->exam, answers)));
        QVERIFY(isAsDocumented({"exam", "gather", QFileInfo(project()).path(), "--key", key}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "curves", "--out", path("curves.csv")}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "curves", "--out", path("curves.svg")}));
        QVERIFY(isAsDocumented({"encoders", "--cohort", "known-optimum", "--patients", "800", "--set",
                                "encoder.iterations=2", "--seeds", "2"}));
    }

    void plansAreAsDocumented()
    {
        const QString folder = path("plan"), encoders = path("encoders"), out = path("planned.panelwise");
        const QStringList small{"--cohort", "known-optimum", "--patients", "800", "--minutes-per-task", "0"};
        QVERIFY(isAsDocumented(QStringList{"plan", "front", "--out", folder, "--folds", "2"} + small));
        QVERIFY(isAsDocumented({"status", folder}));
        QVERIFY(isAsDocumented({"work", folder, "--task", "1"}));
        QVERIFY(isAsDocumented({"gather", folder, "--project", out}));
        QVERIFY(isAsDocumented({"resubmit", folder, "--tell"}));
        QFile result(folder + "/results/000001.result"); // cut short: told by status and gather
        QVERIFY(result.resize(100));
        QVERIFY(isAsDocumented({"status", folder}));
        QVERIFY(isAsDocumented({"gather", folder, "--project", out}));
        QVERIFY(isAsDocumented({"work", folder, "--all", "--jobs", "2"}));
        QVERIFY(isAsDocumented({"gather", folder, "--project", out}));
        QVERIFY(isAsDocumented({"work", folder, "--task", "77"}, 2, "error"));
        QVERIFY(isAsDocumented(
            QStringList{"plan", "encoders", "--out", encoders, "--seeds", "1", "--set", "encoder.iterations=2"} +
            small));
        QVERIFY(isAsDocumented({"work", encoders, "--all"}));
        QVERIFY(isAsDocumented({"gather", encoders}));
    }

    void aRunThatIsStoppedIsAsDocumented()
    {
        QProcess process;
        const QString stopped = path("stopped.panelwise");
        QVERIFY(startsTraining(process, small(4000) + QStringList{"--project", stopped}));
        QVERIFY(comesTrue(stopped, process, [](const RunRecord& run, const ProjectFile& file) {
            const Result<std::vector<CurvePoint>> points = file.points(run.id);
            return points && !points->empty();
        }));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(fits(process.readAllStandardOutput(), "train"));
    }

    void frontsAreAsDocumented()
    {
        const QStringList known{"front", "--cohort", "known-optimum", "--patients", "2000", "--bootstrap", "20"};
        QVERIFY(isAsDocumented(
            {"front", "--project", project(), "--method", "exact", "--bootstrap", "20", "--budget", "9"}));
        QVERIFY(isAsDocumented( // the newest, whose policies the rest is about
            {"front", "--project", project(), "--method", "exact", "--bootstrap", "20", "--folds", "2", "--set",
             "lattice.most_patients=100000"}));
        QVERIFY(isAsDocumented(known + QStringList{"--method", "exact", "--metric", "am", "--budget", "9"}));
        QVERIFY(isAsDocumented(known + QStringList{"--cap", "10"}));
        QVERIFY(isAsDocumented({"front", "--cohort", "known-optimum", "--patients", "320"})); // few are ill: a notice
        QVERIFY(isAsDocumented({"evaluate", "--project", project(), "--point", "2", "--data", otherPatients()}));
        QVERIFY(isAsDocumented({"walk", "--project", project(), "--point", "2", "--patient", "3"}));
        QVERIFY(isAsDocumented({"rename", "--project", project(), "--policy", "P1-2", "--name", "Clinic A"}));
        QVERIFY(isAsDocumented(
            {"walk", "--project", project(), "--point", "2", "--patient", "3", "--data", otherPatients()}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "front", "--out", path("front.csv")}));
        for (const char* without : {"identifiers", "rows", "patients"})
            QVERIFY(isAsDocumented(
                {"share", "--project", project(), "--out", path("shared.panelwise"), "--without", without}));
        const QString changed = path("changed.panelwise");
        QVERIFY(QFile::copy(project(), changed));
        {
            core::Result<core::ProjectFile> file = core::ProjectFile::open(changed.toStdString());
            core::Study study = file->study();
            study.task.panels.pop_back();
            QVERIFY(file->saveStudy(study).ok());
        }
        QVERIFY(isAsDocumented({"front", "--project", changed, "--front", "1"}));
        QVERIFY(isAsDocumented(
            {"export", "--project", project(), "--what", "front", "--point", "2", "--out", path("front.svg")}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "patients", "--point", "2", "--id", "label",
                                "--out", path("patients.csv")}));
        QVERIFY(isAsDocumented(
            {"export", "--project", project(), "--what", "patients", "--run", "1", "--out", path("run.csv")}));
        QVERIFY(isAsDocumented(
            {"export", "--project", project(), "--what", "policy", "--run", "1", "--out", path("policy.pt")}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "card", "--out", path("card.py")}));
    }

    // Both panels draw blood; the larger one waits for the smaller.
    void rulesForOrdersAreAsDocumented()
    {
        const QString task = failing(clinicTask(), "\"cost\": 8,", "\"cost\": 8, \"needs\": [\"Na\"],");
        QVERIFY(isAsDocumented(inspecting(task)));
        QVERIFY(isAsDocumented(inspecting(task) + QStringList{"--cap", "20", "--first", "Na"}));
        QVERIFY(isAsDocumented(inspecting(task) + QStringList{"--cap", "6", "--first", "Na"}, 3));
    }

    // The known optimum with times and volumes, where two panels may be ordered together.
    void whatSavesTimeIsAsDocumented()
    {
        QVERIFY(isAsDocumented({"generate", "known-optimum", "--patients", "1500", "--out", path("timed")}));
        QFile file(path("timed/known-optimum.task.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json task = Json::parse(file.readAll().toStdString());
        for (std::size_t panel = 0; panel < task["panels"].size(); ++panel) {
            task["panels"][panel]["minutes"] = 20 + 25 * panel;
            task["panels"][panel]["millilitres"] = 2.5;
        }
        task["pair_orders"] = "allowed";
        task["minimise"] = "time";
        const QString told = written("timed.task.json", QByteArray::fromStdString(task.dump()));
        const QStringList study{"--data", path("timed/known-optimum.csv"), "--task", told};
        const QString timed = timedProject();
        QVERIFY(isAsDocumented(QStringList{"inspect"} + study));
        QVERIFY(isAsDocumented(
            QStringList{"front"} + study +
            QStringList{"--project", timed, "--method", "exact", "--bootstrap", "20", "--budget", "60"}));
        QVERIFY(isAsDocumented({"front", "--project", timed, "--method", "exact", "--minimise", "30", "--bootstrap",
                                "0", "--budget", "40", "--folds", "2"}));
        QVERIFY(isAsDocumented({"walk", "--project", timed, "--front", "1", "--point", "3", "--patient", "3"}));
        QVERIFY(isAsDocumented({"evaluate", "--project", timed, "--point", "2", "--data", otherPatients()}));
        QVERIFY(isAsDocumented(QStringList{"train", "--project", timed, "--preset", "quick", "--lambda", "5", "--rho",
                                           "-0.001", "--json"} +
                               settings(4)));
        QVERIFY(isAsDocumented({"inspect", "--project", timed}));
        QVERIFY(isAsDocumented(
            {"export", "--project", timed, "--what", "policy", "--point", "2", "--out", path("timed.py")}, 2, "error"));
        // Without times nobody can say what takes how long.
        QVERIFY(isAsDocumented({"front", "--project", project(), "--minimise", "time"}, 3, "error"));
        QVERIFY(isAsDocumented({"front", "--project", project(), "--minimise", "speed"}, 2, "error"));
    }

    // One data set with two outcomes, which two tests suffice for and the lattice takes, and one with three.
    void aBenchmarkIsAsDocumented()
    {
        QVERIFY(run({"generate", "known-optimum", "--patients", "400", "--out", path("sets")}).exit == 0);
        QVERIFY(!written("sets/three.csv", "y,a\n0,1\n1,2\n2,3\n").isEmpty());
        QVERIFY(!written("sets/three.task.json", R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": ["a"]}]})")
                     .isEmpty());
        QVERIFY(isAsDocumented({"benchmark", "--suite", "afa", path("sets"), "--methods", "lattice", "--seeds", "42",
                                "--budgets", "1,2"}));
        QVERIFY(isAsDocumented({"benchmark", "--suite", "afa", path("sets"), "--methods", "lattice", "--seeds", "42",
                                "--budgets", "1", "--keep-panels", "--out", path("afa.csv")}));
        QVERIFY(isAsDocumented({"benchmark", "--suite", "other", path("sets")}, 2, "error"));
    }

    void baselinesAreAsDocumented()
    {
        QVERIFY(isAsDocumented(
            {"baselines", "--project", project(), "--models", "lr,static,lattice", "--lambda", "5", "--rho", "-0.01"}));
        QVERIFY(
            isAsDocumented({"baselines", "--cohort", "known-optimum", "--patients", "400", "--models",
                            "lr,static,lattice", "--folds", "2", "--bootstrap", "20", "--out", path("pooled.csv")}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "baselines", "--out", path("table.md")}));
        QVERIFY(
            isAsDocumented({"export", "--project", project(), "--what", "baselines", "--out", path("baselines.csv")}));
        QVERIFY(isAsDocumented({"export", "--project", project(), "--what", "report", "--out", path("report.pdf")}));
        QVERIFY(isAsDocumented({"inspect", "--project", project()}));
    }

    void columnsOfCsvFilesAreAsDocumented()
    {
        for (const char* name : {"patients.csv", "front.csv", "curves.csv", "baselines.csv", "pooled.csv"}) {
            QFile csv(path(name));
            QVERIFY2(csv.open(QIODevice::ReadOnly), name);
            QStringList found, documented;
            for (const QString& column : QString::fromUtf8(csv.readLine()).trimmed().split(','))
                if (const QString kind = kindOfColumn(column); !found.contains(kind))
                    found << kind;
            for (const help::Field& field : m_book.table(name).fields)
                documented << field.path;
            QCOMPARE(found, documented);
        }
    }

    void figuresTellTheirOriginAsDocumented()
    {
        for (const char* name : {"front.svg", "curves.svg"}) {
            QFile figure(path(name));
            QVERIFY(figure.open(QIODevice::ReadOnly));
            const QString svg = QString::fromUtf8(figure.readAll()).replace("&quot;", "\"");
            static const QRegularExpression line(
                "\\{\"[^}]*\"panelwise_figure\"[^}]*\\}|\\{\"panelwise_figure\"[^}]*\\}");
            QVERIFY(fits(line.match(svg).captured().toUtf8(), "figure"));
        }
    }

    void tablesOfTheProjectFileAreDocumented()
    {
        const core::Result<core::Database> database = openProject();
        QVERIFY(database.ok());
        core::Statement columns(*database,
                                "SELECT t.name, c.name, c.type, c.\"notnull\" OR c.pk FROM sqlite_schema t, "
                                "pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' "
                                "ORDER BY t.rowid, c.cid");
        QMap<QString, QStringList> found, documented;
        while (columns.next())
            found[wordOf(columns, 0)] << wordOf(columns, 1) + ' ' + wordOf(columns, 2) +
                                             (columns.number(3) != 0 ? "" : " or NULL");
        for (const QString& name : m_book.tables().filter(QRegularExpression("^table ")))
            for (const help::Field& field : m_book.table(name).fields)
                documented[name.mid(6)] << field.path + ' ' + field.types.join(" or ");
        QCOMPARE(documented.keys(), found.keys());
        for (const QString& table : found.keys())
            QCOMPARE(documented[table], found[table]);
    }

    void textsOfTheProjectFileAreAsDocumented()
    {
        textsAreAsDocumented(project());
        textsAreAsDocumented(timedProject());
    }

private:
    void textsAreAsDocumented(const QString& file)
    {
        const core::Result<core::Database> database = openProject(file);
        QVERIFY(database.ok());
        core::Statement texts(*database, "SELECT 'study.split', split FROM study UNION ALL "
                                         "SELECT 'baselines.split', split FROM baselines UNION ALL "
                                         "SELECT 'run.plan', plan FROM run UNION ALL "
                                         "SELECT 'run_end.summary', summary FROM run_end UNION ALL "
                                         "SELECT 'front.plan', plan FROM front UNION ALL "
                                         "SELECT 'front_end.summary', summary FROM front_end UNION ALL "
                                         "SELECT 'front_point.content', content FROM front_point UNION ALL "
                                         "SELECT 'baselines.plan', plan FROM baselines UNION ALL "
                                         "SELECT 'system_run.content', content FROM system_run UNION ALL "
                                         "SELECT 'task', task FROM study");
        int seen = 0;
        for (; texts.next(); ++seen) {
            const std::string_view text = texts.text(1);
            QVERIFY(fits(QByteArray(text.data(), qsizetype(text.size())), wordOf(texts, 0)));
        }
        QVERIFY(texts.ok() && seen > 10);
    }

private Q_SLOTS:

    // Whatever is documented of an output was there in one of those above.
    void nothingIsDocumentedThatDoesNotOccur()
    {
        QStringList unseen;
        // They end as a training does; cli_front_test and cli_baselines_test stop them.
        const QSet<QString> stopped{"front error", "baselines error"};
        for (const QString& table : m_book.tables())
            if (table != "bench" && table != "task" && !table.startsWith("table ") && !table.endsWith(".csv"))
                for (const QString& field : m_check.neverSeen(table))
                    if (!stopped.contains(field))
                        unseen << field;
        QCOMPARE(unseen.join('\n'), QString());
    }
};

PANELWISE_GUILESS_TEST(HelpTest)

} // namespace help_test

#include "help_test.moc"
