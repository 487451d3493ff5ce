// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/disk_room.h"

#include "core/store/project_folder_p.h"

namespace core {
namespace fs = std::filesystem;

std::optional<std::uint64_t> roomBeside(const fs::path& file)
{
    std::error_code failed;
    const fs::space_info space = fs::space(trueName(file).parent_path(), failed);
    return failed ? std::nullopt : std::optional<std::uint64_t>(space.available);
}

bool isShortOfRoom(const fs::path& file)
{
    const std::optional<std::uint64_t> room = roomBeside(file);
    return room && *room < kLittleRoom;
}

} // namespace core
