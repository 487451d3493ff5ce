// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/recent_projects.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <iterator>

namespace app {
namespace {

constexpr auto kGroup = "recent";

} // namespace

RecentProjects::RecentProjects(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    load();
}

void RecentProjects::note(const RecentProject& project)
{
    std::erase_if(m_list, [&](const RecentProject& known) { return known.path == project.path; });
    m_list.insert(m_list.begin(), project);
    std::stable_sort(m_list.begin(), m_list.end(), [](const auto& a, const auto& b) { return a.when > b.when; });
    // The oldest goes, but never one that has no other place.
    const auto oldest = std::find_if(m_list.rbegin(), m_list.rend(), [](const auto& known) { return !known.untitled; });
    if (m_list.size() > kKept && oldest != m_list.rend())
        m_list.erase(std::next(oldest).base());
    store();
    Q_EMIT changed();
}

void RecentProjects::remove(const QString& path)
{
    if (std::erase_if(m_list, [&](const RecentProject& known) { return known.path == path; }) == 0)
        return;
    store();
    Q_EMIT changed();
}

void RecentProjects::clear()
{
    if (std::erase_if(m_list, [](const RecentProject& known) { return !known.untitled; }) == 0)
        return;
    store();
    Q_EMIT changed();
}

void RecentProjects::load()
{
    const int size = m_settings.beginReadArray(kGroup);
    for (int i = 0; i < size; ++i) {
        m_settings.setArrayIndex(i);
        RecentProject project{.path = m_settings.value("path").toString(),
                              .title = m_settings.value("title").toString(),
                              .patients = std::nullopt,
                              .when = m_settings.value("when").toDateTime(),
                              .untitled = m_settings.value("untitled").toBool()};
        if (const QVariant patients = m_settings.value("patients"); patients.isValid())
            project.patients = patients.toULongLong();
        if (QFileInfo::exists(project.path))
            m_list.push_back(std::move(project));
    }
    m_settings.endArray();
}

void RecentProjects::store()
{
    m_settings.remove(kGroup);
    m_settings.beginWriteArray(kGroup, static_cast<int>(m_list.size()));
    for (int i = 0; const RecentProject& project : m_list) {
        m_settings.setArrayIndex(i++);
        m_settings.setValue("path", project.path);
        m_settings.setValue("title", project.title);
        if (project.patients)
            m_settings.setValue("patients", *project.patients);
        m_settings.setValue("when", project.when);
        m_settings.setValue("untitled", project.untitled);
    }
    m_settings.endArray();
    m_settings.sync(); // a program that is killed must find its projects again
}

} // namespace app
