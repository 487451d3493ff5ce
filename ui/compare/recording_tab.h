// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/compare_tab.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

class ModelTable;

// What the figures of a policy would be if everything it orders were recorded. That is an assumption, so it is a
// choice; learning what it takes is asked for when it is made.
class RecordingTab : public CompareTab {
    Q_OBJECT

public:
    explicit RecordingTab(QWidget* parent = nullptr);

    QString title() const override;
    void setTheme(const Theme& theme) override;
    void setComparison(const ComparisonPtr& comparison) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildLayout();
    void fillModels();
    void showFigures();
    const ShownModel* shown() const; // the policy that is chosen; null: none is ticked

    ComparisonPtr m_comparison;
    std::optional<core::ModelRef> m_chosen;
    std::vector<core::ModelRef> m_listed; // the ticked policies
    QComboBox* m_models;
    QCheckBox* m_assume;
    QLabel* m_words;
    QLabel* m_warning;
    ModelTable* m_table;
    QLabel* m_weights;
};

} // namespace ui
