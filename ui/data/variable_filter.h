// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task_editing.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace ui {

// The variables the user asked for: by a word, by role, only with warnings. Groups stay in their order when the rows
// inside them are sorted, and disappear when nothing in them is left.
class VariableFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit VariableFilter(QObject* parent = nullptr);

    void setWords(const QString& words); // all of them must occur
    void setRole(std::optional<core::Role> role);
    void setOnlyWarned(bool onlyWarned);
    bool isActive() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    std::optional<core::Role> m_role;
    bool m_onlyWarned = false;
};

} // namespace ui
