// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/task_recorder_p.h"

#include "core/base/pending_file.h"
#include "core/search/piece_parts.h"

#include <algorithm>
#include <sys/resource.h>
#include <utility>

namespace core {
namespace {

std::uint64_t mostMegabytes()
{
    struct rusage used {};
    ::getrusage(RUSAGE_SELF, &used);
    return static_cast<std::uint64_t>(used.ru_maxrss) / 1024;
}

} // namespace

TaskRecorder::TaskRecorder(const PlanFolder& folder, TaskFile begun, std::size_t pieces,
                           std::chrono::milliseconds every)
    : m_folder(folder),
      m_file(std::move(begun)),
      m_pieces(pieces),
      m_every(every),
      m_secondsBefore(m_file.head.seconds)
{
}

std::string TaskRecorder::key(const std::string& name) const
{
    constexpr std::size_t kDigits = 6; // so that pieces are in their order
    std::string piece = std::to_string(m_file.piecesDone);
    piece.insert(0, kDigits - std::min(kDigits, piece.size()), '0');
    return piece + '/' + name;
}

void TaskRecorder::keep(PackedPart part)
{
    if (part.name == kPackedPoints) {
        m_newPoints += part.text;
        return;
    }
    if (part.name == kPackedCheckpoint) {
        PackedPart& points = m_file.parts[key(kPackedPoints)];
        points.name = kPackedPoints;
        points.text += std::exchange(m_newPoints, {});
    }
    const std::string place = key(part.name);
    m_file.parts.insert_or_assign(place, std::move(part));
}

void TaskRecorder::advance(double share)
{
    m_file.head.share = (static_cast<double>(m_file.piecesDone) + std::clamp(share, 0.0, 1.0)) /
                        static_cast<double>(std::max<std::size_t>(1, m_pieces));
    if (Clock::now() - m_writtenAt >= m_every)
        (void)writeState(TaskEnd::Working); // what cannot be written now is tried again, and told at the end
}

void TaskRecorder::pieceDone(bool keepsCheckpoint)
{
    if (!keepsCheckpoint)
        std::erase_if(m_file.parts, [mine = key({})](const auto& one) {
            const std::string& name = one.second.name;
            return one.first.starts_with(mine) && (name == kPackedCheckpoint || name == kPackedPoints ||
                                                   name.starts_with(std::string("part/") + kSearchParts));
        });
    m_newPoints.clear();
    ++m_file.piecesDone;
    advance(0.0);
}

std::vector<PackedPart> TaskRecorder::remains() const
{
    std::vector<PackedPart> parts;
    const std::string mine = key({});
    for (auto one = m_file.parts.lower_bound(mine); one != m_file.parts.end() && one->first.starts_with(mine); ++one)
        parts.push_back(one->second);
    return parts;
}

void TaskRecorder::bringUpToDate(TaskEnd end)
{
    m_file.head.end = end;
    m_file.head.seconds = m_secondsBefore + std::chrono::duration<double>(Clock::now() - m_began).count();
    m_file.head.megabytes = std::max(m_file.head.megabytes, mostMegabytes());
}

Status TaskRecorder::writeState(TaskEnd end, const std::string& words)
{
    m_writtenAt = Clock::now();
    bringUpToDate(end);
    m_file.head.words = words;
    return writeFile(m_folder.state(m_file.head.task), writeTaskFile(m_file), FileReaders::OwnerAlone);
}

Status TaskRecorder::publish()
{
    bringUpToDate(TaskEnd::Done);
    m_file.head.share = 1.0;
    m_file.head.words.clear();
    if (const Status written =
            writeFile(m_folder.result(m_file.head.task), writeTaskFile(m_file), FileReaders::OwnerAlone);
        !written)
        return written.error();
    std::error_code gone; // another worker of the same task may have been quicker
    std::filesystem::remove(m_folder.state(m_file.head.task), gone);
    return Done{};
}

} // namespace core
