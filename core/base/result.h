// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace core {

// A value, or the one fact that kept it from being made. For what a user's file, disk or settings can cause;
// broken promises between our own functions are assertions.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

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

    const Error& error() const
    {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

// Success without a value: `return Done{};`
struct Done {
    bool operator==(const Done&) const = default;
};
using Status = Result<Done>;

} // namespace core
