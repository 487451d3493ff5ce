// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/patient_stage.h"

#include "ui/common/card.h"
#include "ui/common/labels.h"
#include "ui/figures/figure_view.h"
#include "ui/figures/story/track_figure.h"
#include "ui/patient/story_bar.h"

#include <QVBoxLayout>

namespace ui {

PatientStage::PatientStage(QWidget* parent)
    : QWidget(parent),
      m_patient(makeLabel({}, TypeSize::Title)),
      m_known(makeLabel({}, TypeSize::Headline)),
      m_track(new FigureView(tr("Probability track"), this)),
      m_next(makeLabel({}, TypeSize::Title)),
      m_outcome(makeLabel({}, TypeSize::Headline)),
      m_bar(new StoryBar(this))
{
    m_track->setContentsMargins(2, 2, 2, 2);
    m_known->setTextFormat(Qt::RichText);
    setStyleProperty(*m_known, "type", QStringLiteral("sum"));
    for (QLabel* label : {m_patient, m_known, m_next, m_outcome}) {
        label->setWordWrap(true);
        label->setProperty("data", true);
    }
    auto* card = new Card(this);
    card->body()->setContentsMargins(24, 18, 24, 18);
    card->body()->setSpacing(12);
    card->body()->addWidget(m_patient);
    card->body()->addWidget(m_known);
    card->body()->addWidget(m_track, 1);
    card->body()->addWidget(m_next);
    card->body()->addWidget(m_outcome);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(card, 1);
    column->addWidget(m_bar);
    m_bar->setModesOffered(false);
}

void PatientStage::setTheme(const Theme& theme)
{
    m_track->setTheme(theme);
    m_bar->setTheme(theme);
}

void PatientStage::setFacts(const Facts& facts)
{
    m_patient->setText(facts.patient);
    m_known->setText(facts.known);
    m_known->setVisible(!facts.known.isEmpty());
    m_track->setVisible(!facts.track.known.empty());
    m_track->setFigure(trackFigure(facts.track, {}, {}));
    m_next->setText(facts.next);
    m_outcome->setText(facts.outcome);
    m_outcome->setVisible(!facts.outcome.isEmpty());
}

} // namespace ui
