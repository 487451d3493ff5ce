// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme/control_style.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionComplex>
#include <QTabBar>
#include <QWidget>

namespace ui {
namespace {

constexpr qreal kRadius = 4.0;
constexpr int kArrowColumn = 22; // width of the arrow part of combo and spin boxes

bool enabled(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Enabled);
}

QColor edgeOf(const QStyleOption& option)
{
    return option.palette.color(enabled(option) ? QPalette::Dark : QPalette::Mid);
}

// The frame of a field: a hairline, or the 2 px focus outline inside the edge.
void drawField(QPainter& painter, const QStyleOption& option)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus) && enabled(option);
    const qreal width = focused ? 2.0 : 1.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focused ? option.palette.color(QPalette::Link) : edgeOf(option), width));
    painter.setBrush(option.palette.color(enabled(option) ? QPalette::Base : QPalette::Window));
    const qreal inset = width / 2.0;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

void drawChevron(QPainter& painter, const QRectF& area, bool up, qreal reach, const QColor& colour)
{
    const qreal direction = up ? -1.0 : 1.0;
    const QPointF middle = area.center();
    QPainterPath path(QPointF(middle.x() - reach, middle.y() - direction * reach / 2.0));
    path.lineTo(middle.x(), middle.y() + direction * reach / 2.0);
    path.lineTo(middle.x() + reach, middle.y() - direction * reach / 2.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void drawCheckBox(QPainter& painter, const QStyleOption& option)
{
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    const qreal side = qMin(option.rect.width(), option.rect.height()) - 1.0;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    const bool filled = (on || partly) && enabled(option);
    const QColor accent = option.palette.color(QPalette::Link);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(filled ? accent : edgeOf(option), 1.0));
    painter.setBrush(filled ? accent : option.palette.color(QPalette::Base));
    painter.drawRoundedRect(box, 3, 3);
    const QColor mark = option.palette.color(enabled(option) ? QPalette::BrightText : QPalette::PlaceholderText);
    painter.setPen(QPen(mark, side / 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&box](qreal x, qreal y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
    if (on)
        painter.drawPolyline(QPolygonF{at(0.22, 0.53), at(0.43, 0.73), at(0.79, 0.30)});
    else if (partly)
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
}

void drawRadioButton(QPainter& painter, const QStyleOption& option)
{
    const bool on = option.state.testFlag(QStyle::State_On);
    const qreal side = qMin(option.rect.width(), option.rect.height()) - 1.0;
    QRectF disc(0, 0, side, side);
    disc.moveCenter(QRectF(option.rect).center());
    const QColor accent = option.palette.color(enabled(option) ? QPalette::Link : QPalette::PlaceholderText);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? accent : edgeOf(option), on ? 1.5 : 1.0));
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.drawEllipse(disc);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        const qreal inset = side * 0.28;
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset));
    }
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    painter->save();
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(*painter, *option);
        break;
    case PE_IndicatorRadioButton:
        drawRadioButton(*painter, *option);
        break;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
        drawChevron(*painter, option->rect, element == PE_IndicatorArrowUp, 3.5,
                    option->palette.color(enabled(*option) ? QPalette::ButtonText : QPalette::PlaceholderText));
        break;
    case PE_FrameFocusRect: {
        if (qobject_cast<const QTabBar*>(widget))
            break; // has its edge from the style sheet
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(option->palette.color(QPalette::Link), 2.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
        break;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        break;
    }
    painter->restore();
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const
{
    const QColor ink = option->palette.color(enabled(*option) ? QPalette::ButtonText : QPalette::PlaceholderText);
    if (control == CC_ComboBox) {
        painter->save();
        drawField(*painter, *option);
        drawChevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget), false, 3.5, ink);
        painter->restore();
        return;
    }
    if (control == CC_SpinBox) {
        painter->save();
        drawField(*painter, *option);
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
            spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
            const QColor off = option->palette.color(QPalette::Mid);
            const bool canUp = spin->stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled);
            const bool canDown = spin->stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled);
            drawChevron(*painter, subControlRect(control, option, SC_SpinBoxUp, widget), true, 2.5, canUp ? ink : off);
            drawChevron(*painter, subControlRect(control, option, SC_SpinBoxDown, widget), false, 2.5,
                        canDown ? ink : off);
        }
        painter->restore();
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const
{
    const QRect all = option->rect;
    const auto mirrored = [&](const QRect& rect) { return visualRect(option->direction, all, rect); };
    const QRect arrows(all.right() - kArrowColumn + 1, all.top(), kArrowColumn, all.height());
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxArrow)
            return mirrored(arrows);
        if (part == SC_ComboBoxEditField)
            return mirrored(all.adjusted(6, 2, -kArrowColumn, -2));
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
        const bool buttons = spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int half = all.height() / 2;
        if (part == SC_SpinBoxUp)
            return buttons ? mirrored(arrows.adjusted(0, 2, 0, half - all.height())) : QRect();
        if (part == SC_SpinBoxDown)
            return buttons ? mirrored(arrows.adjusted(0, half, 0, -2)) : QRect();
        if (part == SC_SpinBoxEditField)
            return mirrored(all.adjusted(7, 2, buttons ? -kArrowColumn : -7, -2));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox || type == CT_SpinBox) {
        // 28 px with the 13 px body type, 24 px with the 12 px type of cards and tables.
        const int text = option->fontMetrics.height();
        size.setHeight(text + (text > 16 ? 10 : 8));
        if (type == CT_ComboBox)
            size.rwidth() += 4;
    }
    return size;
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return widget ? qMax(14, widget->fontMetrics().height() - 3) : 15;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
        return widget ? qMax(16, widget->fontMetrics().height() - 2) : 16;
    case PM_SplitterWidth:
        return 8;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
        return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace ui
