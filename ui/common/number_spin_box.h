// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace ui {

// A number that may be typed with a comma or a point in it, whichever the language of the desktop writes: "13,5" is
// thirteen and a half. Only what can be a group of thousands is one.
class NumberSpinBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QValidator::State validate(QString& input, int& position) const override;
    double valueFromText(const QString& text) const override;
};

} // namespace ui
