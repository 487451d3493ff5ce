// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/rules_text.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

QString namesOf(const core::TestCatalog& catalog, core::PanelMask panels)
{
    QStringList names;
    for (std::size_t i = 0; i < catalog.panelCount(); ++i)
        if (panels.isOrdered(core::PanelId(i)))
            names << QString::fromStdString(catalog.panels()[i].name);
    return names.join(QStringLiteral(", "));
}

} // namespace

QString rulesText(const core::TestCatalog& catalog, const QString& currency, const QLocale& locale)
{
    const core::OrderRules& rules = catalog.rules();
    QStringList sentences;
    if (rules.cap)
        sentences << RulesText::tr("Nobody's bill exceeds %1.").arg(money(*rules.cap, currency, locale));
    if (rules.capMinutes)
        sentences << RulesText::tr("Nobody waits more than %1.").arg(minutesText(*rules.capMinutes, locale));
    if (rules.first != core::PanelMask())
        sentences << RulesText::tr("Everybody gets first: %1.").arg(namesOf(catalog, rules.first));
    if (rules.never != core::PanelMask())
        sentences << RulesText::tr("Never ordered: %1.").arg(namesOf(catalog, rules.never));
    for (std::size_t i = 0; i < rules.needs.size(); ++i)
        if (rules.needs[i] != core::PanelMask())
            sentences << RulesText::tr("%1 only after %2.")
                             .arg(QString::fromStdString(catalog.panels()[i].name), namesOf(catalog, rules.needs[i]));
    return sentences.join(QLatin1Char(' '));
}

} // namespace ui
