#include "ui/text/language.h"

#include <QTranslator>

namespace ui {

bool loadLanguage(QTranslator& translator, const QLocale& locale)
{
    const QString folder = QStringLiteral(":/i18n");
    return translator.load(locale, QStringLiteral("panelwise"), QStringLiteral("_"), folder) ||
           translator.load(QStringLiteral("panelwise_en"), folder);
}

} // namespace ui
