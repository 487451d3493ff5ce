// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/common/card.h"

class QHBoxLayout;
class QLabel;

namespace ui {

// What keeps a table from being read, sentence by sentence, and the ways out the program can offer.
class ImportProblems : public Card {
    Q_OBJECT

public:
    explicit ImportProblems(QWidget* parent = nullptr);

    void setProblems(const core::ProblemList& problems); // hides itself where there are none

Q_SIGNALS:
    void readAsTextRequested(const QString& column);

private:
    void buildLayout();
    void offerTexts(const core::ProblemList& problems);

    QLabel* m_title;
    QLabel* m_text;
    QHBoxLayout* m_offers;
};

} // namespace ui
