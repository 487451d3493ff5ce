// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QLineEdit>

namespace ui {

// A name that reads as a heading and becomes a field when it has the focus. Escape brings the old name back.
class EditableTitle : public QLineEdit {
    Q_OBJECT

public:
    explicit EditableTitle(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void titleEdited(const QString& title); // not empty, and another one than before

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void finish();

    Theme m_theme;
    QString m_title;
};

} // namespace ui
