// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"
#include "ui/figures/film/film.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct FrontFilmText {
    Q_DECLARE_TR_FUNCTIONS(FrontFilm)
};

class FrontFilm final : public Film {
public:
    FrontFilm(std::vector<FoundPolicy> found, QString metric, QString currency)
        : m_found(std::move(found)),
          m_metric(std::move(metric)),
          m_currency(std::move(currency))
    {
        m_least = m_most = m_found.front().figure;
        for (const FoundPolicy& one : m_found) {
            m_dearest = std::max(m_dearest, one.cost);
            m_least = std::min(m_least, one.figure);
            m_most = std::max(m_most, one.figure);
        }
        const double room = std::max(0.02, 0.08 * (m_most - m_least));
        m_least -= room;
        m_most += room;
    }
    QString title() const override { return FrontFilmText::tr("How the front formed"); }
    double seconds() const override { return std::clamp(0.15 * static_cast<double>(m_found.size()), 6.0, 20.0); }
    QString words(double moment) const override
    {
        const std::size_t count = countAt(moment);
        return FrontFilmText::tr("%1 of %2 policies found, %3 on the front")
            .arg(countText(count), countText(m_found.size()), countText(bestSoFar(m_found, count).size()));
    }
    void paint(QPainter& painter, const QSizeF& size, const Theme& theme, double moment) const override
    {
        painter.setRenderHint(QPainter::Antialiasing);
        const QFont font = fontOf(theme, TypeSize::Caption);
        const double line = QFontMetricsF(font).lineSpacing();
        const QRectF plot(theme.px(64), line, size.width() - theme.px(80), size.height() - 3.5 * line);
        const auto at = [&](double cost, double figure) {
            return QPointF(plot.left() + plot.width() * cost / (1.05 * m_dearest),
                           plot.bottom() - plot.height() * (figure - m_least) / (m_most - m_least));
        };
        painter.setFont(font);
        for (int i = 0; i <= 4; ++i) {
            const double figure = m_least + (m_most - m_least) * i / 4.0, cost = m_dearest * i / 4.0;
            painter.setPen(QPen(theme.grid, 1));
            painter.drawLine(QPointF(plot.left(), at(0, figure).y()), QPointF(plot.right(), at(0, figure).y()));
            painter.setPen(theme.textSecondary);
            painter.drawText(QRectF(0, at(0, figure).y() - line / 2.0, plot.left() - theme.px(6), line),
                             Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(figure, 'f', 2));
            painter.drawText(QRectF(at(cost, m_least).x() - 200.0, plot.bottom() + theme.px(4), 400.0, line),
                             Qt::AlignCenter, money(core::Cost(std::round(cost)), m_currency));
        }
        painter.drawText(QRectF(plot.left(), plot.bottom() + 1.5 * line, plot.width(), line), Qt::AlignCenter,
                         FrontFilmText::tr("Mean cost per patient"));
        painter.drawText(QRectF(plot.left() + theme.px(6), 0, plot.width(), line), Qt::AlignLeft, m_metric);
        paintPolicies(painter, theme, countAt(moment), at);
    }

private:
    std::size_t countAt(double moment) const
    {
        const double all = static_cast<double>(m_found.size());
        return std::clamp<std::size_t>(static_cast<std::size_t>(std::ceil(moment * all)), 1, m_found.size());
    }
    template <typename At>
    void paintPolicies(QPainter& painter, const Theme& theme, std::size_t count, const At& at) const
    {
        painter.setPen(QPen(theme.axis, theme.px(1.25)));
        painter.setBrush(theme.surface);
        for (std::size_t i = 0; i < count; ++i)
            painter.drawEllipse(at(m_found[i].cost, m_found[i].figure), theme.px(3), theme.px(3));
        QPolygonF stairs;
        const std::vector<std::size_t> best = bestSoFar(m_found, count);
        for (const std::size_t place : best) {
            const QPointF point = at(m_found[place].cost, m_found[place].figure);
            if (!stairs.isEmpty())
                stairs << QPointF(point.x(), stairs.back().y());
            stairs << point;
        }
        painter.setPen(QPen(theme.plotBlue, 2.0 * theme.zoom));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(stairs);
        painter.setPen(QPen(theme.surface, 1));
        painter.setBrush(theme.plotBlue);
        for (const std::size_t place : best)
            painter.drawEllipse(at(m_found[place].cost, m_found[place].figure), theme.px(4.5), theme.px(4.5));
        painter.setPen(QPen(theme.plotVermillion, 2.0 * theme.zoom));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at(m_found[count - 1].cost, m_found[count - 1].figure), theme.px(8), theme.px(8));
    }

    std::vector<FoundPolicy> m_found;
    QString m_metric, m_currency;
    double m_dearest = 0.01, m_least = 0.0, m_most = 1.0;
};

} // namespace

std::vector<std::size_t> bestSoFar(const std::vector<FoundPolicy>& found, std::size_t count)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back(i);
    std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
        return std::pair(found[a].cost, -found[a].figure) < std::pair(found[b].cost, -found[b].figure);
    });
    std::vector<std::size_t> best;
    for (const std::size_t place : places)
        if (best.empty() || found[place].figure > found[best.back()].figure)
            best.push_back(place);
    return best;
}

FilmPtr frontFilm(std::vector<FoundPolicy> found, const QString& metric, const QString& currency)
{
    return found.size() < 2 ? nullptr : std::make_shared<FrontFilm>(std::move(found), metric, currency);
}

} // namespace ui
