// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/variable_table.h"

#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/data_text.h"
#include "ui/common/theme/icons.h"
#include "ui/data/histogram_delegate.h"
#include "ui/data/variable_filter.h"
#include "ui/data/variable_header.h"
#include "ui/data/variable_model.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <numeric>

namespace ui {
namespace {

constexpr std::array kRoles{core::Role::Outcome, core::Role::Visible, core::Role::Test,
                            core::Role::Split,   core::Role::Ignored, core::Role::Unassigned};

} // namespace

VariableTable::VariableTable(QWidget* parent)
    : QFrame(parent),
      m_theme(lightTheme()),
      m_model(new VariableModel(this)),
      m_filter(new VariableFilter(this)),
      m_delegate(new HistogramDelegate(this)),
      m_view(new QTreeView(this)),
      m_header(new VariableHeader(this)),
      m_title(makeLabel(tr("Variables"))),
      m_find(new QLineEdit(this)),
      m_role(new QComboBox(this)),
      m_onlyWarned(new QCheckBox(tr("Only with warnings"), this)),
      m_emptyNote(makeLabel(tr("No variable fits the filter."), TypeSize::Table, Tone::Secondary, this))
{
    setProperty("card", true);
    m_filter->setSourceModel(m_model);
    buildLayout();
    setUpView();
    connectInputs();
}

QLayout* VariableTable::makeToolRow()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);
    m_title->setProperty("type", "strong");
    row->addWidget(m_title, 1);
    m_find->setPlaceholderText(tr("Find a variable"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(lineIcon(Icon::Search, IconTint::Secondary), QLineEdit::LeadingPosition);
    m_find->setAccessibleName(tr("Find a variable"));
    m_find->setToolTip(tr("By name, column or panel (Ctrl+F)"));
    row->addWidget(m_find, 2);
    m_role->addItem(tr("All roles"), -1);
    for (const core::Role role : kRoles)
        m_role->addItem(roleName(role), static_cast<int>(role));
    m_role->setAccessibleName(tr("Show variables of role"));
    row->addWidget(m_role);
    row->addWidget(m_onlyWarned);
    return row;
}

void VariableTable::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(makeToolRow());
    column->addWidget(m_view, 1);
    m_emptyNote->setAlignment(Qt::AlignCenter);
    m_emptyNote->setMargin(12);
    m_emptyNote->hide();
    column->addWidget(m_emptyNote);
}

void VariableTable::setUpView()
{
    m_view->setHeader(m_header);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(m_delegate);
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(false);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_copy = addCopyAction(*m_view);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->header()->setSectionsClickable(true);
    m_view->header()->setSectionsMovable(false);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(24);
    m_view->header()->setHighlightSections(false);
    m_view->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->setAccessibleName(tr("Variables"));
    m_view->setAccessibleDescription(
        tr("F2 edits a variable, Ctrl+Shift+R sets the role, Ctrl+M moves it to a panel, Delete leaves it unused."));
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
}

void VariableTable::connectInputs()
{
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setWords(words);
        updateEmptyNote();
    });
    connect(m_role, &QComboBox::currentIndexChanged, this, [this] {
        const int role = m_role->currentData().toInt();
        m_filter->setRole(role < 0 ? std::nullopt : std::optional(static_cast<core::Role>(role)));
        updateEmptyNote();
    });
    connect(m_onlyWarned, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setOnlyWarned(only);
        updateEmptyNote();
    });
    connect(m_view, &QTreeView::doubleClicked, this, &VariableTable::activate);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(VariableModel::GroupRole).toBool() ||
            (index.column() == VariableModel::Variable && m_filter->hasChildren(index)))
            m_view->setExpanded(index.siblingAtColumn(0), !m_view->isExpanded(index.siblingAtColumn(0)));
    });
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (index.data(VariableModel::GroupRole).toBool())
            m_closedGroups << index.data().toString();
    });
    connect(m_view, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { m_closedGroups.removeAll(index.data().toString()); });
    connect(m_view, &QTreeView::customContextMenuRequested, this,
            [this](const QPoint& place) { showMenu(m_view->viewport()->mapToGlobal(place)); });
    connect(m_view->header(), &QHeaderView::sectionResized, this, [this] { m_columnsTouched |= !m_fitting; });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &VariableTable::chosenChanged);
}

void VariableTable::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_header->setTheme(theme);
    m_find->setMinimumWidth(theme.px(110));
    m_find->setMaximumWidth(theme.px(190));
    m_columnsTouched = false;
    m_view->doItemsLayout();
    fitColumns();
}

void VariableTable::setStudy(const core::Study& study, bool readOnly)
{
    m_task = study.task;
    m_readOnly = readOnly;
    m_view->setDragEnabled(!readOnly);
}

void VariableTable::setGroups(std::vector<VariableGroup> groups)
{
    const std::vector<std::string> chosen = chosenColumns();
    const int scroll = m_view->verticalScrollBar()->value();
    bool rebuilt = false;
    const auto watch = connect(m_model, &QAbstractItemModel::modelReset, this, [&rebuilt] { rebuilt = true; });
    m_model->setGroups(std::move(groups));
    disconnect(watch);
    if (rebuilt)
        restoreShape(chosen, scroll);
    updateEmptyNote();
}

