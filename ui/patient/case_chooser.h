// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

// Which patient: by what became of them, one after the other, or by the row of the data.
class CaseChooser : public QWidget {
    Q_OBJECT

public:
    explicit CaseChooser(QWidget* parent = nullptr);

    void setCases(core::PolicyCasesPtr cases);                   // null: none
    void setGroup(const std::vector<core::PatientIndex>& group); // of patients chosen elsewhere; empty: none
    void setKindsOffered(bool offered);                          // not in a duel: the kind would give the outcome away
    void setKind(core::CaseKind kind);                           // and its first patient
    void choose(core::PatientIndex patient);
    void clear(); // no patient is chosen
    void step(int by);
    core::CaseKind kind() const;
    std::optional<core::PatientIndex> current() const;

Q_SIGNALS:
    void patientChosen(core::PatientIndex patient);
    void rowUnknown(const QString& typed); // not a patient the policy was tried on

private:
    void buildLayout();
    void connectInputs();
    void listCases();
    void goTo(std::size_t place);
    void showPlace();
    void findRow();

    core::PolicyCasesPtr m_cases;
    std::vector<core::PatientIndex> m_group;
    std::vector<core::PatientIndex> m_listed;
    std::optional<std::size_t> m_place;
    QComboBox* m_kind;
    QPushButton* m_back;
    QLabel* m_text;
    QPushButton* m_next;
    QLineEdit* m_row;
};

} // namespace ui
