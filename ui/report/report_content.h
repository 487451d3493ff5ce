// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"
#include "ui/report/report_source.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace ui {

// What a report says, before anybody decides how its pages look: the files and the preview are made of the same blocks.

struct ReportHeading { // within a section
    QString text;
    bool operator==(const ReportHeading&) const = default;
};

struct ReportParagraph {
    enum class Kind { Text, Look, ForAuthor, Small };
    QString text;
    QString lead = {}; // bold words it begins with
    Kind kind = Kind::Text;
    bool operator==(const ReportParagraph&) const = default;
};

struct ReportList {
    QStringList items;
    bool operator==(const ReportList&) const = default;
};

// The first column names its row. Without columns it is a list of names and values.
struct ReportTable {
    QString caption;
    QStringList columns;
    std::vector<QStringList> rows;
    QString note = {};            // beneath
    std::vector<int> left = {};   // columns of words beside the first one; the others are numbers
    std::vector<int> strong = {}; // rows
    bool operator==(const ReportTable&) const = default;

    bool isLeft(int column) const;
};

struct ReportFigure {
    FigurePtr figure;
    double heightMm = 80.0; // as wide as the text
    QString caption = {};   // empty: the figure's own
    bool operator==(const ReportFigure&) const = default;

    QString title() const;
    QString words() const; // caption beneath
};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportList, ReportTable, ReportFigure>;

enum class SectionState { Filled, LookHere, ForAuthor };

struct ReportSection {
    QString key;   // for the choice of sections, and links
    QString title; // "Participants and flow"
    QString items; // of the check lists: "TRIPOD+AI 6, 20a; STARD 19"
    SectionState state = SectionState::Filled;
    QString look = {}; // what to look at, where the state says so: "2 groups have n < 20"
    std::vector<ReportBlock> blocks = {};
};

// What stands on the first page and around every page.
struct ReportFace {
    QString title, subtitle;
    QString header;           // of every page
    QStringList keyFacts;     // a few lines beneath the title
    FigureOrigin origin = {}; // the policy it is about
    QString identity, file, version;
};

struct ReportContent {
    ReportFace face;
    std::vector<ReportSection> sections;
};

// "Figure 3", "Table 2": numbered through the whole report as it is, in the order of its sections.
struct ReportNumbers {
    int figures = 0, tables = 0;
    QString next(const ReportFigure& figure); // "Figure 3. …"
    QString next(const ReportTable& table);   // empty for a table without caption
};

} // namespace ui
