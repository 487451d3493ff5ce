// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/score_bundles_p.h"

#include "core/store/bundle_chunks_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>

namespace core {
namespace {

using Numbers = std::vector<std::uint64_t>;

// Of the content and of where it belongs, so that two systems cannot change places unseen.
Fingerprint scoresFingerprint(BaselineId table, std::string_view system, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(table.value));
    builder.add(system);
    builder.add(content);
    return builder.finish();
}

template <typename List, typename Number>
Numbers numbersOf(const List& list, Number number)
{
    Numbers numbers(list.size());
    std::transform(list.begin(), list.end(), numbers.begin(), number);
    return numbers;
}

void add(TensorBundle& bundle, const std::string& part, const ScoredPatients& scored)
{
    const std::vector<std::uint64_t> shape{scored.count()};
    const auto isIll = [](Disease disease) { return std::uint64_t{disease == Disease::Present}; };
    bundle.addNumber(part + "/count", std::uint64_t{scored.count()});
    bundle.add({part + "/patients", shape, numbersOf(scored.patients, [](PatientIndex one) { return one.value; })});
    bundle.add({part + "/probability", shape, scored.probability});
    bundle.add({part + "/said", shape, numbersOf(scored.said, isIll)});
    bundle.add({part + "/cost", shape, scored.cost});
    bundle.add({part + "/ordered", shape,
                numbersOf(scored.ordered, [](PanelMask panels) { return std::uint64_t{panels.bits()}; })});
    bundle.add({part + "/truth", shape, numbersOf(scored.truth, isIll)});
}

Error damaged(const std::string& what)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = what};
}

// Turns a list of stored numbers into one of values; none may be above `most`.
template <typename Value, typename Make>
Status take(const TensorBundle& bundle, const std::string& name, std::uint64_t count, std::uint64_t most,
            std::vector<Value>& values, Make make)
{
    const Result<std::span<const std::uint64_t>> numbers = bundle.integers(name, std::span(&count, 1));
    if (!numbers)
        return numbers.error();
    if (std::any_of(numbers->begin(), numbers->end(), [most](std::uint64_t number) { return number > most; }))
        return damaged(name);
    values.clear();
    std::transform(numbers->begin(), numbers->end(), std::back_inserter(values), make);
    return Done{};
}

template <typename Allowed>
Status take(const TensorBundle& bundle, const std::string& name, std::uint64_t count, std::vector<double>& values,
            Allowed allowed)
{
    const Result<std::span<const double>> numbers = bundle.doubles(name, std::span(&count, 1));
    if (!numbers)
        return numbers.error();
    if (!std::all_of(numbers->begin(), numbers->end(), allowed))
        return damaged(name);
    values.assign(numbers->begin(), numbers->end());
    return Done{};
}

Status take(const TensorBundle& bundle, const std::string& part, ScoredPatients& scored)
{
    const Result<std::uint64_t> count = bundle.integer(part + "/count");
    if (!count)
        return count.error();
    const auto disease = [](std::uint64_t ill) { return ill == 1 ? Disease::Present : Disease::Absent; };
    const auto patient = [](std::uint64_t number) { return PatientIndex(number); };
    const auto panels = [](std::uint64_t bits) { return PanelMask(static_cast<std::uint32_t>(bits)); };
    const auto isProbability = [](double value) { return value >= 0.0 && value <= 1.0; };
    constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();
    constexpr std::uint64_t kAnyMask = std::numeric_limits<std::uint32_t>::max();
    for (const Status& taken :
         {take(bundle, part + "/patients", *count, kAny, scored.patients, patient),
          take(bundle, part + "/probability", *count, scored.probability, isProbability),
          take(bundle, part + "/said", *count, 1, scored.said, disease),
          take(bundle, part + "/cost", *count, scored.cost, [](double value) { return std::isfinite(value); }),
          take(bundle, part + "/ordered", *count, kAnyMask, scored.ordered, panels),
          take(bundle, part + "/truth", *count, 1, scored.truth, disease)})
        if (!taken)
            return taken.error();
    const bool rising = std::adjacent_find(scored.patients.begin(), scored.patients.end(), std::greater_equal<>()) ==
                        scored.patients.end();
    return rising ? Status(Done{}) : Status(damaged(part + "/patients"));
}

} // namespace

TensorBundle scoresBundle(const BaselineScores& scores)
{
    assert(scores.validation && scores.test);
    TensorBundle bundle;
    add(bundle, "validation", *scores.validation);
    add(bundle, "test", *scores.test);
    return bundle;
}

Result<BaselineScores> scoresFrom(const TensorBundle& bundle)
{
    ScoredPatients validation, test;
    if (const Status taken = take(bundle, "validation", validation); !taken)
        return taken.error();
    if (const Status taken = take(bundle, "test", test); !taken)
        return taken.error();
    return BaselineScores{.validation = std::make_shared<const ScoredPatients>(std::move(validation)),
                          .test = std::make_shared<const ScoredPatients>(std::move(test))};
}

Status writeScores(const Database& database, BaselineId table, const std::string& system, const BaselineScores& scores)
{
    if (const Status removed = removeScores(database, table, system); !removed)
        return removed.error();
    const std::vector<std::byte> bytes = scoresBundle(scores).encode();
    Statement insert(database, "INSERT INTO system_scores (baselines, system, byte_count, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, table.value).bind(2, system).bind(3, static_cast<std::int64_t>(bytes.size()));
    if (const Status done = insert.bind(4, scoresFingerprint(table, system, bytes)).run(); !done)
        return done.error();
    Statement chunk(database, "INSERT INTO system_scores_chunk (baselines, system, chunk, content) "
                              "VALUES (?1, ?2, ?3, ?4)");
    return insertChunks(chunk.bind(1, table.value).bind(2, system), bytes);
}

Status removeScores(const Database& database, BaselineId table, const std::string& system)
{
    Statement remove(database, "DELETE FROM system_scores WHERE baselines = ?1 AND system = ?2");
    return remove.bind(1, table.value).bind(2, system).run();
}

Result<BaselineScores> readScores(const Database& database, BaselineId table, const std::string& system,
                                  const std::string& subject)
{
    const std::string detail = "scores of " + system + " in table " + std::to_string(table.value);
    Statement query(database, "SELECT byte_count, fingerprint FROM system_scores WHERE baselines = ?1 AND system = ?2");
    if (!query.bind(1, table.value).bind(2, system).next())
        return query.ok() ? Error{.code = ErrorCode::PolicyMissing, .subject = subject, .detail = detail}
                          : query.error();
    Statement chunks(database, "SELECT content FROM system_scores_chunk WHERE baselines = ?1 AND system = ?2 "
                               "ORDER BY chunk");
    const Result<std::vector<std::byte>> bytes = joinedChunks(chunks.bind(1, table.value).bind(2, system));
    if (!bytes)
        return bytes.error();
    const Error broken{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = detail};
    if (static_cast<std::uint64_t>(query.number(0)) != bytes->size() ||
        query.fingerprint(1) != scoresFingerprint(table, system, *bytes))
        return broken;
    const Result<TensorBundle> bundle = TensorBundle::decode(*bytes);
    if (!bundle)
        return broken;
    Result<BaselineScores> scores = scoresFrom(*bundle);
    return scores ? std::move(scores) : broken;
}

} // namespace core
