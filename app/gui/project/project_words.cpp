// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/project/project_words.h"

#include "ui/common/text/import_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <map>
#include <string>

namespace app {
namespace {

QString projectText(const char* text)
{
    return QCoreApplication::translate("ProjectWords", text);
}

QString noticeText(core::ImportNotice notice, const QString& columns)
{
    switch (notice) {
    case core::ImportNotice::ColumnConstantDropped:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "Left out because every row holds the same value: %1."))
            .arg(columns);
    case core::ImportNotice::ColumnEmptyDropped:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "Left out because nothing is recorded: %1.")).arg(columns);
    case core::ImportNotice::ColumnTextsDropped:
        return projectText(
                   QT_TRANSLATE_NOOP("ProjectWords", "Left out because there are too many different texts: %1."))
            .arg(columns);
    }
    Q_UNREACHABLE();
}

} // namespace

QString saveText(const SaveState& state)
{
    switch (state.kind) {
    case SaveState::Kind::NoProject:
        return {};
    case SaveState::Kind::Saved:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "everything is saved")); // a time would soon look old
    case SaveState::Kind::Saving:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "saving…"));
    case SaveState::Kind::Failed:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "not saved"));
    case SaveState::Kind::ReadOnly:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "read only"));
    }
    Q_UNREACHABLE();
}

QString readOnlyReason(core::ProjectAccess access)
{
    switch (access) {
    case core::ProjectAccess::Writable:
        return {};
    case core::ProjectAccess::ReadOnlyInUse:
        return projectText(QT_TRANSLATE_NOOP(
            "ProjectWords", "Another window has this project open, so this one only shows it. Close it there, "
                            "or use Save as to work on a copy."));
    case core::ProjectAccess::ReadOnlyFolder:
        return projectText(
            QT_TRANSLATE_NOOP("ProjectWords", "This file or its folder is read-only. Use Save as to work on a copy."));
    case core::ProjectAccess::ReadOnlyNewer:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords",
                                             "A newer version of PanelWise wrote this project. It is shown as far as "
                                             "this version knows it and is not changed; open it with the newer version "
                                             "to work on it."));
    case core::ProjectAccess::ReadOnlyRequested:
        return projectText(QT_TRANSLATE_NOOP("ProjectWords", "This project was opened for reading only."));
    }
    Q_UNREACHABLE();
}

QStringList importSentences(const ImportReport& report)
{
    std::map<core::ImportNotice, QStringList> columns;
    for (const auto& [notice, column] : report.notices)
        columns[notice].append(QString::fromStdString(column));
    QStringList sentences = ui::importFactsText(report.facts);
    for (const auto& [notice, names] : columns)
        sentences.append(noticeText(notice, names.join(QStringLiteral(", "))));
    if (report.unknownTaskKeys.empty())
        return sentences;
    QStringList keys;
    for (const std::string& key : report.unknownTaskKeys)
        keys.append(QString::fromStdString(key));
    sentences.append(projectText(QT_TRANSLATE_NOOP("ProjectWords", "Kept but not understood in the task file: %1."))
                         .arg(keys.join(QStringLiteral(", "))));
    return sentences;
}

} // namespace app
