// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/codes/code_reading.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;

namespace ui {

// Texts among numbers, one line for each kind, with a choice of how they are read and what that does.
class CodeTable : public QWidget {
    Q_OBJECT

public:
    explicit CodeTable(QWidget* parent = nullptr);

    // Groups with their rule, or with the one that is proposed; `rows` of the table, for shares.
    void setCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows);
    std::vector<core::CodeRule> rules() const; // of everything that is decided
    std::size_t undecided() const;

Q_SIGNALS:
    void changed();

private:
    enum class Choice { Later, Missing, Number, Half, Value };
    struct Line {
        std::vector<core::CodeGroup> groups; // one text in one column or several
        QComboBox* choice = nullptr;
        QDoubleSpinBox* value = nullptr;
        QLabel* effect = nullptr;
    };

    void addHeader();
    void addLine(Line line, int row);
    static QComboBox* makeChoice(const core::CodeGroup& group);
    static Choice choiceOf(const Line& line);
    static std::optional<core::CodeRule> ruleOf(const Line& line, const core::CodeGroup& group);
    void showEffect(const Line& line) const;

    QGridLayout* m_grid;
    QLabel* m_more;
    std::vector<Line> m_lines;
    std::size_t m_rows = 0;
    std::size_t m_notShown = 0;
};

} // namespace ui
