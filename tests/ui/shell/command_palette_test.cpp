// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/language.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/main_menu.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTranslator>
#include <QTreeWidget>

namespace command_palette_test {

class CommandPaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsInAnyOrderFindACommandAndEnterDoesIt()
    {
        QMenu file(QStringLiteral("&File"));
        QMenu* recent = file.addMenu(QStringLiteral("Open &recent"));
        QAction* ward = recent->addAction(QStringLiteral("ward.csv"));
        QAction* save = file.addAction(QStringLiteral("&Save"));
        QSignalSpy done(ward, &QAction::triggered);
        ui::CommandPalette palette({&file}, nullptr);
        auto* list = palette.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 2);
        auto* words = palette.findChild<QLineEdit*>();
        words->setText(QStringLiteral("WARD open"));
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("File ▸ Open recent ▸ ward.csv"));
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(done.size(), 1);
        QVERIFY(save->isEnabled());
    }

    void whatCannotBeDoneIsShownAndPassedOver()
    {
        QMenu run(QStringLiteral("&Run"));
        run.addAction(QStringLiteral("&Train"))->setEnabled(false);
        run.addAction(QStringLiteral("&Stop"));
        QAction* pause = run.addAction(QStringLiteral("&Pause"));
        QSignalSpy paused(pause, &QAction::triggered);
        ui::CommandPalette palette({&run}, nullptr);
        auto* list = palette.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->currentItem()->text(0), QStringLiteral("Run ▸ Stop"));
        auto* words = palette.findChild<QLineEdit*>();
        QTest::keyClick(words, Qt::Key_Up); // nothing above that can be done
        QCOMPARE(list->currentItem()->text(0), QStringLiteral("Run ▸ Stop"));
        QTest::keyClick(words, Qt::Key_Down);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(paused.size(), 1);
    }

    void everyActionOfTheWindowIsInIt()
    {
        QMainWindow window;
        ui::MainMenu menu(window);
        for (QAction* action : window.menuBar()->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P))
                action->trigger();
        auto* palette = window.findChild<ui::CommandPalette*>();
        QVERIFY(palette);
        QStringList found;
        auto* list = palette->findChild<QTreeWidget*>();
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            found << list->topLevelItem(row)->text(0);
        for (const ui::MenuEntry& entry : menu.shortcuts())
            QVERIFY2(found.contains(entry.text), qPrintable(entry.text));
    }

    // Two entries with the same key in one menu would make the second one take two strokes.
    void noMenuHasAKeyTwiceInAnyLanguage()
    {
        for (const QLocale& locale : ui::installedLanguages()) {
            QTranslator language;
            QVERIFY(ui::loadLanguage(language, locale));
            QCoreApplication::installTranslator(&language);
            QMainWindow window;
            const ui::MainMenu menu(window);
            QStringList twice = keysTwice(window.menuBar()->actions());
            for (const QAction* top : window.menuBar()->actions())
                twice << keysTwice(top->menu()->actions());
            QCoreApplication::removeTranslator(&language);
            QVERIFY2(twice.isEmpty(), qPrintable(locale.name() + ": " + twice.join(", ")));
        }
    }

private:
    static QStringList keysTwice(const QList<QAction*>& actions)
    {
        static const QRegularExpression mark(QStringLiteral("&([^&])"));
        QSet<QString> keys;
        QStringList twice;
        for (const QAction* action : actions) {
            const QString key = mark.match(action->text().remove(QLatin1String("&&"))).captured(1).toLower();
            if (!key.isEmpty() && keys.contains(key))
                twice << action->text();
            keys << key;
        }
        return twice;
    }
};

PANELWISE_TEST(CommandPaletteTest)

} // namespace command_palette_test

#include "command_palette_test.moc"
