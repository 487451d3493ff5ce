// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/policy_cases.h"

#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

namespace policy_cases_test {

using namespace core;
using Places = std::vector<std::size_t>;

namespace {

const Action kIll = Action::diagnose(Disease::Present), kWell = Action::diagnose(Disease::Absent);
constexpr PanelId kAdmission(0), kBmp(1); // 3 and 8 in money

Episode episode(std::size_t patient, std::vector<PanelId> orders, double probability, Action diagnosis)
{
    Episode made;
    made.patient = PatientIndex(patient);
    PanelMask ordered;
    for (const PanelId panel : orders) {
        Step step;
        step.ordered = ordered;
        step.action = Action::order(panel);
        step.paid = Cost(panel == kAdmission ? 3.0 : 8.0);
        made.steps.push_back(step);
        ordered = ordered.with(panel);
    }
    Step last;
    last.ordered = ordered;
    last.diseaseProbability = probability;
    last.action = diagnosis;
    made.steps.push_back(last);
    return made;
}

// Every fifth patient is ill: 0, 5 and 10 here.
PolicyCases cases()
{
    PolicyCases made;
    made.cohort = *makeCohort(fixture::table(fixture::columns(300)), fixture::task());
    made.episodes = {episode(0, {kAdmission, kBmp}, 0.9, kIll),  // found, surprise 0.1, costs 11
                     episode(1, {}, 0.2, kWell),                 // reassured, 0.2, 0
                     episode(2, {kBmp}, 0.7, kIll),              // false alarm, 0.7, 8
                     episode(5, {kBmp, kAdmission}, 0.1, kWell), // missed, 0.9, 11
                     episode(10, {kBmp}, 0.3, kIll),             // found, 0.7, 8
                     episode(11, {}, 0.4, kWell)};               // reassured, 0.4, 0
    return made;
}

} // namespace

class PolicyCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachCaseIsOfOneKindAndOfAny()
    {
        const PolicyCases all = cases();
        QVERIFY((casesOf(all, CaseKind::Any) == Places{0, 1, 2, 3, 4, 5}));
        QVERIFY((casesOf(all, CaseKind::Found) == Places{0, 4}));
        QVERIFY((casesOf(all, CaseKind::Missed) == Places{3}));
        QVERIFY((casesOf(all, CaseKind::FalseAlarm) == Places{2}));
        QVERIFY((casesOf(all, CaseKind::Reassured) == Places{1, 5}));
    }

    // 11, 11, 8, 8, 0, 0: whoever costs the same stays in the order of patients.
    void theCostliestComeFirst() { QVERIFY((casesOf(cases(), CaseKind::Costliest) == Places{0, 3, 2, 4, 1, 5})); }

    // 0.9 (missed at 10 %), 0.7 twice, 0.4, 0.2, 0.1.
    void theMostSurprisingComeFirst()
    {
        QVERIFY((casesOf(cases(), CaseKind::MostSurprising) == Places{3, 2, 4, 5, 1, 0}));
    }

    void aSequenceIsFollowedToItsEndAndInItsOrder()
    {
        const PolicyCases all = cases();
        QVERIFY((casesWithOrders(all, {}) == Places{1, 5})); // diagnosed at once
        QVERIFY((casesWithOrders(all, std::vector{kBmp}) == Places{2, 4}));
        QVERIFY((casesWithOrders(all, std::vector{kBmp, kAdmission}) == Places{3}));
        QVERIFY((casesWithOrders(all, std::vector{kAdmission, kBmp}) == Places{0}));
        QVERIFY(casesWithOrders(all, std::vector{kAdmission}).empty());
    }

    void nobodyIsNoCase()
    {
        PolicyCases none = cases();
        none.episodes.clear();
        QVERIFY(casesOf(none, CaseKind::MostSurprising).empty() && casesWithOrders(none, {}).empty());
    }
};

PANELWISE_GUILESS_TEST(PolicyCasesTest)

} // namespace policy_cases_test

#include "policy_cases_test.moc"
