// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QSizeF>

#include <functional>
#include <span>

class QPainter;

namespace ui {

// How large a figure is on paper or on a slide.
struct FigurePage {
    double widthMm = 85.0;
    double heightMm = 70.0;
    int dpi = 300;          // of a PNG; vectors have none
    double typeScale = 1.0; // 1: 8 to 10 points
    bool operator==(const FigurePage&) const = default;
};
inline constexpr double kSmallestMm = 30.0, kLargestMm = 500.0;
inline constexpr int kLowestDpi = 72, kHighestDpi = 1200;

struct FigurePreset {
    const char* key; // for settings and the command line: "journal"
    FigurePage page;
    QString name() const; // "Journal, one column"
};
std::span<const FigurePreset> figurePresets(); // the first one holds until another is chosen
const FigurePreset* figurePreset(const QString& key);

QSizeF pixelsOf(const FigurePage& page); // of 1/96 inch: what is painted

// "Simulation for education and research. Not for clinical use."
QString useNotice();

// The whole page from (0, 0), in pixels of 1/96 inch: white, the title, the figure, its caption and the notice. The
// same for files, the clipboard and the preview, always in the light theme, whose series colours are those of Okabe and
// Ito.
void paintFigurePage(QPainter& painter, const Figure& figure, const FigureText& text, const FigurePage& page);

// Paper with something on it, as large as there is room; what is exported is on the paper, not this.
struct FigureSheet {
    QSizeF paper; // in pixels of 1/96 inch
    FigureSize size;
    QString words;                        // for screen readers
    std::function<void(QPainter&)> paint; // from (0, 0) to the lower right corner of the paper
};
FigurePtr sheetFigure(FigureSheet sheet);
FigurePtr pageFigure(FigurePtr figure, FigureText text, const FigurePage& page); // the page as its file will show it

} // namespace ui
