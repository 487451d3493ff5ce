// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/edit_steps_popup.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/data_text.h"
#include "ui/common/theme/icons.h"

#include <QBoxLayout>
#include <QScreen>
#include <QUndoStack>
#include <QUndoView>

namespace ui {

EditStepsPopup::EditStepsPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_codes(makeSmallButton(tr("Texts among numbers…"), this)),
      m_steps(new QVBoxLayout),
      m_none(makeLabel(tr("The values are as imported."), TypeSize::Table, Tone::Secondary, this)),
      m_history(new QUndoView(this)),
      m_undo(makeSmallButton(tr("Undo"), this)),
      m_redo(makeSmallButton(tr("Redo"), this))
{
    setProperty("card", true);
    setAccessibleName(tr("Edit steps"));
    buildLayout();
}

void EditStepsPopup::buildLayout()
{
    const auto heading = [this](const QString& words) {
        QLabel* label = makeLabel(words, TypeSize::Body, Tone::Normal, this);
        label->setProperty("type", "strong");
        return label;
    };
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->addWidget(heading(tr("Steps that change values")), 1);
    top->addWidget(m_codes);
    column->addLayout(top);
    m_codes->setToolTip(tr("How cells that hold no number are read"));
    m_codes->hide();
    connect(m_codes, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT codesRequested();
    });
    column->addWidget(m_none);
    column->addLayout(m_steps);
    column->addWidget(makeHorizontalRule(this));
    auto* row = new QHBoxLayout;
    row->addWidget(heading(tr("History")), 1);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    column->addLayout(row);
    m_history->setEmptyLabel(tr("As opened"));
    m_history->setMinimumHeight(150);
    m_history->setAccessibleName(tr("History of edits"));
    column->addWidget(m_history, 1);
    setMinimumWidth(380);
}

void EditStepsPopup::setUndoStack(QUndoStack* stack)
{
    if (m_stack)
        m_stack->disconnect(this);
    m_stack = stack;
    m_history->setStack(stack);
    m_undo->disconnect();
    m_redo->disconnect();
    if (!stack)
        return;
    connect(m_undo, &QPushButton::clicked, stack, &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::canUndoChanged, m_undo, &QPushButton::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, m_redo, &QPushButton::setEnabled);
    m_undo->setEnabled(stack->canUndo());
    m_redo->setEnabled(stack->canRedo());
}

void EditStepsPopup::setSteps(const std::vector<core::DataEdit>& steps, bool readOnly)
{
    m_none->setVisible(steps.empty());
    while (QLayoutItem* item = m_steps->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t step = 0; step < steps.size(); ++step)
        m_steps->addWidget(makeStep(steps[step], step, readOnly));
    if (isVisible())
        adjustSize();
}

void EditStepsPopup::setCodesOffered(bool offered)
{
    m_codes->setVisible(offered);
}

QWidget* EditStepsPopup::makeStep(const core::DataEdit& step, std::size_t position, bool readOnly)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const QString words = editText(step);
    auto* text = new ElidedLabel(words, row);
    text->setProperty("type", "table");
    layout->addWidget(text, 1);
    QPushButton* remove = makeSmallButton(tr("Take back"), row);
    remove->setAccessibleDescription(words);
    remove->setEnabled(!readOnly);
    connect(remove, &QPushButton::clicked, this, [this, position] { Q_EMIT removeRequested(position); });
    layout->addWidget(remove);
    return row;
}

void EditStepsPopup::popUpBelow(const QWidget& anchor)
{
    adjustSize();
    QPoint place = anchor.mapToGlobal(QPoint(anchor.width() - width(), anchor.height() + 4));
    if (const QScreen* screen = anchor.screen())
        place.setX(qBound(screen->availableGeometry().left() + 4, place.x(),
                          screen->availableGeometry().right() - width() - 4));
    move(place);
    show();
    m_history->setFocus();
}

} // namespace ui
