// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/front_header.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/step.h"
#include "ui/front/front_view_bar.h"

#include <QBoxLayout>

namespace ui {
namespace {

constexpr double kTitles = 240.0; // design pixels: what they need at least beside the controls

} // namespace

FrontHeader::FrontHeader(FrontViewBar& bar, QWidget* parent)
    : QWidget(parent),
      m_theme(lightTheme()),
      m_bar(bar),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_badge(makeTag({}, Tone::Warning, this)),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_another(makeButton(tr("New front…"), std::nullopt, this)),
      m_pause(makeButton(tr("Pause"), std::nullopt, this)),
      m_stop(makeButton(tr("Stop"), std::nullopt, this))
{
    buildLayout();
    setBadge({});
}

QWidget* FrontHeader::makeTitles()
{
    auto* titles = new QWidget;
    m_badge->setObjectName(QStringLiteral("stale"));
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(makeLabel(stepName(Step::Front), TypeSize::Title));
    first->addWidget(m_badge);
    first->addStretch(1);
    auto* column = new QVBoxLayout(titles);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(first);
    column->addWidget(m_subtitle);
    return titles;
}

void FrontHeader::buildLayout()
{
    m_another->setObjectName(QStringLiteral("newFront"));
    m_another->setCheckable(true);
    m_another->setToolTip(tr("Search for another front, with another method or for another metric"));
    m_pause->setToolTip(tr("The search waits where it is; nothing is lost"));
    m_stop->setToolTip(tr("Ends the search within a second; the policies found so far are kept"));
    auto* controls = new QWidget;
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(&m_bar, 1);
    for (QPushButton* button : {m_another, m_pause, m_stop})
        row->addWidget(button, 0, Qt::AlignTop);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(makeTitles(), 1);
    m_layout->addWidget(controls);
}

void FrontHeader::setTheme(const Theme& theme)
{
    m_theme = theme;
    arrange();
}

void FrontHeader::setSubtitle(const QString& text)
{
    m_subtitle->setText(text);
}

void FrontHeader::setBadge(const QString& text)
{
    m_badge->setText(text);
    m_badge->setVisible(!text.isEmpty());
}

void FrontHeader::arrange()
{
    const int bar = m_bar.oneLine().width();
    const int buttons = m_pause->sizeHint().width() + m_stop->sizeHint().width() + 24;
    const bool abreast = width() >= bar + buttons + m_theme.px(kTitles);
    m_layout->setDirection(abreast ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_bar.setMinimumWidth(abreast ? bar : 0);
}

void FrontHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace ui
