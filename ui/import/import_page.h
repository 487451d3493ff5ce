// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/codes/code_reading.h"
#include "core/data/formats/table_preview.h"
#include "core/data/task/outcome_choice.h"
#include "core/data/task/task_proposal.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui {

class CodeReview;
class CsvPreviewModel;
class DialectForm;
class ElidedLabel;
class IdentifierReview;
class ImportProblems;
class ImportQuestions;
class OutcomeCard;
class SheetForm;

// A task file found beside the table.
struct TaskOffer {
    QString name;     // file name without folder
    QString problems; // why it cannot be used; empty: it can
    bool operator==(const TaskOffer&) const = default;
};

// From a file or pasted text to a project: how it is read, its first rows, what is unclear, identifiers, progress.
// What is ambiguous must be answered before the import can start; nothing is guessed silently.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    explicit ImportPage(QWidget* parent = nullptr);

    void begin(const QString& sourceName); // forgets an earlier import
    void setPreview(const core::TablePreview& preview);
    void setPreview(const core::CsvPreview& preview); // of a text
    void setPreviewError(const core::Error& error);
    // The answer to outcomeRequested: the whole table, and the task it would be imported with; or that it is not known.
    void setOutcome(const core::TablePtr& table, const core::Task& task);
    void setNoOutcome();
    void setTaskOffer(const std::optional<TaskOffer>& offer);

    void showProgress(const core::Progress& progress);
    void showCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows);
    // Of a column that is the outcome wherever something is recorded, only that is kept.
    void showIdentifiers(const std::vector<core::IdentifierWarning>& identifiers, const QString& recordedOutcome = {});
    void showProblems(const core::ProblemList& problems); // back to the preview, with what went wrong
    void showPreview();

    bool canImport() const;
    int openQuestions() const;
    const std::optional<core::OutcomeChoice>& outcomeChoice() const; // what the user said is predicted, if anything

Q_SIGNALS:
    // `asText` names the columns that are texts whatever is in them; `sheet` is empty for a file without sheets, and
    // `headerRow` 0 where the row with the names is to be found.
    void previewRequested(const core::CsvDialect& dialect, const QStringList& asText, const QString& sheet,
                          int headerRow);
    void outcomeRequested(const core::CsvDialect& dialect, bool withTaskFile, const QStringList& asText,
                          const QString& sheet, int headerRow); // read like this, who are the cases?
    void importRequested(const core::CsvDialect& dialect, bool withTaskFile, const QStringList& asText,
                         const QString& sheet, int headerRow);
    void codesAnswered(const std::vector<core::CodeRule>& rules);
    void identifiersAnswered(const QStringList& leftOut);
    void cancelRequested();

private:
    using About = core::CsvQuestion::About;

    void buildLayout();
    QWidget* buildHeader();
    QWidget* buildPreview();
    QWidget* buildOptions();
    QWidget* buildProgress();
    void connectInputs();
    void answer(About about, const core::CsvDialect& dialect);
    void requestPreview();
    void lookForOutcome();
    bool withTaskFile() const;
    void showFileKind(const core::TablePreview& preview);
    void setReadAsText(const QString& column, bool text);
    void showColumnMenu(const QPoint& place);
    void updateImportButton();

    QString m_sourceName;
    bool m_readable = false;
    QStringList m_asText;
    ElidedLabel* m_subtitle = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_cancel = nullptr;
    ImportQuestions* m_questions = nullptr;
    OutcomeCard* m_outcome = nullptr;
    QStackedWidget* m_body = nullptr;
    QWidget* m_previewPart = nullptr;
    QWidget* m_progressPart = nullptr;
    DialectForm* m_dialect = nullptr;
    SheetForm* m_sheets = nullptr;
    QLabel* m_facts = nullptr; // what the file says besides its cells
    QWidget* m_taskPart = nullptr;
    QCheckBox* m_useTask = nullptr;
    QLabel* m_taskState = nullptr;
    QTableView* m_table = nullptr;
    CsvPreviewModel* m_model = nullptr;
    ImportProblems* m_problems = nullptr;
    QLabel* m_progressTitle = nullptr;
    QLabel* m_progressText = nullptr;
    QProgressBar* m_progressBar = nullptr;
    CodeReview* m_codes = nullptr;
    IdentifierReview* m_identifiers = nullptr;
};

} // namespace ui
