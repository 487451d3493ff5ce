// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/panel_use_card.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/figures/figure_view.h"

#include <QBoxLayout>
#include <QScrollArea>

#include <algorithm>

namespace ui {

PanelUseCard::PanelUseCard(QWidget* parent)
    : Card(parent),
      m_bars(new FigureView(tr("Panel use"))),
      m_whose(makeStrongLabel()),
      m_empty(makeLabel(tr("Shares appear with the first validation"), TypeSize::Table, Tone::Disabled)),
      m_marks(makeLabel(tr("▎at the start of training"), TypeSize::Caption, Tone::Secondary))
{
    body()->setContentsMargins(12, 8, 12, 8);
    body()->setSpacing(6);
    QLabel* title = makeStrongLabel(tr("Panel use"));
    explain(*title, Term::PanelUse);
    auto* subtitle = new ElidedLabel(tr("share of validation patients"), TypeSize::Table, Tone::Secondary);
    subtitle->setOptional(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(subtitle, 1);
    head->addWidget(m_whose);
    body()->addLayout(head);
    m_bars->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    auto* area = new QScrollArea; // a study may have more panels than there is room for
    area->setWidget(m_bars);
    area->setWidgetResizable(true);
    m_bars->setAutoFillBackground(false); // on the card, not on a ground of its own
    area->viewport()->setAutoFillBackground(false);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    body()->addWidget(m_empty, 1);
    body()->addWidget(area, 1);
    body()->addWidget(m_marks);
    setUse({}, {});
}

void PanelUseCard::setTheme(const Theme& theme)
{
    m_bars->setTheme(theme);
}

void PanelUseCard::setUse(std::vector<PanelUse> use, const QString& whose)
{
    const bool none = use.empty();
    m_empty->setVisible(none);
    m_bars->parentWidget()->parentWidget()->setVisible(!none);
    m_marks->setVisible(std::ranges::any_of(use, [](const PanelUse& one) { return one.before.has_value(); }));
    m_whose->setText(none ? QString() : whose);
    m_use = std::move(use);
    showFigure();
}

void PanelUseCard::setOrigin(FigureOrigin origin, const QString& caption)
{
    m_origin = std::move(origin);
    m_caption = caption;
    showFigure();
}

void PanelUseCard::showFigure()
{
    const FigureText text{
        .title = tr("Panel use"), .xLabel = tr("Share of validation patients"), .yLabel = {}, .caption = m_caption};
    m_bars->setFigure(m_use.empty() ? nullptr : std::make_shared<PanelUseFigure>(m_use, text, m_origin));
}

} // namespace ui
