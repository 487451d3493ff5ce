// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_checklists.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct ChecklistWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Checklist)
};

QStringList sectionsOf(const ChecklistItem& item)
{
    return QString::fromLatin1(item.sections).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QStringList numbersFor(Checklist list, const QString& section)
{
    QStringList numbers;
    for (const ChecklistItem& item : checklistItems(list))
        if (sectionsOf(item).contains(section))
            numbers << QString::fromLatin1(item.number);
    return numbers;
}

QString whereText(const ChecklistItem& item, const std::vector<ReportSection>& sections)
{
    QStringList keys, titles;
    for (const ReportSection& section : sections) {
        keys << section.key;
        if (sectionsOf(item).contains(section.key) && section.state != SectionState::ForAuthor)
            titles << section.title;
    }
    switch (titles.isEmpty() ? ItemAnswer::ForAuthor : answerIn(item, keys)) {
    case ItemAnswer::InReport:
        return titles.join(QStringLiteral("; "));
    case ItemAnswer::Partly:
        return ChecklistWords::tr("%1; author to complete").arg(titles.join(QStringLiteral("; ")));
    case ItemAnswer::NotDone:
        return ChecklistWords::tr("Not done: %1").arg(titles.join(QStringLiteral("; ")));
    case ItemAnswer::ForAuthor:
        break;
    }
    return ChecklistWords::tr("Author to supply");
}

} // namespace

QString checklistName(Checklist list)
{
    return list == Checklist::Tripod ? QStringLiteral("TRIPOD+AI") : QStringLiteral("STARD");
}

QString itemWords(const ChecklistItem& item)
{
    return ChecklistWords::tr(item.words);
}

ItemAnswer answerIn(const ChecklistItem& item, const QStringList& sections)
{
    const QStringList wanted = sectionsOf(item);
    const bool there = std::ranges::any_of(wanted, [&](const QString& key) { return sections.contains(key); });
    return there ? item.answer : ItemAnswer::ForAuthor;
}

QStringList openItems(Checklist list, const QStringList& sections)
{
    QStringList open;
    for (const ChecklistItem& item : checklistItems(list)) {
        const ItemAnswer answer = answerIn(item, sections);
        if (answer == ItemAnswer::ForAuthor || answer == ItemAnswer::Partly)
            open << QString::fromLatin1(item.number);
    }
    return open;
}

QString itemsOf(const QString& section)
{
    QStringList parts;
    for (const Checklist list : {Checklist::Tripod, Checklist::Stard})
        if (const QStringList numbers = numbersFor(list, section); !numbers.isEmpty())
            parts << checklistName(list) + QLatin1Char(' ') + numbers.join(QStringLiteral(", "));
    return parts.join(QStringLiteral("; "));
}

QString tripodNumbersOf(const QString& section)
{
    QStringList numbers;
    for (QString number : numbersFor(Checklist::Tripod, section)) {
        while (!number.back().isDigit())
            number.chop(1);
        if (!numbers.contains(number))
            numbers << number;
    }
    return numbers.join(QStringLiteral(", "));
}

ReportTable checklistTable(Checklist list, const std::vector<ReportSection>& sections)
{
    ReportTable table;
    table.caption = ChecklistWords::tr("%1: what is asked for and where it is").arg(checklistName(list));
    table.columns = {ChecklistWords::tr("Item"), ChecklistWords::tr("Asked for"), ChecklistWords::tr("In this report")};
    table.left = {1, 2};
    for (const ChecklistItem& item : checklistItems(list))
        table.rows.push_back({QString::fromLatin1(item.number), itemWords(item), whereText(item, sections)});
    return table;
}

} // namespace ui
