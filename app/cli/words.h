#pragma once

#include <QCoreApplication>

namespace app::cli {

// Translations of the command line's own words: Words::tr("…").
class Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace app::cli
