// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson_controller.h"

#include "app/gui/front_controller.h"
#include "app/gui/lesson/lesson_targets.h"
#include "app/gui/patient_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "core/base/resource.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/judge_box.h"
#include "ui/common/text/error_text.h"
#include "ui/lesson/lesson_words.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr qint64 kBeginning = 4096;        // bytes
constexpr qint64 kLargestFile = 4'000'001; // bytes; the reader refuses one that is larger

constexpr const char* kBuiltin[] = {"first-look", "test-worth",  "rare-disease", "the-front",
                                    "greedy",     "unit-errors", "who-measures", "repricing"};

core::Lesson builtin(const std::string& name)
{
    const core::LessonParse parse = core::parseLesson(core::resource(name + ".lesson.json"));
    return parse.lesson.value_or(core::Lesson()); // a test reads all of them
}

core::Column changed(const core::Column& column, const core::TableMistake& mistake)
{
    core::Column made = column;
    for (float& value : made.values)
        value = mistake.kind == core::TableMistake::Kind::Log10
                    ? static_cast<float>(std::log10(std::max(static_cast<double>(value), 1e-6)))
                    : static_cast<float>(value * mistake.factor);
    return made;
}

// A column that is not there is left alone: the guard will have less to find.
core::TablePtr withMistakes(const core::Table& table, const std::vector<core::TableMistake>& mistakes)
{
    std::vector<core::Column> columns = table.columns();
    const auto place = [&](const std::string& name) { return std::ranges::find(columns, name, &core::Column::name); };
    for (const core::TableMistake& mistake : mistakes) {
        if (mistake.kind != core::TableMistake::Kind::Rotate) {
            for (const std::string& name : mistake.columns)
                if (const auto column = place(name); column != columns.end())
                    *column = changed(*column, mistake);
            continue;
        }
        std::vector<std::vector<float>> values;
        for (const std::string& name : mistake.columns)
            if (const auto column = place(name); column != columns.end())
                values.push_back(column->values);
        for (std::size_t i = 0; i < mistake.columns.size() && values.size() == mistake.columns.size(); ++i)
            place(mistake.columns[i])->values = values[(i + 1) % values.size()];
    }
    return std::make_shared<const core::Table>(table.sourceName(), std::move(columns));
}

} // namespace

core::LessonVocabulary lessonVocabulary()
{
    return {.facts = LessonFacts::names(), .targets = targetNames()};
}

LessonController::LessonController(Program program, QObject* parent)
    : QObject(parent),
      m_program(std::move(program)),
      m_facts(m_program.window, m_program.session, m_program.front, m_program.patient),
      m_player(m_program.window, m_facts)
{
    connect(&m_player, &LessonPlayer::progressed, this, &LessonController::noteProgress);
    connect(&m_player, &LessonPlayer::leaveRequested, this, &LessonController::leave);
    connect(&m_player, &LessonPlayer::finished, this, &LessonController::leave);
    connect(&m_player, &LessonPlayer::helpRequested, this, &LessonController::helpRequested);
    connect(&m_program.session, &Session::assessmentChanged, this, &LessonController::playPrepared);
    connect(&m_program.window, &ui::MainWindow::placeChanged, this, &LessonController::keepQuick);
    connect(&m_program.session, &Session::openFailed, this, [this] {
        if (m_preparing)
            leave();
    });
}

LessonController::~LessonController()
{
    removeOwnProject();
}

bool LessonController::isLessonFile(const QString& path)
{
    if (path.endsWith(QLatin1String(".lesson.json"), Qt::CaseInsensitive))
        return true;
    QFile file(path); // somebody may have renamed it
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) && file.open(QIODevice::ReadOnly) &&
           file.read(kBeginning).contains("\"panelwise_lesson\"");
}

std::vector<std::string> LessonController::builtinNames()
{
    return {std::begin(kBuiltin), std::end(kBuiltin)};
}

void LessonController::setTheme(const ui::Theme& theme)
{
    m_player.setTheme(theme);
}

void LessonController::setProgress(const LessonProgresses& progress)
{
    m_progress = progress;
}

LessonProgress LessonController::progressOf(const core::Lesson& lesson) const
{
    const auto found = m_progress.find(QString::fromStdString(lesson.id));
    return found == m_progress.end() ? LessonProgress() : found->second;
}

std::vector<ui::LessonEntry> LessonController::entries() const
{
    std::vector<ui::LessonEntry> listed;
    for (const std::string& name : builtinNames()) {
        const core::Lesson lesson = builtin(name);
        const LessonProgress made = progressOf(lesson);
        const auto text = [](const core::LessonText& words) { return ui::filledIn(words, {}, {}); };
        ui::LessonEntry entry{.id = QString::fromStdString(lesson.id),
                              .title = text(lesson.title),
                              .summary = text(lesson.summary),
                              .state = tr("%1 min").arg(lesson.minutes),
                              .begun = made.step > 0,
                              .finished = made.finished};
        if (made.finished)
            entry.state =
                tr("done, %1 of %2 points").arg(QLocale().toString(made.points), QLocale().toString(lesson.points()));
        else if (entry.begun)
            entry.state =
                tr("step %1 of %2")
                    .arg(QLocale().toString(made.step + 1), QLocale().toString(static_cast<int>(lesson.steps.size())));
        listed.push_back(std::move(entry));
    }
    return listed;
}

void LessonController::showGallery()
{
    if (!m_gallery) {
        m_gallery = new ui::LessonGallery(&m_program.window);
        connect(m_gallery, &ui::LessonGallery::chosen, this, [this](const QString& id) { begin(id, false); });
        connect(m_gallery, &ui::LessonGallery::againRequested, this, [this](const QString& id) { begin(id, true); });
        connect(m_gallery, &ui::LessonGallery::openFileRequested, this, &LessonController::fileWanted);
    }
    m_gallery->setEntries(entries());
    m_gallery->show();
    m_gallery->raise();
}

