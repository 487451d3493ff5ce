// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QSettings;

namespace app {

struct RecentProject {
    QString path;
    QString title;
    std::optional<quint64> patients; // unknown for a project found in the folder of unsaved ones
    QDateTime when;
    bool untitled = false; // lives in the folder of unsaved projects until the user gives it a place

    bool operator==(const RecentProject&) const = default;
};

// The projects the user worked with, newest first. Lives on the GUI thread; kept in the settings it is given.
class RecentProjects : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kKept = 20;

    explicit RecentProjects(QSettings& settings, QObject* parent = nullptr);

    const std::vector<RecentProject>& list() const { return m_list; } // without those whose file is gone
    void note(const RecentProject& project);                          // in its place by time, one entry per path
    void remove(const QString& path);                                 // the file stays
    void clear();                                                     // untitled ones stay: they have no other place

Q_SIGNALS:
    void changed();

private:
    void load();
    void store();

    QSettings& m_settings;
    std::vector<RecentProject> m_list;
};

} // namespace app
