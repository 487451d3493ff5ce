// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "core/store/project_identity.h"
#include "tests/app/cli/cli_run.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"
#include "ui/figures/figure_metadata.h"

#include <QFile>
#include <QImageReader>
#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace cli_export_test {

using namespace core;

// Figures and tables as a script makes them: on a computer without a display.
class CliExportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    // A project with one finished front, made once.
    QString projectWithAFront()
    {
        const QString project = path("front.panelwise");
        if (!QFile::exists(project) && run({"front", "--cohort", "known-optimum", "--patients", "2000", "--method",
                                            "exact", "--bootstrap", "50", "--project", project})
                                               .exit != 0)
            qFatal("cannot find a front");
        return project;
    }

    // Two runs with curves of five points each.
    QString projectWithRuns()
    {
        const QString file = path("runs.panelwise");
        const TablePtr table = fixtures::table();
        ProjectCreation made = ProjectFile::create(file.toStdString(), table, fixtures::study(*table));
        for (int i = 0; i < 2; ++i) {
            const RunId id = *made.project->start(fixtures::runStart());
            std::vector<CurvePoint> points;
            for (std::uint64_t x = 1; x <= 5; ++x)
                points.push_back({.curve = Curve::ValidationF1, .panel = 0, .x = x * 100, .value = 0.125 * double(x)});
            if (!made.project->save(id, points) ||
                !made.project->finish(id, RunStatus::Finished, {.summary = fixtures::summary()}))
                qFatal("cannot store a run");
        }
        return made.project->close() ? file : QString();
    }

    static QByteArray bytesOf(const QString& file)
    {
        QFile made(file);
        return made.open(QIODevice::ReadOnly) ? made.readAll() : QByteArray();
    }

    // No display, and a platform that needs one.
    static Run exported(const QStringList& arguments)
    {
        QProcessEnvironment environment = plainEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        return run(QStringList{"export"} + arguments, environment);
    }

