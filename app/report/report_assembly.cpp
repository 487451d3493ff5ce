// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_assembly.h"

#include "core/store/project_identity.h"

#include <memory>
#include <utility>

namespace app {
namespace {

std::vector<std::pair<QString, QString>> libraryVersions()
{
    std::vector<std::pair<QString, QString>> versions{{QStringLiteral("Qt"), QString::fromLatin1(qVersion())}};
    for (const QString& entry : QStringLiteral(PANELWISE_LIBRARIES).split(QLatin1Char('|')))
        if (const QString version = entry.section(QLatin1Char(' '), 1); !version.isEmpty())
            versions.emplace_back(entry.section(QLatin1Char(' '), 0, 0), version);
    return versions;
}

} // namespace

ui::ReportSourcePtr makeReportSource(ReportParts parts)
{
    auto source = std::make_shared<ui::ReportSource>();
    source->projectFile = QString::fromStdString(parts.project.filename().string());
    if (const auto identity = core::projectIdentity(parts.project); identity)
        source->projectIdentity = QString::fromStdString(identity->hex());
    source->assessment = std::move(parts.assessment);
    source->comparison = std::move(parts.comparison);
    source->front = std::move(parts.front);
    source->run = std::move(parts.run);
    source->table = std::move(parts.table);
    source->stories = std::move(parts.stories);
    source->version = QStringLiteral(PANELWISE_VERSION);
    source->libraries = libraryVersions();
    source->made = QDateTime::currentDateTime();
    return source;
}

} // namespace app
