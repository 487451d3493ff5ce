// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/story/track_painter.h"

#include "ui/common/text/number_text.h"
#include "ui/common/text/story_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui {
namespace {

struct TrackText {
    Q_DECLARE_TR_FUNCTIONS(TrackText)
};

constexpr std::size_t kDotsShown = 60; // more would hide each other

QColor faded(QColor colour, float opacity)
{
    colour.setAlphaF(opacity);
    return colour;
}

// As std::clamp; where there is less room than it takes (`highest` below `lowest`), as low as possible.
double within(double wanted, double lowest, double highest)
{
    return std::max(lowest, std::min(wanted, highest));
}

// Where the next panel may lead on one side of the threshold.
struct TrackBranch {
    QPointF from, to;
    QString words; // empty: there is no room to read them
    QRectF place;  // of the words
};

// Lays one track out and draws it part by part.
class TrackPicture {
public:
    TrackPicture(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme)
        : m_painter(painter),
          m_scene(scene),
          m_theme(theme),
          m_caption(fontOf(theme, TypeSize::Caption)),
          m_strong(fontOf(theme, TypeSize::Table, true))
    {
        const QFontMetricsF metrics(m_caption);
        const double left = metrics.horizontalAdvance(shareText(1.0, QLocale(), 0)) + theme.px(10);
        m_line = metrics.lineSpacing();
        m_plot = area.adjusted(left, theme.px(10), -theme.px(6), -2.0 * m_line - theme.px(8));
        const std::size_t ahead = scene.outlook.empty() ? 0 : 1;
        const std::size_t own = scene.known.size() + ahead + (scene.diagnosed ? 0 : 1);
        m_slots = std::max<std::size_t>({own, scene.other.size(), 2});
        layBranches();
    }

    TrackWordPlaces words() const
    {
        TrackWordPlaces places;
        for (const TrackBranch& branch : m_branches)
            if (!branch.words.isEmpty())
                places.beside.push_back(branch.place);
        for (std::size_t i = 0; i < m_scene.known.size(); ++i)
            places.beside.push_back(probabilityPlace(i));
        for (const bool above : {true, false})
            if (const auto place = sidePlace(above))
                places.sides.push_back(*place);
        if (m_scene.threshold)
            places.threshold = thresholdPlace();
        return places;
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintGround();
        paintThreshold();
        paintSlotNames();
        paintBand();
        paintOther();
        paintOutlook();
        paintKnown();
        paintThresholdName();
    }

private:
    double x(std::size_t slot) const
    {
        const double step = m_plot.width() / (static_cast<double>(m_slots) - 0.4);
        return m_plot.left() + step * (static_cast<double>(slot) + 0.3);
    }
    double slotWidth() const { return m_plot.width() / (static_cast<double>(m_slots) - 0.4); }
    double y(double probability) const { return m_plot.bottom() - m_plot.height() * probability; }
    QPointF at(std::size_t slot, double probability) const { return {x(slot), y(probability)}; }

    void paintGround();
    void paintThreshold();
    void paintSlotNames();
    void paintSlotName(std::size_t slot, const QString& name, const QString& brief, const QString& note, bool strong);
    void paintThresholdName();
    void paintBand();
    void paintKnown();
    QRectF probabilityPlace(std::size_t i) const;
    void paintOther();
    void paintOutlook();
    void layBranches();
    TrackBranch layBranch(double mean, double share, bool above) const;
    void paintBranch(const TrackBranch& branch);
    QRectF thresholdPlace() const;
    std::vector<QRectF> taken() const;
    std::optional<QRectF> sidePlace(bool above) const;
    double radiusOf(std::size_t i) const { return m_theme.px(i + 1 == m_scene.known.size() ? 7 : 5); }
    void write(const QRectF& where, int flags, const QString& text, const QFont& font, const QColor& colour);

