// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/accuracy_tiles.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/number_spin_box.h"
#include "ui/common/text/number_text.h"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QSignalBlocker>

namespace ui {
namespace {

constexpr QChar kRangeDash(0x2013);

// Whole percents, unless that would write both limits alike or leave out the value, which has one decimal.
QString rangeOf(const core::Interval& interval, double value)
{
    const double low = 100.0 * interval.low, high = 100.0 * interval.high;
    const int decimals = intervalDecimals(low, 100.0 * value, high, 0, 1);
    return leftToRight(QLocale().toString(low, 'f', decimals) + kRangeDash + QLocale().toString(high, 'f', decimals));
}

QDoubleSpinBox* makePercentBox()
{
    auto* box = new NumberSpinBox;
    box->setRange(0.1, 99.9);
    box->setDecimals(1);
    box->setSingleStep(1.0);
    box->setSuffix(QStringLiteral(" %"));
    box->setKeyboardTracking(false);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("99.9 %")) + 40);
    return box;
}

} // namespace

AccuracyTiles::AccuracyTiles(QWidget* parent)
    : QWidget(parent),
      m_prevalence(makePercentBox()),
      m_reset(makeSmallButton(tr("As in these patients"))),
      m_note(makeLabel({}, TypeSize::Caption, Tone::Secondary))
{
    buildLayout();
    connectInputs();
}

QWidget* AccuracyTiles::makeTile(Which which)
{
    constexpr std::array kExplained{Term::Sensitivity, Term::Specificity, Term::PositivePredictiveValue};
    Tile& tile = m_tiles[which];
    auto* name = new ElidedLabel;
    setStyleProperty(*name, "type", QStringLiteral("caption"));
    setStyleProperty(*name, "tone", QStringLiteral("secondary"));
    tile.name = name;
    tile.value = makeLabel({}, TypeSize::Title);
    tile.interval = makeLabel({}, TypeSize::Caption, Tone::Secondary);
    auto* frame = new QFrame;
    frame->setProperty("tile", true);
    explain(*frame, kExplained[which]);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(10, 6, 4, 6);
    column->setSpacing(0);
    for (QLabel* label : {tile.name, tile.value, tile.interval})
        column->addWidget(label);
    column->addStretch(1);
    return frame;
}

void AccuracyTiles::buildLayout()
{
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(8);
    for (const Which which : {Sensitivity, Specificity, Predictive})
        tiles->addWidget(makeTile(which), 1);
    QLabel* label = makeLabel(tr("PPV at a prevalence of"), TypeSize::Table, Tone::Secondary);
    label->setBuddy(m_prevalence);
    explain(*label, Term::Prevalence);
    explain(*m_prevalence, Term::Prevalence);
    m_prevalence->setAccessibleName(tr("Prevalence for the positive predictive value"));
    m_reset->setToolTip(tr("The share of cases among those the figures are of"));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_prevalence);
    row->addWidget(m_reset);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(tiles);
    column->addLayout(row);
    column->addWidget(m_note);
    m_note->setWordWrap(true);
    m_note->setText(tr("Only the PPV is for that prevalence; everything else is of these patients."));
}

void AccuracyTiles::connectInputs()
{
    connect(m_prevalence, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        m_chosen = percent / 100.0;
        showPredictiveValue();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_chosen.reset();
        showPredictiveValue();
        m_prevalence->setFocus();
    });
}

std::optional<double> AccuracyTiles::prevalence() const
{
    return m_chosen ? m_chosen : m_figures.prevalence;
}

void AccuracyTiles::setFigures(const PointFigures& figures)
{
    m_figures = figures;
    show(Sensitivity, tr("Sensitivity"), figures.sensitivity);
    show(Specificity, tr("Specificity"), figures.specificity);
    showPredictiveValue();
}

void AccuracyTiles::show(Which which, const QString& name, const core::MetricEstimate& figure)
{
    const Tile& tile = m_tiles[which];
    tile.name->setText(name);
    tile.value->setText(figure.value ? shareText(*figure.value) : QString(kRangeDash));
    tile.interval->setText(
        figure.interval && figure.value ? tr("95 % CI %1").arg(rangeOf(*figure.interval, *figure.value)) : QString());
}

// At their own prevalence by the bootstrap like the others, elsewhere with the prevalence taken as given.
void AccuracyTiles::showPredictiveValue()
{
    const std::optional<double> shown = prevalence();
    const QString name = shown ? tr("PPV, prev. %1").arg(shareText(*shown)) : tr("PPV");
    show(Predictive, name, m_chosen ? predictiveValue(m_figures, *m_chosen) : m_figures.precision);
    if (!m_chosen && shown) {
        const QSignalBlocker quiet(m_prevalence);
        m_prevalence->setValue(100.0 * *shown);
    }
    m_prevalence->setEnabled(shown.has_value());
    m_reset->setVisible(m_chosen.has_value());
    m_note->setVisible(m_chosen.has_value());
}

} // namespace ui
