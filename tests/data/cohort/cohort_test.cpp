// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/cohort.h"

#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

namespace cohort_test {

using namespace core;

namespace {

constexpr std::size_t kPatients = 300; // 60 of them ill

CohortPtr made(std::vector<Column> columns, const Task& task)
{
    auto outcome = makeCohort(fixture::table(std::move(columns)), task);
    return outcome ? *outcome : nullptr;
}

std::vector<std::string> featureNames(const Cohort& cohort)
{
    std::vector<std::string> names;
    for (const Feature& feature : cohort.features())
        names.push_back(feature.name);
    return names;
}

} // namespace

class CohortTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void featuresAreTheVisibleColumnsThenTheTestsOfThePanels()
    {
        const CohortPtr cohort = made(fixture::columns(kPatients), fixture::task());
        QVERIFY(cohort);
        QCOMPARE(featureNames(*cohort),
                 (std::vector<std::string>{"age", "male", "ward=medical", "ward=surgical", "ward=cardiac", "sodium"}));
        QCOMPARE(cohort->patientCount(), kPatients);
        QCOMPARE(cohort->positiveCount(), kPatients / 5);
        QVERIFY(cohort->visibleFeatures().isKnown(FeatureId(1)));
        QVERIFY(!cohort->visibleFeatures().isKnown(FeatureId(2)));
        QCOMPARE(cohort->visibleFeatures().count(), std::size_t(2));
    }

    void categoryBecomesOneColumnPerLevel()
    {
        const CohortPtr cohort = made(fixture::columns(kPatients), fixture::task());
        // Patient 4 has level 4 mod 3 = 1: surgical.
        QCOMPARE(cohort->value(PatientIndex(4), FeatureId(2)), 0.0f);
        QCOMPARE(cohort->value(PatientIndex(4), FeatureId(3)), 1.0f);
        QCOMPARE(cohort->value(PatientIndex(4), FeatureId(4)), 0.0f);
        QVERIFY(cohort->features()[3].binary);
        QCOMPARE(cohort->features()[3].level, std::optional<std::size_t>(1));
        QCOMPARE(cohort->catalog().panels()[0].features.count(), std::size_t(3));
    }

    void yesAndNoStayOneAndZero()
    {
        const CohortPtr cohort = made(fixture::columns(kPatients), fixture::task());
        QVERIFY(cohort->features()[1].binary);
        QCOMPARE(cohort->value(PatientIndex(0), FeatureId(1)), 0.0f);
        QCOMPARE(cohort->value(PatientIndex(1), FeatureId(1)), 1.0f);
        QVERIFY(!cohort->features()[0].binary);
    }

    void gapsOfTheRecordStayGapsInEveryLevel()
    {
        std::vector<Column> columns = fixture::columns(kPatients);
        columns[2].values[7] = fixture::kNone;
        columns[4].values[8] = fixture::kNone;
        const CohortPtr cohort = made(std::move(columns), fixture::task());
        for (const std::size_t level : {2U, 3U, 4U})
            QVERIFY(std::isnan(cohort->value(PatientIndex(7), FeatureId(level))));
        QVERIFY(std::isnan(cohort->value(PatientIndex(8), FeatureId(5))));
    }

    void patientsWithoutAnOutcomeAreLeftOut()
    {
        std::vector<Column> columns = fixture::columns(kPatients);
        columns[0].values[1] = fixture::kNone;
        const CohortPtr cohort = made(std::move(columns), fixture::task());
        QCOMPARE(cohort->patientCount(), kPatients - 1);
        QCOMPARE(cohort->tableRow(PatientIndex(0)), std::size_t(0));
        QCOMPARE(cohort->tableRow(PatientIndex(1)), std::size_t(2));
        QCOMPARE(cohort->value(PatientIndex(1), FeatureId(5)), 2.0f); // sodium holds the row number
    }

    void labelAndIgnoredColumnsAreNoFeatures()
    {
        Task task = fixture::task();
        task.visible = {"age"};
        task.ignored = {"male"};
        const CohortPtr cohort = made(fixture::columns(kPatients), task);
        for (const Feature& feature : cohort->features())
            QVERIFY(feature.column != "label" && feature.column != "male");
    }

    void editsAreAppliedFirst()
    {
        Task task = fixture::task();
        task.edits = {{.kind = DataEdit::Kind::Multiply, .column = "sodium", .factor = 2.0}};
        const CohortPtr cohort = made(fixture::columns(kPatients), task);
        QCOMPARE(cohort->value(PatientIndex(10), FeatureId(5)), 20.0f);
    }

    void testInTwoPanelsIsOneFeature()
    {
        Task task = fixture::task();
        task.panels.push_back({.name = "CMP", .cost = Cost(10.0), .columns = {"sodium", "ward"}});
        task.sharedFees = {{.name = "Blood draw", .cost = Cost(2.0), .panels = {"BMP", "CMP"}}};
        const CohortPtr cohort = made(fixture::columns(kPatients), task);
        QCOMPARE(cohort->featureCount(), std::size_t(6));
        QCOMPARE(cohort->catalog().panels()[2].features.count(), std::size_t(4));
        // BMP 8 + CMP 10 + the blood draw once.
        QCOMPARE(cohort->catalog().priceOf(PanelMask().with(PanelId(1)).with(PanelId(2))).amount, 20.0);
    }

