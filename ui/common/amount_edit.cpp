// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/amount_edit.h"

#include "ui/common/number_format.h"
#include "ui/common/text/number_text.h"

namespace ui {
namespace {

constexpr double kMostMinutes = 1e6; // as much as a task file may say
constexpr double kMostMillilitres = 1e4;

} // namespace

AmountEdit::AmountEdit(Unit unit, QWidget* parent) : QLineEdit(parent), m_unit(unit)
{
    setAlignment(Qt::AlignRight);
    setPlaceholderText(unit == Unit::Minutes ? tr("– min") : tr("– mL"));
    connect(this, &QLineEdit::editingFinished, this, &AmountEdit::takeText);
}

void AmountEdit::setAmount(std::optional<double> amount)
{
    if (amount == m_amount && isModified() && hasFocus())
        return; // being typed
    m_amount = amount;
    showAmount();
}

void AmountEdit::showAmount()
{
    setText(!m_amount                 ? QString()
            : m_unit == Unit::Minutes ? minutesText(core::Minutes(*m_amount))
                                      : millilitresText(core::Millilitres(*m_amount)));
}

std::optional<double> AmountEdit::read(const QString& text) const
{
    const std::optional<double> amount = m_unit == Unit::Minutes ? parseMinutes(text) : parseMillilitres(text);
    const double most = m_unit == Unit::Minutes ? kMostMinutes : kMostMillilitres;
    return amount && *amount >= 0.0 && *amount <= most ? amount : std::nullopt;
}

void AmountEdit::takeText()
{
    if (!isModified())
        return;
    setModified(false);
    const bool empty = text().trimmed().isEmpty();
    const std::optional<double> typed = read(text());
    if ((!empty && !typed) || typed == m_amount) {
        showAmount();
        return;
    }
    m_amount = typed;
    showAmount();
    Q_EMIT amountEdited(m_amount);
}

QSize AmountEdit::sizeHint() const
{
    const QString usual = m_unit == Unit::Minutes ? QStringLiteral("8,888 min") : QStringLiteral("88.8 mL");
    const QFontMetrics metrics(font());
    const int wanted = std::max(metrics.horizontalAdvance(usual), metrics.horizontalAdvance(text()));
    return {wanted + 2 * metrics.horizontalAdvance(QLatin1Char('0')), QLineEdit::sizeHint().height()};
}

QSize AmountEdit::minimumSizeHint() const
{
    return sizeHint();
}

} // namespace ui
