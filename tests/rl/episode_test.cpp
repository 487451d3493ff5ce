// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/episode.h"
#include "tests/test_program.h"

namespace episode_test {

using namespace core;

class EpisodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Panel 2 for $28 with the blood draw, panel 0 for $40 more, then ill at 0.9.
    void anEpisodeTellsItsBillAndItsOrders()
    {
        const Episode episode{.patient = PatientIndex(7),
                              .steps = {{.ordered = PanelMask(0b000),
                                         .diseaseProbability = 0.2,
                                         .actionProbabilities = {},
                                         .actionValues = {},
                                         .action = Action::order(PanelId(2)),
                                         .paid = Cost(28.0)},
                                        {.ordered = PanelMask(0b100),
                                         .diseaseProbability = 0.6,
                                         .actionProbabilities = {},
                                         .actionValues = {},
                                         .action = Action::order(PanelId(0)),
                                         .paid = Cost(40.0)},
                                        {.ordered = PanelMask(0b101),
                                         .diseaseProbability = 0.9,
                                         .actionProbabilities = {},
                                         .actionValues = {},
                                         .action = Action::diagnose(Disease::Present),
                                         .paid = Cost(0.0)}}};
        QCOMPARE(episode.cost().amount, 68.0);
        QVERIFY(episode.sequence() == (std::vector{PanelId(2), PanelId(0)}));
        QVERIFY(episode.orderedPanels() == PanelMask(0b101));
        QCOMPARE(episode.finalProbability(), 0.9);
        QVERIFY(episode.diagnosis() == Disease::Present);
    }

    // Panels first, then disease, then none: the order of a network's outputs.
    void everyActionHasItsNumber()
    {
        const ActionCodec codec(3);
        QCOMPARE(codec.actionCount(), std::size_t{5});
        for (std::size_t index = 0; index < codec.actionCount(); ++index)
            QCOMPARE(codec.index(codec.action(index)), index);
        QVERIFY(codec.action(2) == Action::order(PanelId(2)));
        QVERIFY(codec.action(3) == Action::diagnose(Disease::Present));
        QVERIFY(codec.action(4) == Action::diagnose(Disease::Absent));
    }
};

PANELWISE_APPLESS_TEST(EpisodeTest)

} // namespace episode_test

#include "episode_test.moc"
