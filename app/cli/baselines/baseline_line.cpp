// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_line.h"

#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>

namespace app::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kLiveInterval = 100ms;
constexpr auto kPlainInterval = 5s;

bool learnsWithOthers(core::SystemKind kind)
{
    using enum core::SystemKind;
    return kind == FixedSelection || kind == RandomSelection || kind == SmDdpoPretrained || kind == SmDdpoEndToEnd;
}

// Those that learn together are named by their last member, the policy.
QString underWayText(const core::BaselineUpdate& update)
{
    QStringList names;
    for (std::size_t i = 0; i < update.underWay.size(); ++i) {
        const auto& [system, repeat] = update.underWay[i];
        const bool sameTaskFollows = i + 1 < update.underWay.size() && update.underWay[i + 1].second == repeat &&
                                     learnsWithOthers(system.kind) &&
                                     learnsWithOthers(update.underWay[i + 1].first.kind);
        if (!sameTaskFollows)
            names << Words::tr("%1 seed %2").arg(ui::systemShortText(system)).arg(repeat + 1);
    }
    return names.join(QStringLiteral(" · "));
}

} // namespace

BaselineLine::BaselineLine(Terminal& terminal, const core::BaselinePlan& plan, std::vector<core::SystemRun> finished,
                           const PanelWords& words)
    : m_terminal(terminal),
      m_plan(plan),
      m_words(words),
      m_runs(std::move(finished))
{
}

BaselineLine::~BaselineLine()
{
    m_terminal.clearNote();
}

void BaselineLine::show(const core::BaselineUpdate& update)
{
    for (const core::SystemRun& run : update.finished) {
        m_runs.push_back(run);
        showRow(run.system);
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

void BaselineLine::showRow(const core::SystemId& system)
{
    const std::vector<core::BaselineRow> rows = core::baselineRows(m_plan, m_runs);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.system == system; });
    if (row == rows.end() || row->repeats < static_cast<std::size_t>(m_plan.seeds))
        return;
    m_terminal.clearNote();
    m_terminal.note(rowText(*row));
}

QString BaselineLine::rowText(const core::BaselineRow& row) const
{
    const auto figure = [](const core::Spread& spread) { return ui::figureText(spread.mean); };
    return Words::tr("%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed")
        .arg(ui::systemText(row.system), figure(row.f1), figure(row.auroc), figure(row.am),
             row.meanCost.mean ? m_words.money(*row.meanCost.mean) : Words::tr("undefined"),
             ui::durationText(row.fitSeconds.mean.value_or(0.0)));
}

QString BaselineLine::text(const core::BaselineUpdate& update) const
{
    QStringList parts{underWayText(update), ui::shareText(update.share, QLocale(), 0),
                      ui::durationText(update.elapsedSeconds)};
    if (update.remainingSeconds)
        parts << Words::tr("%1 left").arg(ui::aboutText(*update.remainingSeconds));
    parts.removeAll(QString());
    const QString line = parts.join(QStringLiteral(" · "));
    return m_terminal.errorIsInteractive() ? progressBar(std::clamp(update.share, 0.0, 1.0)) + QLatin1Char(' ') + line
                                           : line;
}

} // namespace app::cli
