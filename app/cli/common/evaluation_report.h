// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/terminal.h"
#include "core/eval/evaluation.h"
#include "core/model/test_catalog.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace app::cli {

// What panels are called and what they cost.
struct PanelWords {
    core::TestCatalog catalog;
    std::string currency;

    QString name(core::PanelId panel) const;
    QString price(core::PanelId panel) const; // alone
    QString money(double amount) const;       // with cents
};

// One group of patients and what a policy did for them; the title heads its column.
using TitledEvaluation = std::pair<QString, const core::Evaluation*>;

void printMetrics(const std::vector<TitledEvaluation>& evaluations, const PanelWords& words, Terminal& terminal);
void printPanelUse(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal);
void printOrders(const core::Evaluation& evaluation, const PanelWords& words, Terminal& terminal);

} // namespace app::cli
