// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/queue_card.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/theme/icons.h"
#include "ui/train/result_estimates.h"
#include "ui/train/reward_form.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableView>

namespace ui {
namespace {

QColor stateColour(QueueState state, const Theme& theme)
{
    switch (state) {
    case QueueState::Waiting:
    case QueueState::Preparing:
    case QueueState::Stopping:
    case QueueState::Stopped:
        return theme.textSecondary;
    case QueueState::Running:
        return theme.accent;
    case QueueState::Done:
        return theme.ok;
    case QueueState::Paused:
    case QueueState::OrdersNothing:
    case QueueState::Interrupted:
        return theme.warningText;
    case QueueState::Failed:
        return theme.errorText;
    }
    Q_UNREACHABLE();
}

Icon stateIcon(QueueState state)
{
    switch (state) {
    case QueueState::Done:
        return Icon::Check;
    case QueueState::Stopped:
        return Icon::Minus;
    case QueueState::OrdersNothing:
    case QueueState::Interrupted:
        return Icon::Warning;
    case QueueState::Failed:
        return Icon::Error;
    default:
        return Icon::Clock;
    }
}

void paintRing(QPainter& painter, const QRectF& place, double share, const QColor& colour, const Theme& theme)
{
    const double pen = theme.px(2);
    const QRectF ring = place.adjusted(pen, pen, -pen, -pen);
    painter.setPen(QPen(theme.grid, pen));
    painter.drawEllipse(ring);
    painter.setPen(QPen(colour, pen));
    constexpr int kFull = 16 * 360; // Qt counts sixteenths of a degree, from three o'clock
    painter.drawArc(ring, kFull / 4, -qRound(kFull * std::max(0.06, share)));
}

// The state of a row: a sign of its own, and its word in a colour that repeats it. What trains has a ring that fills.
class QueueStateDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(m_theme.px(24), 0);
    }

private:
    Theme m_theme = lightTheme();
};

void QueueStateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QString text = std::exchange(shown.text, {});
    const QStyle& style = *(option.widget ? option.widget->style() : QApplication::style());
    style.drawControl(QStyle::CE_ItemViewItem, &shown, painter, option.widget);
    const auto state = static_cast<QueueState>(index.data(QueueModel::StateRole).toInt());
    const QColor colour = stateColour(state, m_theme);
    const int size = m_theme.px(14);
    const int gap = m_theme.px(5);
    const QRect inside = shown.rect.adjusted(gap, 0, -gap, 0);
    const QRect sign(inside.left(), inside.center().y() - size / 2, size, size);
    const QRect words = inside.adjusted(size + gap, 0, 0, 0);
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(shown.direction, shown.rect, rect); };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (state == QueueState::Running)
        paintRing(*painter, place(sign), index.data(QueueModel::ShareRole).toDouble(), colour, m_theme);
    else
        paintIcon(*painter, stateIcon(state), place(sign), colour);
    painter->setPen(colour);
    painter->setFont(shown.font);
    painter->drawText(place(words), int(QStyle::visualAlignment(shown.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      shown.fontMetrics.elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace

QueueCard::QueueCard(QWidget* parent)
    : Card(parent, Padding::None),
      m_model(new QueueModel(this)),
      m_table(new QTableView(this)),
      m_add(makeSmallButton(tr("Add…"), this)),
      m_form(new RewardForm),
      m_put(makeSmallButton(tr("Add to the queue"), this)),
      m_fold(makeSmallButton(tr("Cancel"), this)),
      m_empty(makeLabel(tr("Policies wait here for their turn. Everything trained is stored in the project with its "
                           "curves."),
                        TypeSize::Table, Tone::Secondary)),
      m_resume(makeSmallButton(tr("Resume"), this)),
      m_remove(makeSmallButton(tr("Remove…"), this)),
      m_result(new ResultFigures(this)),
      m_words(makeLabel(tr("<b>λ</b> weighs a found case against a correct negative. <b>ρ</b> is what one unit of "
                           "money spent on tests costs in the reward; further below zero, fewer tests."),
                        TypeSize::Caption, Tone::Secondary))
{
    buildLayout();
    connectInputs();
    showActions();
}

void QueueCard::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 8, 8, 8);
    head->setSpacing(6);
    auto* title = new ElidedLabel(tr("Queue"));
    title->setProperty("type", QStringLiteral("strong"));
    head->addWidget(title, 1);
    head->addWidget(m_resume);
    head->addWidget(m_remove);
    head->addWidget(m_add);
    body()->setSpacing(0);
    body()->addLayout(head);
    m_formArea = makeFormArea();
    body()->addWidget(m_formArea);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(11, 4, 11, 11);
    m_empty->setAlignment(Qt::AlignTop);
    body()->addWidget(m_empty, 1);
    setUpTable();
    body()->addWidget(m_table, 1);
    body()->addWidget(m_result);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_words->setContentsMargins(11, 8, 11, 10);
    body()->addWidget(makeHorizontalRule());
    body()->addWidget(m_words);
    m_add->setIcon(lineIcon(Icon::Plus));
    m_resume->setToolTip(tr("Go on from the last checkpoint of this policy"));
}

QWidget* QueueCard::makeFormArea()
{
    auto* area = new QWidget;
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(11, 0, 8, 10);
    column->setSpacing(6);
    column->addWidget(m_form);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_fold);
    buttons->addWidget(m_put);
    column->addLayout(buttons);
    m_put->setToolTip(tr("Starts when there is room for it, or when you press Start"));
    return area;
}

