// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <optional>

namespace ui {

// An amount with its unit that may be left empty, because nobody said it. Minutes may be typed as hours, too: "1.5 h",
// "2 h 30 min". What cannot be read gives way to what was there before.
class AmountEdit : public QLineEdit {
    Q_OBJECT

public:
    enum class Unit { Minutes, Millilitres };

    explicit AmountEdit(Unit unit, QWidget* parent = nullptr);

    void setAmount(std::optional<double> amount); // without a signal
    std::optional<double> amount() const { return m_amount; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void amountEdited(std::optional<double> amount);

private:
    void takeText();
    void showAmount();
    std::optional<double> read(const QString& text) const;

    Unit m_unit;
    std::optional<double> m_amount;
};

} // namespace ui
