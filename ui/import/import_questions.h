// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"

#include <QWidget>

#include <set>
#include <vector>

class QVBoxLayout;

namespace ui {

// What a text file leaves open about itself: what separates its values, and whether 1,234 is a thousand. Each question
// is asked once, whatever number of columns it concerns.
class ImportQuestions : public QWidget {
    Q_OBJECT

public:
    using About = core::CsvQuestion::About;
    explicit ImportQuestions(QWidget* parent = nullptr);

    void setQuestions(const std::vector<core::CsvQuestion>& questions, const core::CsvDialect& dialect);
    void close(About about, const core::CsvDialect& dialect); // it has an answer, from here or from elsewhere
    const std::set<About>& open() const { return m_open; }

Q_SIGNALS:
    void answered(core::CsvQuestion::About about, const core::CsvDialect& dialect);

private:
    void addNumberQuestion(const core::CsvQuestion& question, std::size_t columns);
    void addDelimiterQuestion(const core::CsvQuestion& question);

    std::set<About> m_open; // questions without an answer
    core::CsvDialect m_dialect;
    QVBoxLayout* m_messages;
};

} // namespace ui
