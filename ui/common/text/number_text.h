// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace ui {

// Numbers as people read them: a real minus sign, an en dash between limits, digits grouped as the locale does.

// What has a sign or two limits reads from left to right, in a language that is written the other way, too.
QString leftToRight(const QString& text, const QLocale& locale = QLocale());

// At most `significant` digits, no trailing zeros: 28.9, 49,160, −0.02.
QString numberText(double value, const QLocale& locale = QLocale(), int significant = 4);
QString countText(std::uint64_t count, const QLocale& locale = QLocale());
int pluralCount(std::uint64_t count);                                                 // for %n, which takes an int
QString shareText(double share, const QLocale& locale = QLocale(), int decimals = 1); // 0.1005 → 10.1 %

// The fewest decimals, from `least` on and at most six, with which two different numbers are written differently.
int decimalsApart(double a, double b, int least);
// The same for the limits of an interval about a value that is written with `ofValue` decimals: the limits stay apart,
// and the value stays between them.
int intervalDecimals(double low, double value, double high, int least, int ofValue);

// "60–120", "≥ 60", "≤ 120"; empty where there is no limit at all.
QString rangeText(std::optional<double> low, std::optional<double> high, const QLocale& locale = QLocale());

enum class MoneyStyle { Short, Exact }; // $36 or $36.00; an amount with cents always shows them

// An amount with the sign of its currency (ISO 4217 code): the currency is the data's, only its form the locale's.
QString money(core::Cost amount, const QString& currency, const QLocale& locale = QLocale(),
              MoneyStyle style = MoneyStyle::Short);

QString minutesText(core::Minutes minutes, const QLocale& locale = QLocale()); // "82.5 min"
QString meanMinutesText(double minutes, const QLocale& locale = QLocale());    // of many patients: to a tenth
QString millilitresText(core::Millilitres millilitres, const QLocale& locale = QLocale()); // "7.5 mL"
QString meanMillilitresText(double millilitres, const QLocale& locale = QLocale()); // of many patients: to a tenth

} // namespace ui
