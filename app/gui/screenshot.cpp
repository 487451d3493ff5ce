// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"

#include "app/gui/window_controller.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QTimer>

#include <chrono>
#include <cstdio>

namespace app {
namespace {

using namespace std::chrono_literals;

// Layouts that follow the last change, and a preview that is read on its own thread, need a moment.
constexpr auto kSettling = 400ms;
constexpr auto kPatience = 60s;

} // namespace

Screenshot::Screenshot(const Options& options, WindowController& controller)
    : m_options(options),
      m_controller(controller)
{
    if (options.screenshot.isEmpty())
        return;
    const bool opensProject = !options.sample.isEmpty() || options.file.endsWith(QLatin1String(".panelwise")) ||
                              FigureController::isFigureFile(options.file);
    if (opensProject)
        connect(&controller, &WindowController::shown, this,
                [this] { QTimer::singleShot(kSettling, this, &Screenshot::take); });
    else
        QTimer::singleShot(2 * kSettling, this, &Screenshot::take);
    QTimer::singleShot(kPatience, this, [] {
        std::fputs("nothing to show within a minute\n", stderr);
        QCoreApplication::exit(1);
    });
}

void Screenshot::take()
{
    if (std::exchange(m_taken, true))
        return;
    ui::MainWindow& window = m_controller.window();
    if (m_options.pageGiven)
        window.showPlace(m_options.page);
    // The page may lay itself out when it is first shown.
    QTimer::singleShot(kSettling, this, &Screenshot::write);
}

void Screenshot::write()
{
    if (std::exchange(m_waited, m_controller.opening()) || m_waited) {
        QTimer::singleShot(kSettling, this, &Screenshot::write);
        return;
    }
    const bool written = m_controller.window().grab().save(m_options.screenshot);
    if (!written)
        std::fprintf(stderr, "cannot write %s\n", qPrintable(m_options.screenshot));
    QCoreApplication::exit(written ? 0 : 1);
}

} // namespace app
