// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/eval/evaluation.h"
#include "core/model/masks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Values as JSON: undefined figures are null, numbers come back to the last bit. Every value has one description that
// serves both ways, so that what is written is what is read.
namespace core {

template <typename Value, std::size_t N>
using Names = std::array<std::pair<const char*, Value>, N>;

inline constexpr Names<RunEnd, 3> kEndNames{
    {{"finished", RunEnd::Finished}, {"cancelled", RunEnd::Cancelled}, {"failed", RunEnd::Failed}}};
constexpr const Names<RunEnd, 3>& namesOf(std::type_identity<RunEnd>)
{
    return kEndNames;
}

template <typename Value, typename Described>
concept Is = std::same_as<std::remove_const_t<Value>, Described>;

template <typename Visitor, Is<Interval> Value>
void describe(Visitor& visit, Value& interval)
{
    visit("low", interval.low);
    visit("high", interval.high);
}

template <typename Visitor, Is<MetricEstimate> Value>
void describe(Visitor& visit, Value& figure)
{
    visit("value", figure.value);
    visit("interval", figure.interval);
}

template <typename Visitor, Is<Confusion> Value>
void describe(Visitor& visit, Value& confusion)
{
    visit("tp", confusion.truePositive);
    visit("tn", confusion.trueNegative);
    visit("fp", confusion.falsePositive);
    visit("fn", confusion.falseNegative);
}

template <typename Visitor, Is<OrderFrequency> Value>
void describe(Visitor& visit, Value& order)
{
    visit("sequence", order.sequence);
    visit("patients", order.patients);
    visit("diagnosed_present", order.diagnosedPresent);
}

template <typename Visitor, Is<Evaluation> Value>
void describe(Visitor& visit, Value& evaluation)
{
    visit("confusion", evaluation.confusion);
    visit("f1", evaluation.f1);
    visit("auroc", evaluation.auroc);
    visit("auprc", evaluation.auprc);
    visit("am", evaluation.am);
    visit("precision", evaluation.precision);
    visit("recall", evaluation.recall);
    visit("specificity", evaluation.specificity);
    visit("brier", evaluation.brier);
    visit("mean_cost", evaluation.meanCost);
    visit("cost_deviation", evaluation.costDeviation);
    visit("mean_reward", evaluation.meanReward);
    visit("panel_use", evaluation.panelUse);
    visit("orders", evaluation.orders);
}

class SummaryWriter {
    using Json = nlohmann::json;

public:
    template <typename Value>
    void operator()(const char* name, const Value& value)
    {
        m_json[name] = jsonOf(value);
    }
    Json take() { return std::move(m_json); }

private:
    static Json jsonOf(double value) { return value; } // not a number becomes null
    static Json jsonOf(std::uint64_t value) { return value; }
    static Json jsonOf(bool value) { return value; }
    static Json jsonOf(const std::string& value) { return value; }
    template <typename Value>
    requires std::is_enum_v<Value>
    static Json jsonOf(const Value& value)
    {
        const auto& names = namesOf(std::type_identity<Value>());
        return std::find_if(names.begin(), names.end(), [&](const auto& pair) { return pair.second == value; })->first;
    }
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
        m_ok = m_ok && found != m_json.end() && read(*found, value);
    }

private:
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
        const auto& names = namesOf(std::type_identity<Value>());
        const auto found =
            std::find_if(names.begin(), names.end(), [&](const auto& pair) { return json == pair.first; });
        if (found == names.end())
            return false;
        value = found->second;
        return true;
    }
    static bool read(const Json& json, PanelId& panel) { return read(json, panel.value); }
    static bool read(const Json& json, PanelMask& panels)
    {
        std::uint64_t bits = 0;
        if (!read(json, bits) || bits > std::numeric_limits<std::uint32_t>::max())
            return false;
        panels = PanelMask(static_cast<std::uint32_t>(bits));
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
