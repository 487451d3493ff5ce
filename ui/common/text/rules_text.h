// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"

#include <QLocale>
#include <QString>

namespace ui {

// What a study allows of orders, a sentence for each rule: "No bill above $120. CBC comes first. …"; empty: everything.
QString rulesText(const core::TestCatalog& catalog, const QString& currency, const QLocale& locale = QLocale());

} // namespace ui
