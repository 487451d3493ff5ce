// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/drop_area.h"

#include "ui/common/buttons.h"
#include "ui/common/icon_label.h"
#include "ui/common/inline_message.h"
#include "ui/common/labels.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

QString draggedFile(const QMimeData& mime)
{
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

DropArea::DropArea(QWidget* parent) : QFrame(parent), m_problem(new InlineMessage)
{
    setProperty("drop", true);
    setProperty("dragOver", false);
    setAcceptDrops(true);
    setAccessibleName(tr("Drop area for a file"));
    buildLayout();
}

void DropArea::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addStretch(1);
    column->addWidget(m_problem);
    m_problem->hide();
    auto* icon = new IconLabel(Icon::Import, Tone::Accent);
    icon->setDesignSize(28);
    column->addWidget(icon, 0, Qt::AlignHCenter);

    const auto centred = [column](QLabel* label) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    };
    centred(makeLabel(tr("Drop your file here"), TypeSize::Headline));
    centred(makeLabel(
        tr("A table with one row per patient (CSV, Excel, LibreOffice, SPSS, Stata, SAS), or a .panelwise project"),
        TypeSize::Table, Tone::Secondary));

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    QPushButton* open = makeButton(tr("Open file…"), Icon::Folder);
    QPushButton* paste = makeButton(tr("Paste table"), Icon::Clipboard);
    buttons->addStretch(1);
    buttons->addWidget(open);
    buttons->addWidget(paste);
    buttons->addStretch(1);
    column->addSpacing(4);
    column->addLayout(buttons);
    column->addSpacing(4);
    centred(makeLabel(tr("You confirm separator, decimals and outcome before anything is stored. "
                         "Data stay on this computer."),
                      TypeSize::Table, Tone::Secondary));
    column->addStretch(1);
    connect(open, &QPushButton::clicked, this, &DropArea::openRequested);
    connect(paste, &QPushButton::clicked, this, &DropArea::pasteRequested);
}

void DropArea::setProblem(const QString& sentence)
{
    m_problem->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        m_problem->setMessage(InlineMessage::Severity::Error, {}, sentence);
}

void DropArea::dragEnterEvent(QDragEnterEvent* event)
{
    if (draggedFile(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    setStyleProperty(*this, "dragOver", true);
}

void DropArea::dragLeaveEvent(QDragLeaveEvent*)
{
    setStyleProperty(*this, "dragOver", false);
}

void DropArea::dropEvent(QDropEvent* event)
{
    setStyleProperty(*this, "dragOver", false);
    event->acceptProposedAction();
    Q_EMIT fileDropped(draggedFile(*event->mimeData()));
}

} // namespace ui
