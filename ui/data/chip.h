// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QAbstractButton>

#include <string>

namespace ui {

// One test in a panel card. Solid edge: first bought by this panel; dashed: an earlier panel has it too.
// Checked means chosen, so that several chips can be moved together.
class Chip : public QAbstractButton {
    Q_OBJECT

public:
    enum class Look { New, Shared };
    explicit Chip(QWidget* parent = nullptr);

    void setTest(std::string column, const QString& label, const QString& tip, Look look);
    void setTheme(const Theme& theme);
    const std::string& column() const { return m_column; } // empty: stands for several shared tests
    Look look() const { return m_look; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void stepRequested(int step); // arrow keys: to the chip before or after
    void removeRequested();
    void dragStarted();
    void menuRequested(const QPoint& globalPosition);
    void picked(Qt::KeyboardModifiers modifiers);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    Theme m_theme;
    std::string m_column;
    Look m_look = Look::New;
    QPoint m_pressedAt;
    bool m_dragging = false;
};

} // namespace ui
