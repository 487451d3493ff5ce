// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/program.h"
#include "tests/app/hostile_study.h"
#include "tests/test_program.h"

#include <QAbstractItemView>
#include <QProcess>
#include <QToolTip>

namespace hostile_names_window_test {

// A study whose names would be followed as markup, on every page of the window.
class HostileNamesWindowTest : public QObject {
    Q_OBJECT

    // Texts that are shown as rich text with a mark of the user's in them, and tooltips likewise.
    static QStringList followed(const QWidget& window)
    {
        QStringList found;
        for (const QLabel* label : window.findChildren<QLabel*>()) {
            const bool marked = label->text().contains(QLatin1String("<img")) ||
                                label->text().contains(QLatin1String("<script")) ||
                                label->text().contains(QLatin1String("<i>outcome")) ||
                                label->text().contains(QLatin1String("<b>Study"));
            if (label->isVisible() && marked && label->textFormat() != Qt::PlainText)
                found << label->text();
        }
        return found;
    }

    static int shownTips(const QWidget& window)
    {
        int shown = 0;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->toolTip().contains(QLatin1Char('<')))
                continue;
            QToolTip::showText(QPoint(10, 10), widget->toolTip());
            for (const QWidget* tip : QApplication::topLevelWidgets())
                if (tip->inherits("QTipLabel") && static_cast<const QLabel*>(tip)->textFormat() != Qt::PlainText)
                    qFatal("a tooltip is followed: %s", qPrintable(widget->toolTip()));
            QToolTip::hideText();
            ++shown;
        }
        return shown;
    }

private Q_SLOTS:
    void noPageFollowsTheNames()
    {
        Program program;
        const QString project = program.folder.filePath(QStringLiteral("h.panelwise"));
        const QString csv = program.folder.filePath(QStringLiteral("h.csv"));
        const QString task = program.folder.filePath(QStringLiteral("h.task.json"));
        hostile::write(csv.toStdString(), task.toStdString());
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(QStringLiteral(PANELWISE_CLI),
                      {"front", "--data", csv, "--task", task, "--project", project, "--bootstrap", "50"});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        program.window().resize(1280, 800);
        program.window().show();
        QSignalSpy shown(&program.controller, &app::WindowController::shown);
        program.controller.open(project);
        QVERIFY(shown.wait(30'000));
        int seen = 0;
        for (const ui::Place place : {ui::Place::Start, ui::Place::Data, ui::Place::Train, ui::Place::Front,
                                      ui::Place::Patient, ui::Place::Compare}) {
            program.window().showPlace(place);
            QTest::qWait(100);
            QTRY_VERIFY_WITH_TIMEOUT(!program.controller.opening(), 30'000);
            QTest::qWait(100);
            const QStringList found = followed(program.window());
            QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
            seen += shownTips(program.window());
            seen += saysSomewhere(program.window(), QStringLiteral("<img src"));
        }
        QVERIFY(seen > 0); // the names are there to be seen
    }
};

PANELWISE_TEST(HostileNamesWindowTest)

} // namespace hostile_names_window_test

#include "hostile_names_window_test.moc"
