// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/load_study.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/train/encoder_report.h"
#include "app/cli/train/training_job.h"
#include "app/cli/train/training_report.h"
#include "core/plan/plan_fields.h"
#include "core/plan/training_fields.h"
#include "core/smddpo/encoder_comparison.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <chrono>

namespace app::cli {
namespace {

constexpr std::size_t kSeeds = 3;

QString encoderName(core::EncoderKind kind)
{
    switch (kind) {
    case core::EncoderKind::EmFlow:
        return QStringLiteral("EMFlow");
    case core::EncoderKind::Gaussian:
        return Words::tr("Gaussian");
    case core::EncoderKind::Mice:
        return QStringLiteral("MICE");
    case core::EncoderKind::Mean:
        return Words::tr("Mean");
    case core::EncoderKind::MissForest:
        return QStringLiteral("MissForest");
    case core::EncoderKind::SoftImpute:
        return Words::tr("Soft-impute");
    case core::EncoderKind::Gain:
        return QStringLiteral("GAIN");
    }
    return {};
}

QString hiddenText(core::HiddenBy hiddenBy)
{
    return hiddenBy == core::HiddenBy::Value ? Words::tr("20 % of values hidden") : Words::tr("panels hidden");
}

// Which fit is under way: one live line on a terminal, a plain one for each fit elsewhere.
class ComparisonLine {
public:
    explicit ComparisonLine(Terminal& terminal) : m_terminal(terminal) {}
    ~ComparisonLine() { m_terminal.clearNote(); }
    ComparisonLine(const ComparisonLine&) = delete;
    ComparisonLine& operator=(const ComparisonLine&) = delete;

