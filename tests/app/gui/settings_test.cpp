// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/common/text/language.h"
#include "ui/common/theme/theme.h"
#include "ui/shell/settings_dialog.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace settings_test {

using namespace app;

namespace {

// The field beside a label, as who reads the form finds it.
template <typename Field>
Field* fieldNamed(const QWidget& dialog, const QString& text)
{
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        if (label->text().remove(QLatin1Char('&')) == text)
            return qobject_cast<Field*>(label->buddy());
    }
    return nullptr;
}

ui::PreferenceChoices fourCores()
{
    return {.languages = {{QStringLiteral("de_DE"), QStringLiteral("Deutsch")}},
            .zooms = {1.0, 1.5, 2.0},
            .cores = 4,
            .memoryMegabytes = 8192};
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingCanBeSetByKeysAndHoldsAtOnce()
    {
        ui::SettingsDialog dialog(fourCores());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSignalSpy changed(&dialog, &ui::SettingsDialog::changed);
        QTest::keyClick(&dialog, Qt::Key_L, Qt::AltModifier); // the label's letter leads to its field
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(dialog.preferences().language, QStringLiteral("de_DE"));
        QTest::keyClick(&dialog, Qt::Key_C, Qt::AltModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(dialog.preferences().theme, ui::ThemeChoice::Dark);
        QTest::keyClick(&dialog, Qt::Key_T, Qt::AltModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(dialog.preferences().zoom, 1.5);
        QTest::keyClick(&dialog, Qt::Key_O, Qt::AltModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3\t"));
        QCOMPARE(dialog.preferences().cores, 3);
        QTest::keyClick(&dialog, Qt::Key_M, Qt::AltModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QCOMPARE(dialog.preferences().memoryMegabytes, 2048 + 256);
        QCOMPARE(changed.size(), 5);
        QTest::keyClick(&dialog, Qt::Key_D, Qt::AltModifier);
        QTRY_COMPARE(dialog.preferences(), ui::Preferences()); // a button is seen to go down and up
        QCOMPARE(changed.size(), 6);
        QCOMPARE(fieldNamed<QSpinBox>(dialog, QStringLiteral("Cores"))->text(), QStringLiteral("All (4)"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void aFolderIsAskedForAndCanBeForgotten()
    {
        ui::SettingsDialog dialog(fourCores());
        QSignalSpy asked(&dialog, &ui::SettingsDialog::folderRequested);
        QSignalSpy changed(&dialog, &ui::SettingsDialog::changed);
        auto* path = fieldNamed<QLineEdit>(dialog, QStringLiteral("Exports"));
        QList<QPushButton*> buttons = path->parentWidget()->findChildren<QPushButton*>();
        const auto named = [&](const QString& name) {
            return *std::ranges::find_if(buttons, [&](QPushButton* one) { return one->accessibleName() == name; });
        };
        named(QStringLiteral("Choose the folder: Exports"))->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<ui::SettingsDialog::Folder>(), ui::SettingsDialog::Folder::Exports);
        QPushButton* forget = named(QStringLiteral("Forget the folder: Exports"));
        QVERIFY(!forget->isEnabled());
        ui::Preferences with;
        with.exportFolder = QStringLiteral("/data/figures");
        dialog.setPreferences(with);
        QCOMPARE(path->text(), QStringLiteral("/data/figures"));
        QVERIFY(changed.isEmpty()); // the program knows already
        forget->click();
        QCOMPARE(dialog.preferences().exportFolder, QString());
        QCOMPARE(changed.size(), 1);
    }

    void whatIsSetIsReadAgainAtTheNextStart()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        QCOMPARE(static_cast<ui::Preferences>(readSettings(store)), ui::Preferences()); // before anything was set
        Settings set;
        set.language = QStringLiteral("en_US");
        set.theme = ui::ThemeChoice::Dark;
        set.zoom = 1.5;
        set.cores = 3;
        set.memoryMegabytes = 512;
        set.projectFolder = QStringLiteral("/a");
        set.exportFolder = QStringLiteral("/b");
        set.folder = QStringLiteral("/c");
        set.fronts[QStringLiteral("/d.panelwise#2")] = {.budget = 31.5, .pins = {2, 7}};
        set.fronts[QStringLiteral("/d.panelwise#3")] = {.budget = {}, .pins = {1}};
        writeSettings(set, store);
        QCOMPARE(readSettings(store), set);
    }

    void nonsenseInTheSettingsFileIsNotTaken()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        store.setValue("work/cores", -7);
        store.setValue("work/memory_mb", QStringLiteral("much"));
        store.setValue("window/zoom", 40);
        const Settings read = readSettings(store);
        QCOMPARE(read.cores, 0);
        QCOMPARE(read.memoryMegabytes, 0);
        QCOMPARE(read.zoom, 2.0);
    }

    void dialogsBeginInTheFolderThatWasSetElseWhereTheLastFileWas()
    {
        Settings settings;
        settings.folder = QStringLiteral("/last");
        QCOMPARE(projectFolder(settings), QStringLiteral("/last"));
        QCOMPARE(exportFolder(settings), QStringLiteral("/last"));
        settings.exportFolder = QStringLiteral("/figures");
        QCOMPARE(projectFolder(settings), QStringLiteral("/last"));
        QCOMPARE(exportFolder(settings), QStringLiteral("/figures"));
    }

    void aPlanThatSaysNothingAboutMemoryKeepsToTheLimit()
    {
        const WorkLimits limits{.cores = 1, .memoryMegabytes = 300};
        core::TrainingPlan plan;
        QCOMPARE(withinMemory(plan, limits).stateTableMegabytes, std::uint64_t(300));
        plan.stateTableMegabytes = 5000; // the user's word for this run
        QCOMPARE(withinMemory(plan, limits).stateTableMegabytes, std::uint64_t(5000));
    }

    void theLanguagesWeHaveAreOffered()
    {
        const QList<QLocale> languages = ui::installedLanguages();
        QVERIFY(std::ranges::any_of(languages, [](const QLocale& one) { return one.language() == QLocale::English; }));
        const ui::PreferenceChoices choices = preferenceChoices();
        QCOMPARE(qsizetype(choices.languages.size()), languages.size());
        QVERIFY(choices.cores >= 1);
        QVERIFY(choices.memoryMegabytes > 256);
    }

    void theDialogOfTheWindowChangesItAtOnceAndFollowsTheMenus()
    {
        Program program;
        program.window().show();
        program.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window()));
        QSignalSpy stored(&program.controller, &WindowController::settingsChanged);
        QTest::keyClick(&program.window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = program.window().findChild<ui::SettingsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* colours = fieldNamed<QComboBox>(*dialog, QStringLiteral("Colours"));
        colours->setFocus();
        QTest::keyClick(colours, Qt::Key_End);
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::darkTheme().window);
        QCOMPARE(stored.back().front().value<Settings>().theme, ui::ThemeChoice::Dark);
        Q_EMIT program.window().menu().themeChosen(ui::ThemeChoice::Light);
        QCOMPARE(colours->currentText(), QStringLiteral("Light"));
        Q_EMIT program.window().menu().zoomRequested(+1);
        QCOMPARE(dialog->preferences().zoom, 1.15);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!program.window().findChild<ui::SettingsDialog*>());
    }
};

PANELWISE_TEST(SettingsTest)

} // namespace settings_test

#include "settings_test.moc"
