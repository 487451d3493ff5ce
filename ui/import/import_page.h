// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/codes/code_reading.h"
#include "core/data/formats/table_preview.h"
#include "core/data/task/task_proposal.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <set>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace ui {

class CodeReview;
class CsvPreviewModel;
class DialectForm;
class ElidedLabel;
class IdentifierReview;
class ImportProblems;
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
    void setTaskOffer(const std::optional<TaskOffer>& offer);

    void showProgress(const core::Progress& progress);
    void showCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows);
    void showIdentifiers(const std::vector<core::IdentifierWarning>& identifiers);
    void showProblems(const core::ProblemList& problems); // back to the preview, with what went wrong
    void showPreview();

    bool canImport() const;
    int openQuestions() const { return static_cast<int>(m_open.size()); }

Q_SIGNALS:
    // `asText` names the columns that are texts whatever is in them; `sheet` is empty for a file without sheets, and
    // `headerRow` 0 where the row with the names is to be found.
    void previewRequested(const core::CsvDialect& dialect, const QStringList& asText, const QString& sheet,
                          int headerRow);
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
    void askQuestions(const std::vector<core::CsvQuestion>& questions);
    void addNumberQuestion(const core::CsvQuestion& question, std::size_t columns);
    void addDelimiterQuestion(const core::CsvQuestion& question);
    void answer(About about, const core::CsvDialect& dialect);
    void requestPreview();
    void showFileKind(const core::TablePreview& preview);
    void setReadAsText(const QString& column, bool text);
    void showColumnMenu(const QPoint& place);
    void updateImportButton();

    QString m_sourceName;
    bool m_readable = false;
    std::set<About> m_open; // questions without an answer
    QStringList m_asText;
    ElidedLabel* m_subtitle = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_cancel = nullptr;
    QVBoxLayout* m_questions = nullptr;
    QStackedWidget* m_body = nullptr;
    QWidget* m_previewPart = nullptr;
    QWidget* m_progressPart = nullptr;
    DialectForm* m_dialect = nullptr;
    SheetForm* m_sheets = nullptr;
    QLabel* m_facts = nullptr; // what the file says beside its cells
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
