// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/number_text.h"

#include "core/data/task/currency.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {
namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kEnDash(0x2013);
constexpr QChar kNarrowSpace(0x202F); // does not break
constexpr int kMostDecimals = 6;
constexpr double kSameNumber = 1e-9;

double roundedTo(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

QString withRealMinus(QString text, const QLocale& locale)
{
    const QString sign = locale.negativeSign();
    if (text.startsWith(sign))
        return leftToRight(text.replace(0, sign.size(), kMinus), locale);
    return text;
}

// Digits behind the decimal mark that are left when trailing zeros go.
int neededDecimals(double value, int most)
{
    const QByteArray digits = QByteArray::number(value, 'f', most);
    const auto point = digits.indexOf('.');
    if (point < 0)
        return 0;
    auto last = digits.size() - 1;
    while (last > point && digits[last] == '0')
        --last;
    return static_cast<int>(last - point);
}

// How a currency is shown outside its own country. In a country that itself writes "$" the foreign dollar is named.
QString currencySign(const QString& code, const QLocale& locale)
{
    if (locale.currencySymbol(QLocale::CurrencyIsoCode) == code)
        return locale.currencySymbol(QLocale::CurrencySymbol);
    static const std::array<std::pair<const char*, const char16_t*>, 9> signs{{{"USD", u"$"},
                                                                               {"EUR", u"€"},
                                                                               {"GBP", u"£"},
                                                                               {"INR", u"₹"},
                                                                               {"CAD", u"CA$"},
                                                                               {"AUD", u"A$"},
                                                                               {"NZD", u"NZ$"},
                                                                               {"JPY", u"JP¥"},
                                                                               {"CNY", u"CN¥"}}};
    const auto found =
        std::find_if(signs.begin(), signs.end(), [&](const auto& sign) { return code == QLatin1String(sign.first); });
    if (found == signs.end())
        return code + kNarrowSpace;
    const QString sign = QString::fromUtf16(found->second);
    return sign == locale.currencySymbol(QLocale::CurrencySymbol) ? QStringLiteral("US") + sign : sign;
}

} // namespace

QString leftToRight(const QString& text, const QLocale& locale)
{
    constexpr QChar kIsolate(0x2066), kEnd(0x2069);
    return locale.textDirection() == Qt::RightToLeft ? kIsolate + text + kEnd : text;
}

QString numberText(double value, const QLocale& locale, int significant)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("?") : QString(value < 0 ? kMinus : QChar()) + QChar(0x221E);
    if (value == 0.0)
        return locale.toString(0);
    const double magnitude = std::abs(value);
    if (magnitude >= 1e12 || magnitude < 1e-6)
        return withRealMinus(locale.toString(value, 'g', significant), locale);
    const int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
    const int decimals = neededDecimals(value, std::max(0, significant - 1 - exponent));
    return withRealMinus(locale.toString(value, 'f', decimals), locale);
}

QString countText(std::uint64_t count, const QLocale& locale)
{
    return locale.toString(static_cast<qulonglong>(count));
}

int pluralCount(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

QString shareText(double share, const QLocale& locale, int decimals)
{
    return locale.toString(100.0 * share, 'f', decimals) + kNarrowSpace + locale.percent();
}

int decimalsApart(double a, double b, int least)
{
    int decimals = least;
    while (a != b && decimals < kMostDecimals && roundedTo(a, decimals) == roundedTo(b, decimals))
        ++decimals;
    return decimals;
}

int intervalDecimals(double low, double value, double high, int least, int ofValue)
{
    int decimals = decimalsApart(low, high, least);
    const double shown = roundedTo(value, ofValue);
    const bool between = low <= value && value <= high;
    while (between && decimals < kMostDecimals &&
           (roundedTo(low, decimals) > shown + kSameNumber || roundedTo(high, decimals) < shown - kSameNumber) &&
           decimals < ofValue)
        ++decimals;
    return decimals;
}

QString rangeText(std::optional<double> low, std::optional<double> high, const QLocale& locale)
{
    if (low && !std::isfinite(*low))
        low.reset();
    if (high && !std::isfinite(*high))
        high.reset();
    if (low && high)
        return leftToRight(numberText(*low, locale) + kEnDash + numberText(*high, locale), locale);
    if (low)
        return leftToRight(QChar(0x2265) + QString(kNarrowSpace) + numberText(*low, locale), locale);
    if (high)
        return leftToRight(QChar(0x2264) + QString(kNarrowSpace) + numberText(*high, locale), locale);
    return {};
}

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)
};

QString testsText(double tests, const QLocale& locale)
{
    const double rounded = std::round(tests * 100.0) / 100.0;
    return rounded == 1.0 ? NumberWords::tr("1 test") : NumberWords::tr("%1 tests").arg(numberText(rounded, locale));
}

} // namespace

QString money(core::Cost amount, const QString& currency, const QLocale& locale, MoneyStyle style)
{
    if (currency == QLatin1String(core::kTestUnits.data()))
        return testsText(amount.amount, locale);
    const bool noCents = core::currencyDigits(currency.toStdString()) == 0;
    const double cents = std::round(std::abs(amount.amount) * 100.0);
    const bool whole = std::fmod(cents, 100.0) == 0.0;
    const int decimals = noCents || (style == MoneyStyle::Short && whole) ? 0 : 2;
    // Where words run from right to left, what surrounds an amount would decide on which side its sign stands.
    const QLocale form = locale.textDirection() == Qt::RightToLeft ? QLocale(QLocale::English) : locale;
    const QString text =
        leftToRight(form.toCurrencyString(std::abs(amount.amount), currencySign(currency, locale), decimals), locale);
    return amount.amount < 0.0 ? leftToRight(kMinus + text, locale) : text;
}

QString minutesText(core::Minutes minutes, const QLocale& locale)
{
    return QStringLiteral("%1 min").arg(numberText(minutes.amount, locale));
}

QString meanMinutesText(double minutes, const QLocale& locale)
{
    return minutesText(core::Minutes(roundedTo(minutes, 1)), locale);
}

QString millilitresText(core::Millilitres millilitres, const QLocale& locale)
{
    return QStringLiteral("%1 mL").arg(numberText(millilitres.amount, locale));
}

QString meanMillilitresText(double millilitres, const QLocale& locale)
{
    return millilitresText(core::Millilitres(roundedTo(millilitres, 1)), locale);
}

} // namespace ui
