// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

class QGridLayout;

namespace ui {

// One lesson that can be taken.
struct LessonEntry {
    QString id;
    QString title;
    QString summary;
    QString state; // "12 min", "step 3 of 10", "done, 6 of 7 points"
    bool begun = false;
    bool finished = false;
    bool operator==(const LessonEntry&) const = default;
};

// All lessons that come with the program, each with what it is about and how far the student has come.
class LessonGallery : public QDialog {
    Q_OBJECT

public:
    explicit LessonGallery(QWidget* parent = nullptr);

    void setEntries(const std::vector<LessonEntry>& entries);

Q_SIGNALS:
    void chosen(const QString& id);
    void againRequested(const QString& id); // from its first step
    void openFileRequested();

private:
    QWidget* makeTile(const LessonEntry& entry, int number);

    QGridLayout* m_grid;
};

} // namespace ui
