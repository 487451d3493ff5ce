// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_line.h"

#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"

#include <algorithm>

namespace app::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kLiveInterval = 100ms;
constexpr auto kPlainInterval = 5s;

} // namespace

FrontLine::FrontLine(Terminal& terminal, const QString& beginning) : m_terminal(terminal)
{
    if (terminal.errorIsInteractive())
        terminal.overwriteNote(beginning);
    else
        terminal.note(beginning);
}

FrontLine::~FrontLine()
{
    m_terminal.clearNote();
}

void FrontLine::show(const core::FrontUpdate& update)
{
    m_policies += update.points.size();
    const auto now = Clock::now();
    if (now < m_nextUpdate)
        return;
    const bool live = m_terminal.errorIsInteractive();
    m_nextUpdate = now + (live ? Clock::duration(kLiveInterval) : Clock::duration(kPlainInterval));
    if (live)
        m_terminal.overwriteNote(text(update));
    else
        m_terminal.note(text(update));
}

QString FrontLine::text(const core::FrontUpdate& update) const
{
    QString line = ui::frontPhaseAndTime(update);
    if (m_terminal.errorIsInteractive())
        line = progressBar(std::clamp(update.share, 0.0, 1.0)) + QLatin1Char(' ') + line;
    if (m_policies > 0)
        line += QStringLiteral(" · ") + Words::tr("%Ln policies", nullptr, ui::pluralCount(m_policies));
    return line;
}

} // namespace app::cli
