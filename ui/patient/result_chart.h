// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/text/variable_describer.h"
#include "ui/common/theme/theme.h"
#include "ui/patient/story_models.h"

#include <optional>

class QLabel;
class QTreeView;

namespace ui {

class ResultDelegate;
class SegmentedControl;

// Everything known and estimated about a patient, by panel. A double click or F2 on a value changes it.
class ResultChart : public Card {
    Q_OBJECT

public:
    explicit ResultChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setGroups(std::vector<ResultGroup> groups, bool editable);
    void setNote(const QString& note); // beneath the table
    void addBelow(QWidget* widget);    // between the table and the note
    QTreeView& view() { return *m_view; }
    const ResultModel& model() const { return *m_model; }
    std::optional<core::FeatureId> chosen() const; // a value that is known

Q_SIGNALS:
    void unitsChosen(ui::UnitSystem units);
    void valueEdited(core::FeatureId feature, std::optional<float> stored);
    void valueChosen(std::optional<core::FeatureId> feature);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void connectInputs();
    void fitColumns();

    ResultModel* m_model;
    ResultDelegate* m_delegate;
    QTreeView* m_view;
    SegmentedControl* m_units;
    QLabel* m_note;
    Theme m_theme = lightTheme();
};

} // namespace ui
