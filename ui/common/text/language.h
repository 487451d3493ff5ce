// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>

class QTranslator;

namespace ui {

// The words of the locale's language; where we do not have them, English with its plural forms.
bool loadLanguage(QTranslator& translator, const QLocale& locale = QLocale());

QList<QLocale> installedLanguages(); // those we have words of, by their code

} // namespace ui
