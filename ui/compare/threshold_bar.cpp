// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/threshold_bar.h"

#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <cmath>

namespace ui {

ThresholdBar::ThresholdBar(QWidget* parent)
    : Card(parent),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_percent(new QSpinBox(this)),
      m_own(makeSmallButton(tr("Each at its own"), this))
{
    m_slider->setRange(1, 99);
    m_slider->setValue(50);
    m_slider->setPageStep(5);
    m_slider->setProperty("threshold", true);
    m_slider->setAccessibleName(tr("Threshold"));
    m_slider->setToolTip(tr("Patients are called cases from this probability upwards, whichever model is asked"));
    m_percent->setRange(0, 99); // 0 stands for the models' own
    m_percent->setSpecialValueText(tr("own"));
    m_percent->setSuffix(QChar(0x202F) + QLocale().percent());
    m_percent->setAccessibleName(tr("Threshold in percent"));
    m_percent->setToolTip(tr("1–99 %; the lowest value lets each model decide by itself"));
    m_own->setCheckable(true);
    m_own->setToolTip(tr("Policies decide by themselves; baselines at the threshold with the best F1 on validation"));
    buildLayout();
    connect(m_slider, &QSlider::valueChanged, this, [this](int percent) { setThreshold(percent / 100.0); });
    connect(m_percent, &QSpinBox::valueChanged, this,
            [this](int percent) { setThreshold(percent == 0 ? core::Threshold() : percent / 100.0); });
    connect(m_own, &QPushButton::clicked, this,
            [this](bool own) { setThreshold(own ? core::Threshold() : m_slider->value() / 100.0); });
    showThreshold();
}

void ThresholdBar::buildLayout()
{
    auto* name = makeStrongLabel(tr("&Threshold"));
    name->setBuddy(m_percent);
    explain(*name, Term::Threshold);
    auto* reach = new ElidedLabel(tr("drives every tab"), TypeSize::Table, Tone::Secondary);
    reach->setOptional(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(name);
    row->addWidget(m_percent);
    row->addWidget(m_slider, 1);
    row->addWidget(reach);
    row->addWidget(m_own);
    body()->setContentsMargins(12, 6, 12, 6);
    body()->addLayout(row);
}

bool ThresholdBar::event(QEvent* event)
{
    // The style asks for less than the field needs with its margins.
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        m_percent->setMinimumWidth(m_percent->sizeHint().width() + 12);
    return Card::event(event);
}

void ThresholdBar::setThreshold(const core::Threshold& threshold)
{
    if (threshold == m_threshold) {
        showThreshold();
        return;
    }
    m_threshold = threshold;
    showThreshold();
    Q_EMIT thresholdChanged();
}

void ThresholdBar::showThreshold()
{
    const QSignalBlocker quietSlider(m_slider), quietPercent(m_percent);
    m_own->setChecked(!m_threshold);
    if (m_slider->property("unset").toBool() != !m_threshold)
        setStyleProperty(*m_slider, "unset", !m_threshold);
    const int percent = m_threshold ? static_cast<int>(std::lround(100.0 * *m_threshold)) : 0;
    if (m_threshold)
        m_slider->setValue(percent);
    m_percent->setValue(percent);
}

} // namespace ui
