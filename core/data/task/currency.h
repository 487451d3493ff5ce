// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace core {

// Codes of the currencies in use (ISO 4217), in alphabetical order.
std::span<const std::string_view> isoCurrencies();
bool isIsoCurrency(std::string_view code);

// What stands for a currency where nothing is paid: every test counts as one unit.
inline constexpr std::string_view kTestUnits = "tests";

// Digits behind the decimal mark: 0 for yen, 2 for most.
int currencyDigits(std::string_view code);

} // namespace core