void VariableTable::restoreShape(const std::vector<std::string>& chosen, int scroll)
{
    QItemSelection selection;
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex heading = m_filter->index(group, 0);
        m_view->setFirstColumnSpanned(group, {}, true);
        m_view->setExpanded(heading, !m_closedGroups.contains(heading.data().toString()));
        for (int row = 0; row < m_filter->rowCount(heading); ++row) {
            const QModelIndex index = m_filter->index(row, 0, heading);
            const QStringList names = index.data(VariableModel::ColumnNamesRole).toStringList();
            if (std::find(chosen.begin(), chosen.end(), names.value(0).toStdString()) != chosen.end())
                selection.select(index, index.siblingAtColumn(VariableModel::ColumnCount - 1));
        }
    }
    if (!selection.isEmpty()) {
        m_view->selectionModel()->setCurrentIndex(selection.indexes().front(), QItemSelectionModel::NoUpdate);
        m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    }
    m_view->verticalScrollBar()->setValue(scroll);
}

// Widths for usual content at this zoom: the table does not jump when figures arrive. In a narrow window columns give
// way, and the role goes, which the headings of the groups tell as well. A width the user set is left alone.
void VariableTable::fitColumns()
{
    static constexpr std::array kUsual{160, 72, 84, 78, 82, 90, 72, 120};
    static constexpr std::array kLeast{118, 62, 70, 58, 72, 78, 66, 66};
    if (m_columnsTouched)
        return;
    const auto least = m_theme.px(std::accumulate(kLeast.begin(), kLeast.end(), 0));
    const auto usual = m_theme.px(std::accumulate(kUsual.begin(), kUsual.end(), 0));
    const int room = m_view->viewport()->width();
    const bool narrow = room < least;
    const double grown = std::clamp(static_cast<double>(room - least) / std::max(1, usual - least), 0.0, 1.0);
    const int extra = std::max(0, room - usual);
    m_fitting = true;
    m_view->setColumnHidden(VariableModel::Role, narrow);
    int used = 0;
    for (int column = 0; column < VariableModel::Distribution; ++column) {
        const auto at = static_cast<std::size_t>(column);
        int width = m_theme.px(kLeast[at] + (kUsual[at] - kLeast[at]) * grown);
        if (column == VariableModel::Variable)
            width += extra / 3;
        if (column == VariableModel::Panel)
            width += extra / 6;
        m_view->header()->resizeSection(column, width);
        used += column == VariableModel::Role && narrow ? 0 : width;
    }
    m_view->header()->resizeSection(VariableModel::Distribution,
                                    std::max(room - used, m_theme.px(kLeast[VariableModel::Distribution])));
    m_fitting = false;
}

// Where the type is large the heading goes and the words get shorter.
void VariableTable::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    // More where words are longer: the design's own take 300 pixels.
    m_title->setVisible(true);
    m_onlyWarned->setText(tr("Only with warnings"));
    const int words = m_title->sizeHint().width() + m_onlyWarned->sizeHint().width() + m_role->sizeHint().width();
    const bool roomy = width() >= std::max(m_theme.px(430), words + m_theme.px(170));
    m_title->setVisible(roomy);
    if (!roomy)
        m_onlyWarned->setText(tr("Warnings"));
}

void VariableTable::updateEmptyNote()
{
    m_emptyNote->setVisible(m_model->rowCount() > 0 && m_filter->rowCount() == 0);
    if (!m_filter->isActive())
        return;
    m_view->expandToDepth(0);
    for (int group = 0; group < m_filter->rowCount(); ++group)
        m_view->setFirstColumnSpanned(group, {}, true);
}

std::vector<std::string> VariableTable::chosenColumns() const
{
    std::vector<std::string> columns;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        for (const QString& name : index.data(VariableModel::ColumnNamesRole).toStringList())
            if (std::find(columns.begin(), columns.end(), name.toStdString()) == columns.end())
                columns.push_back(name.toStdString());
    return columns;
}

