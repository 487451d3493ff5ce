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

    // 45 minutes, then two together of 60 and 90: 45 + 90. Of the second of a pair only what it takes longer counts.
    void panelsOrderedTogetherTakeTheLongerTime()
    {
        Episode episode{.patient = PatientIndex(0), .steps = std::vector<Step>(4)};
        episode.steps[0].action = Action::order(PanelId(0));
        episode.steps[0].waited = Minutes(45.0);
        episode.steps[0].drawn = Millilitres(2.0);
        episode.steps[1].action = Action::order(PanelId(2));
        episode.steps[1].waited = Minutes(60.0);
        episode.steps[2].action = Action::order(PanelId(1));
        episode.steps[2].waited = Minutes(30.0);
        episode.steps[2].drawn = Millilitres(3.5);
        episode.steps[2].alongside = true;
        QVERIFY(episode.minutes() == Minutes(135.0) && episode.millilitres() == Millilitres(5.5));
        QVERIFY(episode.orders() ==
                (std::vector<OrderedPanel>{{PanelId(0), false}, {PanelId(2), false}, {PanelId(1), true}}));
        episode.steps[1].billed = false; // it was not possible, so the other was ordered alone
        QVERIFY(episode.orders() == (std::vector<OrderedPanel>{{PanelId(0), false}, {PanelId(1), false}}));
    }

    // Four panels, so numbers 6 to 11: (0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3).
    void everyPairHasItsNumberBehindTheSingleActions()
    {
        const ActionCodec codec(4);
        QCOMPARE(codec.countWithPairs(), std::size_t{12});
        for (std::size_t index = 0; index < codec.countWithPairs(); ++index)
            QCOMPARE(codec.index(codec.action(index)), index);
        QVERIFY(codec.action(6) == Action::orderTogether(PanelId(0), PanelId(1)));
        QVERIFY(codec.action(8) == Action::orderTogether(PanelId(1), PanelId(2)));
        QVERIFY(codec.action(11) == Action::orderTogether(PanelId(2), PanelId(3)));
        QVERIFY(codec.action(8).panels() == PanelMask(0b0110) && codec.action(8).isPair());
        QVERIFY(!codec.action(3).isPair());
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

    // The diagnoses are numbers 64 and 65: beyond one word of bits.
    void sixtyFourPanelsLeaveRoomForBothDiagnoses()
    {
        const ActionCodec codec(64);
        ActionSet some(PanelMask().with(PanelId(0)).with(PanelId(63)), 64);
        QCOMPARE(some.count(), std::size_t{4});
        for (std::size_t index = 0; index < codec.actionCount(); ++index)
            QCOMPARE(some.contains(index), index == 0 || index >= 63);
        some.remove(codec.index(Action::diagnose(Disease::Present)));
        QVERIFY(!some.contains(64) && some.contains(65) && some.count() == 3);
        QCOMPARE(ActionSet(PanelMask(0b01), 2), ActionSet(0b1101));
        QVERIFY(PanelMask::all(64).isOrdered(PanelId(63)) && PanelMask::all(64).count() == 64);
    }
};

PANELWISE_APPLESS_TEST(EpisodeTest)

} // namespace episode_test

#include "episode_test.moc"
