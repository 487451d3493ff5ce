// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_proposal.h"

#include "core/data/codes/code_reading.h"
#include "core/data/task/name_tokens.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/test_dictionary.h"
#include "core/data/task/value_meanings.h"
#include "core/model/masks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace core {
namespace {

constexpr std::string_view kOtherTests = "Other tests";

// How a two-valued column is counted: the two values and how often each stands.
struct TwoValues {
    std::array<float, 2> values{};
    std::array<std::size_t, 2> counts{};

    std::size_t rarer() const { return counts[1] <= counts[0] ? 1 : 0; }
    double rarerShare() const
    {
        return static_cast<double>(counts[rarer()]) / static_cast<double>(counts[0] + counts[1]);
    }
};

std::optional<TwoValues> twoValuesOf(const Column& column)
{
    TwoValues found;
    std::size_t distinct = 0;
    for (const float value : column.values) {
        if (std::isnan(value))
            continue;
        std::size_t at = 0;
        while (at < distinct && found.values[at] != value)
            ++at;
        if (at == 2)
            return std::nullopt;
        if (at == distinct) {
            found.values[at] = value;
            ++distinct;
        }
        ++found.counts[at];
    }
    if (distinct != 2)
        return std::nullopt;
    if (found.values[0] > found.values[1]) {
        std::swap(found.values[0], found.values[1]);
        std::swap(found.counts[0], found.counts[1]);
    }
    return found;
}

std::string textOf(const Column& column, float value)
{
    const auto row = std::find(column.values.begin(), column.values.end(), value);
    return cellText(column, static_cast<std::size_t>(row - column.values.begin()));
}

// How much a name sounds like an outcome.
double outcomeScoreOf(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, double>, 64> words{
        {{"label", 100},     {"outcome", 100},      {"target", 100},    {"y", 100},          {"class", 80},
         {"death", 90},      {"dead", 90},          {"died", 90},       {"mortality", 90},   {"deceased", 90},
         {"expired", 90},    {"diagnosis", 85},     {"diagnosed", 85},  {"disease", 80},     {"event", 70},
         {"status", 50},     {"case", 60},          {"readmitted", 70}, {"readmission", 70}, {"relapse", 70},
         {"recurrence", 70}, {"malignant", 70},     {"sepsis", 60},     {"aki", 60},         {"survived", 60},
         {"survival", 60},   {"tod", 80},           {"diagnose", 80},   {"deces", 80},       {"verstorben", 90},
         {"gestorben", 90},  {"uberlebt", 60},      {"ueberlebt", 60},  {"mortalitat", 90},  {"krank", 70},
         {"erkrankt", 70},   {"erkrankung", 70},    {"befund", 40},     {"ergebnis", 60},    {"mort", 80},
         {"decede", 90},     {"malade", 70},        {"maladie", 70},    {"diagnostic", 70},  {"muerte", 90},
         {"fallecido", 90},  {"fallecimiento", 90}, {"enfermedad", 70}, {"enfermo", 70},     {"diagnostico", 80},
         {"exitus", 90},     {"morte", 90},         {"deceduto", 90},   {"malattia", 70},    {"diagnosi", 80},
         {"obito", 90},      {"doenca", 70},        {"overleden", 90},  {"ziekte", 70},      {"zgon", 90},
         {"diagnoza", 80},   {"outcomes", 60},      {"ill", 80},        {"sick", 70}}};
    double best = 0.0;
    for (const std::string& token : nameTokens(name, true))
        for (const auto& [word, score] : words)
            if (token == word)
                best = std::max(best, score);
    return best;
}

// Makes a task step by step; each column is taken by the first step that knows what it is.
class Proposer {
public:
    Proposer(const Table& table, std::string_view outcome) : m_table(table), m_outcome(outcome) {}

    TaskProposal propose()
    {
        ignoreIdentifiers();
        chooseOutcome();
        chooseSplit();
        shareOutColumns();
        makeKnownPanels();
        makeSinglePanels();
        if (!m_otherTests.empty())
            addPanel(std::string(kOtherTests), kOtherTestsPrice, m_otherTests);
        m_proposal.task.currency = m_dictionary.currency();
        if (!m_proposal.task.panels.empty())
            m_proposal.task.priceSource = m_dictionary.priceSource();
        return std::move(m_proposal);
    }

private:
    static constexpr Cost kOtherTestsPrice{10.0};

    bool taken(const std::string& column) const { return m_taken.contains(column); }

    void ignoreIdentifiers()
    {
        m_proposal.identifiers = findIdentifiers(m_table);
        for (const IdentifierWarning& warning : m_proposal.identifiers) {
            if (warning.column == m_outcome)
                continue;
            m_proposal.task.ignored.push_back(warning.column);
            m_taken.insert(warning.column);
        }
    }

    void chooseOutcome();
    void chooseSplit();
    void shareOutColumns();
    void makeKnownPanels();
    void makeSinglePanels();
    void addPanel(std::string name, Cost price, std::vector<std::string> columns)
    {
        Task& task = m_proposal.task;
        task.panels.push_back({.name = freePanelName(task, name), .cost = price, .columns = std::move(columns)});
    }

