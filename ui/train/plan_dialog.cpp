// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/plan_dialog.h"

#include "ui/common/inline_message.h"
#include "ui/common/labels.h"
#include "ui/common/table_copy.h"
#include "ui/common/text/error_text.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace ui {

PlanDialog::PlanDialog(const core::TrainingPlan& preset, PlanModel::Overrides overrides, QWidget* parent)
    : QDialog(parent),
      m_model(new PlanModel(preset, std::move(overrides), this)),
      m_table(new QTableView(this)),
      m_problem(new InlineMessage(this))
{
    setWindowTitle(tr("Advanced settings"));
    buildLayout();
    connect(m_model, &PlanModel::refused, this, [this](const core::Error& error) {
        m_problem->setMessage(InlineMessage::Severity::Error, {}, errorText(error));
        m_problem->show();
    });
    connect(m_model, &PlanModel::dataChanged, m_problem, &QWidget::hide);
}

void PlanDialog::buildLayout()
{
    QLabel* words =
        makeLabel(tr("Double-click a value to change it. What differs from the preset is bold, and stays when "
                     "another preset is chosen."),
                  TypeSize::Body, Tone::Secondary);
    words->setWordWrap(true);
    m_problem->hide();
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Settings of the plan"));
    addCopyAction(*m_table);
    m_table->setProperty("roomy", true);
    m_table->setProperty("data", true); // names and values are those of the command line and of files
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(PlanModel::Name, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PlanModel::Value, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(PlanModel::Range, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* reset = buttons->addButton(tr("Back to the preset"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, m_model, &PlanModel::clear);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(m_problem);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(620, 640);
}

} // namespace ui
