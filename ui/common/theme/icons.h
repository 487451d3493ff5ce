// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

class QPainter;
class QRectF;

namespace ui {

// The program's own line icons (resources/icons, 16 px, round 1.5 px stroke).
enum class Icon {
    ArrowRight,
    Chart,
    Check,
    ChevronDown,
    ChevronRight,
    Clipboard,
    Clock,
    Close,
    Copy,
    Drag,
    Edit,
    Error,
    Export,
    Eye,
    File,
    Filter,
    Folder,
    Help,
    Import,
    Info,
    Lock,
    Merge,
    Minus,
    More,
    Panels,
    Person,
    Plus,
    Presenter,
    Price,
    Redo,
    Save,
    Search,
    Settings,
    Swap,
    Table,
    Trash,
    Undo,
    Warning,
};

// Which colour of the application palette draws the icon. It is looked up when painting, so a change of theme
// needs no new icons.
enum class IconTint { Text, Secondary, Accent, OnAccent };

QIcon lineIcon(Icon icon, IconTint tint = IconTint::Text);

// Draws the icon sharply at any size, for delegates and custom widgets.
void paintIcon(QPainter& painter, Icon icon, const QRectF& target, const QColor& colour);
// The arrow before what can be opened; a closed one points to where the line goes on.
void paintOpener(QPainter& painter, bool open, Qt::LayoutDirection direction, const QRectF& target,
                 const QColor& colour);

} // namespace ui
