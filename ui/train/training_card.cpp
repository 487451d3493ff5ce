// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/training_card.h"

#include "ui/common/icon_label.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/train/queue_text.h"

#include <QBoxLayout>
#include <QProgressBar>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

using Kind = core::JobStage;
using Stage = TrainProgress::Stage;

constexpr int kBarSteps = 1000;

QString thousands(double steps)
{
    return steps < 10'000.0 ? countText(static_cast<std::uint64_t>(std::llround(steps)))
                            : TrainingCard::tr("%1k").arg(countText(static_cast<std::uint64_t>(steps / 1000.0)));
}

// Position of the phase among the stages that are told.
std::size_t placeOf(core::TrainingPhase phase)
{
    switch (phase) {
    case core::TrainingPhase::Encoder:
        return 0;
    case core::TrainingPhase::StateTable:
    case core::TrainingPhase::Classifier:
        return 1;
    case core::TrainingPhase::Selector:
        return 2;
    case core::TrainingPhase::FinalEvaluation:
        return 3;
    case core::TrainingPhase::Folds:
        return 4;
    case core::TrainingPhase::AllPatients:
        return 5;
    }
    return 0;
}

void markStates(std::vector<Stage>& stages, std::size_t now)
{
    for (std::size_t i = 0; i < stages.size(); ++i)
        stages[i].state = i < now ? Stage::State::Done : i == now ? Stage::State::Now : Stage::State::Later;
}

