// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_editor.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr std::uint64_t kPatients = 2000; // enough for a front that takes seconds

// A name under which progress is kept: "My first lesson" -> "my-first-lesson".
std::string idOf(const QString& title)
{
    QString id;
    for (const QChar letter : title.toLower())
        if (letter.isLetterOrNumber())
            id += letter;
        else if (!id.isEmpty() && !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    while (id.endsWith(QLatin1Char('-')))
        id.chop(1);
    return id.isEmpty() ? std::string("lesson") : id.toStdString();
}

} // namespace

std::optional<core::LessonQuestion> questionOf(const QString& answers, const std::string& language)
{
    core::LessonQuestion question;
    const QStringList lines = answers.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        QString text = line.trimmed();
        if (text.isEmpty())
            continue;
        const bool right = text.startsWith(QLatin1Char('*'));
        if (right)
            text = text.mid(1).trimmed();
        core::LessonQuestion::Option option;
        option.text.byLanguage[language] = text.toStdString();
        option.right = right;
        question.options.push_back(std::move(option));
    }
    const auto right = std::ranges::count(question.options, true, &core::LessonQuestion::Option::right);
    return question.options.size() >= 2 && right == 1 ? std::optional(question) : std::nullopt;
}

QString answersOf(const core::LessonQuestion& question, const std::string& language)
{
    QStringList lines;
    for (const core::LessonQuestion::Option& option : question.options)
        lines << (option.right ? QStringLiteral("* ") : QString()) + QString::fromStdString(option.text.in(language));
    return lines.join(QLatin1Char('\n'));
}

LessonEditor::LessonEditor(const QStringList& samples, const std::string& language, QWidget* parent)
    : QDialog(parent),
      m_language(language),
      m_title(new QLineEdit),
      m_sample(new QComboBox),
      m_steps(new QListWidget),
      m_stepTitle(new QLineEdit),
      m_text(new QPlainTextEdit),
      m_answers(new QPlainTextEdit),
      m_target(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_message(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_record(makeButton(tr("Record"))),
      m_add(makeButton(tr("Add a step"), Icon::Plus)),
      m_up(makeSmallButton(tr("Up"))),
      m_down(makeSmallButton(tr("Down"))),
      m_remove(makeSmallButton(tr("Remove"))),
      m_open(makeButton(tr("Open…"), Icon::Folder)),
      m_preview(makeButton(tr("Preview"))),
      m_save(makePrimaryButton(tr("Save…")))
{
    setWindowTitle(tr("Write a lesson"));
    buildLayout(samples);
    connectInputs();
    core::Lesson begun;
    in(begun.title) = tr("My lesson").toStdString();
    if (!samples.isEmpty())
        begun.setup.sample = samples.first().toStdString();
    begun.setup.patients = kPatients;
    setLesson(begun);
}

void LessonEditor::buildLayout(const QStringList& samples)
{
    m_sample->addItems(samples);
    m_sample->setProperty("data", true);
    m_sample->setToolTip(tr("The lesson works with patients of its own"));
    m_record->setCheckable(true);
    m_record->setObjectName(QStringLiteral("lessonRecord"));
    m_record->setToolTip(tr("Every click in the window becomes a step"));
    m_preview->setObjectName(QStringLiteral("lessonPreview"));
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setProperty("data", true);
    m_text->setAccessibleName(tr("Text of the step"));
    m_text->setPlaceholderText(tr("Markdown: **bold**, lists, [links](help:guide-front)"));
    m_text->setTabChangesFocus(true);
    m_answers->setAccessibleName(tr("Answers"));
    m_answers->setPlaceholderText(tr("A question? One answer in each line, * before the right one"));
    m_answers->setTabChangesFocus(true);
    m_answers->setMaximumHeight(90);
    for (QLabel* label : {m_target, m_message}) {
        label->setWordWrap(true);
        label->setProperty("data", true);
    }
    auto* form = new QFormLayout;
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Patients"), m_sample);
    auto* moves = new QHBoxLayout;
    for (QPushButton* button : {m_up, m_down, m_remove})
        moves->addWidget(button);
    moves->addStretch(1);
    auto* left = new QVBoxLayout;
    left->addWidget(m_record);
    left->addWidget(m_add);
    left->addWidget(m_steps, 1);
    left->addLayout(moves);
    auto* step = new QFormLayout;
    step->setRowWrapPolicy(QFormLayout::WrapAllRows);
    step->addRow(tr("&Heading of the step"), m_stepTitle);
    step->addRow(tr("Te&xt"), m_text);
    step->addRow(tr("&Answers"), m_answers);
    step->addRow(m_target);
    auto* middle = new QHBoxLayout;
    middle->addLayout(left, 2);
    middle->addLayout(step, 3);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addStretch(1);
    buttons->addWidget(m_preview);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addLayout(form);
    column->addLayout(middle, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter in a field is no command
    resize(560, 560);
}

void LessonEditor::connectInputs()
{
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& title) {
        in(m_lesson.title) = title.toStdString();
        m_lesson.id = idOf(title);
    });
    connect(m_sample, &QComboBox::activated, this,
            [this] { m_lesson.setup.sample = m_sample->currentText().toStdString(); });
    connect(m_record, &QPushButton::toggled, this, &LessonEditor::recordingChanged);
    connect(m_add, &QPushButton::clicked, this, [this] { addRecorded({}); });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const int row = m_steps->currentRow();
        if (row < 0)
            return;
        m_lesson.steps.erase(m_lesson.steps.begin() + row);
        listSteps(std::min(row, static_cast<int>(m_lesson.steps.size()) - 1));
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, &LessonEditor::showStep);
    connect(m_stepTitle, &QLineEdit::textEdited, this, &LessonEditor::takeStep);
    connect(m_text, &QPlainTextEdit::textChanged, this, &LessonEditor::takeStep);
    connect(m_answers, &QPlainTextEdit::textChanged, this, &LessonEditor::takeStep);
    connect(m_open, &QPushButton::clicked, this, &LessonEditor::openRequested);
    connect(m_preview, &QPushButton::clicked, this, &LessonEditor::previewRequested);
    connect(m_save, &QPushButton::clicked, this, &LessonEditor::saveRequested);
}

