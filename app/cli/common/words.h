// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace app::cli {

// Translations of the command line's own words: Words::tr("…").
class Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

inline QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace app::cli
