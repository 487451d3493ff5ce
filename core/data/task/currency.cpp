// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/currency.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

// Without funds, metals and codes for testing.
constexpr auto kCurrencies = std::to_array<std::string_view>(
    {"AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BGN", "BHD", "BIF", "BMD",
     "BND", "BOB", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHF", "CLP", "CNY", "COP", "CRC", "CUP",
     "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP",
     "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD",
     "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD",
     "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MYR", "MZN", "NAD", "NGN",
     "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB",
     "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL",
     "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "UYU", "UZS", "VED", "VES",
     "VND", "VUV", "WST", "XAF", "XCD", "XOF", "XPF", "YER", "ZAR", "ZMW", "ZWG"});
static_assert(std::is_sorted(kCurrencies.begin(), kCurrencies.end()));

constexpr auto kWithoutCents = std::to_array<std::string_view>(
    {"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"});
constexpr auto kWithMils = std::to_array<std::string_view>({"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"});

} // namespace

std::span<const std::string_view> isoCurrencies()
{
    return kCurrencies;
}

bool isIsoCurrency(std::string_view code)
{
    return std::binary_search(kCurrencies.begin(), kCurrencies.end(), code);
}

int currencyDigits(std::string_view code)
{
    if (std::find(kWithoutCents.begin(), kWithoutCents.end(), code) != kWithoutCents.end())
        return 0;
    return std::find(kWithMils.begin(), kWithMils.end(), code) != kWithMils.end() ? 3 : 2;
}

} // namespace core
