// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/data/column_mime.h"

#include <QFrame>

class QLabel;

namespace ui {

// A dashed frame that takes tests dragged onto it.
class NewPanelArea : public QFrame {
    Q_OBJECT

public:
    explicit NewPanelArea(const QString& words, QWidget* parent = nullptr);

Q_SIGNALS:
    void testsDropped(const ui::DraggedColumns& tests);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

} // namespace ui
