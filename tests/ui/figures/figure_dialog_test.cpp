// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/figure_fixture.h"
#include "ui/common/buttons.h"
#include "ui/figures/export_dialog.h"
#include "ui/figures/figure_table_dialog.h"
#include "ui/figures/figure_view.h"
#include "ui/shell/main_window.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

namespace figure_dialog_test {

using namespace ui;

namespace {

const FigurePtr kFigure = std::make_shared<tests::LineFigure>();

template <typename Widget>
Widget* named(const QWidget& window, const char* name)
{
    for (Widget* one : window.findChildren<Widget*>())
        if (one->accessibleName() == QLatin1String(name))
            return one;
    return nullptr;
}

QPushButton* button(const QWidget& window, const char* text)
{
    for (QPushButton* one : window.findChildren<QPushButton*>())
        if (one->text().remove(QLatin1Char('&')) == QLatin1String(text))
            return one;
    return nullptr;
}

QLineEdit* edit(const QWidget& window, const QString& content)
{
    for (QLineEdit* one : window.findChildren<QLineEdit*>())
        if (one->text() == content)
            return one;
    return nullptr;
}

QString cell(QTableView& view, int row, int column)
{
    return view.model()->index(row, column).data().toString();
}

} // namespace

class FigureDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPresetSetsSizeAndType()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        dialog.show();
        QCOMPARE(dialog.choices(), firstFigureChoices());
        QCOMPARE(dialog.choices().page.widthMm, 85.0);
        auto* presets = dialog.findChild<QComboBox*>();
        presets->setFocus();
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(dialog.choices().page.widthMm, 114.0);
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(dialog.choices().page.widthMm, 174.0);
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(dialog.choices().preset, QStringLiteral("slide"));
        const FigurePage slide = dialog.choices().page;
        QVERIFY(std::abs(slide.widthMm / slide.heightMm - 16.0 / 9.0) < 0.01);
        QVERIFY(slide.typeScale > 1.5);
    }

    void aSizeOfOnesOwnIsNoPresetAnyMore()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        auto* width = named<QDoubleSpinBox>(dialog, "Width");
        QVERIFY(width);
        width->setValue(120.0);
        QCOMPARE(dialog.choices().preset, QString());
        QCOMPARE(dialog.choices().page.widthMm, 120.0);
        QCOMPARE(dialog.choices().page.heightMm, firstFigureChoices().page.heightMm);
    }

    void onlyAPngHasAResolution()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        dialog.setPath(QStringLiteral("/tmp/front.svg"));
        QCOMPARE(dialog.path(), QStringLiteral("/tmp/front.pdf")); // PDF is chosen
        auto* dpi = dialog.findChild<QSpinBox*>();
        QVERIFY(!dpi->isEnabled());
        for (QToolButton* one : dialog.findChildren<QToolButton*>())
            if (one->text() == QLatin1String("PNG"))
                one->click();
        QVERIFY(dpi->isEnabled());
        QCOMPARE(dialog.path(), QStringLiteral("/tmp/front.png"));
        QCOMPARE(dialog.choices().format, FigureFormat::Png);
    }

    void itsWordsCanBeEdited()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        QCOMPARE(dialog.text(), kFigure->text());
        edit(dialog, QStringLiteral("F1"))->setText(QStringLiteral("Quality"));
        edit(dialog, QStringLiteral("Cost & quality <test>"))->clear();
        dialog.findChild<QCheckBox*>()->setChecked(false);
        QCOMPARE(dialog.text().yLabel, QStringLiteral("Quality"));
        QCOMPARE(dialog.text().title, QString());
        QVERIFY(!dialog.text().legend);
    }

    void whereNothingCanBeWrittenNothingIsExported()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        QSignalSpy wanted(&dialog, &ExportDialog::exportRequested);
        dialog.setPath(QStringLiteral("/nowhere/front"));
        dialog.setPlace({.problem = QStringLiteral("There is no folder."), .note = {}});
        QPushButton* go = button(dialog, "Export");
        QVERIFY(!go->isEnabled());
        dialog.setPlace({.problem = {}, .note = QStringLiteral("It will be replaced.")});
        QVERIFY(go->isEnabled());
        go->click();
        QCOMPARE(wanted.count(), 1);
    }

    void thePreviewIsThePage()
    {
        FigureView preview(QStringLiteral("Preview"));
        preview.setContentsMargins(12, 12, 12, 12);
        preview.resize(424, 424); // 400 × 400 within its margins
        preview.setFigure(pageFigure(kFigure, kFigure->text(), {.widthMm = 100.0, .heightMm = 50.0}));
        const QImage image = preview.grab().toImage();
        // 400 × 200 in the middle: white inside it at the left edge, not above it.
        QCOMPARE(image.pixelColor(16, 212), QColor(Qt::white));
        QCOMPARE(image.pixelColor(200, 20), preview.palette().window().color());
    }

    void tablesAreSortedByNumberNotByText()
    {
        FigureTableDialog dialog(QStringLiteral("Front"), kFigure->table());
        dialog.show();
        QTableView& view = dialog.view();
        QCOMPARE(cell(view, 1, 0), QStringLiteral("10")); // as the figure has it
        QTest::mouseClick(view.horizontalHeader()->viewport(), Qt::LeftButton, {},
                          QPoint(view.columnViewportPosition(0) + 5, 5));
        QStringList points;
        for (int row = 0; row < 3; ++row)
            points << cell(view, row, 0);
        QVERIFY(points == (QStringList{"1", "2", "10"}) || points == (QStringList{"10", "2", "1"}));
    }

    void whatIsSelectedIsCopiedAsInAFile()
    {
        FigureTableDialog dialog(QStringLiteral("Front"), kFigure->table());
        QCOMPARE(dialog.copied(), tsvOf(kFigure->table()));
        dialog.view().selectRow(1);
        QCOMPARE(dialog.copied(), QStringLiteral("point\tnote\tf1\n10\tGröße\t0.625\n"));
    }

    void everyInputIsExplained()
    {
        ExportDialog dialog(kFigure, firstFigureChoices());
        for (const char* name : {"Width", "Height"})
            QVERIFY(!named<QDoubleSpinBox>(dialog, name)->toolTip().isEmpty());
        for (const QLineEdit* one : dialog.findChildren<QLineEdit*>())
            QVERIFY(!one->toolTip().isEmpty() || qobject_cast<QAbstractSpinBox*>(one->parentWidget()));
    }

    void aPlotTellsTheWindowItIsIn()
    {
        MainWindow window;
        auto* plot = new QWidget(&window);
        addFigureMenu(*plot, [] { return kFigure; });
        QSignalSpy requested(&window, &MainWindow::figureRequested);
        const QList<QAction*> actions = plot->actions();
        QCOMPARE(actions.size(), 5);
        for (QAction* action : actions)
            action->trigger();
        QCOMPARE(requested.count(), 5);
        QCOMPARE(requested[1][0].value<FigurePtr>(), kFigure);
        QCOMPARE(requested[1][1].value<FigureRequest>(), FigureRequest::Export);
    }

    void aPlotInADialogTellsTheWindowBehindIt()
    {
        MainWindow window;
        QDialog dialog(&window);
        auto* plot = new QWidget(&dialog);
        QSignalSpy requested(&window, &MainWindow::figureRequested);
        requestFigure(*plot, kFigure, FigureRequest::Copy);
        QCOMPARE(requested.count(), 1);
    }

    void aPlotWithNothingInItWishesNothing()
    {
        MainWindow window;
        auto* plot = new QWidget(&window);
        addFigureMenu(*plot, [] { return FigurePtr(); });
        QSignalSpy requested(&window, &MainWindow::figureRequested);
        plot->actions().front()->trigger();
        QCOMPARE(requested.count(), 0);
    }
};

PANELWISE_TEST(FigureDialogTest)

} // namespace figure_dialog_test

#include "figure_dialog_test.moc"
