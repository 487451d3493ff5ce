// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/progress_line.h"

#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace app::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 300ms; // nobody wants to see a bar flash by
constexpr auto kLiveInterval = 100ms;
constexpr auto kPlainInterval = 5s;
constexpr int kBarWidth = 24;

QString phaseName(core::Phase phase)
{
    switch (phase) {
    case core::Phase::ReadingFile:
        return Words::tr("Reading");
    case core::Phase::SummarisingColumns:
        return Words::tr("Summarising");
    case core::Phase::WritingProject:
        return Words::tr("Writing the project");
    case core::Phase::DrawingPatients:
        return Words::tr("Drawing patients");
    case core::Phase::WritingFile:
        return Words::tr("Writing");
    }
    return {};
}

QString fileProgressText(const core::Progress& progress, double elapsed, bool live)
{
    QString line = phaseName(progress.phase);
    if (progress.total > 0) {
        const double share =
            std::clamp(static_cast<double>(progress.done) / static_cast<double>(progress.total), 0.0, 1.0);
        if (live)
            line += QLatin1Char(' ') + progressBar(share);
        line += QLatin1Char(' ') + ui::shareText(share, QLocale(), 0);
        if (share > 0.0)
            line += Words::tr(", about %1 s left")
                        .arg(ui::countText(static_cast<std::uint64_t>(std::ceil(elapsed * (1.0 - share) / share))));
    }
    if (progress.rows > 0)
        line += Words::tr(", %Ln rows", nullptr, ui::pluralCount(progress.rows));
    return line;
}

} // namespace

QString progressBar(double share)
{
    const int full = static_cast<int>(std::lround(share * kBarWidth));
    return QStringLiteral("[%1%2]").arg(QString(full, QLatin1Char('#')), QString(kBarWidth - full, QLatin1Char(' ')));
}

ProgressLine::ProgressLine(Terminal& terminal, First first) : m_terminal(terminal)
{
    restart(first);
}

ProgressLine::~ProgressLine()
{
    m_terminal.clearNote();
}

void ProgressLine::restart(First first)
{
    m_next = Clock::now();
    if (first == First::AtOnce || (first == First::LaterUnlessLive && isLive()))
        return;
    m_next += isLive() ? Clock::duration(kPatience) : Clock::duration(kPlainInterval);
}

void ProgressLine::show(const QString& line)
{
    m_next = Clock::now() + (isLive() ? Clock::duration(kLiveInterval) : Clock::duration(kPlainInterval));
    if (isLive())
        m_terminal.overwriteNote(line);
    else
        m_terminal.note(line);
}

void ProgressLine::showBar(double share, const QString& line)
{
    show(isLive() ? progressBar(std::clamp(share, 0.0, 1.0)) + QLatin1Char(' ') + line : line);
}

void ProgressLine::begin(const QString& line)
{
    show(line);
    m_next = Clock::now();
}

void ProgressLine::keep(const QString& line)
{
    m_terminal.clearNote();
    m_terminal.note(line);
}

core::ProgressSink ProgressLine::sink()
{
    return [this](const core::Progress& progress) { show(progress); };
}

void ProgressLine::show(const core::Progress& progress)
{
    if (m_phase != progress.phase) {
        m_phase = progress.phase;
        m_phaseBegan = Clock::now();
        restart(First::Later);
    }
    if (isDue())
        show(fileProgressText(progress, std::chrono::duration<double>(Clock::now() - m_phaseBegan).count(), isLive()));
}

} // namespace app::cli
