// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/price_bars.h"

#include <QObject>

#include <string>
#include <thread>
#include <vector>

namespace app {

// Finds out what the panels of the built-in cohorts cost, on a thread of its own: the window does not wait for it.
class SamplePrices : public QObject {
    Q_OBJECT

public:
    explicit SamplePrices(QObject* parent = nullptr);

    void start();

Q_SIGNALS:
    void pricesFound(const std::string& cohort, const std::vector<ui::PanelPrice>& prices);

private:
    std::jthread m_thread;
};

} // namespace app
