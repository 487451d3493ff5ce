// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/variable_model.h"

#include "ui/common/number_format.h"
#include "ui/data/column_mime.h"

#include <QMimeData>

#include <algorithm>

namespace ui {
namespace {

QStringList columnNames(const VariableRow& row)
{
    if (row.gathered.empty())
        return {QString::fromStdString(row.column)};
    QStringList names;
    for (const VariableRow& member : row.gathered)
        names << QString::fromStdString(member.column);
    return names;
}

QString displayText(const VariableRow& row, int column)
{
    switch (column) {
    case VariableModel::Variable:
        return row.label;
    case VariableModel::Role:
        return row.roleText;
    case VariableModel::Panel:
        return row.panelText;
    case VariableModel::Unit:
        return row.unitText;
    case VariableModel::Reference:
        return row.referenceText;
    case VariableModel::Middle:
        return row.middleText;
    case VariableModel::Missing:
        return row.missingText;
    default:
        return {};
    }
}

QVariant sortValue(const VariableRow& row, int column)
{
    switch (column) {
    case VariableModel::Middle:
        return row.middle;
    case VariableModel::Missing:
        return row.missingShare;
    case VariableModel::Distribution:
        return row.picture.shareWith - row.picture.shareWithout;
    default:
        return displayText(row, column);
    }
}

QString pictureText(const HistogramPicture& picture)
{
    switch (picture.kind) {
    case HistogramPicture::Kind::Share:
        return VariableModel::tr("%1 of patients who are no cases, %2 of cases")
            .arg(percentText(picture.shareWithout), percentText(picture.shareWith));
    case HistogramPicture::Kind::Bars:
        return VariableModel::tr("Distribution of values: bars for patients who are no cases, line for cases");
    case HistogramPicture::Kind::None:
        break;
    }
    return {};
}

bool sameShape(const VariableRow& a, const VariableRow& b)
{
    return a.column == b.column &&
           std::equal(a.gathered.begin(), a.gathered.end(), b.gathered.begin(), b.gathered.end(), sameShape);
}

bool sameShape(const std::vector<VariableGroup>& a, const std::vector<VariableGroup>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const VariableGroup& left, const VariableGroup& right) {
                          return left.kind == right.kind &&
                                 std::equal(left.rows.begin(), left.rows.end(), right.rows.begin(), right.rows.end(),
                                            [](const VariableRow& x, const VariableRow& y) { return sameShape(x, y); });
                      });
}

} // namespace

VariableModel::VariableModel(QObject* parent) : QAbstractItemModel(parent) {}

std::vector<VariableModel::Node> VariableModel::nodesOf(const std::vector<VariableGroup>& groups, std::vector<int>& top)
{
    std::vector<Node> nodes;
    const auto add = [&nodes](Node node) {
        nodes.push_back(std::move(node));
        return static_cast<int>(nodes.size()) - 1;
    };
    top.clear();
    for (const VariableGroup& group : groups) {
        const int groupNode = add(
            {.parent = -1, .row = static_cast<int>(top.size()), .group = &group, .variable = nullptr, .children = {}});
        top.push_back(groupNode);
        for (const VariableRow& row : group.rows) {
            const auto position = static_cast<int>(nodes[static_cast<std::size_t>(groupNode)].children.size());
            const int rowNode =
                add({.parent = groupNode, .row = position, .group = &group, .variable = &row, .children = {}});
            nodes[static_cast<std::size_t>(groupNode)].children.push_back(rowNode);
            for (const VariableRow& member : row.gathered) {
                const auto place = static_cast<int>(nodes[static_cast<std::size_t>(rowNode)].children.size());
                const int memberNode =
                    add({.parent = rowNode, .row = place, .group = &group, .variable = &member, .children = {}});
                nodes[static_cast<std::size_t>(rowNode)].children.push_back(memberNode);
            }
        }
    }
    return nodes;
}

