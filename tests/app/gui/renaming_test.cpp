// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/common/rename_dialog.h"
#include "ui/front/front_page.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QProcess>
#include <QTemporaryDir>
#include <QUndoStack>

namespace renaming_test {

using namespace app;

namespace {

void addTexts(QStringList& words, const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            words << index.data().toString();
            if (column == 0)
                addTexts(words, model, index);
        }
}

// Everything a page says, in labels, lists, tables and boxes.
QString wordsOf(const QWidget& window)
{
    QStringList words;
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible())
            words << label->text();
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>())
        if (view->isVisible() && view->model())
            addTexts(words, *view->model());
    for (const QComboBox* box : window.findChildren<QComboBox*>())
        if (box->isVisible())
            addTexts(words, *box->model());
    return words.join('\n');
}

} // namespace

class RenamingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath("named.panelwise");

    static bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }

    ui::FrontPage* openFront(Program& program) const
    {
        program.window().resize(1440, 900);
        program.window().show();
        program.controller.open(m_file);
        if (!wait([&] { return program.session.hasProject() && program.session.assessment(); }))
            return nullptr;
        program.window().showPlace(ui::Place::Front);
        auto* page = program.window().findChild<ui::FrontPage*>();
        return page && wait([&] { return page->policy().has_value(); }) ? page : nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QProcess made;
        made.start(PANELWISE_CLI, {"front", "--cohort", "known-optimum", "--patients", "800", "--method", "exact",
                                   "--bootstrap", "20", "--project", m_file});
        QVERIFY(made.waitForFinished(60'000));
        QCOMPARE(made.exitCode(), 0);
    }

    // The button of the card, a name that would break markup and placeholders, and then every page in turn.
    void aPolicyHasTheNewNameOnEveryPageAndTheOldOneAfterUndo()
    {
        Program program;
        ui::FrontPage* page = openFront(program);
        QVERIFY(page);
        const QString before = page->policyShortName(), name = QStringLiteral("Clinic %1 <b>A");
        QVERIFY2(before.startsWith("P1-"), qPrintable(before));
        buttonNamed(*page, QStringLiteral("Rename…"))->click();
        auto* dialog = program.window().findChild<ui::RenameDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* typed = dialog->findChild<QLineEdit*>();
        QCOMPARE(typed->text(), before);
        typed->setText(QStringLiteral("P1-99"));
        QVERIFY(!buttonNamed(*dialog, QStringLiteral("Rename"))->isEnabled());
        QVERIFY(saysSomewhere(*dialog, QStringLiteral("cannot be the name of a policy")));
        typed->setText(name);
        buttonNamed(*dialog, QStringLiteral("Rename"))->click();
        QTRY_COMPARE(page->policyShortName(), name);

        const auto isCalled = [&](const QString& now, const QString& then) {
            const QRegularExpression old("(?<![\\w-])" + QRegularExpression::escape(then) + "(?![\\w-])");
            for (const ui::Place place : {ui::Place::Front, ui::Place::Patient, ui::Place::Compare}) {
                program.window().showPlace(place);
                if (!wait([&] { return wordsOf(program.window()).contains(now); }))
                    return false;
                const QString words = wordsOf(program.window());
                if (words.contains(old)) {
                    qWarning("page %d still says %s", int(place), qPrintable(then));
                    return false;
                }
            }
            return true;
        };
        QVERIFY(isCalled(name, before));
        QCOMPARE(program.session.undoStack().undoText(), QStringLiteral("Rename policy %1").arg(before));
        program.session.undoStack().undo();
        QVERIFY(isCalled(before, name));
        program.session.undoStack().redo();
        QVERIFY(isCalled(name, before));
        QVERIFY(program.session.closeProject());
    }

    void theNameIsThereTheNextTime()
    {
        Program program;
        ui::FrontPage* page = openFront(program);
        QVERIFY(page);
        QTRY_VERIFY(wordsOf(program.window()).contains(QStringLiteral("Clinic %1 <b>A")));
    }
};

PANELWISE_TEST(RenamingTest)

} // namespace renaming_test

#include "renaming_test.moc"
