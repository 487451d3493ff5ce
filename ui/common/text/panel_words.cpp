// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/panel_words.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>

namespace ui {

QString PanelWords::name(core::PanelId panel) const
{
    return panel.value < catalog.panelCount()
               ? QString::fromStdString(catalog.panels()[panel.value].name)
               : QCoreApplication::translate("PanelWords", "Panel %1").arg(panel.value + 1);
}

QString PanelWords::price(core::PanelId panel) const
{
    return panel.value < catalog.panelCount()
               ? ui::money(catalog.panels()[panel.value].cost, QString::fromStdString(currency))
               : QString();
}

QString PanelWords::money(double amount) const
{
    return ui::money(core::Cost(amount), QString::fromStdString(currency), QLocale(), ui::MoneyStyle::Exact);
}

QStringList panelNames(const core::TestCatalog& panels)
{
    QStringList names;
    for (const core::Panel& panel : panels.panels())
        names << QString::fromStdString(panel.name);
    return names;
}

} // namespace ui
