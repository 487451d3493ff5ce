// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/lesson_player.h"
#include "core/data/task/price_list.h"
#include "ui/figures/export_dialog.h"
#include "ui/front/front_memory.h"
#include "ui/shell/settings_dialog.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

class QSettings;

namespace app {

// What the window remembers from one start to the next: what the user has set, and what it noted by itself. Read once,
// written when something changes.
struct Settings : ui::Preferences {
    QString folder; // where the last file was
    QByteArray geometry;
    ui::FigureChoices figures = ui::firstFigureChoices();
    QString figureFolder;                      // where the last figure went
    std::vector<core::PriceList> priceLists;   // the user's own
    std::map<QString, LessonProgress> lessons; // by the lesson's id
    std::map<QString, ui::FrontMemory> fronts; // by project and front
    bool tourOffered = false;
    bool operator==(const Settings&) const = default;
};

Settings readSettings(const QSettings& store);
void writeSettings(const Settings& settings, QSettings& store);

// The steps of the zoom; a value from elsewhere is moved to the nearest.
double nextZoom(double zoom, int direction); // +1 larger, -1 smaller, 0 back to 1

// What this computer has, and the languages that are installed.
ui::PreferenceChoices preferenceChoices();

// Where a file dialog begins: in the folder that was set, else where the last file was.
QString projectFolder(const Settings& settings);
QString exportFolder(const Settings& settings);

} // namespace app
