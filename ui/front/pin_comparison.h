// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QToolButton;

namespace ui {

// One pinned policy in figures, as they are read.
struct PinnedPolicy {
    QString name;
    QString cost, value;
    QString found, missed, falseAlarms; // of 1,000 patients
    bool operator==(const PinnedPolicy&) const = default;
};

// Up to four policies one below the other: what each costs and what it does to 1,000 patients. Not there while nothing
// is pinned.
class PinComparison : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 4;
    explicit PinComparison(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setHeadings(const QString& spent, const QString& measure); // "Cost", "F1"
    void setPins(const std::vector<PinnedPolicy>& pins);

Q_SIGNALS:
    void removed(std::size_t pin);

private:
    enum Column { Number, Name, Cost, Value, Found, Missed, FalseAlarms, Remove, Columns };
    struct Row {
        std::array<QLabel*, Remove> cells{};
        QToolButton* remove = nullptr;
    };
    void buildLayout();
    void showDiscs();

    Theme m_theme = lightTheme();
    QLabel* m_spent = nullptr;
    QLabel* m_measure = nullptr;
    std::array<Row, kMost> m_rows{};
};

// The disc with a pin's number, as in the plot.
QPixmap pinDisc(int number, const Theme& theme, qreal ratio);

} // namespace ui
