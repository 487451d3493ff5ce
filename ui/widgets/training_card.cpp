#include "ui/widgets/training_card.h"

#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/labels.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QProgressBar>

namespace ui {
namespace {

constexpr int kBarSteps = 1000;

// Classifier and panel selector take turns; the user sees one stage with both.
std::size_t stageOf(core::TrainingPhase phase)
{
    switch (phase) {
    case core::TrainingPhase::Encoder:
        return 0;
    case core::TrainingPhase::StateTable:
    case core::TrainingPhase::Classifier:
    case core::TrainingPhase::Selector:
        return 1;
    case core::TrainingPhase::FinalEvaluation:
        return 2;
    }
    Q_UNREACHABLE();
}

} // namespace

QString planLine(const core::TrainingPlan& plan, const QString& currency)
{
    const QString worth = plan.shape.rho < 0.0
                              ? QCoreApplication::translate("TrainingCard", "correct negative worth %1")
                                    .arg(money(core::Cost(-1.0 / plan.shape.rho), currency))
                              : QCoreApplication::translate("TrainingCard", "prices do not count");
    return QCoreApplication::translate("TrainingCard", "λ %1 · %2 · seed %3")
        .arg(numberText(plan.shape.lambda), worth, QString::number(plan.seed.value));
}

TrainingCard::TrainingCard(QWidget* parent)
    : Card(parent),
      m_plan(new ElidedLabel({}, this)),
      m_bar(new QProgressBar(this)),
      m_time(makeLabel({}, TypeSize::Table))
{
    buildLayout();
}

void TrainingCard::buildLayout()
{
    const std::array names{phaseText(core::TrainingPhase::Encoder), tr("Classifier and panel selector"),
                           phaseText(core::TrainingPhase::FinalEvaluation)};
    const std::array tips{phaseExplanation(core::TrainingPhase::Encoder),
                          phaseExplanation(core::TrainingPhase::Classifier) + QLatin1Char(' ') +
                              phaseExplanation(core::TrainingPhase::Selector),
                          phaseExplanation(core::TrainingPhase::FinalEvaluation)};
    body()->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (std::size_t i = 0; i < kStages; ++i) {
        if (i > 0) {
            auto* arrow = new IconLabel(Icon::ChevronRight, Tone::Secondary);
            arrow->setDesignSize(12);
            row->addWidget(arrow);
        }
        m_stages[i].icon = new IconLabel(Icon::Clock, Tone::Disabled);
        m_stages[i].name = makeLabel(names[i]);
        m_stages[i].name->setToolTip(tips[i]);
        row->addWidget(m_stages[i].icon);
        row->addWidget(m_stages[i].name);
    }
    m_plan->setProperty("type", QStringLiteral("table"));
    m_plan->setProperty("tone", QStringLiteral("secondary"));
    m_plan->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_plan->setOptional(true);
    row->addSpacing(8);
    row->addWidget(m_plan, 1);
    body()->addLayout(row);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(10);
    m_bar->setRange(0, kBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of training"));
    bar->addWidget(m_bar, 1);
    bar->addWidget(m_time);
    body()->addLayout(bar);
}

void TrainingCard::setActivity(const TrainActivity& activity, const QString& currency)
{
    using Kind = TrainActivity::Kind;
    setVisible(activity.active());
    if (!activity.active())
        return;
    m_plan->setText(planLine(activity.plan, currency));
    m_bar->setValue(qRound(kBarSteps * activity.progress.share));
    setTone(*m_time, activity.kind == Kind::Paused ? Tone::Warning : Tone::Normal);
    QString time;
    switch (activity.kind) {
    case Kind::Idle:
        break;
    case Kind::Preparing:
        time = tr("Preparing the patients…");
        break;
    case Kind::Running:
        time = phaseAndTime(activity.progress);
        break;
    case Kind::Paused:
        time = tr("Paused · %1").arg(phaseAndTime(activity.progress));
        break;
    case Kind::Stopping:
        time = tr("Stopping; the best policy so far is kept…");
        break;
    }
    m_time->setText(time);
    m_bar->setAccessibleDescription(time);
    showStages(activity.kind == Kind::Preparing ? std::nullopt : std::optional(stageOf(activity.progress.phase)));
}

void TrainingCard::showStages(std::optional<std::size_t> current)
{
    for (std::size_t i = 0; i < kStages; ++i) {
        const bool done = current && i < *current;
        const bool now = current == i;
        m_stages[i].icon->setIcon(done ? Icon::Check : now ? Icon::ArrowRight : Icon::Clock);
        m_stages[i].icon->setTone(done ? Tone::Ok : now ? Tone::Accent : Tone::Disabled);
        setTone(*m_stages[i].name, done || now ? Tone::Normal : Tone::Disabled);
        setStyleProperty(*m_stages[i].name, "type", now ? QStringLiteral("strong") : QStringLiteral("body"));
    }
}

} // namespace ui
