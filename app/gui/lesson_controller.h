// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/lesson_facts.h"
#include "app/gui/lesson_player.h"
#include "ui/lesson/lesson_gallery.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace app {

class RecentProjects;

using LessonProgresses = std::map<QString, LessonProgress>; // by the lesson's id

// The lessons: those that come with the program and those in files. Each works in a project of its own, which is gone
// afterwards; the student's is closed as it was and opened again.
class LessonController : public QObject {
    Q_OBJECT

public:
    struct Program {
        ui::MainWindow& window;
        Session& session;
        RecentProjects& recent;
        FrontController& front;
        PatientController& patient;
        std::function<bool(const std::function<void()>& then)> mayLeave; // nothing is under way
    };
    explicit LessonController(Program program, QObject* parent = nullptr);
    ~LessonController() override;

    static bool isLessonFile(const QString& path);
    static std::vector<std::string> builtinNames(); // of resources, in the order they are taken

    void setTheme(const ui::Theme& theme);
    void setProgress(const LessonProgresses& progress);
    const LessonProgresses& progress() const { return m_progress; }
    void openFile(const QString& path);
    void begin(const QString& id, bool fromStart);
    void beginTour();
    void preview(core::Lesson lesson); // as it would be played; no progress is kept
    void showGallery();
    void leave(); // progress is kept
    bool active() const { return m_player.playing() || m_preparing; }
    LessonPlayer& player() { return m_player; }
    std::vector<ui::LessonEntry> entries() const;

Q_SIGNALS:
    void progressChanged();
    void helpRequested(const QString& page);
    void fileWanted(); // the user is to choose one
    void ended();
    void failed(const QString& sentence);

private:
    void start(core::Lesson lesson, const QString& folder, bool fromStart);
    void prepare();
    void prepareMistaken();
    void prepareProject();
    void playPrepared();
    void noteProgress();
    void removeOwnProject();
    void keepQuick(); // a class does not wait for ten folds
    LessonProgress progressOf(const core::Lesson& lesson) const;

    Program m_program;
    LessonFacts m_facts;
    LessonPlayer m_player;
    LessonProgresses m_progress;
    QPointer<ui::LessonGallery> m_gallery;
    core::Lesson m_lesson; // being prepared or played
    QString m_folder;      // of its file
    bool m_fromStart = false;
    bool m_preparing = false;
    bool m_keepsProgress = false;
    QString m_studentsProject; // to be opened again; empty: none
    QString m_ownProject;      // made for the lesson; empty: none
    std::unique_ptr<QTemporaryDir> m_copies;
};

core::LessonVocabulary lessonVocabulary();

} // namespace app
