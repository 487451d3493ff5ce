// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_content.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

namespace ui {

struct ReportFile {
    QByteArray bytes;
    int pages = 0;         // of a PDF
    QStringList sections;  // keys
    QStringList openItems; // "TRIPOD+AI 3a"
};

// Makes the file of a report in pieces, so that a window can show how far it is, and stop. On the thread of the window:
// plots are painted.
class ReportWriter {
public:
    ReportWriter(ReportSourcePtr source, ReportRequest request); // source not null
    ~ReportWriter();

    bool done() const;
    double share() const; // 0 … 1
    void goOn();          // one section or one page
    ReportFile take();    // when it is done

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

// All at once.
ReportFile writeReport(const ReportSourcePtr& source, const ReportRequest& request);

} // namespace ui
