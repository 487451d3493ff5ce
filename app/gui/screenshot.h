// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/options.h"

#include <QObject>

namespace app {

class WindowController;

// Writes a picture of the real window once what was asked for is on screen, then ends the program. Does nothing where
// no picture was asked for.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(const Options& options, WindowController& controller);

private:
    void take();
    void write(); // as soon as the page has what it shows

    Options m_options;
    WindowController& m_controller;
    bool m_taken = false;
    bool m_waited = false; // it lacked something when last looked at
};

} // namespace app