QString timeText(const TrainProgress& progress)
{
    switch (progress.kind) {
    case Kind::Idle:
        return {};
    case Kind::Preparing:
        return TrainingCard::tr("Preparing the patients…");
    case Kind::Stopping:
        return TrainingCard::tr("Stopping; the best policy so far is kept…");
    case Kind::Running:
    case Kind::Paused:
        break;
    }
    QStringList parts;
    if (progress.kind == Kind::Paused)
        parts << TrainingCard::tr("Paused");
    parts << shareText(progress.share, QLocale(), 0)
          << TrainingCard::tr("%1 elapsed").arg(durationText(progress.elapsedSeconds));
    if (progress.remainingSeconds)
        parts << TrainingCard::tr("%1 left").arg(timeRange(*progress.remainingSeconds));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

std::vector<Stage> trainingStages(const TrainActivity& job, double steps)
{
    using Phase = core::TrainingPhase;
    const auto stage = [](Phase phase) { return Stage{phaseText(phase), {}, phaseExplanation(phase)}; };
    const double planned = double(job.plan.loop.outerLoops) * double(job.plan.loop.stepsPerLoop);
    std::vector<Stage> stages{stage(Phase::Encoder), stage(Phase::Classifier), stage(Phase::Selector),
                              stage(Phase::FinalEvaluation)};
    if (job.plan.judging.everybody())
        stages.insert(stages.end(), {stage(Phase::Folds), stage(Phase::AllPatients)});
    if (steps > 0.0)
        stages[2].detail = TrainingCard::tr("%1 of %2 steps").arg(thousands(steps), thousands(planned));
    std::size_t now = placeOf(job.progress.phase);
    if (job.plan.method == core::TrainingMethod::EndToEnd) { // they take turns
        stages[2].name = TrainingCard::tr("Classifier and panel selector");
        stages[2].explanation = phaseExplanation(Phase::Classifier) + QLatin1Char(' ') + stages[2].explanation;
        stages.erase(stages.begin() + 1);
        now = now == 0 ? 0 : std::max<std::size_t>(1, now - 1);
    }
    markStates(stages, now);
    return stages;
}

std::vector<Stage> searchStages(core::FrontMethod method, const core::FrontUpdate& progress)
{
    using Phase = core::FrontPhase;
    std::vector<Phase> phases{Phase::Encoder, Phase::StateTable, Phase::Classifier, Phase::Policies,
                              Phase::FinalEvaluation};
    if (method == core::FrontMethod::Lattice || method == core::FrontMethod::Exact)
        phases = {Phase::PanelSets, Phase::Outlooks, Phase::Solving, Phase::FinalEvaluation};
    std::vector<Stage> stages;
    for (const Phase phase : phases)
        stages.push_back({frontPhaseText(phase), {}, frontPhaseExplanation(phase)});
    const auto now = static_cast<std::size_t>(std::ranges::find(phases, progress.phase) - phases.begin());
    if (now < stages.size() && progress.total > 0)
        stages[now].detail = TrainingCard::tr("%1 of %2").arg(countText(progress.done), countText(progress.total));
    markStates(stages, now);
    return stages;
}

TrainingCard::TrainingCard(QWidget* parent)
    : Card(parent),
      m_stageArea(new QWidget(this)),
      m_stageRow(new QHBoxLayout(m_stageArea)),
      m_what(new ElidedLabel({}, this)),
      m_bar(new QProgressBar(this)),
      m_time(makeLabel({}, TypeSize::Table)),
      m_idle(new ElidedLabel({}, this))
{
    buildLayout();
    setProgress({});
}

void TrainingCard::buildLayout()
{
    body()->setSpacing(8);
    m_stageRow->setContentsMargins(0, 0, 0, 0);
    m_stageRow->setSpacing(6);
    m_what->setProperty("type", QStringLiteral("strong"));
    m_what->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_what->setOptional(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_stageArea);
    row->addWidget(m_what, 1);
    body()->addLayout(row);
    m_bar->setRange(0, kBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of training"));
    auto* bar = new QHBoxLayout;
    bar->setSpacing(10);
    bar->addWidget(m_bar, 1);
    bar->addWidget(m_time);
    body()->addLayout(bar);
    body()->addWidget(m_idle);
}

void TrainingCard::setEstimate(const QString& sentence)
{
    m_estimate = sentence;
    m_idle->setText(sentence);
    if (m_time->isHidden())
        setVisible(!sentence.isEmpty());
}

void TrainingCard::setProgress(const TrainProgress& progress)
{
    const bool active = progress.kind != Kind::Idle;
    setVisible(active || !m_estimate.isEmpty());
    m_idle->setVisible(!active);
    for (QWidget* part :
         {m_stageArea, static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_time)})
        part->setVisible(active);
    if (!active)
        return;
    m_what->setText(progress.what);
    m_bar->setValue(qRound(kBarSteps * progress.share));
    setTone(*m_time, progress.kind == Kind::Paused ? Tone::Warning : Tone::Normal);
    const QString time = timeText(progress);
    m_time->setText(time);
    m_bar->setAccessibleDescription(time);
    if (progress.stages != m_stages)
        showStages(progress.stages);
}

void TrainingCard::showStages(const std::vector<Stage>& stages)
{
    m_stages = stages;
    deleteWidgets(*m_stageRow);
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const Stage& stage = stages[i];
        const bool done = stage.state == Stage::State::Done;
        const bool now = stage.state == Stage::State::Now;
        if (i > 0) {
            auto* arrow = new IconLabel(Icon::ChevronRight, Tone::Secondary);
            arrow->setDesignSize(12);
            m_stageRow->addWidget(arrow);
        }
        m_stageRow->addWidget(new IconLabel(done  ? Icon::Check
                                            : now ? Icon::ArrowRight
                                                  : Icon::Clock,
                                            done  ? Tone::Ok
                                            : now ? Tone::Accent
                                                  : Tone::Disabled));
        QLabel* name = makeLabel(stage.name, TypeSize::Body, done || now ? Tone::Normal : Tone::Disabled);
        if (now)
            name->setProperty("type", QStringLiteral("strong"));
        name->setToolTip(stage.explanation);
        m_stageRow->addWidget(name);
        if (!stage.detail.isEmpty())
            m_stageRow->addWidget(makeLabel(stage.detail, TypeSize::Table, Tone::Secondary));
    }
}

} // namespace ui
