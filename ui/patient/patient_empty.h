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

    void setCases(const core::PolicyCases& cases, const StoryReader& reader);

Q_SIGNALS:
    void kindChosen(core::CaseKind kind);
    void handRequested();

private:
    QWidget* makeExample(const core::PolicyCases& cases, const StoryReader& reader, core::CaseKind kind);

    QGridLayout* m_examples;
};

} // namespace ui
