// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"

#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QVariant>

namespace ui {
namespace {

QString nameOf(TypeSize size)
{
    switch (size) {
    case TypeSize::Title:
        return QStringLiteral("title");
    case TypeSize::Headline:
        return QStringLiteral("headline");
    case TypeSize::Body:
        return QStringLiteral("body");
    case TypeSize::Table:
        return QStringLiteral("table");
    case TypeSize::Caption:
        return QStringLiteral("caption");
    }
    Q_UNREACHABLE();
}

QString nameOf(Tone tone)
{
    switch (tone) {
    case Tone::Normal:
        return QStringLiteral("normal");
    case Tone::Secondary:
        return QStringLiteral("secondary");
    case Tone::Disabled:
        return QStringLiteral("disabled");
    case Tone::Ok:
        return QStringLiteral("ok");
    case Tone::Warning:
        return QStringLiteral("warning");
    case Tone::Error:
        return QStringLiteral("error");
    case Tone::Accent:
        return QStringLiteral("accent");
    }
    Q_UNREACHABLE();
}

} // namespace

void setStyleProperty(QWidget& widget, const char* name, const QVariant& value)
{
    if (widget.property(name) == value)
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

QLabel* makeLabel(const QString& text, TypeSize size, Tone tone, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("type", nameOf(size));
    label->setProperty("tone", nameOf(tone));
    return label;
}

QLabel* makeStrongLabel(const QString& text, QWidget* parent)
{
    QLabel* label = makeLabel(text, TypeSize::Body, Tone::Normal, parent);
    label->setProperty("type", QStringLiteral("strong"));
    return label;
}

void setTone(QLabel& label, Tone tone)
{
    setStyleProperty(label, "tone", nameOf(tone));
}

QLabel* makeTag(const QString& text, Tone tone, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("tag", tone == Tone::Warning || tone == Tone::Error ? nameOf(tone) : QStringLiteral("neutral"));
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    return label;
}

QFrame* makeHorizontalRule(QWidget* parent)
{
    auto* rule = new QFrame(parent);
    rule->setProperty("rule", QStringLiteral("horizontal"));
    return rule;
}

void deleteWidgets(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

ElidedLabel::ElidedLabel(const QString& text, TypeSize size, Tone tone, QWidget* parent) : ElidedLabel(text, parent)
{
    setProperty("type", nameOf(size));
    setProperty("tone", nameOf(tone));
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("MM…")), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setOptional(bool optional)
{
    m_optional = optional;
    update();
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    const QRect area = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    if (m_optional && 3 * area.width() < 2 * fontMetrics().horizontalAdvance(text()))
        return;
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), m_mode, area.width());
    style()->drawItemText(&painter, area, int(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
                          isEnabled(), shown, foregroundRole());
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    const bool cut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    setToolTip(cut ? text() : QString());
}

} // namespace ui
