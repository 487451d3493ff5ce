// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>

class QTranslator;

namespace ui {

// The words of the locale's language; where we do not have them, English with its plural forms.
bool loadLanguage(QTranslator& translator, const QLocale& locale = QLocale());

// The text of an action without the mark of its key: "&File" and "文件(&F)" alike.
QString withoutMnemonic(const QString& text);

// The locale whose numbers and dates are shown where `wanted` is asked for. "C" is what a machine without language
// settings says: its numbers are for programs, not for readers. Arabic has two kinds of digits; laboratories and our
// files write 0 to 9.
QLocale readableLocale(const QLocale& wanted);

QList<QLocale> installedLanguages(); // those we have words of, by their code

} // namespace ui
