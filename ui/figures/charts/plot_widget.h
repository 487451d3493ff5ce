// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QWidget>

#include <memory>

class QTimer;

namespace ui {

class PlotCanvas;

// A plot on the screen: the keyboard reaches it and an outline shows that it does. Its canvas is made when it is first
// shown, so that a window without plots does not pay for them, and however fast values come, it draws at most ten
// pictures a second.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    ~PlotWidget() override;

    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    struct Sizes {
        QSize usual, least; // design pixels
    };
    PlotWidget(const Sizes& sizes, QWidget* parent);

    virtual std::unique_ptr<PlotCanvas> makeCanvas() = 0; // with what there is by then
    virtual void drawCanvas() = 0;                        // never before it is made
    virtual void mouseLeft() {}
    void scheduleRepaint();
    void repaintAtOnce(); // for what follows the hand
    const Theme& theme() const { return m_theme; }

    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override; // the outline of the keyboard's focus
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Theme m_theme = lightTheme();
    Sizes m_sizes;
    QTimer* m_repaint;
    std::unique_ptr<PlotCanvas> m_canvas; // from the first show on
};

} // namespace ui
