// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/real_data.h"

#include "core/data/quality/plausibility.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/task/task_editing.h"
#include "tests/test_program.h"

#include <cmath>
#include <functional>
#include <numbers>

namespace plausibility_test {

using namespace core;

namespace {

using Kind = Finding::Kind;

Sample ferritin()
{
    static const Sample sample = *drawBuiltinCohort("ferritin", 4000, Seed{2});
    return sample;
}

// The table with one column changed value by value; the function also gets the row.
TablePtr changed(const TablePtr& table, std::string_view name, const std::function<double(double, std::size_t)>& change)
{
    std::vector<Column> columns = table->columns();
    Column& column = columns[*table->indexOf(name)];
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (!std::isnan(column.values[row]))
            column.values[row] = static_cast<float>(change(static_cast<double>(column.values[row]), row));
    return std::make_shared<const Table>(table->sourceName(), std::move(columns));
}

TablePtr renamed(const TablePtr& table, std::string_view from, std::string to)
{
    std::vector<Column> columns = table->columns();
    columns[*table->indexOf(from)].name = std::move(to);
    return std::make_shared<const Table>(table->sourceName(), std::move(columns));
}

std::vector<Finding> findingsAbout(const TablePtr& table, const Task& task, std::string_view column)
{
    std::vector<Finding> findings = checkPlausibility(*table, task);
    std::erase_if(findings, [&](const Finding& finding) { return finding.column != column; });
    return findings;
}

// The only finding about the column; its remedy must leave nothing to say about it.
Finding onlyFinding(const TablePtr& table, const Task& task, std::string_view column)
{
    const auto findings = findingsAbout(table, task, column);
    if (findings.size() != 1)
        return {};
    if (!findings[0].remedy.empty()) {
        const TablePtr edited = applyEdits(table, findings[0].remedy);
        for (const Finding& left : findingsAbout(edited, task, column))
            if (left.kind == findings[0].kind)
                return {};
    }
    return findings[0];
}

std::string listed(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += finding.key() + " (" + std::to_string(finding.count) + ", " + std::to_string(finding.extreme) + "); ";
    return text;
}

} // namespace

class PlausibilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void albuminInGramsPerLitreIsNoticed()
    {
        const TablePtr table =
            changed(ferritin().table, "albumin_g_dL", [](double v, std::size_t) { return v * 10.0; });
        const Finding finding = onlyFinding(table, ferritin().task, "albumin_g_dL");
        QVERIFY(finding.kind == Kind::OtherUnit);
        QCOMPARE(finding.unit, std::string("g/dL"));
        QCOMPARE(finding.likelyUnit, std::string("g/L"));
        QCOMPARE(finding.label, std::string("Albumin"));
        QVERIFY(std::abs(finding.remedy.at(0).factor - 0.1) < 1e-12);
    }

    void wholeColumnsInOtherUnitsAreNoticed_data()
    {
        QTest::addColumn<QByteArray>("column");
        QTest::addColumn<double>("factor"); // from the unit of the name to the other
        QTest::addColumn<QByteArray>("unit");
        const auto add = [](const char* column, double factor, const char* unit) {
            QTest::newRow(column) << QByteArray(column) << factor << QByteArray(unit);
        };
        add("hemoglobin_g_dL", 10.0, "g/L");
        add("total_protein_g_dL", 10.0, "g/L");
        add("mchc_g_dL", 10.0, "g/L");
        add("glucose_mg_dL", 0.0555, "mmol/L");
        add("calcium_mg_dL", 0.2495, "mmol/L");
        add("creatinine_mg_dL", 88.4, "µmol/L");
        add("total_bilirubin_mg_dL", 17.1, "µmol/L");
        add("hematocrit_pct", 0.01, "L/L");
        add("iron_ug_dL", 0.179, "µmol/L");
        add("tibc_ug_dL", 0.179, "µmol/L");
        add("wbc_1000_uL", 1000.0, "/µL");
        add("platelets_1000_uL", 1000.0, "/µL");
        add("transferrin_saturation_pct", 0.01, "fraction");
    }

    void wholeColumnsInOtherUnitsAreNoticed()
    {
        QFETCH(QByteArray, column);
        QFETCH(double, factor);
        QFETCH(QByteArray, unit);
        const TablePtr table =
            changed(ferritin().table, column.toStdString(), [&](double v, std::size_t) { return v * factor; });
        const Finding finding = onlyFinding(table, ferritin().task, column.toStdString());
        QVERIFY2(finding.kind == Kind::OtherUnit, listed(checkPlausibility(*table, ferritin().task)).c_str());
        QCOMPARE(finding.likelyUnit, unit.toStdString());
        QVERIFY(std::abs(finding.remedy.at(0).factor * factor - 1.0) < 0.01);
    }

