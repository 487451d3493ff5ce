// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/front/front_record.h"
#include "ui/figures/figure.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace app {

// What the command line needs to know of the open project.
struct CommandProject {
    QString path;
    std::span<const core::FrontRecord> fronts;
};

// The words of the command that makes a figure again, the program's own name first. Nothing where there is none:
// for a figure of a comparison, a policy that is not on its front, or a patient typed in by hand.
std::optional<QStringList> figureCommand(const ui::Figure& figure, const CommandProject& project);
QStringList tableCommand(core::BaselineId table, const CommandProject& project);
QStringList reportCommand(const CommandProject& project);

// As a shell takes it: words with anything but plain letters are in quotes.
QString commandLine(const QStringList& words);

} // namespace app
