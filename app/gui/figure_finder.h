// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/latest_worker.h"
#include "core/base/result.h"
#include "ui/figures/figure_metadata.h"

#include <QObject>
#include <QStringList>

namespace app {

// What an exported figure says about itself, and where its project is.
struct FigureSource {
    QString file;
    ui::FigureMetadata metadata;
    QString project; // empty: neither among those asked about nor beside the figure
};

// The project with this identity among the candidates, one with the same file name first; else the one of that name in
// the folder. Blocking.
QString projectOf(const ui::FigureMetadata& metadata, const QStringList& candidates, const QString& folder);
bool isProjectOf(const ui::FigureMetadata& metadata, const QString& project);

// FileNotFound, FileNotReadable, FileTooLarge, ProjectForeign, ProjectDamaged. Blocking.
core::Result<ui::FigureMetadata> readFigureFile(const QString& file);

// Finds the project of a figure on a thread of its own. A newer question replaces an older one, whose answer is never
// given. Signals come on the GUI thread.
class FigureFinder : public QObject {
    Q_OBJECT

public:
    explicit FigureFinder(QObject* parent = nullptr);
    ~FigureFinder() override;

    void find(const QString& figureFile, const QStringList& projects);

Q_SIGNALS:
    void found(const app::FigureSource& source);
    void failed(const QString& figureFile, const core::Error& error);

private:
    struct Request {
        std::uint64_t number = 0;
        QString file;
        QStringList projects;
    };
    void work(const Request& request);

    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
