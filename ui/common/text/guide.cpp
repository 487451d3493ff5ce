// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/guide.h"

#include "core/base/resource.h"
#include "ui/common/text/glossary.h"
#include "ui/common/text/guide_html.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct Guide {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

GuidePage written(std::string_view topic)
{
    const std::string_view text = core::resource(std::string(topic) + ".md");
    const QString markdown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return {.topic = QString::fromUtf8(topic.data(), static_cast<qsizetype>(topic.size())),
            .title = markdown.section(QLatin1Char('\n'), 0, 0).mid(2), // behind "# "
            .text = markdown};
}

// A word has a page of its own, which says where it is used.
GuidePage pageOf(Term term, const std::vector<GuidePage>& chapters)
{
    const QString topic = termTopic(termKey(term));
    QStringList users;
    for (const GuidePage& page : chapters)
        if (page.text.contains(QStringLiteral("(%1)").arg(topic)))
            users << QStringLiteral("- [%1](%2.md)").arg(page.title, page.topic);
    QString text = QStringLiteral("# %1\n\n%2\n").arg(termName(term), termExplained(term));
    if (!users.isEmpty())
        text += QStringLiteral("\n## %1\n\n%2\n").arg(Guide::tr("Where it is used"), users.join(QLatin1Char('\n')));
    return {.topic = topic, .title = termName(term), .text = text};
}

std::vector<GuidePage> allPages()
{
    std::vector<GuidePage> pages;
    for (const std::string_view topic : kGuideTopics)
        pages.push_back(written(topic));
    for (const std::string_view topic : kReferenceTopics)
        pages.push_back(written(topic));
    const std::vector<GuidePage> chapters = pages;
    for (const Term term : kAllTerms)
        pages.push_back(pageOf(term, chapters));
    return pages;
}

// Some words before and after.
QString excerptOf(const QString& text, qsizetype place)
{
    constexpr qsizetype kBefore = 40, kAround = 140;
    const qsizetype from = place <= kBefore ? 0 : text.indexOf(QLatin1Char(' '), place - kBefore) + 1;
    QString piece = text.mid(from, kAround);
    if (from + kAround < text.size())
        piece = piece.left(piece.lastIndexOf(QLatin1Char(' '))) + QStringLiteral(" …");
    return from > 0 ? QStringLiteral("… ") + piece : piece;
}

} // namespace

QString termTopic(const QString& key)
{
    return QStringLiteral("term:") + key;
}

const std::vector<GuidePage>& guidePages()
{
    static const std::vector<GuidePage> pages = allPages();
    return pages;
}

const GuidePage* guidePage(const QString& link)
{
    const QString topic = link.endsWith(QLatin1String(".md")) ? link.chopped(3) : link;
    const auto found = std::ranges::find(guidePages(), topic, &GuidePage::topic);
    return found == guidePages().end() ? nullptr : &*found;
}

std::vector<GuideHit> searchGuide(const QString& words)
{
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<GuideHit> inTitle, inText;
    if (wanted.isEmpty())
        return {};
    for (const GuidePage& page : guidePages()) {
        const QString text = plainParagraphs(page.text).join(QLatin1Char(' '));
        const auto in = [&](const QString& where) {
            return std::ranges::all_of(wanted,
                                       [&](const QString& word) { return where.contains(word, Qt::CaseInsensitive); });
        };
        if (!in(text))
            continue;
        const bool title = in(page.title);
        const qsizetype place = text.indexOf(wanted.first(), page.title.size(), Qt::CaseInsensitive);
        (title ? inTitle : inText)
            .push_back({page.topic, page.title, excerptOf(text, std::max(place, page.title.size() + 1))});
    }
    inTitle.insert(inTitle.end(), inText.begin(), inText.end());
    return inTitle;
}

} // namespace ui
