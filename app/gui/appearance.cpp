// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/appearance.h"

#include <QGuiApplication>
#include <QPalette>

namespace app {
namespace {

constexpr double kPresenterScale = 1.5;

} // namespace

Appearance::Appearance(ui::ThemeChoice choice, double zoom, bool systemIsDark, QObject* parent)
    : QObject(parent),
      m_choice(choice),
      m_zoom(zoom),
      m_systemIsDark(systemIsDark)
{
}

ui::Theme Appearance::theme() const
{
    const double scale = m_presenting ? m_zoom * kPresenterScale : m_zoom;
    const bool dark = m_choice == ui::ThemeChoice::Dark || (m_choice == ui::ThemeChoice::System && m_systemIsDark);
    return dark ? ui::darkTheme(scale) : ui::lightTheme(scale);
}

void Appearance::setLook(ui::ThemeChoice choice, double zoom)
{
    if (choice == m_choice && zoom == m_zoom)
        return;
    m_choice = choice;
    m_zoom = zoom;
    Q_EMIT changed(theme());
}

void Appearance::setPresenting(bool presenting)
{
    m_presenting = presenting;
    Q_EMIT changed(theme());
}

void Appearance::setSystemIsDark(bool dark)
{
    m_systemIsDark = dark;
    if (m_choice == ui::ThemeChoice::System)
        Q_EMIT changed(theme());
}

bool desktopIsDark()
{
    const QPalette palette = QGuiApplication::palette();
    if (palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness())
        return true;
    // GTK desktops say it here when no platform theme of Qt is installed.
    return qEnvironmentVariable("GTK_THEME").endsWith(QLatin1String("dark"), Qt::CaseInsensitive);
}

} // namespace app
