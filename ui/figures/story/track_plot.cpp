// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/story/track_plot.h"

#include "ui/common/text/story_text.h"
#include "ui/figures/story/track_painter.h"

#include <QPainter>

#include <functional>

namespace ui {
namespace {

// Title above, caption below, and between them what paints.
void paintFramed(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme,
                 const std::function<void(const QRectF&)>& paint)
{
    const double margin = theme.px(10);
    QRectF area(margin, margin, size.width() - 2.0 * margin, size.height() - 2.0 * margin);
    painter.fillRect(QRectF(QPointF(), size), theme.surface);
    if (!text.title.isEmpty()) {
        painter.setFont(fontOf(theme, TypeSize::Headline));
        painter.setPen(theme.text);
        const QRectF title = painter.boundingRect(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text.title);
        painter.drawText(title, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text.title);
        area.setTop(title.bottom() + theme.px(6));
    }
    if (!text.caption.isEmpty()) {
        painter.setFont(fontOf(theme, TypeSize::Caption));
        painter.setPen(theme.textSecondary);
        const int flags = Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap;
        const QRectF caption = painter.boundingRect(area, flags, text.caption);
        painter.drawText(area, flags, text.caption);
        area.setBottom(caption.top() - theme.px(6));
    }
    paint(area);
}

QString plain(double value)
{
    return QString::number(value, 'g', 6);
}

class TrackFigure : public Figure {
public:
    TrackFigure(TrackScene scene, FigureOrigin origin, QString caption)
        : m_scene(std::move(scene)),
          m_origin(std::move(origin)),
          m_caption(std::move(caption))
    {
    }
    QString name() const override { return QStringLiteral("patient-track"); }
    FigureText text() const override
    {
        return {.title = m_scene.title, .xLabel = {}, .yLabel = {}, .caption = m_caption, .legend = false};
    }
    FigureTable table() const override
    {
        FigureTable table{.columns = {TrackPlot::tr("path"), TrackPlot::tr("after"), TrackPlot::tr("probability"),
                                      TrackPlot::tr("low"), TrackPlot::tr("high")},
                          .rows = {}};
        const auto add = [&table](const QString& path, const TrackPoint& point) {
            table.rows.push_back({path, point.name, plain(point.probability),
                                  point.range ? plain(point.range->low) : QString(),
                                  point.range ? plain(point.range->high) : QString()});
        };
        for (const TrackPoint& point : m_scene.known)
            add(TrackPlot::tr("known"), point);
        for (const double probability : m_scene.outlook)
            add(TrackPlot::tr("possible"),
                {.probability = probability, .range = {}, .name = m_scene.outlookName, .brief = {}, .note = {}});
        for (const TrackPoint& point : m_scene.other)
            add(m_scene.otherName, point);
        return table;
    }
    FigureOrigin origin() const override { return m_origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override
    {
        paintFramed(painter, size, text, theme, [&](const QRectF& area) { paintTrack(painter, area, m_scene, theme); });
    }

private:
    TrackScene m_scene;
    FigureOrigin m_origin;
    QString m_caption;
};

class DriverFigure : public Figure {
public:
    DriverFigure(std::vector<DriverRow> drivers, QString title, FigureOrigin origin, QString caption)
        : m_drivers(std::move(drivers)),
          m_title(std::move(title)),
          m_origin(std::move(origin)),
          m_caption(std::move(caption))
    {
    }
    QString name() const override { return QStringLiteral("patient-drivers"); }
    FigureText text() const override
    {
        return {.title = m_title, .xLabel = {}, .yLabel = {}, .caption = m_caption, .legend = false};
    }
    FigureTable table() const override
    {
        FigureTable table{.columns = {DriverBars::tr("value"), DriverBars::tr("change of probability")}, .rows = {}};
        for (const DriverRow& driver : m_drivers)
            table.rows.push_back({driver.name, plain(driver.change)});
        return table;
    }
    FigureOrigin origin() const override { return m_origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override
    {
        paintFramed(painter, size, text, theme,
                    [&](const QRectF& area) { paintDrivers(painter, area, m_drivers, theme); });
    }

private:
    std::vector<DriverRow> m_drivers;
    QString m_title;
    FigureOrigin m_origin;
    QString m_caption;
};

void paintFocus(QPainter& painter, const QWidget& widget, const Theme& theme)
{
    if (!widget.hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(widget.rect().adjusted(1, 1, -1, -1));
}

} // namespace

TrackPlot::TrackPlot(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Probability track"));
    addFigureMenu(*this, [this] { return figure(); });
}

void TrackPlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void TrackPlot::setScene(const TrackScene& scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    setAccessibleDescription(spokenTrack(scene));
    setToolTip(spokenTrack(scene).replace(QStringLiteral("; "), QStringLiteral("\n")));
    update();
}

void TrackPlot::setOrigin(FigureOrigin origin, const QString& caption)
{
    m_origin = std::move(origin);
    m_caption = caption;
}

FigurePtr TrackPlot::figure() const
{
    return trackFigure(m_scene, m_origin, m_caption);
}

FigurePtr trackFigure(TrackScene scene, FigureOrigin origin, QString caption)
{
    if (scene.known.empty())
        return nullptr;
    return std::make_shared<TrackFigure>(std::move(scene), std::move(origin), std::move(caption));
}

QSize TrackPlot::sizeHint() const
{
    return {m_theme.px(400), m_theme.px(230)};
}

QSize TrackPlot::minimumSizeHint() const
{
    return {m_theme.px(240), m_theme.px(170)};
}

void TrackPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTrack(painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_scene, m_theme);
    paintFocus(painter, *this, m_theme);
}

DriverBars::DriverBars(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("What moved the probability"));
    addFigureMenu(*this, [this] { return figure(); });
}

void DriverBars::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void DriverBars::setDrivers(std::vector<DriverRow> drivers, const QString& title)
{
    m_title = title;
    if (drivers == m_drivers)
        return;
    m_drivers = std::move(drivers);
    QStringList spoken;
    for (const DriverRow& driver : m_drivers)
        spoken << tr("%1: %2 percentage points").arg(driver.name, percentagePoints(driver.change));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    setToolTip(spoken.join(QLatin1Char('\n')));
    setVisible(!m_drivers.empty());
    updateGeometry();
    update();
}

void DriverBars::setOrigin(FigureOrigin origin, const QString& caption)
{
    m_origin = std::move(origin);
    m_caption = caption;
}

FigurePtr DriverBars::figure() const
{
    return m_drivers.empty() ? nullptr : std::make_shared<DriverFigure>(m_drivers, m_title, m_origin, m_caption);
}

QSize DriverBars::sizeHint() const
{
    return {m_theme.px(320), static_cast<int>(driverRowHeight(m_theme) * static_cast<double>(m_drivers.size())) + 6};
}

QSize DriverBars::minimumSizeHint() const
{
    return {m_theme.px(160), sizeHint().height()};
}

void DriverBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintDrivers(painter, QRectF(rect()).adjusted(3, 3, -3, -3), m_drivers, m_theme);
    paintFocus(painter, *this, m_theme);
}

} // namespace ui
