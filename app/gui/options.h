// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/main_window.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

// What `panelwise` was started with.
struct Options {
    QString file; // a project or a table; may be empty
    QString sample;
    QString screenshot; // where a picture of the window goes; the program ends when it is made
    ui::Place page = ui::Place::Data;
    bool pageGiven = false;
    std::optional<ui::ThemeChoice> theme;
    std::optional<double> zoom;
    std::optional<QSize> size;
    bool portable = false;    // settings and unsaved projects are kept beside the program
    bool startupTime = false; // print the milliseconds from the start of the process to the first picture
};

struct OptionsReading {
    Options options;
    QString complaint; // wrong usage; empty: fine
    QString print;     // help or version, to be printed instead of starting
};

OptionsReading readOptions(const QStringList& arguments);

// Settings are read before options, since they say in which language to complain.
bool asksForPortable(const QStringList& arguments);

} // namespace app
