// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/rows_model.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace ui {
namespace {

// Item views count rows in int; more rows than that are never shown.
int clampedCount(std::size_t count)
{
    return static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
}

// 0.04 is kept as the nearest float, whose digits as a double are 0.03999999910593033: the fewest digits that give the
// same float are the ones the file had.
QString numberAsWritten(float value)
{
    std::array<char, 64> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    const QLatin1String digits(text.data(), static_cast<qsizetype>(written.ptr - text.data()));
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const int decimals = point < 0 ? 0 : static_cast<int>(digits.size() - point - 1);
    const QString shown = QLocale().toString(static_cast<double>(value), 'f', decimals);
    return QString(shown).replace(QLocale().negativeSign(), QString(QChar(0x2212)));
}

} // namespace

RowsModel::RowsModel(QObject* parent) : QAbstractTableModel(parent) {}

void RowsModel::setTable(core::TablePtr table)
{
    beginResetModel();
    m_table = std::move(table);
    m_marks = {};
    m_onlyMarked = false;
    endResetModel();
}

void RowsModel::setMarks(Marks marks)
{
    beginResetModel();
    m_marks = std::move(marks);
    std::erase_if(m_marks.rows, [this](std::size_t row) { return !m_table || row >= m_table->rowCount(); });
    endResetModel();
}

void RowsModel::setOnlyMarkedRows(bool only)
{
    beginResetModel();
    m_onlyMarked = only;
    endResetModel();
}

void RowsModel::setMarkBrush(const QBrush& brush)
{
    m_markBrush = brush;
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_table)
        return 0;
    return clampedCount(m_onlyMarked ? m_marks.rows.size() : m_table->rowCount());
}

int RowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_table ? 0 : clampedCount(m_table->columnCount());
}

std::size_t RowsModel::tableRow(int row) const
{
    const auto position = static_cast<std::size_t>(row);
    return m_onlyMarked ? m_marks.rows[position] : position;
}

bool RowsModel::isMarked(std::size_t row, std::size_t column) const
{
    return std::find(m_marks.columns.begin(), m_marks.columns.end(), column) != m_marks.columns.end() &&
           std::binary_search(m_marks.rows.begin(), m_marks.rows.end(), row);
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const std::size_t row = tableRow(index.row());
    const auto position = static_cast<std::size_t>(index.column());
    const core::Column& column = m_table->columns()[position];
    switch (role) {
    case Qt::DisplayRole:
        if (column.kind == core::ColumnKind::Numeric && !std::isnan(column.values[row]))
            return numberAsWritten(column.values[row]);
        return QString::fromStdString(core::cellText(column, row));
    case Qt::AccessibleTextRole:
        return isMarked(row, position) ? tr("%1, to check").arg(data(index).toString()) : data(index).toString();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (column.kind == core::ColumnKind::Numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::BackgroundRole:
        return isMarked(row, position) ? QVariant(m_markBrush) : QVariant();
    case MarkedRole:
        return isMarked(row, position);
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_table || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (orientation == Qt::Horizontal)
        return QString::fromStdString(m_table->columns()[static_cast<std::size_t>(section)].name);
    return QLocale().toString(qulonglong{tableRow(section)} + 1);
}

} // namespace ui
