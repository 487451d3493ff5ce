// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_content.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

namespace ui {

// The two lists a reviewer holds a study of diagnosis against: TRIPOD+AI (Collins et al., BMJ 2024;385:e078378; 27
// items) and STARD 2015 (Bossuyt et al., BMJ 2015;351:h5527; 30 items).
enum class Checklist : std::uint8_t { Tripod, Stard };
QString checklistName(Checklist list); // "TRIPOD+AI"

enum class ItemAnswer : std::uint8_t {
    InReport,
    Partly, // the report says what the program knows, the author has to complete it
    ForAuthor,
    NotDone, // nothing of the kind was done, and the report says so
};

struct ChecklistItem {
    const char* number; // "12c"
    const char* words;  // what it asks for, in few words of our own; to be translated
    ItemAnswer answer;
    const char* sections; // keys, separated by spaces
};
std::span<const ChecklistItem> checklistItems(Checklist list);
QString itemWords(const ChecklistItem& item);

// How an item stands in a report with these sections: one that speaks of a section that was left out is open.
ItemAnswer answerIn(const ChecklistItem& item, const QStringList& sections);
// Numbers of the items that the author has to supply or to complete, in the order of the list: "3a".
QStringList openItems(Checklist list, const QStringList& sections);

// "TRIPOD+AI 5a, 5b; STARD 8"; empty: no list asks for this section.
QString itemsOf(const QString& section);
QString tripodNumbersOf(const QString& section); // "6, 20": whole items, for the outline

// One row for each item: number, what is asked for, where it is.
ReportTable checklistTable(Checklist list, const std::vector<ReportSection>& sections);

} // namespace ui