    QPainter& m_painter;
    const TrackScene& m_scene;
    const Theme& m_theme;
    QFont m_caption, m_strong;
    double m_line = 0.0;
    QRectF m_plot;
    std::size_t m_slots = 2;
    std::vector<TrackBranch> m_branches;
};

void TrackPicture::write(const QRectF& where, int flags, const QString& text, const QFont& font, const QColor& colour)
{
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(where, flags, text);
}

void TrackPicture::paintGround()
{
    if (m_scene.threshold)
        m_painter.fillRect(QRectF(m_plot.topLeft(), QPointF(m_plot.right(), y(*m_scene.threshold))),
                           faded(m_theme.plotVermillion, 0.07F));
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        m_painter.setPen(QPen(tick == 0.0 ? m_theme.axis : m_theme.grid, 1));
        m_painter.drawLine(QPointF(m_plot.left(), y(tick)), QPointF(m_plot.right(), y(tick)));
        write(QRectF(m_plot.left() - m_theme.px(60), y(tick) - m_line, m_theme.px(54), 2.0 * m_line),
              Qt::AlignRight | Qt::AlignVCenter, shareText(tick, QLocale(), 0), m_caption, m_theme.textSecondary);
    }
    m_painter.setPen(QPen(m_theme.axis, 1));
    m_painter.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
}

void TrackPicture::paintThreshold()
{
    if (!m_scene.threshold)
        return;
    const double level = y(*m_scene.threshold);
    QPen dashes(m_theme.text, 1.4 * m_theme.zoom);
    dashes.setDashPattern({5.0, 3.0});
    m_painter.setPen(dashes);
    m_painter.drawLine(QPointF(m_plot.left(), level), QPointF(m_plot.right(), level));
    for (const bool above : {true, false})
        if (const auto place = sidePlace(above))
            write(*place, Qt::AlignCenter, above ? m_scene.aboveText : m_scene.belowText, m_caption,
                  m_theme.textSecondary);
}

// Places that words and lines need: paths, points, and what is written beside them.
std::vector<QRectF> TrackPicture::taken() const
{
    std::vector<QRectF> places;
    const auto addLine = [&](const QPointF& from, const QPointF& to) {
        constexpr int kPieces = 24;
        const double reach = m_theme.px(4);
        for (int i = 0; i <= kPieces; ++i) {
            const QPointF point = from + (to - from) * (static_cast<double>(i) / kPieces);
            places.emplace_back(point.x() - reach, point.y() - reach, 2.0 * reach, 2.0 * reach);
        }
    };
    for (const auto* path : {&m_scene.known, &m_scene.other})
        for (std::size_t i = 1; i < path->size(); ++i)
            addLine(at(i - 1, (*path)[i - 1].probability), at(i, (*path)[i].probability));
    for (std::size_t i = 0; i < m_scene.known.size(); ++i) {
        const double radius = radiusOf(i);
        const QPointF point = at(i, m_scene.known[i].probability);
        places.emplace_back(point.x() - radius, point.y() - radius, 2.0 * radius, 2.0 * radius);
        places.push_back(probabilityPlace(i));
    }
    for (const TrackBranch& branch : m_branches) {
        addLine(branch.from, branch.to);
        if (!branch.words.isEmpty())
            places.push_back(branch.place);
    }
    for (const double outlook : m_scene.outlook)
        places.emplace_back(x(m_scene.known.size()) - m_theme.px(13), y(outlook) - m_theme.px(3), m_theme.px(26),
                            m_theme.px(6));
    if (m_scene.threshold)
        places.push_back(thresholdPlace());
    return places;
}

// In a corner of its side of the threshold, or beside the threshold itself; nowhere rather than on something else.
std::optional<QRectF> TrackPicture::sidePlace(bool above) const
{
    if (!m_scene.threshold)
        return std::nullopt;
    const double level = y(*m_scene.threshold), inset = m_theme.px(5), gap = m_theme.px(2);
    const double width =
        QFontMetricsF(m_caption).horizontalAdvance(above ? m_scene.aboveText : m_scene.belowText) + 2.0;
    if ((above ? level - m_plot.top() : m_plot.bottom() - level) < (above ? 2.5 : 1.5) * m_line)
        return std::nullopt;
    const double left = m_plot.left() + inset, right = m_plot.right() - inset - width;
    const double far = above ? m_plot.top() + gap : m_plot.bottom() - gap - m_line;
    const double near = above ? level - gap - m_line : level + gap;
    const double first = above ? left : right, second = above ? right : left;
    const std::vector<QRectF> used = taken();
    for (const QPointF& corner : {QPointF(first, far), QPointF(second, far), QPointF(first, near),
                                  QPointF(second, near), QPointF((left + right) / 2.0, far)}) {
        const QRectF place(corner, QSizeF(width, m_line));
        if (m_plot.contains(place) &&
            std::ranges::none_of(used, [&](const QRectF& other) { return other.intersects(place); }))
            return place;
    }
    return std::nullopt;
}

