// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figure_controller.h"
#include "app/gui/settings.h"
#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "core/store/project_identity.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"
#include "tests/ui/figures/front_fixture.h"
#include "ui/figures/charts/front_plot.h"
#include "ui/front/front_explorer.h"
#include "ui/front/front_page.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

namespace figure_controller_test {

using namespace app;

namespace {

constexpr std::size_t kChosen = 3; // the policy of finishedFront that is found last: $20, in the middle of the front

struct Program {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentProjects recent{store};
    Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    WindowController controller{session, recent, Settings{}, false};

    ui::MainWindow& window() { return controller.window(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }

    bool says(const QString& text)
    {
        const auto labels = window().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisibleTo(&window()) && label->text().contains(text);
        });
    }
    std::optional<ui::FrontDot> chosen()
    {
        const auto* explorer = window().findChild<ui::FrontExplorer*>();
        return explorer ? explorer->chosen() : std::nullopt;
    }
};

// A project with two fronts, written without the window.
QString makeProject(const QString& path)
{
    const core::TablePtr table = fixtures::table();
    core::ProjectCreation made = core::ProjectFile::create(path.toStdString(), table, fixtures::study(*table));
    for (const std::int64_t number : {1, 2}) {
        const core::FrontRecord front = fixtures::finishedFront(number);
        const auto id = made.project->start(front.start);
        for (std::size_t i = 0; i < front.points.size(); ++i)
            if (!made.project->save(*id, core::FrontKind::Policy{i, front.points[i], {}}))
                return {};
        if (!made.project->finish(*id, core::RunStatus::Finished, {.summary = *front.summary, .points = front.points}))
            return {};
    }
    return made.project->close() ? path : QString();
}

// The figure of a policy as it is exported.
class PolicyFigure : public ui::Figure {
public:
    PolicyFigure()
        : Figure({.name = QStringLiteral("front"),
                  .text = {.title = QStringLiteral("Front"), .xLabel = {}, .yLabel = {}, .caption = {}},
                  .origin = {.policy = core::FrontPolicyRef{.front = {1}, .policy = kChosen}}})
    {
    }
    ui::FigureTable table() const override
    {
        return {.columns = {QStringLiteral("cost")}, .rows = {{QStringLiteral("20")}}};
    }
    void paint(QPainter&, const QSizeF&, const ui::FigureText&, const ui::Theme&) const override {}
};

QString writeFigure(const QString& path, const QString& project, ui::FigureFormat format = ui::FigureFormat::Svg)
{
    const auto figure = std::make_shared<PolicyFigure>();
    ui::FigureMetadata metadata{.figure = QStringLiteral("front"),
                                .version = QStringLiteral("1"),
                                .project = QString::fromStdString(core::projectIdentity(project.toStdString())->hex()),
                                .projectFile = QFileInfo(project).fileName(),
                                .origin = figure->origin()};
    const auto bytes =
        ui::figureFile({.figure = figure, .text = figure->text(), .page = {}, .metadata = metadata}, format);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size() ? path : QString();
}

void drop(QWidget& window, const QString& path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

} // namespace

class FigureControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFigureDroppedOnTheWindowOpensItsProjectAtThatPoint()
    {
        for (const ui::FigureFormat format : ui::kFigureFormats) {
            Program program;
            program.window().show();
            const QString project = makeProject(program.path("ward.panelwise"));
            drop(program.window(), writeFigure(program.path("figure.") + ui::endingOf(format), project, format));
            QTRY_COMPARE_WITH_TIMEOUT(program.window().place(), ui::Place::Front, 10'000);
            QCOMPARE(program.session.project().path, project);
            QTRY_VERIFY(program.chosen());
            QCOMPARE(program.window().findChild<ui::FrontPage*>()->shownFront(), core::FrontId{1}); // not the newest
            QCOMPARE(program.chosen()->policy, kChosen);
        }
    }

