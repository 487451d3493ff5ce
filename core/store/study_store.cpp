// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/study_store_p.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace core {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kOnlyStudy = 1;

Fingerprint studyFingerprint(std::int64_t revision, std::int64_t savedAt, std::string_view task, std::string_view split)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(revision));
    builder.add(static_cast<std::uint64_t>(savedAt));
    builder.add(task);
    builder.add(split);
    return builder.finish();
}

} // namespace

std::string splitText(const SplitPlan& split)
{
    return Json{{"seed", split.seed.value}, {"shares", split.shares}}.dump();
}

std::optional<SplitPlan> splitFrom(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("seed") || !json["seed"].is_number_unsigned() || !json.contains("shares"))
        return std::nullopt;
    const Json& shares = json["shares"];
    SplitPlan split;
    if (!shares.is_array() || shares.size() != split.shares.size())
        return std::nullopt;
    for (std::size_t i = 0; i < split.shares.size(); ++i) {
        if (!shares[i].is_number())
            return std::nullopt;
        split.shares[i] = shares[i].get<double>();
    }
    split.seed.value = json["seed"].get<std::uint64_t>();
    return split;
}

Status writeStudy(const Database& database, const Study& study)
{
    const std::string task = writeTask(study.task);
    if (const TaskParse back = parseTask(task); !back.reading)
        return back.problems.first().front();
    const std::string split = splitText(study.split);
    if (splitFrom(split) != study.split)
        return Error{.code = ErrorCode::JsonValueInvalid, .subject = "split", .detail = split};
    using namespace std::chrono;
    const std::int64_t now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    const std::int64_t revision = database.number("SELECT revision FROM study WHERE id = 1").value_or(0) + 1;

    Statement save(database, "INSERT INTO study (id, import, revision, saved_at, task, split, fingerprint) "
                             "VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (id) DO UPDATE SET "
                             "revision = ?2, saved_at = ?3, task = ?4, split = ?5, fingerprint = ?6");
    save.bind(1, kOnlyStudy).bind(2, revision).bind(3, now).bind(4, task).bind(5, split);
    return save.bind(6, studyFingerprint(revision, now, task, split)).run();
}

Result<Study> readStudy(const Database& database, const std::string& subject)
{
    const auto damaged = [&](std::string detail) {
        return Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = std::move(detail)};
    };
    Statement query(database, "SELECT revision, saved_at, task, split, fingerprint FROM study WHERE id = ?1");
    if (!query.bind(1, kOnlyStudy).next())
        return query.ok() ? damaged("study") : query.error();
    const std::string_view task = query.text(2);
    const std::string_view splitJson = query.text(3);
    if (query.fingerprint(4) != studyFingerprint(query.number(0), query.number(1), task, splitJson))
        return damaged("study");
    TaskParse parsed = parseTask(task);
    if (!parsed.reading)
        return damaged(parsed.problems.first().front().subject);
    const std::optional<SplitPlan> split = splitFrom(splitJson);
    if (!split)
        return damaged("split");
    return Study{.task = std::move(parsed.reading->task), .split = *split};
}

} // namespace core
