// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// What a policy is to spend little of: money, the time a patient waits for results, or both, an hour being worth so
// much money. Whatever is minimised is called the burden; its unit is that of the prices, or minutes where only time
// counts.
class CostAim {
public:
    enum class Kind : std::uint8_t { Money, Time, Both };

    constexpr CostAim() = default; // money
    static constexpr CostAim money() { return {}; }
    static constexpr CostAim time() { return CostAim(Kind::Time, 0.0); }
    // `perHour`: above 0, in the currency of the task.
    static constexpr CostAim moneyAndTime(double perHour)
    {
        assert(perHour > 0.0);
        return CostAim(Kind::Both, perHour);
    }

    constexpr Kind kind() const { return m_kind; }
    constexpr double perHour() const { return m_perHour; } // 0 unless both count
    constexpr bool countsTime() const { return m_kind != Kind::Money; }
    constexpr bool countsMoney() const { return m_kind != Kind::Time; }
    constexpr double burden(Cost paid, Minutes waited) const
    {
        switch (m_kind) {
        case Kind::Money:
            return paid.amount;
        case Kind::Time:
            return waited.amount;
        case Kind::Both:
            return paid.amount + m_perHour * waited.amount / 60.0;
        }
        return 0.0;
    }
    bool operator==(const CostAim&) const = default;

private:
    constexpr CostAim(Kind kind, double perHour) : m_kind(kind), m_perHour(perHour) {}
    Kind m_kind = Kind::Money;
    double m_perHour = 0.0;
};

inline constexpr double kDearestHour = 1e9;

// "money", "time" or what an hour is worth ("30"), as plans and the command line have it.
std::string textOf(CostAim aim);
std::optional<CostAim> costAimNamed(std::string_view text);

} // namespace core
