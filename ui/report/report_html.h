#pragma once

#include "ui/report/report_content.h"

#include <QByteArray>

namespace ui {

// One HTML file that needs nothing else: figures as inline SVG, styles within, no script and no link to elsewhere. Well
// formed as XML too. Reads and prints well, and says to a screen reader what each table and figure is.
QByteArray reportHtml(const ReportContent& arranged);

} // namespace ui
