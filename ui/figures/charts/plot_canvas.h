// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QObject>
#include <QSizeF>
#include <QString>

#include <functional>
#include <limits>
#include <memory>

class QCPAxis;
class QCPItemText;
class QCustomPlot;
class QMouseEvent;
class QPainter;
class QWidget;

namespace ui {

// A drawing by QCustomPlot, which only source files see: axes in the colours of the theme, ticks written by the program
// and not by the library, and the same picture on the screen and, as lines and letters, on anything else.
class PlotCanvas : public QObject {
    Q_OBJECT

public:
    ~PlotCanvas() override;

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme);
    virtual void fitTicks(const QSizeF& size) = 0; // as many as there is room for
    void draw();                                   // soon
    void drawNow();
    void paint(QPainter& painter, const QSizeF& size) const; // once, from (0, 0)

Q_SIGNALS:
    void zoomed(); // by the wheel or by dragging

protected:
    explicit PlotCanvas(QWidget* parent); // null: one that only paints figures

    virtual void applyTheme() = 0; // to everything but background, axes and note
    virtual void pressed(const QMouseEvent& event) { Q_UNUSED(event) }
    virtual void moved(const QMouseEvent& event);
    virtual void released(const QMouseEvent& event) { Q_UNUSED(event) }
    virtual void doubleClicked(const QMouseEvent& event) { Q_UNUSED(event) }

    QCustomPlot& plot() const { return *m_plot; }
    const Theme& theme() const { return m_theme; }
    void letZoom();                      // by wheel and mouse
    void clear();                        // curves and items
    void showNote(const QString& words); // in the middle, where there is nothing to draw; empty: none
    void showLegendBelow();              // of what is in it
    void addPaintedLayer(const QString& layer, std::function<void(QPainter&)> paint); // each time the layer is drawn
    void styleAxis(QCPAxis& axis) const;
    static QColor faint(QColor colour, double opacity);
    static void setTickTexts(QCPAxis& axis, std::function<QString(double)> text);
    // One for so many design pixels, two at the least.
    void setTickCount(QCPAxis& axis, double length, double each, int most = std::numeric_limits<int>::max()) const;

private:
    void connectMouse();
    void makeNote();
    void styleNote();

    std::unique_ptr<QCustomPlot> m_alone; // of a picture that is in no window
    QCustomPlot* m_plot;                  // child of the widget around it
    QCPItemText* m_note = nullptr;
    Theme m_theme = lightTheme();
};

} // namespace ui
