// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_table_dialog.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/figure_files.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <limits>

namespace ui {
namespace {

constexpr int kSortRole = Qt::UserRole + 1;

class FigureTableModel : public QAbstractTableModel {
public:
    FigureTableModel(const FigureTable& table, QObject* parent) : QAbstractTableModel(parent), m_table(table) {}

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return orientation == Qt::Horizontal ? QVariant(m_table.columns.value(section)) : QVariant(section + 1);
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const QString cell = m_table.rows[static_cast<std::size_t>(index.row())].value(index.column());
        bool number = false;
        const double value = cell.toDouble(&number);
        switch (role) {
        case Qt::DisplayRole:
            return shown(cell, number, value);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::AccessibleTextRole:
            return tr("%1: %2").arg(m_table.columns.value(index.column()),
                                    cell.isEmpty() ? tr("not known") : shown(cell, number, value));
        case kSortRole:
            if (number)
                return value;
            return cell.isEmpty() ? QVariant(-std::numeric_limits<double>::infinity()) : QVariant(cell);
        default:
            return {};
        }
    }

private:
    static QString tr(const char* text) { return FigureTableDialog::tr(text); }
    static QString shown(const QString& cell, bool number, double value)
    {
        bool whole = false;
        const qlonglong count = cell.toLongLong(&whole);
        return whole ? QLocale().toString(count) : number ? numberText(value, QLocale(), 6) : cell;
    }

    const FigureTable& m_table;
};

} // namespace

FigureTableDialog::FigureTableDialog(const QString& title, FigureTable table, QWidget* parent)
    : QDialog(parent),
      m_table(std::move(table)),
      m_view(new QTableView(this))
{
    setWindowTitle(title.isEmpty() ? tr("Table") : title);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSortRole(kSortRole);
    sorted->setSourceModel(new FigureTableModel(m_table, this));
    m_view->setModel(sorted);
    buildLayout();
}

void FigureTableDialog::buildLayout()
{
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // as the figure has it, until a heading is chosen
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setProperty("roomy", true);
    m_view->verticalHeader()->hide();
    m_view->setAccessibleName(windowTitle());
    m_view->setAccessibleDescription(tr("The data behind the figure."));
    m_view->resizeColumnsToContents();

    auto* copyAction = new QAction(tr("Copy"), m_view);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    connect(copyAction, &QAction::triggered, this, &FigureTableDialog::copy);
    m_view->addAction(copyAction);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    QLabel* note = makeLabel(tr("Choose a heading to sort. What is selected is copied, or else everything."),
                             TypeSize::Table, Tone::Secondary, this);
    note->setWordWrap(true);
    QPushButton* copyButton = makeButton(tr("&Copy"), Icon::Copy, this);
    QPushButton* saveButton = makeButton(tr("&Save…"), Icon::Save, this);
    QPushButton* close = makeButton(tr("Close"), {}, this);
    connect(copyButton, &QPushButton::clicked, this, &FigureTableDialog::copy);
    connect(saveButton, &QPushButton::clicked, this, &FigureTableDialog::saveRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(note, 1);
    for (QPushButton* button : {copyButton, saveButton, close}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_view, 1);
    column->addLayout(row);
    resize(820, 480);
}

FigureTable FigureTableDialog::chosen() const
{
    const auto* sorted = static_cast<const QSortFilterProxyModel*>(m_view->model());
    const QItemSelectionModel& selection = *m_view->selectionModel();
    FigureTable rows{.columns = m_table.columns, .rows = {}};
    for (int row = 0; row < sorted->rowCount(); ++row)
        if (!selection.hasSelection() || selection.isRowSelected(row))
            rows.rows.push_back(
                m_table.rows[static_cast<std::size_t>(sorted->mapToSource(sorted->index(row, 0)).row())]);
    return rows;
}

QString FigureTableDialog::copied() const
{
    return tsvOf(chosen());
}

void FigureTableDialog::copy()
{
    QApplication::clipboard()->setMimeData(tableMimeData(chosen()).release());
}

} // namespace ui