    void theUnitSaidInTheTaskCounts()
    {
        const TablePtr table =
            changed(ferritin().table, "albumin_g_dL", [](double v, std::size_t) { return v * 10.0; });
        const Task task = withTestSpec(ferritin().task, "albumin_g_dL", {.unit = "g/l"});
        QVERIFY(findingsAbout(table, task, "albumin_g_dL").empty());
    }

    // ln 120 mg/dL = 4.79: the paper's table has glucose 4.91 "mg/dL".
    void loggedGlucoseIsNoticed()
    {
        const TablePtr table =
            changed(ferritin().table, "glucose_mg_dL", [](double v, std::size_t) { return std::log(v); });
        const Finding finding = onlyFinding(table, ferritin().task, "glucose_mg_dL");
        QVERIFY(finding.kind == Kind::LogTransformed);
        QCOMPARE(finding.remedy.at(0).factor, std::numbers::e);
    }

    void loggedCalciumIsNotTakenForMillimoles()
    {
        const TablePtr table =
            changed(ferritin().table, "calcium_mg_dL", [](double v, std::size_t) { return std::log(v); });
        QVERIFY(onlyFinding(table, ferritin().task, "calcium_mg_dL").kind == Kind::LogTransformed);
    }

    void otherLogarithmsAreNoticed()
    {
        const TablePtr decimal =
            changed(ferritin().table, "platelets_1000_uL", [](double v, std::size_t) { return std::log10(v); });
        const Finding finding = onlyFinding(decimal, ferritin().task, "platelets_1000_uL");
        QVERIFY(finding.kind == Kind::LogTransformed);
        QCOMPARE(finding.remedy.at(0).factor, 10.0);
    }

