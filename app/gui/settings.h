#pragma once

#include "ui/figures/export_dialog.h"
#include "ui/pages/main_menu.h"

#include <QByteArray>
#include <QString>

class QSettings;

namespace app {

// What the window remembers from one start to the next. Read once, written when something changes.
struct Settings {
    ui::ThemeChoice theme = ui::ThemeChoice::System;
    double zoom = 1.0;
    QString folder; // where the last file was
    QByteArray geometry;
    ui::FigureChoices figures = ui::firstFigureChoices();
    QString figureFolder; // where the last figure went
    bool operator==(const Settings&) const = default;
};

Settings readSettings(const QSettings& store);
void writeSettings(const Settings& settings, QSettings& store);

// The steps of the zoom; a value from elsewhere is moved to the nearest.
double nextZoom(double zoom, int direction); // +1 larger, -1 smaller, 0 back to 1

} // namespace app