    void aProjectThatWasMovedIsFoundAmongTheRecentOnes()
    {
        Program program;
        program.window().show();
        const QString project = makeProject(program.path("ward.panelwise"));
        const QString figure = writeFigure(program.path("figure.svg"), project);
        QDir(program.folder.path()).mkdir(QStringLiteral("elsewhere"));
        const QString moved = program.path("elsewhere/renamed.panelwise");
        QVERIFY(QFile::rename(project, moved));
        makeProject(project); // another project under the old name
        program.recent.note({.path = moved, .title = {}, .patients = {}, .when = QDateTime::currentDateTime()});
        program.controller.open(figure);
        QTRY_COMPARE_WITH_TIMEOUT(program.window().place(), ui::Place::Front, 10'000);
        QCOMPARE(program.session.project().path, moved);
    }

    void aFigureOfTheOpenProjectOnlyChangesTheChoice()
    {
        Program program;
        program.window().show();
        const QString project = makeProject(program.path("ward.panelwise"));
        program.controller.open(project);
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 10'000);
        QSignalSpy changed(&program.session, &Session::projectChanged);
        program.controller.open(writeFigure(program.path("figure.png"), project, ui::FigureFormat::Png));
        QTRY_VERIFY(program.chosen() && program.chosen()->policy == kChosen);
        QCOMPARE(program.window().place(), ui::Place::Front);
        QCOMPARE(changed.count(), 0);
    }

    void aProjectThatIsNowhereIsAskedFor()
    {
        Program program;
        program.window().show();
        const QString project = makeProject(program.path("ward.panelwise"));
        const QString figure = writeFigure(program.path("figure.svg"), project);
        QFile::remove(project);
        program.controller.open(figure);
        QTRY_VERIFY(program.says(QStringLiteral("ward.panelwise")));
        const auto buttons = program.window().findChildren<QPushButton*>();
        QVERIFY(std::any_of(buttons.begin(), buttons.end(),
                            [](const QPushButton* one) { return one->text() == QStringLiteral("Locate…"); }));
        QVERIFY(!program.session.hasProject());
    }

    void aForeignPictureIsExplained()
    {
        Program program;
        program.window().show();
        QFile file(program.path("holiday.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg xmlns='http://www.w3.org/2000/svg'/>");
        file.close();
        program.controller.open(file.fileName());
        QTRY_VERIFY(program.says(QStringLiteral("does not say which project")));
        QCOMPARE(program.window().place(), ui::Place::Start);
    }

    void anExportedFigureTellsItsProjectAndChoicesAreRemembered()
    {
        Program program;
        program.window().show();
        const QString project = makeProject(program.path("ward.panelwise"));
        program.controller.open(project);
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 10'000);
        QSignalSpy stored(&program.controller, &WindowController::settingsChanged);
        Q_EMIT program.window().figureRequested(std::make_shared<PolicyFigure>(), ui::FigureRequest::Export);
        auto* dialog = program.window().findChild<ui::ExportDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->path().endsWith(QStringLiteral("ward-front.pdf")));
        dialog->setPath(program.path("mine.pdf"));
        Q_EMIT dialog->exportRequested();
        const auto read = readFigureFile(program.path("mine.pdf"));
        QVERIFY(read);
        QVERIFY(isProjectOf(*read, project));
        QCOMPARE(read->projectFile, QStringLiteral("ward.panelwise"));
        QCOMPARE(read->origin, PolicyFigure().origin());
        QVERIFY(!stored.isEmpty());
        QCOMPARE(program.controller.settings().figureFolder, program.folder.path());
        writeSettings(program.controller.settings(), program.store);
        QCOMPARE(readSettings(program.store), program.controller.settings());
    }

    void aFolderThatCannotBeWrittenIsToldBeforeAnythingIsDrawn()
    {
        QTemporaryDir folder;
        QVERIFY(figurePlace(folder.filePath(QStringLiteral("new.svg"))).problem.isEmpty());
        QVERIFY(!figurePlace(folder.filePath(QStringLiteral("missing/new.svg"))).problem.isEmpty());
        QVERIFY(!figurePlace(folder.path()).problem.isEmpty()); // a folder itself
        QFile there(folder.filePath(QStringLiteral("there.svg")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        QVERIFY(figurePlace(there.fileName()).note.contains(QStringLiteral("there.svg")));
    }

    void aCopyGoesToTheClipboardAndTheDataToAFile()
    {
        Program program;
        Q_EMIT program.window().figureRequested(std::make_shared<PolicyFigure>(), ui::FigureRequest::Copy);
        const QMimeData* mime = QApplication::clipboard()->mimeData();
        QVERIFY(mime->hasImage());
        QVERIFY(mime->hasFormat(QStringLiteral("image/svg+xml")));
        QCOMPARE(mime->text(), QStringLiteral("cost\n20\n"));
    }

    void theFrontOnScreenBecomesAFigure()
    {
        Program program;
        program.window().show();
        program.controller.open(makeProject(program.path("ward.panelwise")));
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 10'000);
        program.window().showPlace(ui::Place::Front);
        QTRY_VERIFY(program.chosen());
        QSignalSpy requested(&program.window(), &ui::MainWindow::figureRequested);
        auto* plot = program.window().findChild<ui::FrontPlot*>();
        QVERIFY(!plot->actions().isEmpty());
        plot->actions().front()->trigger(); // copy
        QCOMPARE(requested.count(), 1);
        const auto figure = requested[0][0].value<ui::FigurePtr>();
        const auto policy = std::get<core::FrontPolicyRef>(figure->origin().policy.value());
        QCOMPARE(policy.front, core::FrontId{2}); // the newest
        QCOMPARE(policy.policy, program.chosen()->policy);
        // What was painted for the clipboard is gone, and nothing of it draws itself later.
        QTest::qWait(50);
    }

    void aRightClickOnThePlotOpensItsMenu()
    {
        Program program;
        program.window().show();
        program.controller.open(makeProject(program.path("ward.panelwise")));
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 10'000);
        program.window().showPlace(ui::Place::Front);
        QTRY_VERIFY(program.chosen());
        auto* plot = program.window().findChild<ui::FrontPlot*>();
        QTRY_VERIFY(plot->childAt(plot->rect().center())); // what draws covers the plot
        QStringList offered;
        QTimer::singleShot(0, plot, [&] {
            if (QWidget* menu = QApplication::activePopupWidget()) {
                for (const QAction* action : menu->actions())
                    offered << action->text();
                menu->close();
            }
        });
        const QPoint middle = plot->rect().center();
        QWidget* under = plot->childAt(middle);
        QContextMenuEvent event(QContextMenuEvent::Mouse, under->mapFrom(plot, middle), plot->mapToGlobal(middle));
        QApplication::sendEvent(under, &event);
        QCOMPARE(offered.size(), 5);
        QCOMPARE(offered.last(), QStringLiteral("Copy as command"));
    }

    void theMenuExportsWhatIsInSight()
    {
        Program program;
        program.window().resize(1440, 900); // the screen of this platform is smaller
        program.window().show();
        Q_EMIT program.window().menu().figureRequested(ui::FigureRequest::Export);
        QVERIFY(program.says(QStringLiteral("no figure on this page")));
        program.controller.open(makeProject(program.path("ward.panelwise")));
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 10'000);
        program.window().showPlace(ui::Place::Front);
        QTRY_VERIFY(program.chosen());
        const auto* plot = program.window().findChild<ui::FrontPlot*>();
        QTRY_VERIFY(plot->childAt(plot->rect().center())); // laid out
        Q_EMIT program.window().menu().figureRequested(ui::FigureRequest::Export);
        auto* dialog = program.window().findChild<ui::ExportDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->path().endsWith(QStringLiteral("ward-front.pdf")), qPrintable(dialog->path())); // the largest
    }
};

PANELWISE_TEST(FigureControllerTest)

} // namespace figure_controller_test

#include "figure_controller_test.moc"
