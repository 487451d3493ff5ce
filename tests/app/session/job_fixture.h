// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/session.h"
#include "tests/app/session/training_fixture.h"
#include "tests/store/project_fixtures.h"

#include <QSettings>
#include <QTest>

#include <functional>

namespace session_fixtures {

// A session in a folder of its own, with one queue of jobs.
template <typename Queue>
struct JobFixture {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    app::RecentProjects recent{settings};
    app::Session session{unsaved, recent};
    Queue queue{session};

    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }
    bool wait(const std::function<bool()>& condition, int milliseconds = 60'000)
    {
        return QTest::qWaitFor(condition, milliseconds);
    }
    bool loaded()
    {
        return wait([this] { return !session.isLoading(); }) && session.hasProject();
    }
    bool openSample(const char* name = "known-optimum")
    {
        session.openSample(QString::fromLatin1(name), kPatients);
        return loaded();
    }
    bool open(const QString& file)
    {
        session.openProject(file);
        return loaded();
    }
    bool listed(std::size_t records = 1) // read from the file
    {
        return wait([this, records] { return queue.records().size() == records; });
    }
    bool ended() // and read from the file
    {
        return wait([this] {
            return !queue.active() && !queue.records().empty() && record().status != core::RunStatus::Running;
        });
    }
    const auto& record() const { return queue.records().back(); }
};

} // namespace session_fixtures