void VariableModel::setGroups(std::vector<VariableGroup> groups)
{
    if (!sameShape(m_groups, groups)) {
        beginResetModel();
        m_groups = std::move(groups);
        m_nodes = nodesOf(m_groups, m_top);
        endResetModel();
        return;
    }
    m_groups = std::move(groups);
    m_nodes = nodesOf(m_groups, m_top);
    for (const Node& parentNode : m_nodes) {
        if (parentNode.children.empty())
            continue;
        const auto first = static_cast<quintptr>(parentNode.children.front());
        const auto last = static_cast<quintptr>(parentNode.children.back());
        Q_EMIT dataChanged(createIndex(0, 0, first),
                           createIndex(static_cast<int>(parentNode.children.size()) - 1, ColumnCount - 1, last));
    }
}

QModelIndex VariableModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const std::vector<int>& siblings = parent.isValid() ? node(parent).children : m_top;
    return createIndex(row, column, static_cast<quintptr>(siblings[static_cast<std::size_t>(row)]));
}

QModelIndex VariableModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || node(child).parent < 0)
        return {};
    const auto number = static_cast<std::size_t>(node(child).parent);
    return createIndex(m_nodes[number].row, 0, static_cast<quintptr>(number));
}

int VariableModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_top.size());
    return parent.column() == 0 ? static_cast<int>(node(parent).children.size()) : 0;
}

int VariableModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant VariableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node& place = node(index);
    return place.variable ? rowData(*place.variable, index.column(), role)
                          : groupData(*place.group, index.column(), role);
}

QVariant VariableModel::groupData(const VariableGroup& group, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == Variable ? QVariant(group.title) : QVariant();
    case Qt::AccessibleTextRole:
        return column == Variable ? tr("%1, %n variables", nullptr, static_cast<int>(group.count)).arg(group.title)
                                  : QString();
    case GroupRole:
        return true;
    case CountRole:
        return static_cast<int>(group.count);
    default:
        return {};
    }
}

QVariant VariableModel::rowData(const VariableRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::ToolTipRole:
        return column == Reference && !row.referenceTip.isEmpty() ? row.referenceTip
               : column == Distribution                           ? pictureText(row.picture)
                                                                  : row.tip;
    case Qt::AccessibleTextRole:
        return column == Distribution ? pictureText(row.picture) : displayText(row, column);
    case Qt::AccessibleDescriptionRole:
        return row.warning;
    case Qt::TextAlignmentRole:
        return column == Reference || column == Middle || column == Missing
                   ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    case ColumnNamesRole:
        return columnNames(row);
    case RoleRole:
        return static_cast<int>(row.role);
    case WarnedRole:
        return !row.warning.isEmpty();
    case PictureRole:
        return QVariant::fromValue(row.picture);
    case SortRole:
        return sortValue(row, column);
    case GroupRole:
        return false;
    case SearchRole:
        return QString(row.label + QLatin1Char('\n') + columnNames(row).join(QLatin1Char('\n')) + QLatin1Char('\n') +
                       row.panelText);
    default:
        return {};
    }
}

QVariant VariableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Reference || section == Middle || section == Missing
                   ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && section == Distribution)
        return tr("Bars: patients without the outcome. Line: patients with it. Each by its own share.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Variable:
        return tr("Variable");
    case Role:
        return tr("Role");
    case Panel:
        return tr("Panel");
    case Unit:
        return tr("Unit");
    case Reference:
        return tr("Reference");
    case Middle:
        return tr("Middle 90 %");
    case Missing:
        return tr("Missing %");
    case Distribution:
        return tr("Distribution");
    default:
        return {};
    }
}

Qt::ItemFlags VariableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!node(index).variable)
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
}

QStringList VariableModel::mimeTypes() const
{
    return {kColumnMimeType};
}

QMimeData* VariableModel::mimeData(const QModelIndexList& indexes) const
{
    DraggedColumns dragged;
    for (const QModelIndex& index : indexes) {
        if (index.column() != Variable)
            continue;
        for (const QString& name : index.data(ColumnNamesRole).toStringList())
            if (std::find(dragged.columns.begin(), dragged.columns.end(), name.toStdString()) == dragged.columns.end())
                dragged.columns.push_back(name.toStdString());
    }
    return dragged.columns.empty() ? nullptr : toMimeData(dragged).release();
}

Qt::DropActions VariableModel::supportedDragActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

} // namespace ui
