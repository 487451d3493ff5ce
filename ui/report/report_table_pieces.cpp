// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_piece.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <numeric>

namespace ui {
namespace {

constexpr double kGap = 10.0;        // between columns
constexpr double kRoom = 3.0;        // above and beneath a cell's words
constexpr int kNarrowFrom = 6;       // columns: smaller type
constexpr double kFewColumns = 0.62; // of the width that two columns of a table take: eyes have to follow a row
constexpr double kNameShare = 0.45;  // of the width that names may take at most in a list of names and values

struct Sizes {
    double least = 0.0, wanted = 0.0; // widest word, widest cell
};

QFont cellFont(const ReportTable& table, bool bold)
{
    const int columns = static_cast<int>(table.columns.size());
    return reportFont(columns >= kNarrowFrom ? TypeSize::Caption : TypeSize::Table, bold);
}

int columnCount(const ReportTable& table)
{
    if (!table.columns.isEmpty())
        return static_cast<int>(table.columns.size());
    return table.rows.empty() ? 0 : static_cast<int>(table.rows.front().size());
}

void measure(Sizes& sizes, const QString& text, const QFontMetricsF& metrics)
{
    sizes.wanted = std::max(sizes.wanted, metrics.horizontalAdvance(text) + 1.0);
    for (const QString& word : text.split(QLatin1Char(' ')))
        sizes.least = std::max(sizes.least, metrics.horizontalAdvance(word) + 1.0);
}

std::vector<Sizes> sizesOf(const ReportTable& table)
{
    const QFontMetricsF strong(cellFont(table, true));
    std::vector<Sizes> sizes(static_cast<std::size_t>(columnCount(table)));
    for (std::size_t column = 0; column < sizes.size(); ++column) {
        const auto place = static_cast<qsizetype>(column);
        // A head may break where the cells beneath do not have to.
        if (place < table.columns.size())
            for (const QString& word : table.columns[place].split(QLatin1Char(' ')))
                measure(sizes[column], word, strong);
        for (const QStringList& row : table.rows)
            measure(sizes[column], row.value(place), strong);
    }
    return sizes;
}

// As wide as wanted and the rest shared out; where there is too little room, each gives way by what it can spare.
std::vector<double> widthsOf(const ReportTable& table, double width)
{
    const std::vector<Sizes> sizes = sizesOf(table);
    double room = width - kGap * static_cast<double>(sizes.size());
    std::vector<double> widths;
    double wanted = 0.0, least = 0.0;
    for (const Sizes& one : sizes) {
        wanted += one.wanted;
        least += one.least;
    }
    if (!table.columns.isEmpty() && sizes.size() == 2)
        room = std::min(room, std::max(wanted, kFewColumns * room));
    for (const Sizes& one : sizes) {
        if (wanted <= room)
            widths.push_back(one.wanted + (room - wanted) / static_cast<double>(sizes.size()));
        else if (least <= room && wanted > least)
            widths.push_back(one.least + (room - least) * (one.wanted - one.least) / (wanted - least));
        else
            widths.push_back(room * one.least / std::max(least, 1.0));
    }
    if (table.columns.isEmpty() && widths.size() == 2) { // names stand close to their values
        widths[0] = std::min(sizes[0].wanted, kNameShare * room);
        widths[1] = room - widths[0];
    }
    return widths;
}

struct Cell {
    std::shared_ptr<QTextLayout> layout;
    double left = 0.0, height = 0.0;
};

// An interval stays in one line: a dash would be a place to break.
QString unbroken(QString text)
{
    return text.replace(QChar(0x2013), QStringLiteral("\u2013\u2060"));
}

Cell makeCell(const QString& text, const QFont& font, double left, double width, bool leading)
{
    Cell cell{.layout = std::make_shared<QTextLayout>(unbroken(text), font), .left = left, .height = 0.0};
    QTextOption option(leading ? Qt::AlignLeft : Qt::AlignRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    cell.layout->setTextOption(option);
    cell.layout->setCacheEnabled(true);
    cell.layout->beginLayout();
    for (QTextLine line = cell.layout->createLine(); line.isValid(); line = cell.layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, cell.height});
        cell.height += line.height();
    }
    cell.layout->endLayout();
    return cell;
}

ReportPiece rowPiece(const QStringList& texts, const ReportTable& table, const std::vector<double>& widths, bool head,
                     bool strong)
{
    std::vector<Cell> cells;
    double left = kGap / 2, height = 0.0;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const bool leading = table.isLeft(static_cast<int>(column));
        const bool name = table.columns.isEmpty() && column == 0;
        cells.push_back(makeCell(texts.value(static_cast<qsizetype>(column)), cellFont(table, head || strong || name),
                                 left, widths[column], leading));
        left += widths[column] + kGap;
        height = std::max(height, cells.back().height);
    }
    ReportPiece piece;
    piece.height = height + 2 * kRoom;
    piece.paint = [cells = std::move(cells), head, width = left - kGap / 2, tall = piece.height,
                   words = height](QPainter& painter, const QPointF& corner) {
        const Theme& theme = reportTheme();
        const QRectF area(corner, QSizeF(width, tall));
        if (head)
            painter.fillRect(area, theme.alternate);
        painter.setPen(QPen(head ? theme.control : theme.border, head ? 0.8 : 0.5));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        painter.setPen(theme.text);
        for (const Cell& cell : cells)
            cell.layout->draw(
                &painter, corner + QPointF(cell.left, kRoom + (head ? words - cell.height : 0.0))); // heads at the foot
    };
    return piece;
}

} // namespace

ReportPieces tablePieces(const ReportTable& table, double width)
{
    const std::vector<double> widths = widthsOf(table, width);
    ReportPieces pieces;
    std::shared_ptr<const ReportPiece> head;
    if (!table.columns.isEmpty()) {
        pieces.push_back(rowPiece(table.columns, table, widths, true, false));
        pieces.back().keepWithNext = true;
        head = std::make_shared<const ReportPiece>(pieces.back());
    }
    const std::size_t rows = table.rows.size();
    for (std::size_t row = 0; row < rows; ++row) {
        const bool strong = std::ranges::find(table.strong, static_cast<int>(row)) != table.strong.end();
        pieces.push_back(rowPiece(table.rows[row], table, widths, false, strong));
        pieces.back().again = head;
        // Neither one row alone at the foot of a page nor one alone on the next; a note stays with the last.
        pieces.back().keepWithNext =
            (row == 0 && rows > 1) || row + 2 == rows || (row + 1 == rows && !table.note.isEmpty());
    }
    return pieces;
}

} // namespace ui
