// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/project_keeper.h"

#include "app/cli/common/words.h"
#include "core/store/disk_room.h"

#include <QLocale>

#include <chrono>
#include <thread>

namespace app::cli {
namespace {

using namespace std::chrono_literals;

void pauseFor(std::chrono::milliseconds time, const std::stop_token& stop)
{
    for (auto passed = 0ms; passed < time && !stop.stop_requested(); passed += 50ms)
        std::this_thread::sleep_for(50ms);
}

} // namespace

ProjectKeeper::ProjectKeeper(const Workplace& place, core::ProjectFile& project) : m_place(place), m_project(project)
{
    const std::optional<std::uint64_t> room = core::roomBeside(project.path());
    if (room && *room < core::kLittleRoom)
        place.terminal.note(
            Words::tr(
                "Note: only %1 are free where %2 is kept. Make room before the disk is full: the work waits then.")
                .arg(QLocale().formattedDataSize(static_cast<qint64>(*room)),
                     QString::fromStdString(project.path().filename().string())));
}

void ProjectKeeper::write(const core::ProjectJob& job)
{
    core::Status done = job(m_project);
    if (!done && done.error().code == core::ErrorCode::DiskFull)
        done = waitForRoom(job, done);
    if (!done && !m_unwritten)
        m_unwritten = done.error();
}

// A limit on the size of files looks like a full disk, too, but no waiting helps where there is room.
core::Status ProjectKeeper::waitForRoom(const core::ProjectJob& job, core::Status done) const
{
    bool told = false;
    while (!done && done.error().code == core::ErrorCode::DiskFull && !m_place.stop.stop_requested() &&
           (core::isShortOfRoom(m_project.path()) || told)) {
        if (!told)
            m_place.terminal.note(Words::tr("The disk is full where %1 is kept. The work goes on as soon as there is "
                                            "room; Ctrl+C ends it with what is stored.")
                                      .arg(QString::fromStdString(m_project.path().filename().string())));
        told = true;
        pauseFor(1s, m_place.stop);
        done = job(m_project);
    }
    if (told && done)
        m_place.terminal.note(Words::tr("There is room again; the work goes on."));
    return done;
}

} // namespace app::cli
