// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_progress.h"

#include <QWidget>

#include <array>

class QLabel;

namespace ui {

// The figures of one run: on validation patients, by which the policy was chosen, once on test patients, and, where it
// was judged on everybody, on all patients.
class ResultFigures : public QWidget {
    Q_OBJECT

public:
    explicit ResultFigures(QWidget* parent = nullptr);

    void setFigures(const core::TrainingSummary& summary, const QString& currency);

private:
    static constexpr std::size_t kRows = 8;
    static constexpr std::size_t kAlways = 6; // of them
    std::array<QLabel*, kRows> m_names{};
    std::array<QLabel*, kRows> m_validation{};
    std::array<QLabel*, kRows> m_test{};
    std::array<QLabel*, kRows> m_everybody{};
    QLabel* m_everybodyTitle;
    QLabel* m_judged; // who judged, and what the figures are of
};

} // namespace ui
