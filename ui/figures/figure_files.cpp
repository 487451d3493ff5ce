// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

namespace ui {
namespace {

constexpr int kPixelsPerInch = 96;
constexpr int kPdfDotsPerInch = 1200;
constexpr double kMostPixels = 150e6; // 600 MB while it is painted

QString programName(const FigureMetadata& metadata)
{
    return QStringLiteral("PanelWise ") + metadata.version;
}

QString titleOf(const FigureJob& job)
{
    return job.text.title.isEmpty() ? job.metadata.figure : job.text.title;
}

// What somebody reads who cannot see the picture.
QString descriptionOf(const FigureText& text)
{
    QStringList parts{text.xLabel, text.yLabel, text.caption, useNotice()};
    parts.removeAll({});
    return parts.join(QLatin1String(". ")).replace(QLatin1String(".."), QLatin1String("."));
}

QByteArray pdfFile(const FigureJob& job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfDotsPerInch);
    writer.setTitle(titleOf(job));
    writer.setCreator(programName(job.metadata));
    writer.setDocumentXmpMetadata(xmpPacket(titleOf(job), descriptionOf(job.text), job.metadata));
    writer.setPageSize(
        QPageSize(QSizeF(job.page.widthMm, job.page.heightMm), QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    QPainter painter(&writer);
    const double scale = double{kPdfDotsPerInch} / kPixelsPerInch;
    painter.scale(scale, scale);
    paintFigurePage(painter, *job.figure, job.text, job.page);
    painter.end();
    return bytes;
}

// The generator knows whole pixels and one font. The size in millimetres, other fonts and the metadata are put into
// what it wrote.
QByteArray completedSvg(QByteArray svg, const FigureJob& job)
{
    const QSizeF pixels = pixelsOf(job.page);
    const QByteArray size = QStringLiteral("<svg width=\"%1mm\" height=\"%2mm\" viewBox=\"0 0 %3 %4\"")
                                .arg(QString::number(job.page.widthMm), QString::number(job.page.heightMm),
                                     QString::number(pixels.width(), 'f', 3), QString::number(pixels.height(), 'f', 3))
                                .toUtf8();
    const qsizetype begin = svg.indexOf("<svg"), view = svg.indexOf("viewBox=\"", begin);
    const qsizetype viewEnd = svg.indexOf('"', view + 9);
    svg.replace(begin, viewEnd + 1 - begin, size);
    const qsizetype described = svg.indexOf("</desc>");
    svg.insert(described + 7, "\n<metadata>" + metadataElement(job.metadata).toUtf8() + "</metadata>");
    return svg.replace("font-family=\"Noto Sans\"",
                       "font-family=\"Noto Sans, DejaVu Sans, Helvetica, Arial, sans-serif\"");
}

QByteArray svgFile(const FigureJob& job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPixelsPerInch);
    const QSizeF pixels = pixelsOf(job.page);
    generator.setSize(pixels.toSize());
    generator.setViewBox(QRectF({0, 0}, pixels));
    generator.setTitle(titleOf(job).toHtmlEscaped());
    generator.setDescription(descriptionOf(job.text).toHtmlEscaped());
    QPainter painter(&generator);
    paintFigurePage(painter, *job.figure, job.text, job.page);
    painter.end();
    return completedSvg(bytes, job);
}

} // namespace

QByteArray xmpPacket(const QString& title, const QString& description, const FigureMetadata& metadata)
{
    return QStringLiteral(
               "<?xpacket begin=\"%1\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
               "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
               "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
               "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
               "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">"
               "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%2</rdf:li></rdf:Alt></dc:title>"
               "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">%3</rdf:li></rdf:Alt></dc:description>"
               "<xmp:CreatorTool>%4</xmp:CreatorTool>%5"
               "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>")
        .arg(QChar(0xFEFF), title.toHtmlEscaped(), description.toHtmlEscaped(), programName(metadata).toHtmlEscaped(),
             metadataElement(metadata))
        .toUtf8();
}

QString endingOf(FigureFormat format)
{
    switch (format) {
    case FigureFormat::Pdf:
        return QStringLiteral("pdf");
    case FigureFormat::Svg:
        return QStringLiteral("svg");
    case FigureFormat::Png:
        return QStringLiteral("png");
    }
    Q_UNREACHABLE();
}

std::optional<FigureFormat> formatOf(const QString& fileName)
{
    for (const FigureFormat format : kFigureFormats)
        if (fileName.endsWith(QLatin1Char('.') + endingOf(format), Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

QImage figureImage(const FigureJob& job)
{
    const QSizeF pixels = pixelsOf(job.page);
    const double scale = double(job.page.dpi) / kPixelsPerInch;
    const QSizeF wanted = pixels * scale;
    if (wanted.width() * wanted.height() > kMostPixels)
        return {};
    QImage image(wanted.toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    const int dotsPerMeter = static_cast<int>(std::lround(job.page.dpi / 0.0254));
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    image.setText(QLatin1String(kMetadataKey), QString::fromUtf8(metadataJson(job.metadata)));
    image.setText(QStringLiteral("Title"), titleOf(job));
    image.setText(QStringLiteral("Description"), descriptionOf(job.text));
    image.setText(QStringLiteral("Software"), programName(job.metadata));
    QPainter painter(&image);
    painter.scale(image.width() / pixels.width(), image.height() / pixels.height());
    paintFigurePage(painter, *job.figure, job.text, job.page);
    return image;
}

core::Result<QByteArray> figureFile(const FigureJob& job, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Pdf:
        return pdfFile(job);
    case FigureFormat::Svg:
        return svgFile(job);
    case FigureFormat::Png:
        break;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QImage image = figureImage(job);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return core::Error{.code = core::ErrorCode::FileTooLarge};
    return bytes;
}

} // namespace ui
