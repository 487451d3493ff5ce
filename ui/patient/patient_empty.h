// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"
#include "ui/figures/story/story_reader.h"

#include <QWidget>

class QGridLayout;

namespace ui {

// No patient yet: four of them to begin with.
class PatientEmpty : public QWidget {
    Q_OBJECT

public:
    explicit PatientEmpty(QWidget* parent = nullptr);

    // `concealed`: neither what was ordered nor what became of anybody is told.
    void setCases(const core::PolicyCases& cases, const StoryReader& reader, bool concealed = false);

Q_SIGNALS:
    void kindChosen(core::CaseKind kind);
    void patientChosen(core::PatientIndex patient);
    void handRequested();

private:
    QWidget* makeExample(const core::PolicyCases& cases, const StoryReader& reader, core::CaseKind kind);

    QWidget* makeBlind(const core::PolicyCases& cases, const StoryReader& reader, std::size_t place);

    QGridLayout* m_examples;
};

} // namespace ui
