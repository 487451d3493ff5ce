#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Range {
    std::optional<double> low;
    std::optional<double> high;
    bool operator==(const Range&) const = default;
};

// Another unit a value may come in: value in the usual unit = value in this unit × factor.
struct AlternativeUnit {
    std::string unit;
    double factor = 1.0;
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
    Range plausible;
    std::vector<std::string> names; // normalised synonyms
    std::vector<AlternativeUnit> alternatives;
    std::string panel;   // usual panel, "CBC"; empty where it stands alone
    bool skewed = false; // commonly read on a log scale
};

struct KnownPanel {
    std::string name;     // "CBC"
    std::string fullName; // "Complete blood count"
};

// The built-in list of common tests, and how column names are recognised in it.
class TestDictionary {
public:
    static const TestDictionary& builtIn(); // parsed once from the embedded resource; immutable

    const std::vector<TestKnowledge>& tests() const { return m_tests; }
    const std::vector<KnownPanel>& panels() const { return m_panels; }

    // "hematocrit_pct_mean24h", "Hgb (g/dL)", "HCT" … with the unit the name itself tells, if any.
    struct Match {
        const TestKnowledge* test = nullptr;
        std::optional<std::string> unit; // as the column name tells it
    };
    std::optional<Match> recognise(std::string_view columnName) const;
    const TestKnowledge* byKey(std::string_view key) const;
    std::string panelFullName(std::string_view panel) const; // empty where unknown

private:
    std::vector<TestKnowledge> m_tests;
    std::vector<KnownPanel> m_panels;
};

} // namespace core
