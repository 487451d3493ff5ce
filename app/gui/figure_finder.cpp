// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figure_finder.h"

#include "core/store/project_identity.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace app {
namespace {

constexpr qint64 kLargestFigure = 200'000'000; // bytes

core::Error failure(core::ErrorCode code, const QString& file)
{
    return {.code = code, .subject = QFileInfo(file).fileName().toStdString()};
}

} // namespace

core::Result<ui::FigureMetadata> readFigureFile(const QString& path)
{
    using enum core::ErrorCode;
    QFile file(path);
    if (!file.exists())
        return failure(FileNotFound, path);
    if (file.size() > kLargestFigure)
        return failure(FileTooLarge, path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(FileNotReadable, path);
    core::Result<ui::FigureMetadata> metadata = ui::readFigureMetadata(file.readAll());
    return metadata ? metadata : failure(metadata.error().code, path);
}

bool isProjectOf(const ui::FigureMetadata& metadata, const QString& project)
{
    const core::Result<core::Fingerprint> identity = core::projectIdentity(QFile::encodeName(project).toStdString());
    return identity && identity->hex() == metadata.project.toStdString();
}

QString projectOf(const ui::FigureMetadata& metadata, const QStringList& candidates, const QString& folder)
{
    const auto sameName = [&](const QString& path) { return QFileInfo(path).fileName() == metadata.projectFile; };
    QStringList ordered = candidates;
    std::stable_partition(ordered.begin(), ordered.end(), sameName);
    if (!metadata.projectFile.isEmpty())
        ordered << folder + QLatin1Char('/') + metadata.projectFile;
    const auto found = std::find_if(ordered.cbegin(), ordered.cend(),
                                    [&](const QString& path) { return isProjectOf(metadata, path); });
    return found == ordered.cend() ? QString() : *found;
}

FigureFinder::FigureFinder(QObject* parent)
    : QObject(parent),
      m_worker([this](const Request& request, const std::stop_token&) { work(request); })
{
}

FigureFinder::~FigureFinder() = default;

void FigureFinder::find(const QString& figureFile, const QStringList& projects)
{
    m_worker.post({++m_newest, figureFile, projects});
}

void FigureFinder::work(const Request& request)
{
    const core::Result<ui::FigureMetadata> metadata = readFigureFile(request.file);
    FigureSource source{.file = request.file, .metadata = {}, .project = {}};
    if (metadata) {
        source.metadata = *metadata;
        source.project = projectOf(*metadata, request.projects, QFileInfo(request.file).absolutePath());
    }
    QMetaObject::invokeMethod(
        this,
        [this, number = request.number, metadata, source] {
            if (number != m_newest)
                return;
            if (metadata)
                Q_EMIT found(source);
            else
                Q_EMIT failed(source.file, metadata.error());
        },
        Qt::QueuedConnection);
}

} // namespace app
