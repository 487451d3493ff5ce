// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/code_review.h"

#include "ui/common/buttons.h"
#include "ui/common/code_table.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int kMostTextOffers = 3;

} // namespace

CodeReview::CodeReview(QWidget* parent)
    : Card(parent),
      m_table(new CodeTable),
      m_offers(new QHBoxLayout),
      m_state(makeLabel({}, TypeSize::Table, Tone::Secondary))
{
    body()->setContentsMargins(20, 18, 20, 16);
    QLabel* headline = makeLabel(tr("Some cells hold texts instead of numbers"), TypeSize::Headline);
    headline->setWordWrap(true);
    body()->addWidget(headline);
    QLabel* sentence =
        makeLabel(tr("Say once what each of them means. The choices are kept with the study and can be changed on the "
                     "data page; the file itself is never changed. Numbers below a detection limit are usually read "
                     "as the limit or as half of it: choose what your study has laid down."),
                  TypeSize::Body, Tone::Secondary);
    sentence->setWordWrap(true);
    body()->addWidget(sentence);
    body()->addSpacing(4);
    body()->addWidget(m_table, 1);
    m_offers->setSpacing(8);
    body()->addLayout(m_offers);

    auto* buttons = new QHBoxLayout;
    QPushButton* cancel = makeButton(tr("Cancel import"));
    QPushButton* keep = makePrimaryButton(tr("Continue with these choices"));
    buttons->addWidget(m_state, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep);
    body()->addLayout(buttons);
    connect(m_table, &CodeTable::changed, this, &CodeReview::showState);
    connect(cancel, &QPushButton::clicked, this, &CodeReview::cancelled);
    connect(keep, &QPushButton::clicked, this, [this] { Q_EMIT accepted(m_table->rules()); });
}

void CodeReview::setCodes(const std::vector<core::CodeGroup>& groups, std::size_t rows)
{
    m_table->setCodes(groups, rows);
    offerTexts(groups);
    showState();
}

// Where nobody knows what the texts mean, the column may not be one of numbers: "1", "2", "3A".
void CodeReview::offerTexts(const std::vector<core::CodeGroup>& groups)
{
    deleteWidgets(*m_offers);
    QStringList columns;
    for (const core::CodeGroup& group : groups) {
        const QString column = QString::fromStdString(group.column);
        if (!group.rule && group.meaning == core::CodeMeaning::Unknown && !columns.contains(column))
            columns.append(column);
    }
    if (columns.size() > kMostTextOffers)
        return;
    for (const QString& column : columns) {
        QPushButton* offer = makeSmallButton(tr("Read %1 as text").arg(column));
        offer->setToolTip(tr("Its values become categories instead of numbers"));
        connect(offer, &QPushButton::clicked, this, [this, column] { Q_EMIT readAsTextRequested(column); });
        m_offers->addWidget(offer, 0, Qt::AlignLeft);
    }
}

void CodeReview::showState()
{
    const std::size_t open = m_table->undecided();
    m_state->setText(open == 0 ? QString()
                               : tr("%Ln texts are still open; training waits for them.", nullptr, pluralCount(open)));
}

} // namespace ui
