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
#include <utility>

namespace {

constexpr int kWrongUsage = 2;
constexpr int kNoDisplay = 1;
constexpr int kOtherLanguage = 1000; // of the event loop alone: the next window speaks it

void print(std::FILE* stream, const QString& text)
{
    std::fputs(qPrintable(text), stream);
}

// The language of the settings, else the system's: words, numbers, dates and the side where lines begin.
class Language {
public:
    void use(const QString& wanted)
    {
        QCoreApplication::removeTranslator(&m_own);
        QCoreApplication::removeTranslator(&m_qt);
        QLocale::setDefault(ui::readableLocale(wanted.isEmpty() ? QLocale::system() : QLocale(wanted)));
        if (ui::loadLanguage(m_own))
            QCoreApplication::installTranslator(&m_own);
        if (m_qt.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_qt);
        // Not where only numbers are Arabic, nor depending on whether Qt's own words are installed.
        if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
            QGuiApplication::setLayoutDirection(QLocale(m_own.language()).textDirection());
    }

private:
    QTranslator m_own;
    QTranslator m_qt;
};

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

void setUp()
{
    if (app::asksForPortable(QCoreApplication::arguments())) {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, keptBesideProgram());
    }
    QCoreApplication::setApplicationName(QStringLiteral("PanelWise"));
    QCoreApplication::setOrganizationName(QStringLiteral("PanelWise"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PANELWISE_VERSION));
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
    setUp();
    Language language;
    language.use(app::readSettings(QSettings()).language);
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

// Until it is closed, or its language changes and `left` says where it was.
int showWindow(const app::Options& options, QSettings& store, bool systemIsDark, std::optional<app::Resumption>& left)
{
    const std::optional<app::Resumption> before = std::exchange(left, std::nullopt);
    const QString crashes = keptHome(options) + QStringLiteral("/crashes");
    const std::optional<app::CrashReport> crash = app::takeCrashReport(crashes);
    app::installCrashHandler(crashes, QStringLiteral(PANELWISE_VERSION));
    app::RecentProjects recent(store);
    app::Session session(keptHome(options) + QStringLiteral("/unsaved"), recent);
    app::WindowController controller(session, recent, settingsFor(options, store), systemIsDark);
    // A picture is made in passing: what it was asked to look like is not what the user wants from now on.
    if (options.screenshot.isEmpty())
        QObject::connect(&controller, &app::WindowController::settingsChanged, &store,
                         [&store](const app::Settings& settings) { app::writeSettings(settings, store); });
    QObject::connect(&controller, &app::WindowController::languageChanged, &controller, [&](const app::Resumption& at) {
        left = at;
        QCoreApplication::exit(kOtherLanguage);
    });
    if (options.size && !before)
        controller.window().resize(*options.size);

    // Opening begins when the window has been drawn, so that no file can delay it.
    app::FirstPaint firstPaint(controller.window());
    QObject::connect(&firstPaint, &app::FirstPaint::painted, &controller, [&] {
        if (options.startupTime)
            print(stderr, QStringLiteral("first picture after %1 ms\n")
                              .arg(app::millisecondsSinceProcessStart().value_or(-1.0), 0, 'f', 0));
        if (crash && options.screenshot.isEmpty())
            controller.tellCrash(*crash);
        if (before)
            controller.takeUp(*before);
        else
            openWhatWasAskedFor(options, controller);
    });
    if (options.pageGiven && options.screenshot.isEmpty() && !before)
        QObject::connect(
            &controller, &app::WindowController::shown, &controller,
            [&] { controller.window().showPlace(options.page); }, Qt::SingleShotConnection);
    app::Screenshot screenshot(options, controller);
    controller.window().show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    if (const std::optional<int> code = answerWithoutWindow(argc, argv))
        return *code;
    QApplication application(argc, argv);
    setUp();
    QSettings store;
    Language language;
    language.use(app::readSettings(store).language);

    const app::OptionsReading reading = app::readOptions(QCoreApplication::arguments());
    if (!reading.complaint.isEmpty()) {
        print(stderr, reading.complaint + QLatin1Char('\n'));
        return kWrongUsage;
    }
    const bool systemIsDark = app::desktopIsDark(); // before the first window takes the palette
    std::optional<app::Resumption> left;
    int code = showWindow(reading.options, store, systemIsDark, left);
    while (code == kOtherLanguage) {
        language.use(app::readSettings(store).language);
        code = showWindow(reading.options, store, systemIsDark, left);
    }
    return code;
}
