// SPDX-License-Identifier: GPL-3.0-or-later

// From the rows of the file to the diagnoses, as STARD asks for it.
#include "core/eval/participant_flow.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/shown_model.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {
namespace {

struct FlowWords {
    Q_DECLARE_TR_FUNCTIONS(FlowWords)
};

// Design pixels.
constexpr double kGapBetweenRows = 30.0;
constexpr double kGapBetweenBoxes = 14.0;
constexpr double kBoxPadding = 8.0;
constexpr double kWidest = 900.0;

struct Box {
    QString title;
    QStringList lines;
    enum class Look { Plain, LeftOut, Right, Wrong } look = Look::Plain;
};

// Rows of boxes from top to bottom. The one left out stands beside the line from the first row to the second.
struct Boxes {
    Box file, leftOut, cohort;
    std::array<Box, 3> parts; // training, validation, test
    std::array<Box, 2> said;
    std::array<Box, 4> outcomes; // two under each of what was said
};

QString sizeLine(const core::GroupSize& size)
{
    return FlowWords::tr("n = %1, %2 cases").arg(countText(size.patients), countText(size.events));
}

QString countLine(std::size_t count)
{
    return FlowWords::tr("n = %1").arg(countText(count));
}

core::GroupSize operator+(const core::GroupSize& a, const core::GroupSize& b)
{
    return {.patients = a.patients + b.patients, .events = a.events + b.events};
}

Boxes boxesOf(const core::ParticipantFlow& flow)
{
    using enum core::SplitPart;
    const auto part = [&flow](core::SplitPart which) { return flow.parts[static_cast<std::size_t>(which)]; };
    const core::Confusion& said = flow.diagnosed;
    Boxes boxes;
    boxes.file = {FlowWords::tr("Rows of the file"), {countLine(flow.rows)}};
    boxes.leftOut = {
        FlowWords::tr("Left out: outcome not recorded"), {countLine(flow.withoutOutcome)}, Box::Look::LeftOut};
    boxes.cohort = {FlowWords::tr("Cohort"), {sizeLine(flow.cohort)}};
    boxes.parts = {
        Box{FlowWords::tr("Training"), {sizeLine(part(Encoder) + part(Policy))}},
        Box{FlowWords::tr("Validation"), {sizeLine(part(ClassifierValidation) + part(PolicyValidation))}},
        Box{FlowWords::tr("Test"),
            {sizeLine(part(Test)), FlowWords::tr("diagnosed without any test: %1").arg(countText(flow.withoutTests))}}};
    boxes.said = {Box{FlowWords::tr("Diagnosed as a case"), {countLine(said.truePositive + said.falsePositive)}},
                  Box{FlowWords::tr("Diagnosed as no case"), {countLine(said.trueNegative + said.falseNegative)}}};
    boxes.outcomes = {Box{FlowWords::tr("Found"), {countLine(said.truePositive)}, Box::Look::Right},
                      Box{FlowWords::tr("False alarm"), {countLine(said.falsePositive)}, Box::Look::Wrong},
                      Box{FlowWords::tr("Missed"), {countLine(said.falseNegative)}, Box::Look::Wrong},
                      Box{FlowWords::tr("Correctly reassured"), {countLine(said.trueNegative)}, Box::Look::Right}};
    return boxes;
}

double heightOf(std::size_t lines, const Theme& theme)
{
    const double title = QFontMetricsF(fontOf(theme, TypeSize::Table, true)).height();
    const double line = QFontMetricsF(fontOf(theme, TypeSize::Table)).height();
    return title + line * static_cast<double>(lines) + 2.0 * theme.px(kBoxPadding);
}

double widthOf(const Box& box, const Theme& theme)
{
    const QFontMetricsF line(fontOf(theme, TypeSize::Table));
    double width = QFontMetricsF(fontOf(theme, TypeSize::Table, true)).horizontalAdvance(box.title);
    for (const QString& text : box.lines)
        width = std::max(width, line.horizontalAdvance(text));
    return width + 2.0 * theme.px(kBoxPadding) + 2.0;
}

class FlowPainter {
public:
    FlowPainter(QPainter& painter, const QSizeF& size, const Boxes& boxes, const Theme& theme)
        : m_painter(painter),
          m_boxes(boxes),
          m_theme(theme),
          m_width(std::min(size.width(), double(theme.px(kWidest)))),
          m_left((size.width() - m_width) / 2.0)
    {
        const std::array heights{heightOf(1, theme), heightOf(1, theme), heightOf(2, theme), heightOf(1, theme),
                                 heightOf(1, theme)};
        double boxesHeight = 0.0;
        for (const double height : heights)
            boxesHeight += height;
        // Narrow paper: everything closer together rather than off its edge.
        const double gap =
            std::clamp((size.height() - boxesHeight - 2.0) / 4.0, 10.0, double(theme.px(kGapBetweenRows)) * 1.4);
        double top = 1.0;
        for (std::size_t row = 0; row < heights.size(); ++row) {
            m_rows[row] = {top, heights[row]};
            top += heights[row] + gap;
        }
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const QRectF file = place(0, 1, 3), cohort = place(1, 1, 3);
        arrow(file, cohort);
        const QRectF leftOut = place(0, 2, 3).translated(0.0, (cohort.top() - file.top()) / 2.0);
        sideArrow({file.center().x(), leftOut.center().y()}, leftOut);
        draw(m_boxes.file, file);
        draw(m_boxes.leftOut, leftOut);
        draw(m_boxes.cohort, cohort);
        const QRectF test = place(2, 2, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            arrow(cohort, place(2, i, 3));
            draw(m_boxes.parts[i], place(2, i, 3));
        }
        for (std::size_t i = 0; i < 2; ++i) {
            const QRectF said = place(3, i, 2, 0.7);
            arrow(test, said);
            draw(m_boxes.said[i], said);
            for (std::size_t under = 0; under < 2; ++under) {
                const QRectF outcome = place(4, 2 * i + under, 4);
                arrow(said, outcome);
                draw(m_boxes.outcomes[2 * i + under], outcome);
            }
        }
    }

private:
    struct Row {
        double top = 0.0, height = 0.0;
    };

