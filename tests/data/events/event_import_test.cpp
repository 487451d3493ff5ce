// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_columns.h"
#include "core/data/events/event_import.h"
#include "core/data/events/event_stream.h"
#include "tests/test_program.h"

#include <cmath>

namespace event_import_test {

using namespace core;

namespace {

// Two patients; Anna is admitted at 08:00 of 2 March 2024, Ben at noon.
constexpr const char* kPatients = "patient_id,age,admittime,ill\n"
                                  "A,40,2024-03-02 08:00,1\n"
                                  "B,50,2024-03-02 12:00,0\n";

EventOutcome imported(const std::string& events, const std::string& patients = kPatients, EventRecipe recipe = {})
{
    recipe.fewestPatients = 0.0;
    EventFiles files{.events = CsvSource::fromText(events, "events.csv"), .dialect = {}, .patients = {}};
    const CsvSource table = CsvSource::fromText(patients, "patients.csv");
    const auto header = headerOf(files.events, {});
    const auto others =
        patients.empty() ? Result<std::vector<std::string>>(std::vector<std::string>()) : headerOf(table, {});
    const auto found = withColumnsFound(recipe, *header, *others, "events.csv");
    if (!found) {
        EventOutcome failed;
        failed.problems.add(found.error());
        return failed;
    }
    if (!patients.empty()) {
        ImportOutcome read = importCsv(table, {}, {}, {}, patientTableOptions(*found));
        files.patients = read.table;
        if (!files.patients) {
            EventOutcome failed;
            failed.problems = read.problems;
            return failed;
        }
    }
    return importEvents(files, *found, {}, {});
}

float cell(const EventOutcome& outcome, const char* column, std::size_t row)
{
    const Column* found = outcome.table ? outcome.table->find(column) : nullptr;
    return found ? found->values[row] : -1.0F;
}

std::uint64_t dropped(const EventOutcome& outcome, EventDrop reason)
{
    return outcome.account.droppedFor(reason);
}

// Anna's hemoglobin at four times: 12 h, 6 h and 1 h before and 1 h after her admission.
constexpr const char* kFour = "patient_id,charttime,test,value,unit\n"
                              "A,2024-03-01 20:00,Hemoglobin,13,g/dL\n"
                              "A,2024-03-02 07:00,Hemoglobin,140,g/L\n"
                              "A,2024-03-02 02:00,Hemoglobin,9,g/dL\n"
                              "A,2024-03-02 09:00,Hemoglobin,5,g/dL\n";

} // namespace

class EventImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // In −24 … 0 h lie 13, 9 and 14 (140 g/L): the last is 14, the first 13, the mean 12; below the range from 12 to
    // 17.5 lies only 9.
    void theWindowAndTheChoiceDecideTheValue()
    {
        EventRecipe recipe;
        QCOMPARE(cell(imported(kFour), "Hemoglobin (g/dL)", 0), 14.0F);
        recipe.take = EventChoice::First;
        QCOMPARE(cell(imported(kFour, kPatients, recipe), "Hemoglobin (g/dL)", 0), 13.0F);
        recipe.take = EventChoice::Mean;
        QCOMPARE(cell(imported(kFour, kPatients, recipe), "Hemoglobin (g/dL)", 0), 12.0F);
        recipe.take = EventChoice::Worst;
        const EventOutcome worst = imported(kFour, kPatients, recipe);
        QCOMPARE(cell(worst, "Hemoglobin (g/dL)", 0), 9.0F);
        QVERIFY(std::isnan(cell(worst, "Hemoglobin (g/dL)", 1)));
        QCOMPARE(dropped(worst, EventDrop::OutsideWindow), std::uint64_t{1});
        QCOMPARE(worst.account.used, std::uint64_t{3});
        QCOMPARE(worst.account.converted, std::uint64_t{1});
        QCOMPARE(worst.account.rowsWithout, std::uint64_t{1});
        recipe.fromHours = 0.0;
        recipe.toHours = 2.0;
        QCOMPARE(cell(imported(kFour, kPatients, recipe), "Hemoglobin (g/dL)", 0), 5.0F);
    }

