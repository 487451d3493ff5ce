// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"

#include <QDialog>

#include <cstddef>
#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace ui {

class PathModel;

// The patients who took one way through a policy. Whether they are ill stays hidden until it is asked for: who walks
// through one of them may want to guess.
class PathPatients : public QDialog {
    Q_OBJECT

public:
    explicit PathPatients(QWidget* parent = nullptr);
    ~PathPatients() override;

    void setWay(const QString& words);
    void setWaiting(const QString& sentence); // the patients are not there yet, or cannot be
    void setPatients(core::PolicyCasesPtr cases, std::vector<std::size_t> places, const QString& currency);

Q_SIGNALS:
    void walkRequested(const std::vector<core::PatientIndex>& patients); // the chosen one first, then the others

private:
    void buildLayout();
    void requestWalk();

    std::unique_ptr<PathModel> m_model;
    QLabel* m_way;
    QLabel* m_count;
    QTreeView* m_list;
    QCheckBox* m_outcomes;
    QPushButton* m_walk;
};

} // namespace ui
