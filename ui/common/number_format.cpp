// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/number_format.h"

#include "ui/common/text/number_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kEnDash(0x2013);
constexpr QChar kNoBreakSpace(0x00A0);

QString withRealMinus(QString text)
{
    const QString sign = QLocale().negativeSign();
    return text.contains(sign) ? leftToRight(text.replace(sign, QString(kMinus))) : text;
}

int decimalsNeeded(double value, int most)
{
    for (int decimals = 0; decimals < most; ++decimals) {
        const double scaled = value * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, std::abs(scaled)))
            return decimals;
    }
    return most;
}

// A converted bound such as 0.00713 still needs two significant digits.
int mostDecimalsOf(double value)
{
    return value == 0.0 ? 0 : decimalsFor(std::abs(value)) + (std::abs(value) < 10.0 ? 1 : 0);
}

// Two digits, and one decimal at least: bilirubin of 1.71 to 20.52 µmol/L reads 1.7–20.5, a pH of 7.35 to 7.45 keeps
// all it has.
int decimalsOfTwoDigits(double value)
{
    return value == 0.0 ? 1 : std::clamp(1 - static_cast<int>(std::floor(std::log10(std::abs(value)))), 1, 6);
}

} // namespace

QString fixedNumber(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    const double rounded = std::round(value * scale) / scale;
    return withRealMinus(QLocale().toString(rounded == 0.0 ? 0.0 : value, 'f', decimals)); // never "−0.0"
}

QString shortNumber(double value, int mostDecimals)
{
    return fixedNumber(value, decimalsNeeded(value, mostDecimals));
}

QString percentText(double share, int decimals)
{
    return fixedNumber(share * 100.0, decimals) + kNoBreakSpace + QLocale().percent();
}

QString fixedRange(double low, double high, int decimals)
{
    return leftToRight(fixedNumber(low, decimals) + kEnDash + fixedNumber(high, decimals));
}

QString referenceText(const core::Range& range)
{
    if (range.low && range.high && *range.low == *range.high)
        return shortNumber(*range.low, mostDecimalsOf(*range.low));
    if (range.low && range.high) {
        const int most = std::max(decimalsOfTwoDigits(*range.low), decimalsOfTwoDigits(*range.high - *range.low));
        return fixedRange(*range.low, *range.high,
                          std::max(decimalsNeeded(*range.low, most), decimalsNeeded(*range.high, most)));
    }
    if (range.low)
        return leftToRight(QLatin1Char('>') + kNoBreakSpace + shortNumber(*range.low, mostDecimalsOf(*range.low)));
    if (range.high)
        return leftToRight(QLatin1Char('<') + kNoBreakSpace + shortNumber(*range.high, mostDecimalsOf(*range.high)));
    return {};
}

QString withDecimalMark(const QString& text, const QLocale& locale, bool grouped)
{
    const QString own = locale.decimalPoint();
    const QLatin1Char other = own == QLatin1String(".") ? QLatin1Char(',') : QLatin1Char('.');
    const qsizetype at = text.indexOf(other);
    if (at < 1 || text.contains(own) || text.count(other) != 1 || !text[at - 1].isDigit())
        return text;
    qsizetype digits = 0;
    while (at + 1 + digits < text.size() && text[at + 1 + digits].isDigit())
        ++digits;
    return grouped && digits == 3 ? text : text.left(at) + own + text.mid(at + 1);
}

std::optional<double> parseNumber(const QString& text)
{
    QString plain = text.trimmed().remove(QChar(0x2066)).remove(QChar(0x2069)); // as leftToRight writes it
    plain.replace(kMinus, QLocale().negativeSign());
    bool valid = false;
    double value = QLocale().toDouble(plain, &valid);
    if (!valid)
        value = QLocale().toDouble(withDecimalMark(plain, QLocale(), true), &valid);
    return valid && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<double> parseMinutes(const QString& text)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*(?:([^\sa-z]+)\s*h)?\s*(?:([^\sa-z]+)\s*(?:min)?)?\s*$)"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch() || (match.captured(1).isEmpty() && match.captured(2).isEmpty()))
        return std::nullopt;
    double minutes = 0.0;
    for (const auto& [part, each] : {std::pair(1, 60.0), std::pair(2, 1.0)}) {
        if (match.captured(part).isEmpty())
            continue;
        const std::optional<double> number = parseNumber(match.captured(part));
        if (!number)
            return std::nullopt;
        minutes += each * *number;
    }
    return minutes;
}

std::optional<double> parseMillilitres(const QString& text)
{
    QString number = text.trimmed();
    if (number.endsWith(QLatin1String("mL"), Qt::CaseInsensitive))
        number.chop(2);
    return parseNumber(number);
}

int decimalsFor(double magnitude)
{
    if (magnitude >= 100.0 || magnitude == 0.0)
        return 0;
    if (magnitude >= 1.9)
        return 1;
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(magnitude))), 2, 6);
}

} // namespace ui
