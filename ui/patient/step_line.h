// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QStringList>
#include <QWidget>

namespace ui {

// The steps of a story as discs on a line: done, shown now, to come. A click goes there.
class StepLine : public QWidget {
    Q_OBJECT

public:
    explicit StepLine(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSteps(const QStringList& names, int current); // "1 BBC", "2 TSAT" …
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QPoint centreOf(int step) const;

Q_SIGNALS:
    void stepChosen(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    int stepAt(const QPointF& position) const; // -1: none

    Theme m_theme = lightTheme();
    QStringList m_names;
    int m_current = 0;
};

} // namespace ui
