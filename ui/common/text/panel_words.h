// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"

#include <QString>
#include <QStringList>

#include <string>

namespace ui {

// What panels are called and what they cost.
struct PanelWords {
    core::TestCatalog catalog;
    std::string currency;

    QString name(core::PanelId panel) const;  // "Panel 4" where there is none of that number
    QString price(core::PanelId panel) const; // alone
    QString money(double amount) const;       // with cents
};

QStringList panelNames(const core::TestCatalog& panels);

} // namespace ui
