// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_dialect.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace ui {

// How a text file is to be read: separator, decimal mark, thousands and encoding.
class DialectForm : public QWidget {
    Q_OBJECT

public:
    explicit DialectForm(QWidget* parent = nullptr);

    core::CsvDialect dialect() const;
    void setDialect(const core::CsvDialect& dialect); // without a signal

Q_SIGNALS:
    // Which part the user decided, so that a question about it counts as answered.
    void delimiterChosen();
    void numbersChosen();
    void encodingChosen();

private:
    QComboBox* addChoice(QFormLayout& form, const QString& label, const QString& tip);

    QComboBox* m_delimiter;
    QComboBox* m_decimal;
    QComboBox* m_grouping;
    QComboBox* m_encoding;
};

} // namespace ui