    void bothEndsOfTheWindowBelongToIt()
    {
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-01 08:00,sodium,140,mmol/L\n"
                                              "B,2024-03-02 12:00,sodium,141,mmol/L\n"
                                              "A,2024-03-01 07:59,sodium,150,mmol/L\n"
                                              "B,2024-03-02 12:01,sodium,151,mmol/L\n");
        QCOMPARE(cell(outcome, "Sodium (mmol/L)", 0), 140.0F);
        QCOMPARE(cell(outcome, "Sodium (mmol/L)", 1), 141.0F);
    }

    // One measurement for every reason, and every one is counted once.
    void everythingLeftOutIsCounted()
    {
        EventRecipe recipe;
        recipe.needsUnit = true;
        recipe.tests = {{.test = "718-7", .column = "Hb", .unit = "g/dL", .key = "hemoglobin"},
                        {.test = "note", .column = ""}};
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-02 07:00,718-7,12,g/dL\n"
                                              "Z,2024-03-02 07:00,718-7,12,g/dL\n"
                                              ",2024-03-02 07:00,718-7,12,g/dL\n"
                                              "C,2024-03-02 07:00,718-7,12,g/dL\n"
                                              "A,,718-7,12,g/dL\n"
                                              "A,yesterday,718-7,12,g/dL\n"
                                              "A,2020-03-02 07:00,718-7,12,g/dL\n"
                                              "A,2024-03-02 07:00,note,12,g/dL\n"
                                              "A,2024-03-02 07:00,other,12,g/dL\n"
                                              "A,2024-03-02 07:00,718-7,,g/dL\n"
                                              "A,2024-03-02 07:00,718-7,hemolyzed,g/dL\n"
                                              "A,2024-03-02 07:00,718-7,12,\n"
                                              "A,2024-03-02 07:00,718-7,12,furlong\n"
                                              "A,2024-03-02 07:00\n",
                                              std::string(kPatients) + "C,60,,0\n", recipe);
        QVERIFY(outcome.end == RunEnd::Finished);
        QCOMPARE(outcome.account.read, std::uint64_t{14});
        QCOMPARE(outcome.account.used, std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::PatientUnknown), std::uint64_t{2});
        QCOMPARE(dropped(outcome, EventDrop::NoIndexTime), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::TimeMissing), std::uint64_t{2});
        QCOMPARE(dropped(outcome, EventDrop::OutsideWindow), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::TestLeftOut), std::uint64_t{2});
        QCOMPARE(dropped(outcome, EventDrop::ValueMissing), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::ValueNotNumeric), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::UnitMissing), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::UnitUnknown), std::uint64_t{1});
        QCOMPARE(dropped(outcome, EventDrop::RowBroken), std::uint64_t{1});
        QCOMPARE(outcome.account.droppedInAll() + outcome.account.used, outcome.account.read);
    }

    // "<3" of troponin is 3, or 1.5, or nothing.
    void limitsAreReadAsTheRecipeSays()
    {
        const char* events = "patient_id,charttime,test,value,unit\n"
                             "A,2024-03-02 07:00,crp,<3,mg/L\n"
                             "B,2024-03-02 07:00,crp,>= 200,mg/L\n";
        const EventOutcome limit = imported(events);
        QCOMPARE(cell(limit, "C-reactive protein (mg/L)", 0), 3.0F);
        QCOMPARE(cell(limit, "C-reactive protein (mg/L)", 1), 200.0F);
        QCOMPARE(limit.account.atLimit, std::uint64_t{2});
        EventRecipe recipe;
        recipe.limits = LimitReading::Half;
        QCOMPARE(cell(imported(events, kPatients, recipe), "C-reactive protein (mg/L)", 0), 1.5F);
        recipe.limits = LimitReading::Drop;
        QCOMPARE(dropped(imported(events, kPatients, recipe), EventDrop::ValueNotNumeric), std::uint64_t{2});
    }

    // Most of this list is in µmol/L, so a value without a unit is too: 88.4 µmol/L are 1 mg/dL.
    void aValueWithoutAUnitIsInTheUsualOneOfTheList()
    {
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-02 07:00,creatinine,88.4,\n"
                                              "B,2024-03-02 07:00,creatinine,176.8,umol/L\n"
                                              "B,2024-03-02 06:00,creatinine,170,umol/L\n");
        QVERIFY(std::abs(cell(outcome, "Creatinine (mg/dL)", 0) - 1.0F) < 0.001F);
        QCOMPARE(outcome.account.unitAssumed, std::uint64_t{1});
    }

    void aPatientMayBeAdmittedTwice()
    {
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-02 07:00,sodium,140,mmol/L\n"
                                              "A,2024-06-02 07:00,sodium,130,mmol/L\n",
                                              "patient_id,age,admittime,ill\n"
                                              "A,40,2024-03-02 08:00,1\n"
                                              "B,41,2024-03-02 08:00,1\n"
                                              "A,42,2024-06-02 08:00,0\n");
        QCOMPARE(cell(outcome, "Sodium (mmol/L)", 0), 140.0F);
        QCOMPARE(cell(outcome, "Sodium (mmol/L)", 2), 130.0F);
        const EventOutcome twice = imported("patient_id,charttime,test,value\nA,2024-03-02 07:00,sodium,140\n",
                                            "patient_id,ill\nA,1\nA,0\nB,0\n");
        QVERIFY(twice.end == RunEnd::Failed);
        QVERIFY(twice.problems.first().front().code == ErrorCode::EventPatientTwice);
    }

    // PhysioNet's form: hours and minutes since admission, and no patient table.
    void elapsedTimesHangOnTheirStart()
    {
        const EventOutcome outcome = imported("RecordID,Time,Parameter,Value\n"
                                              "132539,00:07,HR,73\n"
                                              "132539,23:59,HR,77\n"
                                              "132539,24:01,HR,99\n"
                                              "132540,30:00,HR,80\n",
                                              "");
        QVERIFY(outcome.end == RunEnd::Finished);
        QVERIFY(outcome.recipe.index == IndexKind::Start);
        QCOMPARE(cell(outcome, "Heart rate (/min)", 0), 77.0F);
        QVERIFY(std::isnan(cell(outcome, "Heart rate (/min)", 1)));
        QCOMPARE(dropped(outcome, EventDrop::OutsideWindow), std::uint64_t{2});
    }

    void withoutAnIndexColumnTheFirstMeasurementBegins()
    {
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-02 07:00,sodium,140,mmol/L\n"
                                              "A,2024-03-03 07:00,sodium,141,mmol/L\n"
                                              "A,2024-03-03 07:01,sodium,142,mmol/L\n",
                                              "patient_id,ill\nA,1\nB,0\n");
        QVERIFY(outcome.recipe.index == IndexKind::FirstEvent);
        QCOMPARE(cell(outcome, "Sodium (mmol/L)", 0), 141.0F);
    }

    void whatIsNotClearIsAsked()
    {
        const EventOutcome dates = imported("patient_id,charttime,test,value\nA,3/2/2024 07:00,sodium,140\n");
        QVERIFY(dates.problems.first().front().code == ErrorCode::EventDatesAmbiguous);
        const EventOutcome units = imported("patient_id,charttime,test,value\nA,26.5,sodium,140\n");
        QVERIFY(units.problems.first().front().code == ErrorCode::EventTimeUnitUnknown);
        const EventOutcome columns = imported("a,b,c\n1,2,3\n");
        QVERIFY(columns.problems.first().front().code == ErrorCode::EventColumnMissing);
        QCOMPARE(columns.problems.first().front().detail, "patient");
        EventRecipe recipe;
        recipe.columns.value = "result";
        const EventOutcome unknown = imported(kFour, kPatients, recipe);
        QVERIFY(unknown.problems.first().front().code == ErrorCode::EventColumnUnknown);
    }

    // Next year's list: other tests appear, one is gone; the columns stay.
    void aRecipeGivesTheSameColumnsAgain()
    {
        const EventOutcome first = imported("patient_id,charttime,test,value,unit\n"
                                            "A,2024-03-02 07:00,sodium,140,mmol/L\n"
                                            "B,2024-03-02 07:00,troll count,3,/uL\n");
        QVERIFY(first.table->find("troll count (/uL)") != nullptr);
        const auto parsed = parseRecipe(writeRecipe(first.recipe));
        QVERIFY(parsed.recipe && *parsed.recipe == first.recipe);
        const EventOutcome second = imported("patient_id,charttime,test,value,unit\n"
                                             "A,2024-03-02 07:00,sodium,141,meq/L\n"
                                             "A,2024-03-02 07:00,new test,3,/uL\n",
                                             kPatients, *parsed.recipe);
        QCOMPARE(second.table->columnCount(), first.table->columnCount());
        QCOMPARE(cell(second, "Sodium (mmol/L)", 0), 141.0F);
        QVERIFY(std::isnan(cell(second, "troll count (/uL)", 1)));
        QCOMPARE(dropped(second, EventDrop::TestLeftOut), std::uint64_t{1});
    }

    // A code, a name and another name are one test.
    void namesAndCodesOfATestShareAColumn()
    {
        const EventOutcome outcome = imported("patient_id,charttime,test,value,unit\n"
                                              "A,2024-03-02 06:00,718-7,12,g/dL\n"
                                              "A,2024-03-02 07:00,Hgb,13,g/dL\n"
                                              "B,2024-03-02 07:00,Hämoglobin,8.5,mmol/L\n");
        QCOMPARE(outcome.table->columnCount(), std::size_t(5));
        QCOMPARE(cell(outcome, "Hemoglobin (g/dL)", 0), 13.0F);
        QVERIFY(std::abs(cell(outcome, "Hemoglobin (g/dL)", 1) - 13.69F) < 0.02F); // 64.46 g/mol per iron
    }

    void stoppingIsNoError()
    {
        std::stop_source stop;
        stop.request_stop();
        EventRecipe recipe;
        recipe.columns = {.patient = "patient_id", .time = "charttime", .test = "test", .value = "value"};
        const EventOutcome outcome = importEvents(
            {.events = CsvSource::fromText(kFour, "e"), .dialect = {}, .patients = {}}, recipe, stop.get_token(), {});
        QVERIFY(outcome.end == RunEnd::Cancelled);
    }

    void aBrokenRecipeIsToldByItsPath()
    {
        for (const auto& [text, path] :
             {std::pair(R"({"take": "best"})", "/take"), std::pair(R"({"tests": {}})", "/tests"),
              std::pair(R"({"tests": [{"column": "x"}]})", "/tests/0/test"),
              std::pair(R"({"from_h": 5, "to_h": 1})", "/from_h"),
              std::pair(R"({"columns": {"time": 1}})", "/columns/time"),
              std::pair(R"({"outcome": {"codes": [1]}})", "/outcome/codes/0")}) {
            const RecipeParse parse = parseRecipe(text);
            QVERIFY2(!parse.recipe && parse.problems.first().front().subject == path, text);
        }
        QVERIFY(!parseRecipe("[]").recipe && !parseRecipe("{").recipe);
    }
};

PANELWISE_APPLESS_TEST(EventImportTest)

} // namespace event_import_test

#include "event_import_test.moc"
