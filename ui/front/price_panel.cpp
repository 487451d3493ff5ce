// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/price_panel.h"

#include "core/front/repricing.h"
#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/text/number_text.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int kMostSteps = 200;
constexpr double kUnits[] = {0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 50.0, 100.0, 500.0, 1000.0};
constexpr double kForNothing = 50.0; // how far a price goes that was nothing

// From nothing to twice the price, in steps one would say aloud.
double unitFor(double price)
{
    const double wanted = 2.0 * (price > 0.0 ? price : kForNothing / 2.0) / kMostSteps;
    for (const double unit : kUnits)
        if (unit >= wanted)
            return unit;
    return wanted;
}

double farthestFor(double price)
{
    return 2.0 * (price > 0.0 ? price : kForNothing / 2.0);
}

} // namespace

PricePanel::PricePanel(QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_scroll(new QScrollArea(this)),
      m_reset(makeSmallButton(tr("Reset"), this)),
      m_solve(makeSmallButton(tr("Solve again"), this)),
      m_close(makeSmallButton(tr("Close"), this))
{
    buildLayout();
    connect(m_reset, &QPushButton::clicked, this, &PricePanel::resetRequested);
    connect(m_solve, &QPushButton::clicked, this, &PricePanel::solveRequested);
    connect(m_close, &QPushButton::clicked, this, &PricePanel::closeRequested);
}

void PricePanel::buildLayout()
{
    setAccessibleName(tr("Prices to try"));
    m_reset->setObjectName(QStringLiteral("resetPrices"));
    m_solve->setObjectName(QStringLiteral("solveAgain"));
    auto* title = makeStrongLabel(tr("What if prices were different?"));
    auto* words = makeLabel(tr("Every policy's cost follows at once and exactly: who gets which panel stays as it "
                               "was. Other policies may now be better; solve again to find them and to put these "
                               "prices in force. Until then they are tried here only."),
                            TypeSize::Caption, Tone::Secondary);
    words->setWordWrap(true);
    m_reset->setToolTip(tr("Back to the prices the front was found for"));
    m_close->setToolTip(tr("Prices that were tried stay until they are reset"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_reset);
    buttons->addWidget(m_solve);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    body()->setSpacing(6);
    body()->addWidget(title);
    body()->addWidget(words);
    body()->addWidget(m_scroll, 1);
    body()->addLayout(buttons);
}

void PricePanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    setMaximumHeight(theme.px(380));
}

void PricePanel::setPrices(const core::TestCatalog& found, const core::TestCatalog& tried, const std::string& currency)
{
    const bool others = found != m_found || currency != m_currency || !m_list;
    m_found = found;
    m_tried = tried;
    m_currency = currency;
    if (others)
        makeRows();
    const std::size_t panels = found.panelCount();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        showPrice(row, row < panels ? found.panels()[row].cost.amount : found.fees()[row - panels].cost.amount,
                  row < panels ? tried.panels()[row].cost.amount : tried.fees()[row - panels].cost.amount);
    showButtons();
}

void PricePanel::makeRows()
{
    m_rows.clear();
    m_list = new QWidget;
    auto* grid = new QGridLayout(m_list);
    grid->setContentsMargins(0, 0, 4, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (const core::Panel& panel : m_found.panels())
        addRow(QString::fromStdString(panel.name), panel.cost.amount);
    for (const core::FeeGroup& fee : m_found.fees())
        addRow(tr("%1 (shared)").arg(QString::fromStdString(fee.name)), fee.cost.amount);
    m_scroll->setWidget(m_list);
    m_list->setAutoFillBackground(false); // the card shines through
    m_scroll->setMinimumHeight(std::min(m_list->sizeHint().height(), m_theme.px(230)));
}

void PricePanel::addRow(const QString& name, double found)
{
    auto* grid = static_cast<QGridLayout*>(m_list->layout());
    const int line = grid->rowCount();
    const std::size_t place = m_rows.size();
    auto* label = new ElidedLabel(name, TypeSize::Table, Tone::Normal);
    label->setMinimumWidth(m_theme.px(76));
    Row row;
    row.slider = new QSlider(Qt::Horizontal);
    row.box = new MoneySpinBox;
    row.before = makeLabel(beforeText(found), TypeSize::Caption, Tone::Secondary);
    row.before->setMinimumWidth(row.before->sizeHint().width()); // nothing moves while one drags
    row.unit = unitFor(found);
    row.slider->setRange(0, static_cast<int>(std::ceil(farthestFor(found) / row.unit)));
    row.slider->setPageStep(std::max(1, row.slider->maximum() / 10));
    row.slider->setAccessibleName(tr("Price of %1, to try").arg(name));
    row.slider->setToolTip(tr("Drag, or use the arrow keys"));
    row.box->setCurrency(m_currency);
    row.box->setObjectName(QStringLiteral("price-") + name);
    row.box->setAccessibleName(tr("Price of %1, exactly").arg(name));
    row.box->setToolTip(tr("Type a price"));
    label->setBuddy(row.box);
    grid->addWidget(label, line, 0);
    grid->addWidget(row.slider, line, 1);
    grid->addWidget(row.box, line, 2);
    grid->addWidget(row.before, line, 3);
    connect(row.slider, &QSlider::valueChanged, this,
            [this, place](int step) { tryPrice(place, step * m_rows[place].unit); });
    connect(row.box, &MoneySpinBox::priceEdited, this, [this, place](double price) { tryPrice(place, price); });
    m_rows.push_back(row);
}

QString PricePanel::beforeText(double found) const
{
    return tr("was %1").arg(money(core::Cost(found), QString::fromStdString(m_currency)));
}

void PricePanel::showPrice(std::size_t place, double found, double tried)
{
    const Row& row = m_rows[place];
    const QSignalBlocker quiet(row.slider);
    row.slider->setValue(static_cast<int>(std::round(tried / row.unit)));
    row.box->setPrice(tried);
    row.before->setText(tried == found ? QString() : beforeText(found));
}

void PricePanel::tryPrice(std::size_t place, double price)
{
    const std::size_t panels = m_found.panelCount();
    const core::Cost cost(price);
    m_tried =
        place < panels ? core::withPanelPrice(m_tried, place, cost) : core::withFeePrice(m_tried, place - panels, cost);
    showPrice(place, place < panels ? m_found.panels()[place].cost.amount : m_found.fees()[place - panels].cost.amount,
              price);
    showButtons();
    Q_EMIT pricesTried(m_tried);
}

void PricePanel::setSolvable(const QString& whyNot)
{
    m_whyNot = whyNot;
    showButtons();
}

void PricePanel::showButtons()
{
    const bool other = m_tried != m_found;
    m_reset->setEnabled(other);
    m_solve->setEnabled(other && m_whyNot.isEmpty());
    m_solve->setToolTip(!m_whyNot.isEmpty() ? m_whyNot
                        : other             ? tr("Takes these prices into the study and finds its front anew")
                                            : tr("These are the prices the front was found for"));
}

} // namespace ui
