#pragma once

#include <QString>

namespace app::cli {

// The parts of --help that teach: examples, what the words mean, exit codes, fields of the JSON.
QString summaryHelp();
QString mainHelp();
QString generateHelp();
QString inspectHelp();
QString trainHelp(); // with every setting of a plan
QString evaluateHelp();
QString walkHelp();
QString encodersHelp();
QString benchHelp();

} // namespace app::cli
