// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/codes_dialog.h"

#include "ui/common/code_table.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

CodesDialog::CodesDialog(const core::Table& import, const core::Task& task, bool readOnly, QWidget* parent)
    : QDialog(parent),
      m_table(new CodeTable)
{
    setWindowTitle(tr("Texts among numbers"));
    std::vector<core::CodeGroup> groups = core::codeGroups(import, core::CodeRules(task.codes, task.missing));
    std::erase_if(groups, [&task](const core::CodeGroup& group) { // said once for every column
        return group.rule && group.rule->column.empty() &&
               std::find(task.missing.begin(), task.missing.end(), group.rule->text) != task.missing.end();
    });
    for (const core::CodeRule& rule : task.codes)
        if (std::none_of(groups.begin(), groups.end(),
                         [&rule](const core::CodeGroup& group) { return group.rule == rule; }))
            m_others.push_back(rule);
    m_table->setCodes(groups, import.rowCount());
    m_table->setEnabled(!readOnly);

    auto* column = new QVBoxLayout(this);
    QLabel* sentence = makeLabel(tr("What stands in columns of numbers and is none. Nothing in the table is changed; a "
                                    "choice can be undone like every other step."),
                                 TypeSize::Body, Tone::Secondary);
    sentence->setWordWrap(true);
    column->addWidget(sentence);
    column->addWidget(m_table, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setEnabled(!readOnly);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(860, 420);
}

std::vector<core::CodeRule> CodesDialog::rules() const
{
    std::vector<core::CodeRule> all = m_table->rules();
    all.insert(all.end(), m_others.begin(), m_others.end());
    return all;
}

} // namespace ui
