// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/policy_flow.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace ui {

// What the parts of a flow of patients are called.
struct FlowWords {
    QStringList panels; // by number; where there is none they are counted
    QString currency;
    bool operator==(const FlowWords&) const = default;

    QString panel(core::PanelId panel) const;
    QString node(const PolicyFlow::Node& node) const;                 // "TSAT", "No test", "Other", "Ill"
    QString column(const PolicyFlow& flow, std::size_t column) const; // "All", "1st panel", "Diagnosis"
    // "BBC, then TSAT: diagnosed as ill"
    QString way(const PolicyFlow& flow, std::size_t ribbon) const;
    // The way, and "55 of 1,000 patients, $3,630 for their panels"
    QString sentence(const PolicyFlow& flow, std::size_t ribbon) const;
};

} // namespace ui
