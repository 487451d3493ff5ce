// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task_proposal.h"
#include "ui/common/card.h"

#include <QStringList>

#include <vector>

class QCheckBox;

namespace ui {

// Columns that could identify a person, before anything is saved: those ticked are left out of the project.
class IdentifierReview : public Card {
    Q_OBJECT

public:
    explicit IdentifierReview(QWidget* parent = nullptr);

    // `recordedOutcome` is the outcome's column where whoever has something recorded there is a case.
    void setIdentifiers(const std::vector<core::IdentifierWarning>& identifiers, const QString& recordedOutcome = {});
    QStringList leftOut() const;

Q_SIGNALS:
    void accepted(const QStringList& leftOut);
    void cancelled();

private:
    QVBoxLayout* m_rows;
    std::vector<std::pair<QString, QCheckBox*>> m_boxes;
};

} // namespace ui
