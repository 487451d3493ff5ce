// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/story_models.h"

#include "ui/common/number_format.h"
#include "ui/common/text/story_text.h"
#include "ui/common/text/training_text.h"
#include "ui/figures/story/story_reader.h"

namespace ui {

using RowKind = ResultRow::Kind;

void ActionModel::setRows(std::vector<ActionRow> rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ActionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ActionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ActionRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RowRole:
        return QVariant::fromValue(row);
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        QStringList parts{row.name};
        for (const QString& part : {row.price, row.detail})
            if (!part.isEmpty())
                parts << part;
        if (row.worth)
            parts << tr("expected reward %1").arg(figureText(*row.worth));
        if (row.probability && row.state == ActionRow::State::Open)
            parts << tr("the policy does this with a probability of %1").arg(probabilityText(*row.probability));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags ActionModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || m_rows[static_cast<std::size_t>(index.row())].state != ActionRow::State::Open)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void ResultModel::setGroups(std::vector<ResultGroup> groups)
{
    if (groups == m_groups)
        return;
    beginResetModel();
    m_groups = std::move(groups);
    endResetModel();
}

const ResultRow* ResultModel::row(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return &m_groups[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

QModelIndex ResultModel::indexOf(core::FeatureId feature) const
{
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        for (std::size_t row = 0; row < m_groups[group].rows.size(); ++row)
            if (m_groups[group].rows[row].feature == feature)
                return createIndex(static_cast<int>(row), 0, group + 1);
    return {};
}

// A heading has the id 0, a row below it one more than the place of its heading.
QModelIndex ResultModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex ResultModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, quintptr(0));
}

int ResultModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int ResultModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString spokenResult(const ResultRow& row)
{
    QString text = QStringLiteral("%1 %2 %3 %4").arg(row.label, row.value, row.unit, flagText(row.flag)).simplified();
    if (isCritical(row.flag))
        text += ResultModel::tr(", critical");
    if (!row.spokenRange.isEmpty())
        text += ResultModel::tr(", 80 of 100 such patients: %1").arg(row.spokenRange);
    if (!row.reference.isEmpty())
        text += ResultModel::tr(", reference %1").arg(row.reference);
    if (row.unusual)
        text += ResultModel::tr(", more extreme than in 99 of 100 training patients");
    if (row.changed)
        text += ResultModel::tr(", changed by you");
    return text;
}

QVariant ResultModel::rowData(const ResultRow& row, int column, int role) const
{
    if (role == RowRole)
        return QVariant::fromValue(row);
    if (role == Qt::ToolTipRole || (role == Qt::AccessibleTextRole && column == Test))
        return spokenResult(row);
    if (role == Qt::EditRole && column == Value)
        return row.kind == RowKind::Missing ? QString() : row.value;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Test:
        return row.label;
    case Value:
        return row.value;
    case Flag:
        return row.kind == RowKind::Estimated ? QStringLiteral("—") : flagText(row.flag);
    case Reference:
        return row.reference;
    default:
        return {};
    }
}

QVariant ResultModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (const ResultRow* found = row(index))
        return rowData(*found, index.column(), role);
    const ResultGroup& group = m_groups[static_cast<std::size_t>(index.row())];
    if (role == GroupRole)
        return QVariant::fromValue(group);
    if (index.column() == Test && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole))
        return role == Qt::DisplayRole ? group.title : group.title + QStringLiteral(", ") + group.note;
    return {};
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Test:
        return tr("Test");
    case Value:
        return tr("Value");
    case Flag:
        return tr("Flag");
    case Reference:
        return tr("Reference");
    case Picture:
        return tr("Against reference");
    default:
        return {};
    }
}

Qt::ItemFlags ResultModel::flags(const QModelIndex& index) const
{
    const ResultRow* found = row(index);
    if (!found)
        return index.isValid() ? Qt::ItemIsEnabled : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_editable && index.column() == Value && found->kind != RowKind::Estimated)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ResultModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const ResultRow* found = row(index);
    if (!found || role != Qt::EditRole)
        return false;
    const core::FeatureId feature = found->feature;
    const QString text = value.toString().trimmed();
    if (text == rowData(*found, Value, Qt::EditRole).toString())
        return false;
    if (text.isEmpty()) {
        Q_EMIT valueEdited(feature, std::nullopt);
        return true;
    }
    if (!found->numeric) {
        const auto choice = std::ranges::find_if(
            found->choices, [&](const QString& one) { return one.compare(text, Qt::CaseInsensitive) == 0; });
        if (choice == found->choices.end())
            return false;
        const auto position = static_cast<std::size_t>(choice - found->choices.begin());
        if (found->firstLevel)
            Q_EMIT valueEdited(core::FeatureId(found->firstLevel->value + position), 1.0f);
        else
            Q_EMIT valueEdited(feature, static_cast<float>(position));
        return true;
    }
    const std::optional<double> number = parseNumber(text);
    if (!number)
        return false;
    Q_EMIT valueEdited(feature, static_cast<float>(*number / found->factor));
    return true;
}

} // namespace ui
