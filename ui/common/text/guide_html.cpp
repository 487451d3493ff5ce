// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/guide_html.h"

#include "ui/common/text/guide.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QResource>

namespace ui {
namespace {

struct GuidePages {
    Q_DECLARE_TR_FUNCTIONS(GuidePages)
};

using Match = QRegularExpressionMatch;

QString replaced(const QString& text, const QRegularExpression& pattern, const std::function<QString(const Match&)>& by)
{
    QString made;
    qsizetype from = 0;
    auto found = pattern.globalMatch(text);
    while (found.hasNext()) {
        const Match match = found.next();
        made += text.mid(from, match.capturedStart() - from) + by(match);
        from = match.capturedEnd();
    }
    return made + text.mid(from);
}

QString emphasised(const QString& escaped)
{
    static const QRegularExpression strong(QStringLiteral("\\*\\*(.+?)\\*\\*")),
        soft(QStringLiteral("(?<![\\w*])\\*(?!\\s)(.+?)\\*(?!\\w)"));
    const QString bold = replaced(escaped, strong, [](const Match& m) { return "<b>" + m.captured(1) + "</b>"; });
    return replaced(bold, soft, [](const Match& m) { return "<i>" + m.captured(1) + "</i>"; });
}

QString inlineHtml(const QString& text, const GuideLinks& links)
{
    static const QRegularExpression marked(QStringLiteral("`([^`]+)`|(!?)\\[([^\\]]*)\\]\\(([^)\\s]+)\\)"));
    QString made;
    qsizetype from = 0;
    auto found = marked.globalMatch(text);
    while (found.hasNext()) {
        const Match match = found.next();
        made += text.mid(from, match.capturedStart() - from).toHtmlEscaped();
        from = match.capturedEnd();
        const QString words = match.captured(3).toHtmlEscaped(), target = match.captured(4);
        if (!match.captured(1).isEmpty())
            made += QStringLiteral("<code>") + match.captured(1).toHtmlEscaped() + QStringLiteral("</code>");
        else if (!match.captured(2).isEmpty())
            made += QStringLiteral("<img src=\"%1\" alt=\"%2\">").arg(links.picture(target), words);
        else
            made += QStringLiteral("<a href=\"") + links.link(target) + QStringLiteral("\">") + words +
                    QStringLiteral("</a>");
    }
    return emphasised(made + text.mid(from).toHtmlEscaped());
}

struct Block {
    enum class Kind { Heading, Paragraph, Item, NumberedItem, TableRow, Code };
    Kind kind = Kind::Paragraph;
    int level = 0; // of a heading
    QString text;
};

bool isItem(const QString& line)
{
    static const QRegularExpression mark(QStringLiteral("^(- |\\d+\\. )"));
    return mark.match(line).hasMatch();
}

Block begun(const QString& line)
{
    using Kind = Block::Kind;
    if (line.startsWith(QLatin1Char('#'))) {
        const qsizetype level = line.indexOf(QLatin1Char(' '));
        return {Kind::Heading, static_cast<int>(level), line.mid(level + 1)};
    }
    if (line.startsWith(QLatin1String("- ")))
        return {Kind::Item, 0, line.mid(2)};
    if (isItem(line))
        return {Kind::NumberedItem, 0, line.section(QStringLiteral(". "), 1)};
    if (line.startsWith(QLatin1Char('|')))
        return {Kind::TableRow, 0, line};
    return {Kind::Paragraph, 0, line};
}

std::vector<Block> blocksOf(const QString& markdown)
{
    using Kind = Block::Kind;
    std::vector<Block> blocks;
    bool code = false, open = false; // open: the next line belongs to the block
    const QStringList lines = markdown.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (line.startsWith(QLatin1String("```"))) {
            code = !code;
            open = false;
            if (code)
                blocks.push_back({Kind::Code, 0, {}});
        } else if (code) {
            blocks.back().text += line + QLatin1Char('\n');
        } else if (line.trimmed().isEmpty()) {
            open = false;
        } else if (Block next = begun(line.trimmed());
                   open && next.kind == Kind::Paragraph && blocks.back().kind != Kind::TableRow) {
            blocks.back().text += QLatin1Char(' ') + line.trimmed();
        } else {
            open = next.kind != Kind::Heading;
            blocks.push_back(std::move(next));
        }
    }
    return blocks;
}

QStringList cellsOf(const QString& row)
{
    QStringList cells;
    for (const QString& cell : row.mid(1).split(QLatin1Char('|')))
        cells << cell.trimmed();
    if (!cells.isEmpty() && cells.last().isEmpty())
        cells.removeLast();
    return cells;
}

bool isRule(const QString& row)
{
    static const QRegularExpression rule(QStringLiteral("^[|:\\- ]+$"));
    return rule.match(row).hasMatch();
}

QString rowHtml(const QString& row, bool heading, const GuideLinks& links)
{
    const QString mark = heading ? QStringLiteral("th") : QStringLiteral("td");
    QString html = QStringLiteral("<tr>");
    const QStringList cells = cellsOf(row);
    for (const QString& cell : cells)
        html += QLatin1Char('<') + mark + QStringLiteral(" align=\"left\">") + inlineHtml(cell, links) +
                QStringLiteral("</") + mark + QLatin1Char('>');
    return html + QStringLiteral("</tr>\n");
}

QString around(Block::Kind kind, bool begins)
{
    const char* mark = kind == Block::Kind::Item           ? "ul"
                       : kind == Block::Kind::NumberedItem ? "ol"
                       : kind == Block::Kind::TableRow     ? "table"
                                                           : nullptr;
    return mark ? QStringLiteral("<%1%2>\n").arg(begins ? QString() : QStringLiteral("/"), QLatin1String(mark))
                : QString();
}

// A file name within a page of the web: "term:flip-point" and "guide-front.md" become "#term-flip-point",
// "#guide-front".
QString anchorOf(const QString& target)
{
    QString name = target.endsWith(QLatin1String(".md")) ? target.chopped(3) : target;
    return name.replace(QLatin1Char(':'), QLatin1Char('-'));
}

QString pictureAsData(const QString& picture)
{
    const QResource data(QStringLiteral(":/help/") + picture);
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(data.uncompressedData().toBase64());
}

} // namespace

