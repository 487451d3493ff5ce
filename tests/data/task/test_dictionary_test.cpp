// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/resource.h"
#include "core/data/task/name_tokens.h"
#include "core/data/task/task.h"
#include "core/data/task/test_dictionary.h"
#include "tests/test_program.h"

#include <cmath>
#include <map>
#include <set>

namespace test_dictionary_test {

using namespace core;

namespace {

const TestDictionary& dictionary()
{
    return TestDictionary::builtIn();
}

struct Expected {
    const char* column;
    const char* key;
    const char* unit; // "" where the name tells none
};

// Every test, vital sign and demographic of the built-in cohorts.
constexpr Expected kCohortColumns[] = {
    {"age_years", "age", "years"},
    {"sex_female", "sex", ""},
    {"sex_male", "sex", ""},
    {"pregnant", "pregnant", ""},
    {"bmi_kg_m2", "bmi", "kg/m²"},
    {"height_cm", "height", "cm"},
    {"weight_kg", "weight", "kg"},
    {"heart_rate_first_bpm", "heart_rate", "/min"},
    {"map_first_mmHg", "map", "mmHg"},
    {"systolic_bp_first_mmHg", "systolic_bp", "mmHg"},
    {"temperature_first_C", "temperature", "°C"},
    {"resp_rate_first_per_min", "resp_rate", "/min"},
    {"gcs_first", "gcs", ""},
    {"sodium_mmol_L", "sodium", "mmol/L"},
    {"potassium_mmol_L_mean24h", "potassium", "mmol/L"},
    {"chloride_mmol_L", "chloride", "mmol/L"},
    {"bicarbonate_mmol_L_mean24h", "bicarbonate", "mmol/L"},
    {"bun_mg_dL", "bun", "mg/dL"},
    {"creatinine_mg_dL_mean24h", "creatinine", "mg/dL"},
    {"glucose_mg_dL", "glucose", "mg/dL"},
    {"calcium_mg_dL", "calcium", "mg/dL"},
    {"albumin_g_dL_mean24h", "albumin", "g/dL"},
    {"total_protein_g_dL", "total_protein", "g/dL"},
    {"alk_phosphatase_U_L", "alp", "U/L"},
    {"alt_U_L_mean24h", "alt", "U/L"},
    {"ast_U_L", "ast", "U/L"},
    {"total_bilirubin_mg_dL", "bilirubin_total", "mg/dL"},
    {"bilirubin_mg_dL_mean24h", "bilirubin_total", "mg/dL"},
    {"wbc_1000_uL_mean24h", "wbc", "10³/µL"},
    {"rbc_million_uL", "rbc", "10⁶/µL"},
    {"hemoglobin_g_dL", "hemoglobin", "g/dL"},
    {"hematocrit_pct_mean24h", "hematocrit", "%"},
    {"mcv_fL", "mcv", "fL"},
    {"mch_pg", "mch", "pg"},
    {"mchc_g_dL", "mchc", "g/dL"},
    {"rdw_pct", "rdw", "%"},
    {"platelets_1000_uL", "platelets", "10³/µL"},
    {"mpv_fL", "mpv", "fL"},
    {"lymphocytes_pct", "lymphocytes_pct", "%"},
    {"monocytes_pct", "monocytes_pct", "%"},
    {"neutrophils_pct", "neutrophils_pct", "%"},
    {"eosinophils_pct", "eosinophils_pct", "%"},
    {"basophils_pct", "basophils_pct", "%"},
    {"lymphocytes_1000_uL", "lymphocytes", "10³/µL"},
    {"monocytes_1000_uL", "monocytes", "10³/µL"},
    {"neutrophils_1000_uL", "neutrophils", "10³/µL"},
    {"eosinophils_1000_uL", "eosinophils", "10³/µL"},
    {"basophils_1000_uL", "basophils", "10³/µL"},
    {"iron_ug_dL", "iron", "µg/dL"},
    {"tibc_ug_dL", "tibc", "µg/dL"},
    {"transferrin_saturation_pct", "transferrin_saturation", "%"},
    {"vitamin_b12_pg_mL", "vitamin_b12", "pg/mL"},
    {"folate_serum_ng_mL", "folate_serum", "ng/mL"},
    {"folate_rbc_ng_mL", "folate_rbc", "ng/mL"},
    {"crp_mg_dL", "crp", "mg/dL"},
    {"ph_mean24h", "ph", ""},
    {"pao2_mmHg_mean24h", "pao2", "mmHg"},
    {"paco2_mmHg_mean24h", "paco2", "mmHg"},
    {"sao2_pct_mean24h", "sao2", "%"},
    {"lactate_mmol_L_mean24h", "lactate", "mmol/L"},
    {"magnesium_mmol_L_mean24h", "magnesium", "mmol/L"},
    {"troponin_t_ug_L_mean24h", "troponin_t", "µg/L"},
    {"troponin_i_ug_L_mean24h", "troponin_i", "µg/L"},
};

// How people write the same things elsewhere.
constexpr Expected kOtherSpellings[] = {
    {"Hgb (g/dL)", "hemoglobin", "g/dL"},
    {"HCT", "hematocrit", ""},
    {"Hämoglobin [g/l]", "hemoglobin", "g/L"},
    {"Haemoglobin g/L", "hemoglobin", "g/L"},
    {"HB_GDL", "hemoglobin", "g/dL"},
    {"Glucose [mmol/l]", "glucose", "mmol/L"},
    {"blood glucose, mg/dL", "glucose", "mg/dL"},
    {"glucose_mgdl_max", "glucose", "mg/dL"},
    {"max_glucose", "glucose", ""},
    {"Serum Creatinine (µmol/L)", "creatinine", "µmol/L"},
    {"creatinine_umol_L_last", "creatinine", "µmol/L"},
    {"Kreatinin", "creatinine", ""},
    {"K", "potassium", ""},
    {"K+ (mEq/L)", "potassium", "mEq/L"},
    {"WBC (x10^9/L)", "wbc", "10⁹/L"},
    {"WBC [K/uL]", "wbc", "10³/µL"},
    {"Leukozyten 10³/µL", "wbc", "10³/µL"},
    {"wbc_10e9_L", "wbc", "10⁹/L"},
    {"RBC 10^12/L", "rbc", "10¹²/L"},
    {"HeartRate", "heart_rate", ""},
    {"HeartRateMean", "heart_rate", ""},
    {"HR (beats/min)", "heart_rate", "/min"},
    {"SysABP", "systolic_bp", ""},
    {"RespRate", "resp_rate", ""},
    {"SpO₂ (%)", "spo2", "%"},
    {"Neutrophils %", "neutrophils_pct", "%"},
    {"% Neutrophils", "neutrophils_pct", ""},
    {"Neut (%)", "neutrophils_pct", "%"},
    {"ANC", "neutrophils", ""},
    {"HbA1c (%)", "hba1c", "%"},
    {"Vitamin B12 (pmol/L)", "vitamin_b12", "pmol/L"},
    {"eGFR (mL/min/1.73m²)", "egfr", "mL/min/1.73m²"},
    {"Temp (°C)", "temperature", "°C"},
    {"temp_f", "temperature", "°F"},
    {"BMI (kg/m²)", "bmi", "kg/m²"},
    {"Age at admission", "age", ""},
    {"edad", "age", ""},
    {"urine_creatinine", "urine_creatinine", ""},
    {"free_T4_ng_dL", "free_t4", "ng/dL"},
    {"CA 19-9", "ca19_9", ""},
    {"INR_d1", "inr", ""},
    {"D-Dimer (ng/mL)", "d_dimer", "ng/mL"},
};

constexpr const char* kNotTests[] = {"iron_supplement_use",
                                     "sodium_restricted_diet",
                                     "age_group",
                                     "label",
                                     "calcium_channel_blocker",
                                     "outcome",
                                     "split",
                                     "patient_id",
                                     "mrn",
                                     "icu_medical",
                                     "race_other_or_multi",
                                     "glucose_meter_brand",
                                     "protein_c",
                                     "vitamin_c",
                                     "hepatitis_b",
                                     "iron_deficiency",
                                     "on_thyroxine",
                                     "query_hypothyroid",
                                     "I131_treatment",
                                     "lithium",
                                     "csf_glucose",
                                     "potassium_sparing_diuretic",
                                     "weight_loss",
                                     "blood_group",
                                     "first",
                                     "mean",
                                     "mg_dL",
                                     "(g/dL)",
                                     "",
                                     "%",
                                     "x",
                                     "date_of_birth",
                                     "time",
                                     "smoker",
                                     "agenda",
                                     "platelet_transfusion",
                                     "albumin_infusion",
                                     "insulin_therapy",
                                     "heart_failure",
                                     "lead_i_st_elevation",
                                     "hemoglobin_missing",
                                     "mechanically_ventilated_first6h",
                                     "mean mean mean mean mean mean mean mean mean mean mean mean",
                                     "height_of_bed"};

// Molar masses in g/mol (PubChem; urea nitrogen counts the two nitrogen atoms, phosphate the phosphorus).
struct Molar {
    const char* key;
    double mass;
    double unitsPerLitre; // (usual mass unit per its volume → SI amount): mg/dL → mmol/L is 10 / M
};
constexpr Molar kMolarMasses[] = {{"glucose", 180.16, 10},
                                  {"creatinine", 113.12, 10'000},
                                  {"bun", 28.014, 10},
                                  {"urea", 60.056, 10},
                                  {"calcium", 40.078, 10},
                                  {"magnesium", 24.305, 10},
                                  {"phosphate", 30.974, 10},
                                  {"bilirubin_total", 584.66, 10'000},
                                  {"bilirubin_direct", 584.66, 10'000},
                                  {"iron", 55.845, 10},
                                  {"tibc", 55.845, 10},
                                  {"uibc", 55.845, 10},
                                  {"cholesterol", 386.65, 10},
                                  {"hdl", 386.65, 10},
                                  {"ldl", 386.65, 10},
                                  {"non_hdl", 386.65, 10},
                                  {"vldl", 386.65, 10},
                                  {"triglycerides", 885.4, 10},
                                  {"uric_acid", 168.11, 10'000},
                                  {"vitamin_b12", 1355.37, 1000},
                                  {"folate_serum", 441.40, 1000},
                                  {"folate_rbc", 441.40, 1000},
                                  {"vitamin_d", 400.64, 1000},
                                  {"cortisol", 362.46, 10'000},
                                  {"free_t4", 776.87, 10'000},
                                  {"total_t4", 776.87, 10'000},
                                  {"free_t3", 650.97, 1000},
                                  {"total_t3", 650.97, 10},
                                  {"testosterone", 288.42, 10},
                                  {"estradiol", 272.38, 1000},
                                  {"zinc", 65.38, 10},
                                  {"copper", 63.546, 10},
                                  {"lead", 207.2, 10},
                                  {"c_peptide", 3020.3, 1000},
                                  {"bnp", 3464.0, 1000},
                                  {"urine_creatinine", 113.12, 10}};

void check(const Expected& expected)
{
    const auto match = dictionary().recognise(expected.column);
    QVERIFY2(match, expected.column);
    QCOMPARE(match->test->key, std::string(expected.key));
    QCOMPARE(match->unit.value_or(""), std::string(expected.unit));
    QVERIFY2(!match->rescaled, expected.column);
}

bool inside(const Range& inner, const Range& outer)
{
    return (!inner.low || !outer.low || *inner.low >= *outer.low) &&
           (!inner.high || !outer.high || *inner.high <= *outer.high) &&
           (!inner.low || !inner.high || *inner.low <= *inner.high);
}

} // namespace

class TestDictionaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMeasurementOfTheBuiltInCohortsIsRecognised()
    {
        for (const Expected& expected : kCohortColumns)
            check(expected);
    }

    void everyPanelTestOfTheBuiltInCohortsIsALabTest()
    {
        for (const char* name : {"ferritin.task.json", "aki.task.json", "icu-mortality.task.json"}) {
            const Task task = parseTask(resource(name)).reading->task;
            for (const PanelSpec& panel : task.panels)
                for (const std::string& column : panel.columns) {
                    const auto match = dictionary().recognise(column);
                    QVERIFY2(match && match->test->role == KnownRole::Lab, column.c_str());
                }
        }
    }

    void otherSpellingsAreRecognised()
    {
        for (const Expected& expected : kOtherSpellings)
            check(expected);
    }

    void nothingIsReadIntoOtherNames()
    {
        for (const char* name : kNotTests) {
            const auto match = dictionary().recognise(name);
            QVERIFY2(!match, (std::string(name) + " taken for " + (match ? match->test->key : "")).c_str());
        }
    }

    void scaledAndLoggedColumnsAreKnownToBeInNoUnit()
    {
        for (const auto& [column, key] : std::map<const char*, const char*>{{"TSH_scaled", "tsh"},
                                                                            {"T3_scaled", "total_t3"},
                                                                            {"TT4_scaled", "total_t4"},
                                                                            {"T4U_scaled", "t4_uptake"},
                                                                            {"FTI_scaled", "fti"},
                                                                            {"age_scaled", "age"},
                                                                            {"log_crp", "crp"},
                                                                            {"glucose_zscore", "glucose"}}) {
            const auto match = dictionary().recognise(column);
            QVERIFY2(match && match->rescaled, column);
            QCOMPARE(match->test->key, std::string(key));
        }
    }

    void noSynonymBelongsToTwoTests()
    {
        std::map<std::string, std::string> owners;
        for (const TestKnowledge& test : dictionary().tests())
            for (const std::string& name : test.names) {
                const auto [owner, fresh] = owners.emplace(joined(nameTokens(name)), test.key);
                QVERIFY2(fresh, (name + ": " + owner->second + " and " + test.key).c_str());
            }
    }

    void everySynonymIsRecognisedAsItsTest()
    {
        for (const TestKnowledge& test : dictionary().tests())
            for (const std::string& name : test.names) {
                const auto match = dictionary().recognise(name);
                QVERIFY2(match && match->test == &test, name.c_str());
            }
    }

    void keysAndShortLabelsAreUnique()
    {
        std::set<std::string> keys;
        std::set<std::string> shortLabels;
        for (const TestKnowledge& test : dictionary().tests()) {
            QVERIFY2(keys.insert(test.key).second, test.key.c_str());
            QVERIFY2(shortLabels.insert(test.shortLabel).second, test.shortLabel.c_str());
            QVERIFY(!test.label.empty() && !test.shortLabel.empty() && !test.names.empty());
        }
        QVERIFY(dictionary().tests().size() >= 80);
    }

    void referenceRangesLieInsideThePlausibleOnes()
    {
        for (const TestKnowledge& test : dictionary().tests()) {
            QVERIFY2(test.plausible.low && test.plausible.high, test.key.c_str());
            QVERIFY2(inside(test.reference, test.plausible), test.key.c_str());
            for (const auto& bySex : {test.referenceFemale, test.referenceMale})
                QVERIFY2(!bySex || inside(*bySex, test.plausible), test.key.c_str());
        }
    }

    // mg/dL to mmol/L is × 10 / M: glucose 10 / 180.16 = 0.0555.
    void factorsToSiAgreeWithMolarMasses()
    {
        for (const Molar& molar : kMolarMasses) {
            const TestKnowledge* test = dictionary().byKey(molar.key);
            QVERIFY2(test && !test->siUnit.empty(), molar.key);
            const double expected = molar.unitsPerLitre / molar.mass;
            QVERIFY2(std::abs(test->toSi / expected - 1.0) < 0.005, molar.key);
        }
    }

    // 1 mmHg = 0.133322 kPa, 1 U = 1/60 µkat; a litre has ten decilitres.
    void factorsOfPhysicalUnitsAreExact()
    {
        const std::map<std::pair<std::string, std::string>, double> factors{{{"mmHg", "kPa"}, 0.133322},
                                                                            {{"U/L", "µkat/L"}, 1.0 / 60.0},
                                                                            {{"g/dL", "g/L"}, 10.0},
                                                                            {{"mg/dL", "g/L"}, 0.01}};
        std::size_t checked = 0;
        for (const TestKnowledge& test : dictionary().tests())
            if (const auto factor = factors.find({test.unit, test.siUnit}); factor != factors.end()) {
                QVERIFY2(std::abs(test.toSi / factor->second - 1.0) < 1e-4, test.key.c_str());
                ++checked;
            }
        QVERIFY(checked > 15);
    }

    void everyUnitOfATestCanBeWrittenInAName()
    {
        for (const TestKnowledge& test : dictionary().tests()) {
            std::vector<std::string> units{test.unit, test.siUnit};
            for (const AlternativeUnit& alternative : test.alternatives)
                units.push_back(alternative.unit);
            for (const std::string& unit : units) {
                if (unit.empty())
                    continue;
                QCOMPARE(dictionary().canonicalUnit(unit).value_or("?"), unit);
                QVERIFY2(test.toUsual(unit).has_value(), test.key.c_str());
            }
        }
    }

    // 98.6 °F are 37 °C; 6.5 % of HbA1c are 48 mmol/mol; 100 µmol/L of creatinine are 1.131 mg/dL.
    void valuesAreConvertedToTheUsualUnit()
    {
        const auto convert = [](const char* key, const char* unit, double value) {
            const auto conversion = dictionary().byKey(key)->toUsual(unit);
            return value * conversion->factor + conversion->offset;
        };
        QVERIFY(std::abs(convert("temperature", "°F", 98.6) - 37.0) < 1e-3);
        QVERIFY(std::abs(convert("hba1c", "mmol/mol", 48.0) - 6.5) < 0.05);
        QVERIFY(std::abs(convert("creatinine", "µmol/L", 100.0) - 1.131) < 1e-3);
        QVERIFY(!dictionary().byKey("sodium")->toUsual("g/dL"));
    }

    void panelsNameKnownTestsAndEveryTestKnowsItsPanel()
    {
        std::map<std::string, std::set<std::string>> members;
        for (const KnownPanel& panel : dictionary().panels())
            for (const std::string& key : panel.tests) {
                QVERIFY2(dictionary().byKey(key), key.c_str());
                members[panel.name].insert(key);
            }
        for (const TestKnowledge& test : dictionary().tests())
            QVERIFY2(test.panel.empty() || members[test.panel].contains(test.key), test.key.c_str());
    }

    void fullNamesOfPanelsAreKnown()
    {
        QCOMPARE(dictionary().panelFullName("BMP"), std::string("Basic metabolic panel"));
        QCOMPARE(dictionary().panelFullName("cmp"), std::string("Comprehensive metabolic panel"));
        QCOMPARE(dictionary().panelFullName("Aunt Martha's panel"), std::string());
    }
};

PANELWISE_APPLESS_TEST(TestDictionaryTest)

} // namespace test_dictionary_test

#include "test_dictionary_test.moc"
