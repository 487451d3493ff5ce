// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui {

struct PdfBookmark {
    QString title;
    int page = 0; // from 0
};

// A PDF as QPdfWriter makes it, with an outline to jump by, which Qt cannot write: appended as an update (ISO 32000-1,
// 7.5.6), so that nothing before it moves. As it was where its parts are not found.
QByteArray withBookmarks(const QByteArray& pdf, const std::vector<PdfBookmark>& bookmarks);

} // namespace ui
