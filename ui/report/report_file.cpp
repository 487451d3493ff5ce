// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_file.h"

#include "ui/figures/figure_files.h"
#include "ui/figures/figure_page.h"
#include "ui/report/pdf_bookmarks.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_html.h"
#include "ui/report/report_pages.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <utility>

namespace ui {
namespace {

constexpr int kPdfDotsPerInch = 1200;
constexpr double kScale = kPdfDotsPerInch / 96.0;

FigureMetadata metadataOf(const ReportFace& face)
{
    return {.figure = QStringLiteral("report"),
            .version = face.version,
            .project = face.identity,
            .projectFile = face.file,
            .origin = face.origin};
}

// A PDF in the making.
class PdfPages {
public:
    PdfPages(const ReportFace& face, bool letterPaper) : m_buffer(&m_bytes), m_writer(nullptr)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer = std::make_unique<QPdfWriter>(&m_buffer);
        m_writer->setResolution(kPdfDotsPerInch);
        m_writer->setTitle(face.title);
        m_writer->setCreator(QStringLiteral("PanelWise ") + face.version);
        m_writer->setDocumentXmpMetadata(
            xmpPacket(face.title, face.subtitle + QLatin1Char(' ') + useNotice(), metadataOf(face)));
        m_writer->setPageSize(QPageSize(letterPaper ? QPageSize::Letter : QPageSize::A4));
        m_writer->setPageMargins({});
        m_painter.begin(m_writer.get());
    }
    void add(const ReportPages& pages, int page)
    {
        if (page > 0)
            m_writer->newPage();
        m_painter.save();
        m_painter.scale(kScale, kScale);
        pages.paint(m_painter, page);
        m_painter.restore();
    }
    QByteArray finish()
    {
        m_painter.end();
        m_writer.reset();
        return m_bytes;
    }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
};

} // namespace

struct ReportWriter::Impl {
    Impl(ReportSourcePtr source, ReportRequest wanted) : request(std::move(wanted)), builder(std::move(source)) {}

    ReportRequest request;
    ReportBuilder builder;
    std::unique_ptr<ReportPages> pages;
    std::unique_ptr<PdfPages> pdf;
    std::unique_ptr<ReportHtml> html;
    ReportFile file;
    bool done = false;

    void arrange();
    void write();
    void writeHtml();
};

void ReportWriter::Impl::arrange()
{
    ReportContent content = arrangedReport(builder.content(), request.sections);
    for (const ReportSection& section : content.sections)
        file.sections << section.key;
    file.openItems = openItemsOf(content);
    if (request.format == ReportFormat::Html) {
        html = std::make_unique<ReportHtml>(std::move(content));
        return;
    }
    pdf = std::make_unique<PdfPages>(content.face, request.letterPaper);
    pages = std::make_unique<ReportPages>(std::move(content), request.letterPaper);
}

void ReportWriter::Impl::write()
{
    if (!builder.done())
        return builder.writeNext();
    if (html)
        return writeHtml();
    if (!pages)
        return arrange();
    if (!pages->done())
        return pages->layOutNext();
    pdf->add(*pages, file.pages++);
    if (file.pages < pages->count())
        return;
    std::vector<PdfBookmark> marks;
    for (std::size_t i = 0; i < pages->content().sections.size(); ++i)
        marks.push_back({pages->sectionTitle(i), pages->pageOf(i)});
    file.bytes = withBookmarks(pdf->finish(), marks);
    done = true;
}

void ReportWriter::Impl::writeHtml()
{
    html->writeNext();
    if (!html->done())
        return;
    file.bytes = html->take();
    done = true;
}

ReportWriter::ReportWriter(ReportSourcePtr source, ReportRequest request)
    : m_impl(new Impl(std::move(source), std::move(request)))
{
}

ReportWriter::~ReportWriter() = default;

bool ReportWriter::done() const
{
    return m_impl->done;
}

double ReportWriter::share() const
{
    if (m_impl->done)
        return 1.0;
    if (m_impl->html)
        return 0.4 + 0.6 * m_impl->html->share();
    const double painted =
        m_impl->pages && m_impl->pages->done() ? double(m_impl->file.pages) / m_impl->pages->count() : 0.0;
    return 0.4 * m_impl->builder.share() + (m_impl->pages ? 0.1 * m_impl->pages->share() : 0.0) + 0.5 * painted;
}

void ReportWriter::goOn()
{
    if (!m_impl->done)
        m_impl->write();
}

ReportFile ReportWriter::take()
{
    return std::move(m_impl->file);
}

ReportFile writeReport(const ReportSourcePtr& source, const ReportRequest& request)
{
    ReportWriter writer(source, request);
    while (!writer.done())
        writer.goOn();
    return writer.take();
}

} // namespace ui
