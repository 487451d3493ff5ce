// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/exam_controller.h"

#include "app/exam/exam_table.h"
#include "app/exam/exam_words.h"
#include "app/gui/project/file_questions.h"
#include "app/session/document/session.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/outcome_text.h"
#include "ui/exam/case_sheets.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>

namespace app {
namespace {

constexpr QLatin1String kEnding(".exam.json");

// "week3.exam.json" -> "week3" + ending
QString beside(const QString& path, const QString& ending)
{
    for (const QLatin1String known : {kEnding, QLatin1String(".pdf")})
        if (path.endsWith(known))
            return path.chopped(known.size()) + ending;
    return path + ending;
}

std::string fileName(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

ExamController::ExamController(Program program, QObject* parent) : QObject(parent), m_program(std::move(program))
{
    auto* make = new QAction(tr("Make an e&xam…"), this);
    make->setStatusTip(tr("Cases without outcomes as a file for students, or as sheets of paper"));
    connect(make, &QAction::triggered, this, &ExamController::askMake);
    auto* gather = new QAction(tr("&Gather an exam…"), this);
    gather->setStatusTip(tr("Marks every exam file of a folder"));
    connect(gather, &QAction::triggered, this, &ExamController::askGather);
    m_program.window.menu().addTeachActions({make, gather});
}

ExamController::~ExamController() = default;

bool ExamController::isExamFile(const QString& path)
{
    return path.endsWith(kEnding, Qt::CaseInsensitive);
}

void ExamController::fail(const QString& sentence)
{
    m_program.window.showNotice(ui::InlineMessage::Severity::Error, {}, sentence);
}

void ExamController::take(const QString& path)
{
    const auto read = core::loadExam(fileName(path));
    if (!read) {
        fail(tr("%1 cannot be taken. %2").arg(QFileInfo(path).fileName(), faultText(read.error())));
        return;
    }
    if (m_sitting)
        m_sitting->close();
    m_sitting =
        new ui::ExamWindow(ui::ExamSitting(read->exam, read->answers), QFileInfo(path).fileName(), &m_program.window);
    m_sitting->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sitting, &ui::ExamWindow::answered, this,
            [path, exam = read->exam, window = m_sitting.data()](const core::ExamAnswers& answers) {
                const core::Status written = core::writeFile(fileName(path), core::writeExam(exam, answers));
                window->setKept(bool(written), written ? QString() : ui::errorText(written.error()));
            });
    m_sitting->show();
}

std::optional<MadeExam> ExamController::made(const ui::ExamWish& wish)
{
    const OpenPolicyPtr open = m_program.loader.current();
    if (!open || !m_program.session.hasProject()) {
        fail(tr("An exam is marked beside a policy. Open one on the page Patient first."));
        return std::nullopt;
    }
    const core::PolicyCases& cases = *open->cases;
    std::vector<core::PatientIndex> ill, well;
    for (const core::Episode& episode : cases.episodes)
        (cases.cohort->outcome(episode.patient) == core::Disease::Present ? ill : well).push_back(episode.patient);
    const auto chosen = casesByChance(ill, well, wish.cases, core::Seed{1});
    if (!chosen) {
        fail(tr("There are %1 ill and %2 other test patients, too few for %3 cases. Ask for fewer.")
                 .arg(ui::countText(ill.size()), ui::countText(well.size()), ui::countText(wish.cases)));
        return std::nullopt;
    }
    const core::Task& task = m_program.session.study().task;
    const core::TablePtr table = core::readAsTask(m_program.session.import(), task);
    ExamMaker maker({.task = task, .table = *table, .cohort = *cases.cohort},
                    {.title = wish.title, .limits = wish.limits}, cases.shape);
    for (const core::PatientIndex patient : *chosen) {
        const auto episode = std::ranges::find(cases.episodes, patient, &core::Episode::patient);
        maker.add(patient, cases.cohort->outcome(patient), *episode);
    }
    return maker.take();
}

bool ExamController::write(const QString& path, const QByteArray& bytes, core::FileReaders readers)
{
    const core::Status written = core::writeFile(fileName(path), bytes.toStdString(), readers);
    if (!written)
        fail(ui::errorText(written.error()));
    return bool(written);
}

bool ExamController::makeFile(const ui::ExamWish& wish, const QString& path)
{
    const std::optional<MadeExam> exam = made(wish);
    if (!exam)
        return false;
    // The key first: an exam without its key could never be marked.
    const QString keyFile = beside(path, QStringLiteral(".exam-key.json"));
    const bool done =
        write(keyFile, QByteArray::fromStdString(core::writeExamKey(exam->key)), core::FileReaders::OwnerAlone) &&
        write(path, QByteArray::fromStdString(core::writeExam(exam->exam)), core::FileReaders::AsUsual);
    if (done)
        m_program.window.showMessage(
            tr("Wrote %1 for students, and %2: keep the key, without it nothing can be marked.")
                .arg(QFileInfo(path).fileName(), QFileInfo(keyFile).fileName()));
    return done;
}

bool ExamController::makeSheets(const ui::ExamWish& wish, const QString& path)
{
    const std::optional<MadeExam> exam = made(wish);
    if (!exam)
        return false;
    const QString title = QString::fromStdString(exam->exam.title);
    const QString keyFile = beside(path, QStringLiteral(".key.pdf"));
    const bool done =
        write(keyFile, ui::pdfOf(ui::answerKeyHtml(exam->exam, exam->key), title), core::FileReaders::OwnerAlone) &&
        write(path, ui::pdfOf(ui::caseSheetsHtml(exam->exam), title), core::FileReaders::AsUsual);
    if (done)
        m_program.window.showMessage(tr("Wrote %1 for students and the answer key %2.")
                                         .arg(QFileInfo(path).fileName(), QFileInfo(keyFile).fileName()));
    return done;
}

void ExamController::gather(const QString& folder, const QString& keyFile)
{
    auto key = core::loadExamKey(fileName(keyFile));
    if (!key) {
        fail(tr("%1 is not the key of an exam. %2").arg(QFileInfo(keyFile).fileName(), faultText(key.error())));
        return;
    }
    auto gathered = core::gatherExam(fileName(folder), *key);
    if (!gathered) {
        fail(ui::errorText(gathered.error()));
        return;
    }
    m_key = std::move(*key);
    m_gathered = std::move(*gathered);
    if (m_gatheredWindow)
        m_gatheredWindow->close();
    m_gatheredWindow = new ui::GatheredWindow(QString::fromStdString(m_key.title), &m_program.window);
    m_gatheredWindow->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_gatheredWindow, &ui::GatheredWindow::anonymousChanged, this, &ExamController::showGathered);
    connect(m_gatheredWindow, &ui::GatheredWindow::csvWanted, this, [this] {
        const QString path = askForDataPlace(m_gatheredWindow, m_program.folder() + QStringLiteral("/marks.csv"));
        if (!path.isEmpty())
            saveCsv(path);
    });
    showGathered();
    m_gatheredWindow->show();
}

void ExamController::showGathered()
{
    core::GatheredExam shown = m_gathered;
    if (m_gatheredWindow->anonymous())
        makeAnonymous(shown);
    const auto row = [&](const QString& who, const QString& file, const core::ExamMarks& sum, const QString& state) {
        const auto share = [&](std::size_t part, std::size_t all) {
            return sum.cases > 0 ? tr("%1 of %2").arg(ui::countText(part), ui::countText(all)) : QString();
        };
        return ui::GatheredRow{.student = who,
                               .file = file,
                               .right = share(sum.right, sum.cases),
                               .found = share(sum.found, sum.ill),
                               .bill = sum.cases > 0 ? ui::money(sum.bill, QString::fromStdString(shown.exam.currency))
                                                     : QString(),
                               .score = sum.cases > 0 ? ui::numberText(sum.score, QLocale(), 3) : QString(),
                               .state = state};
    };
    std::vector<ui::GatheredRow> rows;
    for (const core::ExamReturn& one : shown.returns)
        rows.push_back(
            row(QString::fromStdString(one.student), QString::fromStdString(one.file), one.sum, stateText(one)));
    rows.push_back(row(tr("policy"), {}, shown.policySum, {}));
    rows.back().policy = true;
    m_gatheredWindow->setRows(rows);
}

bool ExamController::saveCsv(const QString& path)
{
    core::GatheredExam shown = m_gathered;
    if (m_gatheredWindow && m_gatheredWindow->anonymous())
        makeAnonymous(shown);
    return write(path, QByteArray::fromStdString(examCsv(shown, m_key)), core::FileReaders::OwnerAlone);
}

void ExamController::askMake()
{
    if (!m_program.loader.current() || !m_program.session.hasProject()) {
        fail(tr("An exam is marked beside a policy. Open one on the page Patient first."));
        return;
    }
    const core::Task& task = m_program.session.study().task;
    const QString title = tr("Exam: %1").arg(ui::outcomeName(task));
    if (m_form)
        m_form->close();
    m_form = new ui::ExamForm(title, task.currency, tr("that is open on the page Patient"), &m_program.window);
    m_form->setAttribute(Qt::WA_DeleteOnClose);
    const auto place = [this](const QString& ending, const QString& kind) {
        return askForExamPlace(m_form, m_program.folder() + QStringLiteral("/exam") + ending, kind);
    };
    connect(m_form, &ui::ExamForm::fileWanted, this, [this, place](const ui::ExamWish& wish) {
        if (const QString path = place(kEnding, tr("Exams (*.exam.json)")); !path.isEmpty() && makeFile(wish, path)) {
            Q_EMIT fileChosen(path);
            m_form->accept();
        }
    });
    connect(m_form, &ui::ExamForm::sheetsWanted, this, [this, place](const ui::ExamWish& wish) {
        if (const QString path = place(QStringLiteral("-sheets.pdf"), tr("PDF (*.pdf)"));
            !path.isEmpty() && makeSheets(wish, path)) {
            Q_EMIT fileChosen(path);
            m_form->accept();
        }
    });
    m_form->show();
}

void ExamController::askGather()
{
    const QString key = askForExamKey(&m_program.window, m_program.folder());
    const QString folder = key.isEmpty() ? QString() : askForFolder(&m_program.window, QFileInfo(key).absolutePath());
    if (!folder.isEmpty())
        gather(folder, key);
}

} // namespace app
