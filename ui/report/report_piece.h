// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/report/report_content.h"

#include <QColor>
#include <QFont>
#include <QPointF>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

// What a page is put together from: a line of text, a row of a table, a picture. Lengths in pixels of 1/96 inch.
struct ReportPiece {
    double before = 0.0; // gap to the piece above; none at the top of a page
    double height = 0.0;
    bool keepWithNext = false;                                 // never the last one on a page
    std::function<void(QPainter&, const QPointF&)> paint = {}; // its top left corner
    std::shared_ptr<const ReportPiece> again = {};             // stands above it where it begins a page: a table's head
};
using ReportPieces = std::vector<ReportPiece>;

struct TextLook {
    QFont font;
    QColor colour;
    double before = 0.0;
    double leading = 1.3; // of the font's height
    double indent = 0.0;
    QColor back = {};          // behind the lines; invalid: none
    QColor edge = {};          // a bar on their left
    bool keepWithNext = false; // the last line too
    Qt::Alignment alignment = Qt::AlignLeading;
};

QFont reportFont(TypeSize size, bool bold = false, double scale = 1.0);
const Theme& reportTheme(); // light: paper is white

// Lines of this width. `lead` stands before the text in bold. The first and the last two lines stay together.
ReportPieces textPieces(const QString& text, const TextLook& look, double width, const QString& lead = {});

// The head stands again on every page the table goes on.
ReportPieces tablePieces(const ReportTable& table, double width);

// The picture without its title and caption, which are text of the page.
ReportPiece figurePiece(const ReportFigure& figure, double width);
double figureHeight(const ReportFigure& figure); // pixels

} // namespace ui
