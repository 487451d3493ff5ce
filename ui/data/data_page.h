// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/data/cohort/study.h"
#include "core/data/task/price_list.h"
#include "ui/common/message_stack.h"
#include "ui/common/text/variable_describer.h"
#include "ui/common/theme/theme.h"
#include "ui/data/study_edits.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QSplitter;
class QStackedLayout;
class QUndoStack;

namespace ui {

class DataEmptyState;
class DataHeader;
class EditStepsPopup;
class PanelList;
class PriceListDialog;
class RowsDialog;
class StudySummaryCard;
class VariableTable;

// Step one: what the columns mean, which panels there are and what they cost. Shows the values it is given; every
// edit is asked for as one whole new study, which comes back through setStudy().
class DataPage : public QWidget {
    Q_OBJECT

public:
    explicit DataPage(QWidget* parent = nullptr);
    ~DataPage() override;

    void setTheme(const Theme& theme);
    void setImport(core::TablePtr import); // null: the empty page
    void setStudy(const core::Study& study);
    void setAssessment(core::AssessmentPtr assessment); // null: figures follow
    void setReadOnly(QString reason);                   // empty: writable
    void setFrontKnown(bool known);                     // one was found with these data
    void setUndoStack(QUndoStack* stack);
    void setLoading(const core::Progress& progress); // shown until the next setImport() or endLoading()
    void endLoading();

    std::size_t thingsToCheck() const; // for the rail: messages that wait for an answer
    QStringList blockedBy() const;     // why training cannot start; empty: it can

public Q_SLOTS:
    void showRows(); // all rows of the table
    void findVariable();
    void addPanel();
    void showPriceList();
    void applyPriceText(const QString& text); // the answer to priceFileRequested
    void setPriceLists(std::vector<core::PriceList> lists);

Q_SIGNALS:
    void studyEditRequested(const core::Study& after, const QString& text, const QString& mergeKey);
    void continueRequested(); // to the front
    void openFileRequested();
    void sampleRequested(const QString& name);
    void fileDropped(const QString& path);
    void tablePasted(const QString& text);
    void cancelLoadingRequested();
    void statusMessage(const QString& text);
    void priceFileRequested();
    void priceListKept(const core::PriceList& list);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildLayout();
    QWidget* makeWorkPage();
    void connectHeader();
    void connectTable();
    void connectParts();
    void showCodes();
    void showVariables();
    void showMessages();
    void showNotes();
    void showContent();
    void request(const StudyEdit& edit);
    void editVariable(const std::string& column, int tableColumn);
    void showRowsOf(const core::Finding& finding);
    void showRowsMarking(const std::string& column);
    void reportChosen();
    void pasteTable();
    MessageStack::Message messageFor(const core::Error& problem);
    MessageStack::Message messageFor(const core::Finding& finding);
    MessageStack::Message messageFor(const core::IdentifierWarning& warning);
    bool isWritable() const { return m_readOnly.isEmpty(); }
    StudyEdits edits() const { return {m_study, m_describer}; }

    VariableDescriber m_describer;
    Theme m_theme;
    core::TablePtr m_import;
    core::Study m_study;
    core::AssessmentPtr m_assessment;
    QString m_readOnly;
    UnitSystem m_units = UnitSystem::Us;

    QStackedLayout* m_pages;
    DataEmptyState* m_empty;
    DataHeader* m_header;
    MessageStack* m_messages;
    QSplitter* m_splitter;
    VariableTable* m_variables;
    PanelList* m_panels;
    StudySummaryCard* m_summary;
    QLabel* m_notes;
    EditStepsPopup* m_editSteps;
    RowsDialog* m_rows;
    QPointer<PriceListDialog> m_priceList;     // while it is open
    std::vector<core::PriceList> m_priceLists; // the user's own
};

} // namespace ui
