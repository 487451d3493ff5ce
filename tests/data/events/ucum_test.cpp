// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/ucum.h"
#include "core/data/events/unit_conversion.h"
#include "tests/test_program.h"

#include <cmath>
#include <string>

namespace ucum_test {

using namespace core;

namespace {

double factor(const char* from, const char* to)
{
    const auto a = parseUcum(from), b = parseUcum(to);
    const auto step = a && b ? convert(*a, *b) : std::nullopt;
    return step ? step->factor : 0.0;
}

bool near(double a, double b, double share = 1e-9)
{
    return std::abs(a - b) <= share * std::abs(b);
}

// What 1 in `unit` is in the usual unit of a test; 0 where it cannot be converted.
double inUsual(const char* key, const char* unit)
{
    const auto step = stepToUsual(*TestDictionary::builtIn().byKey(key), unit);
    return step ? (*step)(1.0) : 0.0;
}

} // namespace

class UcumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void prefixesScaleAUnit()
    {
        QVERIFY(near(factor("mg/dL", "g/L"), 0.01));
        QVERIFY(near(factor("ug/L", "ng/mL"), 1.0));
        QVERIFY(near(factor("10*9/L", "10*3/uL"), 1.0));
        QVERIFY(near(factor("/uL", "10*3/uL"), 0.001));
        QVERIFY(near(factor("10*12/L", "10*6/uL"), 1.0));
        QVERIFY(near(factor("%", "L/L"), 0.01));
        QVERIFY(near(factor("m[IU]/L", "u[IU]/mL"), 1.0));
        QVERIFY(near(factor("µmol/L", "nmol/mL"), 1.0));
        QVERIFY(near(factor("kg/m2", "g/m2"), 1000.0));
        QVERIFY(near(factor("mL/min/{1.73_m2}", "mL/min"), 1.0));
        QVERIFY(near(factor("(mg/dL)/(g/L)", "1"), 0.01));
    }

    // 1 U is 1 µmol/min, so 60 U are 1 µkat; 760 mm of mercury are 101.325 kPa.
    void definedUnitsHaveTheirValue()
    {
        QVERIFY(near(factor("ukat/L", "U/L"), 60.0));
        QVERIFY(near(760.0 * factor("mm[Hg]", "kPa"), 101.325, 1e-5));
        QVERIFY(near(factor("[lb_av]", "kg"), 0.45359237));
        QVERIFY(near(factor("[in_i]", "cm"), 2.54));
        QVERIFY(near(factor("a", "d"), 365.25));
    }

    // 98.6 °F are 37 °C.
    void temperaturesHaveAnOffset()
    {
        const auto step = convert(*parseUcum("[degF]"), *parseUcum("Cel"));
        QVERIFY(step && std::abs((*step)(98.6) - 37.0) < 1e-9);
        QVERIFY(!parseUcum("Cel/min"));
    }

    void differentQuantitiesAreNotConverted()
    {
        QCOMPARE(factor("mg/dL", "mmol/L"), 0.0);
        QCOMPARE(factor("meq/L", "mmol/L"), 0.0); // depends on the valence
        QCOMPARE(factor("U/L", "[IU]/L"), 0.0);
        QCOMPARE(factor("mosm/kg", "mmol/kg"), 0.0);
    }

    void whatIsNoUnitIsRefused()
    {
        for (const char* text : {"", "mg//dL", "mg/", "xyz", "(mg", "mg)", "{open", "m-", "10*", "0", "[bogus]"})
            QVERIFY2(!parseUcum(text) || std::string(text) == "10*", text);
        QVERIFY(!parseUcum(std::string(100, '(')));
        QVERIFY(!parseUcum("m99"));
    }

