// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "ui/common/theme/theme.h"

#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace ui {

class ElidedLabel;
class ModelTable;

// The table of baselines that the project keeps: mean and standard deviation over the seeds, and what the lattice buys
// for the same money. Where all patients judged: counts of all folds together, and who is better for a share of the
// money.
class TableTab : public QWidget {
    Q_OBJECT

public:
    explicit TableTab(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTable(const std::optional<core::BaselineRecord>& table, const std::string& currency);
    void setRemovable(bool removable);

Q_SIGNALS:
    void exportRequested();
    void commandRequested(); // that writes it
    void removeRequested();

private:
    void buildLayout();
    void showTable();
    void showSeeds(const core::BaselinePlan& plan);
    void showFolds(const core::BaselinePlan& plan);
    void showDuels(const core::BaselinePlan& plan);
    QString moneyOf(std::optional<double> amount) const;

    std::optional<core::BaselineRecord> m_table;
    QString m_currency;
    QStackedLayout* m_pages;
    ElidedLabel* m_what;
    QPushButton* m_export;
    QPushButton* m_copyCommand;
    QPushButton* m_remove;
    ModelTable* m_view;
    QWidget* m_duelArea;
    QLabel* m_duelTitle;
    ModelTable* m_duels;
    QLabel* m_note;
};

} // namespace ui
