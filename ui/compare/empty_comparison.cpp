// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/empty_comparison.h"

#include "ui/common/labels.h"

#include <QBoxLayout>

namespace ui {

EmptyComparison::EmptyComparison(QWidget* parent)
    : QWidget(parent),
      m_headline(makeLabel({}, TypeSize::Headline)),
      m_sentence(makeLabel({}, TypeSize::Body, Tone::Secondary))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(8);
    column->addStretch(2);
    for (QLabel* label : {m_headline, m_sentence}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch(3);
}

void EmptyComparison::setWords(const QString& headline, const QString& sentence)
{
    m_headline->setText(headline);
    m_sentence->setText(sentence);
}

} // namespace ui
