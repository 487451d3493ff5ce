// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/number_spin_box.h"

#include "ui/common/number_format.h"

namespace ui {

QValidator::State NumberSpinBox::validate(QString& input, int& position) const
{
    QString read = withDecimalMark(input, locale(), isGroupSeparatorShown());
    return QDoubleSpinBox::validate(read, position); // what was typed stays as it was
}

double NumberSpinBox::valueFromText(const QString& text) const
{
    return QDoubleSpinBox::valueFromText(withDecimalMark(text, locale(), isGroupSeparatorShown()));
}

} // namespace ui
