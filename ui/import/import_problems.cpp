// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_problems.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int kMostOffers = 3; // more columns than this and the separator or decimal mark is wrong

} // namespace

ImportProblems::ImportProblems(QWidget* parent)
    : Card(parent),
      m_title(makeLabel({}, TypeSize::Body, Tone::Error)),
      m_text(makeLabel({}, TypeSize::Table)),
      m_offers(new QHBoxLayout)
{
    buildLayout();
    hide();
}

void ImportProblems::buildLayout()
{
    m_title->setProperty("type", QStringLiteral("strong"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("Problems found"));
    auto* holder = new QWidget;
    holder->setProperty("page", true);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    column->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidget(holder);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMaximumHeight(160);
    m_offers->setSpacing(8);
    body()->addWidget(m_title);
    body()->addWidget(area);
    body()->addLayout(m_offers);
}

void ImportProblems::setProblems(const core::ProblemList& problems)
{
    setVisible(!problems.empty());
    m_title->setText(tr("Problems found: %1").arg(countText(problems.total())));
    QStringList sentences;
    for (const core::Error& problem : problems.first())
        sentences.append(errorText(problem));
    if (problems.total() > problems.first().size())
        sentences.append(tr("… and %1 more.").arg(countText(problems.total() - problems.first().size())));
    m_text->setText(sentences.join(QLatin1Char('\n')));
    offerTexts(problems);
}

void ImportProblems::offerTexts(const core::ProblemList& problems)
{
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        if (QWidget* offer = item->widget()) {
            offer->hide();
            offer->deleteLater();
        }
        delete item;
    }
    QStringList columns;
    for (const core::Error& problem : problems.first()) {
        const QString column = QString::fromStdString(problem.subject);
        if (problem.code == core::ErrorCode::ValueNotNumeric && !columns.contains(column))
            columns.append(column);
    }
    if (columns.size() > kMostOffers)
        return;
    for (const QString& column : columns) {
        QPushButton* offer = makeSmallButton(tr("Read %1 as text").arg(column));
        offer->setToolTip(tr("Its values become categories instead of numbers"));
        connect(offer, &QPushButton::clicked, this, [this, column] { Q_EMIT readAsTextRequested(column); });
        m_offers->addWidget(offer);
    }
    m_offers->addStretch(1);
}

} // namespace ui