QRectF TrackPicture::thresholdPlace() const
{
    QFont bold = m_caption;
    bold.setBold(true);
    const QString text = TrackText::tr("threshold %1").arg(probabilityText(*m_scene.threshold));
    const double width = QFontMetricsF(bold).horizontalAdvance(text) + m_theme.px(4);
    const double right = m_plot.right() - width - m_theme.px(3), left = m_plot.left() + m_theme.px(3);
    const double above = y(*m_scene.threshold) - m_line - m_theme.px(2), below = y(*m_scene.threshold) + m_theme.px(2);
    const auto isFree = [this](const QRectF& place) {
        for (std::size_t i = 0; i < m_scene.known.size(); ++i)
            if (probabilityPlace(i).intersects(place))
                return false;
        return m_plot.contains(place) && std::ranges::none_of(m_branches, [&](const TrackBranch& branch) {
                   return !branch.words.isEmpty() && branch.place.intersects(place);
               });
    };
    for (const QPointF& corner : {QPointF(right, above), QPointF(right, below), QPointF(left, above),
                                  QPointF(left, below), QPointF((left + right) / 2.0, above)})
        if (const QRectF place(corner, QSizeF(width, m_line)); isFree(place))
            return place;
    return {right, above, width, m_line};
}

// Last and on a ground of its own: lines end near the right edge too.
void TrackPicture::paintThresholdName()
{
    if (!m_scene.threshold)
        return;
    QFont bold = m_caption;
    bold.setBold(true);
    const QString text = TrackText::tr("threshold %1").arg(probabilityText(*m_scene.threshold));
    const QRectF label = thresholdPlace();
    m_painter.fillRect(label, faded(m_theme.surface, 0.75F));
    write(label, Qt::AlignCenter, text, bold, m_theme.text);
}

void TrackPicture::paintSlotName(std::size_t slot, const QString& name, const QString& brief, const QString& note,
                                 bool strong)
{
    QFont font = m_caption;
    font.setBold(strong);
    const QFontMetricsF metrics(font);
    const double width = slotWidth() * 0.96;
    const QString shown = metrics.horizontalAdvance(name) <= width
                              ? name
                              : metrics.elidedText(brief, Qt::ElideRight, std::max(width, 10.0));
    // The first and the last may not leave the picture.
    const double half = std::max(metrics.horizontalAdvance(shown), metrics.horizontalAdvance(note)) / 2.0 + 2.0;
    const double centre = within(x(slot), m_plot.left() - m_theme.px(20) + half, m_plot.right() + m_theme.px(5) - half);
    const double top = m_plot.bottom() + m_theme.px(5);
    m_painter.setPen(QPen(m_theme.axis, 1));
    m_painter.drawLine(QPointF(x(slot), m_plot.bottom()), QPointF(x(slot), m_plot.bottom() + m_theme.px(4)));
    const QColor colour = strong ? m_theme.text : m_theme.textSecondary;
    write(QRectF(centre - half, top, 2.0 * half, m_line), Qt::AlignCenter, shown, font, colour);
    write(QRectF(centre - half, top + m_line, 2.0 * half, m_line), Qt::AlignCenter, note, m_caption,
          m_theme.textSecondary);
}

void TrackPicture::paintSlotNames()
{
    const std::size_t now = m_scene.known.size() - 1;
    for (std::size_t i = 0; i < m_scene.known.size(); ++i)
        paintSlotName(i, m_scene.known[i].name, m_scene.known[i].brief, m_scene.known[i].note, i == now);
    if (!m_scene.outlook.empty())
        paintSlotName(now + 1, m_scene.outlookName, m_scene.outlookBrief, m_scene.outlookNote, false);
    const std::size_t named = m_scene.known.size() + (m_scene.outlook.empty() ? 0 : 1);
    if (!m_scene.diagnosed && named < m_slots)
        paintSlotName(m_slots - 1, TrackText::tr("Diagnosis"), TrackText::tr("Diagnosis"), {}, false);
}

