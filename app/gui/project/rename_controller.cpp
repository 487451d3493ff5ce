// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/rename_controller.h"

#include "app/session/document/session.h"
#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "ui/common/rename_dialog.h"
#include "ui/common/text/policy_name_text.h"

#include <QUndoStack>

#include <functional>

namespace app {
namespace {

class RenameStep : public QUndoCommand {
public:
    using Apply = std::function<void(const std::string&)>;
    RenameStep(std::string before, std::string after, const QString& text, Apply apply)
        : QUndoCommand(text),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_apply(std::move(apply))
    {
    }
    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }

private:
    std::string m_before, m_after; // the user's own; empty: none
    Apply m_apply;
};

} // namespace

RenameController::RenameController(QWidget& window, const Sources& sources, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_sources(sources)
{
}

core::NamedPolicies RenameController::policies() const
{
    return {.fronts = m_sources.search.fronts(), .runs = m_sources.training.runs()};
}

core::Renaming RenameController::judge(const core::PolicyRef& policy, const QString& typed) const
{
    return core::renaming(policy, typed.toStdString(), policies());
}

void RenameController::ask(const core::PolicyRef& policy)
{
    const std::string now = core::nameOf(policy, policies());
    if (now.empty() || !m_sources.session.canEdit())
        return;
    auto* dialog = new ui::RenameDialog(
        QString::fromStdString(now), QString::fromStdString(core::automaticNameOf(policy, policies())),
        [this, policy](const QString& typed) {
            const core::Renaming wish = judge(policy, typed);
            return wish.fault ? ui::nameFaultText(wish) : QString();
        },
        &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, policy, dialog] { rename(policy, dialog->name()); });
    connect(&m_sources.session, &Session::projectChanged, dialog, &QDialog::reject);
    dialog->open();
}

bool RenameController::rename(const core::PolicyRef& policy, const QString& typed)
{
    const core::Renaming wish = judge(policy, typed);
    if (wish.fault || !m_sources.session.canEdit())
        return false;
    const std::string before = core::ownNameOf(policy, policies());
    if (wish.name != before)
        m_sources.session.undoStack().push(new RenameStep(
            before, wish.name, tr("Rename policy %1").arg(QString::fromStdString(core::nameOf(policy, policies()))),
            [this, policy](const std::string& name) { apply(policy, name); }));
    return true;
}

void RenameController::apply(const core::PolicyRef& policy, const std::string& name)
{
    if (const auto* front = std::get_if<core::FrontPolicyRef>(&policy))
        m_sources.search.rename(front->front, front->policy, name);
    else
        m_sources.training.rename(std::get<core::RunId>(policy), name);
}

} // namespace app
