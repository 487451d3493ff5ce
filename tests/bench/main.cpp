// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme/theme.h"

#include <QApplication>

#include <benchmark/benchmark.h>

// `panelwise_bench --benchmark_filter=name` measures one; --benchmark_list_tests lists them.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ui::applyTheme(application, ui::lightTheme());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