std::string& LessonEditor::in(core::LessonText& text) const
{
    return text.byLanguage[m_language];
}

void LessonEditor::setLesson(const core::Lesson& lesson)
{
    m_lesson = lesson;
    if (m_lesson.id.empty())
        m_lesson.id = idOf(QString::fromStdString(m_lesson.title.in(m_language)));
    m_title->setText(QString::fromStdString(m_lesson.title.in(m_language)));
    m_sample->setCurrentText(QString::fromStdString(m_lesson.setup.sample));
    listSteps(m_lesson.steps.empty() ? -1 : 0);
}

void LessonEditor::addRecorded(core::LessonStep step)
{
    int number = static_cast<int>(m_lesson.steps.size()) + 1;
    while (m_lesson.find("step-" + std::to_string(number)))
        ++number;
    step.id = "step-" + std::to_string(number);
    if (step.title.empty())
        in(step.title) = tr("Step %1").arg(number).toStdString();
    if (step.text.empty())
        in(step.text) = (step.target.empty() ? tr("What is to be said.") : tr("Click here.")).toStdString();
    m_lesson.steps.push_back(std::move(step));
    listSteps(static_cast<int>(m_lesson.steps.size()) - 1);
}

void LessonEditor::listSteps(int current)
{
    m_showing = true;
    m_steps->clear();
    for (const core::LessonStep& step : m_lesson.steps)
        m_steps->addItem(QString::fromStdString(step.title.in(m_language)));
    m_steps->setCurrentRow(current);
    m_showing = false;
    showStep();
}

void LessonEditor::showStep()
{
    if (m_showing)
        return;
    m_showing = true;
    const int row = m_steps->currentRow();
    const bool any = row >= 0;
    for (QWidget* part : {static_cast<QWidget*>(m_stepTitle), static_cast<QWidget*>(m_text),
                          static_cast<QWidget*>(m_answers), static_cast<QWidget*>(m_remove)})
        part->setEnabled(any);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(any && row + 1 < m_steps->count());
    m_preview->setEnabled(!m_lesson.steps.empty());
    m_save->setEnabled(!m_lesson.steps.empty());
    const core::LessonStep step = any ? m_lesson.steps[static_cast<std::size_t>(row)] : core::LessonStep();
    m_stepTitle->setText(any ? QString::fromStdString(step.title.in(m_language)) : QString());
    m_text->setPlainText(any ? QString::fromStdString(step.text.in(m_language)) : QString());
    const bool choice = step.question && step.question->kind == core::LessonQuestion::Kind::Choice;
    m_answers->setPlainText(choice ? answersOf(*step.question, m_language) : QString());
    m_answers->setEnabled(any && (!step.question || choice));
    m_target->setText(step.target.empty() ? QString()
                      : step.until.empty()
                          ? tr("Points at %1.").arg(QString::fromStdString(step.target))
                          : tr("Points at %1 and waits until %2.")
                                .arg(QString::fromStdString(step.target), QString::fromStdString(step.until.text())));
    m_showing = false;
}

void LessonEditor::takeStep()
{
    const int row = m_steps->currentRow();
    if (m_showing || row < 0)
        return;
    core::LessonStep& step = m_lesson.steps[static_cast<std::size_t>(row)];
    in(step.title) = m_stepTitle->text().toStdString();
    in(step.text) = m_text->toPlainText().toStdString();
    if (m_answers->isEnabled()) {
        step.question = questionOf(m_answers->toPlainText(), m_language);
        step.points = step.question ? 1 : 0;
        setMessage(!m_answers->toPlainText().trimmed().isEmpty() && !step.question
                       ? tr("A question has two answers or more, and a * before the right one.")
                       : QString());
    }
    m_steps->item(row)->setText(m_stepTitle->text());
}

void LessonEditor::move(int by)
{
    const int row = m_steps->currentRow(), other = row + by;
    if (row < 0 || other < 0 || other >= m_steps->count())
        return;
    std::swap(m_lesson.steps[static_cast<std::size_t>(row)], m_lesson.steps[static_cast<std::size_t>(other)]);
    listSteps(other);
}

void LessonEditor::setMessage(const QString& sentence)
{
    m_message->setText(sentence);
}

bool LessonEditor::recording() const
{
    return m_record->isChecked();
}

void LessonEditor::stopRecording()
{
    m_record->setChecked(false);
}

} // namespace ui
