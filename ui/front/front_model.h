// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_steps.h"
#include "ui/figures/charts/front_scene.h"

#include <QAbstractTableModel>
#include <QString>
#include <QVariant>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace ui {

// What the user asked for and chose, as far as a table marks it. Dots of the scene.
struct FrontTableMarks {
    std::optional<std::size_t> chosen;     // the others are compared with it
    std::optional<std::size_t> bestWithin; // the budget
    std::vector<std::size_t> pinned;       // numbered from 1 in this order
    bool operator==(const FrontTableMarks&) const = default;
};

// A front in figures, one row for each policy along it; the steps are against the policy before it. The same that the
// plot shows: pinned policies follow, and dominated ones and fixed panels where they are wanted.
class FrontModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Name,
        Cost, // along the axis that is shown
        Value,
        Interval,
        CostStep,
        ValueStep,
        Found,
        FalseAlarms,
        CostPerCase,
        Money, // what is not on the axis
        Time,
        Blood,
        Note,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole + 1, PinRole }; // a number or nothing; the number of the pin or 0

    using QAbstractTableModel::QAbstractTableModel;

    void setFront(const core::FrontRecord& record, const FrontScene& scene,
                  const std::optional<core::OptimumLines>& optimum, const QString& currency);
    void setMarks(const FrontTableMarks& marks);
    void setAll(bool all); // also what cannot be told apart from others, and what is not on the front
    bool hasIntervals() const;
    bool shows(Column column) const; // false: there is nothing to say in it
    std::size_t dotAt(int row) const { return m_rows[static_cast<std::size_t>(row)].dot; }
    std::optional<int> rowOf(std::size_t dot) const;
    std::size_t hiddenOnFront() const; // policies of the front without a row: others stand for them
    static QString bestWithinText();   // a note that should have room
    QString sameAsChosen() const; // a sentence about those that cannot be distinguished from it; empty: there are none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::size_t dot = 0;
        int pin = 0;
        std::array<QString, ColumnCount> texts;
        std::array<QVariant, ColumnCount> keys;
    };
    void refresh();
    std::vector<std::size_t> shownDots() const;
    Row rowFor(std::size_t dot, std::optional<std::size_t> before) const; // unset: the first along the front
    void addPlace(Row& row, const FrontDot& dot) const;
    void addStep(Row& row, std::optional<std::size_t> from) const;
    void addOtherCosts(Row& row, const core::OperatingPoint* point) const;
    void addShares(Row& row, const core::OperatingPoint* point) const;
    void addNote(Row& row) const;
    QString bestWithinNote(const FrontDot& dot) const;
    bool isSameAsChosen(std::size_t dot) const;
    bool isWorthARow(std::size_t dot) const;
    bool isSamePooled(std::size_t dot, std::size_t before) const;
    core::PolicyYield yieldOf(std::size_t dot) const;
    QString spent(double amount) const; // along the axis

    core::FrontRecord m_record;
    FrontScene m_scene;
    FrontTableMarks m_marks;
    std::optional<core::OptimumLines> m_optimum;
    QString m_currency;
    bool m_all = false;
    std::vector<std::size_t> m_front;           // policies along it
    std::vector<std::size_t> m_apart;           // policies that can be told apart; empty: not known
    mutable std::map<std::size_t, bool> m_same; // as the chosen one, as far as was asked
    std::vector<Row> m_rows;
};

} // namespace ui
