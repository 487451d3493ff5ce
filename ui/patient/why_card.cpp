// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/why_card.h"

#include "ui/common/icon_label.h"
#include "ui/common/labels.h"
#include "ui/figures/figure_view.h"
#include "ui/figures/story/track_figure.h"

#include <QVBoxLayout>

namespace ui {

WhyCard::WhyCard(QWidget* parent)
    : Card(parent),
      m_title(makeStrongLabel()),
      m_sentence(makeLabel({})),
      m_driversTitle(makeLabel({}, TypeSize::Caption, Tone::Secondary)),
      m_drivers(new FigureView(tr("What moved the probability"), this))
{
    m_title->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setWordWrap(true);
    m_driversTitle->setWordWrap(true);
    m_drivers->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_drivers->setContentsMargins(3, 3, 3, 3);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(6);
    auto* icon = new IconLabel(Icon::Info, Tone::Secondary);
    icon->setDesignSize(14);
    foot->addWidget(icon, 0, Qt::AlignTop);
    QLabel* note = makeLabel(tr("Describes the model, not the patient."), TypeSize::Caption, Tone::Secondary);
    note->setWordWrap(true);
    note->setToolTip(
        tr("A bar is what the probability gained when this value became known, averaged over the orders in "
           "which the values could have become known. All bars add up to the whole change."));
    foot->addWidget(note, 1);
    body()->setSpacing(6);
    body()->addWidget(m_title);
    body()->addWidget(m_sentence);
    body()->addWidget(m_driversTitle);
    body()->addWidget(m_drivers);
    body()->addLayout(foot);
    body()->addStretch(1);
}

void WhyCard::setTheme(const Theme& theme)
{
    m_drivers->setTheme(theme);
}

void WhyCard::setWhy(const WhyFacts& why, const FigureOrigin& origin, const QString& caption)
{
    m_title->setText(why.title);
    m_sentence->setText(why.sentence);
    m_driversTitle->setText(why.driversTitle);
    m_driversTitle->setVisible(!why.driversTitle.isEmpty());
    m_drivers->setVisible(!why.drivers.empty());
    m_drivers->setFigure(
        why.drivers.empty() ? nullptr : std::make_shared<DriverFigure>(why.drivers, why.driversTitle, origin, caption));
}

} // namespace ui
