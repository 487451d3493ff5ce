// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

// A page of the system's manual. Texts are plain: lines of a paragraph that begin with blanks are shown as they stand.
struct ManPage {
    struct Item {
        QString term; // as it is typed: --seed S
        QString text;
    };
    struct Section {
        QString title;
        QStringList paragraphs;
        std::vector<Item> items;
    };

    QString program;
    QString version;
    QString summary; // half a sentence
    QString synopsis;
    std::vector<Section> sections;
};

// The page as `man` reads it (roff with the macros of man(7)).
QString roffOf(const ManPage& page);

} // namespace ui
