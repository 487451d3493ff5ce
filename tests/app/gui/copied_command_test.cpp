// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/result_commands.h"
#include "app/report/result_tables.h"
#include "core/data/cohort/study_patients.h"
#include "core/front/pareto_front.h"
#include "core/store/project_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/test_program.h"
#include "ui/figures/figure_commands.h"
#include "ui/figures/figure_metadata.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace copied_command_test {

using namespace app;

namespace {

class NamedFigure final : public ui::Figure {
public:
    NamedFigure(const QString& name, ui::FigureOrigin origin) : Figure({name, {}, std::move(origin)}) {}
    ui::FigureTable table() const override { return {}; }
    void paint(QPainter&, const QSizeF&, const ui::FigureText&, const ui::Theme&) const override {}
};

QByteArray bytesOf(const QString& file)
{
    QFile made(file);
    return made.open(QIODevice::ReadOnly) ? made.readAll() : QByteArray();
}

} // namespace

// What Copy as command puts on the clipboard, run by a shell in a folder of its own.
class CopiedCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::vector<core::FrontRecord> m_fronts;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString frontProject() const { return path("a ward's.panelwise"); }
    QString runProject() const { return path("runs.panelwise"); }

    void makeRuns() const
    {
        const core::TablePtr table = fixtures::table();
        auto made = core::ProjectFile::create(runProject().toStdString(), table, fixtures::study(*table));
        const core::RunId id = *made.project->start(fixtures::runStart());
        std::vector<core::CurvePoint> points;
        for (int curve = 0; curve <= static_cast<int>(core::Curve::PanelUse); ++curve)
            for (std::uint64_t x = 1; x <= 5; ++x)
                points.push_back(
                    {.curve = static_cast<core::Curve>(curve), .panel = 0, .x = x * 100, .value = 0.125 * double(x)});
        QVERIFY(made.project->save(id, points));
        QVERIFY(made.project->finish(id, core::RunStatus::Finished, {.summary = fixtures::summary()}));
        QVERIFY(made.project->close());
    }

    std::optional<QString> lineOf(const QString& name, const ui::FigureOrigin& origin, bool ofRun) const
    {
        const auto words = figureCommand(NamedFigure(name, origin),
                                         {.path = ofRun ? runProject() : frontProject(), .fronts = m_fronts});
        return words ? std::optional(commandLine(*words)) : std::nullopt;
    }

    Run inShell(const QString& line) const
    {
        QProcess shell;
        QProcessEnvironment environment = plainEnvironment();
        environment.insert("PATH",
                           QFileInfo(QStringLiteral(PANELWISE_CLI)).absolutePath() + ':' + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_folder.path());
        shell.start("/bin/sh", {"-c", line});
        if (!shell.waitForFinished(120'000))
            return {};
        return {.exit = shell.exitCode(),
                .output = QString::fromUtf8(shell.readAllStandardOutput()),
                .notes = QString::fromUtf8(shell.readAllStandardError())};
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Run made = run({"front", "--cohort", "known-optimum", "--patients", "2000", "--method", "exact",
                              "--bootstrap", "50", "--project", frontProject()});
        QVERIFY2(made.exit == 0, qPrintable(made.notes));
        auto project = core::ProjectFile::open(frontProject().toStdString(), true);
        m_fronts = *project->fronts();
        QCOMPARE(m_fronts.size(), std::size_t(1));
        makeRuns();
    }

    void everyFigureThatOffersACommandIsMadeAgainByIt_data()
    {
        QTest::addColumn<bool>("ofRun");
        QTest::addColumn<QString>("file"); // that appears; empty: it is told instead
        for (const char* name : {"front", "per-1000", "panel-use", "test-sequences"})
            QTest::newRow(name) << false << QString(name) + ".svg";
        for (const char* name :
             {"training-quality", "training-cost", "training-loss", "classifier-curves", "policy-curves"})
            QTest::newRow(name) << true << QString(name) + ".svg";
        QTest::newRow("pocket-card") << false << "card.py";
        for (const char* name : {"patient-track", "patient-drivers", "missing-values"})
            QTest::newRow(name) << false << "";
    }

    void everyFigureThatOffersACommandIsMadeAgainByIt()
    {
        QFETCH(bool, ofRun);
        QFETCH(QString, file);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(ui::hasCommand(name));
        const core::FrontRecord& front = m_fronts.front();
        const std::size_t second = core::frontOf(front.points, front.start.plan.metric).at(1);
        ui::FigureOrigin origin;
        origin.policy = ofRun ? core::PolicyRef(core::RunId{1})
                              : core::PolicyRef(core::FrontPolicyRef{.front = front.id, .policy = second});
        origin.patientRow = 17;
        const auto line = lineOf(name, origin, ofRun);
        QVERIFY(line);
        const Run outcome = inShell(*line);
        QVERIFY2(outcome.exit == 0, qPrintable(*line + '\n' + outcome.notes + outcome.output));
        if (file.isEmpty()) {
            QVERIFY(!outcome.output.isEmpty());
            return;
        }
        const QByteArray bytes = bytesOf(path(file));
        QVERIFY2(!bytes.isEmpty(), qPrintable(*line));
        if (!file.endsWith(".svg"))
            return;
        // It is the same figure of the same policy.
        const auto read = ui::readFigureMetadata(bytes);
        QVERIFY(read);
        QCOMPARE(read->figure, name);
        QVERIFY(read->origin.policy == origin.policy);
    }

    void theTableBehindAFrontIsTheOneOfTheWindow()
    {
        const auto line = lineOf("front", {.front = m_fronts.front().id}, false);
        QVERIFY(line);
        QCOMPARE(inShell(QString(*line).replace("front.svg", "front.csv")).exit, 0);
        const auto project = core::ProjectFile::open(frontProject().toStdString(), true);
        const core::PatientsResult patients = core::makePatients(project->import(), project->study());
        QVERIFY(patients);
        const ui::DataTable shown =
            frontResultTable(m_fronts.front(), {patients->cohort->catalog(), project->study().task.currency});
        QCOMPARE(QString::fromUtf8(bytesOf(path("front.csv"))), QString::fromUtf8(ui::csvOf(shown, "\n")));
    }

    // The comparison is drawn by the report alone: no line is better than one that makes something else.
    void figuresOfAComparisonOfferNone()
    {
        for (const char* name : {"roc", "calibration", "decision-curve", "confusion", "participant-flow"}) {
            QVERIFY(!ui::hasCommand(name));
            QVERIFY(!lineOf(name, {.policy = core::RunId{1}}, true));
        }
    }
};

PANELWISE_GUILESS_TEST(CopiedCommandTest)

} // namespace copied_command_test

#include "copied_command_test.moc"
