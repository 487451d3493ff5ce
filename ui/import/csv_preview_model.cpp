// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/csv_preview_model.h"

#include <QCoreApplication>

namespace ui {
namespace {

QString levelsText(const std::vector<std::string>& levels)
{
    constexpr std::size_t kShown = 4;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(levels.size(), kShown); ++i)
        shown.append(QString::fromStdString(levels[i]));
    if (levels.size() > kShown)
        shown.append(QStringLiteral("…"));
    return shown.join(QStringLiteral(", "));
}

bool isMissing(const QString& cell)
{
    static const QStringList kWords{
        QString(),           QStringLiteral("na"), QStringLiteral("nan"), QStringLiteral("null"),
        QStringLiteral("?"), QStringLiteral(".")};
    return kWords.contains(cell.trimmed().toLower());
}

} // namespace

QString columnKindText(const core::CsvColumnGuess& column)
{
    switch (column.kind) {
    case core::ColumnKind::Numeric:
        return QCoreApplication::translate("CsvPreviewModel", "number");
    case core::ColumnKind::Binary:
        return QCoreApplication::translate("CsvPreviewModel", "two values: %1").arg(levelsText(column.levels));
    case core::ColumnKind::Category:
        return QCoreApplication::translate("CsvPreviewModel", "categories: %1").arg(levelsText(column.levels));
    case core::ColumnKind::Text:
        return QCoreApplication::translate("CsvPreviewModel", "text");
    }
    Q_UNREACHABLE();
}

void CsvPreviewModel::setPreview(const core::CsvPreview& preview)
{
    beginResetModel();
    m_columns = preview.columns;
    m_rows = preview.firstRows;
    endResetModel();
}

void CsvPreviewModel::setOutcome(const QString& column, const QString& cases)
{
    m_outcome = column;
    m_cases = cases;
    if (!m_columns.empty())
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(m_columns.size()) - 1);
}

QString CsvPreviewModel::becomes(const core::CsvColumnGuess& column) const
{
    if (!m_cases.isEmpty() && QString::fromStdString(column.name) == m_outcome)
        return tr("outcome, cases: %1").arg(m_cases);
    return columnKindText(column);
}

QString CsvPreviewModel::columnName(int section) const
{
    return QString::fromStdString(m_columns[static_cast<std::size_t>(section)].name);
}

int CsvPreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CsvPreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CsvPreviewModel::data(const QModelIndex& index, int role) const
{
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    const QString cell = column < row.size() ? QString::fromStdString(row[column]) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return isMissing(cell) ? QStringLiteral("–") : cell;
    case Qt::ToolTipRole:
        return isMissing(cell) ? tr("Not recorded") : cell;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(m_columns[column].kind == core::ColumnKind::Numeric
                                       ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CsvPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const core::CsvColumnGuess& column = m_columns[static_cast<std::size_t>(section)];
    const QString name = QString::fromStdString(column.name);
    switch (role) {
    case Qt::DisplayRole:
        return QString(name + QLatin1Char('\n') + becomes(column));
    case Qt::ToolTipRole:
        return tr("%1 will be read as: %2\nRight-click to read it as text").arg(name, becomes(column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace ui
