// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace app {

// Which file the user means, asked in the system's own dialog; empty where the question was cancelled. `folder` is
// where the last file was, `title` the name proposed for a new one.
QString askForTableOrProject(QWidget* parent, const QString& folder);
QString askForMeasurements(QWidget* parent, const QString& folder);
QString askForPatients(QWidget* parent, const QString& folder);    // the table of their patients
QString askForRecipe(QWidget* parent, const QString& folder);      // or what holds one
QString askForRecipePlace(QWidget* parent, const QString& folder); // for a new one
QString askForPriceList(QWidget* parent, const QString& folder);
QString askForProjectPlace(QWidget* parent, const QString& folder, const QString& title);
QString askForProject(QWidget* parent, const QString& folder);
QString askForFigurePlace(QWidget* parent, const QString& proposed); // a whole path; replacing is asked elsewhere
QString askForDataPlace(QWidget* parent, const QString& proposed);
QString askForTaskPlace(QWidget* parent, const QString& folder, const QString& title);
QString askForReportPlace(QWidget* parent, const QString& proposed, const QString& ending); // "pdf" or "html"
QString askForTablesPlace(QWidget* parent, const QString& proposed);
QString askForLessonPlace(QWidget* parent, const QString& proposed);
QString askForLesson(QWidget* parent, const QString& folder);
QString askForExamPlace(QWidget* parent, const QString& proposed, const QString& kind);
QString askForExamKey(QWidget* parent, const QString& folder);
QString askForFolder(QWidget* parent, const QString& folder);

} // namespace app
