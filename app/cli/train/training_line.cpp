// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/training_line.h"

#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kLiveInterval = 100ms;
constexpr auto kPlainInterval = 5s;

} // namespace

TrainingLine::TrainingLine(Terminal& terminal, std::string currency)
    : m_terminal(terminal),
      m_currency(std::move(currency)),
      m_nextUpdate(Clock::now() +
                   (terminal.errorIsInteractive() ? Clock::duration(0s) : Clock::duration(kPlainInterval)))
{
}

TrainingLine::~TrainingLine()
{
    m_terminal.clearNote();
}

void TrainingLine::show(const core::TrainingUpdate& update)
{
    for (const core::CurvePoint& point : update.points) {
        if (point.curve == core::Curve::ValidationF1)
            m_f1 = point.value;
        if (point.curve == core::Curve::ValidationCost)
            m_cost = point.value;
    }
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

QString TrainingLine::text(const core::TrainingUpdate& update) const
{
    QString line = ui::phaseAndTime(update);
    if (m_f1)
        line += Words::tr(" · F1 %1").arg(ui::figureText(m_f1));
    if (m_cost)
        line += Words::tr(" · cost %1")
                    .arg(ui::money(core::Cost(*m_cost), QString::fromStdString(m_currency), QLocale(),
                                   ui::MoneyStyle::Exact));
    return line;
}

} // namespace app::cli
