// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/test_dictionary.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace ui {

// Numbers in tables, where the decimals are chosen per line (those in sentences are in ui/common/text/number_text.h):
// real minus sign, en dash in ranges, a space that does not break before %.
QString fixedNumber(double value, int decimals);
QString shortNumber(double value, int mostDecimals = 3);   // without trailing zeros
QString percentText(double share, int decimals = 0);       // 0.52 -> "52 %"
QString fixedRange(double low, double high, int decimals); // "11.7–16.7"
QString referenceText(const core::Range& range);           // "12.0–17.5", "< 0.8", "> 4", or nothing
// The text with the language's own decimal mark where the other one was typed: "13,5" as "13.5". A mark with three
// digits behind it is left alone where `grouped`.
QString withDecimalMark(const QString& text, const QLocale& locale, bool grouped);
std::optional<double> parseNumber(const QString& text);      // as the user's language writes it
std::optional<double> parseMinutes(const QString& text);     // "90", "90 min", "1.5 h", "1 h 30 min"
std::optional<double> parseMillilitres(const QString& text); // "4", "4 mL"

// Decimals that show about three significant digits of values of this size.
int decimalsFor(double magnitude);

} // namespace ui
