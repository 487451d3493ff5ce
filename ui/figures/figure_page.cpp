// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_page.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr double kPixelsPerMm = 96.0 / 25.4;
constexpr double kPageMargin = 6.0; // pixels, times the scale of the type
constexpr double kGap = 4.0;

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(FigurePage)
};

// Widths as most publishers give them; a slide of 16:9 is 10 inches wide.
constexpr std::array kPresets{
    FigurePreset{"journal", {.widthMm = 85.0, .heightMm = 80.0, .dpi = 600, .typeScale = 0.85}},
    FigurePreset{"journal-wide", {.widthMm = 114.0, .heightMm = 90.0, .dpi = 600}},
    FigurePreset{"journal-double", {.widthMm = 174.0, .heightMm = 110.0, .dpi = 600}},
    FigurePreset{"slide", {.widthMm = 254.0, .heightMm = 142.9, .dpi = 192, .typeScale = 1.7}},
};

class SheetFigure final : public Figure {
public:
    explicit SheetFigure(FigureSheet sheet) : Figure({QStringLiteral("sheet")}), m_sheet(std::move(sheet)) {}

    FigureTable table() const override { return {}; }
    FigureSize sizeOnScreen(const Theme&) const override { return m_sheet.size; }
    QString words() const override { return m_sheet.words; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme&) const override
    {
        const Theme theme = lightTheme(); // as paper is, whatever the window is
        const QSizeF& paper = m_sheet.paper;
        const QSize room = size.toSize() - QSize(2, 2); // for the frame
        const QSize shown = paper.scaled(room, Qt::KeepAspectRatio).toSize();
        if (shown.isEmpty())
            return;
        const double scale = shown.width() / paper.width();
        painter.translate((room.width() - shown.width()) / 2 + 1, (room.height() - shown.height()) / 2 + 1);
        painter.scale(scale, scale);
        const QRectF sheet(QPointF(), paper);
        painter.fillRect(sheet, theme.surface);
        painter.save();
        m_sheet.paint(painter);
        painter.restore();
        const double half = 0.5 / scale; // of a pixel: the frame stands around the sheet
        painter.setPen(QPen(theme.control, 2 * half));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(sheet.adjusted(-half, -half, half, half));
    }

private:
    FigureSheet m_sheet;
};

QFont printed(const Theme& theme, TypeSize size, bool bold = false)
{
    QFont font = fontOf(theme, size, bold);
    font.setHintingPreference(QFont::PreferNoHinting); // letters keep their distances at every size
    return font;
}

// Height of a text in lines of this width; nothing for no text.
double heightOf(const QString& text, const QFont& font, double width)
{
    if (text.isEmpty())
        return 0.0;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, text).height();
}

} // namespace

QString FigurePreset::name() const
{
    const QLatin1String wanted(key);
    if (wanted == QLatin1String("journal"))
        return FigureWords::tr("Journal, one column");
    if (wanted == QLatin1String("journal-wide"))
        return FigureWords::tr("Journal, one and a half columns");
    if (wanted == QLatin1String("journal-double"))
        return FigureWords::tr("Journal, two columns");
    return FigureWords::tr("Slide, 16:9");
}

std::span<const FigurePreset> figurePresets()
{
    return kPresets;
}

const FigurePreset* figurePreset(const QString& key)
{
    const auto found =
        std::ranges::find_if(kPresets, [&](const FigurePreset& one) { return key == QLatin1String(one.key); });
    return found == kPresets.end() ? nullptr : &*found;
}

QSizeF pixelsOf(const FigurePage& page)
{
    return {page.widthMm * kPixelsPerMm, page.heightMm * kPixelsPerMm};
}

QString useNotice()
{
    return FigureWords::tr("Simulation for education and research. Not for clinical use.");
}

void paintFigurePage(QPainter& painter, const Figure& figure, const FigureText& text, const FigurePage& page)
{
    const Theme theme = lightTheme(page.typeScale);
    const QSizeF size = pixelsOf(page);
    const double margin = kPageMargin * page.typeScale, gap = kGap * page.typeScale;
    const double width = size.width() - 2 * margin;
    const QFont titleFont = printed(theme, TypeSize::Body, true), captionFont = printed(theme, TypeSize::Caption);
    const QString caption = text.caption.isEmpty() ? useNotice() : text.caption + QLatin1Char('\n') + useNotice();
    const double titleHeight = heightOf(text.title, titleFont, width);
    const double captionHeight = heightOf(caption, captionFont, width);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(QGuiApplication::layoutDirection()); // files have none of their own
    painter.fillRect(QRectF({0, 0}, size), theme.surface);
    painter.setFont(titleFont);
    painter.setPen(theme.text);
    if (!text.title.isEmpty())
        painter.drawText(QRectF(margin, margin, width, titleHeight), Qt::TextWordWrap | Qt::TextDontClip, text.title);
    painter.setFont(captionFont);
    painter.setPen(theme.textSecondary);
    painter.drawText(QRectF(margin, size.height() - margin - captionHeight, width, captionHeight),
                     Qt::TextWordWrap | Qt::TextDontClip, caption);

    const double top = margin + (titleHeight > 0.0 ? titleHeight + gap : 0.0);
    const double bottom = size.height() - margin - captionHeight - gap;
    FigureText inside = text;
    inside.title.clear();
    inside.caption.clear();
    painter.translate(margin, top);
    figure.paint(painter, QSizeF(width, std::max(bottom - top, 1.0)), inside, theme);
    painter.restore();
}

FigurePtr sheetFigure(FigureSheet sheet)
{
    return std::make_shared<SheetFigure>(std::move(sheet));
}

FigurePtr pageFigure(FigurePtr figure, FigureText text, const FigurePage& page)
{
    return sheetFigure({.paper = pixelsOf(page),
                        .size = {.usual = {436, 376}, .least = {236, 196}},
                        .words = FigureWords::tr("The figure as the file will show it."),
                        .paint = [figure = std::move(figure), text = std::move(text), page](QPainter& painter) {
                            paintFigurePage(painter, *figure, text, page);
                        }});
}

} // namespace ui
