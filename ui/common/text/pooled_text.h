// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/pooled_rows.h"

#include <QLocale>
#include <QString>

#include <functional>

namespace ui {

// Words for tables that were judged on everybody.

// The figure and its limits in these words, as "%1 (%2 to %3)" unless another pattern is given; "undefined".
QString withLimits(const core::MetricEstimate& figure, const std::function<QString(double)>& worded,
                   const QString& pattern = {});
// "0.612 (0.580 to 0.640)"; "undefined".
QString estimateText(const core::MetricEstimate& figure, int decimals, const QLocale& locale = QLocale());
// "+0.012 (−0.004 to +0.028)", with as many digits as it takes to see on which side of 0 the limits are.
QString differenceEstimateText(const core::MetricEstimate& difference, const QLocale& locale = QLocale());
// "better", "worse" or "cannot be told apart", by the paired difference alone; empty where it has no interval.
QString duelVerdict(const core::PooledDuel& duel);
// The same against what the other model itself offers for that much money, where it has a choice: its F1, the
// difference and the verdict, under these headings.
QStringList sameMoneyHeads();
QStringList sameMoneyCells(const core::PooledDuel& duel, const QLocale& locale = QLocale());
// What the figures are of, and what the differences and their intervals are.
QString pooledNote();
QString duelNote();
QString sameMoneyNote();

} // namespace ui
