// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QPainter;

namespace ui {

// Something that is better seen in motion. A film has no state: it is painted at any moment, so that it can be drawn
// back and forth, and quickly enough for 60 pictures a second at 1920 × 1080.
class Film {
public:
    virtual ~Film() = default;
    virtual QString title() const = 0;
    virtual double seconds() const = 0;             // from its beginning to its end
    virtual QString words(double moment) const = 0; // what is seen at that moment, 0 … 1
    virtual void paint(QPainter& painter, const QSizeF& size, const Theme& theme, double moment) const = 0;
};
using FilmPtr = std::shared_ptr<const Film>;

// A policy when it was found: what a patient costs on average, and how good it is.
struct FoundPolicy {
    double cost = 0.0, figure = 0.0;
    bool operator==(const FoundPolicy&) const = default;
};
// In the order of finding; the line joins those that nothing found before is better than at the same cost.
FilmPtr frontFilm(std::vector<FoundPolicy> found, const QString& metric, const QString& currency);
std::vector<std::size_t> bestSoFar(const std::vector<FoundPolicy>& found, std::size_t count); // by rising cost

// A patient on the way through a policy: panels by their numbers, then the diagnosis.
struct FlowingPatient {
    std::vector<std::size_t> panels;
    bool said = false, ill = false;
    bool operator==(const FlowingPatient&) const = default;
};
FilmPtr flowFilm(std::vector<FlowingPatient> patients, const QStringList& panels, const QString& outcome);

// The probability that a patient was given last, and whether it was a case.
struct ScoredPatient {
    double probability = 0.0;
    bool ill = false;
    bool operator==(const ScoredPatient&) const = default;
};
struct ThresholdCounts {
    std::size_t found = 0, missed = 0, alarms = 0, reassured = 0;
    bool operator==(const ThresholdCounts&) const = default;
};
ThresholdCounts countsAt(const std::vector<ScoredPatient>& patients,
                         double threshold); // at or above: said to be a case
FilmPtr thresholdFilm(std::vector<ScoredPatient> patients, const QString& outcome);

} // namespace ui
