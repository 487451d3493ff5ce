// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/needs_page.h"

#include "ui/common/buttons.h"
#include "ui/common/card.h"
#include "ui/common/help_event.h"
#include "ui/common/icon_label.h"
#include "ui/common/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace ui {
namespace {

QWidget* requirementRow(const Requirement& requirement)
{
    struct RequirementLook {
        Icon icon;
        Tone tone;
    };
    static constexpr RequirementLook kLooks[] = {
        {Icon::Check, Tone::Ok}, {Icon::Error, Tone::Error}, {Icon::Warning, Tone::Warning}};
    const RequirementLook look = kLooks[static_cast<int>(requirement.state)];
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(new IconLabel(look.icon, look.tone), 0, Qt::AlignTop);
    QLabel* text = makeLabel(requirement.text);
    text->setWordWrap(true);
    line->addWidget(text, 1);
    return row;
}

} // namespace

namespace {

QString helpTopic(Step step)
{
    constexpr std::array kTopics{"guide-data", "guide-train", "guide-front", "guide-patient", "guide-compare"};
    return QString::fromLatin1(kTopics[static_cast<std::size_t>(step)]);
}

} // namespace

NeedsPage::NeedsPage(Step step, QWidget* parent)
    : QWidget(parent),
      m_headline(makeLabel({}, TypeSize::Headline)),
      m_sentence(makeLabel({}, TypeSize::Body, Tone::Secondary)),
      m_requirements(new QVBoxLayout),
      m_action(makePrimaryButton({}))
{
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(stepName(step), TypeSize::Title));

    auto* card = new Card;
    card->setMaximumWidth(720);
    card->body()->setContentsMargins(24, 20, 24, 20);
    card->body()->setSpacing(10);
    m_headline->setWordWrap(true);
    m_sentence->setWordWrap(true);
    card->body()->addWidget(m_headline);
    card->body()->addWidget(m_sentence);
    m_requirements->setSpacing(8);
    card->body()->addLayout(m_requirements);
    card->body()->addSpacing(4);
    card->body()->addWidget(m_action, 0, Qt::AlignLeft);
    card->body()->addWidget(makeHelpButton(helpTopic(step)), 0, Qt::AlignLeft);
    column->addWidget(card);
    column->addStretch(1);

    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    connect(m_action, &QPushButton::clicked, this, [this] { Q_EMIT stepRequested(*m_needs.actionTo); });
}

void NeedsPage::setNeeds(const StepNeeds& needs)
{
    m_needs = needs;
    m_headline->setText(needs.headline);
    m_sentence->setText(needs.sentence);
    m_sentence->setVisible(!needs.sentence.isEmpty());
    deleteWidgets(*m_requirements);
    for (const Requirement& requirement : needs.requirements)
        m_requirements->addWidget(requirementRow(requirement));
    m_action->setText(QString(needs.action).replace(QLatin1Char('&'), QLatin1String("&&")));
    m_action->setAccessibleName(needs.action);
    m_action->setVisible(needs.actionTo.has_value());
}

} // namespace ui
