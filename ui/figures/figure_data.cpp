// SPDX-License-Identifier: GPL-3.0-or-later

// The data behind a figure, and the figure on the clipboard.
#include "ui/figures/figure_files.h"

#include <QMimeData>

namespace ui {

QString tsvOf(const FigureTable& table)
{
    QString text;
    const auto addLine = [&text](const QStringList& cells) {
        QStringList plain;
        for (const QString& cell : cells)
            plain << cell.simplified();
        text += plain.join(QLatin1Char('\t')) + QLatin1Char('\n');
    };
    addLine(table.columns);
    for (const QStringList& row : table.rows)
        addLine(row);
    return text;
}

QString htmlOf(const FigureTable& table)
{
    QString text = QStringLiteral("<html><head><meta charset=\"utf-8\"></head><body><table border=\"1\">");
    const auto addLine = [&text](const QStringList& cells, QLatin1String element) {
        text += QLatin1String("<tr>");
        for (const QString& cell : cells) {
            bool number = false;
            cell.toDouble(&number);
            const QLatin1String align(number ? " align=\"right\"" : "");
            text += QLatin1Char('<') + element + align + QLatin1Char('>') + cell.toHtmlEscaped() + QLatin1String("</") +
                    element + QLatin1Char('>');
        }
        text += QLatin1String("</tr>");
    };
    addLine(table.columns, QLatin1String("th"));
    for (const QStringList& row : table.rows)
        addLine(row, QLatin1String("td"));
    return text + QLatin1String("</table></body></html>");
}

std::unique_ptr<QMimeData> tableMimeData(const FigureTable& table)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setHtml(htmlOf(table));
    mime->setData(QStringLiteral("text/csv"), csvOf(table));
    mime->setText(tsvOf(table));
    return mime;
}

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
