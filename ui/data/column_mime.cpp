// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/column_mime.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>
#include <QStringList>

namespace ui {

std::unique_ptr<QMimeData> toMimeData(const DraggedColumns& dragged)
{
    QStringList names;
    for (const std::string& column : dragged.columns)
        names << QString::fromStdString(column);
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << names << (dragged.fromPanel ? static_cast<qint64>(*dragged.fromPanel) : qint64{-1});
    auto data = std::make_unique<QMimeData>();
    data->setData(kColumnMimeType, bytes);
    return data;
}

std::optional<DraggedColumns> draggedColumns(const QMimeData* data)
{
    if (!data || !data->hasFormat(kColumnMimeType))
        return std::nullopt;
    QDataStream stream(data->data(kColumnMimeType));
    QStringList names;
    qint64 panel = -1;
    stream >> names >> panel;
    if (stream.status() != QDataStream::Ok)
        return std::nullopt;
    DraggedColumns dragged;
    for (const QString& name : names)
        dragged.columns.push_back(name.toStdString());
    if (panel >= 0)
        dragged.fromPanel = static_cast<std::size_t>(panel);
    return dragged;
}

} // namespace ui
