// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/outcome_picture.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {
namespace {

constexpr double kCell = 7.5, kCounts = 40.0, kGap = 6.0, kLargestGap = 12.0; // design pixels

struct Outcome {
    Q_DECLARE_TR_FUNCTIONS(Outcome)
};

struct Part {
    OutcomeSign sign;
    int count;
    QString words;
};

std::array<Part, 4> partsOf(const PerThousand& shares)
{
    return {Part{OutcomeSign::Found, shares.found, Outcome::tr("found")},
            Part{OutcomeSign::FalseAlarm, shares.falseAlarms, Outcome::tr("false alarms")},
            Part{OutcomeSign::Missed, shares.missed, Outcome::tr("missed")},
            Part{OutcomeSign::Reassured, shares.reassured, Outcome::tr("correctly reassured")}};
}

void paintSign(QPainter& painter, OutcomeSign sign, const QPointF& middle, double size, const Theme& theme)
{
    const double half = size / 2.0;
    const QRectF square(middle.x() - half, middle.y() - half, size, size);
    switch (sign) {
    case OutcomeSign::Found:
        painter.fillRect(square, theme.plotBlue);
        break;
    case OutcomeSign::Missed: {
        const double stroke = std::max(1.0, size / 4.5);
        painter.setPen(QPen(theme.plotVermillion, stroke, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(square.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2));
        break;
    }
    case OutcomeSign::FalseAlarm:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.plotOrange);
        painter.drawPolygon(QPolygonF{{middle.x(), square.top() - size / 9},
                                      {square.right() + size / 9, middle.y()},
                                      {middle.x(), square.bottom() + size / 9},
                                      {square.left() - size / 9, middle.y()}});
        break;
    case OutcomeSign::Reassured:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.muted);
        painter.drawEllipse(middle, half * 0.6, half * 0.6);
        break;
    }
}

void paintOutcomeArray(QPainter& painter, const QRectF& area, const PerThousand& shares, const Theme& theme)
{
    const double cell = std::min(area.width() / kSignColumns, area.height() / kSignRows);
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    for (int place = 0; place < kSignColumns * kSignRows; ++place) {
        const int column = place / kSignRows;
        const double x = (column + 0.5) * cell;
        const QPointF middle(mirrored ? area.right() - x : area.left() + x,
                             area.top() + (place % kSignRows + 0.5) * cell);
        paintSign(painter, signAt(shares, place), middle, cell * 0.78, theme);
    }
}

void paintOutcomeCounts(QPainter& painter, const QRectF& area, const PerThousand& shares, const Theme& theme)
{
    const Qt::LayoutDirection direction = painter.layoutDirection();
    const QFont bold = fontOf(theme, TypeSize::Table, true);
    const QFont plain = fontOf(theme, TypeSize::Table);
    const auto alignment = int(QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter));
    const QRect whole = area.toAlignedRect();
    const int column = whole.width() * 2 / 5, row = whole.height() / 2;
    const std::array parts = partsOf(shares);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool first = i % 2 == 0;
        QRect cell(whole.left() + (first ? 0 : column), whole.top() + row * static_cast<int>(i / 2),
                   first ? column : whole.width() - column, row);
        const QRect sign = QStyle::visualRect(direction, whole, QRect(cell.left(), cell.top(), theme.px(12), row));
        paintSign(painter, parts[i].sign, QRectF(sign).center(), theme.px(9), theme);
        const QString count = countText(static_cast<std::uint64_t>(parts[i].count));
        cell.setLeft(cell.left() + theme.px(18));
        painter.setPen(theme.text);
        painter.setFont(bold);
        painter.drawText(QStyle::visualRect(direction, whole, cell), alignment, count);
        cell.setLeft(cell.left() + QFontMetrics(bold).horizontalAdvance(count) + theme.px(5));
        painter.setFont(plain);
        painter.drawText(QStyle::visualRect(direction, whole, cell), alignment,
                         QFontMetrics(plain).elidedText(parts[i].words, Qt::ElideRight, cell.width()));
    }
}

} // namespace

OutcomeSign signAt(const PerThousand& shares, int place)
{
    if (place < shares.found)
        return OutcomeSign::Found;
    if (place < shares.ill())
        return OutcomeSign::Missed;
    return place < shares.ill() + shares.falseAlarms ? OutcomeSign::FalseAlarm : OutcomeSign::Reassured;
}

OutcomeFigure::OutcomeFigure(PerThousand shares, FigureText text, FigureOrigin origin)
    : Figure({QStringLiteral("per-1000"), std::move(text), std::move(origin)}),
      m_shares(shares)
{
}

FigureTable OutcomeFigure::table() const
{
    FigureTable table{.columns = {Outcome::tr("Outcome"), Outcome::tr("Patients of 1,000")}, .rows = {}};
    for (const Part& part : partsOf(m_shares))
        table.rows.push_back({part.words, QString::number(part.count)});
    return table;
}

// The counts stand at the lower edge, unless that is far below the signs.
void OutcomeFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double counts = text.legend ? theme.px(kCounts) : 0.0;
    const double gap = text.legend ? theme.px(kGap) : 0.0;
    const double cell = std::min(size.width() / kSignColumns, (size.height() - counts - gap) / kSignRows);
    const QRectF array(0, 0, size.width(), cell * kSignRows);
    paintOutcomeArray(painter, array, m_shares, theme);
    const double top = std::min(size.height() - counts, array.bottom() + theme.px(kLargestGap));
    if (text.legend)
        paintOutcomeCounts(painter, QRectF(0, top, size.width(), counts), m_shares, theme);
}

FigureSize OutcomeFigure::sizeOnScreen(const Theme& theme) const
{
    const double height = theme.px(kSignRows * kCell + kGap + kCounts);
    return {.usual = QSizeF(theme.px(kSignColumns * kCell), height), .least = QSizeF(theme.px(180), height)};
}

QString OutcomeFigure::words() const
{
    return Outcome::tr("%1 found, %2 missed, %3 false alarms, %4 correctly reassured")
        .arg(QString::number(m_shares.found), QString::number(m_shares.missed), QString::number(m_shares.falseAlarms),
             QString::number(m_shares.reassured));
}

} // namespace ui
