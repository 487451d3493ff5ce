// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/result_chart.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/patient/result_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>

namespace ui {

ResultChart::ResultChart(QWidget* parent)
    : Card(parent, Padding::None),
      m_model(new ResultModel(this)),
      m_delegate(new ResultDelegate(this)),
      m_view(new QTreeView(this)),
      m_units(new SegmentedControl({tr("US"), tr("SI")}, tr("Units"), this)),
      m_note(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    buildLayout();
    connectInputs();
}

void ResultChart::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 5, 12, 5);
    head->setSpacing(8);
    QLabel* title = makeStrongLabel(tr("Results"));
    head->addWidget(title);
    auto* what = new ElidedLabel(tr("known and estimated values"), TypeSize::Table, Tone::Secondary);
    explain(*what, Term::Estimate);
    head->addWidget(what, 1);
    m_units->setToolTip(tr("Values in the units of the United States, or in SI units"));
    head->addWidget(m_units);
    body()->setSpacing(0);
    body()->addLayout(head);
    body()->addWidget(makeHorizontalRule());
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(true);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAccessibleName(tr("Results"));
    m_view->setAccessibleDescription(tr("F2 changes a value and opens a second path"));
    m_view->header()->setStretchLastSection(true);
    m_view->header()->setSectionsMovable(false);
    m_view->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->installEventFilter(this);
    body()->addWidget(m_view, 1);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 8);
    body()->addWidget(m_note);
}

void ResultChart::connectInputs()
{
    connect(m_units, &SegmentedControl::chosen, this,
            [this](int choice) { Q_EMIT unitsChosen(choice == 0 ? UnitSystem::Us : UnitSystem::Si); });
    // After the editor is closed: the answer replaces the model's rows.
    connect(m_model, &ResultModel::valueEdited, this, &ResultChart::valueEdited, Qt::QueuedConnection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT valueChosen(chosen()); });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (!m_model->row(index))
            m_view->setExpanded(index.siblingAtColumn(0), !m_view->isExpanded(index.siblingAtColumn(0)));
    });
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (m_model->row(index) && index.column() != ResultModel::Value)
            m_view->edit(index.siblingAtColumn(ResultModel::Value));
    });
}

std::optional<core::FeatureId> ResultChart::chosen() const
{
    const ResultRow* row = m_model->row(m_view->currentIndex());
    if (!row || row->kind != ResultRow::Kind::Known || !row->numeric)
        return std::nullopt;
    return row->feature;
}

void ResultChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_view->doItemsLayout();
    fitColumns();
}

void ResultChart::setGroups(std::vector<ResultGroup> groups, bool editable)
{
    m_model->setEditable(editable);
    if (groups == m_model->groups())
        return;
    const ResultRow* row = m_model->row(m_view->currentIndex());
    const std::optional<core::FeatureId> before = row ? std::optional(row->feature) : std::nullopt;
    const int scrolled = m_view->verticalScrollBar()->value();
    const auto newest = std::ranges::find(groups, true, &ResultGroup::newest);
    const int arrived = newest == groups.end() ? -1 : static_cast<int>(newest - groups.begin());
    const bool news = arrived >= 0 && std::ranges::none_of(m_model->groups(), [&](const ResultGroup& group) {
                          return group.newest && group.title == newest->title;
                      });
    m_model->setGroups(std::move(groups));
    for (int group = 0; group < m_model->rowCount(); ++group)
        m_view->setFirstColumnSpanned(group, {}, true);
    m_view->expandAll();
    fitColumns();
    if (before)
        m_view->setCurrentIndex(m_model->indexOf(*before));
    m_view->verticalScrollBar()->setValue(scrolled);
    if (news) // what has just come in is what everybody looks for
        m_view->scrollTo(m_model->index(arrived, 0), QAbstractItemView::PositionAtTop);
    else if (arrived < 0)
        m_view->scrollToTop();
    Q_EMIT valueChosen(chosen());
}

void ResultChart::setNote(const QString& note)
{
    m_note->setText(note);
}

void ResultChart::addBelow(QWidget* widget)
{
    body()->insertWidget(body()->count() - 1, widget);
}

// Every column as wide as what is in it; names give way first, the picture last.
void ResultChart::fitColumns()
{
    QHeaderView* header = m_view->header();
    m_view->setColumnHidden(ResultModel::Picture, false); // the last that is shown takes what is left
    int taken = 0;
    for (const int column : {ResultModel::Value, ResultModel::Flag, ResultModel::Reference}) {
        m_view->resizeColumnToContents(column);
        taken += header->sectionSize(column);
    }
    m_view->resizeColumnToContents(ResultModel::Test);
    const int wanted = header->sectionSize(ResultModel::Test);
    const int room = m_view->viewport()->width() - taken;
    const int names = std::min(wanted, std::max(m_theme.px(112), room - m_theme.px(112)));
    // A picture too narrow to read gives its room to the names.
    const bool narrow = room - names < m_theme.px(56);
    m_view->setColumnHidden(ResultModel::Picture, narrow);
    header->resizeSection(ResultModel::Test, narrow ? std::max(room, m_theme.px(70)) : names);
}

void ResultChart::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    fitColumns();
}

// Keys of the step bar go on to the page, and F2 changes the value whichever cell of its row is current.
bool ResultChart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_F2 && m_model->row(m_view->currentIndex())) {
            m_view->edit(m_view->currentIndex().siblingAtColumn(ResultModel::Value));
            return true;
        }
        static constexpr int kStepKeys[] = {Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Home, Qt::Key_End};
        if (std::ranges::find(kStepKeys, key) != std::end(kStepKeys)) {
            event->ignore();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace ui
