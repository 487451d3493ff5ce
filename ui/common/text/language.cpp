// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/language.h"

#include <QDir>
#include <QRegularExpression>
#include <QTranslator>

namespace ui {
namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kFile = QStringLiteral("panelwise");

} // namespace

bool loadLanguage(QTranslator& translator, const QLocale& locale)
{
    return translator.load(locale, kFile, QStringLiteral("_"), kFolder) ||
           translator.load(kFile + QStringLiteral("_en"), kFolder);
}

QString withoutMnemonic(const QString& text)
{
    static const QRegularExpression key(QStringLiteral(R"( ?\(&\w\)|&(?=[^&]))"));
    QString plain = text;
    return plain.replace(QLatin1String("&&"), QLatin1String("\x1")).remove(key).replace('\x1', '&');
}

QLocale readableLocale(const QLocale& wanted)
{
    if (wanted.language() == QLocale::C)
        return {QLocale::English, QLocale::UnitedStates};
    const bool ownDigits = wanted.zeroDigit() != QLatin1String("0");
    return wanted.language() == QLocale::Arabic && ownDigits ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates)
                                                             : wanted;
}

QList<QLocale> installedLanguages()
{
    QList<QLocale> languages;
    for (const QString& file : QDir(kFolder).entryList({kFile + QStringLiteral("_*.qm")}, QDir::Files, QDir::Name))
        languages.append(QLocale(file.mid(kFile.size() + 1).chopped(3)));
    return languages;
}

} // namespace ui
