// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/state_table_p.h"

#include "app/session/threads/thread_executor.h"
#include "core/smddpo/training_data_p.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <cmath>

namespace state_table_test {

using core::PanelMask;
using core::PatientState;

class StateTableTest : public QObject {
    Q_OBJECT

    fixture::Patients m_patients = fixture::draw(fixture::overlappingPanels(), 400);
    core::Standardizer m_standardizer = core::fitStandardizer(*m_patients.cohort, m_patients.split);
    core::TrainingData m_data{*m_patients.cohort, m_patients.split, m_standardizer, {}};
    core::StateEncoderPtr m_encoder;
    core::Classifier m_classifier{core::ClassifierPlan{.hidden = 16}, m_patients.cohort->featureCount(), core::Seed{1}};

    std::vector<PatientState> allStates() const
    {
        std::vector<PatientState> states;
        for (std::uint32_t patient = 0; patient < m_data.policy.rows.count(); ++patient)
            for (std::uint32_t mask = 0; mask < 8; ++mask)
                states.push_back({patient, PanelMask(mask)});
        return states;
    }

    std::vector<float> inputs(core::StateTable& table, std::span<const PatientState> states, std::size_t atOnce) const
    {
        std::vector<float> all;
        for (std::size_t first = 0; first < states.size(); first += atOnce) {
            const auto some = states.subspan(first, std::min(atOnce, states.size() - first));
            std::vector<std::size_t> places(some.size());
            table.visit(some, places);
            for (std::size_t i = 0; i < some.size(); ++i) {
                std::vector<float> input(table.inputCount());
                table.writeInput(some[i], places[i], input.data());
                all.insert(all.end(), input.begin(), input.end());
            }
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        core::EncoderPlan plan;
        plan.kind = core::EncoderKind::Gaussian;
        auto fit = core::beginEncoderFit(plan, m_data.encoder, core::Seed{1});
        QVERIFY(fit.ok());
        while (!(*fit)->finished())
            (*fit)->advance();
        m_encoder = (*fit)->best();
    }

    void allAtOnceWhenVisitedOrWithLittleMemoryIsTheSameToTheLastBit()
    {
        const std::vector<PatientState> states = allStates();
        core::StateTable whole(m_data.policy.rows, m_data.rules, m_encoder);
        whole.beginFilling();
        while (!whole.filled())
            whole.fillSome();
        core::StateTable visited(m_data.policy.rows, m_data.rules, m_encoder);
        core::StateTable small(m_data.policy.rows, m_data.rules, m_encoder);
        small.keepAtMost(50 * (m_data.rules.featureCount() + 1) * sizeof(float));
        for (core::StateTable* table : {&whole, &visited, &small})
            table->setClassifier(m_classifier);
        const std::vector<float> expected = inputs(whole, states, states.size());
        QCOMPARE(inputs(visited, states, 7), expected);
        QCOMPARE(inputs(small, states, 13), expected);
        QCOMPARE(inputs(small, states, 1), expected);
    }

    void aSharedTableHasTheSameEstimatesAndProbabilitiesOfItsOwn()
    {
        const std::vector<PatientState> states = allStates();
        core::StateTable whole(m_data.policy.rows, m_data.rules, m_encoder);
        whole.beginFilling();
        app::ThreadExecutor executor(3);
        while (!whole.filled())
            whole.fillSome(executor);
        whole.setClassifier(m_classifier);
        while (!whole.judgeSome())
            continue;
        core::StateTable visited(m_data.policy.rows, m_data.rules, m_encoder);
        visited.setClassifier(m_classifier);
        const std::vector<float> expected = inputs(visited, states, 7);
        core::StateTable shared = whole.sharing();
        QCOMPARE(inputs(shared, states, states.size()), expected);
        std::size_t place = 0;
        whole.findPlaces(std::span(states).first(1), std::span(&place, 1));
        QVERIFY(shared.imputed(place).data() == whole.imputed(place).data()); // not a copy
        const core::Classifier other(core::ClassifierPlan{.hidden = 16}, m_patients.cohort->featureCount(),
                                     core::Seed{2});
        shared.setClassifier(other);
        QVERIFY(inputs(shared, states, states.size()) != expected);
        QCOMPARE(inputs(whole, states, states.size()), expected);
    }

    // Whoever taught is judged by the member that left them out, and the flags say what is known: with a table of all
    // states, and with one of those visited.
    void patientsWhoTaughtAreJudgedByTheMemberThatLeftThemOut()
    {
        const std::size_t features = m_data.rules.featureCount();
        const core::Classifier classifier({.members = 2, .seesKnown = true, .hidden = 16}, features, core::Seed{1});
        std::vector<std::uint8_t> folds(m_data.policy.rows.count());
        for (std::size_t patient = 0; patient < folds.size(); ++patient)
            folds[patient] = static_cast<std::uint8_t>(patient % 2);
        core::StateTable whole(m_data.policy.rows, m_data.rules, m_encoder);
        whole.beginFilling();
        while (!whole.filled())
            whole.fillSome();
        core::StateTable visited(m_data.policy.rows, m_data.rules, m_encoder);
        const std::vector<PatientState> states = allStates();
        for (core::StateTable* table : {&whole, &visited}) {
            table->setClassifier(classifier, folds);
            std::vector<std::size_t> places(states.size());
            table->visit(states, places);
            for (std::size_t i = 0; i < states.size(); ++i) {
                std::vector<float> row(table->imputed(places[i]).begin(), table->imputed(places[i]).end());
                const core::FeatureMask asked = m_data.rules.asked(states[i].ordered); // everything is recorded
                for (std::size_t k = 0; k < features; ++k)
                    row.push_back(asked.isKnown(core::FeatureId(k)) ? 1.0f : 0.0f);
                std::vector<float> expected(1);
                classifier.weightedProbabilities(row, std::vector{folds[states[i].patient]}, expected);
                QCOMPARE(table->probability(places[i]), expected[0]);
            }
        }
    }

    // Panels One and Two together reveal what Both reveals.
    void masksThatRevealTheSameColumnsAreOneState()
    {
        core::StateTable table(m_data.policy.rows, m_data.rules, m_encoder);
        table.setClassifier(m_classifier);
        const std::vector<PatientState> states{{5, PanelMask(0b011)}, {5, PanelMask(0b100)}, {5, PanelMask(0b111)}};
        std::vector<std::size_t> places(3);
        table.visit(states, places);
        QCOMPARE(places[1], places[0]);
        QCOMPARE(places[2], places[0]);
        // Distinct sets of columns: nothing, one, two, both.
        QCOMPARE(core::StateTable::stateCount(10, m_data.rules), std::uint64_t{40});
    }

    void valuesThatAreNotRecordedStayUnknownWhenTheirPanelIsOrdered()
    {
        std::vector<float> raw(m_data.policy.rows.values().begin(), m_data.policy.rows.values().begin() + 3);
        raw[1] = std::numeric_limits<float>::quiet_NaN(); // column of panel One
        const core::PatientRows rows(m_standardizer, raw);
        core::StateTable table(rows, m_data.rules, m_encoder);
        table.setClassifier(m_classifier);
        const std::vector<PatientState> states{{0, PanelMask()}, {0, PanelMask(0b001)}};
        std::vector<std::size_t> places(2);
        table.visit(states, places);
        std::vector<float> before(table.inputCount());
        std::vector<float> after(table.inputCount());
        table.writeInput(states[0], places[0], before.data());
        table.writeInput(states[1], places[1], after.data());
        QCOMPARE(after, before);
        for (const float value : after)
            QVERIFY(std::isfinite(value));
    }

    void aTableThatCannotBeCountedIsNeverFilled()
    {
        core::FeatureMask none(30);
        std::vector<core::Panel> panels;
        for (std::size_t i = 0; i < 30; ++i) {
            core::FeatureMask own(30);
            own.setKnown(core::FeatureId(i));
            panels.push_back({"P" + std::to_string(i), core::Cost(1), own});
        }
        const core::PanelRules rules(core::TestCatalog(panels, {}), none);
        QCOMPARE(core::StateTable::bytesForAll(10, rules), std::numeric_limits<std::uint64_t>::max());
    }
};

PANELWISE_APPLESS_TEST(StateTableTest)

} // namespace state_table_test

#include "state_table_test.moc"
