// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/task_file.h"

#include "core/base/fields.h"
#include "core/model/tensor_bytes_p.h"

#include <array>
#include <fstream>
#include <iterator>
#include <sys/stat.h>
#include <utility>

namespace core {
namespace {

constexpr std::string_view kMagic = "panelwise task 1";
constexpr std::uint64_t kSealBytes = 16;
constexpr std::size_t kPeeked = 8192;           // holds any head
constexpr std::uint64_t kReadWhole = 1U << 18U; // files up to this are checked to the last byte at a glance, too
constexpr std::array<std::string_view, 6> kEnds{"working", "done", "stopped", "time_up", "no_memory", "failed"};
constexpr std::size_t kMostWords = 2000;

void writeHead(ByteWriter& out, const TaskHead& head)
{
    out.number(head.plan.high);
    out.number(head.plan.low);
    out.text(head.version);
    out.number(head.task);
    out.number(head.attempt);
    out.number(static_cast<std::uint64_t>(head.end));
    out.array(std::span<const double>(std::array{head.share, head.seconds}));
    out.number(head.megabytes);
    for (const std::string& text : {head.host, head.log, head.words})
        out.text(std::string_view(text).substr(0, kMostWords));
}

std::optional<TaskHead> readHead(ByteReader& in)
{
    TaskHead head;
    const auto high = in.number(), low = in.number();
    auto version = in.text();
    const auto task = in.number(), attempt = in.number(), end = in.number();
    const auto figures = in.array<double>(2);
    const auto megabytes = in.number();
    auto host = in.text(), log = in.text(), words = in.text();
    if (!high || !low || !version || !task || !attempt || !end || *end >= kEnds.size() || !figures || !megabytes ||
        !host || !log || !words)
        return std::nullopt;
    head.plan = {*high, *low};
    head.version = std::move(*version);
    head.task = *task;
    head.attempt = *attempt;
    head.end = static_cast<TaskEnd>(*end);
    head.share = figures->front();
    head.seconds = figures->back();
    head.megabytes = *megabytes;
    head.host = std::move(*host);
    head.log = std::move(*log);
    head.words = std::move(*words);
    return head;
}

// Magic, length of the whole file, head.
struct Beginning {
    std::uint64_t length = 0;
    TaskHead head;
};
std::optional<Beginning> readBeginning(ByteReader& in)
{
    const auto magic = in.text();
    const auto length = magic && *magic == kMagic ? in.number() : std::nullopt;
    std::optional<TaskHead> head = length ? readHead(in) : std::nullopt;
    return head ? std::optional(Beginning{*length, std::move(*head)}) : std::nullopt;
}

std::optional<std::string> readUpTo(const std::filesystem::path& file, std::size_t most)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return std::nullopt;
    std::string bytes(most, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(most));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return in.bad() ? std::nullopt : std::optional(std::move(bytes));
}

bool isSealed(std::span<const std::byte> bytes)
{
    if (bytes.size() < kSealBytes)
        return false;
    ByteReader seal(bytes.last(kSealBytes));
    const auto high = seal.number(), low = seal.number();
    return high && low && fingerprintOf(bytes.first(bytes.size() - kSealBytes)) == Fingerprint{*high, *low};
}

std::optional<PackedPart> readPart(ByteReader& in)
{
    auto name = in.text(), text = in.text();
    const auto bytes = in.number();
    const auto content = bytes ? in.array<std::byte>(*bytes) : std::nullopt;
    if (!name || !text || !content)
        return std::nullopt;
    Result<TensorBundle> bundle = TensorBundle::decode(*content);
    if (!bundle)
        return std::nullopt;
    return PackedPart{.name = std::move(*name), .text = std::move(*text), .bundle = std::move(*bundle)};
}

} // namespace

std::string_view nameOf(TaskEnd end)
{
    return kEnds[static_cast<std::size_t>(end)];
}

std::string writeTaskFile(const TaskFile& file)
{
    ByteWriter body;
    writeHead(body, file.head);
    body.number(file.piecesDone);
    body.number(file.parts.size());
    for (const auto& [key, part] : file.parts) {
        body.text(key);
        body.text(part.name);
        body.text(part.text);
        const std::vector<std::byte> bytes = part.bundle.encode();
        body.number(bytes.size());
        body.bytes(bytes);
    }
    ByteWriter whole;
    whole.text(kMagic);
    whole.number(whole.written().size() + sizeof(std::uint64_t) + body.written().size() + kSealBytes);
    whole.bytes(body.written());
    const Fingerprint seal = fingerprintOf(whole.written());
    whole.number(seal.high);
    whole.number(seal.low);
    return {reinterpret_cast<const char*>(whole.written().data()), whole.written().size()};
}

std::optional<TaskFile> parseTaskFile(std::string_view text)
{
    const std::span<const std::byte> bytes = std::as_bytes(std::span(text));
    if (!isSealed(bytes))
        return std::nullopt;
    ByteReader in(bytes.first(bytes.size() - kSealBytes));
    std::optional<Beginning> begun = readBeginning(in);
    const auto done = begun ? in.number() : std::nullopt, parts = done ? in.number() : std::nullopt;
    if (!parts || begun->length != bytes.size())
        return std::nullopt;
    TaskFile file{.head = std::move(begun->head), .piecesDone = *done};
    for (std::uint64_t i = 0; i < *parts; ++i) {
        auto key = in.text();
        std::optional<PackedPart> part = key ? readPart(in) : std::nullopt;
        if (!part)
            return std::nullopt;
        file.parts.insert_or_assign(std::move(*key), std::move(*part));
    }
    return in.atEnd() ? std::optional(std::move(file)) : std::nullopt;
}

std::optional<PeekedTask> peekTaskFile(const std::filesystem::path& file)
{
    struct stat state {};
    if (::stat(file.c_str(), &state) != 0)
        return std::nullopt;
    const auto length = static_cast<std::uint64_t>(state.st_size);
    PeekedTask peeked{.head = {}, .whole = false, .writtenAt = state.st_mtime};
    const std::optional<std::string> text = readUpTo(file, length <= kReadWhole ? kReadWhole : kPeeked);
    if (!text)
        return peeked;
    const std::span<const std::byte> bytes = std::as_bytes(std::span(*text));
    ByteReader in(bytes);
    if (std::optional<Beginning> begun = readBeginning(in)) {
        peeked.head = std::move(begun->head);
        peeked.whole = begun->length == length && (length > kReadWhole || isSealed(bytes));
    }
    return peeked;
}

std::optional<TaskFile> loadTaskFile(const std::filesystem::path& file)
{
    std::error_code failed;
    const std::uintmax_t length = std::filesystem::file_size(file, failed);
    const std::optional<std::string> bytes = failed ? std::nullopt : readUpTo(file, length);
    return bytes ? parseTaskFile(*bytes) : std::nullopt;
}

} // namespace core
