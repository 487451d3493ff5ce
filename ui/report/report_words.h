// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace ui {

// Translations of the report's own words: ReportWords::tr("…").
struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Report)
};

} // namespace ui
