// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_proposal.h"

#include "core/data/codes/code_reading.h"
#include "core/data/task/outcome_names.h"
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

// What two values mean says that a column is an outcome, whatever it is called: dead and alive, ill and healthy.
double pairScoreOf(ValuePair pair)
{
    switch (pair) {
    case ValuePair::Survival:
    case ValuePair::Health:
    case ValuePair::Malignant:
        return kTellingName;
    case ValuePair::Course:
        return 30.0;
    case ValuePair::Negation:
        return 15.0;
    case ValuePair::Finding:
        return 5.0;
    case ValuePair::Plain:
        break;
    }
    return 0.0;
}

// A sentence has many words; only the plain ones among them count.
double wordsScoreOf(std::string_view words)
{
    constexpr double kPlain = 70.0;
    const double score = outcomeScoreOf(words);
    return score >= kPlain ? 0.9 * score : 0.0;
}

std::size_t recordedIn(const Column& column)
{
    return static_cast<std::size_t>(
        std::count_if(column.values.begin(), column.values.end(), [](float value) { return !std::isnan(value); }));
}

// Makes a task step by step; each column is taken by the first step that knows what it is.
class Proposer {
public:
    Proposer(const Table& table, std::string_view outcome, const ImportFacts& facts)
        : m_table(table),
          m_outcome(outcome),
          m_facts(facts)
    {
    }

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

    struct Candidate {
        const Column* column = nullptr;
        OutcomeRule rule = {};
        double meaning = 0.0; // how much name, words and values say that it is an outcome
        double score = 0.0;   // and all the rest
    };
    std::optional<Candidate> candidate(const Column& column) const;
    std::optional<Candidate> dateOfDeath(const Column& column) const;
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
    const ImportFacts& m_facts;
    const TestDictionary& m_dictionary = TestDictionary::builtIn();
    TaskProposal m_proposal;
    std::set<std::string> m_taken;
    std::map<std::string, std::vector<std::string>> m_columnsOfTest; // by key, in table order
    std::vector<std::string> m_otherTests;
};

// A column as the outcome. Without a telling name: rare rather than common, often the last column, hardly a habit.
std::optional<Proposer::Candidate> Proposer::candidate(const Column& column) const
{
    const auto match = m_dictionary.recognise(column.name);
    if (taken(column.name) || (match && match->test->role != KnownRole::Lab))
        return std::nullopt;
    const std::optional<TwoValues> values = twoValuesOf(column);
    if (!values)
        return std::nullopt;
    const auto pair = meaningOfPair(textOf(column, values->values[0]), textOf(column, values->values[1]));
    const std::string_view words = m_facts.wordsFor(column.name);
    Candidate found{.column = &column, .rule = *proposedRule(column)};
    found.meaning = std::max({outcomeScoreOf(column.name), wordsScoreOf(words), pair ? pairScoreOf(pair->pair) : 0.0});
    const bool last = &column == &m_table.columns().back();
    const bool habit = namesHabit(column.name) || namesHabit(words);
    found.score = found.meaning + (last ? 8.0 : 0.0) - (habit ? 20.0 : 0.0) + 10.0 * (0.5 - values->rarerShare());
    return found;
}

// Dates identify people, and a date of death says who died. A flag that says so goes before it; where most have one it
// is no clear outcome.
std::optional<Proposer::Candidate> Proposer::dateOfDeath(const Column& column) const
{
    const auto isDate = [&](const IdentifierWarning& one) {
        return one.column == column.name && one.reason == IdentifierReason::DateLike;
    };
    if (!namesDeath(column.name) || namesGoodEnd(column.name) || std::ranges::none_of(m_proposal.identifiers, isDate))
        return std::nullopt;
    const std::size_t recorded = recordedIn(column);
    if (recorded == 0 || 2 * recorded > column.values.size())
        return std::nullopt;
    constexpr double kBehindFlags = 55.0;
    return Candidate{
        .column = &column, .rule = OutcomeRule::recorded(), .meaning = kBehindFlags, .score = kBehindFlags};
}

void Proposer::chooseOutcome()
{
    if (const Column* known = m_outcome.empty() ? nullptr : m_table.find(m_outcome)) {
        m_proposal.task.label = known->name;
        m_proposal.task.positive = proposedRule(*known).value_or(OutcomeRule::undecided("1"));
        m_taken.insert(known->name);
        return;
    }
    std::vector<Candidate> candidates;
    for (const Column& column : m_table.columns()) {
        if (auto found = candidate(column))
            candidates.push_back(std::move(*found));
        else if (auto date = dateOfDeath(column))
            candidates.push_back(std::move(*date));
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    for (const Candidate& one : candidates)
        m_proposal.labelCandidates.push_back(one.column->name);
    if (candidates.empty())
        return;
    const Candidate& best = candidates.front();
    m_proposal.task.label = best.column->name;
    m_taken.insert(best.column->name);
    std::erase(m_proposal.task.ignored, best.column->name);
    m_proposal.task.positive = best.rule;
    // Nothing says which of several it is, or two say so equally well.
    const bool another = candidates.size() > 1;
    const bool unclear = another && (best.meaning < kTellingName || candidates[1].meaning == best.meaning);
    if (unclear && best.rule.kind == OutcomeRule::Kind::Value)
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

TaskProposal proposeTask(const Table& table, std::string_view outcome, std::span<const std::string> missing,
                         const ImportFacts& facts)
{
    // Roles go by what columns are once their codes are read.
    const TablePtr whole(TablePtr(), &table); // lent, not owned
    const TablePtr withoutMissing = readCodes(whole, {}, missing);
    std::vector<CodeRule> codes = proposeCodes(*withoutMissing);
    TaskProposal proposal = Proposer(*readCodes(withoutMissing, codes, {}), outcome, facts).propose();
    proposal.task.missing.assign(missing.begin(), missing.end());
    proposal.task.codes = std::move(codes);
    return proposal;
}

} // namespace core
