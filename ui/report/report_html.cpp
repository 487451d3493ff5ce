// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_html.h"

#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"
#include "ui/report/report_piece.h"
#include "ui/report/report_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr int kPixelsPerInch = 96;
constexpr double kFigureWidth = 658.0; // 174 mm

// Colours are those of the theme, so that no second place has to know them.
QString styleSheet()
{
    const Theme& theme = reportTheme();
    const auto name = [](const QColor& colour) { return colour.name(); };
    return QStringLiteral(
               "body{font:16px/1.5 'Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif;color:%1;background:%2;"
               "max-width:52rem;margin:0 auto;padding:1rem}"
               "h1{font-size:1.7rem;line-height:1.25}h2{font-size:1.25rem;color:%3;margin:2.5rem 0 0}"
               "h3{font-size:1rem;margin:1.5rem 0 0}a{color:%3}"
               ".notice{background:%4;border:1px solid %5;color:%6;padding:.4rem .8rem;text-align:center}"
               ".items,figcaption,.note,footer{font-size:.82rem;color:%7}.items{margin:0}"
               ".author,.look{padding:.4rem .8rem;border-left:4px solid}"
               ".author{background:%8;border-color:%9}.look{background:%10;border-color:%11;color:%12}")
               .arg(name(theme.text), name(theme.surface), name(theme.accent), name(theme.stripBack),
                    name(theme.stripEdge), name(theme.stripText), name(theme.textSecondary), name(theme.alternate),
                    name(theme.control), name(theme.warningBack), name(theme.warningEdge), name(theme.warningText)) +
           QStringLiteral(
               "figure{margin:1.5rem 0}figure svg{width:100%;height:auto;display:block}"
               "caption,.title{font-weight:bold;text-align:left;padding:.3rem 0;font-size:.95rem;margin:0}"
               ".table{overflow-x:auto;margin:1.5rem 0 0}.note{margin:.3rem 0 0}"
               "table{border-collapse:collapse;width:100%;font-size:.85rem}"
               "th,td{padding:.25rem .5rem;text-align:right;vertical-align:top;border-bottom:1px solid %1}"
               "thead th{background:%2;border-bottom-color:%3;vertical-align:bottom}"
               "tbody th{font-weight:normal}.pairs th,.strong th,.strong td{font-weight:bold}"
               "th:first-child,.words{text-align:left}nav ol{columns:2}"
               "@media print{body{font-size:10pt;max-width:none}figure,tr{break-inside:avoid}h2,caption,.title"
               "{break-after:avoid}.table{overflow:visible}thead{display:table-header-group}}")
               .arg(name(theme.border), name(theme.alternate), name(theme.control));
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

// The generator writes a file of its own: its head goes, and names are made unique within the page.
QString inlineBody(const QByteArray& svg, int number)
{
    QString body = QString::fromUtf8(svg.mid(svg.indexOf("</desc>") + 7));
    const QString own = QStringLiteral("f%1-").arg(number);
    for (const char* const place : {"id=\"", "url(#", "href=\"#"})
        body.replace(QLatin1String(place), QLatin1String(place) + own);
    return body.replace(QStringLiteral("font-family=\"Noto Sans\""),
                        QStringLiteral("font-family=\"Noto Sans, DejaVu Sans, Helvetica, Arial, sans-serif\""));
}

QString svgOf(const ReportFigure& figure, int number)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSizeF size(kFigureWidth, figureHeight(figure));
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPixelsPerInch);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF({0, 0}, size));
    generator.setDescription(QStringLiteral("-"));
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    figurePiece(figure, size.width()).paint(painter, {0, 0});
    painter.end();
    const FigureText text = figure.figure->text();
    QStringList spoken{figure.title(), text.xLabel, text.yLabel, figure.words()};
    spoken.removeAll({});
    return QStringLiteral("<svg role=\"img\" viewBox=\"0 0 %1 %2\" xmlns=\"http://www.w3.org/2000/svg\" "
                          "xmlns:xlink=\"http://www.w3.org/1999/xlink\" aria-label=\"")
               .arg(QString::number(size.width(), 'f', 1), QString::number(size.height(), 'f', 1)) +
           escaped(spoken.join(QStringLiteral(". "))) + QLatin1String("\">") + inlineBody(bytes, number);
}

} // namespace

