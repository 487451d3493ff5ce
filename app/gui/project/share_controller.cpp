// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/share_controller.h"

#include "app/gui/project/file_questions.h"
#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/shell/main_window.h"
#include "ui/shell/share_dialog.h"

#include <QFile>
#include <QFileInfo>

namespace app {

struct ShareController::Answers : ProjectAnswers {
    struct Copy {
        QString path;
        core::SharedCopy content;
    };
    explicit Answers(ShareController* asker) : ProjectAnswers(asker, [asker] { asker->receive(); }) {}
    Inbox<Copy> copies;
};

ShareController::ShareController(ui::MainWindow& window, Session& session, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_answers(std::make_shared<Answers>(this))
{
}

ShareController::~ShareController()
{
    m_answers->forget();
}

void ShareController::ask(const QString& folder)
{
    ui::ShareDialog dialog(&m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForProjectPlace(&m_window, folder, tr("%1 to share").arg(m_session.project().title));
    if (path.isEmpty())
        return;
    Q_EMIT placeChosen(path);
    share(path, dialog.withheld());
}

void ShareController::share(const QString& path, core::Withheld withheld)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs)
        return;
    m_window.showMessage(tr("Writing %1").arg(QFileInfo(path).fileName()));
    jobs([answers = m_answers, path, withheld](core::ProjectFile& file) -> core::Status {
        core::Result<core::SharedCopy> copy = core::shareProject(file, QFile::encodeName(path).toStdString(), withheld);
        answers->put(answers->copies, copy ? core::Result<Answers::Copy>(Answers::Copy{path, std::move(*copy)})
                                           : core::Result<Answers::Copy>(copy.error()));
        return core::Done{}; // a refusal is told, not tried again
    });
}

void ShareController::receive()
{
    using Severity = ui::InlineMessage::Severity;
    for (const core::Error& error : m_answers->takeErrors())
        m_window.showNotice(Severity::Error, tr("No copy was written."), ui::errorText(error));
    for (const Answers::Copy& copy : m_answers->copies.take()) {
        const QString name = QFileInfo(copy.path).fileName();
        const QString holds = tr("In it: rows of patients %1, training runs %2, fronts %3, tables %4.")
                                  .arg(ui::countText(copy.content.rows), ui::countText(copy.content.runs),
                                       ui::countText(copy.content.fronts), ui::countText(copy.content.tables));
        const QString left =
            copy.content.removed.empty()
                ? QString()
                : QLatin1Char(' ') + tr("Columns left out: %1.").arg(ui::countText(copy.content.removed.size()));
        m_window.showNotice(Severity::Info, tr("Copy written to %1.").arg(name), holds + left);
    }
    Q_EMIT done();
}

} // namespace app
