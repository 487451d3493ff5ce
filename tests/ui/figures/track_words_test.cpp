// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"
#include "ui/figures/story/track_painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace track_words_test {

using namespace ui;

namespace {

TrackScene sceneOf(core::RandomStream& random)
{
    TrackScene scene;
    scene.threshold = 0.05 + 0.9 * random.uniform();
    scene.aboveText = QStringLiteral("at or above: “low ferritin”");
    scene.belowText = QStringLiteral("below: “not low ferritin”");
    const std::size_t steps = 1 + static_cast<std::size_t>(3.0 * random.uniform());
    for (std::size_t i = 0; i < steps; ++i)
        scene.known.push_back({.probability = random.uniform(), .range = {}, .name = {}, .brief = {}, .note = {}});
    const double middle = random.uniform(), width = 0.6 * random.uniform();
    for (int i = 0; i < 100; ++i)
        scene.outlook.push_back(std::clamp(middle + width * (random.uniform() - 0.5), 0.0, 1.0));
    return scene;
}

} // namespace

class TrackWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The words of branches were drawn over “below: …” where both were at the lower right.
    void whatIsSaidAboveAndBelowTheThresholdIsNeverCovered()
    {
        core::RandomStream random(core::Seed{7}, "tracks");
        QImage image(10, 10, QImage::Format_ARGB32);
        QPainter painter(&image);
        const Theme theme = lightTheme();
        int shown = 0, named = 0;
        for (int i = 0; i < 400; ++i) {
            const TrackScene scene = sceneOf(random);
            const QRectF area(0.0, 0.0, 320.0 + 600.0 * random.uniform(), 160.0 + 200.0 * random.uniform());
            const TrackWordPlaces words = trackWordPlaces(painter, area, scene, theme);
            for (const QRectF& side : words.sides)
                for (const QRectF& other : words.beside)
                    QVERIFY2(!side.intersects(other), qPrintable(QString::number(i)));
            if (words.sides.size() == 2)
                QVERIFY(!words.sides[0].intersects(words.sides[1]));
            if (words.beside.size() == scene.known.size() + 2) // two branches; near 0 % both were written at the bottom
                QVERIFY2(!words.beside[0].intersects(words.beside[1]), qPrintable(QString::number(i)));
            for (const QRectF& other : words.beside)
                named += words.threshold && words.threshold->intersects(other) ? 1 : 0;
            shown += words.sides.empty() ? 0 : 1;
        }
        QCOMPARE(named, 0);   // what is written beside points stays free of the threshold's name
        QVERIFY(shown > 300); // there is nearly always a place
    }
};

PANELWISE_TEST(TrackWordsTest)

} // namespace track_words_test

#include "track_words_test.moc"
