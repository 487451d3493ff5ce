// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/action_list.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/theme/icons.h"
#include "ui/figures/story/story_reader.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {

// Name and price, the probability with its bar, and what it would add.
class ActionDelegate : public QStyledItemDelegate {
public:
    void setTheme(const Theme& theme) { m_theme = theme; }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto row = index.data(ActionModel::RowRole).value<ActionRow>();
        const int lines = QFontMetrics(fontOf(m_theme, TypeSize::Body)).lineSpacing() +
                          QFontMetrics(fontOf(m_theme, TypeSize::Caption)).lineSpacing();
        return {m_theme.px(180), lines + m_theme.px(row.bar ? 25 : 16)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const ActionRow& row) const;
    void paintBar(QPainter& painter, const QRect& area, double probability) const;

    Theme m_theme = lightTheme();
};

void ActionDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option, const ActionRow& row) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = (option.state & QStyle::State_MouseOver) && row.state == ActionRow::State::Open;
    painter.fillRect(option.rect, row.taken ? m_theme.selection : hovered ? m_theme.hover : m_theme.surface);
    if (row.taken)
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), m_theme.px(3), option.rect.height()),
                         m_theme.accent);
    painter.setPen(m_theme.grid);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (selected) {
        painter.setPen(QPen(m_theme.accent, option.state & QStyle::State_HasFocus ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
}

void ActionDelegate::paintBar(QPainter& painter, const QRect& area, double probability) const
{
    painter.fillRect(area, m_theme.grid);
    QRect filled = area;
    filled.setWidth(qRound(area.width() * probability));
    painter.fillRect(filled, m_theme.accent);
}

void ActionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto row = index.data(ActionModel::RowRole).value<ActionRow>();
    const bool open = row.state == ActionRow::State::Open;
    painter->save();
    paintGround(*painter, option, row);
    const QFont body = fontOf(m_theme, TypeSize::Body, row.taken || row.advised);
    const QFont caption = fontOf(m_theme, TypeSize::Caption);
    const QFontMetrics metrics(body);
    QRect area = option.rect.adjusted(m_theme.px(12), m_theme.px(7), -m_theme.px(12), -m_theme.px(7));
    QRect first(area.left(), area.top(), area.width(), metrics.lineSpacing());
    const QRect second(area.left(), first.bottom() + 1, area.width(), QFontMetrics(caption).lineSpacing());

    const QString& right = row.figure;
    painter->setFont(body);
    painter->setPen(open ? m_theme.text : m_theme.textDisabled);
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, right);
    if (row.state == ActionRow::State::Ordered)
        paintIcon(*painter, Icon::Check,
                  QRect(first.right() - m_theme.px(15), first.top() + (first.height() - m_theme.px(15)) / 2,
                        m_theme.px(15), m_theme.px(15)),
                  m_theme.ok);
    first.setRight(first.right() -
                   (right.isEmpty() ? m_theme.px(20) : metrics.horizontalAdvance(right) + m_theme.px(8)));
    const QFont priceFont = fontOf(m_theme, TypeSize::Table);
    const int priceWidth =
        row.price.isEmpty() ? 0 : QFontMetrics(priceFont).horizontalAdvance(row.price) + m_theme.px(7);
    const QString name = metrics.elidedText(row.name, Qt::ElideRight, first.width() - priceWidth + 2);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter, name);
    QRect price = first;
    price.setLeft(first.left() + metrics.horizontalAdvance(name) + m_theme.px(7));
    painter->setFont(priceFont);
    painter->setPen(open ? m_theme.textSecondary : m_theme.textDisabled);
    painter->drawText(price, Qt::AlignLeft | Qt::AlignVCenter, row.price);

    painter->setFont(caption);
    painter->drawText(second, Qt::AlignRight | Qt::AlignVCenter, row.note);
    const int worth = row.note.isEmpty() ? 0 : QFontMetrics(caption).horizontalAdvance(row.note) + m_theme.px(6);
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(caption).elidedText(row.detail, Qt::ElideRight, second.width() - worth));
    if (row.bar)
        paintBar(*painter, QRect(area.left(), second.bottom() + m_theme.px(4), area.width(), m_theme.px(5)), *row.bar);
    painter->restore();
}

