// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/project_fixtures.h"

#include "core/base/random.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <utility>

namespace fixtures {

std::vector<std::string> awkwardNames()
{
    using namespace std::string_literals;
    return {"Robert'); DROP TABLE study;--",
            "\"quoted\"",
            "[bracketed]",
            "?1",
            ":name",
            "%s%n%d",
            "a\nb\tc",
            "before\0after"s,
            "Hämoglobin ≥ 12 µg/dL",
            "血红蛋白",
            "/panels/0~1",
            " leading and trailing ",
            std::string(10'000, 'x')};
}

core::TablePtr table(std::size_t rows)
{
    constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
    core::RandomStream random(core::Seed{11}, "project fixtures");
    std::vector<core::Column> columns;
    core::Column label{.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    core::Column ward{.name = "ward", .kind = core::ColumnKind::Category, .values = {}, .levels = {"", "ICU", "Süd"}};
    core::Column note{.name = "note", .kind = core::ColumnKind::Text, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < rows; ++i) {
        label.values.push_back(static_cast<float>(random.below(2)));
        ward.values.push_back(random.below(4) == 0 ? kGap : static_cast<float>(random.below(3)));
        note.values.push_back(static_cast<float>(i));
        note.levels.push_back("free text " + std::to_string(i));
    }
    columns.push_back(std::move(label));
    columns.push_back(std::move(ward));
    columns.push_back(std::move(note));
    const std::vector<float> special{0.0f, -0.0f, std::numeric_limits<float>::denorm_min(),
                                     std::numeric_limits<float>::max(), kGap};
    for (const std::string& name : awkwardNames()) {
        core::Column column{.name = name, .kind = core::ColumnKind::Numeric, .values = {}, .levels = {}};
        for (std::size_t i = 0; i < rows; ++i)
            column.values.push_back(i < special.size() ? special[i] : static_cast<float>(random.normal()));
        columns.push_back(std::move(column));
    }
    return std::make_shared<const core::Table>("patients'; DROP TABLE import.csv", std::move(columns));
}

core::Study study(const core::Table& table, int number)
{
    core::Study study;
    study.task.name = "State " + std::to_string(number);
    study.task.label = "label";
    study.task.visible = {"ward"};
    study.task.ignored = {"note"};
    core::PanelSpec one{.name = "One'; --", .cost = core::Cost(number), .columns = {}, .otherKeys = {}};
    core::PanelSpec two{.name = "Two", .cost = core::Cost(0.1), .columns = {}, .otherKeys = {}};
    for (std::size_t i = 3; i < table.columnCount(); ++i)
        (i % 2 == 0 ? one : two).columns.push_back(table.columns()[i].name);
    study.task.panels = {one, two};
    study.task.sharedFees = {{.name = "Draw", .cost = core::Cost(2.1), .panels = {"Two"}, .otherKeys = {}}};
    study.task.edits = {{.kind = core::DataEdit::Kind::Multiply, .column = "?1", .otherColumn = {}, .factor = 0.1}};
    study.split.seed = core::Seed{0xffff'ffff'ffff'ffffULL - static_cast<std::uint64_t>(number)};
    study.split.shares = {0.1, 0.2, 0.3, 0.3, 0.1};
    return study;
}

int numberOf(const core::Study& study)
{
    return static_cast<int>(study.task.panels.front().cost.amount);
}

std::string bytesOf(const std::filesystem::path& file)
{
    std::string bytes(std::filesystem::file_size(file), '\0');
    std::ifstream(file, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

void writeBytes(const std::filesystem::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

std::vector<std::string> namesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace fixtures
