// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/pin_comparison.h"

#include "ui/common/labels.h"
#include "ui/common/theme/icons.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

namespace ui {
namespace {

QLabel* makeHeader(const QString& text)
{
    QLabel* label = makeLabel(text, TypeSize::Caption, Tone::Secondary);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

} // namespace

QPixmap pinDisc(int number, const Theme& theme, qreal ratio)
{
    const int side = theme.px(16);
    QPixmap disc(QSize(side, side) * ratio);
    disc.setDevicePixelRatio(ratio);
    disc.fill(Qt::transparent);
    QPainter painter(&disc);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawEllipse(QRectF(0, 0, side, side));
    painter.setPen(theme.surface);
    painter.setFont(fontOf(theme, TypeSize::Caption, true));
    painter.drawText(QRectF(0, 0, side, side), Qt::AlignCenter, QString::number(number));
    return disc;
}

PinComparison::PinComparison(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Pinned policies, compared"));
    buildLayout();
    setPins({});
}

void PinComparison::buildLayout()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(11, 0, 11, 6);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(1);
    auto* title = makeStrongLabel(tr("Pinned"));
    title->setToolTip(tr("Shift-click a policy in the plot, or press P, to pin it: up to four"));
    grid->addWidget(title, 0, Number, 1, 2);
    m_measure = makeHeader({});
    m_spent = makeHeader({});
    grid->addWidget(m_spent, 0, Cost);
    grid->addWidget(m_measure, 0, Value);
    grid->addWidget(makeHeader(tr("Found per 1,000")), 0, Found);
    grid->addWidget(makeHeader(tr("Missed per 1,000")), 0, Missed);
    grid->addWidget(makeHeader(tr("False alarms per 1,000")), 0, FalseAlarms);
    for (std::size_t i = 0; i < kMost; ++i) {
        const int line = static_cast<int>(i) + 1;
        Row& row = m_rows[i];
        for (int column = Number; column < Remove; ++column) {
            QLabel* cell = makeLabel({}, TypeSize::Table);
            cell->setAlignment((column <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            grid->addWidget(cell, line, column);
            row.cells[static_cast<std::size_t>(column)] = cell;
        }
        row.cells[Name]->setProperty("type", QStringLiteral("strong"));
        row.remove = new QToolButton(this);
        row.remove->setIcon(lineIcon(Icon::Close, IconTint::Secondary));
        row.remove->setAutoRaise(true);
        row.remove->setToolTip(tr("No longer pinned"));
        row.remove->setAccessibleName(tr("Unpin"));
        grid->addWidget(row.remove, line, Remove);
        connect(row.remove, &QToolButton::clicked, this, [this, i] { Q_EMIT removed(i); });
    }
    grid->setColumnStretch(Name, 1);
}

void PinComparison::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (const Row& row : m_rows)
        row.remove->setIconSize(QSize(theme.px(12), theme.px(12)));
    showDiscs();
}

void PinComparison::showDiscs()
{
    for (std::size_t i = 0; i < kMost; ++i)
        m_rows[i].cells[Number]->setPixmap(pinDisc(static_cast<int>(i) + 1, m_theme, devicePixelRatioF()));
}

void PinComparison::setHeadings(const QString& spent, const QString& measure)
{
    m_spent->setText(spent);
    m_measure->setText(measure);
}

void PinComparison::setPins(const std::vector<PinnedPolicy>& pins)
{
    setVisible(!pins.empty());
    for (std::size_t i = 0; i < kMost; ++i) {
        const Row& row = m_rows[i];
        const bool there = i < pins.size();
        for (QLabel* cell : row.cells)
            cell->setVisible(there);
        row.remove->setVisible(there);
        if (!there)
            continue;
        const PinnedPolicy& pin = pins[i];
        row.cells[Name]->setText(pin.name);
        row.cells[Cost]->setText(pin.cost);
        row.cells[Value]->setText(pin.value);
        row.cells[Found]->setText(pin.found);
        row.cells[Missed]->setText(pin.missed);
        row.cells[FalseAlarms]->setText(pin.falseAlarms);
        row.remove->setAccessibleName(tr("Unpin %1").arg(pin.name));
    }
}

} // namespace ui
