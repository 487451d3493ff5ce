// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson_writer.h"

#include "app/gui/lesson/lesson_targets.h"
#include "app/gui/project/file_questions.h"
#include "core/base/pending_file.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/text/error_text.h"
#include "ui/lesson/lesson_words.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QMouseEvent>
#include <QTimer>

#include <utility>

namespace app {
namespace {

constexpr int kAfterwards = 400; // ms: what a click did is seen by then
constexpr qint64 kLargestFile = 4'000'001;

core::Expression expressionOf(const std::string& text)
{
    const auto parsed = core::Expression::parse(text);
    return std::holds_alternative<core::Expression>(parsed) ? std::get<core::Expression>(parsed) : core::Expression();
}

// Words of pages in lessons.
std::string pageWord(ui::Place place)
{
    switch (place) {
    case ui::Place::Start:
        return "start";
    case ui::Place::Import:
        return {};
    case ui::Place::Data:
        return "data";
    case ui::Place::Train:
        return "train";
    case ui::Place::Front:
        return "front";
    case ui::Place::Patient:
        return "patient";
    case ui::Place::Compare:
        return "compare";
    }
    return {};
}

} // namespace

LessonWriter::LessonWriter(ui::MainWindow& window, LessonController& lessons, std::function<QString()> folder,
                           QObject* parent)
    : QObject(parent),
      m_window(window),
      m_lessons(lessons),
      m_folder(std::move(folder))
{
}

void LessonWriter::begin()
{
    if (!m_editor) {
        QStringList samples;
        for (const core::BuiltinCohort& cohort : core::builtinCohorts())
            samples << QString::fromStdString(cohort.name);
        m_editor =
            new ui::LessonEditor(samples, QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString(), &m_window);
        connect(m_editor, &ui::LessonEditor::recordingChanged, this, [this](bool on) {
            if (on)
                qApp->installEventFilter(this);
            else
                qApp->removeEventFilter(this);
        });
        connect(m_editor, &QDialog::finished, m_editor, &ui::LessonEditor::stopRecording);
        connect(m_editor, &ui::LessonEditor::previewRequested, this, &LessonWriter::preview);
        connect(m_editor, &ui::LessonEditor::openRequested, this, [this] {
            if (const QString path = askForLesson(m_editor, m_folder()); !path.isEmpty())
                open(path);
        });
        connect(m_editor, &ui::LessonEditor::saveRequested, this, [this] {
            const QString proposed = m_folder() + QLatin1Char('/') + QString::fromStdString(m_editor->lesson().id) +
                                     QStringLiteral(".lesson.json");
            if (const QString path = askForLessonPlace(m_editor, proposed); !path.isEmpty())
                save(path);
        });
    }
    m_editor->show();
    m_editor->raise();
}

bool LessonWriter::open(const QString& path)
{
    begin();
    QFile file(path);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.read(kLargestFile) : QByteArray();
    const core::LessonParse parse =
        core::parseLesson({text.constData(), static_cast<std::size_t>(text.size())}, lessonVocabulary());
    if (!parse.lesson) {
        m_editor->setMessage(ui::lessonProblemsText(parse.problems));
        return false;
    }
    m_editor->setLesson(*parse.lesson);
    return true;
}

bool LessonWriter::save(const QString& path)
{
    const core::Status written =
        core::writeFile(QFile::encodeName(path).toStdString(), core::writeLesson(m_editor->lesson()));
    m_editor->setMessage(written ? tr("Wrote %1. A double click opens it.").arg(path) : ui::errorText(written.error()));
    return bool(written);
}

// As students will see it; afterwards the editor is there again.
void LessonWriter::preview()
{
    m_editor->stopRecording();
    m_editor->hide();
    connect(&m_lessons, &LessonController::ended, this, &LessonWriter::begin, Qt::SingleShotConnection);
    m_lessons.preview(m_editor->lesson());
}

bool LessonWriter::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() == QEvent::MouseButtonPress && widget && widget->window() == &m_window) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        // A press that nobody takes comes to every parent: the first is the one that was meant.
        if (mouse.button() == Qt::LeftButton && std::exchange(m_lastPress, mouse.timestamp()) != mouse.timestamp())
            noteClick(mouse.globalPosition().toPoint());
    }
    return QObject::eventFilter(watched, event);
}

void LessonWriter::noteClick(const QPoint& global)
{
    const QString target = targetAt(m_window, global);
    if (target.isEmpty()) {
        m_editor->setMessage(tr("Lessons have no name for what was clicked; it is not a step."));
        return;
    }
    m_editor->setMessage(tr("Recorded: %1").arg(target));
    core::LessonStep step;
    step.target = target.toStdString();
    step.page = pageWord(m_window.place());
    step.actions = {{.kind = core::LessonAction::Kind::Click, .target = step.target, .text = {}}};
    const ui::Place before = m_window.place();
    QTimer::singleShot(kAfterwards, m_editor, [this, step, before]() mutable {
        if (m_window.place() != before)
            step.until = expressionOf("page = '" + pageWord(m_window.place()) + "'");
        if (step.target.starts_with("front.find"))
            step.until = expressionOf("front.found");
        m_editor->addRecorded(step);
    });
}

} // namespace app
