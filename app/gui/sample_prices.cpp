// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/sample_prices.h"

#include "core/data/synthetic/builtin_cohorts.h"

namespace app {
namespace {

std::vector<ui::PanelPrice> pricesIn(const core::Task& task)
{
    std::vector<ui::PanelPrice> prices;
    for (const core::PanelSpec& panel : task.panels)
        prices.push_back({QString::fromStdString(panel.name), panel.cost, panel.columns.size()});
    return prices;
}

} // namespace

SamplePrices::SamplePrices(QObject* parent) : QObject(parent) {}

void SamplePrices::start()
{
    m_thread = std::jthread([this](const std::stop_token& stop) {
        for (const core::BuiltinCohort& cohort : core::builtinCohorts()) {
            if (stop.stop_requested())
                return;
            // One patient is enough: the task comes with every sample.
            const auto sample = core::drawBuiltinCohort(cohort.name, 1, core::Seed{1});
            if (!sample)
                continue;
            QMetaObject::invokeMethod(
                this, [this, name = cohort.name, prices = pricesIn(sample->task)] { Q_EMIT pricesFound(name, prices); },
                Qt::QueuedConnection);
        }
    });
}

} // namespace app