private Q_SLOTS:
    // What pdftotext reads of each page; it parts them by form feeds.
    void everyPageOfAReportSaysThatItIsNotForClinicalUse()
    {
        const QString project = projectWithAFront(), file = path("report.pdf");
        const Run outcome = exported({"--project", project, "--what", "report", "--out", file, "--json"});
        QVERIFY2(outcome.exit == 0, qPrintable(outcome.notes + outcome.output));
        const QJsonObject facts = outcome.json();
        const auto pages = facts["pages"].toInt();
        QVERIFY(pages > 3);
        QVERIFY(facts["sections"].toArray().contains(QStringLiteral("front")));
        QVERIFY(facts["sections"].toArray().contains(QStringLiteral("walk")));
        QVERIFY(facts["open_items"].toArray().contains(QStringLiteral("TRIPOD+AI 17")));
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not installed");
        QProcess reading;
        reading.start(QStringLiteral("pdftotext"), {file, QStringLiteral("-")});
        QVERIFY(reading.waitForFinished());
        QStringList texts = QString::fromUtf8(reading.readAllStandardOutput()).split(QChar(u'\f'));
        texts.removeLast(); // after the last page
        QCOMPARE(texts.size(), pages);
        for (int page = 0; page < pages; ++page) {
            QVERIFY(texts[page].contains(QLatin1String("Not for clinical use.")));
            QVERIFY(texts[page].contains(QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages)));
        }
    }

    void aReportIsAlsoOneHtmlFile()
    {
        const QString file = path("report.html");
        const Run outcome =
            exported({"--project", projectWithAFront(), "--what", "report", "--point", "1", "--out", file});
        QVERIFY2(outcome.exit == 0, qPrintable(outcome.notes + outcome.output));
        const QByteArray html = bytesOf(file);
        QVERIFY(html.startsWith("<!DOCTYPE html>"));
        QVERIFY(html.contains("Policy P1-1"));
        QVERIFY(html.contains("<svg"));
        QCOMPARE(exported({"--project", projectWithAFront(), "--what", "report", "--out", path("report.csv")}).exit, 2);
    }

    void aFrontIsDrawnWithoutADisplay()
    {
        const QString project = projectWithAFront();
        for (const QString ending : {"svg", "pdf", "png"}) {
            const QString file = path("front.") + ending;
            const Run outcome = exported({"--project", project, "--what", "front", "--out", file, "--json"});
            QVERIFY2(outcome.exit == 0, qPrintable(outcome.notes + outcome.output));
            QCOMPARE(outcome.json()["front"].toInt(), 1);
            const auto read = ui::readFigureMetadata(bytesOf(file));
            QVERIFY(read);
            QCOMPARE(read->figure, QStringLiteral("front"));
            QCOMPARE(read->project.toStdString(), projectIdentity(project.toStdString())->hex());
            QCOMPARE(read->projectFile, QStringLiteral("front.panelwise"));
            QCOMPARE(read->front, FrontId{1});
            QVERIFY(!read->origin.policy);
            QCOMPARE(read->origin.seed, Seed{1});
        }
        const QByteArray svg = bytesOf(path("front.svg"));
        QVERIFY(svg.contains("width=\"85mm\""));
        QVERIFY(svg.contains("Not for clinical"));
        QVERIFY(!svg.contains("<image"));
    }

    void theSameWishGivesTheSameFile()
    {
        const QString project = projectWithAFront();
        for (const QString name : {"one.svg", "two.svg"})
            QCOMPARE(exported({"--project", project, "--what", "front", "--point", "2", "--out", path(name)}).exit, 0);
        QCOMPARE(bytesOf(path("one.svg")), bytesOf(path("two.svg")));
    }

    // The second point is that of the second cheapest policy on the front, which the front of the same project names.
    void aPointIsCarriedWithWhatItWasMadeToEarn()
    {
        const QString project = projectWithAFront();
        const QString file = path("point.svg");
        QCOMPARE(exported({"--project", project, "--what", "front", "--point", "2", "--out", file}).exit, 0);
        const auto read = ui::readFigureMetadata(bytesOf(file));
        QVERIFY(read && read->origin.policy && read->origin.shape);
        QCOMPARE(std::get<FrontPolicyRef>(*read->origin.policy).front, FrontId{1});
        const QJsonObject front = run({"front", "--project", project, "--front", "1", "--json"}).json();
        for (const QJsonValue point : front["points"].toArray())
            if (point["point"].toInt() == 2) {
                QCOMPARE(read->origin.shape->lambda, point["lambda"].toDouble());
                QCOMPARE(read->origin.shape->rho, point["rho"].toDouble());
            }
    }

    // A slide is 254 mm wide: 254 / 25.4 · 100 dpi = 1000 pixels. Half as wide is half as high.
    void aPictureHasTheSizeAskedFor()
    {
        const QStringList front{"--project", projectWithAFront(), "--what", "front", "--preset", "slide", "--dpi",
                                "100"};
        QCOMPARE(exported(front + QStringList{"--out", path("slide.png")}).exit, 0);
        QCOMPARE(QImageReader(path("slide.png")).size().width(), 1000);
        const int height = QImageReader(path("slide.png")).size().height();
        QCOMPARE(exported(front + QStringList{"--width-mm", "127", "--out", path("half.png")}).exit, 0);
        QCOMPARE(QImageReader(path("half.png")).size().width(), 500);
        QVERIFY(std::abs(2 * QImageReader(path("half.png")).size().height() - height) <= 2);
        QCOMPARE(exported(front.mid(0, 4) + QStringList{"--width-mm", "100", "--height-mm", "50", "--title",
                                                        "Mine & yours", "--out", path("own.svg")})
                     .exit,
                 0);
        const QByteArray svg = bytesOf(path("own.svg"));
        QVERIFY(svg.contains("width=\"100mm\" height=\"50mm\""));
        QVERIFY(svg.contains("<title>Mine &amp; yours</title>"));
    }

    void aPointIsDrawnAndToldAsATable()
    {
        const QStringList point{"--project", projectWithAFront(), "--point", "3"};
        for (const QString what : {"point", "panel-use", "sequences"}) {
            const Run drawn = exported(point + QStringList{"--what", what, "--out", path(what + ".svg")});
            QVERIFY2(drawn.exit == 0, qPrintable(drawn.notes));
            QVERIFY(ui::readFigureMetadata(bytesOf(path(what + ".svg")))->origin.policy);
            QCOMPARE(exported(point + QStringList{"--what", what, "--out", path(what + ".csv")}).exit, 0);
            QVERIFY(bytesOf(path(what + ".csv")).count('\n') > 1);
        }
    }

    void curvesOfAllRunsAreOneTable()
    {
        const QString project = projectWithRuns();
        const QString csv = path("curves.csv");
        const Run outcome = exported({"--project", project, "--what", "curves", "--out", csv, "--json"});
        QVERIFY2(outcome.exit == 0, qPrintable(outcome.output));
        QCOMPARE(outcome.json()["rows"].toInt(), 10);
        const QList<QByteArray> lines = bytesOf(csv).split('\n');
        QCOMPARE(lines[0], QByteArray("run,method,lambda,rho,seed,curve,panel,x,value,name"));
        QVERIFY(lines[1].startsWith("1,"));
        QVERIFY(lines[1].endsWith(",validation_f1,,100,0.125,T-1"));
        QVERIFY(lines[10].startsWith("2,"));
        QVERIFY(lines[10].endsWith(",validation_f1,,500,0.625,T-2"));
    }

    void curvesAreDrawn()
    {
        const QString project = projectWithRuns();
        const QString svg = path("curves.svg");
        const Run outcome = exported({"--project", project, "--what", "curves", "--run", "1", "--out", svg});
        QVERIFY2(outcome.exit == 0, qPrintable(outcome.notes));
        const auto read = ui::readFigureMetadata(bytesOf(svg));
        QVERIFY(read && read->origin.policy);
        QCOMPARE(std::get<RunId>(*read->origin.policy), RunId{1});
        // No cost was recorded.
        QCOMPARE(exported({"--project", project, "--what", "curves", "--metric", "cost", "--out", svg}).exit, 3);
    }

    void whatDoesNotGoTogetherIsWrongUsage()
    {
        const QString project = projectWithAFront();
        const auto exit = [&](const QString& what, const QString& out, const QStringList& more) {
            return exported(QStringList{"--project", project, "--what", what, "--out", path(out)} + more).exit;
        };
        QCOMPARE(exit("front", "x.csv", {"--dpi", "300"}), 2);
        QCOMPARE(exit("front", "x.svg", {"--dpi", "300"}), 2);
        QCOMPARE(exit("front", "x.svg", {"--width-mm", "5"}), 2);
        QCOMPARE(exit("front", "x.svg", {"--preset", "poster"}), 2);
        QCOMPARE(exit("front", "x.svg", {"--metric", "loss"}), 2);
        QCOMPARE(exit("curves", "x.svg", {"--metric", "f1"}), 2);
        QCOMPARE(exit("front", "x.svg", {"--point", "9999"}), 2);
        QCOMPARE(exit("front", "x.png", {"--width-mm", "500", "--height-mm", "500", "--dpi", "1200"}), 2);
        QCOMPARE(exit("curves", "x.svg", {}), 3); // there is no run
        QVERIFY(!QFile::exists(path("x.csv")) && !QFile::exists(path("x.svg")) && !QFile::exists(path("x.png")));
    }
};

PANELWISE_GUILESS_TEST(CliExportTest)

} // namespace cli_export_test

#include "cli_export_test.moc"
