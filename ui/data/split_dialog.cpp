// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/split_dialog.h"

#include "ui/common/labels.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <cmath>

namespace ui {
namespace {

constexpr int kSmallestTest = 5; // percent

double share(const core::SplitPlan& plan, core::SplitPart part)
{
    return plan.shares[static_cast<std::size_t>(part)];
}

// Keeps how the parts relate to each other and makes them add up to `total`.
void rescale(double& first, double& second, double total)
{
    const double sum = first + second;
    first = sum > 0.0 ? first / sum * total : total / 2.0;
    second = total - first;
}

} // namespace

SplitShares sharesOf(const core::SplitPlan& plan)
{
    using enum core::SplitPart;
    const auto percent = [](double part) { return static_cast<int>(std::lround(part * 100.0)); };
    return {.train = percent(share(plan, Encoder) + share(plan, Policy)),
            .validation = percent(share(plan, ClassifierValidation) + share(plan, PolicyValidation)),
            .test = percent(share(plan, Test))};
}

SplitDialog::SplitDialog(const core::SplitPlan& plan, QWidget* parent)
    : QDialog(parent),
      m_plan(plan),
      m_train(new QSpinBox(this)),
      m_validation(new QSpinBox(this)),
      m_test(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_seed(new QLineEdit(QString::number(plan.seed.value), this))
{
    setWindowTitle(tr("Split the patients"));
    const SplitShares shares = sharesOf(plan);
    m_train->setRange(30, 90);
    m_validation->setRange(5, 40);
    m_train->setValue(shares.train);
    m_validation->setValue(shares.validation);
    for (QSpinBox* box : {m_train, m_validation}) {
        box->setSuffix(QChar(0x202F) + QLocale().percent());
        connect(box, &QSpinBox::valueChanged, this, &SplitDialog::showRest);
    }
    static const QRegularExpression digits(QStringLiteral("[0-9]{1,18}"));
    m_seed->setValidator(new QRegularExpressionValidator(digits, this));
    buildLayout();
    showRest();
}

void SplitDialog::buildLayout()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    QLabel* note = makeLabel(tr("Each part has the same share of cases. The same seed always draws "
                                "the same patients."),
                             TypeSize::Table, Tone::Secondary);
    note->setWordWrap(true);
    form->addRow(note);
    form->addRow(tr("&Training"), m_train);
    form->addRow(tr("&Validation"), m_validation);
    form->addRow(tr("Test"), m_test);
    form->addRow(tr("&Seed"), m_seed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void SplitDialog::showRest()
{
    m_validation->setMaximum(100 - kSmallestTest - m_train->value());
    m_test->setText(QLocale().toString(100 - m_train->value() - m_validation->value()) + QChar(0x202F) +
                    QLocale().percent());
}

core::SplitPlan SplitDialog::plan() const
{
    using enum core::SplitPart;
    core::SplitPlan plan = m_plan;
    const auto at = [&plan](core::SplitPart part) -> double& { return plan.shares[static_cast<std::size_t>(part)]; };
    const SplitShares before = sharesOf(m_plan);
    if (m_train->value() != before.train || m_validation->value() != before.validation) {
        rescale(at(Encoder), at(Policy), m_train->value() / 100.0);
        rescale(at(ClassifierValidation), at(PolicyValidation), m_validation->value() / 100.0);
        at(Test) = (100 - m_train->value() - m_validation->value()) / 100.0;
    }
    plan.seed = core::Seed{m_seed->text().toULongLong()};
    return plan;
}

} // namespace ui
