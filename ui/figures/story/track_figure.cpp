// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/story/track_figure.h"

#include "ui/common/text/story_text.h"
#include "ui/figures/story/track_painter.h"

#include <QCoreApplication>

#include <cmath>
#include <utility>

namespace ui {
namespace {

struct TrackFigureText {
    Q_DECLARE_TR_FUNCTIONS(TrackFigure)
};

QString plain(double value)
{
    return QString::number(value, 'g', 6);
}

FigureText wordsAround(QString title, QString caption)
{
    return {.title = std::move(title), .xLabel = {}, .yLabel = {}, .caption = std::move(caption), .legend = false};
}

} // namespace

TrackFigure::TrackFigure(TrackScene scene, FigureOrigin origin, QString caption)
    : Figure({QStringLiteral("patient-track"), wordsAround(scene.title, std::move(caption)), std::move(origin)}),
      m_scene(std::move(scene))
{
}

std::shared_ptr<const TrackFigure> trackFigure(TrackScene scene, FigureOrigin origin, QString caption)
{
    if (scene.known.empty())
        return nullptr;
    return std::make_shared<TrackFigure>(std::move(scene), std::move(origin), std::move(caption));
}

FigureTable TrackFigure::table() const
{
    FigureTable table{.columns = {TrackFigureText::tr("path"), TrackFigureText::tr("after"),
                                  TrackFigureText::tr("probability"), TrackFigureText::tr("low"),
                                  TrackFigureText::tr("high")},
                      .rows = {}};
    const auto add = [&table](const QString& path, const TrackPoint& point) {
        table.rows.push_back({path, point.name, plain(point.probability),
                              point.range ? plain(point.range->low) : QString(),
                              point.range ? plain(point.range->high) : QString()});
    };
    for (const TrackPoint& point : m_scene.known)
        add(TrackFigureText::tr("known"), point);
    for (const double probability : m_scene.outlook)
        add(TrackFigureText::tr("possible"),
            {.probability = probability, .range = {}, .name = m_scene.outlookName, .brief = {}, .note = {}});
    for (const TrackPoint& point : m_scene.other)
        add(m_scene.otherName, point);
    return table;
}

void TrackFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    paintTrack(painter, QRectF(QPointF(), size), m_scene, theme);
}

FigureSize TrackFigure::sizeOnScreen(const Theme& theme) const
{
    return {.usual = QSizeF(theme.px(400), theme.px(226)), .least = QSizeF(theme.px(236), theme.px(166))};
}

DriverFigure::DriverFigure(std::vector<DriverRow> drivers, QString title, FigureOrigin origin, QString caption)
    : Figure({QStringLiteral("patient-drivers"), wordsAround(std::move(title), std::move(caption)), std::move(origin)}),
      m_drivers(std::move(drivers))
{
}

FigureTable DriverFigure::table() const
{
    FigureTable table{.columns = {TrackFigureText::tr("value"), TrackFigureText::tr("change of probability")},
                      .rows = {}};
    for (const DriverRow& driver : m_drivers)
        table.rows.push_back({driver.name, plain(driver.change)});
    return table;
}

void DriverFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    paintDrivers(painter, QRectF(QPointF(), size), m_drivers, theme);
}

FigureSize DriverFigure::sizeOnScreen(const Theme& theme) const
{
    const double height = std::floor(driverRowHeight(theme) * static_cast<double>(m_drivers.size()));
    return {.usual = QSizeF(theme.px(314), height), .least = QSizeF(theme.px(154), height)};
}

QStringList DriverFigure::lines() const
{
    QStringList spoken;
    for (const DriverRow& driver : m_drivers)
        spoken << TrackFigureText::tr("%1: %2 percentage points").arg(driver.name, percentagePoints(driver.change));
    return spoken;
}

} // namespace ui
