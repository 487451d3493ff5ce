// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/plan_model.h"

#include "ui/common/text/plan_text.h"

#include <QFont>

namespace ui {
namespace {

bool hasFieldOfItsOwn(core::PlanField field)
{
    return field == core::PlanField::Method || field == core::PlanField::Lambda || field == core::PlanField::Rho ||
           field == core::PlanField::Seed || field == core::PlanField::Minimise;
}

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

PlanModel::PlanModel(const core::TrainingPlan& preset, Overrides overrides, QObject* parent)
    : QAbstractTableModel(parent),
      m_preset(preset),
      m_plan(preset),
      m_overrides(std::move(overrides))
{
    for (const core::PlanField field : core::planFields())
        if (!hasFieldOfItsOwn(field))
            m_fields.push_back(field);
    for (const auto& [field, text] : m_overrides)
        (void)core::setPlanValue(m_plan, field, text); // was checked when it was typed
}

void PlanModel::clear()
{
    beginResetModel();
    m_overrides.clear();
    m_plan = m_preset;
    endResetModel();
}

int PlanModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

int PlanModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    const core::PlanField field = m_fields[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && m_overrides.contains(field)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole)
        return m_overrides.contains(field)
                   ? tr("%1 The preset has %2.").arg(planFieldText(field), toText(core::planValue(m_preset, field)))
                   : planFieldText(field);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Name:
        return toText(core::planFieldName(field));
    case Value:
        return toText(core::planValue(m_plan, field));
    case Range:
        return toText(core::planValueRange(field));
    default:
        return {};
    }
}

bool PlanModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Value)
        return false;
    const core::PlanField field = m_fields[static_cast<std::size_t>(index.row())];
    const core::Status set = core::setPlanValue(m_plan, field, value.toString().trimmed().toStdString());
    if (!set) {
        Q_EMIT refused(set.error());
        return false;
    }
    if (const std::string text = core::planValue(m_plan, field); text == core::planValue(m_preset, field))
        m_overrides.erase(field);
    else
        m_overrides[field] = text;
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    return true;
}

Qt::ItemFlags PlanModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == Value ? usual | Qt::ItemIsEditable : usual;
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Setting");
    case Value:
        return tr("Value");
    case Range:
        return tr("Possible");
    default:
        return {};
    }
}

} // namespace ui
