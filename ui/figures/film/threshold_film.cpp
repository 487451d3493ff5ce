// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"
#include "ui/figures/film/film.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

struct ThresholdFilmText {
    Q_DECLARE_TR_FUNCTIONS(ThresholdFilm)
};

constexpr std::size_t kBins = 40;

// Cases above, all others below, each drawn as shares of its own group; the threshold passes over both.
class ThresholdFilm final : public Film {
public:
    ThresholdFilm(std::vector<ScoredPatient> patients, QString outcome)
        : m_patients(std::move(patients)),
          m_outcome(std::move(outcome))
    {
        std::array<double, 2> all{};
        for (const ScoredPatient& one : m_patients) {
            const auto bin = std::min(kBins - 1, static_cast<std::size_t>(one.probability * kBins));
            m_bars[one.ill ? 1 : 0][bin] += 1.0;
            all[one.ill ? 1 : 0] += 1.0;
        }
        for (std::size_t group = 0; group < 2; ++group)
            for (double& bar : m_bars[group])
                bar = all[group] > 0.0 ? bar / all[group] : 0.0;
    }
    QString title() const override { return ThresholdFilmText::tr("What a threshold does"); }
    double seconds() const override { return 12.0; }
    QString words(double moment) const override
    {
        const ThresholdCounts counts = countsAt(m_patients, moment);
        return ThresholdFilmText::tr("Threshold %1: %2 found, %3 missed, %4 false alarms, %5 rightly reassured")
            .arg(shareText(moment, QLocale(), 0), countText(counts.found), countText(counts.missed),
                 countText(counts.alarms), countText(counts.reassured));
    }
    void paint(QPainter& painter, const QSizeF& size, const Theme& theme, double moment) const override
    {
        const QFont font = fontOf(theme, TypeSize::Caption);
        const double line = QFontMetricsF(font).lineSpacing();
        painter.setFont(font);
        const QRectF area(theme.px(20), line, size.width() - theme.px(40), size.height() - 3.0 * line);
        const double x = area.left() + area.width() * moment;
        for (const bool ill : {true, false}) {
            const QRectF half(area.left(), ill ? area.top() : area.center().y() + line, area.width(),
                              area.height() / 2.0 - line);
            paintGroup(painter, theme, half, ill, moment);
            painter.setPen(theme.text);
            painter.drawText(QRectF(half.left(), half.top() - (ill ? line : 0.0), half.width(), line), Qt::AlignRight,
                             ill ? m_outcome : ThresholdFilmText::tr("not %1").arg(m_outcome));
        }
        painter.setPen(QPen(theme.text, 2.0 * theme.zoom, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(theme.textSecondary);
        for (const double mark : {0.0, 0.25, 0.5, 0.75, 1.0})
            painter.drawText(
                QRectF(area.left() + area.width() * mark - 100.0, area.bottom() + theme.px(4), 200.0, line),
                Qt::AlignCenter, shareText(mark, QLocale(), 0));
        painter.drawText(QRectF(area.left(), area.bottom() + line + theme.px(4), area.width(), line), Qt::AlignCenter,
                         ThresholdFilmText::tr("Probability"));
    }

private:
    void paintGroup(QPainter& painter, const Theme& theme, const QRectF& half, bool ill, double threshold) const
    {
        const auto& bars = m_bars[ill ? 1 : 0];
        const double most = std::max(0.01, *std::ranges::max_element(bars)), width = half.width() / kBins;
        const QColor colour = ill ? theme.plotVermillion : theme.muted;
        for (std::size_t i = 0; i < kBins; ++i) {
            const double tall = half.height() * bars[i] / most;
            const QRectF bar(half.left() + width * static_cast<double>(i), half.bottom() - tall, width - 1.0, tall);
            // Full where the threshold is right about them, and hatched where it is wrong.
            const bool above = (static_cast<double>(i) + 0.5) / kBins >= threshold;
            if (above == ill) {
                painter.fillRect(bar, colour);
            } else {
                painter.fillRect(bar, QBrush(colour, Qt::BDiagPattern));
                painter.setPen(QPen(colour, 1));
                painter.drawRect(bar);
            }
        }
        painter.setPen(QPen(theme.axis, 1));
        painter.drawLine(half.bottomLeft(), half.bottomRight());
    }

    std::vector<ScoredPatient> m_patients;
    QString m_outcome;
    std::array<std::array<double, kBins>, 2> m_bars{};
};

} // namespace

ThresholdCounts countsAt(const std::vector<ScoredPatient>& patients, double threshold)
{
    ThresholdCounts counts;
    for (const ScoredPatient& one : patients) {
        const bool said = one.probability >= threshold;
        ++(one.ill ? said ? counts.found : counts.missed : said ? counts.alarms : counts.reassured);
    }
    return counts;
}

FilmPtr thresholdFilm(std::vector<ScoredPatient> patients, const QString& outcome)
{
    return patients.empty() ? nullptr : std::make_shared<ThresholdFilm>(std::move(patients), outcome);
}

} // namespace ui
