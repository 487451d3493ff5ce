// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/test_program.h"
#include "ui/common/drop_area.h"
#include "ui/common/theme/theme.h"
#include "ui/start/recent_list.h"
#include "ui/start/start_page.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QUrl>

namespace start_page_test {

using namespace ui;

namespace {

QPushButton* spokenAs(const QWidget& page, const QString& name)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->accessibleName() == name)
            return button;
    }
    return nullptr;
}

std::vector<RecentEntry> twoProjects()
{
    return {{QStringLiteral("/new.panelwise"), QStringLiteral("new.panelwise"), {}, QDateTime::currentDateTime()},
            {QStringLiteral("/old.panelwise"), QStringLiteral("old.panelwise"), {}, QDateTime::currentDateTime()}};
}

} // namespace

class StartPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, lightTheme()); }

    void everyBuiltInCohortCanBeOpenedFromItsCard()
    {
        StartPage page(core::builtinCohorts());
        QSignalSpy wanted(&page, &StartPage::sampleRequested);
        spokenAs(page, QStringLiteral("Open the sample Acute kidney injury"))->click();
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("aki"));
        QCOMPARE(core::builtinCohorts().size(), std::size_t(4));
        for (const core::BuiltinCohort& cohort : core::builtinCohorts())
            QVERIFY(spokenAs(page, QStringLiteral("Open the sample ") + QString::fromStdString(cohort.title)));
    }

    // 1,037 of 9,911 patients: 10.46 %, as the page of the data says once the sample is open.
    void aCardSaysTheShareOfCasesOfItsPatients()
    {
        StartPage page(core::builtinCohorts());
        bool said = false;
        for (const QLabel* label : page.findChildren<QLabel*>())
            said = said || label->text().startsWith(QStringLiteral("10.46"));
        QVERIFY(said);
    }

    void aDroppedFileIsHandedOn()
    {
        StartPage page(core::builtinCohorts());
        page.show();
        QSignalSpy dropped(&page, &StartPage::fileDropped);
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(QStringLiteral("/data/ward.csv"))});
        auto* area = page.findChild<DropArea*>();
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area, &event);
        QCOMPARE(dropped.front().front().toString(), QStringLiteral("/data/ward.csv"));
    }

    void severalFilesAtOnceAreNotTaken()
    {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.csv")), QUrl::fromLocalFile(QStringLiteral("/b.csv"))});
        QVERIFY(draggedFile(mime).isEmpty());
        mime.setUrls({QUrl(QStringLiteral("https://example.org/a.csv"))});
        QVERIFY(draggedFile(mime).isEmpty());
    }

    void anUnreadableFileIsExplainedInTheDropArea()
    {
        StartPage page(core::builtinCohorts());
        page.show();
        page.setProblem(QStringLiteral("Row 12 has 7 fields, the header 9."));
        bool said = false;
        for (const QLabel* label : page.findChild<DropArea*>()->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("Row 12")));
        QVERIFY(said);
    }

    void enterOpensARecentProjectAndDeleteTakesItOffTheList()
    {
        StartPage page(core::builtinCohorts());
        page.setRecent(twoProjects());
        page.show();
        auto* list = page.findChild<RecentList*>();
        list->setCurrentIndex(list->model()->index(1, 0));
        QSignalSpy chosen(&page, &StartPage::recentChosen);
        QSignalSpy removed(&page, &StartPage::recentRemoved);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("/old.panelwise"));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(removed.front().front().toString(), QStringLiteral("/old.panelwise"));
    }

    void whenIsSaidInDaysForTodayAndYesterday()
    {
        const QDateTime now(QDate(2026, 3, 2), QTime(9, 0));
        QVERIFY(whenText(QDateTime(QDate(2026, 3, 2), QTime(8, 0)), now).startsWith(QStringLiteral("Today")));
        QVERIFY(whenText(QDateTime(QDate(2026, 3, 1), QTime(23, 59)), now).startsWith(QStringLiteral("Yesterday")));
        QCOMPARE(whenText(QDateTime(QDate(2026, 2, 28), QTime(8, 0)), now), QStringLiteral("28 Feb"));
        QCOMPARE(whenText(QDateTime(QDate(2025, 2, 28), QTime(8, 0)), now), QStringLiteral("28 Feb 2025"));
    }
};

PANELWISE_TEST(StartPageTest)

} // namespace start_page_test

#include "start_page_test.moc"
