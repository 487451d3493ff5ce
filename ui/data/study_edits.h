// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "core/data/task/task_editing.h"
#include "ui/common/text/variable_describer.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

// One step of the user's: the study afterwards, and what the undo menu calls it. Steps with the same key that follow
// each other (a price being typed) become one.
struct StudyEdit {
    core::Study after;
    QString text;
    QString mergeKey;
};

using Columns = std::vector<std::string>;

// Words an edit: the rules are in core/data/task/task_editing.h, the sentences here.
class StudyEdits {
public:
    StudyEdits(const core::Study& study, const VariableDescriber& describer);

    StudyEdit role(const Columns& columns, core::Role role) const;
    StudyEdit outcome(core::Task task) const; // with another outcome, or the same told otherwise
    StudyEdit testSpec(const std::string& column, const core::TestSpec& spec) const;

    StudyEdit panelAdded(const Columns& columns) const; // named after its test, or "Panel 2"
    StudyEdit panelRenamed(std::size_t panel, const QString& name) const;
    StudyEdit panelRemoved(std::size_t panel) const;
    StudyEdit panelsMerged(std::size_t into, std::size_t from) const;
    StudyEdit panelMoved(std::size_t panel, std::size_t position) const;
    StudyEdit price(std::size_t panel, core::Cost cost) const;
    StudyEdit turnaround(std::size_t panel, std::optional<core::Minutes> minutes) const;
    StudyEdit volume(std::size_t panel, std::optional<core::Millilitres> millilitres) const;

    // Moved from the panel they are dragged from; tests that come from the table leave every other panel.
    StudyEdit testsToPanel(const Columns& columns, std::optional<std::size_t> from, std::size_t to, bool copy) const;
    StudyEdit testsRemoved(const Columns& columns, std::size_t panel) const;

    StudyEdit sharedFee(const core::SharedFee& fee, const std::string& replaces) const;
    StudyEdit sharedFeeRemoved(const std::string& name) const;
    StudyEdit priceList(const core::Task& after) const;
    StudyEdit rules(const core::Task& after) const; // what is allowed of orders
    StudyEdit pairOrders(core::PairOrders pairs) const;
    StudyEdit minimise(core::CostAim aim) const;
    StudyEdit unrecordedPanels(core::UnrecordedPanels choice) const;

    StudyEdit remedy(const core::Finding& finding) const;
    StudyEdit findingKept(const core::Finding& finding) const;
    StudyEdit codes(std::vector<core::CodeRule> rules) const;
    StudyEdit editStepRemoved(std::size_t step) const;
    StudyEdit split(const core::SplitPlan& plan) const;
    // By a column that says the parts, or by the rule where it is empty.
    StudyEdit splitRule(const core::SplitPlan& plan, const std::string& column, const core::SplitRule& rule) const;

private:
    StudyEdit make(core::Task task, const QString& text, const QString& mergeKey = {}) const;
    StudyEdit movedFromEverywhere(const Columns& columns, std::size_t to) const;
    QString names(const Columns& columns) const; // "MCV", "MCV and MCH", "12 tests"
    QString panelName(std::size_t panel) const;

    const core::Study& m_study;
    const VariableDescriber& m_describer;
};

} // namespace ui
