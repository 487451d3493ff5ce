// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/train/queue_model.h"

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class ResultFigures;
class RewardForm;

// What was trained, trains and waits. Choosing a row shows its curves; one that waits can be taken out, one that was
// interrupted can go on. Above it the form for the next policy, folded away while it is not needed.
class QueueCard : public Card {
    Q_OBJECT

public:
    explicit QueueCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setRows(std::vector<QueueRow> rows, const QString& currency, core::FrontMetric metric);
    void setChosen(std::optional<core::RunId> run); // without a signal; what is chosen stays where it holds the run
    const QueueRow* chosen() const;
    const QueueModel& model() const { return *m_model; }
    RewardForm& form() { return *m_form; }
    QTableView& table() { return *m_table; }
    // Whether something can be put in, and why not. A search needs no form: it tries many weights by itself.
    void setAdding(bool possible, const QString& why, bool search);
    void setAllowed(bool resuming, bool removing); // while something else works, or nothing can be written
    void unfoldForm(bool unfolded);
    void setResult(const std::optional<core::RunRecord>& run, const QString& currency);

Q_SIGNALS:
    void rowChosen();
    void addRequested();
    void resumeRequested(core::RunId run);
    void stopRequested(const ui::QueueRow& row); // what trains is stopped, what waits taken out
    void removeRequested(const ui::QueueRow& row);
    void renameRequested(core::RunId run);

protected:
    bool event(QEvent* event) override;

private:
    void fitWords(); // wrapped lines keep their height where the column is narrow
    void buildLayout();
    QWidget* makeFormArea();
    void setUpTable();
    void connectInputs();
    void showActions();

    QueueModel* m_model;
    QTableView* m_table;
    QPushButton* m_add;
    QWidget* m_formArea = nullptr;
    RewardForm* m_form;
    QPushButton* m_put;
    QPushButton* m_fold;
    QLabel* m_empty;
    QPushButton* m_resume;
    QPushButton* m_remove;
    QAction* m_rename;
    ResultFigures* m_result;
    QLabel* m_words;
    bool m_mayResume = true;
    bool m_mayRemove = true;
    bool m_quiet = false;
    bool m_search = false;
};

} // namespace ui
