// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson/lesson_hand.h"

#include "app/gui/lesson/lesson_targets.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollArea>

namespace app {
namespace {

void click(QWidget& widget, const QPoint& at)
{
    QWidget* child = widget.childAt(at);
    QWidget* taker =
        child && child->isEnabled() && !child->testAttribute(Qt::WA_TransparentForMouseEvents) ? child : &widget;
    const QPoint place = taker->mapFrom(&widget, at);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, place, taker->mapToGlobal(place), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(taker, &event);
    }
}

void press(QWidget& widget, int key, const QString& text = {})
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier, text);
        QApplication::sendEvent(&widget, &event);
    }
}

void type(QWidget& widget, const QString& text)
{
    widget.setFocus();
    if (auto* box = qobject_cast<QAbstractSpinBox*>(&widget))
        box->selectAll();
    else if (auto* line = qobject_cast<QLineEdit*>(&widget))
        line->selectAll();
    for (const QChar c : text)
        press(widget, c.toUpper().unicode(), QString(c));
    if (!qobject_cast<QComboBox*>(&widget))
        press(widget, Qt::Key_Return);
}

} // namespace

void bringIntoSight(QWidget& widget)
{
    for (QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent);
            area && area->widget() && area->widget()->isAncestorOf(&widget))
            area->ensureWidgetVisible(&widget);
}

bool doAction(QWidget& window, const core::LessonAction& action, const QString& text)
{
    const auto target = findTarget(window, QString::fromStdString(action.target));
    if (!target || !target->widget || !target->widget->isEnabled())
        return false;
    QWidget& widget = *target->widget;
    bringIntoSight(widget);
    switch (action.kind) {
    case core::LessonAction::Kind::Click:
        click(widget, target->area.center());
        break;
    case core::LessonAction::Kind::Type:
        type(widget, text);
        break;
    case core::LessonAction::Kind::Key: {
        const QKeySequence keys(text, QKeySequence::PortableText);
        widget.setFocus();
        if (!keys.isEmpty())
            press(widget, keys[0].key(), keys[0].key() == Qt::Key_Space ? QStringLiteral(" ") : QString());
        break;
    }
    }
    return true;
}

} // namespace app
