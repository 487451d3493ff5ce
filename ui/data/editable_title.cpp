// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/editable_title.h"

#include <QKeyEvent>
#include <QPainter>

namespace ui {
namespace {

constexpr int kTitlePadding = 9; // what the style sheet leaves left and right of the text of a field

} // namespace

EditableTitle::EditableTitle(QWidget* parent) : QLineEdit(parent), m_theme(lightTheme())
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMaxLength(80);
    setProperty("data", true);
    connect(this, &QLineEdit::returnPressed, this, &EditableTitle::finish);
    connect(this, &QLineEdit::textChanged, this, [this] { updateGeometry(); });
}

void EditableTitle::setTitle(const QString& title)
{
    m_title = title;
    setText(title);
    setCursorPosition(0);
    setToolTip(title);
}

void EditableTitle::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(fontOf(theme, TypeSize::Body, true));
    updateGeometry();
}

QSize EditableTitle::sizeHint() const
{
    const QFontMetrics metrics(fontOf(m_theme, TypeSize::Body, true));
    // A field needs room for its edge; a heading stands close to what follows it.
    const int width = metrics.horizontalAdvance(text()) + (hasFocus() ? 2 * kTitlePadding + 4 : 4);
    return {qMin(width, m_theme.px(240)), m_theme.px(24)};
}

QSize EditableTitle::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), m_theme.px(72)), m_theme.px(24)};
}

void EditableTitle::paintEvent(QPaintEvent* event)
{
    if (hasFocus()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setFont(fontOf(m_theme, TypeSize::Body, true));
    painter.setPen(m_theme.text);
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeading, shown);
    if (underMouse() && !isReadOnly()) {
        painter.setPen(QPen(m_theme.control, 1.0, Qt::DotLine));
        painter.drawLine(0, height() - 2, qMin(width(), painter.fontMetrics().horizontalAdvance(shown)), height() - 2);
    }
}

void EditableTitle::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        setText(m_title);
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void EditableTitle::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::OtherFocusReason)
        selectAll();
    updateGeometry();
    update();
}

void EditableTitle::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    finish();
    deselect();
    setCursorPosition(0);
    updateGeometry();
    update();
}

void EditableTitle::finish()
{
    const QString title = text().simplified();
    if (title.isEmpty() || title == m_title) {
        setText(m_title);
        return;
    }
    m_title = title;
    Q_EMIT titleEdited(title);
}

} // namespace ui
