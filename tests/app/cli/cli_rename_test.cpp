// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace cli_rename_test {

// What users call their policies, as the command line hears and tells it.
class CliRenameTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_project = path("named.panelwise");

    QString path(const QString& name) const { return m_folder.filePath(name); }

    Run renamed(const QString& policy, const QString& name) const
    {
        return run({"rename", "--project", m_project, "--policy", policy, "--name", name, "--json"});
    }

    static QString unescaped(QByteArray text)
    {
        return QString::fromUtf8(
            text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"));
    }

    QString written(const QString& what, const QString& file, const QString& policy) const
    {
        const Run outcome =
            run({"export", "--project", m_project, "--what", what, "--policy", policy, "--out", path(file)});
        QFile made(path(file));
        return outcome.exit == 0 && made.open(QIODevice::ReadOnly) ? unescaped(made.readAll())
                                                                   : outcome.notes + outcome.output;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(run({"front", "--cohort", "known-optimum", "--patients", "800", "--method", "exact", "--bootstrap",
                      "20", "--project", m_project})
                     .exit,
                 0);
    }

    void theSameNameStandsInEveryPlace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("words") << "Clinic A";
        QTest::newRow("placeholders") << "50 %1 %2 %L3";
        QTest::newRow("markup") << "<b>A</b> & B";
        QTest::newRow("other letters") << "Ärzte 甲 3";
    }
    void theSameNameStandsInEveryPlace()
    {
        QFETCH(QString, name);
        const Run done = renamed("P1-2", name);
        QVERIFY2(done.exit == 0, qPrintable(done.notes + done.output));
        QCOMPARE(done.json()["policy"].toString(), QString("P1-2"));
        QCOMPARE(done.json()["name"].toString(), name);
        const QStringList at{"--project", m_project, "--policy", name};
        QMap<QString, QString> told;
        told["front"] = run({"front", "--project", m_project, "--front", "1"}).output;
        const QJsonArray points =
            run({"front", "--project", m_project, "--front", "1", "--json"}).json()["points"].toArray();
        for (const QJsonValue& point : points)
            if (point["point"].toInt() == 2)
                told["front json"] = point["name"].toString();
        told["budget"] = run({"front", "--project", m_project, "--front", "1", "--budget", "5"}).output;
        told["walk"] = run(QStringList{"walk", "--patient", "1"} + at).output;
        told["walk json"] = run(QStringList{"walk", "--patient", "1", "--json"} + at).json()["name"].toString();
        told["front.csv"] = written("front", "front.csv", name);
        told["front.svg"] = written("front", "front.svg", name);
        told["patients.csv"] = written("patients", "patients.csv", name);
        told["policy.py"] = written("policy", "policy.py", name);
        told["policy.R"] = written("policy", "policy.R", name);
        told["card.py"] = written("card", "card.py", name);
        told["report.html"] = written("report", "report.html", name);
        const QRegularExpression before("(?<![\\w-])P1-2(?![\\w-])");
        for (auto one = told.begin(); one != told.end(); ++one) {
            QVERIFY2(one.value().contains(name), qPrintable(one.key() + ": " + one.value().left(2000)));
            QVERIFY2(!one.value().contains(before), qPrintable(one.key()));
        }
    }

    // Numbers stay numbers, and what scripts wrote before there were names is understood.
    void aPolicyIsAskedForByNumberNameOrWhatTheProgramCallsIt()
    {
        QCOMPARE(renamed("P1-2", "Clinic A").exit, 0);
        for (const QStringList& wish : {QStringList{"--point", "2"},
                                        {"--point", "clinic a"},
                                        {"--policy", "Clinic A"},
                                        {"--policy", "P1-2"},
                                        {"--point", "F1-2"}}) {
            const QJsonObject walk =
                run(QStringList{"walk", "--project", m_project, "--patient", "1", "--json"} + wish).json();
            QCOMPARE(walk["point"].toInt(), 2);
            QCOMPARE(walk["name"].toString(), QString("Clinic A"));
        }
        QCOMPARE(renamed("clinic a", "").json()["name"].toString(), QString("P1-2"));
        QCOMPARE(run({"walk", "--project", m_project, "--patient", "1", "--json", "--point", "2"}).json()["name"],
                 QString("P1-2"));
    }

    void whatCannotBeIsExplainedAndChangesNothing()
    {
        QCOMPARE(renamed("P1-2", "Clinic A").exit, 0);
        const auto refused = [&](const QString& policy, const QString& name, const char* words) {
            const Run outcome = run({"rename", "--project", m_project, "--policy", policy, "--name", name});
            if (outcome.exit != 2 || !outcome.notes.contains(words))
                qWarning("%d %s", outcome.exit, qPrintable(outcome.notes));
            return outcome.exit == 2 && outcome.notes.contains(words);
        };
        QVERIFY(refused("P1-1", "CLINIC a", "Policy P1-2 is called"));
        QVERIFY(refused("P1-1", "7", "plain numbers"));
        QVERIFY(refused("P1-1", "T-9", "the program's own"));
        QVERIFY(refused("P1-1", "A\nB", "line breaks"));
        QVERIFY(refused("P1-1", QString(41, 'x'), "at most 40 letters"));
        QVERIFY(refused("P9-1", "x", "holds no policy called “P9-1”"));
        QVERIFY(run({"walk", "--project", m_project, "--patient", "1", "--policy", "P1-d1"})
                    .notes.contains("is dominated by another policy of front 1"));
        QCOMPARE(run({"rename", "--project", path("none.panelwise"), "--policy", "x", "--name", "y"}).exit, 3);
        const auto project = core::ProjectFile::open(m_project.toStdString(), true);
        QCOMPARE(project->fronts()->front().names.size(), std::size_t(1));
    }
};

PANELWISE_GUILESS_TEST(CliRenameTest)

} // namespace cli_rename_test

#include "cli_rename_test.moc"
