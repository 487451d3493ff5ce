// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/model/cost_aim.h"
#include "core/model/masks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Values as JSON, by the lists of their fields: undefined figures are null, numbers come back to the last bit, and what
// is written is what is read.
namespace core {

class SummaryWriter {
    using Json = nlohmann::json;

public:
    template <typename Value>
    void operator()(const char* name, const Value& value)
    {
        m_json[name] = jsonOf(value);
    }
    // Money is what is minimised unless something else is said.
    void operator()(const char* name, const CostAim& aim)
    {
        if (aim != CostAim())
            m_json[name] = textOf(aim);
    }
    Json take() { return std::move(m_json); }

private:
    static Json jsonOf(double value) { return value; } // not a number becomes null
    static Json jsonOf(std::uint64_t value) { return value; }
    static Json jsonOf(bool value) { return value; }
    static Json jsonOf(Minutes value) { return value.amount; }
    static Json jsonOf(const std::string& value) { return value; }
    template <typename Value>
    requires std::is_enum_v<Value>
    static Json jsonOf(const Value& value) { return nameOf(value); }
    static Json jsonOf(PanelId panel) { return panel.value; }
    static Json jsonOf(PanelMask panels) { return panels.bits(); }
    template <typename Value>
    static Json jsonOf(const std::optional<Value>& value)
    {
        return value ? jsonOf(*value) : Json();
    }
    template <typename Value>
    static Json jsonOf(const std::vector<Value>& values)
    {
        Json list = Json::array();
        for (const Value& value : values)
            list.push_back(jsonOf(value));
        return list;
    }
    template <typename Value>
    static Json jsonOf(const Value& value)
    {
        SummaryWriter writer;
        describe(writer, value);
        return writer.take();
    }

    Json m_json = Json::object();
};

class SummaryReader {
    using Json = nlohmann::json;

public:
    explicit SummaryReader(const Json& json) : m_json(json), m_ok(json.is_object()) {}
    bool ok() const { return m_ok; }

    template <typename Value>
    void operator()(const char* name, Value& value)
    {
        const auto found = m_ok ? m_json.find(name) : m_json.end();
        m_ok = m_ok && (found != m_json.end() ? read(*found, value) : mayBeMissing(value));
    }

private:
    // What may be unset was not written by programs that did not know it.
    template <typename Value>
    static bool mayBeMissing(const Value&)
    {
        return false;
    }
    template <typename Value>
    static bool mayBeMissing(std::optional<Value>& value)
    {
        value.reset();
        return true;
    }
    static bool mayBeMissing(Minutes& minutes) // nobody counted them
    {
        minutes = Minutes();
        return true;
    }
    static bool read(const Json& json, Minutes& minutes) { return read(json, minutes.amount); }
    static bool mayBeMissing(CostAim& aim)
    {
        aim = CostAim();
        return true;
    }
    static bool read(const Json& json, CostAim& aim)
    {
        const std::optional<CostAim> named = json.is_string() ? costAimNamed(json.get<std::string>()) : std::nullopt;
        aim = named.value_or(CostAim());
        return named.has_value();
    }
    static bool read(const Json& json, double& value)
    {
        value = json.is_number() ? json.get<double>() : std::numeric_limits<double>::quiet_NaN();
        return json.is_number() || json.is_null();
    }
    static bool read(const Json& json, std::uint64_t& value)
    {
        if (!json.is_number_unsigned())
            return false;
        value = json.get<std::uint64_t>();
        return true;
    }
    static bool read(const Json& json, bool& value)
    {
        value = json.is_boolean() && json.get<bool>();
        return json.is_boolean();
    }
    static bool read(const Json& json, std::string& value)
    {
        if (!json.is_string())
            return false;
        value = json.get<std::string>();
        return true;
    }
    template <typename Value>
    requires std::is_enum_v<Value>
    static bool read(const Json& json, Value& value)
    {
        std::string name;
        if (!read(json, name))
            return false;
        const std::optional<Value> named = valueNamed(namesOf(std::type_identity<Value>()), name);
        value = named.value_or(value);
        return named.has_value();
    }
    static bool read(const Json& json, PanelId& panel) { return read(json, panel.value); }
    static bool read(const Json& json, PanelMask& panels)
    {
        std::uint64_t bits = 0;
        if (!read(json, bits))
            return false;
        panels = PanelMask(bits);
        return true;
    }
    template <typename Value>
    static bool read(const Json& json, std::optional<Value>& value)
    {
        if (json.is_null()) {
            value.reset();
            return true;
        }
        return read(json, value.emplace());
    }
    template <typename Value>
    static bool read(const Json& json, std::vector<Value>& values)
    {
        values.clear();
        return json.is_array() &&
               std::all_of(json.begin(), json.end(), [&](const Json& one) { return read(one, values.emplace_back()); });
    }
    template <typename Value>
    static bool read(const Json& json, Value& value)
    {
        SummaryReader reader(json);
        describe(reader, value);
        return reader.ok();
    }

    const Json& m_json;
    bool m_ok;
};

template <typename Value>
std::string jsonText(const Value& value)
{
    SummaryWriter writer;
    describe(writer, value);
    return writer.take().dump();
}

// Nothing where a piece is missing or of another kind.
template <typename Value>
std::optional<Value> fromJsonText(std::string_view text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    SummaryReader reader(json);
    Value value;
    describe(reader, value);
    return reader.ok() ? std::optional(std::move(value)) : std::nullopt;
}

} // namespace core
