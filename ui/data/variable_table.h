// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "core/data/task/task_editing.h"
#include "ui/common/theme/theme.h"
#include "ui/common/variable_rows.h"
#include "ui/data/study_edits.h"

#include <QFrame>

#include <string>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QTreeView;

namespace ui {

class HistogramDelegate;
class VariableFilter;
class VariableHeader;
class VariableModel;

// The card with all variables: find box, role filter, the table itself, and everything one can do with chosen rows.
class VariableTable : public QFrame {
    Q_OBJECT

public:
    explicit VariableTable(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStudy(const core::Study& study, bool readOnly);
    void setGroups(std::vector<VariableGroup> groups); // chosen rows, open groups and scroll position stay
    std::vector<std::string> chosenColumns() const;
    void choose(const std::string& column);
    QTreeView* view() const { return m_view; }
    QLineEdit* findBox() const { return m_find; }

Q_SIGNALS:
    void roleRequested(const std::vector<std::string>& columns, core::Role role);
    void panelRequested(const std::vector<std::string>& columns, std::size_t panel, bool copy);
    void newPanelRequested(const std::vector<std::string>& columns);
    void panelLeft(const std::vector<std::string>& columns, std::size_t panel);
    void editRequested(const std::string& column, int tableColumn);
    void rowsRequested(const std::string& column);
    void chosenChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QLayout* makeToolRow();
    void setUpView();
    void connectInputs();
    void restoreShape(const std::vector<std::string>& chosen, int scroll);
    void fitColumns();
    void showMenu(const QPoint& globalPosition);
    void addRoleActions(QMenu& menu, const Columns& columns);
    void addPanelActions(QMenu& menu, const Columns& columns, bool copy);
    void addLeaveActions(QMenu& menu, const Columns& columns);
    void activate(const QModelIndex& index);
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    QPoint menuPlace() const;
    void updateEmptyNote();

    core::Task m_task;
    bool m_readOnly = false;
    bool m_columnsTouched = false; // the user set a width
    bool m_fitting = false;
    Theme m_theme;
    VariableModel* m_model;
    VariableFilter* m_filter;
    HistogramDelegate* m_delegate;
    QTreeView* m_view;
    QAction* m_copy = nullptr;
    VariableHeader* m_header;
    QLabel* m_title;
    QLineEdit* m_find;
    QComboBox* m_role;
    QCheckBox* m_onlyWarned;
    QLabel* m_emptyNote;
    QStringList m_closedGroups; // titles the user folded
};

} // namespace ui
