// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_content.h"
#include "ui/report/report_facts.h"

#include <QStringList>

#include <cstddef>
#include <memory>

namespace ui {

// Writes a report section by section, so that a window can go on living in between.
class ReportBuilder {
public:
    explicit ReportBuilder(ReportSourcePtr source); // not null
    ~ReportBuilder();

    bool done() const;
    double share() const; // 0 … 1
    void writeNext();
    const ReportContent& content() const { return m_content; } // all sections there are so far

private:
    ReportSourcePtr m_source;
    std::unique_ptr<ReportFacts> m_facts; // made with the first section
    std::size_t m_next = 0;
    ReportContent m_content;
};

// All of it at once.
ReportContent reportContent(const ReportSourcePtr& source);

// With these sections in this order (empty: all as they are), and the check lists filled accordingly.
ReportContent arrangedReport(const ReportContent& all, const QStringList& keys);

// What the author has to supply or to complete: "TRIPOD+AI 3a", "STARD 11".
QStringList openItemsOf(const ReportContent& arranged);

} // namespace ui
