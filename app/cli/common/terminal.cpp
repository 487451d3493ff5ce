// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/terminal.h"

#include "app/cli/common/text_table.h"

#include <QByteArray>
#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace app::cli {
namespace {

void write(std::FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

Terminal::Terminal()
{
    // https://no-color.org: any value switches styles off.
    const char* noColor = std::getenv("NO_COLOR");
    m_outputIsStyled = isatty(STDOUT_FILENO) != 0 && (!noColor || !*noColor);
    m_errorIsInteractive = isatty(STDERR_FILENO) != 0;
}

qsizetype Terminal::outputWidth() const
{
    constexpr qsizetype kUnknown = 100;
    winsize window{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 1;
    return known ? window.ws_col : kUnknown;
}

void Terminal::print(const QString& text)
{
    write(stdout, text + QLatin1Char('\n'));
}

void Terminal::printHeading(const QString& text)
{
    print(m_outputIsStyled ? QStringLiteral("\x1b[1m%1\x1b[0m").arg(text) : text);
}

void Terminal::printWrapped(const QString& text, int indent)
{
    const qsizetype width = outputWidth();
    const QString margin(indent, QLatin1Char(' '));
    QString line = margin;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const bool begun = line.size() > margin.size();
        if (begun && widthOf(line) + 1 + widthOf(word) > width) {
            print(line);
            line = margin + word;
        } else {
            line += (begun ? QStringLiteral(" ") : QString()) + word;
        }
    }
    print(line);
}

void Terminal::note(const QString& text)
{
    clearNote();
    write(stderr, text + QLatin1Char('\n'));
}

void Terminal::overwriteNote(const QString& text)
{
    // A line that wraps cannot be written over: it is cut where the window ends.
    winsize window{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 1;
    write(stderr, QStringLiteral("\r\x1b[K%1").arg(known ? text.left(window.ws_col - 1) : text));
    m_lineOpen = true;
}

void Terminal::clearNote()
{
    if (!m_lineOpen)
        return;
    write(stderr, QStringLiteral("\r\x1b[K"));
    m_lineOpen = false;
}

} // namespace app::cli
