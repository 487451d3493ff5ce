// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/number_spin_box.h"

namespace ui {

// A price in the currency of the study, or a time where that is spent. Typing counts when it is finished; the wheel
// scrolls the page unless the box has the focus, so that no price changes by accident.
class MoneySpinBox : public NumberSpinBox {
    Q_OBJECT

public:
    explicit MoneySpinBox(QWidget* parent = nullptr);

    void setCurrency(const std::string& isoCode);
    void setMinutes();            // a time instead of a price
    void setPrice(double amount); // without a signal
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void priceEdited(double amount);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace ui
