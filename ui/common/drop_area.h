// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QMimeData;

namespace ui {

class InlineMessage;

// A dashed frame that takes one file, with the buttons that do the same without a mouse.
class DropArea : public QFrame {
    Q_OBJECT

public:
    explicit DropArea(QWidget* parent = nullptr);

    void setProblem(const QString& sentence); // what was wrong with the last file; empty: nothing

Q_SIGNALS:
    void fileDropped(const QString& path);
    void openRequested();
    void pasteRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildLayout();

    InlineMessage* m_problem;
};

// The path of the one local file being dragged, or nothing.
QString draggedFile(const QMimeData& mime);

} // namespace ui
