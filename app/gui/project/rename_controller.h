// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_names.h"

#include <QObject>
#include <QString>

class QWidget;

namespace app {

class FrontSearch;
class Session;
class Training;

// Gives policies names of the user's own: asks for one, and makes it a step that can be undone.
class RenameController : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Session& session;
        Training& training;
        FrontSearch& search;
    };
    RenameController(QWidget& window, const Sources& sources, QObject* parent = nullptr);

    void ask(const core::PolicyRef& policy);
    core::Renaming judge(const core::PolicyRef& policy, const QString& typed) const;
    bool rename(const core::PolicyRef& policy, const QString& typed); // false: it cannot be called that

private:
    core::NamedPolicies policies() const;
    void apply(const core::PolicyRef& policy, const std::string& name);

    QWidget& m_window;
    Sources m_sources;
};

} // namespace app
