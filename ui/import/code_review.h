// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/codes/code_reading.h"
#include "ui/common/card.h"

#include <vector>

class QHBoxLayout;
class QLabel;

namespace ui {

class CodeTable;

// Texts among numbers, after the table was read and before anything is saved: what each of them means.
class CodeReview : public Card {
    Q_OBJECT

public:
    explicit CodeReview(QWidget* parent = nullptr);

    void setCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows);

Q_SIGNALS:
    void accepted(const std::vector<core::CodeRule>& rules);
    void readAsTextRequested(const QString& column); // it is no column of numbers
    void cancelled();

private:
    void showState();
    void offerTexts(const std::vector<core::CodeGroup>& groups);

    CodeTable* m_table;
    QHBoxLayout* m_offers;
    QLabel* m_state;
};

} // namespace ui
