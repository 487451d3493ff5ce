// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/card_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double kWidest = 168.0; // design pixels; longer words go to the next line
constexpr double kNarrowest = 84.0;
constexpr double kPadding = 8.0;
constexpr double kBeside = 14.0;
constexpr double kBelow = 30.0; // room for "Yes" and "No"

class Layout {
public:
    Layout(const CardScene& scene, const Theme& theme) : m_scene(scene), m_theme(theme)
    {
        for (const CardScene::Node& node : scene.nodes)
            m_made.boxes.push_back(QRectF(QPointF(), sizeOf(node)));
        m_depths.resize(scene.nodes.size());
        measureDepth(0, 0);
        placeRows();
        const double right = placeAcross(0, 0.0);
        m_made.size = QSizeF(right, m_bottom);
    }
    CardLayout take() { return std::move(m_made); }

private:
    QSizeF sizeOf(const CardScene::Node& node) const
    {
        const QFontMetricsF bold(fontOf(m_theme, TypeSize::Body, true));
        const QFontMetricsF small(fontOf(m_theme, TypeSize::Caption));
        const double widest = m_theme.px(kWidest), padding = m_theme.px(kPadding);
        const QRectF text = bold.boundingRect(QRectF(0, 0, widest, 1000), Qt::TextWordWrap, node.text);
        const double detail = node.detail.isEmpty() ? 0.0 : small.horizontalAdvance(node.detail);
        return {std::max({text.width(), detail, static_cast<double>(m_theme.px(kNarrowest))}) + 2 * padding + 2,
                text.height() + (node.detail.isEmpty() ? 0.0 : small.height()) + 2 * padding};
    }

    void measureDepth(std::size_t node, std::size_t depth)
    {
        m_depths[node] = depth;
        m_deepest = std::max(m_deepest, depth);
        for (const std::size_t next : m_scene.nodes[node].to)
            measureDepth(next, depth + 1);
    }

    void placeRows()
    {
        double top = 0.0;
        for (std::size_t depth = 0; depth <= m_deepest; ++depth) {
            double tallest = 0.0;
            for (std::size_t i = 0; i < m_depths.size(); ++i)
                if (m_depths[i] == depth) {
                    m_made.boxes[i].moveTop(top);
                    tallest = std::max(tallest, m_made.boxes[i].height());
                }
            m_bottom = top + tallest;
            top = m_bottom + m_theme.px(kBelow);
        }
    }

    // From `left` on; tells where the next may begin.
    double placeAcross(std::size_t node, double left)
    {
        QRectF& box = m_made.boxes[node];
        const std::vector<std::size_t>& to = m_scene.nodes[node].to;
        double right = left;
        for (const std::size_t next : to)
            right = placeAcross(next, right > left ? right + m_theme.px(kBeside) : right);
        if (to.empty() || right - left < box.width()) {
            const double shift = to.empty() ? 0.0 : (box.width() - (right - left)) / 2.0;
            box.moveLeft(left);
            for (const std::size_t next : to)
                moveAcross(next, shift);
            return box.right();
        }
        const double middle = (m_made.boxes[to.front()].center().x() + m_made.boxes[to.back()].center().x()) / 2.0;
        box.moveLeft(std::max(left, std::min(middle - box.width() / 2.0, right - box.width())));
        return right;
    }

    void moveAcross(std::size_t node, double shift)
    {
        m_made.boxes[node].translate(shift, 0.0);
        for (const std::size_t next : m_scene.nodes[node].to)
            moveAcross(next, shift);
    }

    const CardScene& m_scene;
    const Theme& m_theme;
    CardLayout m_made;
    std::vector<std::size_t> m_depths;
    std::size_t m_deepest = 0;
    double m_bottom = 0.0;
};

} // namespace

CardLayout layoutCard(const CardScene& scene, const Theme& theme)
{
    return scene.nodes.empty() ? CardLayout() : Layout(scene, theme).take();
}

} // namespace ui
