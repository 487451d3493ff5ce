// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/first_paint.h"
#include "app/gui/options.h"
#include "app/gui/project/crash_report.h"
#include "app/gui/screenshot.h"
#include "app/gui/settings.h"
#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "ui/common/text/language.h"
#include "ui/common/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTranslator>

#include <cstdio>
#include <optional>

namespace {

constexpr int kWrongUsage = 2;
constexpr int kNoDisplay = 1;

void print(std::FILE* stream, const QString& text)
{
    std::fputs(qPrintable(text), stream);
}

// The language of the settings, else the system's. "C" is what a machine without language settings says: its numbers
// and dates are for programs, not for readers.
void useReadableLocale(const QString& language)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    if (QLocale().language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void loadTranslations(QCoreApplication& application)
{
    auto* own = new QTranslator(&application);
    if (ui::loadLanguage(*own))
        QCoreApplication::installTranslator(own);
    auto* qt = new QTranslator(&application);
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

app::Settings settingsFor(const app::Options& options, const QSettings& store)
{
    app::Settings settings = app::readSettings(store);
    settings.theme = options.theme.value_or(settings.theme);
    settings.zoom = options.zoom.value_or(settings.zoom);
    return settings;
}

// With --portable whatever the program keeps lies beside it and moves with it.
QString keptBesideProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/panelwise-settings");
}

QString keptHome(const app::Options& options)
{
    return options.portable ? keptBesideProgram() : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void setUp(QCoreApplication& application)
{
    if (app::asksForPortable(QCoreApplication::arguments())) {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, keptBesideProgram());
    }
    QCoreApplication::setApplicationName(QStringLiteral("PanelWise"));
    QCoreApplication::setOrganizationName(QStringLiteral("PanelWise"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PANELWISE_VERSION));
    useReadableLocale(app::readSettings(QSettings()).language);
    loadTranslations(application);
}

// Without one, Qt would abort the process.
bool hasDisplay(const QStringList& words)
{
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM") ||
           words.contains(QStringLiteral("-platform"));
}

// What can be answered before there is a window: --help, --version, and that there is nothing to show one on.
std::optional<int> answerWithoutWindow(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    setUp(application);
    const app::OptionsReading reading = app::readOptions(QCoreApplication::arguments());
    if (!reading.print.isEmpty()) {
        print(stdout, reading.print);
        return 0;
    }
    if (hasDisplay(QCoreApplication::arguments()))
        return std::nullopt;
    if (!reading.complaint.isEmpty()) {
        print(stderr, reading.complaint + QLatin1Char('\n'));
        return kWrongUsage;
    }
    print(stderr, QCoreApplication::translate("Options", "There is no display to show the window on. panelwise-cli "
                                                         "does the same work in a terminal.") +
                      QLatin1Char('\n'));
    return kNoDisplay;
}

void openWhatWasAskedFor(const app::Options& options, app::WindowController& controller)
{
    if (!options.file.isEmpty())
        controller.open(QDir::current().absoluteFilePath(options.file));
    else if (!options.sample.isEmpty())
        controller.openSample(options.sample);
}

} // namespace

int main(int argc, char** argv)
{
    if (const std::optional<int> code = answerWithoutWindow(argc, argv))
        return *code;
    QApplication application(argc, argv);
    setUp(application);
    QSettings store;

    const app::OptionsReading reading = app::readOptions(QCoreApplication::arguments());
    if (!reading.complaint.isEmpty()) {
        print(stderr, reading.complaint + QLatin1Char('\n'));
        return kWrongUsage;
    }
    const app::Options& options = reading.options;

    const QString crashes = keptHome(options) + QStringLiteral("/crashes");
    const std::optional<app::CrashReport> crash = app::takeCrashReport(crashes);
    app::installCrashHandler(crashes, QStringLiteral(PANELWISE_VERSION));
    const bool systemIsDark = app::desktopIsDark();
    app::RecentProjects recent(store);
    app::Session session(keptHome(options) + QStringLiteral("/unsaved"), recent);
    app::WindowController controller(session, recent, settingsFor(options, store), systemIsDark);
    // A picture is made in passing: what it was asked to look like is not what the user wants from now on.
    if (options.screenshot.isEmpty())
        QObject::connect(&controller, &app::WindowController::settingsChanged, &store,
                         [&store](const app::Settings& settings) { app::writeSettings(settings, store); });
    if (options.size)
        controller.window().resize(*options.size);

    // Opening begins when the window has been drawn, so that no file can delay it.
    app::FirstPaint firstPaint(controller.window());
    QObject::connect(&firstPaint, &app::FirstPaint::painted, &controller, [&] {
        if (options.startupTime)
            print(stderr, QStringLiteral("first picture after %1 ms\n")
                              .arg(app::millisecondsSinceProcessStart().value_or(-1.0), 0, 'f', 0));
        if (crash && options.screenshot.isEmpty())
            controller.tellCrash(*crash);
        openWhatWasAskedFor(options, controller);
    });
    if (options.pageGiven && options.screenshot.isEmpty())
        QObject::connect(
            &controller, &app::WindowController::shown, &controller,
            [&] { controller.window().showPlace(options.page); }, Qt::SingleShotConnection);
    app::Screenshot screenshot(options, controller);
    controller.window().show();
    return QApplication::exec();
}
