// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/split.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace split_test {

using namespace core;

namespace {

// Every `nth` patient is ill.
std::vector<Disease> outcomes(std::size_t patients, std::size_t nth)
{
    std::vector<Disease> result;
    for (std::size_t i = 0; i < patients; ++i)
        result.push_back(i % nth == 0 ? Disease::Present : Disease::Absent);
    return result;
}

std::vector<SplitPart> partsOf(const Split& split, std::size_t patients)
{
    std::vector<SplitPart> parts;
    for (std::size_t i = 0; i < patients; ++i)
        parts.push_back(split.partOf(PatientIndex(i)));
    return parts;
}

std::size_t countOf(const Split& split, std::span<const Disease> outcome, SplitPart part, Disease disease)
{
    const auto patients = split.patients(part);
    return static_cast<std::size_t>(
        std::count_if(patients.begin(), patients.end(), [&](PatientIndex i) { return outcome[i.value] == disease; }));
}

constexpr std::array kParts{SplitPart::Encoder, SplitPart::Policy, SplitPart::ClassifierValidation,
                            SplitPart::PolicyValidation, SplitPart::Test};

} // namespace

class SplitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySizeKeepsTheSharesWithinOnePatientPerOutcome()
    {
        const SplitPlan plan;
        for (const std::size_t patients : {500U, 1'000U, 9'911U, 10'007U}) {
            const std::vector<Disease> outcome = outcomes(patients, 10);
            const Split split = splitPatients(outcome, {}, plan).value();
            for (const Disease disease : {Disease::Absent, Disease::Present}) {
                const auto all = static_cast<double>(std::count(outcome.begin(), outcome.end(), disease));
                for (const SplitPart part : kParts) {
                    const double share = plan.shares[static_cast<std::size_t>(part)];
                    const auto count = static_cast<double>(countOf(split, outcome, part, disease));
                    QVERIFY(std::abs(count - share * all) < 1.0);
                }
            }
        }
    }

    // 100 ill: 25, 50, 5, 10, 10; 900 well: 225, 450, 45, 90, 90.
    void thousandPatientsAreDividedAsInThePaper()
    {
        const Split split = splitPatients(outcomes(1'000, 10), {}, SplitPlan{}).value();
        QCOMPARE(split.count(SplitPart::Encoder), std::size_t(250));
        QCOMPARE(split.count(SplitPart::Policy), std::size_t(500));
        QCOMPARE(split.count(SplitPart::ClassifierValidation), std::size_t(50));
        QCOMPARE(split.count(SplitPart::PolicyValidation), std::size_t(100));
        QCOMPARE(split.count(SplitPart::Test), std::size_t(100));
        QCOMPARE(split.trainingCount(), std::size_t(750));
        QCOMPARE(split.validationCount(), std::size_t(150));
    }

    void everyPatientIsInExactlyOnePart()
    {
        const Split split = splitPatients(outcomes(777, 7), {}, SplitPlan{}).value();
        std::vector<int> seen(777);
        for (const SplitPart part : kParts)
            for (const PatientIndex patient : split.patients(part)) {
                ++seen[patient.value];
                QCOMPARE(split.partOf(patient), part);
            }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
    }

    void sameSeedRepeatsAndAnotherDiffers()
    {
        const std::vector<Disease> outcome = outcomes(600, 6);
        const auto with = [&](std::uint64_t seed) {
            return partsOf(splitPatients(outcome, {}, SplitPlan{.seed = Seed{seed}}).value(), 600);
        };
        QCOMPARE(with(7), with(7));
        QVERIFY(with(7) != with(8));
    }

    // Which patient goes where must not depend on where in the file the ill ones stand.
    void neighboursAreSpreadOverTheParts()
    {
        const Split split = splitPatients(outcomes(1'000, 10), {}, SplitPlan{}).value();
        const auto test = split.patients(SplitPart::Test);
        QVERIFY(test.front().value < 100 && test.back().value > 900);
    }

    void splitColumnDecidesAndIsDividedFurther()
    {
        const std::vector<Disease> outcome = outcomes(1'000, 10);
        std::vector<GivenSplit> given;
        for (std::size_t i = 0; i < 1'000; ++i)
            given.push_back(i < 600 ? GivenSplit::Train : i < 900 ? GivenSplit::Validation : GivenSplit::Test);
        const Split split = splitPatients(outcome, {.given = given, .groups = {}, .times = {}}, SplitPlan{}).value();
        // Train 600 = 60 ill + 540 well: a third of each to the encoder. Validation 300 likewise: a third (5 of 15 %).
        QCOMPARE(split.count(SplitPart::Encoder), std::size_t(200));
        QCOMPARE(split.count(SplitPart::Policy), std::size_t(400));
        QCOMPARE(split.count(SplitPart::ClassifierValidation), std::size_t(100));
        QCOMPARE(split.count(SplitPart::PolicyValidation), std::size_t(200));
        QCOMPARE(split.count(SplitPart::Test), std::size_t(100));
        for (const PatientIndex patient : split.patients(SplitPart::Test))
            QVERIFY(patient.value >= 900);
        for (const PatientIndex patient : split.patients(SplitPart::Encoder))
            QVERIFY(patient.value < 600);
    }

    // 5 % of 4 ill patients is nobody.
    void partWithoutPatientsOfAnOutcomeIsAnError()
    {
        const Result<Split> split = splitPatients(outcomes(400, 100), {}, SplitPlan{});
        QVERIFY(!split.ok());
        QCOMPARE(split.error().code, ErrorCode::SplitPartEmpty);
        QCOMPARE(split.error().detail, std::string("validation"));
    }

    // Three rows of each patient, r, r + 500 and r + 1,000; ill where any is a multiple of 7: r % 7 is 0, 1 or 4, which
    // are 72 + 72 + 71 = 215 patients, and 285 are well. Of 215 the parts get 54, 108, 11, 21 and 21, of 285 they get
    // 71, 143, 14, 29 and 28.
    void rowsOfOnePatientStayTogether()
    {
        std::vector<std::uint32_t> groups;
        for (std::uint32_t row = 0; row < 1'500; ++row)
            groups.push_back(row % 500);
        const std::vector<Disease> outcome = outcomes(1'500, 7);
        const Split split = splitPatients(outcome, {.given = {}, .groups = groups, .times = {}}, SplitPlan{}).value();
        std::array<std::size_t, kSplitParts> ill{};
        for (std::size_t row = 0; row < 1'500; ++row) {
            QCOMPARE(split.partOf(PatientIndex(row)), split.partOf(PatientIndex(row % 500)));
            ill[static_cast<std::size_t>(split.partOf(PatientIndex(row)))] += outcome[row] == Disease::Present;
        }
        QVERIFY(std::ranges::all_of(ill, [](std::size_t count) { return count > 0; }));
        QCOMPARE(split.count(SplitPart::Test), std::size_t(3 * 49));
        QCOMPARE(split.trainingCount(), std::size_t(3 * 376));
    }

    // A group for every row is no group: the same draw, to the patient.
    void groupsOfOneRowChangeNothing()
    {
        std::vector<std::uint32_t> groups(600);
        std::iota(groups.begin(), groups.end(), 0U);
        const std::vector<Disease> outcome = outcomes(600, 6);
        QVERIFY(partsOf(splitPatients(outcome, {.given = {}, .groups = groups, .times = {}}, SplitPlan{}).value(),
                        600) == partsOf(splitPatients(outcome, {}, SplitPlan{}).value(), 600));
    }

    // One patient a day: of 1,000 the last 100 are the test, the 150 before them validation.
    void thePastTeachesAndTheNewestAreTheTest()
    {
        std::vector<double> days;
        for (std::size_t i = 0; i < 1'000; ++i)
            days.push_back(static_cast<double>((i * 7) % 1'000)); // in no order
        const Split split =
            splitPatients(outcomes(1'000, 10), {.given = {}, .groups = {}, .times = days}, SplitPlan{}).value();
        for (std::size_t i = 0; i < 1'000; ++i) {
            const SplitPart part = split.partOf(PatientIndex(i));
            const bool learns = part == SplitPart::Encoder || part == SplitPart::Policy;
            QCOMPARE(learns, days[i] < 750.0);
            QCOMPARE(part == SplitPart::Test, days[i] >= 900.0);
        }
    }

    // 40 patients on each of 25 days: no day is parted. 900 would be the border; of 880 and 920 the later is taken.
    void patientsOfTheSameDayAreInTheSamePart()
    {
        std::vector<double> days;
        for (std::size_t i = 0; i < 1'000; ++i)
            days.push_back(static_cast<double>(i / 40));
        const Split split =
            splitPatients(outcomes(1'000, 10), {.given = {}, .groups = {}, .times = days}, SplitPlan{}).value();
        QCOMPARE(split.count(SplitPart::Test), std::size_t(80));
        for (std::size_t i = 0; i < 1'000; ++i)
            QCOMPARE(split.partOf(PatientIndex(i)) == SplitPart::Test, days[i] >= 23.0);
    }

    // Who comes again is as new as the last visit.
    void aPatientIsAsNewAsTheNewestRow()
    {
        std::vector<double> days;
        std::vector<std::uint32_t> groups;
        for (std::uint32_t i = 0; i < 1'000; ++i) {
            days.push_back(i);
            groups.push_back(i == 999 ? 0U : i); // the first patient is there on the last day again
        }
        const Split split =
            splitPatients(outcomes(1'000, 10), {.given = {}, .groups = groups, .times = days}, SplitPlan{}).value();
        QCOMPARE(split.partOf(PatientIndex(0)), SplitPart::Test);
        QCOMPARE(split.partOf(PatientIndex(999)), SplitPart::Test);
    }

    void aSiteIsLeftOutAndTheRestIsDivided()
    {
        std::vector<GivenSplit> given;
        for (std::size_t i = 0; i < 1'000; ++i)
            given.push_back(i >= 800 ? GivenSplit::Test : GivenSplit::Learning);
        const Split split =
            splitPatients(outcomes(1'000, 10), {.given = given, .groups = {}, .times = {}}, SplitPlan{}).value();
        for (std::size_t i = 0; i < 1'000; ++i)
            QCOMPARE(split.partOf(PatientIndex(i)) == SplitPart::Test, i >= 800);
        // Of 800, validation has 15 of 90 parts: 133.3, dealt out within both outcomes.
        QVERIFY(split.validationCount() >= 132 && split.validationCount() <= 135);
    }

    // All on one day: there is no past to learn from.
    void timeThatStandsStillIsAnError()
    {
        const std::vector<double> days(1'000, 5.0);
        const Result<Split> split =
            splitPatients(outcomes(1'000, 10), {.given = {}, .groups = {}, .times = days}, SplitPlan{});
        QVERIFY(!split.ok());
        QCOMPARE(split.error().code, ErrorCode::SplitPartEmpty);
    }

    void partThatIsNotWantedMayBeEmpty()
    {
        const SplitPlan plan{.shares = {0.0, 0.8, 0.0, 0.1, 0.1}};
        const Split split = splitPatients(outcomes(1'000, 10), {}, plan).value();
        QCOMPARE(split.count(SplitPart::Encoder), std::size_t(0));
        QCOMPARE(split.count(SplitPart::Policy), std::size_t(800));
    }
};

PANELWISE_APPLESS_TEST(SplitTest)

} // namespace split_test

#include "split_test.moc"