QString guideHtml(const QString& markdown, const GuideLinks& links)
{
    using Kind = Block::Kind;
    QString html;
    const std::vector<Block> blocks = blocksOf(markdown);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const Block& block = blocks[i];
        const bool first = i == 0 || blocks[i - 1].kind != block.kind;
        if (first)
            html += around(block.kind, true);
        if (block.kind == Kind::Heading)
            html += QStringLiteral("<h%1>").arg(block.level) + inlineHtml(block.text, links) +
                    QStringLiteral("</h%1>\n").arg(block.level);
        else if (block.kind == Kind::Paragraph)
            html += QStringLiteral("<p>") + inlineHtml(block.text, links) + QStringLiteral("</p>\n");
        else if (block.kind == Kind::Code)
            html += QStringLiteral("<pre>") + block.text.toHtmlEscaped() + QStringLiteral("</pre>\n");
        else if (block.kind == Kind::TableRow)
            html += isRule(block.text) ? QString() : rowHtml(block.text, first, links);
        else
            html += QStringLiteral("<li>") + inlineHtml(block.text, links) + QStringLiteral("</li>\n");
        if (i + 1 == blocks.size() || blocks[i + 1].kind != block.kind)
            html += around(block.kind, false);
    }
    return html;
}

QStringList plainParagraphs(const QString& markdown)
{
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)")),
        link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)")), mark(QStringLiteral("\\*\\*|`|(?<!\\w)\\*|\\*(?!\\w)"));
    QStringList plain;
    for (const Block& block : blocksOf(markdown)) {
        QString text =
            block.kind == Block::Kind::TableRow ? cellsOf(block.text).join(QStringLiteral("  ")) : block.text;
        if (block.kind == Block::Kind::TableRow && isRule(block.text))
            continue;
        text.remove(picture).replace(link, QStringLiteral("\\1")).remove(mark);
        if (!text.trimmed().isEmpty())
            plain << text.trimmed();
    }
    return plain;
}

QString guideWebPage()
{
    const GuideLinks links{.link = [](const QString& target) { return QLatin1Char('#') + anchorOf(target); },
                           .picture = pictureAsData};
    const QString title = GuidePages::tr("PanelWise help");
    QString contents, body;
    for (const GuidePage& page : guidePages()) {
        const QString anchor = anchorOf(page.topic);
        contents += QStringLiteral("<li><a href=\"#%1\">").arg(anchor) + page.title.toHtmlEscaped() +
                    QStringLiteral("</a></li>\n");
        body += QStringLiteral("<section id=\"%1\">\n").arg(anchor) + guideHtml(page.text, links) +
                QStringLiteral("</section>\n");
    }
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>") + title +
           QStringLiteral(
               "</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src "
               "data:; style-src 'unsafe-inline'\">\n"
               "<style>body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em}"
               "img{max-width:100%;border:1px solid #d3d9e0}td,th{padding:2px 12px 2px 0;vertical-align:top}"
               "section{border-top:1px solid #d3d9e0;margin-top:2em}pre{overflow:auto}</style></head><body>\n") +
           QStringLiteral("<h1>") + title + QStringLiteral("</h1>\n<ul>\n") + contents + QStringLiteral("</ul>\n") +
           body + QStringLiteral("</body></html>\n");
}

} // namespace ui
