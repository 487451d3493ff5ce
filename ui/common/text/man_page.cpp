// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/man_page.h"

namespace ui {
namespace {

// A backslash begins a command, and so does a dot or an apostrophe at the beginning of a line. A bare hyphen becomes a
// typographic one, which cannot be pasted into a terminal.
QString roffText(QString text)
{
    text.replace(QLatin1Char('\\'), QStringLiteral("\\e"));
    text.replace(QLatin1Char('-'), QStringLiteral("\\-"));
    return text.startsWith(QLatin1Char('.')) || text.startsWith(QLatin1Char('\'')) ? QStringLiteral("\\&") + text
                                                                                   : text;
}

QString roffLines(const QString& text)
{
    QStringList lines;
    bool verbatim = false;
    const auto enter = [&](bool now) {
        if (now != verbatim)
            lines << (now ? QStringLiteral(".nf") : QStringLiteral(".fi"));
        verbatim = now;
    };
    const QStringList given = text.split(QLatin1Char('\n'));
    for (const QString& line : given) {
        enter(line.startsWith(QLatin1Char(' ')));
        if (!line.trimmed().isEmpty())
            lines << roffText(line);
    }
    enter(false);
    return lines.join(QLatin1Char('\n'));
}

QString roffSection(const ManPage::Section& section)
{
    QStringList lines{QStringLiteral(".SH \"%1\"").arg(roffText(section.title.toUpper()))};
    for (const QString& paragraph : section.paragraphs)
        lines << QStringLiteral(".PP") << roffLines(paragraph);
    for (const ManPage::Item& item : section.items)
        lines << QStringLiteral(".TP") << QStringLiteral("\\fB%1\\fR").arg(roffText(item.term)) << roffLines(item.text);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString roffOf(const ManPage& page)
{
    QStringList lines;
    lines << QStringLiteral(".TH \"%1\" 1 \"\" \"PanelWise %2\" \"PanelWise\"")
                 .arg(roffText(page.program.toUpper()), roffText(page.version));
    lines << QStringLiteral(".SH NAME")
          << QStringLiteral("%1 \\- %2").arg(roffText(page.program), roffText(page.summary));
    lines << QStringLiteral(".SH SYNOPSIS") << roffText(page.synopsis);
    for (const ManPage::Section& section : page.sections)
        lines << roffSection(section);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui
