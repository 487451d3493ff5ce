// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMimeData;

namespace ui {

inline const QString kColumnMimeType = QStringLiteral("application/x-panelwise-columns");

// Tests on their way from the variable table or a panel card to another card.
struct DraggedColumns {
    std::vector<std::string> columns;
    std::optional<std::size_t> fromPanel; // position; none when they come from the table
    bool operator==(const DraggedColumns&) const = default;
};

std::unique_ptr<QMimeData> toMimeData(const DraggedColumns& dragged);
std::optional<DraggedColumns> draggedColumns(const QMimeData* data); // none where it is something else

} // namespace ui
