// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/plot_layer.h"

#include <qcustomplot.h>

#include <utility>

namespace ui {
namespace {

class Layerable : public QCPAbstractItem {
public:
    Layerable(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&)> paint)
        : QCPAbstractItem(plot),
          m_paint(std::move(paint))
    {
        setLayer(layer);
        setClipToAxisRect(false);
        setSelectable(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    std::function<void(QPainter&)> m_paint;
};

} // namespace

void addPaintedLayer(QCustomPlot& plot, const QString& layer, std::function<void(QPainter&)> paint)
{
    new Layerable(&plot, layer, std::move(paint)); // the plot's
}

} // namespace ui
