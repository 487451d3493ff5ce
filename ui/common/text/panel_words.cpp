// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/panel_words.h"

#include "ui/common/text/number_text.h"

namespace ui {

QString PanelWords::name(core::PanelId panel) const
{
    return QString::fromStdString(catalog.panels()[panel.value].name);
}

QString PanelWords::price(core::PanelId panel) const
{
    return ui::money(catalog.panels()[panel.value].cost, QString::fromStdString(currency));
}

QString PanelWords::money(double amount) const
{
    return ui::money(core::Cost(amount), QString::fromStdString(currency), QLocale(), ui::MoneyStyle::Exact);
}

} // namespace ui