    void show(const core::ComparisonProgress& progress)
    {
        using namespace std::chrono_literals;
        const QString fit = QStringLiteral("%1 · %2").arg(encoderName(progress.kind), hiddenText(progress.hiddenBy));
        const bool live = m_terminal.errorIsInteractive();
        const auto now = std::chrono::steady_clock::now();
        if (!live && fit != m_fit)
            m_terminal.note(fit);
        m_fit = fit;
        if (!live || now < m_nextUpdate)
            return;
        m_nextUpdate = now + 100ms;
        m_terminal.overwriteNote(QStringLiteral("%1 · %2").arg(fit, ui::shareText(progress.share, QLocale(), 0)));
    }

private:
    Terminal& m_terminal;
    QString m_fit;
    std::chrono::steady_clock::time_point m_nextUpdate;
};

Result<Comparison> compare(const Workplace& place)
{
    if (auto failure = settingMistake(place.arguments.training))
        return std::move(*failure);
    auto loaded = loadStudy(place);
    if (!loaded)
        return loaded.error();
    const auto patients = inFile(core::makePatients(loaded->import, loaded->study), loaded->file);
    if (!patients)
        return patients.error();
    const core::ComparisonPlan wanted = comparisonPlanFor(place.arguments, presetContext(*patients));
    ComparisonLine line(place.terminal);
    core::Result<core::EncoderComparison> outcome =
        core::compareEncoders(*patients->cohort, *patients->split, wanted, place.stop,
                              [&](const core::ComparisonProgress& progress) { line.show(progress); });
    if (!outcome)
        return Failure::fromError(outcome.error(), loaded->file);
    if (outcome->end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    return Comparison{loaded->name, wanted.seed, static_cast<std::size_t>(wanted.seeds), std::move(*outcome)};
}

const core::EncoderScore* scoreOf(const core::EncoderComparison& outcome, core::EncoderKind kind,
                                  core::HiddenBy hiddenBy)
{
    const auto found = std::find_if(outcome.scores.begin(), outcome.scores.end(), [&](const core::EncoderScore& one) {
        return one.kind == kind && one.hiddenBy == hiddenBy;
    });
    return found == outcome.scores.end() ? nullptr : &*found;
}

// "0.512 ± 0.003", or without the spread where there is one seed.
QString errorText(const core::EncoderScore* score)
{
    if (!score || !score->rmse || !score->rmseSd)
        return ui::figureText(score ? score->rmse : std::nullopt);
    return Words::tr("%1 ± %2").arg(ui::figureText(score->rmse), ui::figureText(score->rmseSd));
}

} // namespace

void printComparison(const Comparison& comparison, Terminal& terminal)
{
    const core::EncoderComparison& outcome = comparison.outcome;
    const std::uint64_t first = comparison.seed.value, last = first + comparison.seeds - 1;
    terminal.printHeading(
        Words::tr("How well unknown values are estimated: %1, %2")
            .arg(QString::fromStdString(comparison.source),
                 first == last ? Words::tr("seed %1").arg(first)
                               : Words::tr("seeds %1 to %2").arg(QString::number(first), QString::number(last))));
    terminal.print(
        Words::tr("  Learned from %1 patients, chosen on %2, error on %3 others. Error: root mean square in standard\n"
                  "  deviations of the recorded values that were hidden; 0 is perfect, smaller is better.")
            .arg(ui::countText(outcome.training), ui::countText(outcome.validation), ui::countText(outcome.test)));
    terminal.print({});
    using enum TextTable::Align;
    TextTable table({Left, Right, Right, Right, Right});
    table.add({Words::tr("ENCODER"), Words::tr("20 % OF VALUES HIDDEN"), Words::tr("PANELS HIDDEN"),
               Words::tr("LEARNING"), Words::tr("ROWS PER SECOND")});
    for (const core::EncoderScore& score : outcome.scores) {
        if (score.hiddenBy != core::HiddenBy::Value)
            continue;
        const core::EncoderScore* panels = scoreOf(outcome, score.kind, core::HiddenBy::Panel);
        const core::EncoderScore& timed = panels ? *panels : score;
        table.add({encoderName(score.kind), errorText(&score), errorText(panels),
                   Words::tr("%1 s").arg(QLocale().toString(timed.fitSeconds, 'f', 1)),
                   ui::countText(static_cast<std::uint64_t>(timed.rowsPerSecond))});
    }
    terminal.print(table.text());
    std::vector<core::TrainingNotice> printed;
    for (const core::EncoderScore& score : outcome.scores)
        for (const core::TrainingNotice notice : score.notices)
            if (std::find(printed.begin(), printed.end(), notice) == printed.end()) {
                printed.push_back(notice);
                terminal.print({});
                terminal.print(QStringLiteral("  ") + ui::noticeText(notice));
            }
    terminal.print({});
    terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
}

namespace {

std::string kindName(core::EncoderKind kind)
{
    core::TrainingPlan plan;
    plan.encoder.kind = kind;
    return core::planValue(plan, core::PlanField::EncoderKind);
}

} // namespace

Json comparisonJson(const Comparison& comparison)
{
    const core::EncoderComparison& outcome = comparison.outcome;
    Json scores = Json::array();
    for (const core::EncoderScore& score : outcome.scores) {
        Json notices = Json::array();
        for (const core::TrainingNotice notice : score.notices)
            notices.push_back(core::nameOf(notice));
        scores.push_back(Json{{"encoder", kindName(score.kind)},
                              {"hidden", score.hiddenBy == core::HiddenBy::Value ? "values" : "panels"},
                              {"rmse", jsonOrNull(score.rmse)},
                              {"rmse_mean", jsonOrNull(score.rmse)},
                              {"rmse_sd", jsonOrNull(score.rmseSd)},
                              {"fit_s", score.fitSeconds},
                              {"rows_per_s", score.rowsPerSecond},
                              {"notices", std::move(notices)}});
    }
    return Json{
        {"source", comparison.source},
        {"seed", comparison.seed.value},
        {"seeds", comparison.seeds},
        {"patients", Json{{"train", outcome.training}, {"validation", outcome.validation}, {"test", outcome.test}}},
        {"encoders", std::move(scores)}};
}

core::ComparisonPlan comparisonPlanFor(const Arguments& arguments, const core::PresetContext& context)
{
    const core::TrainingPlan plan = planFor(arguments, context);
    core::ComparisonPlan wanted;
    wanted.seed = plan.seed;
    wanted.seeds = static_cast<int>(arguments.training.seeds.value_or(kSeeds));
    wanted.encoder = plan.encoder;
    return wanted;
}

ExitCode compareEncoders(const Workplace& place)
{
    const auto comparison = compare(place);
    if (!comparison)
        return report(comparison.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(dumped(comparisonJson(*comparison)));
    else
        printComparison(*comparison, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
