// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_bookmarks.h"

#include <QList>
#include <QRegularExpression>

#include <map>
#include <optional>

namespace ui {
namespace {

// What has to be known of the file that is there.
struct PdfParts {
    int root = 0, size = 0;  // number of the catalog, and how many objects there are
    QByteArray catalog;      // what stands between << and >>
    QByteArray trailer;      // likewise, without size
    QList<QByteArray> pages; // references: "5 0 R"
    qsizetype crossTable = 0;
};

QByteArray match(const QByteArray& text, const char* pattern)
{
    return QRegularExpression(QLatin1String(pattern), QRegularExpression::DotMatchesEverythingOption)
        .match(QString::fromLatin1(text))
        .captured(1)
        .toLatin1();
}

// From "N 0 obj" to "endobj".
QByteArray object(const QByteArray& pdf, int number)
{
    const qsizetype begin = pdf.indexOf('\n' + QByteArray::number(number) + " 0 obj");
    const qsizetype end = pdf.indexOf("endobj", begin);
    return begin < 0 || end < 0 ? QByteArray() : pdf.mid(begin, end - begin);
}

std::optional<PdfParts> partsOf(const QByteArray& pdf)
{
    PdfParts parts;
    const QByteArray end = pdf.mid(pdf.lastIndexOf("trailer"));
    parts.trailer = match(end, "<<(.*)>>");
    parts.crossTable = match(end, "startxref\\s+(\\d+)").toLongLong();
    parts.root = match(parts.trailer, "/Root\\s+(\\d+) 0 R").toInt();
    parts.size = match(parts.trailer, "/Size\\s+(\\d+)").toInt();
    parts.catalog = match(object(pdf, parts.root), "<<(.*)>>");
    const QByteArray kids =
        match(object(pdf, match(parts.catalog, "/Pages\\s+(\\d+) 0 R").toInt()), "/Kids\\s*\\[([^\\]]*)\\]");
    auto references = QRegularExpression(QStringLiteral("\\d+ 0 R")).globalMatch(QString::fromLatin1(kids));
    while (references.hasNext())
        parts.pages << references.next().captured().toLatin1();
    if (parts.crossTable <= 0 || parts.root <= 0 || parts.size <= 0 || parts.catalog.isEmpty() || parts.pages.isEmpty())
        return std::nullopt;
    return parts;
}

QByteArray textString(const QString& text)
{
    QByteArray hex = "FEFF"; // UTF-16, high byte first
    for (const QChar letter : text)
        hex += QByteArray::number(letter.unicode(), 16).rightJustified(4, '0').toUpper();
    return '<' + hex + '>';
}

// Appends objects and remembers where each begins.
class Update {
public:
    explicit Update(QByteArray pdf) : m_pdf(std::move(pdf))
    {
        if (!m_pdf.endsWith('\n'))
            m_pdf += '\n';
    }
    void add(int number, const QByteArray& content)
    {
        m_places[number] = m_pdf.size();
        m_pdf += QByteArray::number(number) + " 0 obj\n<<" + content + ">>\nendobj\n";
    }
    QByteArray finish(const PdfParts& before)
    {
        const qsizetype table = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [number, place] : m_places)
            m_pdf +=
                QByteArray::number(number) + " 1\n" + QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        QByteArray trailer = before.trailer;
        trailer.replace("/Size " + QByteArray::number(before.size),
                        "/Size " + QByteArray::number(m_places.rbegin()->first + 1));
        m_pdf += "trailer\n<<" + trailer + "/Prev " + QByteArray::number(before.crossTable) + "\n>>\nstartxref\n" +
                 QByteArray::number(table) + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    std::map<int, qsizetype> m_places;
};

} // namespace

QByteArray withBookmarks(const QByteArray& pdf, const std::vector<PdfBookmark>& bookmarks)
{
    const std::optional<PdfParts> parts = partsOf(pdf);
    if (!parts || bookmarks.empty())
        return pdf;
    const int outline = parts->size, first = outline + 1, last = outline + static_cast<int>(bookmarks.size());
    const auto reference = [](int number) { return QByteArray::number(number) + " 0 R"; };
    Update update(pdf);
    update.add(parts->root, parts->catalog + "/Outlines " + reference(outline) + "\n/PageMode /UseOutlines\n");
    update.add(outline, "/Type /Outlines /First " + reference(first) + " /Last " + reference(last) + " /Count " +
                            QByteArray::number(last - first + 1));
    for (int number = first; number <= last; ++number) {
        const PdfBookmark& mark = bookmarks[static_cast<std::size_t>(number - first)];
        const QByteArray page = parts->pages.value(mark.page, parts->pages.front());
        update.add(number, "/Title " + textString(mark.title) + " /Parent " + reference(outline) + " /Dest [" + page +
                               " /Fit]" + (number > first ? " /Prev " + reference(number - 1) : QByteArray()) +
                               (number < last ? " /Next " + reference(number + 1) : QByteArray()));
    }
    return update.finish(*parts);
}

} // namespace ui
