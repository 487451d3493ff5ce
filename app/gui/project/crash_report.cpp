// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/crash_report.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace app {
namespace {

constexpr std::array kFaults{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr const char* kNew = "crash-new-"; // nobody has been told of it
constexpr const char* kTold = "crash-";
constexpr int kMostKept = 5;

// Everything a handler needs is made before: inside it nothing may be allocated.
std::array<char, 4096> s_file{};
std::array<char, 128> s_heading{};
alignas(16) std::array<char, 64 * 1024> s_stack{}; // the usual one may be what overflowed

void writeText(int file, const char* text)
{
    if (::write(file, text, std::strlen(text)) < 0)
        return; // there is nobody to tell
}

const char* nameOf(int fault)
{
    switch (fault) {
    case SIGSEGV:
        return "fault: SIGSEGV\n";
    case SIGBUS:
        return "fault: SIGBUS\n";
    case SIGFPE:
        return "fault: SIGFPE\n";
    case SIGILL:
        return "fault: SIGILL\n";
    default:
        return "fault: SIGABRT\n";
    }
}

void handleFault(int fault)
{
    const int file = ::open(s_file.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        writeText(file, s_heading.data());
        writeText(file, nameOf(fault));
        std::array<void*, 64> places{};
        ::backtrace_symbols_fd(places.data(), ::backtrace(places.data(), static_cast<int>(places.size())), file);
        ::close(file);
    }
    ::raise(fault); // the usual end: SA_RESETHAND has put it back
}

template <std::size_t Size>
bool keep(std::array<char, Size>& place, const QByteArray& text)
{
    if (text.size() >= static_cast<qsizetype>(Size))
        return false;
    std::copy(text.begin(), text.end(), place.begin());
    place[static_cast<std::size_t>(text.size())] = '\0';
    return true;
}

} // namespace

void installCrashHandler(const QString& folder, const QString& version)
{
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QString name = QLatin1String(kNew) + QString::number(::getpid()) + QStringLiteral(".txt");
    if (!keep(s_file, QFile::encodeName(QDir(folder).filePath(name))) ||
        !keep(s_heading, ("PanelWise " + version + '\n').toUtf8()))
        return;
    std::array<void*, 1> first{};
    ::backtrace(first.data(), 1); // loads what it needs, which a handler must not
    stack_t stack{};
    stack.ss_sp = s_stack.data();
    stack.ss_size = s_stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = handleFault;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
    for (const int fault : kFaults)
        ::sigaction(fault, &action, nullptr);
}

std::optional<CrashReport> takeCrashReport(const QString& folder)
{
    const QDir place(folder);
    std::optional<CrashReport> newest;
    const QFileInfoList found = place.entryInfoList({QLatin1String(kNew) + QLatin1Char('*')}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found) {
        const QString told =
            place.filePath(QLatin1String(kTold) + file.lastModified().toString(QStringLiteral("yyyyMMdd-HHmmss")) +
                           QStringLiteral("-") + file.fileName().mid(static_cast<qsizetype>(std::strlen(kNew))));
        if (!QFile::rename(file.filePath(), told))
            continue;
        if (!newest)
            newest = CrashReport{.file = told, .at = file.lastModified()};
    }
    const QFileInfoList all = place.entryInfoList({QLatin1String(kTold) + QLatin1Char('*')}, QDir::Files, QDir::Time);
    for (qsizetype i = kMostKept; i < all.size(); ++i)
        QFile::remove(all[i].filePath());
    return newest;
}

} // namespace app
