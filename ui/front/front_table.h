// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/front/front_model.h"

#include <optional>

class QAction;
class QCheckBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class ElidedLabel;
class PinComparison;
class PinnedRows;

// The front step by step, as figures that can be sorted; on request everything the plot shows. Pinned policies stand
// above, compared.
class FrontTable : public Card {
    Q_OBJECT

public:
    explicit FrontTable(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFront(const core::FrontRecord& record, const FrontScene& scene,
                  const std::optional<core::OptimumLines>& optimum, const QString& currency);
    void setMarks(const FrontTableMarks& marks); // without a signal
    FrontModel& model() { return *m_model; }

Q_SIGNALS:
    void dotChosen(std::size_t dot);
    void pinWanted(std::size_t dot); // or no longer
    void renameWanted(std::size_t dot);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the width has changed; P pins

private:
    void buildLayout();
    void buildTable();
    void connectInputs();
    void addActions();
    void fitColumns();
    int neededWidth(int column) const;
    void showPins();
    std::optional<std::size_t> dotOf(const QModelIndex& index) const;

    Theme m_theme;
    FrontModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    PinnedRows* m_rows; // how they look
    PinComparison* m_pins;
    ElidedLabel* m_note;
    QCheckBox* m_all;
    QAction* m_pin;
    QAction* m_rename;
    core::FrontRecord m_record;
    FrontScene m_scene;
    std::optional<core::OptimumLines> m_optimum;
    QString m_currency;
    FrontTableMarks m_marks;
    std::size_t m_fittedPins = 0; // how many the columns have room for
    bool m_quiet = false;
};

} // namespace ui
