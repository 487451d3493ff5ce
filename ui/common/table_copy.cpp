// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_copy.h"

#include "core/data/csv/csv_text.h"

#include "ui/common/theme/icons.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>
#include <QTableView>
#include <QTreeView>

namespace ui {
namespace {

bool isNumber(const QString& cell)
{
    bool plain = false, local = false;
    cell.toDouble(&plain);
    QLocale().toDouble(cell, &local);
    return plain || local;
}

// A cell that is only painted still says something to who cannot see it.
QString wordsOf(const QAbstractItemModel& model, const QModelIndex& cell)
{
    const QString shown = model.data(cell, Qt::DisplayRole).toString();
    QString words = (shown.isEmpty() ? model.data(cell, Qt::AccessibleTextRole).toString() : shown).simplified();
    return words.remove(QChar(0x2066)).remove(QChar(0x2069)); // marks of direction would make a text of a number
}

const QHeaderView* headerOf(const QAbstractItemView& view)
{
    if (const auto* table = qobject_cast<const QTableView*>(&view))
        return table->horizontalHeader();
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return tree ? tree->header() : nullptr;
}

// Columns as they stand on the screen, from the left.
QList<int> shownColumns(const QAbstractItemView& view)
{
    QList<int> columns;
    const QHeaderView* header = headerOf(view);
    for (int place = 0; header && place < header->count(); ++place)
        if (const int column = header->logicalIndex(place); !header->isSectionHidden(column))
            columns << column;
    return columns;
}

class RowCollector {
public:
    RowCollector(const QAbstractItemView& view, DataTable& table)
        : m_view(view),
          m_model(*view.model()),
          m_tree(qobject_cast<const QTreeView*>(&view)),
          m_columns(shownColumns(view)),
          m_table(table)
    {
        const bool several = view.selectionMode() != QAbstractItemView::SingleSelection &&
                             view.selectionMode() != QAbstractItemView::NoSelection;
        m_onlySelected = several && view.selectionModel() && view.selectionModel()->hasSelection();
        for (const int column : m_columns)
            m_table.columns << m_model.headerData(column, Qt::Horizontal).toString().simplified();
    }

    void add(const QModelIndex& parent)
    {
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            const QModelIndex first = m_model.index(row, 0, parent);
            if (!m_onlySelected || m_view.selectionModel()->isSelected(first)) {
                QStringList cells;
                for (const int column : m_columns)
                    cells << wordsOf(m_model, m_model.index(row, column, parent));
                m_table.rows.push_back(std::move(cells));
            }
            if (m_tree && m_tree->isExpanded(first))
                add(first);
        }
    }

private:
    const QAbstractItemView& m_view;
    const QAbstractItemModel& m_model;
    const QTreeView* m_tree;
    QList<int> m_columns;
    DataTable& m_table;
    bool m_onlySelected = false;
};

// Where it is pasted nothing of it is to be run.
QString guarded(const QString& cell)
{
    return core::csv::looksLikeFormula(cell.toStdString()) ? QLatin1Char('\'') + cell : cell;
}

} // namespace

QString tsvOf(const DataTable& table)
{
    QString text;
    const auto addLine = [&text](const QStringList& cells) {
        QStringList plain;
        for (const QString& cell : cells)
            plain << guarded(cell.simplified());
        text += plain.join(QLatin1Char('\t')) + QLatin1Char('\n');
    };
    addLine(table.columns);
    for (const QStringList& row : table.rows)
        addLine(row);
    return text;
}

QString htmlOf(const DataTable& table)
{
    QString text = QStringLiteral("<html><head><meta charset=\"utf-8\"></head><body><table border=\"1\">");
    const auto addLine = [&text](const QStringList& cells, QLatin1String element) {
        text += QLatin1String("<tr>");
        for (const QString& cell : cells) {
            const QLatin1String align(isNumber(cell) ? " align=\"right\"" : "");
            text += QLatin1Char('<') + element + align + QLatin1Char('>') + guarded(cell).toHtmlEscaped() +
                    QLatin1String("</") + element + QLatin1Char('>');
        }
        text += QLatin1String("</tr>");
    };
    addLine(table.columns, QLatin1String("th"));
    for (const QStringList& row : table.rows)
        addLine(row, QLatin1String("td"));
    return text + QLatin1String("</table></body></html>");
}

std::unique_ptr<QMimeData> tableMimeData(const DataTable& table)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setHtml(htmlOf(table));
    mime->setData(QStringLiteral("text/csv"), csvOf(table));
    mime->setText(tsvOf(table));
    return mime;
}

DataTable shownTable(const QAbstractItemView& view)
{
    DataTable table;
    if (view.model())
        RowCollector(view, table).add(view.rootIndex());
    return table;
}

QAction* addCopyAction(QAbstractItemView& view)
{
    auto* copy = new QAction(lineIcon(Icon::Copy), QCoreApplication::translate("TableCopy", "Copy"), &view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, &view,
                     [&view] { QApplication::clipboard()->setMimeData(tableMimeData(shownTable(view)).release()); });
    view.addAction(copy);
    if (view.contextMenuPolicy() == Qt::DefaultContextMenu)
        view.setContextMenuPolicy(Qt::ActionsContextMenu);
    return copy;
}

} // namespace ui
