// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/variable_rows.h"

#include <QAbstractItemModel>

#include <vector>

namespace ui {

// The variable table as a tree: groups, their variables, and under a gathered row its one-hot columns.
class VariableModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Variable, Role, Panel, Unit, Reference, Middle, Missing, Distribution, ColumnCount };
    enum DataRole {
        ColumnNamesRole = Qt::UserRole + 1, // QStringList: the columns of the table a row stands for; empty for a group
        RoleRole,                           // int(core::Role)
        WarnedRole,                         // bool
        PictureRole,                        // HistogramPicture
        SortRole,
        GroupRole,  // bool: a heading
        SearchRole, // label, column name and panels
        CountRole,  // of a group
    };

    explicit VariableModel(QObject* parent = nullptr);

    void setGroups(std::vector<VariableGroup> groups); // keeps indexes alive where only figures changed

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override;

private:
    // A place in the tree. Nodes are numbered depth first, so the same shape has the same numbers.
    struct Node {
        int parent = -1; // node number, -1 for a group
        int row = 0;
        const VariableGroup* group = nullptr;
        const VariableRow* variable = nullptr; // null for a group
        std::vector<int> children;
    };
    static std::vector<Node> nodesOf(const std::vector<VariableGroup>& groups, std::vector<int>& top);
    const Node& node(const QModelIndex& index) const { return m_nodes[index.internalId()]; }
    QVariant groupData(const VariableGroup& group, int column, int role) const;
    QVariant rowData(const VariableRow& row, int column, int role) const;

    std::vector<VariableGroup> m_groups;
    std::vector<Node> m_nodes;
    std::vector<int> m_top;
};

} // namespace ui