class ReportHtml::Writer {
public:
    explicit Writer(ReportContent content) : m_content(std::move(content))
    {
        writeHead();
        writeFace();
    }

    bool done() const { return m_next > m_content.sections.size(); }
    double share() const { return double(m_next) / double(m_content.sections.size() + 1); }
    void writeNext()
    {
        if (m_next < m_content.sections.size())
            writeSection(m_next);
        else if (!done())
            m_html += QStringLiteral("<footer><p>%1</p><p>%2</p></footer>\n</body>\n</html>\n")
                          .arg(escaped(m_content.face.subtitle), escaped(useNotice()));
        m_next += done() ? 0 : 1;
    }
    QByteArray take() const { return m_html.toUtf8(); }

private:
    void writeHead()
    {
        const FigureMetadata metadata{.figure = QStringLiteral("report"),
                                      .version = m_content.face.version,
                                      .project = m_content.face.identity,
                                      .projectFile = m_content.face.file,
                                      .origin = m_content.face.origin};
        m_html = QStringLiteral(
                     "<!DOCTYPE html>\n<html lang=\"%1\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                     "<meta charset=\"utf-8\"/>\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                     "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'\"/>\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                     "<meta name=\"generator\" content=\"PanelWise %2\"/>\n"
                     "<meta name=\"%3\" content=\"%4\"/>\n<title>%5</title>\n<style>%6</style>\n</head>\n<body>\n")
                     .arg(QLocale().bcp47Name(), escaped(m_content.face.version), QLatin1String(kMetadataKey),
                          escaped(QString::fromUtf8(metadataJson(metadata))), escaped(m_content.face.title),
                          escaped(styleSheet()).replace(QLatin1String("&quot;"), QLatin1String("\"")));
    }

    void writeFace()
    {
        m_html += QStringLiteral("<p class=\"notice\" role=\"note\">%1</p>\n<header><h1>%2</h1><p>%3</p>\n")
                      .arg(escaped(useNotice()), escaped(m_content.face.title), escaped(m_content.face.subtitle));
        for (const QString& fact : m_content.face.keyFacts)
            m_html += QStringLiteral("<p>%1</p>\n").arg(escaped(fact));
        m_html += QStringLiteral("</header>\n<nav aria-label=\"%1\"><h2>%1</h2><ol>\n")
                      .arg(escaped(ReportWords::tr("Contents")));
        for (const ReportSection& section : m_content.sections)
            m_html += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(section.key, escaped(section.title));
        m_html += QStringLiteral("</ol></nav>\n");
    }

    void writeSection(std::size_t place)
    {
        const ReportSection& section = m_content.sections[place];
        m_html += QStringLiteral("<section id=\"%1\" aria-labelledby=\"%1-title\">\n<h2 id=\"%1-title\">%2 %3</h2>\n")
                      .arg(section.key, QString::number(place + 1), escaped(section.title));
        if (!section.items.isEmpty())
            m_html += QStringLiteral("<p class=\"items\">%1</p>\n").arg(escaped(section.items));
        for (const ReportBlock& block : section.blocks)
            std::visit([this](const auto& one) { writeBlock(one); }, block);
        m_html += QStringLiteral("</section>\n");
    }

    void writeBlock(const ReportHeading& heading)
    {
        m_html += QStringLiteral("<h3>%1</h3>\n").arg(escaped(heading.text));
    }

