// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portable/policy_facts.h"
#include "core/portable/policy_script.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// Literals of a language. R counts from 1, so places are told apart from numbers.
class ScriptText {
public:
    explicit ScriptText(ScriptLanguage language) : m_language(language) {}

    bool isPython() const { return m_language == ScriptLanguage::Python; }
    std::string text(std::string_view text) const;
    std::string number(double number) const; // reads back as the same
    std::string place(std::size_t place) const;
    std::string truth(bool truth) const;
    std::string optional(const std::optional<double>& number) const;
    std::string list(const std::vector<std::string>& items, const char* separator = ", ") const; // of anything
    std::string texts(const std::vector<std::string>& texts) const;                              // a vector of them
    std::string numbers(std::span<const float> numbers) const;
    std::string places(const std::vector<std::size_t>& places) const;
    std::string record(const std::vector<std::pair<std::string, std::string>>& fields) const; // of literals by name
    // Base 85 (RFC 1924 alphabet) in lines, decoded by the script.
    std::string floats(std::span<const float> numbers) const;
    std::string words(std::span<const std::uint32_t> words) const;

private:
    std::string encoded(const char* decoder, std::span<const std::uint32_t> words) const;
    ScriptLanguage m_language;
};

// A file of resources/scripts with every @NAME@ replaced.
std::string filledIn(std::string_view resource, const std::map<std::string, std::string>& values);

// The part that all scripts have: what the file is and how it is used, columns, panels and the rules of ordering.
std::string scriptAround(const std::string& engine, const PolicyFacts& facts, const PolicyFeatures& features,
                         bool forbidUnrecorded, const std::string& subject, const ScriptTarget& target);

} // namespace core