void QueueCard::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(QueueModel::State, new QueueStateDelegate(m_table));
    m_table->setAccessibleName(tr("Queue"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->verticalHeader()->hide();
    addCopyAction(*m_table);
    m_rename = new QAction(tr("Rename…"), m_table);
    m_rename->setShortcut(QKeySequence(Qt::Key_F2));
    m_rename->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_rename);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setHighlightSections(false);
    header.setMinimumSectionSize(20);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(QueueModel::State, QHeaderView::Stretch);
}

void QueueCard::connectInputs()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showActions();
        if (chosen() && !m_quiet)
            Q_EMIT rowChosen();
    });
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (m_search)
            Q_EMIT addRequested();
        else
            unfoldForm(true);
    });
    connect(m_fold, &QPushButton::clicked, this, [this] { unfoldForm(false); });
    connect(m_put, &QPushButton::clicked, this, &QueueCard::addRequested);
    connect(m_resume, &QPushButton::clicked, this, [this] { Q_EMIT resumeRequested(*chosen()->resumable); });
    connect(m_rename, &QAction::triggered, this, [this] { Q_EMIT renameRequested(chosen()->runs.front()); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (chosen()->tickets.empty())
            Q_EMIT removeRequested(*chosen());
        else
            Q_EMIT stopRequested(*chosen());
    });
}

void QueueCard::fitWords()
{
    for (QWidget* part : {m_formArea, static_cast<QWidget*>(m_result), static_cast<QWidget*>(m_words)}) {
        const int needed = part->hasHeightForWidth() ? part->heightForWidth(width() - 2) : part->sizeHint().height();
        if (needed != part->minimumHeight())
            part->setMinimumHeight(needed);
    }
}

bool QueueCard::event(QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitWords();
    return Card::event(event);
}

void QueueCard::setTheme(const Theme& theme)
{
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(25));
    m_table->setMinimumHeight(theme.px(120)); // its head and a few rows
    static_cast<QueueStateDelegate*>(m_table->itemDelegateForColumn(QueueModel::State))->setTheme(theme);
}

void QueueCard::setRows(std::vector<QueueRow> rows, const QString& currency, core::FrontMetric metric)
{
    const QueueRow* before = chosen();
    const std::optional<core::RunId> kept =
        before && !before->runs.empty() ? std::optional(before->runs.front()) : std::nullopt;
    {
        const QScopedValueRollback quiet(m_quiet, true);
        m_model->setRows(std::move(rows), currency, metric);
    }
    m_empty->setVisible(m_model->rowCount() == 0);
    m_table->setVisible(m_model->rowCount() > 0);
    if (kept)
        setChosen(kept);
    showActions();
}

void QueueCard::setChosen(std::optional<core::RunId> run)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QueueRow* now = chosen();
    if (run && now && now->holds(*run))
        return;
    const auto& rows = m_model->rows();
    const auto found = std::ranges::find_if(rows, [&](const QueueRow& row) { return run && row.holds(*run); });
    if (found == rows.end()) {
        m_table->selectionModel()->clear();
    } else {
        const QModelIndex index = m_model->index(static_cast<int>(found - rows.begin()), 0);
        m_table->selectionModel()->setCurrentIndex(index,
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_table->scrollTo(index);
    }
    showActions();
}

const QueueRow* QueueCard::chosen() const
{
    return m_model->rowAt(m_table->selectionModel()->currentIndex().row());
}

void QueueCard::setAdding(bool possible, const QString& why, bool search)
{
    m_search = search;
    m_add->setEnabled(possible);
    m_put->setEnabled(possible && !search);
    m_form->setEnabled(!search);
    m_add->setToolTip(!possible ? why
                      : search  ? tr("Put this search in the queue; it starts when no policy is being trained")
                                : tr("Put another policy in the queue, with other weights of cases and money"));
}

void QueueCard::unfoldForm(bool unfolded)
{
    m_formArea->setVisible(unfolded);
    m_add->setVisible(!unfolded);
    m_fold->setVisible(m_model->rowCount() > 0);
    m_put->setVisible(true);
}

void QueueCard::setAllowed(bool resuming, bool removing)
{
    m_mayResume = resuming;
    m_mayRemove = removing;
    showActions();
}

void QueueCard::setResult(const std::optional<core::RunRecord>& run, const QString& currency)
{
    const bool hasResult = run && run->summary && (run->summary->validation || run->summary->test);
    m_result->setVisible(hasResult);
    if (hasResult)
        m_result->setFigures(*run->summary, currency);
}

void QueueCard::showActions()
{
    const QueueRow* row = chosen();
    const bool policy = row && !row->isSearch();
    m_resume->setVisible(policy && row->resumable && row->tickets.empty());
    m_resume->setEnabled(policy && m_mayResume && !row->earlierData);
    m_remove->setVisible(policy);
    m_rename->setEnabled(policy && !row->runs.empty());
    const bool waits = policy && row->state == QueueState::Waiting;
    const bool trains = policy && !waits && !row->tickets.empty();
    m_remove->setText(waits ? tr("Take out") : trains ? tr("Stop this one") : tr("Remove…"));
    m_remove->setToolTip(waits    ? tr("Takes it off the queue; nothing has been trained yet")
                         : trains ? tr("Only this policy is stopped; its best so far is kept and the next one begins")
                                  : tr("Remove this policy, its curves and its figures from the project"));
    m_remove->setEnabled(policy && row->state != QueueState::Stopping && (m_mayRemove || !row->tickets.empty()));
}

} // namespace ui