    void writeBlock(const ReportParagraph& paragraph)
    {
        const char* const kind = paragraph.kind == ReportParagraph::Kind::Look        ? " class=\"look\""
                                 : paragraph.kind == ReportParagraph::Kind::ForAuthor ? " class=\"author\""
                                 : paragraph.kind == ReportParagraph::Kind::Small     ? " class=\"note\""
                                                                                      : "";
        const QString lead =
            paragraph.lead.isEmpty() ? QString() : QStringLiteral("<strong>%1</strong> ").arg(escaped(paragraph.lead));
        m_html += QLatin1String("<p") + QLatin1String(kind) + QLatin1Char('>') + lead + escaped(paragraph.text) +
                  QLatin1String("</p>\n");
    }

    void writeBlock(const ReportList& list)
    {
        m_html += QStringLiteral("<ul>\n");
        for (const QString& item : list.items)
            m_html += QLatin1String("<li>") + escaped(item) + QLatin1String("</li>\n");
        m_html += QStringLiteral("</ul>\n");
    }

    static QString cell(const QString& text, int column, const ReportTable& table)
    {
        if (column == 0)
            return QLatin1String("<th scope=\"row\">") + escaped(text) + QLatin1String("</th>");
        return QLatin1String(table.isLeft(column) ? "<td class=\"words\">" : "<td>") + escaped(text) +
               QLatin1String("</td>");
    }

    void writeBlock(const ReportTable& table)
    {
        m_html += QLatin1String("<div class=\"table\"><table") +
                  QLatin1String(table.columns.isEmpty() ? " class=\"pairs\">\n" : ">\n");
        if (const QString caption = m_numbers.next(table); !caption.isEmpty())
            m_html += QLatin1String("<caption>") + escaped(caption) + QLatin1String("</caption>\n");
        if (!table.columns.isEmpty()) {
            m_html += QStringLiteral("<thead><tr>");
            for (int i = 0; i < table.columns.size(); ++i)
                m_html += QLatin1String(table.isLeft(i) ? "<th scope=\"col\" class=\"words\">" : "<th scope=\"col\">") +
                          escaped(table.columns[i]) + QLatin1String("</th>");
            m_html += QStringLiteral("</tr></thead>\n");
        }
        m_html += QStringLiteral("<tbody>\n");
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const bool strong = std::find(table.strong.begin(), table.strong.end(), int(row)) != table.strong.end();
            m_html += QLatin1String(strong ? "<tr class=\"strong\">" : "<tr>");
            for (int i = 0; i < table.rows[row].size(); ++i)
                m_html += cell(table.rows[row][i], i, table);
            m_html += QStringLiteral("</tr>\n");
        }
        m_html += QStringLiteral("</tbody></table></div>\n");
        if (!table.note.isEmpty())
            m_html += QLatin1String("<p class=\"note\">") + escaped(table.note) + QLatin1String("</p>\n");
    }

    void writeBlock(const ReportFigure& figure)
    {
        const QString title = m_numbers.next(figure);
        m_html += QLatin1String("<figure><p class=\"title\">") + escaped(title) + QLatin1String("</p>\n") +
                  svgOf(figure, m_numbers.figures) + QLatin1String("<figcaption>") + escaped(figure.words()) +
                  QLatin1String("</figcaption></figure>\n");
    }

    ReportContent m_content;
    ReportNumbers m_numbers;
    std::size_t m_next = 0; // section; the last one is followed by the foot
    QString m_html;
};

ReportHtml::ReportHtml(ReportContent arranged) : m_writer(std::make_unique<Writer>(std::move(arranged))) {}

ReportHtml::~ReportHtml() = default;

bool ReportHtml::done() const
{
    return m_writer->done();
}

double ReportHtml::share() const
{
    return m_writer->share();
}

void ReportHtml::writeNext()
{
    m_writer->writeNext();
}

QByteArray ReportHtml::take()
{
    return m_writer->take();
}

QByteArray reportHtml(ReportContent arranged)
{
    ReportHtml html(std::move(arranged));
    while (!html.done())
        html.writeNext();
    return html.take();
}

} // namespace ui
