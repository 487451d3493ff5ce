// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_piece.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double kPiecePixelsPerMm = 96.0 / 25.4;
constexpr double kBar = 3.0;     // beside a boxed paragraph
constexpr double kPadding = 8.0; // within it

std::shared_ptr<QTextLayout> laidOut(const QString& text, const TextLook& look, double width, const QString& lead)
{
    const QString whole = lead.isEmpty() ? text : lead + QLatin1Char(' ') + text;
    auto layout = std::make_shared<QTextLayout>(whole, look.font);
    QTextOption option(look.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    if (!lead.isEmpty()) {
        QTextLayout::FormatRange range;
        range.start = 0;
        range.length = static_cast<int>(lead.size());
        range.format.setFontWeight(QFont::Bold);
        layout->setFormats({range});
    }
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, 0});
    }
    layout->endLayout();
    return layout;
}

// Behind a line and beside it. A little overlap hides the seam between two lines.
void paintBox(QPainter& painter, const QRectF& line, const TextLook& look)
{
    if (look.back.isValid())
        painter.fillRect(line.adjusted(0, 0, 0, 0.4), look.back);
    if (look.edge.isValid())
        painter.fillRect(QRectF(line.left(), line.top(), kBar, line.height() + 0.4), look.edge);
}

} // namespace

const Theme& reportTheme()
{
    static const Theme theme = lightTheme();
    return theme;
}

QFont reportFont(TypeSize size, bool bold, double scale)
{
    QFont font = fontOf(reportTheme(), size, bold);
    font.setHintingPreference(QFont::PreferNoHinting); // letters keep their distances at every size
    if (scale != 1.0)
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * scale)));
    return font;
}

ReportPieces textPieces(const QString& text, const TextLook& look, double width, const QString& lead)
{
    const double inset = look.indent + (look.edge.isValid() || look.back.isValid() ? kPadding + kBar : 0.0);
    const double right = look.back.isValid() ? kPadding : 0.0;
    const auto layout = laidOut(text, look, width - inset - right, lead);
    ReportPieces pieces;
    const int count = layout->lineCount();
    for (int i = 0; i < count; ++i) {
        const double tall = layout->lineAt(i).height();
        const double room = look.back.isValid() && (i == 0 || i == count - 1) ? kPadding / 2 : 0.0; // of the box
        const double above = (tall * (look.leading - 1.0)) / 2 + (i == 0 ? room : 0.0);
        ReportPiece piece;
        piece.before = i == 0 ? look.before : 0.0;
        piece.height = tall * look.leading + (i == 0 ? room : 0.0) + (i == count - 1 ? room : 0.0);
        piece.keepWithNext = i + 1 < count ? (i == 0 || i + 2 == count) : look.keepWithNext;
        piece.paint = [layout, look, i, inset, above, width, height = piece.height](QPainter& painter,
                                                                                    const QPointF& corner) {
            paintBox(painter, QRectF(corner.x() + look.indent, corner.y(), width - look.indent, height), look);
            painter.setPen(look.colour);
            layout->lineAt(i).draw(&painter, corner + QPointF(inset, above));
        };
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

double figureHeight(const ReportFigure& figure)
{
    return figure.heightMm * kPiecePixelsPerMm;
}

ReportPiece figurePiece(const ReportFigure& figure, double width)
{
    ReportPiece piece;
    piece.height = figureHeight(figure);
    piece.keepWithNext = true; // its caption
    piece.paint = [figure, width](QPainter& painter, const QPointF& corner) {
        FigureText inside = figure.figure->text();
        inside.title.clear();
        inside.caption.clear();
        painter.save();
        painter.setLayoutDirection(QGuiApplication::layoutDirection()); // files have none of their own
        painter.translate(corner);
        figure.figure->paint(painter, QSizeF(width, figureHeight(figure)), inside, reportTheme());
        painter.restore();
    };
    return piece;
}

} // namespace ui
