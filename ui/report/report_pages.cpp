// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pages.h"

#include "ui/figures/figure_page.h"
#include "ui/report/report_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double kPixelsPerMm = 96.0 / 25.4;
constexpr double kSide = 18.0 * kPixelsPerMm;
constexpr double kTop = 22.0 * kPixelsPerMm; // the text begins here
constexpr double kBottom = 20.0 * kPixelsPerMm;
constexpr double kStripTop = 9.0 * kPixelsPerMm, kStripHeight = 20.0;

TextLook plainLook(TypeSize size, double before, bool bold = false)
{
    return {.font = reportFont(size, bold), .colour = reportTheme().text, .before = before};
}

TextLook paragraphLook(ReportParagraph::Kind kind)
{
    const Theme& theme = reportTheme();
    TextLook look = plainLook(TypeSize::Body, 7.0);
    switch (kind) {
    case ReportParagraph::Kind::Text:
        break;
    case ReportParagraph::Kind::Look:
        look.back = theme.warningBack;
        look.edge = theme.warningEdge;
        look.colour = theme.warningText;
        break;
    case ReportParagraph::Kind::ForAuthor:
        look.back = theme.alternate;
        look.edge = theme.control;
        break;
    case ReportParagraph::Kind::Small:
        look.font = reportFont(TypeSize::Caption);
        look.colour = theme.textSecondary;
        break;
    }
    return look;
}

TextLook noteLook()
{
    TextLook look = plainLook(TypeSize::Caption, 4.0);
    look.colour = reportTheme().textSecondary;
    look.leading = 1.2;
    return look;
}

void append(ReportPieces& pieces, ReportPieces more)
{
    pieces.insert(pieces.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

ReportPieces listPieces(const ReportList& list, double width)
{
    ReportPieces pieces;
    for (const QString& item : list.items) {
        TextLook look = plainLook(TypeSize::Body, 4.0);
        look.indent = 16.0;
        ReportPieces lines = textPieces(item, look, width);
        if (lines.empty())
            continue;
        const auto paint = lines.front().paint;
        lines.front().paint = [paint, look](QPainter& painter, const QPointF& corner) {
            painter.setPen(look.colour);
            painter.setFont(look.font);
            painter.drawText(corner + QPointF(4.0, QFontMetricsF(look.font).ascent() * 1.18), QStringLiteral("•"));
            paint(painter, corner);
        };
        append(pieces, std::move(lines));
    }
    return pieces;
}

ReportPieces captioned(const ReportTable& table, const QString& caption, double width)
{
    ReportPieces pieces;
    if (!caption.isEmpty()) {
        TextLook look = plainLook(TypeSize::Table, 14.0, true);
        look.keepWithNext = true;
        append(pieces, textPieces(caption, look, width));
    }
    ReportPieces rows = tablePieces(table, width);
    if (!rows.empty())
        rows.front().before = caption.isEmpty() ? 9.0 : 3.0;
    append(pieces, std::move(rows));
    if (!table.note.isEmpty())
        append(pieces, textPieces(table.note, noteLook(), width));
    return pieces;
}

ReportPieces captioned(const ReportFigure& figure, const QString& caption, double width)
{
    TextLook title = plainLook(TypeSize::Table, 14.0, true);
    title.keepWithNext = true;
    ReportPieces pieces = textPieces(caption, title, width);
    pieces.push_back(figurePiece(figure, width));
    pieces.back().before = 3.0;
    pieces.back().keepWithNext = !figure.words().isEmpty();
    if (!figure.words().isEmpty())
        append(pieces, textPieces(figure.words(), noteLook(), width));
    return pieces;
}

} // namespace

ReportPages::ReportPages(ReportContent arranged, bool letterPaper)
    : m_content(std::move(arranged)),
      m_size((letterPaper ? QSizeF(215.9, 279.4) : QSizeF(210.0, 297.0)) * kPixelsPerMm),
      m_width(m_size.width() - 2 * kSide),
      m_sectionPages(m_content.sections.size(), 0)
{
    beginPage();
}

double ReportPages::share() const
{
    return double(m_next) / double(m_content.sections.size() + 1);
}

void ReportPages::layOutNext()
{
    if (done())
        return;
    if (m_next == 0)
        layOutFace();
    else
        layOutSection(m_next - 1);
    ++m_next;
}

QString ReportPages::sectionTitle(std::size_t section) const
{
    return QStringLiteral("%1  %2").arg(QString::number(section + 1), m_content.sections[section].title);
}

void ReportPages::layOutFace()
{
    const ReportFace& face = m_content.face;
    TextLook title{.font = reportFont(TypeSize::Title, true, 1.25), .colour = reportTheme().text, .leading = 1.2};
    place(textPieces(face.title, title, m_width));
    TextLook subtitle = plainLook(TypeSize::Body, 8.0);
    subtitle.colour = reportTheme().textSecondary;
    place(textPieces(face.subtitle, subtitle, m_width));
    for (const QString& fact : face.keyFacts)
        place(textPieces(fact, plainLook(TypeSize::Body, 8.0), m_width));
    place(textPieces(useNotice(), paragraphLook(ReportParagraph::Kind::Look), m_width));
    place(contentsPieces());
}

ReportPieces ReportPages::contentsPieces() const
{
    TextLook look = plainLook(TypeSize::Headline, 20.0, true);
    look.keepWithNext = true;
    ReportPieces pieces = textPieces(ReportWords::tr("Contents"), look, m_width);
    for (std::size_t i = 0; i < m_content.sections.size(); ++i)
        pieces.push_back(contentsLine(i));
    return pieces;
}

// Page numbers are looked up when it is painted: they are not known before.
ReportPiece ReportPages::contentsLine(std::size_t section) const
{
    ReportPiece line;
    line.height = 19.0;
    line.paint = [this, section](QPainter& painter, const QPointF& corner) {
        const Theme& theme = reportTheme();
        const ReportSection& shown = m_content.sections[section];
        const QRectF area(corner, QSizeF(m_width, 19.0));
        painter.setFont(reportFont(TypeSize::Table));
        painter.setPen(theme.text);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, sectionTitle(section));
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(m_sectionPages[section] + 1));
        painter.setPen(theme.textSecondary);
        painter.setFont(reportFont(TypeSize::Caption));
        const QString remark =
            shown.state == SectionState::ForAuthor ? ReportWords::tr("author to supply") : shown.look;
        painter.drawText(area.adjusted(0, 0, -40, 0), Qt::AlignRight | Qt::AlignVCenter, remark);
        painter.setPen(QPen(theme.border, 0.5));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
    };
    return line;
}

