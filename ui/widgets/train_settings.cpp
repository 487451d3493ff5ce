#include "ui/widgets/train_settings.h"

#include "ui/text/number_text.h"
#include "ui/text/training_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/money_spin_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QSpinBox>

#include <limits>

namespace ui {
namespace {

constexpr core::Preset kPresets[] = {core::Preset::Quick, core::Preset::Standard, core::Preset::Paper};
constexpr core::TrainingMethod kMethods[] = {core::TrainingMethod::EndToEnd, core::TrainingMethod::Pretrained};

QStringList presetNames()
{
    QStringList names;
    for (const core::Preset preset : kPresets)
        names << presetText(preset);
    return names;
}

QStringList methodNames()
{
    QStringList names;
    for (const core::TrainingMethod method : kMethods)
        names << methodText(method);
    return names;
}

QLabel* makeWords()
{
    QLabel* words = makeLabel({}, TypeSize::Table, Tone::Secondary);
    words->setWordWrap(true);
    return words;
}

QLabel* makeHeading(const QString& text)
{
    QLabel* heading = makeLabel(text);
    heading->setProperty("type", QStringLiteral("strong"));
    return heading;
}

} // namespace

TrainSettings::TrainSettings(QWidget* parent)
    : Card(parent),
      m_preset(new SegmentedControl(presetNames(), tr("How thorough"), this)),
      m_presetWords(makeWords()),
      m_method(new SegmentedControl(methodNames(), tr("Method"), this)),
      m_methodWords(makeWords()),
      m_lambda(new QDoubleSpinBox(this)),
      m_worth(new MoneySpinBox(this)),
      m_free(new QCheckBox(tr("Prices do not count"), this)),
      m_worthWords(makeWords()),
      m_seed(new QSpinBox(this)),
      m_advanced(makeLinkButton(tr("Advanced settings…"), this))
{
    const core::TrainingPlan usual;
    m_lambda->setRange(0.0, 10'000.0);
    m_lambda->setDecimals(2);
    m_lambda->setSingleStep(0.5);
    m_lambda->setValue(usual.shape.lambda);
    m_worth->setMinimum(0.01);
    m_worth->setSingleStep(10.0);
    m_worth->setPrice(-1.0 / usual.shape.rho);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.seed.value));
    buildLayout();
    connectInputs();
    showWords();
}

void TrainSettings::buildLayout()
{
    body()->setSpacing(6);
    addThoroughness();
    addMethod();
    addWorth();
    addSeed();
    body()->addWidget(m_advanced, 0, Qt::AlignLeft);
    m_advanced->setToolTip(tr("Every number of the plan, with its range"));
    body()->addStretch(1);
}

void TrainSettings::addThoroughness()
{
    body()->addWidget(makeHeading(tr("How thorough")));
    body()->addWidget(m_preset, 0, Qt::AlignLeft);
    body()->addWidget(m_presetWords);
    body()->addSpacing(6);
    m_preset->setToolTip(tr("How long and with which networks the policy is trained"));
}

void TrainSettings::addMethod()
{
    body()->addWidget(makeHeading(tr("Method")));
    body()->addWidget(m_method, 0, Qt::AlignLeft);
    body()->addWidget(m_methodWords);
    body()->addSpacing(6);
    m_method->setToolTip(tr("Whether the classifier learns together with the panel selector or before it"));
}

