// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tour/real_desktop.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QtEndian>

namespace {

constexpr int kPatience = 20'000; // ms; a busy machine starts things slowly

QString firstLine(QProcess& process)
{
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(kPatience))
            return {};
    }
    return QString::fromUtf8(process.readLine()).trimmed();
}

void end(QProcess& process)
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.terminate();
    if (!process.waitForFinished(5'000))
        process.kill();
    process.waitForFinished(5'000);
}

// The bus that programs tell screen readers on; asking for its address starts it.
QString askForAccessibilityBus(const QString& sessionBus)
{
    const QString name = QStringLiteral("tour session bus");
    QDBusConnection session = QDBusConnection::connectToBus(sessionBus, name);
    const QDBusMessage answer =
        session.call(QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                                    QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")),
                     QDBus::Block, kPatience);
    QDBusConnection::disconnectFromBus(name);
    return answer.arguments().value(0).toString();
}

} // namespace

RealDesktop::RealDesktop(QSize size) : m_size(size) {}

RealDesktop::~RealDesktop()
{
    end(m_program);
    end(m_bus);
    end(m_screen);
}

QStringList RealDesktop::missingPrograms()
{
    QStringList missing;
    for (const char* name : {"Xvfb", "xdotool", "dbus-daemon"}) {
        const QString program = QString::fromLatin1(name);
        if (QStandardPaths::findExecutable(program).isEmpty())
            missing << program;
    }
    if (!QFileInfo::exists(QStringLiteral("/usr/share/dbus-1/services/org.a11y.Bus.service")))
        missing << QStringLiteral("at-spi2-core");
    return missing;
}

bool RealDesktop::start()
{
    m_screen.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    // The server picks a display that is free and writes its number.
    m_screen.start(QStringLiteral("Xvfb"),
                   {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                    QStringLiteral("%1x%2x24").arg(m_size.width()).arg(m_size.height()), QStringLiteral("-nolisten"),
                    QStringLiteral("tcp"), QStringLiteral("-noreset"), QStringLiteral("-fbdir"), m_home.path()});
    m_display = QLatin1Char(':') + firstLine(m_screen);
    m_bus.setProcessEnvironment(environment());
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
    m_sessionBus = firstLine(m_bus);
    if (m_display.size() < 2 || m_sessionBus.isEmpty())
        return false;
    m_accessibilityBus = askForAccessibilityBus(m_sessionBus);
    return !m_accessibilityBus.isEmpty();
}

QProcessEnvironment RealDesktop::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DISPLAY"), m_display);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), m_sessionBus);
    for (const char* folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QString::fromLatin1(folder), m_home.path());
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("AT_SPI_BUS_ADDRESS"));
    return environment;
}

bool RealDesktop::launch(const QString& program, const QStringList& arguments)
{
    m_program.setProcessEnvironment(environment());
    m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_program.start(program, arguments);
    return m_program.waitForStarted(kPatience);
}

void RealDesktop::mouse(const QStringList& xdotoolWords) const
{
    QProcess tool;
    tool.setProcessEnvironment(environment());
    tool.start(QStringLiteral("xdotool"), xdotoolWords);
    tool.waitForFinished(kPatience);
}

// The server keeps its screen in a file of the X window dump format: a header of big-endian words, a colour map, rows
// of 32-bit pixels.
QImage RealDesktop::picture() const
{
    QFile file(m_home.filePath(QStringLiteral("Xvfb_screen0")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray dump = file.readAll();
    const auto word = [&dump](qsizetype number) { return qFromBigEndian<quint32>(dump.constData() + 4 * number); };
    constexpr qsizetype kHeaderSize = 0, kWidth = 4, kHeight = 5, kBytesPerLine = 12, kColours = 19,
                        kBytesPerColour = 12;
    if (dump.size() < 100)
        return {};
    const qsizetype pixels = word(kHeaderSize) + kBytesPerColour * word(kColours);
    const qsizetype line = word(kBytesPerLine);
    if (dump.size() < pixels + line * word(kHeight))
        return {};
    return QImage(reinterpret_cast<const uchar*>(dump.constData() + pixels), int(word(kWidth)), int(word(kHeight)),
                  line, QImage::Format_RGB32)
        .copy();
}