    // Two panels, 30 and 45 minutes: as long as the longer one, together; 3 ml and 4 ml are 7.
    void theCatalogueKnowsTimesAndVolumes()
    {
        Task task = fixture::task();
        const Fingerprint before = made(fixture::columns(kPatients), task)->fingerprint();
        task.panels[0].minutes = Minutes(30.0);
        task.panels[0].millilitres = Millilitres(3.0);
        const CohortPtr part = made(fixture::columns(kPatients), task);
        QVERIFY(!part->catalog().hasMinutes() && !part->catalog().hasMillilitres());
        QCOMPARE(part->catalog().canMinimise(CostAim::time()).error().subject, std::string("BMP"));
        QVERIFY(part->catalog().canMinimise(CostAim::money()).ok());
        task.panels[1].minutes = Minutes(45.0);
        task.panels[1].millilitres = Millilitres(4.0);
        const CohortPtr whole = made(fixture::columns(kPatients), task);
        const PanelMask both = PanelMask::all(2);
        QVERIFY(whole->catalog().canMinimise(CostAim::time()).ok());
        QVERIFY(whole->catalog().minutesOf(both) == Minutes(45.0));
        QVERIFY(whole->catalog().millilitresOf(both) == Millilitres(7.0));
        // $8 and three quarters of an hour at $20: 23.
        QCOMPARE(whole->catalog().burdenOfAdding({}, PanelMask().with(PanelId(1)), CostAim::moneyAndTime(20.0)), 23.0);
        QVERIFY(before != part->fingerprint() && part->fingerprint() != whole->fingerprint());
        task.pairOrders = PairOrders::Allowed;
        QVERIFY(made(fixture::columns(kPatients), task)->fingerprint() != whole->fingerprint());
    }

    // Two together save time alone, and nobody orders a pair of which a panel may turn out to be impossible.
    void pairsAreOfferedWhereTimeCounts()
    {
        Task task = fixture::task();
        task.pairOrders = PairOrders::Allowed;
        const auto offers = [&](CostAim aim) {
            return made(fixture::columns(kPatients), task)->catalog().offersPairs(aim);
        };
        QVERIFY(offers(CostAim::time()) && offers(CostAim::moneyAndTime(1.0)) && !offers(CostAim::money()));
        task.unrecordedPanels = UnrecordedPanels::Charged;
        QVERIFY(!offers(CostAim::time()));
    }

    void splitColumnIsRead()
    {
        std::vector<Column> columns = fixture::columns(kPatients);
        std::vector<float> parts;
        for (std::size_t i = 0; i < kPatients; ++i)
            parts.push_back(i < 200 ? 1.0f : i < 250 ? 0.0f : 2.0f);
        columns.push_back(
            fixture::leveled("part", ColumnKind::Category, {"validation", "train", "test"}, std::move(parts)));
        Task task = fixture::task();
        task.splitColumn = "part";
        const CohortPtr cohort = made(std::move(columns), task);
        QCOMPARE(cohort->splitGuide().given.size(), kPatients);
        QCOMPARE(cohort->splitGuide().given[0], GivenSplit::Train);
        QCOMPARE(cohort->splitGuide().given[249], GivenSplit::Validation);
        QCOMPARE(cohort->splitGuide().given[250], GivenSplit::Test);
    }

    void fingerprintTellsCohortsApart()
    {
        const Fingerprint first = made(fixture::columns(kPatients), fixture::task())->fingerprint();
        QCOMPARE(made(fixture::columns(kPatients), fixture::task())->fingerprint(), first);
        std::vector<Column> columns = fixture::columns(kPatients);
        columns[4].values[9] = 9.5f;
        QVERIFY(made(std::move(columns), fixture::task())->fingerprint() != first);
        Task dearer = fixture::task();
        dearer.panels[1].cost = Cost(9.0);
        QVERIFY(made(fixture::columns(kPatients), dearer)->fingerprint() != first);
    }

    // The pay-load of NaN is not data: two cohorts with the same gaps are the same.
    void kindOfNotANumberDoesNotMatter()
    {
        std::vector<Column> columns = fixture::columns(kPatients);
        columns[4].values[3] = fixture::kNone;
        const Fingerprint first = made(columns, fixture::task())->fingerprint();
        columns[4].values[3] = -fixture::kNone;
        QCOMPARE(made(std::move(columns), fixture::task())->fingerprint(), first);
    }

    void problemsOfTheTaskAreHandedOn()
    {
        Task task = fixture::task();
        task.label = "outcome";
        const auto outcome = makeCohort(fixture::table(fixture::columns(kPatients)), task);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().first().front().code, ErrorCode::LabelColumnUnknown);
    }
};

PANELWISE_APPLESS_TEST(CohortTest)

} // namespace cohort_test

#include "cohort_test.moc"
