#include "ui/report/report_file.h"

#include "ui/figures/figure_files.h"
#include "ui/figures/figure_page.h"
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
    Impl(ReportSourcePtr source, ReportWish wanted) : wish(std::move(wanted)), builder(std::move(source)) {}

    ReportWish wish;
    ReportBuilder builder;
    std::unique_ptr<ReportPages> pages;
    std::unique_ptr<PdfPages> pdf;
    ReportFile file;
    bool done = false;

    void arrange();
    void write();
};

void ReportWriter::Impl::arrange()
{
    ReportContent content = arrangedReport(builder.content(), wish.sections);
    for (const ReportSection& section : content.sections)
        file.sections << section.key;
    file.openItems = openItemsOf(content);
    if (wish.format == ReportFormat::Html) {
        file.bytes = reportHtml(content);
        done = true;
        return;
    }
    pdf = std::make_unique<PdfPages>(content.face, wish.letterPaper);
    pages = std::make_unique<ReportPages>(std::move(content), wish.letterPaper);
}

void ReportWriter::Impl::write()
{
    if (!builder.done())
        return builder.writeNext();
    if (!pages)
        return arrange();
    if (!pages->done())
        return pages->layOutNext();
    pdf->add(*pages, file.pages++);
    if (file.pages < pages->count())
        return;
    file.bytes = pdf->finish();
    done = true;
}

ReportWriter::ReportWriter(ReportSourcePtr source, ReportWish wish)
    : m_impl(new Impl(std::move(source), std::move(wish)))
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

ReportFile writeReport(const ReportSourcePtr& source, const ReportWish& wish)
{
    ReportWriter writer(source, wish);
    while (!writer.done())
        writer.goOn();
    return writer.take();
}

} // namespace ui
