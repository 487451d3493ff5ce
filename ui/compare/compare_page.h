// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/compare/compared_model.h"
#include "core/data/cohort/study_patients.h"
#include "ui/common/needs_page.h"
#include "ui/common/theme/theme.h"
#include "ui/compare/baselines_card.h"
#include "ui/compare/model_checklist.h"
#include "ui/figures/comparison/comparison.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

// What the page needs to know of the study.
struct CompareFacts {
    bool open = false;
    StepNeeds needs;       // shown instead of the page as long as there is nothing to compare and nothing can be made
    QStringList blockedBy; // why no table can be made; empty: it can
    QString readOnly;      // why nothing can be stored; empty: it can
    QString busy;          // what else is under way and has to end first; empty: nothing
    std::string currency = "USD";
    QStringList panels;
    QString outcome, priceSource;
    std::optional<int> priceYear;
    std::size_t importedRows = 0;
    std::array<std::size_t, core::kSplitParts> patients{};
    core::Seed splitSeed{7};
    bool foldsPossible = true; // the study leaves it open who is in the test
    bool operator==(const CompareFacts&) const = default;
};

class ComparePagePrivate;

// Step five: policies and baselines beside each other with the figures a reviewer asks for, and room for the report.
// Shows the values it is given and says what the user wants.
class ComparePage : public QWidget {
    Q_OBJECT

public:
    explicit ComparePage(QWidget* parent = nullptr);
    ~ComparePage() override;

    void setTheme(const Theme& theme);
    void setFacts(const CompareFacts& facts);
    void setPatients(const std::optional<core::StudyPatients>& patients); // unset: not known yet
    void setChoices(std::vector<ModelChoice> policies, std::vector<ModelChoice> baselines);
    void setModel(const core::ComparedModelPtr& model); // one that was wanted is there
    void setModelProblem(const core::ModelRef& model, const QString& sentence);
    void setTables(std::vector<core::BaselineRecord> tables); // oldest first; the newest is shown
    void setActivity(const BaselineActivity& activity);
    void setReportColumn(QWidget* column); // stands on the right; the page becomes its parent
    void setReportable(bool reportable);   // there is something to write a report about
    void setRedundancy(std::shared_ptr<const core::RedundancyMap> map); // of the evaluation set; null: not known
    // Of policies on the evaluation set, corrected for panels that are not recorded; those known so far.
    void setRecording(std::vector<ModelRecording> recording);
    void setFailure(const QString& sentence);
    void tick(const core::ModelRef& model);    // as if the user had
    void prefer(const core::ModelRef& policy); // to be ticked as long as the user has not ticked anything
    void askForBaselines();                    // which ones, and how: the dialog of the button

    ComparisonPtr comparison() const; // as it is shown now; null: nothing is ticked

Q_SIGNALS:
    void comparisonChanged();                                     // other models are shown, or at another threshold
    void modelsWanted(const std::vector<core::ModelRef>& models); // ticked, and not given yet
    void redundancyWanted();                                      // a tab needs it; setRedundancy() answers
    void recordingWanted(const core::ModelRef& policy);           // likewise; setRecording() answers
    void baselinesRequested(const core::BaselinePlan& plan);
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void resumeTableRequested(core::BaselineId table);
    void removeTableRequested(core::BaselineId table);  // the user was asked
    void tableExportRequested(core::BaselineId table);  // the paper's tables as files
    void tableCommandRequested(core::BaselineId table); // the command that writes them
    void reportRequested();
    void stepRequested(ui::Step step);

private:
    std::unique_ptr<ComparePagePrivate> d;
};

} // namespace ui
