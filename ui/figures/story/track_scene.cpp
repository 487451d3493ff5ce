// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/story/track_scene.h"

#include "ui/common/text/story_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct SpokenText {
    Q_DECLARE_TR_FUNCTIONS(TrackText)
};

} // namespace

OutlookParts partsOf(const TrackScene& scene)
{
    double above = 0.0, below = 0.0;
    std::size_t aboveCount = 0;
    for (const double probability : scene.outlook) {
        const bool isAbove = scene.threshold && probability >= *scene.threshold;
        aboveCount += isAbove ? 1 : 0;
        (isAbove ? above : below) += probability;
    }
    OutlookParts parts;
    const std::size_t belowCount = scene.outlook.size() - aboveCount;
    if (!scene.outlook.empty())
        parts.shareAbove = static_cast<double>(aboveCount) / static_cast<double>(scene.outlook.size());
    if (aboveCount > 0)
        parts.meanAbove = above / static_cast<double>(aboveCount);
    if (belowCount > 0)
        parts.meanBelow = below / static_cast<double>(belowCount);
    return parts;
}

QStringList spokenTrack(const TrackScene& scene)
{
    QStringList parts;
    for (const TrackPoint& point : scene.known)
        parts << QStringLiteral("%1: %2").arg(point.name, probabilityText(point.probability));
    if (scene.threshold)
        parts << SpokenText::tr("decision threshold %1").arg(probabilityText(*scene.threshold));
    for (const TrackPoint& point : scene.other)
        parts << SpokenText::tr("%1, %2: %3").arg(scene.otherName, point.name, probabilityText(point.probability));
    return parts;
}

} // namespace ui