    QRectF place(std::size_t row, std::size_t column, std::size_t columns, double share = 1.0) const
    {
        const double cell = m_width / static_cast<double>(columns);
        const double width = (cell - m_theme.px(kGapBetweenBoxes)) * share;
        const double middle = m_left + cell * (static_cast<double>(column) + 0.5);
        return {middle - width / 2.0, m_rows[row].top, width, m_rows[row].height};
    }

    void line(std::initializer_list<QPointF> points)
    {
        m_painter.setPen(QPen(m_theme.axis, 1.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(QPolygonF(points));
    }
    void head(const QPointF& tip, const QPointF& direction)
    {
        const double size = m_theme.px(5);
        const QPointF back = tip - direction * size, side(direction.y() * size * 0.6, direction.x() * size * 0.6);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.axis);
        m_painter.drawPolygon(QPolygonF({tip, back + side, back - side}));
    }
    void arrow(const QRectF& from, const QRectF& to)
    {
        const QPointF start(from.center().x(), from.bottom()), end(to.center().x(), to.top());
        const double half = (start.y() + end.y()) / 2.0;
        line({start, {start.x(), half}, {end.x(), half}, end});
        head(end, {0.0, 1.0});
    }
    void sideArrow(const QPointF& from, const QRectF& to)
    {
        const QPointF end(to.left(), to.center().y());
        line({from, end});
        head(end, {1.0, 0.0});
    }

    // What went wrong is hatched at its edge: colour never works alone.
    void draw(const Box& box, const QRectF& place)
    {
        const bool right = box.look == Box::Look::Right, wrong = box.look == Box::Look::Wrong;
        m_painter.setPen(QPen(wrong   ? m_theme.plotVermillion
                              : right ? m_theme.plotBlue
                                      : m_theme.control,
                              wrong || right ? 1.5 : 1.0,
                              box.look == Box::Look::LeftOut ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(box.look == Box::Look::LeftOut ? m_theme.alternate : m_theme.surface);
        m_painter.drawRoundedRect(place, 3.0, 3.0);
        if (wrong)
            m_painter.fillRect(QRectF(place.left() + 1, place.top() + 3, m_theme.px(4), place.height() - 6),
                               QBrush(m_theme.plotVermillion, Qt::BDiagPattern));
        const double pad = m_theme.px(kBoxPadding);
        QRectF room = place.adjusted(pad / 2.0, pad, -pad / 2.0, -pad);
        words(room, box.title, fontOf(m_theme, TypeSize::Table, true));
        for (const QString& text : box.lines)
            words(room, text, fontOf(m_theme, TypeSize::Table));
    }
    void words(QRectF& room, const QString& text, QFont font)
    {
        // Rather smaller than cut off: it is a number that would be missing.
        while (QFontMetricsF(font).horizontalAdvance(text) > room.width() && font.pixelSize() > m_theme.px(8))
            font.setPixelSize(font.pixelSize() - 1);
        const QFontMetricsF metrics(font);
        m_painter.setFont(font);
        m_painter.setPen(m_theme.text);
        m_painter.drawText(QRectF(room.left(), room.top(), room.width(), metrics.height()), Qt::AlignCenter,
                           metrics.elidedText(text, Qt::ElideRight, room.width() + 1.0));
        room.setTop(room.top() + metrics.height());
    }

    QPainter& m_painter;
    const Boxes& m_boxes;
    const Theme& m_theme;
    double m_width, m_left;
    std::array<Row, 5> m_rows;
};

class ParticipantFigure final : public Figure {
public:
    ParticipantFigure(Boxes boxes, FigureText text, FigureOrigin origin)
        : Figure({QStringLiteral("participant-flow"), std::move(text), std::move(origin)}),
          m_boxes(std::move(boxes))
    {
    }

    FigureTable table() const override
    {
        FigureTable table{.columns = {FlowWords::tr("Group"), FlowWords::tr("Patients")}, .rows = {}};
        for (const Box* box : all())
            table.rows.push_back({box->title, box->lines.join(QStringLiteral("; "))});
        return table;
    }
    QString words() const override
    {
        QStringList spoken;
        for (const Box* box : all())
            spoken << QStringLiteral("%1: %2.").arg(box->title, box->lines.join(QStringLiteral(", ")));
        return spoken.join(QLatin1Char(' '));
    }
    void paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const override
    {
        painter.save();
        FlowPainter(painter, size, m_boxes, theme).paint();
        painter.restore();
    }
    FigureSize sizeOnScreen(const Theme& theme) const override
    {
        double third = widthOf(m_boxes.leftOut, theme), quarter = 0.0;
        for (const Box& box : m_boxes.parts)
            third = std::max(third, widthOf(box, theme));
        for (const Box& box : m_boxes.outcomes)
            quarter = std::max(quarter, widthOf(box, theme));
        const double gap = theme.px(kGapBetweenBoxes);
        const QSizeF least(std::max(3.0 * (third + gap), 4.0 * (quarter + gap)),
                           4.0 * heightOf(1, theme) + heightOf(2, theme) + 4.0 * theme.px(kGapBetweenRows) + 2.0);
        return {.usual = least, .least = least};
    }

private:
    std::vector<const Box*> all() const
    {
        std::vector<const Box*> boxes{&m_boxes.file, &m_boxes.leftOut, &m_boxes.cohort};
        for (const Box& box : m_boxes.parts)
            boxes.push_back(&box);
        for (const Box& box : m_boxes.said)
            boxes.push_back(&box);
        for (const Box& box : m_boxes.outcomes)
            boxes.push_back(&box);
        return boxes;
    }

    Boxes m_boxes;
};

} // namespace

FigurePtr participantFlowFigure(const Comparison& comparison, std::size_t model)
{
    if (!comparison.cohort || !comparison.split || model >= comparison.models.size())
        return nullptr;
    const ShownModel& shown = comparison.models[model];
    const core::ParticipantFlow flow =
        core::participantFlow(std::max(comparison.importedRows, comparison.cohort->patientCount()), *comparison.cohort,
                              *comparison.split, *shown.model->test, thresholdOf(comparison, model));
    FigureText text{.title = FlowWords::tr("Participant flow: %1").arg(shown.name),
                    .xLabel = {},
                    .yLabel = {},
                    .caption = comparisonCaption(comparison, {})};
    return std::make_shared<const ParticipantFigure>(boxesOf(flow), std::move(text), originOf(shown));
}

} // namespace ui
