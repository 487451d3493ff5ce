// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/price_list.h"
#include "core/data/task/task.h"
#include "core/data/task/task_editing.h"

#include <QDialog>

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace ui {

// All prices at a glance: panels with their price, the currency, where and of which year the prices are. A list can be
// chosen, built in or kept before; names and prices can be pasted from a spreadsheet or read from a file, which makes
// them the user's own: the old source is gone then. Prices can be kept as a list under a name.
class PriceListDialog : public QDialog {
    Q_OBJECT

public:
    explicit PriceListDialog(const core::Task& task, QWidget* parent = nullptr);

    core::Task task() const;
    void setOwnLists(const std::vector<core::PriceList>& lists); // beside those built in
    void applyText(const QString& text);                         // lines of name, tab or semicolon, price

Q_SIGNALS:
    void fileRequested(); // answered with applyText
    void listKept(const core::PriceList& list);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    void fillTable();
    void addAmounts(int row, std::size_t panel); // time and blood
    void showTotal();
    void paste();
    void apply(const core::PriceList& list, int unread);
    void chooseList(int position);
    void keepList();
    void showSource();

    core::Task m_task;
    std::vector<core::PriceList> m_ownLists;
    QTableWidget* m_table;
    QComboBox* m_lists;
    QComboBox* m_currency;
    QLineEdit* m_source;
    QSpinBox* m_year;
    QLabel* m_total;
    QLabel* m_note;
};

using PriceText = core::PriceLines;
// Reads prices whichever mark the decimals have, as long as it is clear: "1,234" is asked about by leaving it out.
PriceText parsePriceText(const QString& text);

} // namespace ui
