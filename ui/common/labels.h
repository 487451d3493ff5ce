// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QLabel>

namespace ui {

// How a piece of text stands out. The style sheet knows the colours, so a change of theme reaches every label.
enum class Tone { Normal, Secondary, Disabled, Ok, Warning, Error, Accent };

QLabel* makeLabel(const QString& text, TypeSize size = TypeSize::Body, Tone tone = Tone::Normal,
                  QWidget* parent = nullptr);
QLabel* makeStrongLabel(const QString& text = {}, QWidget* parent = nullptr);
void setTone(QLabel& label, Tone tone);

// A small framed word such as "Interrupted, nothing lost".
QLabel* makeTag(const QString& text, Tone tone, QWidget* parent = nullptr);

QFrame* makeHorizontalRule(QWidget* parent = nullptr);

void deleteWidgets(QLayout& layout); // all that are in it, at once

// Sets a property the style sheet selects by, and has the widget styled anew.
void setStyleProperty(QWidget& widget, const char* name, const QVariant& value);

// One line that gives way to its neighbours; what does not fit is in the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);
    ElidedLabel(const QString& text, TypeSize size, Tone tone, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    void setElideMode(Qt::TextElideMode mode);
    void setOptional(bool optional); // nothing rather than a word or two of it

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
    bool m_optional = false;
};

} // namespace ui
