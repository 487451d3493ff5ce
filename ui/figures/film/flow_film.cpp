// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"
#include "ui/figures/film/film.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct FlowFilmText {
    Q_DECLARE_TR_FUNCTIONS(FlowFilm)
};

constexpr std::size_t kMostPatients = 1000;
constexpr double kOneStep = 0.8;  // s from one column to the next
constexpr double kWaiting = 10.0; // s in which all of them set out

// Patients set out one after the other and move from column to column: the panel they are ordered, then the diagnosis.
class FlowFilm final : public Film {
public:
    FlowFilm(std::vector<FlowingPatient> patients, QStringList panels, QString outcome)
        : m_patients(std::move(patients)),
          m_panels(std::move(panels)),
          m_outcome(std::move(outcome))
    {
        if (m_patients.size() > kMostPatients)
            m_patients.resize(kMostPatients);
        for (const FlowingPatient& one : m_patients)
            m_steps = std::max(m_steps, one.panels.size());
    }
    QString title() const override { return FlowFilmText::tr("Patients on their way through the policy"); }
    double seconds() const override { return kWaiting + kOneStep * static_cast<double>(m_steps + 2); }
    QString words(double moment) const override
    {
        std::size_t done = 0, found = 0, missed = 0;
        for (std::size_t i = 0; i < m_patients.size(); ++i) {
            const FlowingPatient& one = m_patients[i];
            if (placeOf(i, moment) < static_cast<double>(one.panels.size() + 1))
                continue;
            ++done;
            found += one.ill && one.said ? 1 : 0;
            missed += one.ill && !one.said ? 1 : 0;
        }
        return FlowFilmText::tr("%1 of %2 diagnosed: %3 cases found, %4 missed")
            .arg(countText(done), countText(m_patients.size()), countText(found), countText(missed));
    }
    void paint(QPainter& painter, const QSizeF& size, const Theme& theme, double moment) const override
    {
        const QFont font = fontOf(theme, TypeSize::Table);
        const double line = QFontMetricsF(font).lineSpacing();
        const QRectF area(theme.px(24), 2.0 * line, size.width() - theme.px(48), size.height() - 2.5 * line);
        painter.setFont(font);
        paintStations(painter, theme, area, line);
        // A dot is drawn once and stamped: 1,000 of them a sixtieth of a second.
        const QPixmap well = dot(theme, theme.muted, painter.device()->devicePixelRatioF());
        const QPixmap ill = dot(theme, theme.plotVermillion, painter.device()->devicePixelRatioF());
        const double half = well.width() / well.devicePixelRatio() / 2.0;
        for (std::size_t i = 0; i < m_patients.size(); ++i) {
            const double place = placeOf(i, moment);
            if (place <= 0.0)
                continue;
            painter.drawPixmap(whereIs(i, place, area) - QPointF(half, half), m_patients[i].ill ? ill : well);
        }
    }

private:
    // 0 at the start, k at the k-th panel, one more at the diagnosis.
    double placeOf(std::size_t patient, double moment) const
    {
        const double leaves = kWaiting * static_cast<double>(patient) / static_cast<double>(m_patients.size());
        const double place = (moment * seconds() - leaves) / kOneStep;
        return std::clamp(place, 0.0, static_cast<double>(m_patients[patient].panels.size() + 1));
    }
    std::size_t rows() const { return static_cast<std::size_t>(m_panels.size()); }
    QPointF station(std::size_t patient, std::size_t column, const QRectF& area) const
    {
        const FlowingPatient& one = m_patients[patient];
        const double width = area.width() / static_cast<double>(m_steps + 2);
        // Side by side by the golden ratio, which fills a place evenly without a random number.
        const double across = std::fmod(static_cast<double>(patient) * 0.6180339887, 1.0) - 0.5;
        const double along = std::fmod(static_cast<double>(patient) * 0.7548776662, 1.0) - 0.5;
        if (column == 0)
            return {area.left() + width * (0.3 + 0.3 * along), area.center().y() + area.height() * 0.6 * across};
        if (column > one.panels.size()) {
            const double middle = area.top() + area.height() * (one.said ? 0.3 : 0.8); // below its name
            return {area.right() - width * (0.4 + 0.5 * along), middle + area.height() * 0.34 * across};
        }
        const double tall = area.height() / static_cast<double>(rows());
        const double middle = area.top() + tall * (static_cast<double>(one.panels[column - 1]) + 0.66);
        return {area.left() + width * (static_cast<double>(column) + 0.5 + 0.4 * along), middle + 0.38 * tall * across};
    }
    QPointF whereIs(std::size_t patient, double place, const QRectF& area) const
    {
        const auto before = static_cast<std::size_t>(place);
        const double share = place - static_cast<double>(before);
        const QPointF from = station(patient, before, area);
        if (share <= 0.0)
            return from;
        const QPointF to = station(patient, before + 1, area);
        const double eased = share * share * (3.0 - 2.0 * share);
        return from + (to - from) * eased;
    }
    static QPixmap dot(const Theme& theme, const QColor& colour, double ratio)
    {
        const double side = theme.px(5);
        QPixmap made((QSizeF(side, side) * ratio).toSize());
        made.setDevicePixelRatio(ratio);
        made.fill(Qt::transparent);
        QPainter painter(&made);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QRectF(0, 0, side, side));
        return made;
    }
    void paintStations(QPainter& painter, const Theme& theme, const QRectF& area, double line) const
    {
        const double width = area.width() / static_cast<double>(m_steps + 2);
        const double tall = area.height() / static_cast<double>(rows());
        painter.setPen(theme.textSecondary);
        painter.drawText(QRectF(area.left(), 0, width, line), Qt::AlignCenter, FlowFilmText::tr("All"));
        for (std::size_t column = 1; column <= m_steps; ++column) {
            const double left = area.left() + width * static_cast<double>(column);
            painter.setPen(theme.textSecondary);
            painter.drawText(QRectF(left, 0, width, line), Qt::AlignCenter,
                             FlowFilmText::tr("Panel no. %1").arg(countText(column)));
            for (std::size_t row = 0; row < rows(); ++row) {
                const QRectF place(left + 0.06 * width, area.top() + tall * (static_cast<double>(row) + 0.1),
                                   0.88 * width, 0.8 * tall);
                painter.fillRect(place, theme.hover);
                painter.setPen(theme.textSecondary);
                painter.drawText(place.adjusted(theme.px(4), 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                                 QFontMetricsF(painter.font())
                                     .elidedText(m_panels[static_cast<qsizetype>(row)], Qt::ElideRight,
                                                 place.width() - theme.px(6)));
            }
        }
        for (const bool said : {true, false}) {
            const double top = area.top() + area.height() * (said ? 0.0 : 0.5);
            const QRectF place(area.right() - 0.96 * width, top + theme.px(2), 0.96 * width,
                               0.5 * area.height() - theme.px(4));
            painter.fillRect(place, theme.selection);
            painter.setPen(theme.text);
            painter.drawText(place.adjusted(theme.px(4), 0, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                             said ? m_outcome : FlowFilmText::tr("not %1").arg(m_outcome));
        }
    }

    std::vector<FlowingPatient> m_patients;
    QStringList m_panels;
    QString m_outcome;
    std::size_t m_steps = 0;
};

} // namespace

FilmPtr flowFilm(std::vector<FlowingPatient> patients, const QStringList& panels, const QString& outcome)
{
    if (patients.empty() || panels.isEmpty())
        return nullptr;
    return std::make_shared<FlowFilm>(std::move(patients), panels, outcome);
}

} // namespace ui
