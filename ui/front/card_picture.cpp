// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/card_picture.h"

#include "ui/front/card_layout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {
namespace {

using CardKind = CardScene::Kind;

constexpr double kLargest = 1.4; // how much a small tree may grow

struct CardPicture {
    Q_DECLARE_TR_FUNCTIONS(CardPicture)
};

struct BoxLook {
    QColor back, edge, text;
};

BoxLook lookOf(CardKind kind, const Theme& theme)
{
    switch (kind) {
    case CardKind::Question:
        return {theme.alternate, theme.control, theme.text};
    case CardKind::Order:
        return {theme.selection, theme.accent, theme.text};
    case CardKind::Ill:
        return {theme.errorBack, theme.abnormal, theme.abnormal};
    case CardKind::NotIll:
        return {theme.surface, theme.axis, theme.text};
    }
    Q_UNREACHABLE();
}

// What is done about the patient has square corners, what the patient is told has round ends.
void paintBox(QPainter& painter, const QRectF& box, const CardScene::Node& node, const Theme& theme)
{
    const BoxLook look = lookOf(node.kind, theme);
    const bool isDiagnosis = node.kind == CardKind::Ill || node.kind == CardKind::NotIll;
    const double radius = isDiagnosis ? box.height() / 2.0 : 4.0;
    painter.setPen(QPen(look.edge, node.kind == CardKind::Question || node.kind == CardKind::NotIll ? 1.0 : 2.0));
    painter.setBrush(look.back);
    painter.drawRoundedRect(box, radius, radius);
    const QFont bold = fontOf(theme, TypeSize::Body, true);
    const QFont small = fontOf(theme, TypeSize::Caption);
    const double detail = node.detail.isEmpty() ? 0.0 : QFontMetricsF(small).height();
    const double padding = theme.px(8);
    const QRectF inner = box.adjusted(padding, padding, -padding, -padding);
    painter.setPen(look.text);
    painter.setFont(bold);
    painter.drawText(inner.adjusted(-2, 0, 2, -detail), int(Qt::AlignCenter | Qt::TextWordWrap), node.text);
    painter.setFont(small);
    painter.setPen(theme.textSecondary);
    painter.drawText(inner, int(Qt::AlignHCenter | Qt::AlignBottom), node.detail);
}

void paintBranch(QPainter& painter, const QRectF& from, const QRectF& to, const QString& answer, const Theme& theme)
{
    const QPointF start(from.center().x(), from.bottom()), end(to.center().x(), to.top());
    const double half = start.y() + theme.px(10);
    painter.setPen(QPen(theme.axis, 1.2));
    painter.drawPolyline(QPolygonF{start, QPointF(start.x(), half), QPointF(end.x(), half), end});
    if (answer.isEmpty())
        return;
    painter.setFont(fontOf(theme, TypeSize::Caption, true));
    painter.setPen(theme.textSecondary);
    const QRectF beside(end.x() + theme.px(4), half + theme.px(1), 200.0, to.top() - half);
    painter.drawText(beside, int(Qt::AlignLeft | Qt::AlignTop), answer);
}

double paintParagraph(QPainter& painter, const QRectF& area, const QFont& font, const QString& text)
{
    painter.setFont(font);
    QRectF used;
    painter.drawText(area, int(Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap), text, &used);
    return used.bottom();
}

double heightOf(const QFont& font, double width, const QString& text)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

void paintTree(QPainter& painter, const QRectF& area, const CardScene& scene, const Theme& theme)
{
    const CardLayout layout = layoutCard(scene, theme);
    if (layout.boxes.empty() || area.height() <= 0.0)
        return;
    const double scale = std::min({area.width() / layout.size.width(), area.height() / layout.size.height(), kLargest});
    painter.save();
    painter.translate(area.center().x() - layout.size.width() * scale / 2.0, area.top());
    painter.scale(scale, scale);
    const std::array answers{CardPicture::tr("Yes"), CardPicture::tr("No")};
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        for (std::size_t way = 0; way < scene.nodes[i].to.size(); ++way)
            paintBranch(painter, layout.boxes[i], layout.boxes[scene.nodes[i].to[way]],
                        scene.nodes[i].kind == CardKind::Question ? answers[way] : QString(), theme);
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        paintBox(painter, layout.boxes[i], scene.nodes[i], theme);
    painter.restore();
}

QString kindName(CardKind kind)
{
    switch (kind) {
    case CardKind::Question:
        return CardPicture::tr("Question");
    case CardKind::Order:
        return CardPicture::tr("Order");
    case CardKind::Ill:
    case CardKind::NotIll:
        return CardPicture::tr("Diagnosis");
    }
    Q_UNREACHABLE();
}

} // namespace

CardFigure::CardFigure(CardScene scene, FigureOrigin origin)
    : Figure({QStringLiteral("pocket-card"), {}, std::move(origin)}),
      m_scene(std::move(scene))
{
}

FigureTable CardFigure::table() const
{
    FigureTable table{.columns = {CardPicture::tr("Place"), CardPicture::tr("Kind"), CardPicture::tr("Text"),
                                  CardPicture::tr("Remark"), CardPicture::tr("Yes or next"), CardPicture::tr("No")},
                      .rows = {}};
    for (std::size_t i = 0; i < m_scene.nodes.size(); ++i) {
        const CardScene::Node& node = m_scene.nodes[i];
        const auto place = [&](std::size_t way) {
            return way < node.to.size() ? QString::number(node.to[way] + 1) : QString();
        };
        table.rows.push_back({QString::number(i + 1), kindName(node.kind), node.text, node.detail, place(0), place(1)});
    }
    return table;
}

void CardFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont title = fontOf(theme, TypeSize::Title, true), small = fontOf(theme, TypeSize::Table);
    const QFont notice = fontOf(theme, TypeSize::Body, true);
    const QRectF page(QPointF(), size);
    painter.setPen(theme.text);
    double top = paintParagraph(painter, page, title, m_scene.title) + theme.px(2);
    painter.setPen(theme.stripText);
    top = paintParagraph(painter, page.adjusted(0, top, 0, 0), notice, m_scene.notice) + theme.px(14);
    const QString facts = m_scene.facts.join(QLatin1Char('\n'));
    const double footer = heightOf(small, size.width(), facts) + theme.px(4);
    paintTree(painter, QRectF(0, top, size.width(), size.height() - top - footer - theme.px(14)), m_scene, theme);
    painter.setPen(theme.textSecondary);
    paintParagraph(painter, QRectF(0, size.height() - footer, size.width(), footer), small, facts);
}

} // namespace ui
