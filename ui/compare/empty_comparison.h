// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ui {

// In place of a tab as long as there is nothing to compare.
class EmptyComparison : public QWidget {
    Q_OBJECT

public:
    explicit EmptyComparison(QWidget* parent = nullptr);

    void setWords(const QString& headline, const QString& sentence);

private:
    QLabel* m_headline;
    QLabel* m_sentence;
};

} // namespace ui
