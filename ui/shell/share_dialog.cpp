// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/share_dialog.h"

#include "ui/common/labels.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

ShareDialog::ShareDialog(QWidget* parent) : QDialog(parent), m_choices(new QButtonGroup(this))
{
    setWindowTitle(tr("Share a copy"));
    buildLayout();
    choose(core::Withheld::Identifiers);
}

core::Withheld ShareDialog::withheld() const
{
    return static_cast<core::Withheld>(m_choices->checkedId());
}

void ShareDialog::choose(core::Withheld withheld)
{
    m_choices->button(static_cast<int>(withheld))->setChecked(true);
}

void ShareDialog::buildLayout()
{
    struct Choice {
        core::Withheld withheld;
        QString name;
        QString meaning;
    };
    const Choice choices[] = {
        {core::Withheld::Identifiers, tr("Without &identifiers"),
         tr("Columns that the study does not use are left out, and patients with several rows are told apart by "
            "numbers. Dates and results stay, and people can be known by them.")},
        {core::Withheld::Rows, tr("Without &rows"),
         tr("Policies, fronts, tables and curves are left, and nothing about single patients. Policies hold limits "
            "that were learned from patients.")},
        {core::Withheld::Patients, tr("Without &patients"),
         tr("Panels, prices and rules are left, and nothing that was learned from patients.")}};
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeLabel(tr("What should the copy go without? This project stays as it is."), TypeSize::Body,
                                Tone::Normal, this));
    for (const Choice& choice : choices) {
        auto* button = new QRadioButton(choice.name, this);
        QLabel* meaning = makeLabel(choice.meaning, TypeSize::Table, Tone::Secondary, this);
        meaning->setWordWrap(true);
        meaning->setIndent(24);
        button->setAccessibleDescription(choice.meaning);
        m_choices->addButton(button, static_cast<int>(choice.withheld));
        layout->addSpacing(6);
        layout->addWidget(button);
        layout->addWidget(meaning);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose a place…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addSpacing(10);
    layout->addWidget(buttons);
    setMinimumWidth(460);
}

} // namespace ui
