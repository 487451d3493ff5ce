// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/panel_use_card.h"

#include "ui/common/explain.h"
#include "ui/common/labels.h"

#include <QBoxLayout>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace ui {
namespace {

class TrainedUseFigure : public Figure {
public:
    TrainedUseFigure(std::vector<PanelUse> use, FigureText text, FigureOrigin origin)
        : m_use(std::move(use)),
          m_text(std::move(text)),
          m_origin(std::move(origin))
    {
    }

    QString name() const override { return QStringLiteral("panel-use"); }
    FigureText text() const override { return m_text; }
    FigureOrigin origin() const override { return m_origin; }
    FigureTable table() const override
    {
        FigureTable table{.columns = {PanelUseCard::tr("panel"), PanelUseCard::tr("share of patients"),
                                      PanelUseCard::tr("share at the start")},
                          .rows = {}};
        for (const PanelUse& one : m_use)
            table.rows.push_back({one.panel, QString::number(one.share, 'g', 6),
                                  one.before ? QString::number(*one.before, 'g', 6) : QString()});
        return table;
    }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override
    {
        painter.save();
        painter.fillRect(QRectF(QPointF(), size), theme.surface);
        const int margin = theme.px(8);
        QRect area = QRectF(QPointF(), size).toRect().adjusted(margin, margin, -margin, -margin);
        const auto write = [&](const QString& words, const QFont& font, const QColor& colour, bool above) {
            if (words.isEmpty())
                return;
            painter.setFont(font);
            painter.setPen(colour);
            const int height = QFontMetrics(font).height() + theme.px(4);
            painter.drawText(QRect(area.left(), above ? area.top() : area.bottom() - height, area.width(), height),
                             Qt::AlignLeft | Qt::AlignVCenter, words);
            area.adjust(0, above ? height : 0, 0, above ? 0 : -height);
        };
        write(text.title, fontOf(theme, TypeSize::Body, true), theme.text, true);
        write(text.caption, fontOf(theme, TypeSize::Caption), theme.textSecondary, false);
        write(text.xLabel, fontOf(theme, TypeSize::Caption), theme.textSecondary, false);
        painter.setLayoutDirection(Qt::LeftToRight);
        paintPanelUse(painter, area, m_use, theme);
        painter.restore();
    }

private:
    std::vector<PanelUse> m_use;
    FigureText m_text;
    FigureOrigin m_origin;
};

} // namespace

PanelUseCard::PanelUseCard(QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_bars(new PanelUseBars),
      m_whose(makeLabel({}, TypeSize::Body)),
      m_empty(makeLabel(tr("Shares appear with the first validation"), TypeSize::Table, Tone::Disabled)),
      m_marks(makeLabel(tr("▎at the start of training"), TypeSize::Caption, Tone::Secondary))
{
    body()->setContentsMargins(12, 8, 12, 8);
    body()->setSpacing(6);
    QLabel* title = makeLabel(tr("Panel use"));
    title->setProperty("type", QStringLiteral("strong"));
    explain(*title, Term::PanelUse);
    auto* subtitle = new ElidedLabel(tr("share of validation patients"));
    subtitle->setProperty("type", QStringLiteral("table"));
    subtitle->setProperty("tone", QStringLiteral("secondary"));
    subtitle->setOptional(true);
    m_whose->setProperty("type", QStringLiteral("strong"));
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(subtitle, 1);
    head->addWidget(m_whose);
    body()->addLayout(head);
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
    m_bars->setFocusPolicy(Qt::StrongFocus);
    addFigureMenu(*m_bars, [this] { return figure(); });
    setUse({}, {});
}

void PanelUseCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_bars->setTheme(theme);
}

void PanelUseCard::setUse(std::vector<PanelUse> use, const QString& whose)
{
    const bool none = use.empty();
    m_empty->setVisible(none);
    m_bars->parentWidget()->parentWidget()->setVisible(!none);
    m_marks->setVisible(std::ranges::any_of(use, [](const PanelUse& one) { return one.before.has_value(); }));
    m_whose->setText(none ? QString() : whose);
    m_bars->setUse(std::move(use));
}

void PanelUseCard::setOrigin(FigureOrigin origin, const QString& caption)
{
    m_origin = std::move(origin);
    m_caption = caption;
}

FigurePtr PanelUseCard::figure() const
{
    if (m_bars->use().empty())
        return nullptr;
    return std::make_shared<TrainedUseFigure>(
        m_bars->use(),
        FigureText{
            .title = tr("Panel use"), .xLabel = tr("Share of validation patients"), .yLabel = {}, .caption = m_caption},
        m_origin);
}

} // namespace ui
