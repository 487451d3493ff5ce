// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/file_questions.h"

#include "ui/common/text/import_text.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace app {
namespace {

struct FileQuestions {
    Q_DECLARE_TR_FUNCTIONS(FileQuestions)
};

// A title may hold what a file name may not.
QString proposedPath(const QString& folder, QString title, QLatin1String ending)
{
    title.replace(QLatin1Char('/'), QLatin1Char('-'));
    return folder + QLatin1Char('/') + title + ending;
}

} // namespace

QString askForTableOrProject(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(
        parent, FileQuestions::tr("Open"), folder,
        FileQuestions::tr("Projects, tables and exported figures (%1);;All files (*)")
            .arg(QStringLiteral("*.panelwise *.task.json *.lesson.json *.exam.json *.svg *.pdf *.png ") +
                 ui::tableFilePatterns()));
}

QString askForMeasurements(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("Open table"), folder,
                                        FileQuestions::tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
}

QString askForPatients(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("Open patient table"), folder,
                                        FileQuestions::tr("Tables (%1);;All files (*)").arg(ui::tableFilePatterns()));
}

QString askForRecipe(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(
        parent, FileQuestions::tr("Load recipe"), folder,
        FileQuestions::tr("Recipes, task files and projects (*.json *.panelwise);;All files (*)"));
}

QString askForRecipePlace(QWidget* parent, const QString& folder)
{
    return QFileDialog::getSaveFileName(parent, FileQuestions::tr("Save recipe"),
                                        folder + QStringLiteral("/measurements.recipe.json"),
                                        FileQuestions::tr("Recipes (*.json)"));
}

QString askForPriceList(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("Open price list"), folder,
                                        FileQuestions::tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
}

QString askForProjectPlace(QWidget* parent, const QString& folder, const QString& title)
{
    const QLatin1String ending(".panelwise");
    const QString path =
        QFileDialog::getSaveFileName(parent, FileQuestions::tr("Save as"), proposedPath(folder, title, ending),
                                     FileQuestions::tr("PanelWise projects (*.panelwise)"));
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + ending;
}

QString askForProject(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("Where is the project?"), folder,
                                        FileQuestions::tr("PanelWise projects (*.panelwise)"));
}

QString askForFigurePlace(QWidget* parent, const QString& proposed)
{
    return QFileDialog::getSaveFileName(parent, FileQuestions::tr("Export figure"), proposed,
                                        FileQuestions::tr("Figures (*.pdf *.svg *.png)"), nullptr,
                                        QFileDialog::DontConfirmOverwrite);
}

QString askForDataPlace(QWidget* parent, const QString& proposed)
{
    const QString path = QFileDialog::getSaveFileName(parent, FileQuestions::tr("Save the data behind the figure"),
                                                      proposed, FileQuestions::tr("Tables (*.csv *.xlsx)"));
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1String(".csv");
}

QString askForTaskPlace(QWidget* parent, const QString& folder, const QString& title)
{
    const QLatin1String ending(".task.json");
    return QFileDialog::getSaveFileName(parent, FileQuestions::tr("Export task file"),
                                        proposedPath(folder, title, ending),
                                        FileQuestions::tr("Task files (*.task.json)"));
}

QString askForReportPlace(QWidget* parent, const QString& proposed, const QString& ending)
{
    const QString kind =
        ending == QLatin1String("pdf") ? FileQuestions::tr("PDF (*.pdf)") : FileQuestions::tr("Web pages (*.html)");
    const QString path = QFileDialog::getSaveFileName(parent, FileQuestions::tr("Export report"), proposed, kind);
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1Char('.') + ending;
}

QString askForTablesPlace(QWidget* parent, const QString& proposed)
{
    const QString path = QFileDialog::getSaveFileName(parent, FileQuestions::tr("Export the tables"), proposed,
                                                      FileQuestions::tr("Tables (*.csv *.xlsx *.md *.tex)"));
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1String(".csv");
}

QString askForLessonPlace(QWidget* parent, const QString& proposed)
{
    const QString path = QFileDialog::getSaveFileName(parent, FileQuestions::tr("Save the lesson"), proposed,
                                                      FileQuestions::tr("Lessons (*.lesson.json)"));
    return path.isEmpty() || path.endsWith(QLatin1String(".json")) ? path : path + QLatin1String(".lesson.json");
}

QString askForLesson(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("Open a lesson"), folder,
                                        FileQuestions::tr("Lessons (*.json);;All files (*)"));
}

QString askForExamPlace(QWidget* parent, const QString& proposed, const QString& kind)
{
    return QFileDialog::getSaveFileName(parent, FileQuestions::tr("Make an exam"), proposed, kind);
}

QString askForExamKey(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, FileQuestions::tr("The key of the exam"), folder,
                                        FileQuestions::tr("Keys of exams (*.exam-key.json)"));
}

QString askForFolder(QWidget* parent, const QString& folder)
{
    return QFileDialog::getExistingDirectory(parent, FileQuestions::tr("Choose a folder"), folder);
}

} // namespace app
