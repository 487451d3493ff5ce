// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_options.h"

#include "ui/common/buttons.h"
#include "ui/common/cost_aim_box.h"
#include "ui/common/explain.h"
#include "ui/common/flow_layout.h"
#include "ui/common/judge_box.h"
#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSpinBox>

#include <algorithm>

namespace ui {
namespace {

constexpr core::Preset kPresets[] = {core::Preset::Quick, core::Preset::Standard, core::Preset::Paper};
constexpr TrainMethod kMethods[] = {TrainMethod::EndToEnd, TrainMethod::Pretrained, TrainMethod::Lattice,
                                    TrainMethod::Sweep};
constexpr core::FrontMetric kMetrics[] = {core::FrontMetric::F1, core::FrontMetric::Am};
constexpr int kMostSeeds = 20;

QString methodExplanationOf(TrainMethod method)
{
    switch (method) {
    case TrainMethod::EndToEnd:
        return methodExplanation(core::TrainingMethod::EndToEnd);
    case TrainMethod::Pretrained:
        return methodExplanation(core::TrainingMethod::Pretrained);
    case TrainMethod::Lattice:
        return frontMethodExplanation(core::FrontMethod::Lattice);
    case TrainMethod::Sweep:
        return frontMethodExplanation(core::FrontMethod::SweepPretrained);
    }
    return {};
}

template <typename Choice, std::size_t Count>
Choice chosen(const QComboBox& box, const Choice (&choices)[Count])
{
    return choices[std::clamp(box.currentIndex(), 0, static_cast<int>(Count) - 1)];
}

} // namespace

bool isSearch(TrainMethod method)
{
    return method == TrainMethod::Lattice || method == TrainMethod::Sweep;
}

QString trainMethodText(TrainMethod method)
{
    switch (method) {
    case TrainMethod::EndToEnd:
        return TrainOptions::tr("SM-DDPO end to end");
    case TrainMethod::Pretrained:
        return TrainOptions::tr("SM-DDPO pretrained");
    case TrainMethod::Lattice:
        return TrainOptions::tr("Lattice (whole front)");
    case TrainMethod::Sweep:
        return TrainOptions::tr("Sweep (whole front)");
    }
    return {};
}

TrainOptions::TrainOptions(QWidget* parent)
    : QWidget(parent),
      m_preset(new QComboBox(this)),
      m_method(new QComboBox(this)),
      m_metric(new QComboBox(this)),
      m_judge(new JudgeBox(this)),
      m_aim(new CostAimBox(this)),
      m_seeds(new QSpinBox(this)),
      m_cores(new QSpinBox(this)),
      m_ofCores(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_advanced(makeButton(tr("Advanced…"), std::nullopt, this))
{
    const QStringList plain{tr("Quick look"), tr("Thorough"), tr("As in the paper")};
    for (std::size_t i = 0; i < std::size(kPresets); ++i) {
        m_preset->addItem(plain[static_cast<qsizetype>(i)]);
        m_preset->setItemData(static_cast<int>(i), presetExplanation(kPresets[i]), Qt::ToolTipRole);
    }
    for (std::size_t i = 0; i < std::size(kMethods); ++i) {
        m_method->addItem(trainMethodText(kMethods[i]));
        m_method->setItemData(static_cast<int>(i), methodExplanationOf(kMethods[i]), Qt::ToolTipRole);
    }
    for (const core::FrontMetric metric : kMetrics)
        m_metric->addItem(frontMetricText(metric));
    m_seeds->setRange(1, kMostSeeds);
    m_cores->setMinimumWidth(m_seeds->sizeHint().width()); // one digit alone is cut off
    buildLayout();
    connectInputs();
    setMostCores(1);
    setFoldsPossible(true);
    showWords();
}

void TrainOptions::buildLayout()
{
    auto* flow = new FlowLayout(this, 10);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto add = [flow](const QString& text, QWidget* input) {
        auto* pair = new QWidget;
        auto* row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        QLabel* name = makeLabel(text, TypeSize::Table, Tone::Secondary);
        name->setBuddy(input);
        row->addWidget(name);
        row->addWidget(input);
        flow->addWidget(pair);
        input->setAccessibleName(text);
        return row;
    };
    add(tr("Preset"), m_preset);
    add(tr("Method"), m_method);
    add(tr("Metric"), m_metric);
    add(tr("Judge on"), m_judge);
    add(tr("Minimise"), m_aim);
    m_minimise = m_aim->parentWidget();
    m_minimise->hide();
    add(tr("Seeds"), m_seeds);
    add(tr("Cores"), m_cores)->addWidget(m_ofCores);
    flow->addWidget(m_advanced);
    m_advanced->setToolTip(tr("Every number of the plan, with its range"));
    explain(*m_seeds, Term::Seed);
    m_cores->setToolTip(tr("How many policies train at the same time; the window keeps its share"));
}

void TrainOptions::connectInputs()
{
    const auto note = [this] {
        showWords();
        Q_EMIT changed();
    };
    for (QComboBox* box : {m_preset, m_method, m_metric})
        connect(box, &QComboBox::currentIndexChanged, this, note);
    connect(m_judge, &QComboBox::currentIndexChanged, this, note);
    connect(m_aim, &CostAimBox::aimChosen, this, note);
    connect(m_seeds, &QSpinBox::valueChanged, this, note);
    connect(m_cores, &QSpinBox::valueChanged, this, note);
    connect(m_advanced, &QPushButton::clicked, this, &TrainOptions::advancedRequested);
}

void TrainOptions::setContext(const core::PresetContext& context)
{
    m_context = context;
}

void TrainOptions::setMostCores(int cores)
{
    if (m_cores->maximum() == cores && !m_ofCores->text().isEmpty())
        return;
    m_cores->setRange(1, std::max(1, cores));
    m_ofCores->setText(tr("of %1").arg(countText(static_cast<std::uint64_t>(m_cores->maximum()))));
    m_cores->setValue(m_cores->maximum());
}

// Asked for, never proposed: a policy is often trained only to be looked at.
void TrainOptions::setFoldsPossible(bool possible)
{
    m_judge->setFacts({.foldsPossible = possible, .propose = false});
}

core::JudgingPlan TrainOptions::judging() const
{
    return m_judge->judging();
}

void TrainOptions::setMinimise(core::CostAim aim, const std::string& currency, const QString& timesMissing)
{
    m_aim->setCurrency(currency);
    m_aim->setTimesMissing(timesMissing);
    m_aim->setAim(aim);
    m_minimise->setVisible(timesMissing.isEmpty() || aim.countsTime());
}

core::CostAim TrainOptions::aim() const
{
    return m_aim->aim();
}

TrainMethod TrainOptions::method() const
{
    return chosen(*m_method, kMethods);
}

core::FrontMetric TrainOptions::chosenMetric() const
{
    return chosen(*m_metric, kMetrics);
}

core::Preset TrainOptions::preset() const
{
    return chosen(*m_preset, kPresets);
}

QString TrainOptions::presetName() const
{
    return m_preset->currentText();
}

int TrainOptions::seeds() const
{
    return m_seeds->value();
}

int TrainOptions::cores() const
{
    return m_cores->value();
}

void TrainOptions::setOverrides(Overrides overrides)
{
    m_overrides = std::move(overrides);
    showWords();
    Q_EMIT changed();
}

core::TrainingPlan TrainOptions::plan() const
{
    core::TrainingPlan plan = planOfPreset();
    for (const auto& [field, text] : m_overrides)
        (void)core::setPlanValue(plan, field, text); // was checked when it was typed
    plan.method = method() == TrainMethod::EndToEnd ? core::TrainingMethod::EndToEnd : core::TrainingMethod::Pretrained;
    if (!isSearch(method()))
        plan.judging = judging();
    return plan;
}

core::FrontPlan TrainOptions::searchPlan(core::Seed seed) const
{
    core::FrontPlan plan;
    plan.method = method() == TrainMethod::Lattice ? core::FrontMethod::Lattice : core::FrontMethod::SweepPretrained;
    plan.metric = chosenMetric();
    plan.minimise = aim();
    plan.seed = seed;
    plan.judging = judging();
    plan.sweep.training = this->plan();
    return plan;
}

void TrainOptions::showWords()
{
    m_preset->setToolTip(presetExplanation(preset()));
    m_method->setToolTip(methodExplanationOf(method()));
    explain(*m_metric, chosenMetric() == core::FrontMetric::F1 ? Term::F1 : Term::Am);
    m_seeds->setEnabled(!isSearch(method()));
    m_preset->setEnabled(method() != TrainMethod::Lattice);
    m_advanced->setEnabled(method() != TrainMethod::Lattice);
    m_advanced->setText(m_overrides.empty() ? tr("Advanced…")
                                            : tr("Advanced (changed: %1)…").arg(countText(m_overrides.size())));
}

} // namespace ui
