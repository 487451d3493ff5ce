// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/reward_form.h"

#include "core/plan/training_plan.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/number_spin_box.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QSpinBox>

#include <limits>

namespace ui {

RewardForm::RewardForm(QWidget* parent)
    : QWidget(parent),
      m_lambda(new NumberSpinBox(this)),
      m_worth(new MoneySpinBox(this)),
      m_free(new QCheckBox(tr("Prices do not count"), this)),
      m_seed(new QSpinBox(this)),
      m_words(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    const core::TrainingPlan usual;
    m_lambda->setRange(0.0, 10'000.0);
    m_lambda->setDecimals(2);
    m_lambda->setSingleStep(0.5);
    m_lambda->setValue(usual.shape.lambda);
    m_worth->setObjectName(QStringLiteral("worth"));
    m_worth->setMinimum(0.01);
    m_worth->setSingleStep(10.0);
    m_worth->setPrice(-1.0 / usual.shape.rho);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.seed.value));
    buildLayout();
    connectInputs();
    showWords();
}

void RewardForm::buildLayout()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const auto addRow = [&](int row, const QString& text, QWidget* input) {
        QLabel* name = makeLabel(text, TypeSize::Table);
        name->setWordWrap(true);
        name->setBuddy(input);
        grid->addWidget(name, row, 0);
        grid->addWidget(input, row, 1);
    };
    addRow(0, tr("A missed case weighs, in false alarms (λ)"), m_lambda);
    addRow(1, tr("One correct negative is worth (−1/ρ)"), m_worth);
    addRow(2, tr("First seed"), m_seed);
    grid->addWidget(m_free, 3, 0, 1, 2);
    m_words->setWordWrap(true);
    grid->addWidget(m_words, 4, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_lambda->setAccessibleName(tr("A missed case weighs as much as this many false alarms"));
    explain(*m_lambda, Term::Lambda);
    m_worth->setAccessibleName(tr("One correct negative is worth"));
    explain(*m_worth, Term::Rho);
    m_seed->setAccessibleName(tr("First seed"));
    explain(*m_seed, Term::Seed);
    m_free->setToolTip(tr("ρ is 0: tests are ordered whatever they cost"));
}

void RewardForm::connectInputs()
{
    const auto note = [this] {
        showWords();
        Q_EMIT changed();
    };
    connect(m_lambda, &QDoubleSpinBox::valueChanged, this, note);
    connect(m_worth, &MoneySpinBox::priceEdited, this, note);
    connect(m_free, &QCheckBox::toggled, this, note);
    connect(m_seed, &QSpinBox::valueChanged, this, note);
    for (QAbstractSpinBox* box : {static_cast<QAbstractSpinBox*>(m_lambda), static_cast<QAbstractSpinBox*>(m_seed)}) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(this);
    }
}

void RewardForm::setCurrency(const std::string& currency)
{
    m_currency = currency;
    showWords();
}

void RewardForm::setAim(core::CostAim aim, bool networks)
{
    m_aim = aim;
    m_networks = networks;
    showWords();
}

core::RewardShape RewardForm::shape() const
{
    return {.lambda = m_lambda->value(), .rho = m_free->isChecked() ? 0.0 : -1.0 / m_worth->value()};
}

core::Seed RewardForm::firstSeed() const
{
    return core::Seed{static_cast<std::uint64_t>(m_seed->value())};
}

void RewardForm::showWords()
{
    const bool counted = m_aim.countsMoney();
    if (counted)
        m_worth->setCurrency(m_currency);
    else
        m_worth->setMinutes();
    m_free->setText(counted ? tr("Prices do not count") : tr("Time does not count"));
    m_worth->setEnabled(!m_free->isChecked());
    const double found = m_lambda->value() * m_worth->value();
    QString words =
        m_free->isChecked()
            ? counted ? tr("Tests are ordered whatever they cost.") : tr("Tests are ordered however long they take.")
        : counted ? tr("So a case found is worth %1, and ρ is %2 per unit of money.")
                        .arg(money(core::Cost(found), QString::fromStdString(m_currency)), rhoText(shape().rho))
                  : tr("So a case found is worth %1 of waiting, and ρ is %2 per minute.")
                        .arg(meanMinutesText(found), rhoText(shape().rho));
    if (m_aim.countsTime() && m_networks)
        words += QLatin1Char(' ') + tr("Networks order one panel at a time; only the lattice orders two together.");
    m_words->setText(words);
}

bool RewardForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