ActionList::ActionList(QWidget* parent)
    : Card(parent, Padding::None),
      m_model(new ActionModel(this)),
      m_delegate(std::make_unique<ActionDelegate>()),
      m_view(new QListView(this)),
      m_side(makeLabel(tr("policy’s probability"), TypeSize::Table, Tone::Secondary)),
      m_hint(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_button(makeButton(tr("Order"), std::nullopt, this))
{
    buildLayout();
    connectInputs();
}

ActionList::~ActionList() = default;

void ActionList::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 9, 12, 9);
    QLabel* title = makeStrongLabel(tr("What next?"));
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(m_side);
    body()->setSpacing(0);
    body()->addLayout(head);
    body()->addWidget(makeHorizontalRule());
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate.get());
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setAccessibleName(tr("Possible actions"));
    m_view->setAccessibleDescription(tr("Up and down to choose, Enter to do it"));
    m_view->installEventFilter(this);
    body()->addWidget(m_view, 1);
    body()->addWidget(makeHorizontalRule());
    m_hint->setWordWrap(true);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 8, 12, 10);
    foot->setSpacing(8);
    m_button->setObjectName(QStringLiteral("orderButton"));
    foot->addWidget(m_button);
    foot->addWidget(m_hint);
    body()->addLayout(foot);
}

void ActionList::connectInputs()
{
    connect(m_view, &QListView::doubleClicked, this, &ActionList::chooseCurrent);
    connect(m_view, &QListView::customContextMenuRequested, this, &ActionList::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ActionList::showButton);
    connect(m_button, &QPushButton::clicked, this, &ActionList::chooseCurrent);
}

void ActionList::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    m_view->doItemsLayout();
    m_view->viewport()->update();
}

void ActionList::setActions(std::vector<ActionRow> rows, Role role, bool pairs)
{
    m_role = role;
    m_model->setRows(std::move(rows));
    m_side->setVisible(role == Role::Watch || role == Role::Order);
    const bool sure = isSure(m_model->rows());
    m_side->setText(sure ? tr("expected value") : tr("policy’s probability"));
    m_side->setToolTip(sure ? tr("What the policy expects to earn from here on: patients rightly reassured, λ for each "
                                 "one found, less what the tests cost. It does what is worth most.")
                            : tr("How likely the policy is to do this"));
    if (role == Role::Watch)
        m_hint->setText(tr("Right-click an action to try it instead: the story branches, the policy’s path is kept."));
    else if (role == Role::Order)
        m_hint->setText(tr("Your turn. Order a panel, or end the case with a diagnosis."));
    else if (role == Role::Blind)
        m_hint->setText(tr("Your turn, without help: what would you do? The policy’s path is shown at the end."));
    if (pairs && role != Role::Idle)
        m_hint->setText(m_hint->text() + QLatin1Char(' ') +
                        tr("You order one panel at a time; a policy that saves time may order two together."));
    m_hint->setVisible(role != Role::Idle);
    // The policy's choice is what Enter does, unless the user orders: then the choice is his.
    if (!m_view->currentIndex().isValid() && role == Role::Watch && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0));
    showButton();
}

void ActionList::showButton()
{
    const QModelIndex index = m_view->currentIndex();
    const bool open = index.isValid() && (index.flags() & Qt::ItemIsEnabled) && m_role != Role::Idle;
    m_button->setEnabled(open);
    const QString name = open ? index.data().toString() : tr("Choose an action");
    const bool trial = m_role == Role::Watch && open && !index.data(ActionModel::RowRole).value<ActionRow>().taken;
    QString text = trial ? tr("Try instead: %1").arg(name) : name;
    m_button->setText(text.replace(QLatin1Char('&'), QLatin1String("&&")));
    m_button->setAccessibleName(m_button->text());
    m_button->setToolTip(m_button->text());
    m_button->setVisible(m_role != Role::Idle && (m_role != Role::Watch || trial));
}

void ActionList::chooseCurrent()
{
    const QModelIndex index = m_view->currentIndex();
    if (m_role != Role::Idle && index.isValid() && (index.flags() & Qt::ItemIsEnabled))
        Q_EMIT actionChosen(index.data(ActionModel::RowRole).value<ActionRow>().action);
}

void ActionList::showMenu(const QPoint& position)
{
    const QModelIndex index = m_view->indexAt(position);
    if (m_role == Role::Idle || !index.isValid() || !(index.flags() & Qt::ItemIsEnabled))
        return;
    m_view->setCurrentIndex(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = index.data().toString().replace(QLatin1Char('&'), QLatin1String("&&"));
    menu->addAction(m_role == Role::Watch ? tr("Try instead: %1").arg(name) : name, this, &ActionList::chooseCurrent);
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

// Keys of the step bar go on to the page; a list of actions needs only up and down.
bool ActionList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            chooseCurrent();
            return true;
        }
        static constexpr int kStepKeys[] = {Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Home,
                                            Qt::Key_End,   Qt::Key_Left,      Qt::Key_Right};
        if (std::ranges::find(kStepKeys, key->key()) != std::end(kStepKeys)) {
            event->ignore();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace ui
