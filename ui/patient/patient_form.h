// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/story/story_reader.h"

#include <QDialog>

#include <span>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

// Values of a patient typed in by hand: all, or those that are asked for. What is left empty is not in the record; what
// is unlikely is said, nothing is refused but what is no number.
class PatientForm : public QDialog {
    Q_OBJECT

public:
    struct Request {
        QString title, hint, accept;
        std::vector<core::FeatureId> features; // asked for
    };
    // `begin`: what is known already.
    PatientForm(StoryReaderPtr reader, const core::WalkPatient& begin, const Request& request,
                QWidget* parent = nullptr);

    core::WalkPatient patient() const; // `begin` with what was typed

private:
    struct Field {
        core::FeatureId feature;
        double factor = 1.0;
        QLineEdit* number = nullptr; // one of the two
        QComboBox* choice = nullptr;
        QLabel* remark = nullptr;
    };
    QWidget* makeFields(std::span<const core::FeatureId> features);
    void addField(core::FeatureId feature, class QGridLayout& grid, int row);
    int choiceOf(core::FeatureId feature, const core::WalkPatient& patient) const;
    void remarkOn(const Field& field) const;
    float stored(const Field& field) const; // NaN: empty
    bool readable(const Field& field) const;
    void check();
    void clearAll();

    StoryReaderPtr m_reader;
    core::WalkPatient m_begin;
    std::vector<Field> m_fields;
    class QPushButton* m_walk;
};

} // namespace ui
