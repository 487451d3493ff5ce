// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/language.h"

#include <QDir>
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

QList<QLocale> installedLanguages()
{
    QList<QLocale> languages;
    for (const QString& file : QDir(kFolder).entryList({kFile + QStringLiteral("_*.qm")}, QDir::Files, QDir::Name))
        languages.append(QLocale(file.mid(kFile.size() + 1).chopped(3)));
    return languages;
}

} // namespace ui
