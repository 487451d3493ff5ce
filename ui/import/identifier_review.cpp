// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/identifier_review.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {
namespace {

QString reasonText(core::IdentifierReason reason)
{
    switch (reason) {
    case core::IdentifierReason::UniqueValues:
        return QCoreApplication::translate("IdentifierReview", "a different value in every row");
    case core::IdentifierReason::NameLike:
        return QCoreApplication::translate("IdentifierReview", "looks like names of people");
    case core::IdentifierReason::RecordNumberLike:
        return QCoreApplication::translate("IdentifierReview", "looks like record numbers");
    case core::IdentifierReason::DateLike:
        return QCoreApplication::translate("IdentifierReview", "looks like dates");
    }
    Q_UNREACHABLE();
}

} // namespace

IdentifierReview::IdentifierReview(QWidget* parent) : Card(parent), m_rows(new QVBoxLayout)
{
    body()->setContentsMargins(20, 18, 20, 16);
    QLabel* headline = makeLabel(tr("Some columns could identify a person"), TypeSize::Headline);
    headline->setWordWrap(true);
    body()->addWidget(headline);
    QLabel* sentence = makeLabel(tr("Nothing is saved yet. Columns ticked here are left out: they are not written to "
                                    "the project at all."),
                                 TypeSize::Body, Tone::Secondary);
    sentence->setWordWrap(true);
    body()->addWidget(sentence);
    body()->addSpacing(4);

    auto* list = new QWidget;
    list->setProperty("page", true);
    auto* listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->addLayout(m_rows);
    listColumn->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidget(list);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    body()->addWidget(area, 1);

    auto* buttons = new QHBoxLayout;
    QPushButton* cancel = makeButton(tr("Cancel import"));
    QPushButton* keep = makePrimaryButton(tr("Continue"));
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep);
    body()->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &IdentifierReview::cancelled);
    connect(keep, &QPushButton::clicked, this, [this] { Q_EMIT accepted(leftOut()); });
}

void IdentifierReview::setIdentifiers(const std::vector<core::IdentifierWarning>& identifiers,
                                      const QString& recordedOutcome)
{
    for (const auto& [column, box] : m_boxes)
        delete box;
    m_boxes.clear();
    for (const core::IdentifierWarning& warning : identifiers) {
        const QString column = QString::fromStdString(warning.column);
        const QString reason = reasonText(warning.reason);
        auto* box = new QCheckBox(
            column == recordedOutcome
                ? tr("Keep of %1 only whether something is recorded, for the outcome: %2").arg(column, reason)
                : tr("Leave out %1: %2").arg(column, reason));
        box->setAccessibleName(box->text());
        box->setChecked(true);
        m_rows->addWidget(box);
        m_boxes.emplace_back(column, box);
    }
}

QStringList IdentifierReview::leftOut() const
{
    QStringList columns;
    for (const auto& [column, box] : m_boxes) {
        if (box->isChecked())
            columns.append(column);
    }
    return columns;
}

} // namespace ui
