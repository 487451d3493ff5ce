// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_gallery.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

LessonGallery::LessonGallery(QWidget* parent) : QDialog(parent), m_grid(new QGridLayout)
{
    setWindowTitle(tr("Lessons"));
    setObjectName(QStringLiteral("lessonGallery"));
    auto* content = new QWidget;
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 8, 0);
    inner->addLayout(m_grid);
    inner->addStretch(1);
    m_grid->setSpacing(10);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Lessons"), TypeSize::Title));
    QLabel* what = makeLabel(tr("Each takes 10 to 15 minutes in the real program, with patients of its own: your "
                                "project is closed, kept as it is, and opened again afterwards."),
                             TypeSize::Body, Tone::Secondary);
    what->setWordWrap(true);
    column->addWidget(what);
    column->addWidget(scroll, 1);
    auto* row = new QHBoxLayout;
    QPushButton* file = makeButton(tr("Open a lesson file…"), Icon::Folder);
    QPushButton* close = makeButton(tr("Close"));
    row->addWidget(file);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    connect(file, &QPushButton::clicked, this, &LessonGallery::openFileRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(860, 640);
}

QWidget* LessonGallery::makeTile(const LessonEntry& entry, int number)
{
    auto* tile = new QFrame;
    tile->setProperty("tile", true);
    auto* column = new QVBoxLayout(tile);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(4);
    QLabel* title = makeStrongLabel(tr("%1. %2").arg(QLocale().toString(number), entry.title));
    title->setWordWrap(true);
    column->addWidget(title);
    QLabel* summary = makeLabel(entry.summary, TypeSize::Table, Tone::Secondary);
    summary->setWordWrap(true);
    column->addWidget(summary, 1);
    auto* row = new QHBoxLayout;
    QPushButton* open = makeSmallButton(entry.finished ? tr("Take again") : entry.begun ? tr("Go on") : tr("Begin"));
    open->setObjectName(QStringLiteral("lesson-") + entry.id);
    open->setAccessibleName(tr("%1: %2").arg(open->text(), entry.title));
    row->addWidget(open);
    connect(open, &QPushButton::clicked, this, [this, entry] {
        if (entry.finished)
            Q_EMIT againRequested(entry.id);
        else
            Q_EMIT chosen(entry.id);
    });
    if (entry.begun && !entry.finished) {
        QPushButton* again = makeLinkButton(tr("From the beginning"));
        connect(again, &QPushButton::clicked, this, [this, id = entry.id] { Q_EMIT againRequested(id); });
        row->addWidget(again);
    }
    row->addStretch(1);
    row->addWidget(makeLabel(entry.state, TypeSize::Caption, entry.finished ? Tone::Ok : Tone::Secondary));
    column->addLayout(row);
    return tile;
}

void LessonGallery::setEntries(const std::vector<LessonEntry>& entries)
{
    deleteWidgets(*m_grid);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int place = static_cast<int>(i);
        m_grid->addWidget(makeTile(entries[i], place + 1), place / 2, place % 2);
    }
}

} // namespace ui
