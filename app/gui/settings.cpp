#include "app/gui/settings.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <cmath>

namespace app {
namespace {

constexpr std::array kZooms{0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0};

std::size_t nearest(double zoom)
{
    const auto closer = [zoom](double a, double b) { return std::abs(a - zoom) < std::abs(b - zoom); };
    return static_cast<std::size_t>(std::min_element(kZooms.begin(), kZooms.end(), closer) - kZooms.begin());
}

} // namespace

Settings readSettings(const QSettings& store)
{
    Settings settings;
    const QString theme = store.value("window/theme").toString();
    if (theme == QLatin1String("light"))
        settings.theme = ui::ThemeChoice::Light;
    else if (theme == QLatin1String("dark"))
        settings.theme = ui::ThemeChoice::Dark;
    settings.zoom = kZooms[nearest(store.value("window/zoom", 1.0).toDouble())];
    settings.folder = store.value("window/folder").toString();
    settings.geometry = store.value("window/geometry").toByteArray();
    return settings;
}

void writeSettings(const Settings& settings, QSettings& store)
{
    const QString theme = settings.theme == ui::ThemeChoice::Light  ? QStringLiteral("light")
                          : settings.theme == ui::ThemeChoice::Dark ? QStringLiteral("dark")
                                                                    : QStringLiteral("system");
    store.setValue("window/theme", theme);
    store.setValue("window/zoom", settings.zoom);
    store.setValue("window/folder", settings.folder);
    store.setValue("window/geometry", settings.geometry);
}

double nextZoom(double zoom, int direction)
{
    if (direction == 0)
        return 1.0;
    const std::size_t at = nearest(zoom);
    if (direction > 0)
        return kZooms[std::min(at + 1, kZooms.size() - 1)];
    return kZooms[at > 0 ? at - 1 : 0];
}

} // namespace app
