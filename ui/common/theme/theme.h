// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QApplication;
class QFont;
class QPalette;
class QString;

namespace ui {

// Every colour and size of the program. One value feeds the palette, the style sheet and every plot; no colour is
// written anywhere else. Tokens are those of the design (light and dark).
struct Theme {
    bool dark = false;
    double zoom = 1.0; // type scale and row heights together

    QColor window, surface, alternate, rail;
    QColor border, control;
    QColor text, textSecondary, textDisabled;
    QColor accent, onAccent;
    QColor selection, hover;
    QColor ok, abnormal;
    QColor warningBack, warningEdge, warningText;
    QColor errorBack, errorEdge, errorText;
    QColor stripBack, stripEdge, stripText;
    QColor grid, axis, muted;
    QColor plotBlue, plotVermillion, plotGreen, plotOrange, plotPurple, plotSky;

    bool operator==(const Theme&) const = default;

    int px(double designPixels) const; // a length of the design at this zoom
};

Theme lightTheme(double zoom = 1.0);
Theme darkTheme(double zoom = 1.0);

QPalette paletteOf(const Theme& theme);
QString styleSheetOf(const Theme& theme);
void applyTheme(QApplication& application, const Theme& theme); // palette, font, style sheet and control style

// Type scale in pixels at zoom 1: 18 title, 15 headline, 13 body, 12 table, 11 caption.
enum class TypeSize { Title, Headline, Body, Table, Caption };
QFont fontOf(const Theme& theme, TypeSize size, bool bold = false);

} // namespace ui