    void swappedColumnsAreNoticedOnce_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("two");
        QTest::newRow("MCV and MCH") << QByteArray("mcv_fL") << QByteArray("mch_pg");
        QTest::newRow("Hb and Hct") << QByteArray("hemoglobin_g_dL") << QByteArray("hematocrit_pct");
        QTest::newRow("Na and Cl") << QByteArray("sodium_mmol_L") << QByteArray("chloride_mmol_L");
    }

    void swappedColumnsAreNoticedOnce()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, two);
        const DataEdit swap{
            .kind = DataEdit::Kind::SwapColumns, .column = one.toStdString(), .otherColumn = two.toStdString()};
        const TablePtr table = applyEdits(ferritin().table, std::array{swap});
        std::size_t swaps = 0;
        for (const Finding& finding : checkPlausibility(*table, ferritin().task))
            if (finding.kind == Kind::Swapped) {
                ++swaps;
                QVERIFY(finding.remedy.size() == 1);
                QVERIFY(applyEdits(table, finding.remedy)->fingerprint() == ferritin().table->fingerprint());
            }
        QCOMPARE(swaps, std::size_t(1));
    }

    // Calcium 2.35 would do as bilirubin and bilirubin 10 as calcium, but both are simply in mmol/L and µmol/L.
    void aTableInSiUnitsIsNotTakenForSwapped()
    {
        TablePtr table = ferritin().table;
        const auto toSi = [&](const char* column, double factor) {
            table = changed(table, column, [&](double v, std::size_t) { return v * factor; });
        };
        toSi("glucose_mg_dL", 0.0555);
        toSi("calcium_mg_dL", 0.2495);
        toSi("creatinine_mg_dL", 88.4);
        toSi("total_bilirubin_mg_dL", 17.1);
        toSi("albumin_g_dL", 10.0);
        toSi("total_protein_g_dL", 10.0);
        toSi("hemoglobin_g_dL", 10.0);
        toSi("mchc_g_dL", 10.0);
        toSi("iron_ug_dL", 0.179);
        toSi("tibc_ug_dL", 0.179);
        std::size_t units = 0;
        for (const Finding& finding : checkPlausibility(*table, ferritin().task)) {
            units += finding.kind == Kind::OtherUnit ? 1U : 0U;
            QVERIFY2(finding.kind == Kind::OtherUnit || finding.kind == Kind::OutsidePlausible, finding.key().c_str());
        }
        QCOMPARE(units, std::size_t(10));
    }

    void anMcvOf29LooksLikeAnMch()
    {
        const TablePtr table =
            changed(ferritin().table, "mcv_fL", [](double v, std::size_t) { return v * 28.9 / 90.2; });
        const Finding finding = onlyFinding(table, ferritin().task, "mcv_fL");
        QVERIFY(finding.kind == Kind::LooksLike);
        QCOMPARE(finding.label, std::string("MCV"));
        QCOMPARE(finding.otherLabel, std::string("MCH"));
        QVERIFY(finding.remedy.empty());
    }

    // One row in twenty was entered in µmol/L.
    void aFewRowsInAnotherUnitAreNoticed()
    {
        const TablePtr table = changed(ferritin().table, "creatinine_mg_dL",
                                       [](double v, std::size_t row) { return row % 20 == 0 ? v * 88.4 : v; });
        const Finding finding = onlyFinding(table, ferritin().task, "creatinine_mg_dL");
        QVERIFY(finding.kind == Kind::MixedUnits);
        QCOMPARE(finding.likelyUnit, std::string("µmol/L"));
        QVERIFY(finding.count >= 190 && finding.count <= 202);
        for (const std::size_t row : finding.rows)
            QCOMPARE(row % 20, std::size_t(0));
        const TablePtr repaired = applyEdits(table, finding.remedy);
        const Column& before = *ferritin().table->find("creatinine_mg_dL");
        const Column& after = *repaired->find("creatinine_mg_dL");
        for (std::size_t row = 0; row < before.values.size(); ++row)
            QVERIFY(std::isnan(before.values[row]) || std::abs(after.values[row] / before.values[row] - 1.0F) < 1e-3F);
    }

    void rowsInASmallerUnitAreNoticed()
    {
        const TablePtr glucose = changed(ferritin().table, "glucose_mg_dL",
                                         [](double v, std::size_t row) { return row % 10 == 3 ? v * 0.0555 : v; });
        QVERIFY(onlyFinding(glucose, ferritin().task, "glucose_mg_dL").kind == Kind::MixedUnits);
        const TablePtr hemoglobin = changed(ferritin().table, "hemoglobin_g_dL",
                                            [](double v, std::size_t row) { return row % 50 == 3 ? v * 10.0 : v; });
        QVERIFY(onlyFinding(hemoglobin, ferritin().task, "hemoglobin_g_dL").kind == Kind::MixedUnits);
    }

    void singleSlipsAreListedWithTheirRows()
    {
        const TablePtr table = changed(ferritin().table, "sodium_mmol_L", [](double v, std::size_t row) {
            return row == 7 ? 14.0 : row == 9 ? 1400.0 : v;
        });
        const Finding finding = onlyFinding(table, ferritin().task, "sodium_mmol_L");
        QVERIFY(finding.kind == Kind::OutsidePlausible);
        QCOMPARE(finding.count, std::size_t(2));
        QCOMPARE(finding.countLow, std::size_t(1));
        QCOMPARE(finding.rows, (std::vector<std::size_t>{7, 9}));
        QCOMPARE(finding.extreme, 1400.0);
        const TablePtr edited = applyEdits(table, finding.remedy);
        QVERIFY(std::isnan(edited->find("sodium_mmol_L")->values[7]));
        QVERIFY(!std::isnan(edited->find("sodium_mmol_L")->values[8]));
    }

    void fahrenheitIsNoticedButNotMultiplied()
    {
        const Sample icu = *drawBuiltinCohort("icu-mortality", 3000, Seed{4});
        const TablePtr table =
            changed(icu.table, "temperature_first_C", [](double v, std::size_t) { return v * 1.8 + 32.0; });
        const Finding finding = onlyFinding(table, icu.task, "temperature_first_C");
        QVERIFY(finding.kind == Kind::OtherUnit);
        QCOMPARE(finding.likelyUnit, std::string("°F"));
        QVERIFY(finding.remedy.empty());
    }

    void heightInInchesAndWeightInPoundsAreNoticed()
    {
        const Sample icu = *drawBuiltinCohort("icu-mortality", 3000, Seed{4});
        const TablePtr inches = changed(icu.table, "height_cm", [](double v, std::size_t) { return v / 2.54; });
        QCOMPARE(onlyFinding(inches, icu.task, "height_cm").likelyUnit, std::string("in"));
        const TablePtr pounds = changed(icu.table, "weight_kg", [](double v, std::size_t) { return v / 0.45359; });
        QCOMPARE(onlyFinding(pounds, icu.task, "weight_kg").likelyUnit, std::string("lb"));
    }

    // The paper's table gives white cells in mg/dL.
    void aUnitTheTestNeverHasIsNoticed()
    {
        const TablePtr table = renamed(ferritin().table, "wbc_1000_uL", "wbc_mg_dL");
        const Finding finding = onlyFinding(table, ferritin().task, "wbc_mg_dL");
        QVERIFY(finding.kind == Kind::OtherUnit);
        QCOMPARE(finding.likelyUnit, std::string("10³/µL"));
        QVERIFY(finding.remedy.empty());
    }

    void acceptedFindingsAreNotRepeated()
    {
        const TablePtr table =
            changed(ferritin().table, "albumin_g_dL", [](double v, std::size_t) { return v * 10.0; });
        const Finding finding = onlyFinding(table, ferritin().task, "albumin_g_dL");
        const Task kept = withFindingAccepted(ferritin().task, finding.key());
        QVERIFY(findingsAbout(table, kept, "albumin_g_dL").empty());
    }

    void columnsThatAreNotUsedAreLeftAlone()
    {
        const TablePtr table =
            changed(ferritin().table, "albumin_g_dL", [](double v, std::size_t) { return v * 10.0; });
        const Task task = withRole(ferritin().task, std::array{std::string("albumin_g_dL")}, Role::Ignored);
        QVERIFY(findingsAbout(table, task, "albumin_g_dL").empty());
    }

    void scaledAndStandardisedColumnsAreLeftAlone()
    {
        for (const char* name : {"albumin_g_dL", "sodium_mmol_L", "mcv_fL", "glucose_mg_dL"}) {
            const TablePtr standardised = changed(ferritin().table, name, [](double v, std::size_t row) {
                return std::sin(static_cast<double>(row)) + 0.001 * v;
            });
            QVERIFY2(findingsAbout(standardised, ferritin().task, name).empty(), name);
            const TablePtr scaled = changed(ferritin().table, name, [](double, std::size_t row) {
                return 0.5 + 0.5 * std::sin(static_cast<double>(row));
            });
            QVERIFY2(findingsAbout(scaled, ferritin().task, name).empty(), name);
        }
    }

    void stoppingEndsTheLook()
    {
        std::stop_source source;
        source.request_stop();
        const TablePtr table =
            changed(ferritin().table, "albumin_g_dL", [](double v, std::size_t) { return v * 10.0; });
        QVERIFY(checkPlausibility(*table, ferritin().task, source.get_token()).empty());
    }

    void tinyAndEmptyTablesSayNothing()
    {
        QVERIFY(checkPlausibility(Table(), Task()).empty());
        const float none = std::numeric_limits<float>::quiet_NaN();
        const Table table("t",
                          {{.name = "albumin", .kind = ColumnKind::Numeric, .values = {none, none}, .levels = {}},
                           {.name = "sodium", .kind = ColumnKind::Numeric, .values = {140.0F, none}, .levels = {}}});
        QVERIFY(checkPlausibility(table, Task()).empty());
    }

    // Vitamin B12 above 2,000 pg/mL (after injections, or a slip) and a transferrin saturation above 100 % are real
    // doubts. PhysioNet's magnesium is said to be in mmol/L and is in mg/dL. Nothing else may be said.
    void realDataGiveOnlyJustifiedFindings_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("ferritin") << QByteArray("nhanes_ferritin_1999_2002")
                                  << QByteArray("outside:transferrin_saturation_pct outside:vitamin_b12_pg_mL ");
        QTest::newRow("mortality") << QByteArray("physionet2012_mortality")
                                   << QByteArray("unit:magnesium_mmol_L_mean24h ");
        QTest::newRow("thyroid") << QByteArray("uci_ann_thyroid") << QByteArray("");
    }

    void realDataGiveOnlyJustifiedFindings()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, expected);
        const auto data = readRealData(name.toStdString());
        if (!data)
            QSKIP("the public data sets are not here");
        const std::vector<Finding> findings = checkPlausibility(*data->table, data->task);
        std::string keys;
        for (const Finding& finding : findings)
            keys += finding.key() + " ";
        QVERIFY2(keys == expected.toStdString(), listed(findings).c_str());
    }

    void builtInCohortsGiveNoOtherFindingsThanTheirSources_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"ferritin", "aki", "icu-mortality", "known-optimum"})
            QTest::newRow(name) << QByteArray(name);
    }

    void builtInCohortsGiveNoOtherFindingsThanTheirSources()
    {
        QFETCH(QByteArray, name);
        const auto sample = drawBuiltinCohort(name.toStdString(), 5000, Seed{1});
        QVERIFY(sample.ok());
        for (const Finding& finding : checkPlausibility(*sample->table, sample->task))
            QVERIFY2(finding.column == "vitamin_b12_pg_mL" || finding.column == "transferrin_saturation_pct" ||
                         finding.column == "magnesium_mmol_L_mean24h",
                     finding.key().c_str());
    }
};

PANELWISE_APPLESS_TEST(PlausibilityTest)

} // namespace plausibility_test

#include "plausibility_test.moc"
