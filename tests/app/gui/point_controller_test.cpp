// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figure_printing.h"
#include "app/gui/front_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "tests/test_program.h"
#include "tests/ui/figures/shown_figure.h"
#include "ui/figures/charts/flow_picture.h"
#include "ui/figures/charts/front_plot.h"
#include "ui/front/card_picture.h"
#include "ui/front/path_patients.h"
#include "ui/front/pocket_card_window.h"
#include "ui/shell/main_window.h"

#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

namespace point_controller_test {

using namespace app;

namespace {

QPushButton* buttonNamed(const QWidget& page, const char* text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    return nullptr;
}

// The front page with the exact front of the disease that is known completely, as the window has it.
struct Room {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentProjects recent{store};
    Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    ui::MainWindow window;
    PolicyLoader loader{session};
    FrontController flow{window, session, loader};
    QSignalSpy walks{&flow, &FrontController::walkRequested};

    bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }
    bool findFront()
    {
        session.openSample(QStringLiteral("known-optimum"), 800);
        if (!wait([this] { return !session.isLoading() && session.assessment(); }))
            return false;
        core::FrontPlan plan;
        plan.method = core::FrontMethod::Exact;
        flow.search().start(plan);
        if (!wait([this] { return !flow.search().state().active() && !flow.search().fronts().empty(); }))
            return false;
        window.addPage(ui::Place::Front, flow.makePage());
        flow.showFacts({.open = true, .assessment = session.assessment()}, {});
        window.resize(1440, 900);
        window.showPlace(ui::Place::Front);
        window.show();
        return wait([this] { return loader.current() != nullptr; });
    }
    ui::FrontPage& page() { return *window.findChild<ui::FrontPage*>(); }
    ui::FigureView& diagram() { return *viewOf<ui::FlowFigure>(window); }
};

} // namespace

class PointControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePolicyThatIsLookedAtIsOpenedWhereTheUserStops()
    {
        Room room;
        QVERIFY(room.findFront());
        QVERIFY(room.loader.current()->ref == *room.page().policy());
        QSignalSpy openings(&room.loader, &PolicyLoader::opening);
        auto* plot = room.window.findChild<ui::FrontPlot*>();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(plot, Qt::Key_Left);
        QVERIFY(
            room.wait([&] { return room.loader.current() && room.loader.current()->ref == *room.page().policy(); }));
        QCOMPARE(openings.count(), 1); // not those it passed by
    }

    void aWayListsThePatientsWhoTookItAndLeadsToThem()
    {
        Room room;
        QVERIFY(room.findFront());
        Q_EMIT room.diagram().partChosen(0);
        auto* list = room.window.findChild<ui::PathPatients*>();
        QVERIFY(list && list->isVisible());
        const int rows = list->findChild<QTreeView*>()->model()->rowCount();
        // The ribbon counts of 1,000, the list the test patients themselves.
        const std::size_t patients = room.loader.current()->cases->episodes.size();
        const double expected = shownFigure<ui::FlowFigure>(room.window)->flow().ribbons[0].patients *
                                static_cast<double>(patients) / 1000.0;
        QVERIFY(std::abs(rows - expected) < 1.0);
        buttonNamed(*list, "Walk through this patient")->click();
        QVERIFY(room.walks.front()[0].value<core::PolicyRef>() == *room.page().policy());
        QCOMPARE(room.walks.front()[1].value<std::vector<core::PatientIndex>>().size(), std::size_t(rows));
        buttonNamed(room.window, "Walk through a patient")->click();
        QVERIFY(room.walks.back()[1].value<std::vector<core::PatientIndex>>().empty()); // the user chooses there
    }

    void aPocketCardIsMadeShownAndSaved()
    {
        Room room;
        QVERIFY(room.findFront());
        buttonNamed(room.window, "Pocket card…")->click();
        auto* window = room.window.findChild<ui::PocketCardWindow*>();
        QVERIFY(window && window->isVisible());
        QPushButton* print = buttonNamed(*window, "Print…");
        QVERIFY(!print->isEnabled()); // it takes a moment, and nobody waits for it
        QVERIFY(room.wait([print] { return print->isEnabled(); }));
    }

    void aPageIsOneFileOrSaysWhyNot()
    {
        ui::CardScene scene;
        scene.title = QStringLiteral("Pocket card");
        scene.nodes = {
            {.kind = ui::CardScene::Kind::NotIll, .text = QStringLiteral("No case"), .detail = {}, .to = {}}};
        const ui::CardFigure figure(scene, {});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("card.pdf"));
        QVERIFY(savePageAsPdf(figure, path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 1);
        const core::Status refused = savePageAsPdf(figure, folder.filePath(QStringLiteral("nowhere/card.pdf")));
        QVERIFY(!refused && refused.error().code == core::ErrorCode::FileNotWritable);
    }
};

PANELWISE_TEST(PointControllerTest)

} // namespace point_controller_test

#include "point_controller_test.moc"
