// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Range {
    std::optional<double> low;
    std::optional<double> high;
    bool operator==(const Range&) const = default;
    bool contains(double value) const { return (!low || value >= *low) && (!high || value <= *high); }
};

// Another unit a value may come in: value in the usual unit = value in this unit × factor + offset. Only °F and
// mmol/mol of HbA1c have an offset.
struct AlternativeUnit {
    std::string unit;
    double factor = 1.0;
    double offset = 0.0;
};

enum class KnownRole { Demographic, Vital, Lab };

// What is generally known about a measurement. Ranges are of adults, illustrative, in the usual (US) unit.
struct TestKnowledge {
    std::string key;        // "hemoglobin"
    std::string label;      // "Hemoglobin"
    std::string shortLabel; // "Hb", for chips
    KnownRole role = KnownRole::Lab;
    std::string unit;   // usual unit, "g/dL"
    std::string siUnit; // "" where the usual unit is already SI
    double toSi = 1.0;  // value in SI = value × toSi
    Range reference;    // both sexes
    std::optional<Range> referenceFemale;
    std::optional<Range> referenceMale;
    std::optional<Range> typical;   // where the median of a group of adults lies; unset: near the reference
    Range plausible;                // what has been survived, generously
    std::vector<std::string> names; // synonyms as in the resource
    std::vector<std::string> loinc; // codes that mean this test, in whichever unit; may be empty
    std::vector<AlternativeUnit> alternatives;
    std::string panel;   // usual panel, "CBC"; empty where it stands alone
    bool skewed = false; // commonly read on a log scale
    Cost price;          // example price where it is ordered alone

    // How to come from `unit` (canonical) to the usual one; nullopt where the test has no such unit.
    std::optional<AlternativeUnit> toUsual(std::string_view fromUnit) const;
};

struct KnownPanel {
    std::string name;               // "CBC"
    std::string fullName;           // "Complete blood count"
    std::vector<std::string> tests; // keys; empty where only the name is known
    Cost price;                     // example price
};

// The built-in list of common tests, and how column names are recognised in it.
class TestDictionary {
public:
    static const TestDictionary& builtIn(); // parsed once from the embedded resource; immutable

    const std::vector<TestKnowledge>& tests() const { return m_tests; }
    const std::vector<KnownPanel>& panels() const { return m_panels; }
    const std::string& currency() const { return m_currency; }
    const std::string& priceSource() const { return m_priceSource; } // says that the prices are examples

    // "hematocrit_pct_mean24h", "Hgb (g/dL)", "HCT" … with the unit the name itself gives, if any.
    struct Match {
        const TestKnowledge* test = nullptr;
        std::optional<std::string> unit = {}; // as the column name gives it, in its usual spelling
        bool rescaled = false; // the name says that the values are logarithms, standardised or scaled: in no unit
    };
    std::optional<Match> recognise(std::string_view columnName) const;
    const TestKnowledge* byKey(std::string_view key) const;
    const TestKnowledge* byLoinc(std::string_view code) const; // "718-7"; nullptr where it is not in the list
    std::string panelFullName(std::string_view panel) const;   // empty where unknown
    std::optional<std::string> canonicalUnit(std::string_view spelling) const; // "mg/dl", "gm/dL", "K/uL" …
    std::string ucumOf(std::string_view canonicalUnit) const;                  // "10³/µL" → "10*3/uL"
    const std::string& loincNotice() const { return m_loincNotice; }           // asked for by the licence of LOINC

private:
    friend class TestDictionaryReader;
    class Recognition;

    std::vector<TestKnowledge> m_tests;
    std::vector<KnownPanel> m_panels;
    std::string m_currency;
    std::string m_priceSource;
    std::map<std::string, std::size_t, std::less<>> m_byName;      // joined tokens of a synonym → test
    std::map<std::string, std::string, std::less<>> m_unitsByText; // tokens of a unit, "g dl" → "g/dL"
    std::map<std::string, std::string, std::less<>> m_ucum;        // by canonical unit, where it is spelled otherwise
    std::map<std::string, std::size_t, std::less<>> m_byLoinc;
    std::string m_loincNotice;
};

} // namespace core
