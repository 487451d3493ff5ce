// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/variable_filter.h"

#include "ui/data/variable_model.h"

#include <algorithm>

namespace ui {

VariableFilter::VariableFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setSortRole(VariableModel::SortRole);
    setDynamicSortFilter(true);
}

void VariableFilter::setWords(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void VariableFilter::setRole(std::optional<core::Role> role)
{
    m_role = role;
    invalidateFilter();
}

void VariableFilter::setOnlyWarned(bool onlyWarned)
{
    m_onlyWarned = onlyWarned;
    invalidateFilter();
}

bool VariableFilter::isActive() const
{
    return !m_words.isEmpty() || m_role || m_onlyWarned;
}

bool VariableFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (index.data(VariableModel::GroupRole).toBool())
        return false; // kept by its rows alone
    if (m_onlyWarned && !index.data(VariableModel::WarnedRole).toBool())
        return false;
    if (m_role && index.data(VariableModel::RoleRole).toInt() != static_cast<int>(*m_role))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = index.data(VariableModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool VariableFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (left.data(VariableModel::GroupRole).toBool())
        return sortOrder() == Qt::AscendingOrder ? left.row() < right.row() : left.row() > right.row();
    const QVariant a = left.data(VariableModel::SortRole);
    const QVariant b = right.data(VariableModel::SortRole);
    if (a.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace ui
