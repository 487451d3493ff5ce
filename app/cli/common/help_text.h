// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app::cli {

// The parts of --help that teach: examples, what the words mean, exit codes.
QString summaryHelp();
QString mainHelp();
QString generateHelp();
QString inspectHelp();
QString trainHelp(); // with every setting of a plan
QString frontHelp(); // with the settings of a front
QString evaluateHelp();
QString walkHelp();
QString exportHelp();
QString shareHelp();
QString encodersHelp();
QString baselinesHelp();
QString benchHelp();
QString benchmarkHelp();

} // namespace app::cli
