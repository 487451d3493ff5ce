// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/new_panel_area.h"

#include "ui/common/labels.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QMimeData>

namespace ui {

NewPanelArea::NewPanelArea(const QString& words, QWidget* parent) : QFrame(parent)
{
    setProperty("drop", true);
    setAcceptDrops(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    QLabel* label = makeLabel(words, TypeSize::Table, Tone::Secondary);
    label->setAlignment(Qt::AlignCenter);
    row->addWidget(label);
    setAccessibleName(words);
}

void NewPanelArea::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedColumns(event->mimeData()))
        return;
    setStyleProperty(*this, "dragOver", true);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void NewPanelArea::dragLeaveEvent(QDragLeaveEvent*)
{
    setStyleProperty(*this, "dragOver", false);
}

void NewPanelArea::dropEvent(QDropEvent* event)
{
    setStyleProperty(*this, "dragOver", false);
    const auto dragged = draggedColumns(event->mimeData());
    if (!dragged)
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    Q_EMIT testsDropped(*dragged);
}

} // namespace ui
