// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_metadata.h"

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>
#include <QXmlStreamReader>

namespace ui {
namespace {

constexpr qsizetype kLargestElement = 100'000; // bytes; ours have a few hundred

core::Error foreign()
{
    return {.code = core::ErrorCode::ProjectForeign};
}

// Of any text in which our element stands; what is around it need not be XML.
core::Result<FigureMetadata> fromElement(const QByteArray& file, qsizetype from)
{
    static const QByteArray end = QByteArrayLiteral("</panelwise:figure>");
    const qsizetype to = file.indexOf(end, from);
    if (to < 0 || to - from > kLargestElement)
        return core::Error{.code = core::ErrorCode::ProjectDamaged, .subject = {}, .detail = "panelwise:figure"};
    QXmlStreamReader xml(file.mid(from, to + end.size() - from));
    xml.setNamespaceProcessing(false); // who rewrites an SVG may have moved the declaration to its root
    xml.readNextStartElement();
    const QString json = xml.readElementText();
    if (xml.hasError())
        return core::Error{.code = core::ErrorCode::ProjectDamaged, .subject = {}, .detail = "panelwise:figure"};
    return metadataFromJson(json.toUtf8());
}

// Of those before the picture, which are all that is read. One that says it is longer than the file would be given
// memory before anybody looks.
bool chunksFit(const QByteArray& png)
{
    constexpr qsizetype kSignature = 8, kHead = 8, kChecksum = 4;
    qsizetype at = kSignature;
    while (at + kHead <= png.size() && png.mid(at + 4, 4) != "IDAT") {
        const qsizetype length = qFromBigEndian<quint32>(png.constData() + at);
        if (length > png.size() - at - kHead)
            return false;
        at += kHead + length + kChecksum;
    }
    return true;
}

core::Result<FigureMetadata> fromPng(const QByteArray& file)
{
    if (!chunksFit(file))
        return core::Error{.code = core::ErrorCode::ProjectDamaged, .subject = {}, .detail = "PNG"};
    QBuffer buffer;
    buffer.setData(file);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    const QString json = reader.text(QLatin1String(kMetadataKey)); // reads what stands before the picture
    return json.isEmpty() ? core::Result<FigureMetadata>(foreign()) : metadataFromJson(json.toUtf8());
}

} // namespace

core::Result<FigureMetadata> readFigureMetadata(const QByteArray& file)
{
    if (file.startsWith("\x89PNG\r\n\x1a\n"))
        return fromPng(file);
    // The last one counts: a PDF that was changed by appending keeps what was there before.
    const qsizetype at = file.lastIndexOf("<panelwise:figure");
    return at < 0 ? core::Result<FigureMetadata>(foreign()) : fromElement(file, at);
}

} // namespace ui
