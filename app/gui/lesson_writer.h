// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/lesson_controller.h"
#include "ui/lesson/lesson_editor.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace app {

// Writes lessons: what is clicked in the window becomes steps, a preview plays them, a file keeps them.
class LessonWriter : public QObject {
    Q_OBJECT

public:
    LessonWriter(ui::MainWindow& window, LessonController& lessons, std::function<QString()> folder,
                 QObject* parent = nullptr);

    void begin(); // the editor, beside the window
    bool open(const QString& path);
    bool save(const QString& path);
    QPointer<ui::LessonEditor> editor() const { return m_editor; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void noteClick(const QPoint& global);
    void preview();

    ui::MainWindow& m_window;
    LessonController& m_lessons;
    std::function<QString()> m_folder;
    QPointer<ui::LessonEditor> m_editor;
    quint64 m_lastPress = 0; // when, as events say it
};

} // namespace app
