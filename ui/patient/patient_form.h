// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/story/story_reader.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

// A patient typed in by hand. What is left empty is not in the record; what is unlikely is said, nothing is refused but
// what is no number.
class PatientForm : public QDialog {
    Q_OBJECT

public:
    // `begin`: initial values; empty where there is no such patient.
    PatientForm(StoryReaderPtr reader, const core::WalkPatient& begin, QWidget* parent = nullptr);

    core::WalkPatient patient() const;

private:
    struct Field {
        core::FeatureId feature;
        double factor = 1.0;
        QLineEdit* number = nullptr; // one of the two
        QComboBox* choice = nullptr;
        QLabel* remark = nullptr;
    };
    QWidget* makeFields(const core::WalkPatient& begin);
    void addField(core::FeatureId feature, const core::WalkPatient& begin, class QGridLayout& grid, int row);
    int choiceOf(core::FeatureId feature, const core::WalkPatient& patient) const;
    void remarkOn(const Field& field) const;
    float stored(const Field& field) const; // NaN: empty
    bool readable(const Field& field) const;
    void check();
    void clearAll();

    StoryReaderPtr m_reader;
    std::vector<Field> m_fields;
    class QPushButton* m_walk;
};

} // namespace ui
