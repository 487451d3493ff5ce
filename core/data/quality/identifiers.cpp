// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/name_tokens.h"
#include "core/data/task/task_proposal.h"
#include "core/data/task/test_dictionary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace core {
namespace {

constexpr std::array<std::string_view, 22> kPersonWords{
    "name",      "firstname", "lastname", "surname",  "forename", "fullname", "vorname", "nachname",
    "nom",       "prenom",    "nombre",   "apellido", "address",  "street",   "adresse", "phone",
    "telephone", "telefon",   "email",    "mail",     "contact",  "initials"};
constexpr std::array<std::string_view, 12> kRecordWords{"id",   "ids",        "mrn", "ssn", "uid",       "uuid",
                                                        "guid", "identifier", "nhs", "pid", "patientid", "subjectid"};
constexpr std::array<std::string_view, 10> kNumberedThings{"record",    "chart",     "insurance", "patient",  "case",
                                                           "admission", "encounter", "subject",   "passport", "policy"};
constexpr std::array<std::string_view, 5> kNumberWords{"number", "no", "nr", "num", "nummer"};
constexpr std::array<std::string_view, 18> kDateWords{
    "date",      "dates",        "dob",       "birthdate", "birthday",  "birthyear",
    "datum",     "geburtsdatum", "fecha",     "datetime",  "timestamp", "admittime",
    "dischtime", "deathtime",    "charttime", "dod",       "admitdate", "dischargedate"};
constexpr std::array<std::string_view, 3> kCalendarWords{"year", "month", "day"};

// A column of fewer rows can have unique values by chance.
constexpr std::size_t kFewestRows = 20;
constexpr std::size_t kLevelsLookedAt = 200;

template <std::size_t Count>
bool anyOf(const std::vector<std::string>& tokens, const std::array<std::string_view, Count>& words)
{
    return std::any_of(tokens.begin(), tokens.end(), [&](const std::string& token) {
        return std::find(words.begin(), words.end(), token) != words.end();
    });
}

struct Uniqueness {
    std::size_t recorded = 0;
    std::size_t distinct = 0; // counted where all are whole
    bool whole = true;        // all values are whole numbers, as the numbers of texts are

    double share() const { return recorded == 0 ? 0.0 : static_cast<double>(distinct) / static_cast<double>(recorded); }
};

Uniqueness uniquenessOf(const Column& column)
{
    Uniqueness result;
    std::vector<float> values;
    values.reserve(column.values.size());
    std::copy_if(column.values.begin(), column.values.end(), std::back_inserter(values),
                 [](float value) { return !std::isnan(value); });
    result.recorded = values.size();
    result.whole = std::all_of(values.begin(), values.end(), [](float value) { return value == std::floor(value); });
    // Fractions are measurements, never record numbers; there is no need to count them.
    if (!result.whole)
        return result;
    std::sort(values.begin(), values.end());
    result.distinct =
        static_cast<std::size_t>(std::distance(values.begin(), std::unique(values.begin(), values.end())));
    return result;
}

// "2019-03-07", "7.3.2019 14:05", "03/07/19": two separators between three groups of digits, one to four long.
bool looksLikeDate(std::string_view text)
{
    std::array<std::size_t, 3> lengths{};
    std::size_t group = 0;
    char separator = '\0';
    for (const char letter : text) {
        if (letter >= '0' && letter <= '9') {
            ++lengths[group];
            continue;
        }
        if (group == 2)
            return lengths[2] > 0 && lengths[2] <= 4 && lengths[0] > 0 && (letter == ' ' || letter == 'T');
        const bool dateSeparator = letter == '-' || letter == '/' || letter == '.';
        if (!dateSeparator || lengths[group] == 0 || (separator != '\0' && letter != separator))
            return false;
        separator = letter;
        ++group;
    }
    const auto fits = [](std::size_t length) { return length >= 1 && length <= 4 && length != 3; };
    return group == 2 && std::all_of(lengths.begin(), lengths.end(), fits);
}

bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

// "Jane Doe", "Doe, Jane M.": two or three words of letters that begin with capitals.
bool looksLikePerson(std::string_view text)
{
    std::size_t words = 0;
    bool atStart = true;
    for (const char letter : text) {
        if (letter == ' ' || letter == ',') {
            atStart = true;
            continue;
        }
        const bool isLetter = isCapital(letter) || (letter >= 'a' && letter <= 'z') || (letter & 0x80) != 0;
        if (!isLetter && letter != '.' && letter != '-' && letter != '\'')
            return false;
        if (atStart) {
            if (!isCapital(letter) && (letter & 0x80) == 0)
                return false;
            ++words;
        }
        atStart = false;
    }
    return words == 2 || words == 3;
}

bool mostLevels(const Column& column, bool (*looks)(std::string_view))
{
    const std::size_t looked = std::min(column.levels.size(), kLevelsLookedAt);
    if (looked == 0)
        return false;
    const auto count =
        std::count_if(column.levels.begin(), column.levels.begin() + static_cast<std::ptrdiff_t>(looked), looks);
    return static_cast<double>(count) >= 0.9 * static_cast<double>(looked);
}

// "birth year" is a date, "birth weight" is not.
bool namesDate(const std::vector<std::string>& tokens)
{
    const bool birth = std::find(tokens.begin(), tokens.end(), "birth") != tokens.end();
    return anyOf(tokens, kDateWords) || (birth && (tokens.size() == 1 || anyOf(tokens, kCalendarWords)));
}

// "patient no" is a record number, "number of admissions" is not.
bool namesRecord(const std::vector<std::string>& tokens)
{
    return anyOf(tokens, kRecordWords) ||
           (anyOf(tokens, kNumberedThings) && tokens.size() <= 3 &&
            std::find(kNumberWords.begin(), kNumberWords.end(), tokens.back()) != kNumberWords.end());
}

std::optional<IdentifierReason> reasonFor(const Column& column)
{
    if (TestDictionary::builtIn().recognise(column.name))
        return std::nullopt;
    const std::vector<std::string> tokens = nameTokens(column.name, true);
    const bool hasText = column.kind != ColumnKind::Numeric;
    if ((hasText && mostLevels(column, looksLikeDate)) || (column.kind != ColumnKind::Binary && namesDate(tokens)))
        return IdentifierReason::DateLike;
    const bool manyTexts = column.kind == ColumnKind::Text;
    if (manyTexts && (anyOf(tokens, kPersonWords) || mostLevels(column, looksLikePerson)))
        return IdentifierReason::NameLike;
    if (column.kind == ColumnKind::Binary || column.kind == ColumnKind::Category)
        return std::nullopt;
    const Uniqueness unique = uniquenessOf(column);
    // The same patient may have several rows, so a record number need not be unique.
    const bool countable = column.kind == ColumnKind::Text || unique.whole;
    if (namesRecord(tokens) && countable && (unique.share() >= 0.2 || unique.distinct >= 1000))
        return IdentifierReason::RecordNumberLike;
    const bool numbered = column.kind == ColumnKind::Numeric && unique.whole;
    if (unique.recorded >= kFewestRows && unique.share() >= 0.95 && (manyTexts || numbered))
        return IdentifierReason::UniqueValues;
    return std::nullopt;
}

} // namespace

std::vector<IdentifierWarning> findIdentifiers(const Table& table, const std::stop_token& stop)
{
    std::vector<IdentifierWarning> warnings;
    for (const Column& column : table.columns()) {
        if (stop.stop_requested())
            break;
        if (const auto reason = reasonFor(column))
            warnings.push_back({.column = column.name, .reason = *reason});
    }
    return warnings;
}

} // namespace core
