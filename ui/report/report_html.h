// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_content.h"

#include <QByteArray>

#include <memory>

namespace ui {

// One HTML file that needs nothing else: figures as inline SVG, styles within, no script and no link to elsewhere. Well
// formed as XML too. Reads and prints well, and says to a screen reader what each table and figure is.
class ReportHtml {
public:
    explicit ReportHtml(ReportContent arranged);
    ReportHtml(const ReportHtml&) = delete;
    ReportHtml& operator=(const ReportHtml&) = delete;
    ~ReportHtml();

    bool done() const;
    double share() const; // 0 … 1
    void writeNext();     // one section
    QByteArray take();    // when it is done

private:
    class Writer;
    std::unique_ptr<Writer> m_writer;
};

// All at once.
QByteArray reportHtml(ReportContent arranged);

} // namespace ui
