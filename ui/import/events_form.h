// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_recipe.h"

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace ui {

// How measurements become one row per patient: which columns hold what, the index time and the window around it, what
// counts in the window, and for record systems which conditions are the outcome. What a source settles by itself is
// not asked.
class EventsForm : public QWidget {
    Q_OBJECT

public:
    explicit EventsForm(QWidget* parent = nullptr);

    void setHeaders(const QStringList& events, const QStringList& patients); // without a signal
    void setRecipe(const core::EventRecipe& recipe);                         // likewise
    core::EventRecipe applied(core::EventRecipe recipe) const;               // with what the inputs say

Q_SIGNALS:
    void changed();

private:
    QFormLayout* addForm(QLayout& across, std::initializer_list<std::pair<QString, QWidget*>> rows);
    void buildLayout();
    void connectInputs();
    void showSource(core::EventSource source);
    void setIndex(const core::EventRecipe& recipe);

    core::EventSource m_source = core::EventSource::Tables;
    QFormLayout* m_columns = nullptr;
    QFormLayout* m_window = nullptr;
    QFormLayout* m_reading = nullptr;
    QComboBox* m_patient;
    QComboBox* m_time;
    QComboBox* m_test;
    QComboBox* m_value;
    QComboBox* m_unit;
    QComboBox* m_patientColumn;
    QComboBox* m_index;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QComboBox* m_take;
    QComboBox* m_limits;
    QComboBox* m_dates;
    QComboBox* m_timeUnit;
    QLineEdit* m_codes;
    QLineEdit* m_outcome;
    QCheckBox* m_afterIndex;
    bool m_filling = false;
};

} // namespace ui
