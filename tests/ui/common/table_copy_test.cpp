// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_copy.h"

#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>
#include <QStandardItemModel>
#include <QTableView>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QTreeView>

namespace table_copy_test {

using namespace ui;

namespace {

QList<QStandardItem*> rowOf(const char* name, const char* price)
{
    return {new QStandardItem(QString::fromUtf8(name)), new QStandardItem(QString::fromUtf8(price))};
}

} // namespace

class TableCopyTest : public QObject {
    Q_OBJECT

    QStandardItemModel m_model;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_model.setHorizontalHeaderLabels({"Panel", "Price\nper patient"});
        m_model.appendRow(rowOf("BBC", "1,026"));
        m_model.appendRow(rowOf("<TSAT>\t& more", "40"));
        m_model.appendRow(rowOf("CMP", "48"));
    }

    // What a word processor makes of it: three rows of two cells under a heading.
    void theClipboardHoldsATableForWordProcessorsAndSpreadsheets()
    {
        QTableView view;
        view.setModel(&m_model);
        addCopyAction(view)->trigger();
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->hasHtml() && copied->hasText() && copied->hasFormat("text/csv"));
        QCOMPARE(copied->text(), QString("Panel\tPrice per patient\nBBC\t1,026\n<TSAT> & more\t40\nCMP\t48\n"));
        QTextDocument document;
        document.setHtml(copied->html());
        const auto tables = document.rootFrame()->childFrames();
        QCOMPARE(tables.size(), 1);
        const auto* table = qobject_cast<QTextTable*>(tables.front());
        QVERIFY(table);
        QCOMPARE(table->rows(), 4);
        QCOMPARE(table->columns(), 2);
        QCOMPARE(table->cellAt(2, 0).firstCursorPosition().block().text(), QString("<TSAT> & more"));
        QVERIFY(table->cellAt(1, 1).firstCursorPosition().blockFormat().alignment() & Qt::AlignRight);
        QCOMPARE(QString::fromUtf8(copied->data("text/csv")).section('\n', 2, 2).trimmed(),
                 QString("<TSAT> & more,40"));
    }

    void whatIsSelectedIsCopiedWhereSeveralRowsCanBe()
    {
        QTableView view;
        view.setModel(&m_model);
        view.setSelectionBehavior(QAbstractItemView::SelectRows);
        view.selectRow(2);
        QCOMPARE(shownTable(view).rows, (std::vector<QStringList>{{"CMP", "48"}}));
        view.setSelectionMode(QAbstractItemView::SingleSelection); // only says which one is meant elsewhere
        QCOMPARE(shownTable(view).rows.size(), std::size_t(3));
    }

    void columnsAreCopiedAsTheyStand()
    {
        QTableView view;
        view.setModel(&m_model);
        view.horizontalHeader()->moveSection(1, 0);
        QCOMPARE(shownTable(view).columns, (QStringList{"Price per patient", "Panel"}));
        view.setColumnHidden(0, true);
        QCOMPARE(shownTable(view).columns, QStringList{"Price per patient"});
    }

    void foldedRowsAreLeftOut()
    {
        QStandardItemModel model;
        model.setHorizontalHeaderLabels({"Variable"});
        auto* group = new QStandardItem("Blood count");
        group->appendRow(new QStandardItem("MCV"));
        model.appendRow(group);
        QTreeView view;
        view.setModel(&model);
        QCOMPARE(shownTable(view).rows, (std::vector<QStringList>{{"Blood count"}}));
        view.expandAll();
        QCOMPARE(shownTable(view).rows, (std::vector<QStringList>{{"Blood count"}, {"MCV"}}));
    }
};

PANELWISE_TEST(TableCopyTest)

} // namespace table_copy_test

#include "table_copy_test.moc"