    // By molar mass: creatinine 113.12 g/mol, glucose 180.16, bilirubin 584.66, cholesterol 386.65, urate 168.11, iron
    // 55.845, thyroxine 776.87, cortisol 362.46. 1 µmol/L of M g/mol is M / 10,000 mg/dL.
    void amountsOfSubstanceAreConvertedByMolarMass()
    {
        QVERIFY(near(inUsual("creatinine", "umol/L"), 0.011312, 0.002));
        QVERIFY(near(1.0 / inUsual("creatinine", "umol/L"), 88.42, 0.002));
        QVERIFY(near(inUsual("glucose", "mmol/L"), 18.016, 0.002));
        QVERIFY(near(inUsual("bilirubin_total", "umol/L"), 0.058466, 0.002));
        QVERIFY(near(inUsual("cholesterol", "mmol/L"), 38.665, 0.002));
        QVERIFY(near(inUsual("uric_acid", "umol/L"), 0.016811, 0.002));
        QVERIFY(near(inUsual("iron", "umol/L"), 5.5845, 0.002));
        QVERIFY(near(inUsual("free_t4", "pmol/L"), 0.077687, 0.002));
        QVERIFY(near(inUsual("cortisol", "nmol/L"), 0.036246, 0.002));
        QVERIFY(near(inUsual("calcium", "mmol/L"), 4.008, 0.002));
    }

    // Over a unit of the same kind as one the dictionary knows.
    void otherPrefixesOfAKnownUnitAreConverted()
    {
        QVERIFY(near(inUsual("creatinine", "nmol/L"), 0.000011312, 0.002));
        QVERIFY(near(inUsual("glucose", "g/L"), 100.0));
        QVERIFY(near(inUsual("hemoglobin", "mg/dL"), 0.001));
        QVERIFY(near(inUsual("alt", "nkat/L"), 0.06, 0.001));
        QVERIFY(near(inUsual("wbc", "10*9/L"), 1.0));
        QVERIFY(near(inUsual("wbc", "K/uL"), 1.0)); // a thousand, not kelvin
        QVERIFY(near(inUsual("alt", "mU/mL"), 1.0));
    }

    // Quick's percentage is not a hundredth of an INR.
    void aRatioHasNoUnit()
    {
        QCOMPARE(inUsual("inr", "%"), 0.0);
        QCOMPARE(inUsual("inr", "{ratio}"), 1.0);
        QCOMPARE(inUsual("ph", "[pH]"), 1.0);
        QCOMPARE(inUsual("sodium", "mg/dL"), 0.0);
    }

    // Every unit of the dictionary is a code of UCUM, and one of two units that are of a kind converts to the other by
    // the factor the dictionary gives.
    void theDictionaryAgreesWithUcum()
    {
        const TestDictionary& dictionary = TestDictionary::builtIn();
        for (const TestKnowledge& test : dictionary.tests()) {
            if (test.unit.empty() || test.key == "hba1c") // % and mmol/mol of HbA1c are two scales, not two units
                continue;
            const auto usual = parseUcum(dictionary.ucumOf(test.unit));
            QVERIFY2(usual, test.unit.c_str());
            std::vector<AlternativeUnit> units = test.alternatives;
            if (!test.siUnit.empty())
                units.push_back({.unit = test.siUnit, .factor = 1.0 / test.toSi});
            for (const AlternativeUnit& unit : units) {
                const auto other = parseUcum(dictionary.ucumOf(unit.unit));
                QVERIFY2(other, unit.unit.c_str());
                if (const auto step = convert(*other, *usual))
                    QVERIFY2(near(unit.factor, step->factor, 1e-4) && std::abs(unit.offset - step->offset) < 1e-3,
                             (test.key + " " + unit.unit).c_str());
            }
        }
    }

    void loincCodesBelongToOneTest()
    {
        std::map<std::string, std::string> owner;
        for (const TestKnowledge& test : TestDictionary::builtIn().tests())
            for (const std::string& code : test.loinc) {
                QVERIFY2(owner.emplace(code, test.key).second, code.c_str());
                // The last digit is a check digit (Luhn's, as of credit cards).
                const std::size_t dash = code.find('-');
                int sum = 0;
                for (std::size_t i = 0; i < dash; ++i) {
                    const int digit = code[dash - 1 - i] - '0';
                    const int weighed = i % 2 == 0 ? 2 * digit : digit;
                    sum += weighed > 9 ? weighed - 9 : weighed;
                }
                QVERIFY2((10 - sum % 10) % 10 == code[dash + 1] - '0', code.c_str());
            }
        QVERIFY(owner.size() > 80);
        QVERIFY(TestDictionary::builtIn().loincNotice().find("Regenstrief") != std::string::npos);
    }
};

PANELWISE_APPLESS_TEST(UcumTest)

} // namespace ucum_test

#include "ucum_test.moc"
