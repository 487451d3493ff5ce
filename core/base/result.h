// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace core {

// A value, or what kept it from being made. For what a user's file, disk or settings can cause; broken promises between
// our own functions are assertions. `if (!made) return made.error();`
template <typename T, typename E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const&
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    T& value() &
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    T&& value() &&
    {
        assert(ok());
        return std::move(*std::get_if<0>(&m_content));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const E& error() const
    {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, E> m_content;
};

// Success without a value: `return Done{};`
struct Done {
    bool operator==(const Done&) const = default;
};
using Status = Result<Done>;

} // namespace core
