// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "core/data/task/task_editing.h"

#include <QDialog>

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace ui {

// All prices at a glance: panels with their price, the currency, where the prices come from. A list of names and
// prices can be pasted from a spreadsheet or read from a file.
class PriceListDialog : public QDialog {
    Q_OBJECT

public:
    explicit PriceListDialog(const core::Task& task, QWidget* parent = nullptr);

    core::Task task() const;
    void applyText(const QString& text); // lines of name, tab or semicolon, price

Q_SIGNALS:
    void fileRequested(); // answered with applyText

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    void fillTable();
    void showTotal();
    void paste();

    core::Task m_task;
    QTableWidget* m_table;
    QComboBox* m_currency;
    QLineEdit* m_source;
    QLabel* m_total;
    QLabel* m_note;
};

struct PriceText {
    std::vector<std::pair<std::string, core::Cost>> prices;
    int unread = 0; // lines without a price
};
// Reads prices whichever mark the decimals have, as long as it is clear: "1,234" is asked about by leaving it out.
PriceText parsePriceText(const QString& text);

} // namespace ui
