// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <string_view>
#include <vector>

namespace ui {

// The help as it is read: resources/help, in Markdown. The window, the web page and the manual tell the same.

// Chapters about the window, in the order in which they are read.
inline constexpr auto kGuideTopics = std::to_array<std::string_view>(
    {"guide-start",         "guide-import",  "guide-measurements", "guide-data",      "guide-variables",
     "guide-codes",         "guide-outcome", "guide-split",        "guide-prices",    "guide-rules",
     "guide-train",         "guide-plan",    "guide-front",        "guide-repricing", "guide-pocket-card",
     "guide-patient",       "guide-what-if", "guide-own-orders",   "guide-duel",      "guide-lessons",
     "guide-lesson-editor", "guide-exam",    "guide-presenter",    "guide-compare",   "guide-baselines",
     "guide-report",        "guide-figures", "guide-names",        "guide-saving",    "guide-share",
     "guide-settings"});

// Files of users first, then what commands print, then what several of them have in common.
inline constexpr auto kReferenceTopics = std::to_array<std::string_view>(
    {"task",  "project",  "recipe", "lesson", "figure", "tables",   "cohorts",  "generate",   "inspect", "train",
     "front", "evaluate", "walk",   "rename", "export", "share",    "encoders", "baselines",  "bench",   "benchmark",
     "exam",  "plan",     "work",   "status", "gather", "resubmit", "help",     "evaluation", "error"});

struct GuidePage {
    QString topic; // "guide-front", "term:flip-point", "task"
    QString title;
    QString text; // Markdown
    bool operator==(const GuidePage&) const = default;
};

QString termTopic(const QString& key);           // of a word of the glossary
const std::vector<GuidePage>& guidePages();      // chapters, the reference, then a page for every word
const GuidePage* guidePage(const QString& link); // by its topic, or as a page links to it; null: there is none

struct GuideHit {
    QString topic, title;
    QString excerpt; // around what was found
    bool operator==(const GuideHit&) const = default;
};
std::vector<GuideHit> searchGuide(const QString& words); // pages that hold all of them, titles first

} // namespace ui
