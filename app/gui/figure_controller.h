// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/figure_finder.h"
#include "app/gui/result_commands.h"
#include "ui/figures/export_dialog.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <span>

namespace ui {
class MainWindow;
}

namespace app {

class RecentProjects;
class Session;

// Exports figures to files and the clipboard, and opens them again: a file that was exported opens its project
// where the figure was made.
class FigureController : public QObject {
    Q_OBJECT

public:
    struct Remembered {
        ui::FigureChoices choices;
        QString folder;
    };
    FigureController(ui::MainWindow& window, Session& session, RecentProjects& recent, Remembered remembered,
                     QObject* parent = nullptr);

    static bool isFigureFile(const QString& path); // by its ending
    void openFigure(const QString& path);          // projectWanted, or a notice that says why not

    // What the other pages know: all that is behind a figure, for its CSV file, and the fronts of the project.
    struct Knowledge {
        std::function<std::optional<ui::DataTable>(const ui::Figure&)> wholeTable;
        std::function<std::span<const core::FrontRecord>()> fronts;
    };
    void setKnowledge(Knowledge knowledge);

    void fulfil(const ui::FigurePtr& figure, ui::FigureRequest request);
    // Puts the command on the clipboard that makes a result again, or says why there is none.
    using CommandMaker = std::function<std::optional<QStringList>(const CommandProject&)>;
    void copyCommand(const CommandMaker& command);
    core::Status saveData(const ui::Figure& figure, const QString& path);

Q_SIGNALS:
    void remembered(const ui::FigureChoices& choices, const QString& folder);
    void projectWanted(const QString& project, const ui::FigureMetadata& figure); // to be opened at that point
    void answered(); // a figure that was to be opened: it is known what comes of it

private:
    ui::FigureMetadata metadataOf(const ui::Figure& figure) const;
    QString proposedPath(const ui::Figure& figure, const QString& ending) const;
    void copy(const ui::FigurePtr& figure);
    void copyFromMenu(ui::FigureRequest request);
    void askForExport(const ui::FigurePtr& figure);
    void write(ui::ExportDialog& dialog, const ui::FigurePtr& figure);
    void askForData(const ui::FigurePtr& figure, QWidget* parent);
    void showTable(const ui::FigurePtr& figure);
    void remember(const ui::FigureChoices& choices, const QString& path);
    void showNotFound(const FigureSource& source);
    void locate(const FigureSource& source);

    ui::MainWindow& m_window;
    Session& m_session;
    RecentProjects& m_recent;
    Remembered m_remembered;
    Knowledge m_knowledge;
    FigureFinder m_finder;
};

// Whether a file can be written there, before anything is drawn.
ui::FigurePlace figurePlace(const QString& path);

} // namespace app