void LessonController::openFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT failed(ui::errorText({.code = core::ErrorCode::FileNotReadable, .subject = path.toStdString()}));
        return;
    }
    const QByteArray text = file.read(kLargestFile);
    core::LessonParse parse =
        core::parseLesson({text.constData(), static_cast<std::size_t>(text.size())}, lessonVocabulary());
    if (!parse.lesson) {
        Q_EMIT failed(tr("%1 is not a lesson that can be opened. %2")
                          .arg(QFileInfo(path).fileName(), ui::lessonProblemsText(parse.problems)));
        return;
    }
    start(std::move(*parse.lesson), QFileInfo(path).absolutePath(), false);
}

void LessonController::begin(const QString& id, bool fromStart)
{
    for (const std::string& name : builtinNames())
        if (core::Lesson lesson = builtin(name); QString::fromStdString(lesson.id) == id)
            start(std::move(lesson), {}, fromStart);
}

void LessonController::preview(core::Lesson lesson)
{
    start(std::move(lesson), {}, true);
    m_keepsProgress = false;
}

void LessonController::beginTour()
{
    leave();
    m_lesson = builtin("tour");
    m_keepsProgress = false;
    m_player.play(m_lesson);
}

void LessonController::start(core::Lesson lesson, const QString& folder, bool fromStart)
{
    if (!m_program.mayLeave([this, lesson, folder, fromStart] { start(lesson, folder, fromStart); }))
        return;
    if (m_gallery)
        m_gallery->hide();
    const bool hadOwn = !m_ownProject.isEmpty();
    m_player.stop();
    if (!hadOwn)
        m_studentsProject = m_program.session.hasProject() ? m_program.session.project().path : QString();
    m_lesson = std::move(lesson);
    m_folder = folder;
    m_fromStart = fromStart;
    m_keepsProgress = true;
    prepare();
}

void LessonController::prepare()
{
    const core::LessonSetup& setup = m_lesson.setup;
    m_preparing = true;
    if (!setup.project.empty())
        prepareProject();
    else if (!setup.mistakes.empty())
        prepareMistaken();
    else if (!setup.sample.empty())
        m_program.session.openSample(QString::fromStdString(setup.sample), setup.patients, core::Seed{setup.seed});
    else
        playPrepared();
}

void LessonController::prepareMistaken()
{
    const core::LessonSetup& setup = m_lesson.setup;
    const core::Result<core::Sample> drawn =
        core::drawBuiltinCohort(setup.sample, setup.patients, core::Seed{setup.seed});
    if (!drawn) {
        m_preparing = false;
        Q_EMIT failed(ui::errorText(drawn.error()));
        return;
    }
    core::Study study;
    study.task = drawn->task;
    m_program.session.importMade(withMistakes(*drawn->table, setup.mistakes), std::move(study), {});
}

// A copy: whatever the student does, the teacher's file stays as it is.
void LessonController::prepareProject()
{
    m_copies = std::make_unique<QTemporaryDir>();
    const QString name = QString::fromStdString(m_lesson.setup.project);
    const QString source = QDir(m_folder).filePath(name);
    const QString copy = m_copies->filePath(name);
    if (m_copies->isValid() && QFile::copy(source, copy)) {
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        m_program.session.openProject(copy);
        return;
    }
    m_preparing = false;
    Q_EMIT failed(
        tr("The lesson needs the project %1 beside it, which cannot be read. Put it into the same folder.").arg(name));
}

void LessonController::playPrepared()
{
    if (!m_preparing)
        return;
    const bool own = !m_lesson.setup.sample.empty() || !m_lesson.setup.project.empty();
    if (own && (!m_program.session.hasProject() || m_program.session.isLoading() || !m_program.session.assessment()))
        return;
    m_preparing = false;
    if (own) {
        removeOwnProject(); // of the lesson before
        m_ownProject = m_program.session.project().path;
        m_player.setCurrency(QString::fromStdString(m_program.session.study().task.currency));
    }
    keepQuick();
    m_program.window.clearNotice();
    m_player.play(m_lesson, m_fromStart || progressOf(m_lesson).finished ? LessonProgress() : progressOf(m_lesson));
}

void LessonController::noteProgress()
{
    if (!m_keepsProgress)
        return;
    m_progress[QString::fromStdString(m_lesson.id)] = m_player.progress();
    Q_EMIT progressChanged();
}

void LessonController::leave()
{
    if (!active())
        return;
    m_preparing = false;
    m_player.stop();
    if (!m_ownProject.isEmpty()) {
        const QString students = std::exchange(m_studentsProject, {});
        if (m_program.session.hasProject() && m_program.session.project().path == m_ownProject &&
            !m_program.session.closeProject())
            m_program.session.abandonProject();
        removeOwnProject();
        keepQuick();
        m_program.window.showPlace(ui::Place::Start);
        if (!students.isEmpty() && QFile::exists(students))
            m_program.session.openProject(students);
    }
    Q_EMIT ended();
}

void LessonController::keepQuick()
{
    for (ui::JudgeBox* box : m_program.window.findChildren<ui::JudgeBox*>())
        box->setQuick(!m_ownProject.isEmpty());
}

void LessonController::removeOwnProject()
{
    if (m_ownProject.isEmpty())
        return;
    m_program.recent.remove(m_ownProject);
    QFile::remove(std::exchange(m_ownProject, {}));
    m_copies.reset();
}

} // namespace app
