// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_content.h"
#include "ui/report/report_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
bool ReportTable::isLeft(int column) const
{
    return column == 0 || columns.isEmpty() || std::ranges::find(left, column) != left.end();
}

QString ReportFigure::title() const
{
    return figure->text().title;
}

QString ReportFigure::words() const
{
    return caption.isEmpty() ? figure->text().caption : caption;
}

QString ReportNumbers::next(const ReportFigure& figure)
{
    return ReportWords::tr("Figure %1. %2").arg(QString::number(++figures), figure.title());
}

QString ReportNumbers::next(const ReportTable& table)
{
    return table.caption.isEmpty() ? QString()
                                   : ReportWords::tr("Table %1. %2").arg(QString::number(++tables), table.caption);
}

} // namespace ui
