// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>
#include <utility>

namespace ui {
namespace {

const char* fileName(Icon icon)
{
    static constexpr std::array kNames{
        "arrow-right", "chart",  "check",  "chevron-down", "chevron-right", "clipboard", "clock", "close",
        "copy",        "drag",   "edit",   "error",        "export",        "eye",       "file",  "filter",
        "folder",      "help",   "import", "info",         "lock",          "merge",     "minus", "more",
        "panels",      "person", "plus",   "presenter",    "price",         "redo",      "save",  "search",
        "settings",    "swap",   "table",  "trash",        "undo",          "warning",
    };
    static_assert(kNames.size() == static_cast<std::size_t>(Icon::Warning) + 1);
    return kNames[static_cast<std::size_t>(icon)];
}

QByteArray drawing(Icon icon, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(fileName(icon))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // The files are drawn in black, which stands for "the colour of the text".
    return file.readAll().replace("#000", colour.name().toLatin1());
}

QColor tinted(IconTint tint, QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    switch (tint) {
    case IconTint::Text:
        return palette.color(QPalette::ButtonText);
    case IconTint::Secondary:
        return palette.color(QPalette::PlaceholderText);
    case IconTint::Accent:
        return palette.color(QPalette::Link);
    case IconTint::OnAccent:
        return palette.color(QPalette::BrightText);
    }
    Q_UNREACHABLE();
}

class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(Icon icon, IconTint tint) : m_icon(icon), m_tint(tint) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, m_icon, rect, tinted(m_tint, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_icon, m_tint); }
    QString key() const override { return QStringLiteral("panelwise-line"); }

private:
    Icon m_icon;
    IconTint m_tint;
};

} // namespace

QIcon lineIcon(Icon icon, IconTint tint)
{
    return QIcon(new LineIconEngine(icon, tint));
}

void paintIcon(QPainter& painter, Icon icon, const QRectF& target, const QColor& colour)
{
    QSvgRenderer renderer(drawing(icon, colour));
    const qreal side = qMin(target.width(), target.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(target.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, square);
    painter.restore();
}

void paintOpener(QPainter& painter, bool open, Qt::LayoutDirection direction, const QRectF& target,
                 const QColor& colour)
{
    painter.save();
    if (direction == Qt::RightToLeft) {
        painter.translate(2.0 * target.x() + target.width(), 0.0);
        painter.scale(-1.0, 1.0);
    }
    paintIcon(painter, open ? Icon::ChevronDown : Icon::ChevronRight, target, colour);
    painter.restore();
}

} // namespace ui
