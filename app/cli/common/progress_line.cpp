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

} // namespace

QString progressBar(double share)
{
    const int full = static_cast<int>(std::lround(share * kBarWidth));
    return QStringLiteral("[%1%2]").arg(QString(full, QLatin1Char('#')), QString(kBarWidth - full, QLatin1Char(' ')));
}

ProgressLine::ProgressLine(Terminal& terminal) : m_terminal(terminal) {}

ProgressLine::~ProgressLine()
{
    m_terminal.clearNote();
}

core::ProgressSink ProgressLine::sink()
{
    return [this](const core::Progress& progress) { show(progress); };
}

void ProgressLine::show(const core::Progress& progress)
{
    const auto now = Clock::now();
    const bool live = m_terminal.errorIsInteractive();
    if (m_phase != progress.phase) {
        m_phase = progress.phase;
        m_phaseBegan = now;
        m_nextUpdate = now + (live ? Clock::duration(kPatience) : Clock::duration(kPlainInterval));
    }
    if (now < m_nextUpdate)
        return;
    m_nextUpdate = now + (live ? Clock::duration(kLiveInterval) : Clock::duration(kPlainInterval));
    const QString line = text(progress, std::chrono::duration<double>(now - m_phaseBegan).count());
    if (live)
        m_terminal.overwriteNote(line);
    else
        m_terminal.note(line);
}

QString ProgressLine::text(const core::Progress& progress, double elapsed) const
{
    QString line = phaseName(progress.phase);
    if (progress.total > 0) {
        const double share =
            std::clamp(static_cast<double>(progress.done) / static_cast<double>(progress.total), 0.0, 1.0);
        if (m_terminal.errorIsInteractive())
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

} // namespace app::cli
