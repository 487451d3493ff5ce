// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_header.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/step.h"

#include <QBoxLayout>

namespace ui {

CompareHeader::CompareHeader(QWidget* parent)
    : QWidget(parent),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_run(makeButton(tr("Run baselines…"), Icon::Table, this)),
      m_report(makePrimaryButton(tr("Export report…"), this))
{
    m_report->setIcon(lineIcon(Icon::Export, IconTint::OnAccent));
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(makeLabel(stepName(Step::Compare), TypeSize::Title));
    titles->addWidget(m_subtitle);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(titles, 1);
    row->addWidget(m_run);
    row->addWidget(m_report);
}

void CompareHeader::setSubtitle(const QString& text)
{
    m_subtitle->setText(text);
}

} // namespace ui
