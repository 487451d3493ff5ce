// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/money_spin_box.h"

#include "ui/common/text/number_text.h"

#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr double kUsualPrice = 888.88;

} // namespace

MoneySpinBox::MoneySpinBox(QWidget* parent) : NumberSpinBox(parent)
{
    setRange(0.0, 999'999.99);
    setDecimals(2);
    setKeyboardTracking(false);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QDoubleSpinBox::valueChanged, this, &MoneySpinBox::priceEdited);
}

void MoneySpinBox::setCurrency(const std::string& isoCode)
{
    // Sign and place as the written bill has them.
    const QString sample = money(core::Cost(2.0), QString::fromStdString(isoCode));
    const auto isDigit = [](QChar character) { return character.isDigit(); };
    const auto first = std::find_if(sample.begin(), sample.end(), isDigit) - sample.begin();
    const auto last = sample.size() - (std::find_if(sample.rbegin(), sample.rend(), isDigit) - sample.rbegin());
    const QSignalBlocker quiet(this);
    setDecimals(2);
    setPrefix(sample.left(first));
    setSuffix(sample.mid(last));
}

void MoneySpinBox::setMinutes()
{
    const QSignalBlocker quiet(this);
    setDecimals(1);
    setPrefix({});
    setSuffix(tr(" min"));
}

void MoneySpinBox::setPrice(double amount)
{
    const QSignalBlocker quiet(this);
    setValue(amount);
    updateGeometry();
}

QSize MoneySpinBox::sizeHint() const
{
    // The widest price allowed would take a third of a card. The base class knows what frame and arrows need.
    const QFontMetrics metrics(font());
    const auto widthOf = [&](double amount) {
        return metrics.horizontalAdvance(prefix() + textFromValue(amount) + suffix());
    };
    const QSize widest = QDoubleSpinBox::sizeHint();
    const int margins = metrics.horizontalAdvance(QLatin1Char('0')); // of the field within
    return {widest.width() - widthOf(maximum()) + widthOf(std::max(value(), kUsualPrice)) + margins, widest.height()};
}

QSize MoneySpinBox::minimumSizeHint() const
{
    return sizeHint();
}

void MoneySpinBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace ui
