// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme/theme.h"

#include <QFont>
#include <QPalette>
#include <QString>

namespace ui {
namespace {

QColor hex(unsigned rgb)
{
    return QColor::fromRgb(QRgb(0xff000000U | rgb));
}

} // namespace

int Theme::px(double designPixels) const
{
    return qRound(designPixels * zoom);
}

Theme lightTheme(double zoom)
{
    Theme theme;
    theme.dark = false;
    theme.zoom = zoom;
    theme.window = hex(0xF2F4F7);
    theme.surface = hex(0xFFFFFF);
    theme.alternate = hex(0xF7F8FA);
    theme.rail = hex(0xE9EDF1);
    theme.border = hex(0xD3D9E0);
    theme.control = hex(0x8A94A0);
    theme.text = hex(0x1A222B);
    theme.textSecondary = hex(0x52606D);
    theme.textDisabled = hex(0x5F6B78);
    theme.accent = hex(0x0072B2);
    theme.onAccent = hex(0xFFFFFF);
    theme.selection = hex(0xDCEBF6);
    theme.hover = hex(0xEAF0F5);
    theme.ok = hex(0x00795A);
    theme.abnormal = hex(0xA84300);
    theme.warningBack = hex(0xFFF5DC);
    theme.warningEdge = hex(0xE3BC5A);
    theme.warningText = hex(0x6A4700);
    theme.errorBack = hex(0xFDEDE5);
    theme.errorEdge = hex(0xE39A6E);
    theme.errorText = hex(0xA84300);
    theme.stripBack = hex(0xFBF3DC);
    theme.stripEdge = hex(0xE6D6A3);
    theme.stripText = hex(0x5F4700);
    theme.grid = hex(0xE7EBEF);
    theme.axis = hex(0x6B7785);
    theme.muted = hex(0xC3CAD2);
    theme.plotBlue = hex(0x0072B2);
    theme.plotVermillion = hex(0xD55E00);
    theme.plotGreen = hex(0x009E73);
    theme.plotOrange = hex(0xE69F00);
    theme.plotPurple = hex(0xCC79A7);
    theme.plotSky = hex(0x56B4E9);
    return theme;
}

Theme darkTheme(double zoom)
{
    Theme theme;
    theme.dark = true;
    theme.zoom = zoom;
    theme.window = hex(0x14181D);
    theme.surface = hex(0x1C2229);
    theme.alternate = hex(0x222931);
    theme.rail = hex(0x181D23);
    theme.border = hex(0x37414B);
    theme.control = hex(0x6C7A88);
    theme.text = hex(0xE6EAEE);
    theme.textSecondary = hex(0xAEB9C4);
    theme.textDisabled = hex(0x8996A3);
    theme.accent = hex(0x56B4E9);
    theme.onAccent = hex(0x0B1A24);
    theme.selection = hex(0x1E3D52);
    theme.hover = hex(0x29323B);
    theme.ok = hex(0x3CCBA0);
    theme.abnormal = hex(0xFF9B63);
    theme.warningBack = hex(0x3A3018);
    theme.warningEdge = hex(0x7D6528);
    theme.warningText = hex(0xF3D68A);
    theme.errorBack = hex(0x3D261A);
    theme.errorEdge = hex(0x8A5230);
    theme.errorText = hex(0xFF9B63);
    theme.stripBack = hex(0x2B2719);
    theme.stripEdge = hex(0x4A4326);
    theme.stripText = hex(0xE8D59B);
    theme.grid = hex(0x2A323A);
    theme.axis = hex(0x8996A3);
    theme.muted = hex(0x5A6773);
    theme.plotBlue = hex(0x56B4E9);
    theme.plotVermillion = hex(0xFF8A47);
    theme.plotGreen = hex(0x2FC49A);
    theme.plotOrange = hex(0xF0B429);
    theme.plotPurple = hex(0xE39CC6);
    theme.plotSky = hex(0x8FD0F5);
    return theme;
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.alternate);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.onAccent);
    palette.setColor(QPalette::Highlight, theme.selection);
    palette.setColor(QPalette::HighlightedText, theme.text);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.textDisabled);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.alternate);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.control);
    palette.setColor(QPalette::Shadow, theme.control);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.textDisabled);
    return palette;
}

QFont fontOf(const Theme& theme, TypeSize size, bool bold)
{
    static constexpr int kPixels[] = {18, 15, 13, 12, 11};
    QFont font;
    // The later ones have what the first lack; without a name a Chinese text may get Japanese forms.
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans Arabic"),
                      QStringLiteral("Noto Sans CJK SC")});
    font.setPixelSize(theme.px(kPixels[static_cast<int>(size)]));
    font.setBold(bold);
    return font;
}

} // namespace ui
