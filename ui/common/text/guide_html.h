// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace ui {

// Where a link leads, and where a picture is, in the page that is made.
struct GuideLinks {
    std::function<QString(const QString& target)> link;
    std::function<QString(const QString& picture)> picture;
};

// The Markdown of our help: headings, paragraphs, lists, tables, code, emphasis, links and pictures.
QString guideHtml(const QString& markdown, const GuideLinks& links);
QStringList plainParagraphs(const QString& markdown); // without marks, for the manual and to search in

// All of the help as one page for a browser, pictures included.
QString guideWebPage();

} // namespace ui
