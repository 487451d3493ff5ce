// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rename_dialog.h"

#include "ui/common/labels.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

RenameDialog::RenameDialog(const QString& now, const QString& automatic, Fault fault, QWidget* parent)
    : QDialog(parent),
      m_fault(std::move(fault)),
      m_name(new QLineEdit(now, this)),
      m_problem(makeLabel({}, TypeSize::Table, Tone::Error)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Rename policy %1").arg(now));
    m_name->setPlaceholderText(automatic);
    m_name->setToolTip(tr("Used on every page, in figures, tables and reports, and by the command line. Empty: %1, the "
                          "name that the program gives")
                           .arg(automatic));
    m_name->setAccessibleName(tr("Name"));
    m_name->selectAll();
    buildLayout();
    connect(m_name, &QLineEdit::textChanged, this, &RenameDialog::judge);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    judge();
}

void RenameDialog::buildLayout()
{
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Rename"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing()); // the dialog does not jump while typing
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Name"), m_name);
    form->addRow(m_problem);
    form->addRow(m_buttons);
    m_name->setMinimumWidth(m_name->fontMetrics().averageCharWidth() * 46);
}

QString RenameDialog::name() const
{
    return m_name->text();
}

void RenameDialog::judge()
{
    const QString fault = m_fault(m_name->text());
    m_problem->setText(fault);
    m_name->setAccessibleDescription(fault);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

} // namespace ui
