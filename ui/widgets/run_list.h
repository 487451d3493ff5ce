#pragma once

#include "ui/models/run_model.h"
#include "ui/widgets/card.h"

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

// The runs stored in the project. Choosing one shows its curves; an unfinished one can go on, any can be removed.
class RunList : public Card {
    Q_OBJECT

public:
    explicit RunList(QWidget* parent = nullptr);

    RunModel& model() { return *m_model; }
    void setRuns(std::vector<core::RunRecord> runs, const QString& currency,
                 const std::optional<core::Fingerprint>& patients);
    void setChosen(std::optional<core::RunId> run); // without a signal
    const core::RunRecord* chosen() const;
    void setAllowed(bool resuming, bool removing); // while one trains, or where nothing can be written

Q_SIGNALS:
    void runChosen(core::RunId run);
    void resumeRequested(core::RunId run);
    void removeRequested(core::RunId run);

private:
    void buildLayout();
    void connectInputs();
    void showActions();

    RunModel* m_model;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_resume;
    QPushButton* m_remove;
    bool m_mayResume = true;
    bool m_mayRemove = true;
    bool m_quiet = false;
};

} // namespace ui
