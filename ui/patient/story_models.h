// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/story/story_rows.h"

#include <QAbstractItemModel>
#include <QAbstractListModel>

#include <vector>

namespace ui {

// What can be done at a step, the policy's choice first.
class ActionModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int RowRole = Qt::UserRole; // ActionRow
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<ActionRow> rows);
    const std::vector<ActionRow>& rows() const { return m_rows; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<ActionRow> m_rows;
};

// The values of a patient, by panel.
class ResultModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Test, Value, Flag, Reference, Picture, ColumnCount };
    static constexpr int RowRole = Qt::UserRole;       // ResultRow
    static constexpr int GroupRole = Qt::UserRole + 1; // ResultGroup, of a heading
    using QAbstractItemModel::QAbstractItemModel;

    void setGroups(std::vector<ResultGroup> groups);
    void setEditable(bool editable) { m_editable = editable; }
    const std::vector<ResultGroup>& groups() const { return m_groups; }
    const ResultRow* row(const QModelIndex& index) const; // null: a heading
    QModelIndex indexOf(core::FeatureId feature) const;   // invalid: not listed

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override; // nothing changes but the request

Q_SIGNALS:
    void valueEdited(core::FeatureId feature, std::optional<float> stored); // unset: not in the record

private:
    QVariant rowData(const ResultRow& row, int column, int role) const;

    std::vector<ResultGroup> m_groups;
    bool m_editable = true;
};

QString spokenResult(const ResultRow& row); // "Hemoglobin 11.2 g/dL ↓ L, reference 12.0–15.5"

} // namespace ui