    const Table& m_table;
    std::string_view m_outcome; // empty: to be found
    const TestDictionary& m_dictionary = TestDictionary::builtIn();
    TaskProposal m_proposal;
    std::set<std::string> m_taken;
    std::map<std::string, std::vector<std::string>> m_columnsOfTest; // by key, in table order
    std::vector<std::string> m_otherTests;
};

void Proposer::chooseOutcome()
{
    struct Candidate {
        const Column* column;
        TwoValues values;
        double score;
    };
    if (const Column* known = m_outcome.empty() ? nullptr : m_table.find(m_outcome)) {
        m_proposal.task.label = known->name;
        m_proposal.task.positive = proposedRule(*known).value_or(OutcomeRule::undecided("1"));
        m_taken.insert(known->name);
        return;
    }
    std::vector<Candidate> candidates;
    for (const Column& column : m_table.columns()) {
        const auto match = m_dictionary.recognise(column.name);
        if (taken(column.name) || (match && match->test->role != KnownRole::Lab))
            continue;
        const std::optional<TwoValues> values = twoValuesOf(column);
        if (!values)
            continue;
        // Without a telling name: rare rather than common, and often the last column.
        const double last = &column == &m_table.columns().back() ? 8.0 : 0.0;
        candidates.push_back(
            {&column, *values, outcomeScoreOf(column.name) + last + 10.0 * (0.5 - values->rarerShare())});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    for (const Candidate& candidate : candidates)
        m_proposal.labelCandidates.push_back(candidate.column->name);
    if (candidates.empty())
        return;
    const Candidate& best = candidates.front();
    m_proposal.task.label = best.column->name;
    m_taken.insert(best.column->name);
    m_proposal.task.positive = *proposedRule(*best.column);
    if (candidates.size() > 1 && outcomeScoreOf(best.column->name) == 0.0)
        m_proposal.task.positive.kind = OutcomeRule::Kind::Undecided;
}

void Proposer::chooseSplit()
{
    const std::set<std::string> parts{"test", "train", "validation"};
    for (const Column& column : m_table.columns())
        if (!taken(column.name) && column.kind == ColumnKind::Category &&
            std::set<std::string>(column.levels.begin(), column.levels.end()) == parts) {
            m_proposal.task.splitColumn = column.name;
            m_taken.insert(column.name);
            return;
        }
}

// What is known without a test comes first: flags and categories are history, as are demographics and vital signs.
void Proposer::shareOutColumns()
{
    Task& task = m_proposal.task;
    for (const Column& column : m_table.columns()) {
        if (taken(column.name))
            continue;
        const auto match = m_dictionary.recognise(column.name);
        const bool flag = column.kind != ColumnKind::Numeric || twoValuesOf(column).has_value();
        if (column.kind == ColumnKind::Text)
            task.ignored.push_back(column.name);
        else if (match && match->test->role == KnownRole::Lab)
            m_columnsOfTest[match->test->key].push_back(column.name);
        else if (match || flag)
            task.visible.push_back(column.name);
        else
            m_otherTests.push_back(column.name);
    }
}

// A panel is proposed where the table has a test that is usually ordered with it; it then holds all of its tests the
// table has, also those of a smaller panel inside it (BMP in CMP).
void Proposer::makeKnownPanels()
{
    for (const KnownPanel& panel : m_dictionary.panels()) {
        bool usual = false;
        std::vector<std::string> columns;
        for (const std::string& key : panel.tests) {
            const auto found = m_columnsOfTest.find(key);
            if (found == m_columnsOfTest.end())
                continue;
            columns.insert(columns.end(), found->second.begin(), found->second.end());
            usual = usual || m_dictionary.byKey(key)->panel == panel.name;
        }
        if (usual)
            addPanel(panel.name, panel.price, std::move(columns));
    }
}

void Proposer::makeSinglePanels()
{
    for (const TestKnowledge& test : m_dictionary.tests()) {
        const auto columns = m_columnsOfTest.find(test.key);
        if (!test.panel.empty() || columns == m_columnsOfTest.end())
            continue;
        // One place is kept for "Other tests".
        if (m_proposal.task.panels.size() + 1 < PanelMask::kMostPanels)
            addPanel(test.label, test.price, columns->second);
        else
            m_otherTests.insert(m_otherTests.end(), columns->second.begin(), columns->second.end());
    }
}

} // namespace

std::optional<OutcomeRule> proposedRule(const Column& column)
{
    const std::optional<TwoValues> found = twoValuesOf(column);
    if (!found)
        return std::nullopt;
    const std::array<std::string, 2> texts{textOf(column, found->values[0]), textOf(column, found->values[1])};
    const std::optional<PairMeaning> meaning = meaningOfPair(texts[0], texts[1]);
    if (!meaning)
        return OutcomeRule::undecided(texts[found->rarer()]);
    std::size_t cases = meaning->firstIsAffirmative ? 0 : 1;
    if (meaning->pair == ValuePair::Plain && namesGoodEnd(column.name))
        cases = 1 - cases;
    const bool most = found->counts[cases] > found->counts[1 - cases];
    return most ? OutcomeRule::undecided(texts[cases]) : OutcomeRule::value(texts[cases]);
}

TaskProposal proposeTask(const Table& table, std::string_view outcome, std::span<const std::string> missing)
{
    // Roles go by what columns are once their codes are read.
    const TablePtr whole(TablePtr(), &table); // lent, not owned
    const TablePtr withoutMissing = readCodes(whole, {}, missing);
    std::vector<CodeRule> codes = proposeCodes(*withoutMissing);
    TaskProposal proposal = Proposer(*readCodes(withoutMissing, codes, {}), outcome).propose();
    proposal.task.missing.assign(missing.begin(), missing.end());
    proposal.task.codes = std::move(codes);
    return proposal;
}

} // namespace core
