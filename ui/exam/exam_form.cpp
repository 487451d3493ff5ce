// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exam/exam_form.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace ui {

ExamForm::ExamForm(const QString& title, const std::string& currency, const QString& policy, QWidget* parent)
    : QDialog(parent),
      m_title(new QLineEdit(title)),
      m_cases(new QSpinBox),
      m_minutes(new QSpinBox),
      m_budget(new MoneySpinBox),
      m_hints(new QCheckBox(tr("Show &reference ranges")))
{
    setWindowTitle(tr("Make an exam"));
    m_cases->setRange(1, 200);
    m_cases->setValue(8);
    m_minutes->setRange(0, 1440);
    m_minutes->setSpecialValueText(tr("no limit"));
    m_minutes->setSuffix(tr(" min"));
    m_budget->setCurrency(currency);
    m_budget->setSpecialValueText(tr("no limit"));
    m_hints->setChecked(true);
    m_title->setObjectName(QStringLiteral("examTitle"));
    m_cases->setObjectName(QStringLiteral("examCases"));
    buildLayout(policy);
}

void ExamForm::buildLayout(const QString& policy)
{
    QLabel* about = makeLabel(tr("Cases are test patients by chance, half of them with the outcome. They are marked "
                                 "beside the policy %1.")
                                  .arg(policy),
                              TypeSize::Body, Tone::Secondary);
    about->setWordWrap(true);
    about->setProperty("data", true);
    m_minutes->setToolTip(tr("For all cases together"));
    m_budget->setToolTip(tr("The most that may be spent on one case"));
    m_hints->setToolTip(tr("Without them students have to know what is high and low"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Cases"), m_cases);
    form->addRow(tr("&Minutes"), m_minutes);
    form->addRow(tr("&Budget of a case"), m_budget);
    form->addRow(QString(), m_hints);
    QPushButton* sheets = makeButton(tr("Print sheets (PDF)…"));
    QPushButton* file = makePrimaryButton(tr("Make the file…"));
    QPushButton* cancel = makeButton(tr("Close"));
    sheets->setObjectName(QStringLiteral("examSheets"));
    file->setObjectName(QStringLiteral("examFile"));
    sheets->setToolTip(tr("A page for each case to order on, and an answer key with results to hand out"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(cancel);
    buttons->addStretch(1);
    buttons->addWidget(sheets);
    buttons->addWidget(file);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    column->addWidget(makeLabel(windowTitle(), TypeSize::Headline));
    column->addWidget(about);
    column->addLayout(form);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(sheets, &QPushButton::clicked, this, [this] { Q_EMIT sheetsWanted(wish()); });
    connect(file, &QPushButton::clicked, this, [this] { Q_EMIT fileWanted(wish()); });
    file->setDefault(true);
}

ExamWish ExamForm::wish() const
{
    ExamWish made{
        .title = m_title->text().trimmed(), .cases = static_cast<std::size_t>(m_cases->value()), .limits = {}};
    if (m_minutes->value() > 0)
        made.limits.minutes = static_cast<std::uint32_t>(m_minutes->value());
    if (m_budget->value() > 0.0)
        made.limits.budget = core::Cost(m_budget->value());
    made.limits.hints = m_hints->isChecked();
    return made;
}

} // namespace ui
