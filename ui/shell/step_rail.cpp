// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/step_rail.h"

#include "ui/common/theme/icons.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {
namespace {

constexpr int kStateRole = Qt::UserRole;
constexpr int kStateTextRole = Qt::UserRole + 1;
constexpr int kBeforeName = 41; // design pixels, the tick among them
constexpr int kAfterName = 6;

QString spoken(StepState state)
{
    switch (state) {
    case StepState::NeedsEarlier:
        return QCoreApplication::translate("StepRail", "needs an earlier step");
    case StepState::Ready:
        return QCoreApplication::translate("StepRail", "ready");
    case StepState::Running:
        return QCoreApplication::translate("StepRail", "running");
    case StepState::LookHere:
        return QCoreApplication::translate("StepRail", "needs a look");
    case StepState::Done:
        return QCoreApplication::translate("StepRail", "done");
    }
    Q_UNREACHABLE();
}

// The tick of a step. Each state has a shape of its own, so colour never works alone.
void drawTick(QPainter& painter, const QRectF& area, StepState state, const Theme& theme)
{
    const qreal inset = theme.px(1);
    const QRectF ring = area.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    switch (state) {
    case StepState::Done:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.ok);
        painter.drawEllipse(ring);
        paintIcon(painter, Icon::Check, ring.adjusted(inset * 3, inset * 3, -inset * 3, -inset * 3), theme.rail);
        break;
    case StepState::Running:
        painter.setPen(QPen(theme.muted, 2.0));
        painter.drawEllipse(ring);
        painter.setPen(QPen(theme.accent, 2.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(ring, 90 * 16, -120 * 16);
        break;
    case StepState::LookHere:
        paintIcon(painter, Icon::Warning, area, theme.warningText);
        break;
    case StepState::Ready:
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(theme.surface);
        painter.drawEllipse(ring);
        break;
    case StepState::NeedsEarlier: {
        QPen dashed(theme.control, 1.2);
        dashed.setDashPattern({2.0, 2.0});
        painter.setPen(dashed);
        painter.drawEllipse(ring);
        break;
    }
    }
}

} // namespace

class StepRail::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : int(kSteps.size()); }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const auto row = static_cast<std::size_t>(index.row());
        const StepInfo& info = m_steps[row];
        switch (role) {
        case Qt::DisplayRole:
            return stepName(kSteps[row]);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2, %3").arg(stepName(kSteps[row]), spoken(info.state), info.stateText);
        case kStateRole:
            return static_cast<int>(info.state);
        case kStateTextRole:
        case Qt::ToolTipRole:
            return info.stateText;
        default:
            return {};
        }
    }

    void setSteps(const StepInfos& steps)
    {
        m_steps = steps;
        Q_EMIT dataChanged(index(0), index(int(kSteps.size()) - 1));
    }

private:
    StepInfos m_steps;
};

class StepRail::Delegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }

    // Names are shown whole; what is said about a step may be elided.
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        const QFontMetrics metrics(fontOf(m_theme, TypeSize::Body, true));
        int widest = 0;
        for (const Step step : kSteps)
            widest = std::max(widest, metrics.horizontalAdvance(stepName(step)));
        return {std::max(m_theme.px(184), m_theme.px(kBeforeName + kAfterName) + widest + 2), m_theme.px(54)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const auto state = static_cast<StepState>(index.data(kStateRole).toInt());
        const Qt::LayoutDirection direction = option.direction;
        const QRect row = option.rect;
        const auto place = [&](const QRect& rect) { return QStyle::visualRect(direction, row, rect); };

        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current || hovered)
            painter->fillRect(row, current ? m_theme.selection : m_theme.hover);
        if (current)
            painter->fillRect(place(QRect(row.left(), row.top(), 3, row.height())), m_theme.accent);

        const int tick = m_theme.px(18);
        const QRect tickArea(row.left() + m_theme.px(13), row.center().y() - tick / 2, tick, tick);
        drawTick(*painter, place(tickArea), state, m_theme);
        drawWords(*painter, place(row.adjusted(m_theme.px(kBeforeName), 0, -m_theme.px(kAfterName), 0)), index, state,
                  direction);
        if (current && option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(m_theme.accent, 2.0));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(row).adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

private:
    void drawWords(QPainter& painter, const QRect& area, const QModelIndex& index, StepState state,
                   Qt::LayoutDirection direction) const
    {
        const bool open = state != StepState::NeedsEarlier;
        const QFont nameFont = fontOf(m_theme, TypeSize::Body, open);
        const QFont stateFont = fontOf(m_theme, TypeSize::Caption);
        const int nameHeight = QFontMetrics(nameFont).height();
        const int stateHeight = QFontMetrics(stateFont).height();
        const int top = area.center().y() - (nameHeight + stateHeight) / 2;
        const auto line = [&](const QString& text, const QFont& font, const QColor& colour, int y, int height) {
            painter.setFont(font);
            painter.setPen(colour);
            const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width());
            const auto alignment = QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter);
            painter.drawText(QRect(area.left(), y, area.width(), height), int(alignment), shown);
        };
        line(index.data().toString(), nameFont, open ? m_theme.text : m_theme.textSecondary, top, nameHeight);
        line(index.data(kStateTextRole).toString(), stateFont, m_theme.textSecondary, top + nameHeight, stateHeight);
    }

    Theme m_theme = lightTheme();
};

StepRail::StepRail(QWidget* parent) : QListView(parent), m_model(new Model(this)), m_delegate(new Delegate(this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setObjectName(QStringLiteral("stepRail"));
    setAccessibleName(tr("Steps"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    // A click on the step that is current already leads back to it from the start page.
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT stepChosen(kSteps[static_cast<std::size_t>(index.row())]); });
}

StepRail::~StepRail() = default;

void StepRail::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    scheduleDelayedItemsLayout();
    updateGeometry();
    viewport()->update();
}

void StepRail::setSteps(const StepInfos& steps)
{
    m_model->setSteps(steps);
}

void StepRail::setCurrent(std::optional<Step> step)
{
    m_quiet = true;
    if (step) {
        setCurrentIndex(m_model->index(static_cast<int>(*step)));
    } else {
        clearSelection();
        setCurrentIndex({});
    }
    m_quiet = false;
}

QSize StepRail::sizeHint() const
{
    const QSize row = m_delegate->sizeHint({}, {});
    return {row.width(), row.height() * int(kSteps.size())};
}

void StepRail::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QListView::selectionChanged(selected, deselected);
    if (!m_quiet && !selected.isEmpty())
        Q_EMIT stepChosen(kSteps[static_cast<std::size_t>(selected.indexes().front().row())]);
}

} // namespace ui