void TrainSettings::addWorth()
{
    body()->addWidget(makeHeading(tr("What a diagnosis is worth")));
    QLabel* missed = makeLabel(tr("A missed case weighs as much as"));
    missed->setBuddy(m_lambda);
    body()->addWidget(missed);
    auto* weight = new QHBoxLayout;
    weight->addWidget(m_lambda);
    weight->addWidget(makeLabel(tr("false alarms")), 1);
    body()->addLayout(weight);
    QLabel* negative = makeLabel(tr("One correct negative is worth"));
    negative->setBuddy(m_worth);
    body()->addWidget(negative);
    auto* worth = new QHBoxLayout;
    worth->addWidget(m_worth);
    worth->addWidget(makeLabel(tr("of testing")), 1);
    body()->addLayout(worth);
    body()->addWidget(m_free);
    body()->addWidget(m_worthWords);
    body()->addSpacing(6);
    m_lambda->setAccessibleName(tr("A missed case weighs as much as this many false alarms"));
    m_lambda->setToolTip(tr("λ of the reward: more finds more cases, at the price of more false alarms"));
    m_worth->setAccessibleName(tr("One correct negative is worth"));
    m_worth->setToolTip(tr("ρ of the reward is −1 divided by it: the less it is worth, the fewer tests are ordered"));
    m_free->setToolTip(tr("ρ is 0: tests are ordered whatever they cost"));
}

void TrainSettings::addSeed()
{
    QLabel* name = makeHeading(tr("Seed"));
    name->setBuddy(m_seed);
    body()->addWidget(name);
    auto* row = new QHBoxLayout;
    row->addWidget(m_seed);
    QLabel* words = makeWords();
    words->setText(tr("Same seed, same data: the same policy"));
    row->addWidget(words, 1);
    body()->addLayout(row);
    body()->addSpacing(6);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Where the random numbers of training start"));
}

void TrainSettings::connectInputs()
{
    const auto note = [this] {
        showWords();
        Q_EMIT changed();
    };
    connect(m_preset, &SegmentedControl::chosen, this, note);
    connect(m_method, &SegmentedControl::chosen, this, note);
    connect(m_lambda, &QDoubleSpinBox::valueChanged, this, note);
    connect(m_worth, &MoneySpinBox::priceEdited, this, note);
    connect(m_free, &QCheckBox::toggled, this, note);
    connect(m_seed, &QSpinBox::valueChanged, this, note);
    connect(m_advanced, &QPushButton::clicked, this, &TrainSettings::advancedRequested);
    for (QAbstractSpinBox* box : {static_cast<QAbstractSpinBox*>(m_lambda), static_cast<QAbstractSpinBox*>(m_seed)}) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(this);
    }
}

void TrainSettings::setContext(const core::PresetContext& context, const std::string& currency)
{
    m_context = context;
    m_currency = currency;
    m_worth->setCurrency(currency);
    showWords();
}

void TrainSettings::setOverrides(Overrides overrides)
{
    m_overrides = std::move(overrides);
    showWords();
    Q_EMIT changed();
}

core::Preset TrainSettings::preset() const
{
    return kPresets[m_preset->current()];
}

core::TrainingMethod TrainSettings::method() const
{
    return kMethods[m_method->current()];
}

core::TrainingPlan TrainSettings::plan() const
{
    core::TrainingPlan plan = planOfPreset();
    for (const auto& [field, text] : m_overrides)
        (void)core::setPlanValue(plan, field, text); // was checked when it was typed
    plan.method = method();
    plan.shape = {.lambda = m_lambda->value(), .rho = m_free->isChecked() ? 0.0 : -1.0 / m_worth->value()};
    plan.seed = core::Seed{static_cast<std::uint64_t>(m_seed->value())};
    return plan;
}

void TrainSettings::showWords()
{
    m_presetWords->setText(presetExplanation(preset()));
    m_methodWords->setText(methodExplanation(method()));
    m_worth->setEnabled(!m_free->isChecked());
    if (m_free->isChecked()) {
        m_worthWords->setText(tr("Tests are ordered whatever they cost."));
    } else {
        const core::Cost found(m_lambda->value() * m_worth->value());
        m_worthWords->setText(tr("So a case found is worth %1. A panel is ordered where what it is expected to add is "
                                 "worth more than its price.")
                                  .arg(money(found, QString::fromStdString(m_currency))));
    }
    m_advanced->setText(m_overrides.empty()
                            ? tr("Advanced settings…")
                            : tr("Advanced settings (changed: %1)…").arg(countText(m_overrides.size())));
}

bool TrainSettings::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return Card::eventFilter(watched, event);
}

} // namespace ui
