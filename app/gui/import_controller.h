// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/outcome_finder.h"
#include "app/gui/table_previewer.h"
#include "core/data/task/task.h"
#include "core/data/task/task_proposal.h"

#include <QObject>

#include <optional>

namespace ui {
class ImportPage;
}

namespace app {

class Session;

// Imports a table from a file or the clipboard into the session: preview, outcome, questions, identifiers,
// progress.
class ImportController : public QObject {
    Q_OBJECT

public:
    ImportController(ui::ImportPage& page, Session& session, QObject* parent = nullptr);

    void beginFile(const QString& path);
    void beginText(const QString& text);
    bool running() const { return m_importing; } // from Import to the end of it

Q_SIGNALS:
    void began();     // the page has something to show
    void cancelled(); // the user gave up

private:
    void begin(core::CsvSource source);
    void offerTaskBeside(const QString& path);
    void keepImport(const QStringList& leftOut);
    TableSource sourceOf(const core::ReadingChoice& choice, bool withTaskFile, const QStringList& asText) const;
    void startImport(TableSource table);
    void connectPage();
    void connectSession();

    ui::ImportPage& m_page;
    Session& m_session;
    core::CsvSource m_source;
    std::optional<core::TaskReading> m_task;
    bool m_importing = false;
    bool m_askingCodes = false;                              // before identifiers
    std::optional<std::vector<core::CodeRule>> m_codes;      // answered
    std::vector<core::IdentifierWarning> m_identifiers = {}; // still to be asked about
    QString m_recordedOutcome;                               // of these
    TablePreviewer m_previewer;
    OutcomeFinder m_finder;
};

} // namespace app
