// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/common/table_copy.h"
#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"

#include <QByteArray>
#include <QImage>

#include <array>
#include <memory>
#include <optional>

class QMimeData;

namespace ui {

enum class FigureFormat { Pdf, Svg, Png };
inline constexpr std::array kFigureFormats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png};
QString endingOf(FigureFormat format);                         // "pdf"
std::optional<FigureFormat> formatOf(const QString& fileName); // by its ending

// Everything a file is made of.
struct FigureJob {
    FigurePtr figure;
    FigureText text;
    FigurePage page;
    FigureMetadata metadata;
};

// The bytes of a file. PDF: vectors, fonts embedded. SVG: vectors, text as text elements in Noto Sans with other
// sans-serif fonts named after it; what is shown is the reader's nearest font. PNG: pixels at the page's DPI.
// FileTooLarge: a PNG of more pixels than pictures can have.
core::Result<QByteArray> figureFile(const FigureJob& job, FigureFormat format);
QImage figureImage(const FigureJob& job); // null: too large

// What a PDF says about itself: for other programs, and for ours.
QByteArray xmpPacket(const QString& title, const QString& description, const FigureMetadata& metadata);

// The figure for whoever pastes: image/svg+xml, pixels, text/csv, and the data as text.
std::unique_ptr<QMimeData> mimeDataOf(const FigureJob& job);

} // namespace ui
