// SPDX-License-Identifier: GPL-3.0-or-later

// Opens project files that are broken in three ways: bytes of any kind, a sound project with bytes changed, and a
// sound project whose pieces carry the right fingerprints but contents of any kind.
#include "core/store/import_chunks_p.h"
#include "core/store/project_file.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace core;

namespace {

// Where files cost no disk access if there is such a place.
fs::path workFolder()
{
    const fs::path memory = "/dev/shm";
    const fs::path base = ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
    const fs::path folder = base / ("panelwise-fuzz-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    return folder;
}

struct Sound {
    fs::path file = workFolder() / "fuzzed.panelwise";
    Fingerprint table;
    Study study;
    std::string bytes;
    Sound();
    ~Sound()
    {
        std::error_code ignored;
        fs::remove_all(file.parent_path(), ignored);
    }
};

std::string bytesOf(const fs::path& file)
{
    std::string bytes(fs::file_size(file), '\0');
    std::ifstream(file, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

Sound::Sound()
{
    const float gap = std::numeric_limits<float>::quiet_NaN();
    std::vector<Column> columns;
    columns.push_back({"label", ColumnKind::Binary, {0, 1, 1, gap}, {"no", "yes"}});
    columns.push_back({"ward", ColumnKind::Category, {0, 1, 2, gap}, {"", "ICU", "Süd"}});
    columns.push_back({"hb", ColumnKind::Numeric, {12.5f, gap, -0.0f, 1e30f}, {}});
    const auto import = std::make_shared<const Table>("fuzz.csv", std::move(columns));
    table = import->fingerprint();
    study.task.label = "label";
    study.task.visible = {"ward"};
    study.task.panels = {{.name = "CBC", .cost = Cost(36), .columns = {"hb"}, .otherKeys = {}}};
    if (!ProjectFile::create(file, import, study).project)
        std::abort();
    bytes = bytesOf(file);
}

class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : m_rest(data, size) {}
    bool empty() const { return m_rest.empty(); }
    std::uint64_t number(std::size_t bytes)
    {
        std::uint64_t value = 0;
        for (; bytes > 0 && !m_rest.empty(); --bytes, m_rest = m_rest.subspan(1))
            value = value << 8 | m_rest.front();
        return value;
    }
    std::span<const std::byte> bytes(std::size_t count)
    {
        const auto taken = m_rest.first(std::min(count, m_rest.size()));
        m_rest = m_rest.subspan(taken.size());
        return std::as_bytes(taken);
    }

private:
    std::span<const std::uint8_t> m_rest;
};

std::string text(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void changeBytes(std::string& file, Input& input)
{
    while (!input.empty()) {
        const std::size_t place = input.number(3) % file.size();
        file[place] = static_cast<char>(input.number(1));
    }
}

void changePieces(const fs::path& file, Input& input)
{
    const Result<Database> database = Database::open(file, Database::Mode::ReadWrite);
    if (!database || !database->execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF"))
        std::abort();
    while (!input.empty()) {
        const std::uint64_t what = input.number(1);
        const auto column = static_cast<std::int64_t>(input.number(1) % 4);
        if (what % 4 == 0) {
            const ChunkPlace place{static_cast<std::size_t>(column), what & 8 ? ChunkPart::Levels : ChunkPart::Values,
                                   what & 16 ? 1u : 0u};
            const auto content = input.bytes(input.number(1));
            Statement insert(*database, "INSERT OR REPLACE INTO import_chunk "
                                        "(import, position, part, chunk, fingerprint, content) "
                                        "VALUES (1, ?1, ?2, ?3, ?4, ?5)");
            insert.bind(1, column).bind(2, static_cast<std::int64_t>(place.part));
            insert.bind(3, static_cast<std::int64_t>(place.chunk)).bind(4, chunkFingerprint(place, content));
            (void)insert.bind(5, content).run();
        } else if (what % 4 == 1) {
            Statement update(*database, "UPDATE import_column SET kind = ?2, level_count = ?3 WHERE position = ?1");
            update.bind(1, column).bind(2, static_cast<std::int64_t>(input.number(1)));
            (void)update.bind(3, static_cast<std::int64_t>(input.number(8))).run();
        } else if (what % 4 == 2) {
            Statement update(*database, "UPDATE import SET row_count = ?1, column_count = ?2, source = ?3");
            update.bind(1, static_cast<std::int64_t>(input.number(what & 8 ? 8 : 1) >> 1));
            update.bind(2, static_cast<std::int64_t>(input.number(what & 16 ? 8 : 1) >> 1));
            const std::string source = text(input.bytes(4));
            (void)update.bind(3, source).run();
        } else {
            Statement update(*database, "UPDATE study SET task = ?1");
            const std::string task = text(input.bytes(input.number(2)));
            (void)update.bind(1, task).run();
        }
    }
}

// Whatever was opened can be used: every cell has a text.
void useEverything(const ProjectFile& project)
{
    std::size_t length = 0;
    for (const Column& column : project.import()->columns())
        for (std::size_t row = 0; row < column.values.size(); ++row)
            length += cellText(column, row).size();
    if (length > (std::size_t{1} << 40))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Sound sound; // made once: a project costs more than opening one
    Input input(data, size);
    const std::uint64_t way = input.number(1) % 3;
    std::string bytes = way == 0 ? text(input.bytes(size)) : sound.bytes;
    if (way == 1)
        changeBytes(bytes, input);
    std::ofstream(sound.file, std::ios::binary | std::ios::trunc) << bytes;
    if (way == 2) {
        changePieces(sound.file, input);
        bytes = bytesOf(sound.file);
    }
    {
        const Result<ProjectFile> project = ProjectFile::open(sound.file);
        if (project)
            useEverything(*project);
        if (project && way == 1 && (project->import()->fingerprint() != sound.table || project->study() != sound.study))
            std::abort(); // changed bytes were read as data
    }
    if (bytesOf(sound.file) != bytes)
        std::abort(); // looking at a file must not change it
    return 0;
}
