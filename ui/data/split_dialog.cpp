// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/split_dialog.h"

#include "ui/common/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <cmath>
#include <set>
#include <utility>

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

SplitDialog::SplitDialog(const core::Study& study, core::TablePtr import, QWidget* parent)
    : QDialog(parent),
      m_plan(study.split),
      m_task(study.task),
      m_import(std::move(import)),
      m_how(new QComboBox(this)),
      m_column(new QComboBox(this)),
      m_site(new QComboBox(this)),
      m_patient(new QComboBox(this)),
      m_train(new QSpinBox(this)),
      m_validation(new QSpinBox(this)),
      m_test(makeLabel({}, TypeSize::Body, Tone::Normal, this)),
      m_seed(new QLineEdit(QString::number(m_plan.seed.value), this)),
      m_note(makeLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_form(new QFormLayout(this))
{
    setWindowTitle(tr("Split the patients"));
    m_how->addItems({tr("at random"), tr("by patient number"), tr("by date"), tr("by site"), tr("as a column says")});
    const SplitShares shares = sharesOf(m_plan);
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
    const core::SplitRule& rule = m_task.splitRule;
    m_how->setCurrentIndex(!m_task.splitColumn.empty()            ? Parts
                           : rule.by == core::SplitRule::By::Date ? Date
                           : rule.by == core::SplitRule::By::Site ? Site
                           : !rule.patient.empty()                ? Patient
                                                                  : Random);
    offerColumns();
    buildLayout();
    connect(m_how, &QComboBox::currentIndexChanged, this, &SplitDialog::showHow);
    connect(m_column, &QComboBox::currentIndexChanged, this, &SplitDialog::offerSites);
    showHow();
    showRest();
}

// Whatever is not the outcome: that it was a test or ignored before is taken back.
void SplitDialog::offerColumns()
{
    m_patient->addItem(tr("every row is a patient of its own"), QString());
    for (const core::Column& column : m_import ? m_import->columns() : std::vector<core::Column>()) {
        if (column.name == m_task.label)
            continue;
        const QString name = QString::fromStdString(column.name);
        m_column->addItem(name, name);
        m_patient->addItem(name, name);
    }
    const core::SplitRule& rule = m_task.splitRule;
    const std::string& chosen = !m_task.splitColumn.empty() ? m_task.splitColumn
                                : how() == Patient          ? rule.patient
                                                            : rule.column;
    if (const int at = m_column->findData(QString::fromStdString(chosen)); at >= 0)
        m_column->setCurrentIndex(at);
    if (const int at = m_patient->findData(QString::fromStdString(rule.patient)); at >= 0)
        m_patient->setCurrentIndex(at);
    offerSites();
}

// The values of the column; a number or text with very many is no site.
void SplitDialog::offerSites()
{
    constexpr std::size_t kMostSites = 500;
    m_site->clear();
    const core::Column* column = m_import ? m_import->find(m_column->currentData().toString().toStdString()) : nullptr;
    std::set<std::string> seen;
    for (std::size_t row = 0; column && row < column->values.size() && seen.size() < kMostSites; ++row)
        if (const std::string text = core::cellText(*column, row); !text.empty())
            seen.insert(text);
    for (const std::string& site : seen)
        m_site->addItem(QString::fromStdString(site));
    const std::vector<std::string>& named = m_task.splitRule.test;
    if (const int at = named.empty() ? -1 : m_site->findText(QString::fromStdString(named.front())); at >= 0)
        m_site->setCurrentIndex(at);
}

void SplitDialog::buildLayout()
{
    m_form->setContentsMargins(16, 16, 16, 16);
    m_note->setWordWrap(true);
    m_form->addRow(tr("&Divide"), m_how);
    m_form->addRow(m_note);
    m_form->addRow(tr("&Column"), m_column);
    m_form->addRow(tr("&Left out for the test"), m_site);
    m_form->addRow(tr("&Patient number"), m_patient);
    m_form->addRow(tr("&Training"), m_train);
    m_form->addRow(tr("&Validation"), m_validation);
    m_form->addRow(tr("Test"), m_test);
    m_form->addRow(tr("&Seed"), m_seed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_form->addRow(buttons);
}

SplitDialog::How SplitDialog::how() const
{
    return static_cast<How>(m_how->currentIndex());
}

void SplitDialog::showHow()
{
    const auto show = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    };
    const How now = how();
    show(m_column, now != Random);
    show(m_site, now == Site);
    show(m_patient, now == Date || now == Site);
    show(m_train, now != Parts);
    show(m_validation, now != Parts);
    show(m_test, now != Parts);
    switch (now) {
    case Random:
        m_note->setText(tr("Each part has the same share of cases. The same seed always draws the "
                           "same patients."));
        break;
    case Patient:
        m_note->setText(tr("Rows with the same number stay together, so nobody is learned from and judged."));
        break;
    case Date:
        m_note->setText(tr("Learned from the past: the newest patients are the test, those before them validation."));
        break;
    case Site:
        m_note->setText(tr("All patients of one site are the test; the others are divided at random."));
        break;
    case Parts:
        m_note->setText(tr("The column says train, validation or test of every patient."));
        break;
    }
    adjustSize();
}

std::string SplitDialog::column() const
{
    return how() == Parts ? m_column->currentData().toString().toStdString() : std::string();
}

core::SplitRule SplitDialog::rule() const
{
    const std::string chosen = m_column->currentData().toString().toStdString();
    const std::string patient = m_patient->currentData().toString().toStdString();
    core::SplitRule rule;
    switch (how()) {
    case Patient:
        rule.patient = chosen;
        break;
    case Date:
        rule = {.by = core::SplitRule::By::Date, .column = chosen, .patient = patient};
        break;
    case Site:
        rule = {.by = core::SplitRule::By::Site,
                .column = chosen,
                .test = {m_site->currentText().toStdString()},
                .patient = patient};
        break;
    case Random:
    case Parts:
        break;
    }
    return rule;
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
