// SPDX-License-Identifier: GPL-3.0-or-later

// The data behind a figure, and the figure on the clipboard.
#include "ui/figures/figure_files.h"

#include <QMimeData>

namespace ui {

std::unique_ptr<QMimeData> mimeDataOf(const FigureJob& job)
{
    auto mime = std::make_unique<QMimeData>();
    if (const core::Result<QByteArray> svg = figureFile(job, FigureFormat::Svg); svg)
        mime->setData(QStringLiteral("image/svg+xml"), *svg);
    if (const QImage image = figureImage(job); !image.isNull())
        mime->setImageData(image);
    const FigureTable table = job.figure->table();
    mime->setData(QStringLiteral("text/csv"), csvOf(table));
    mime->setText(tsvOf(table));
    return mime;
}

} // namespace ui