void VariableTable::choose(const std::string& column)
{
    const QModelIndexList found =
        m_filter->match(m_filter->index(0, 0), VariableModel::ColumnNamesRole,
                        QStringList{QString::fromStdString(column)}, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        return;
    m_view->setCurrentIndex(found.front());
    m_view->scrollTo(found.front(), QAbstractItemView::PositionAtCenter);
}

void VariableTable::addRoleActions(QMenu& menu, const Columns& columns)
{
    for (const core::Role role : kRoles) {
        const bool single = role == core::Role::Outcome || role == core::Role::Split;
        if (role == core::Role::Test || role == core::Role::Unassigned || (single && columns.size() != 1))
            continue; // a test becomes one by being put in a panel
        QAction* action =
            menu.addAction(roleName(role), this, [this, columns, role] { Q_EMIT roleRequested(columns, role); });
        action->setCheckable(true);
        action->setChecked(std::all_of(columns.begin(), columns.end(), [this, role](const std::string& column) {
            return core::roleOf(m_task, column) == role;
        }));
    }
}

void VariableTable::addPanelActions(QMenu& menu, const Columns& columns, bool copy)
{
    for (std::size_t panel = 0; panel < m_task.panels.size(); ++panel) {
        QAction* action = menu.addAction(QString::fromStdString(m_task.panels[panel].name), this,
                                         [this, columns, panel, copy] { Q_EMIT panelRequested(columns, panel, copy); });
        const auto& tests = m_task.panels[panel].columns;
        const bool hasAll = std::all_of(columns.begin(), columns.end(), [&tests](const std::string& column) {
            return std::find(tests.begin(), tests.end(), column) != tests.end();
        });
        action->setEnabled(!hasAll);
    }
    menu.addSeparator();
    menu.addAction(lineIcon(Icon::Plus), tr("New panel"), this, [this, columns] { Q_EMIT newPanelRequested(columns); });
}

void VariableTable::addLeaveActions(QMenu& menu, const Columns& columns)
{
    for (std::size_t panel = 0; panel < m_task.panels.size(); ++panel) {
        const auto& tests = m_task.panels[panel].columns;
        const bool concerned = std::any_of(columns.begin(), columns.end(), [&tests](const std::string& column) {
            return std::find(tests.begin(), tests.end(), column) != tests.end();
        });
        if (concerned)
            menu.addAction(QString::fromStdString(m_task.panels[panel].name), this,
                           [this, columns, panel] { Q_EMIT panelLeft(columns, panel); });
    }
}

void VariableTable::showMenu(const QPoint& globalPosition)
{
    const Columns columns = chosenColumns();
    if (columns.empty())
        return;
    QMenu menu(this);
    if (!m_readOnly) {
        addRoleActions(*menu.addMenu(tr("Role")), columns);
        addPanelActions(*menu.addMenu(lineIcon(Icon::ArrowRight), tr("Move to panel")), columns, false);
        addPanelActions(*menu.addMenu(lineIcon(Icon::Copy), tr("Also put in panel")), columns, true);
        QMenu* leave = menu.addMenu(tr("Remove from panel"));
        addLeaveActions(*leave, columns);
        leave->setEnabled(!leave->isEmpty());
        menu.addSeparator();
    }
    if (columns.size() == 1 && !m_readOnly)
        menu.addAction(lineIcon(Icon::Edit), tr("Edit name, unit and range…"), this,
                       [this, columns] { Q_EMIT editRequested(columns.front(), VariableModel::Variable); })
            ->setShortcut(Qt::Key_F2);
    menu.addAction(lineIcon(Icon::Table), tr("Show rows"), this,
                   [this, columns] { Q_EMIT rowsRequested(columns.front()); });
    menu.addAction(m_copy);
    menu.exec(globalPosition);
}

QPoint VariableTable::menuPlace() const
{
    const QRect row = m_view->visualRect(m_view->currentIndex());
    return m_view->viewport()->mapToGlobal(row.bottomLeft() + QPoint(m_theme.px(30), 0));
}

void VariableTable::activate(const QModelIndex& index)
{
    const Columns columns = chosenColumns();
    if (m_readOnly || columns.empty() || index.data(VariableModel::GroupRole).toBool())
        return;
    QMenu menu(this);
    const QPoint place = m_view->viewport()->mapToGlobal(m_view->visualRect(index).bottomLeft());
    if (index.column() == VariableModel::Role) {
        addRoleActions(menu, columns);
        menu.exec(place);
    } else if (index.column() == VariableModel::Panel) {
        addPanelActions(menu, columns, false);
        menu.exec(place);
    } else if (columns.size() == 1) {
        Q_EMIT editRequested(columns.front(), index.column());
    }
}

bool VariableTable::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const Columns columns = chosenColumns();
    if (key == Qt::Key_Menu || (key == Qt::Key_F10 && modifiers == Qt::ShiftModifier)) {
        showMenu(menuPlace());
        return true;
    }
    if (columns.empty() || m_readOnly)
        return false;
    if (key == Qt::Key_F2 || key == Qt::Key_Return || key == Qt::Key_Enter) {
        activate(m_view->currentIndex());
        return true;
    }
    if (key == Qt::Key_Delete) {
        Q_EMIT roleRequested(columns, core::Role::Ignored);
        return true;
    }
    const bool toPanel = key == Qt::Key_M && modifiers == Qt::ControlModifier;
    const bool toRole = key == Qt::Key_R && modifiers == (Qt::ControlModifier | Qt::ShiftModifier);
    if (!toPanel && !toRole)
        return false;
    QMenu menu(this);
    if (toPanel)
        addPanelActions(menu, columns, false);
    else
        addRoleActions(menu, columns);
    menu.exec(menuPlace());
    return true;
}

bool VariableTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (handleKey(press->key(), press->modifiers()))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace ui