void TrackPicture::paintBand()
{
    QPolygonF upper, lower;
    for (std::size_t i = 0; i < m_scene.known.size(); ++i) {
        if (!m_scene.known[i].range)
            continue;
        upper << at(i, m_scene.known[i].range->high);
        lower.prepend(at(i, m_scene.known[i].range->low));
    }
    if (upper.size() > 1) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(m_theme.plotBlue, 0.16F));
        m_painter.drawPolygon(upper + lower);
    }
    m_painter.setPen(QPen(m_theme.plotBlue, 1.6 * m_theme.zoom));
    for (std::size_t i = 0; i < m_scene.known.size(); ++i)
        if (const auto& range = m_scene.known[i].range)
            m_painter.drawLine(at(i, range->low), at(i, range->high));
}

void TrackPicture::paintKnown()
{
    QPolygonF line;
    for (std::size_t i = 0; i < m_scene.known.size(); ++i)
        line << at(i, m_scene.known[i].probability);
    m_painter.setPen(QPen(m_theme.plotBlue, 2.0 * m_theme.zoom, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(line);
    for (std::size_t i = 0; i < m_scene.known.size(); ++i) {
        const double radius = radiusOf(i);
        m_painter.setPen(QPen(m_theme.surface, m_theme.px(2)));
        m_painter.setBrush(m_theme.plotBlue);
        m_painter.drawEllipse(line[static_cast<int>(i)], radius, radius);
        write(probabilityPlace(i), Qt::AlignCenter, probabilityText(m_scene.known[i].probability), m_strong,
              m_theme.text);
    }
}

// Beside the point, on the side the line does not leave by.
QRectF TrackPicture::probabilityPlace(std::size_t i) const
{
    const double radius = radiusOf(i);
    const QString text = probabilityText(m_scene.known[i].probability);
    const QFontMetricsF metrics(m_strong);
    const double width = metrics.horizontalAdvance(text) + 2.0, tall = metrics.lineSpacing();
    const QPointF point = at(i, m_scene.known[i].probability);
    const bool room = point.x() - radius - width > m_plot.left() + m_theme.px(2);
    const double next = i + 1 < m_scene.known.size() ? m_scene.known[i + 1].probability : m_scene.known[i].probability;
    const double before = i > 0 ? m_scene.known[i - 1].probability : m_scene.known[i].probability;
    const bool above = room ? before <= m_scene.known[i].probability : next < m_scene.known[i].probability;
    const double left = room ? point.x() - radius - width : point.x() + radius;
    double top = above ? point.y() - tall : point.y() + m_theme.px(1);
    top = within(top, m_plot.top(), m_plot.bottom() - tall);
    return {left, top, width, tall};
}

void TrackPicture::paintOther()
{
    if (m_scene.other.empty())
        return;
    QPolygonF line;
    for (std::size_t i = 0; i < m_scene.other.size(); ++i)
        line << at(i, m_scene.other[i].probability);
    QPen pen(m_theme.plotOrange, 2.0 * m_theme.zoom);
    pen.setDashPattern({4.0, 2.5});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(line);
    const double side = m_theme.px(8);
    m_painter.setPen(QPen(m_theme.plotOrange, 1.8 * m_theme.zoom));
    m_painter.setBrush(m_theme.surface);
    for (const QPointF& point : line)
        m_painter.drawRect(QRectF(point.x() - side / 2.0, point.y() - side / 2.0, side, side));
    const QFontMetricsF metrics(m_caption);
    const double width = metrics.horizontalAdvance(m_scene.otherName) + 4.0;
    const QPointF end = line.last();
    const double left = std::min(end.x() + side, m_plot.right() - width);
    write(QRectF(left, end.y() + m_theme.px(5), width, m_line), Qt::AlignLeft | Qt::AlignVCenter, m_scene.otherName,
          m_caption, m_theme.text);
}

void TrackPicture::layBranches()
{
    if (m_scene.outlook.empty())
        return;
    const OutlookParts parts = partsOf(m_scene);
    if (parts.meanAbove)
        m_branches.push_back(layBranch(*parts.meanAbove, parts.shareAbove, true));
    if (parts.meanBelow)
        m_branches.push_back(layBranch(*parts.meanBelow, 1.0 - parts.shareAbove, false));
    // One mean may lie close to the other: then the words of the second would hide those of the first.
    if (m_branches.size() == 2 && m_branches[0].place.intersects(m_branches[1].place)) {
        m_branches[1].place.moveTop(std::min(m_branches[0].place.bottom() + m_theme.px(2),
                                             m_plot.bottom() - m_branches[1].place.height() - m_theme.px(2)));
        if (m_branches[0].place.intersects(m_branches[1].place)) // at the bottom, near 0 %
            m_branches[0].place.moveBottom(m_branches[1].place.top() - m_theme.px(2));
    }
}

TrackBranch TrackPicture::layBranch(double mean, double share, bool above) const
{
    const std::size_t now = m_scene.known.size() - 1;
    TrackBranch made{
        .from = at(now, m_scene.known.back().probability), .to = at(now + 1, mean), .words = {}, .place = {}};
    if (!m_scene.other.empty())
        return made; // two paths and words for both leave no room to read either
    const bool rises = mean > m_scene.known.back().probability;
    const QString count = countText(static_cast<std::uint64_t>(std::lround(share * 100.0)));
    // Where both parts go the same way, one goes less far.
    const QString words = rises ? (above ? TrackText::tr("%1 of 100 rise\nto about %2")
                                         : TrackText::tr("%1 of 100 rise less,\nto about %2"))
                                : (above ? TrackText::tr("%1 of 100 fall less,\nto about %2")
                                         : TrackText::tr("%1 of 100 fall\nto about %2"));
    made.words = words.arg(count, probabilityText(mean));
    const QSizeF size = QFontMetricsF(m_caption).size(0, made.words);
    const double gap = m_theme.px(16);
    const bool fits = made.to.x() + gap + size.width() <= m_plot.right();
    const double left = fits ? made.to.x() + gap : made.to.x() - gap - size.width();
    double top = made.to.y() - size.height() / 2.0;
    if (!fits) // beside the dashes, away from the middle
        top += above ? -size.height() * 0.5 : size.height() * 0.7;
    top = within(top, m_plot.top() + m_theme.px(2), m_plot.bottom() - size.height() - m_theme.px(2));
    made.place = QRectF(left - 2.0, top, size.width() + 4.0, size.height());
    return made;
}

void TrackPicture::paintBranch(const TrackBranch& branch)
{
    QPen dashes(m_theme.plotBlue, 1.4 * m_theme.zoom);
    dashes.setDashPattern({4.0, 3.0});
    m_painter.setPen(dashes);
    m_painter.drawLine(branch.from, branch.to);
    if (branch.words.isEmpty())
        return;
    m_painter.fillRect(branch.place, faded(m_theme.surface, 0.8F));
    write(branch.place.adjusted(2.0, 0.0, 2.0, 4.0), Qt::AlignLeft | Qt::AlignTop, branch.words, m_caption,
          m_theme.text);
}

void TrackPicture::paintOutlook()
{
    if (m_scene.outlook.empty())
        return;
    const std::size_t slot = m_scene.known.size();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(faded(m_theme.plotBlue, 0.42F));
    const std::size_t every = std::max<std::size_t>(1, m_scene.outlook.size() / kDotsShown);
    const double radius = 2.2 * m_theme.zoom;
    for (std::size_t i = 0; i < m_scene.outlook.size(); i += every) {
        // Side by side without a random number: the golden ratio fills a line evenly, however many there are.
        const std::size_t drawn = i / every;
        const double spread = std::fmod(static_cast<double>(drawn) * 0.6180339887, 1.0) - 0.5;
        m_painter.drawEllipse(QPointF(x(slot) + spread * m_theme.px(22), y(m_scene.outlook[i])), radius, radius);
    }
    for (const TrackBranch& branch : m_branches)
        paintBranch(branch);
}

} // namespace

TrackWordPlaces trackWordPlaces(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme)
{
    return scene.known.empty() ? TrackWordPlaces{} : TrackPicture(painter, area, scene, theme).words();
}

void paintTrack(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme)
{
    if (scene.known.empty())
        return;
    painter.save();
    TrackPicture(painter, area, scene, theme).paint();
    painter.restore();
}

} // namespace ui
