// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/shell/main_menu.h"

#include <QObject>

namespace app {

// Which theme holds: the user's choice, or the system's where that is known; zoom; and larger type for presenting.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance(ui::ThemeChoice choice, double zoom, bool systemIsDark, QObject* parent = nullptr);

    ui::ThemeChoice choice() const { return m_choice; }
    double zoom() const { return m_zoom; }
    ui::Theme theme() const;

    void setLook(ui::ThemeChoice choice, double zoom);
    void setPresenting(bool presenting);
    void setSystemIsDark(bool dark);

Q_SIGNALS:
    void changed(const ui::Theme& theme);

private:
    ui::ThemeChoice m_choice;
    double m_zoom;
    bool m_systemIsDark;
    bool m_presenting = false;
};

// Whether the desktop uses dark colours, as far as its palette shows. Ask before a theme of ours is applied.
bool desktopIsDark();

} // namespace app
