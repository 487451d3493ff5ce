// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/plan/plan_fields.h"

#include <QAbstractTableModel>

#include <map>
#include <string>
#include <vector>

namespace ui {

// Every setting of a plan that the page itself has no field for: name, value, range. What differs from the preset is
// kept as the text the user meant.
class PlanModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Value, Range, ColumnCount };
    using Overrides = std::map<core::PlanField, std::string>;

    PlanModel(const core::TrainingPlan& preset, Overrides overrides, QObject* parent = nullptr);

    const Overrides& overrides() const { return m_overrides; }
    void clear(); // back to the preset

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void refused(const core::Error& error); // what was typed cannot be

private:
    core::TrainingPlan m_preset;
    core::TrainingPlan m_plan;
    Overrides m_overrides;
    std::vector<core::PlanField> m_fields;
};

} // namespace ui