ReportPieces ReportPages::sectionHead(std::size_t section) const
{
    const ReportSection& shown = m_content.sections[section];
    TextLook look = plainLook(TypeSize::Headline, 26.0, true);
    look.keepWithNext = true;
    look.colour = reportTheme().accent;
    ReportPieces pieces = textPieces(sectionTitle(section), look, m_width);
    if (!shown.items.isEmpty()) {
        TextLook items = noteLook();
        items.before = 0.0;
        items.keepWithNext = true;
        append(pieces, textPieces(shown.items, items, m_width));
    }
    return pieces;
}

void ReportPages::layOutSection(std::size_t section)
{
    ReportPieces pieces = sectionHead(section);
    for (const ReportBlock& block : m_content.sections[section].blocks)
        append(pieces, piecesOf(block));
    m_sectionPages[section] = place(std::move(pieces));
}

void ReportPages::beginPage()
{
    m_pages.emplace_back();
    m_y = kTop;
}

int ReportPages::place(ReportPieces pieces)
{
    const double bottom = m_size.height() - kBottom;
    int first = count() - 1;
    for (std::size_t begin = 0, end = 0; begin < pieces.size(); begin = end) {
        double together = 0.0;
        do {
            together += pieces[end].height + (end == begin && m_y == kTop ? 0.0 : pieces[end].before);
        } while (pieces[end++].keepWithNext && end < pieces.size());
        if (m_y > kTop && m_y + together > bottom)
            beginPage();
        if (begin == 0)
            first = count() - 1;
        for (std::size_t i = begin; i < end; ++i)
            placeOne(std::move(pieces[i]));
    }
    return first;
}

// What is kept together may still be longer than a page.
void ReportPages::placeOne(ReportPiece piece)
{
    if (m_y > kTop && m_y + piece.before + piece.height > m_size.height() - kBottom)
        beginPage();
    const bool top = m_y == kTop;
    if (top && piece.again) {
        m_pages.back().push_back({m_y, piece.again});
        m_y += piece.again->height;
    }
    m_y += top ? 0.0 : piece.before;
    const double height = piece.height;
    m_pages.back().push_back({m_y, std::make_shared<const ReportPiece>(std::move(piece))});
    m_y += height;
}

void ReportPages::paintFrame(QPainter& painter, int page) const
{
    const Theme& theme = reportTheme();
    const QRectF strip(kSide, kStripTop, m_width, kStripHeight);
    painter.fillRect(strip, theme.stripBack);
    painter.setPen(QPen(theme.stripEdge, 0.6));
    painter.drawRect(strip);
    painter.setFont(reportFont(TypeSize::Caption));
    painter.setPen(theme.stripText);
    painter.drawText(strip, Qt::AlignCenter, useNotice());
    const QRectF foot(kSide, m_size.height() - kBottom + 14.0, m_width, 18.0);
    painter.setPen(theme.textSecondary);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("PanelWise %1 · %2").arg(m_content.face.version, m_content.face.header));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                     ReportWords::tr("Page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(count())));
}

void ReportPages::paint(QPainter& painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF({0, 0}, m_size), reportTheme().surface);
    paintFrame(painter, page);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)])
        placed.piece->paint(painter, {kSide, placed.y});
    painter.restore();
}

std::unique_ptr<ReportPages> reportPages(ReportContent arranged, bool letterPaper)
{
    auto pages = std::make_unique<ReportPages>(std::move(arranged), letterPaper);
    while (!pages->done())
        pages->layOutNext();
    return pages;
}

ReportPieces ReportPages::piecesOf(const ReportBlock& block)
{
    if (const auto* heading = std::get_if<ReportHeading>(&block)) {
        TextLook look = plainLook(TypeSize::Body, 14.0, true);
        look.keepWithNext = true;
        return textPieces(heading->text, look, m_width);
    }
    if (const auto* paragraph = std::get_if<ReportParagraph>(&block))
        return textPieces(paragraph->text, paragraphLook(paragraph->kind), m_width, paragraph->lead);
    if (const auto* list = std::get_if<ReportList>(&block))
        return listPieces(*list, m_width);
    if (const auto* table = std::get_if<ReportTable>(&block))
        return captioned(*table, m_numbers.next(*table), m_width);
    const auto& figure = std::get<ReportFigure>(block);
    return captioned(figure, m_numbers.next(figure), m_width);
}

} // namespace ui
