// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/resource.h"
#include "core/data/task/task.h"
#include "core/data/task/task_json_p.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <fstream>
#include <limits>

namespace task_test {

using namespace core;

namespace {

// The example of the documentation, with everything a task can say.
constexpr std::string_view kFullTask = R"({
  "name": "Low ferritin", "label": "label", "positive": "1", "currency": "USD", "split": "split",
  "visible": ["age_years", "sex_female"],
  "panels": [ {"name": "BBC", "cost": 26, "minutes": 45, "millilitres": 2.5, "columns": ["hemoglobin_g_dL"]},
              {"name": "TSAT", "cost": 40, "columns": ["iron_ug_dL", "tibc_ug_dL"]} ],
  "shared_fees": [ {"name": "Blood draw", "cost": 2.10, "panels": ["BBC", "TSAT"]} ],
  "pair_orders": "allowed", "minimise": {"per_hour": 30},
  "tests": { "hemoglobin_g_dL": {"label": "Hemoglobin", "unit": "g/dL", "low": 12, "high": 17.5, "transform": "log"} },
  "ignore": ["patient_id"], "price_source": "Clinic list 2024",
  "missing": ["n.b.", -999],
  "codes": [ {"column": "iron_ug_dL", "text": "<{number}", "read": "half"}, {"text": "trace", "read": "value", "value": 0.5} ],
  "edits": [ {"kind": "treat_as_missing", "column": "iron_ug_dL", "high": 500},
             {"kind": "swap_columns", "column": "iron_ug_dL", "other_column": "tibc_ug_dL"} ],
  "accepted": ["outside:iron_ug_dL"]
})";

const Error* problemAt(const TaskParse& parse, std::string_view path)
{
    for (const Error& error : parse.problems.first())
        if (error.subject == path)
            return &error;
    return nullptr;
}

std::string minimalTask(std::string_view extra)
{
    return R"({"label": "y", "visible": [], "panels": [])" + std::string(extra) + "}";
}

std::string randomText(RandomStream& random)
{
    static const std::vector<std::string> pieces{"a",  "Hb", "_", " ",  "/",    "~", "\"",
                                                 "\\", "\n", "µ", "日", "🧪", "0"};
    std::string text;
    for (auto count = random.below(6); count > 0; --count)
        text += pieces[random.below(pieces.size())];
    return text;
}

std::vector<std::string> randomTexts(RandomStream& random)
{
    std::vector<std::string> texts(random.below(4));
    for (std::string& text : texts)
        text = randomText(random);
    return texts;
}

double randomNumber(RandomStream& random)
{
    return random.normal() * std::pow(10.0, static_cast<double>(random.below(20)) - 10.0);
}

std::string randomOthers(RandomStream& random)
{
    return random.below(3) == 0 ? R"({"zz":[1,{"x":null}],"zzz":"é"})" : "";
}

DataEdit randomEdit(RandomStream& random)
{
    DataEdit edit{.kind = static_cast<DataEdit::Kind>(random.below(6)), .column = randomText(random)};
    edit.otherKeys = randomOthers(random);
    if (edit.kind == DataEdit::Kind::SwapColumns)
        edit.otherColumn = randomText(random);
    if (editHasRange(edit.kind)) {
        edit.low = random.below(2) ? randomNumber(random) : -std::numeric_limits<double>::infinity();
        edit.high = random.below(2) ? std::max(edit.low, 0.0) + 1.5 : std::numeric_limits<double>::infinity();
    }
    if (editHasFactor(edit.kind))
        edit.factor = std::abs(randomNumber(random)) + 1e-12;
    return edit;
}

CodeRule randomCode(RandomStream& random)
{
    CodeRule rule{.text = randomText(random), .read = static_cast<CodeRule::Read>(random.below(4))};
    if (random.below(2))
        rule.column = randomText(random);
    if (rule.read == CodeRule::Read::Value)
        rule.value = randomNumber(random);
    rule.otherKeys = randomOthers(random);
    return rule;
}

TestSpec randomTestSpec(RandomStream& random)
{
    TestSpec spec;
    if (random.below(2))
        spec.label = randomText(random);
    if (random.below(2))
        spec.unit = randomText(random);
    if (random.below(2))
        spec.low = randomNumber(random);
    if (random.below(2))
        spec.high = spec.low.value_or(0.0) + 3.25;
    spec.transform = random.below(2) ? Transform::Log : Transform::None;
    spec.otherKeys = randomOthers(random);
    return spec;
}

SplitRule randomSplit(RandomStream& random)
{
    using By = SplitRule::By;
    switch (random.below(4)) {
    case 0:
        return {};
    case 1:
        return {.patient = "p" + randomText(random)};
    case 2:
        return {.by = By::Date, .column = randomText(random), .patient = randomText(random)};
    default:
        return {.by = By::Site, .column = randomText(random), .test = randomTexts(random), .patient = {}};
    }
}

OutcomeRule randomRule(RandomStream& random)
{
    using enum OutcomeRule::Kind;
    switch (random.below(5)) {
    case 0:
        return OutcomeRule::value(randomText(random));
    case 1:
        return OutcomeRule::anyOf({randomText(random), randomText(random)});
    case 2:
        return OutcomeRule::compared(std::array{Below, AtMost, Above, AtLeast}[random.below(4)],
                                     static_cast<double>(random.below(1000)) / 8.0 - 50.0);
    case 3:
        return OutcomeRule::recorded();
    default:
        return OutcomeRule::undecided(randomText(random));
    }
}

template <typename Spent>
std::optional<Spent> randomAmount(RandomStream& random)
{
    return random.below(2) ? std::optional(Spent(std::abs(random.normal()) * 50.0)) : std::nullopt;
}

Task randomTask(RandomStream& random)
{
    Task task;
    task.name = randomText(random);
    task.label = randomText(random);
    task.positive = randomRule(random);
    task.outcomeName = randomText(random);
    task.currency = randomText(random);
    if (random.below(2) != 0)
        task.splitColumn = randomText(random);
    else
        task.splitRule = randomSplit(random);
    task.unrecordedPanels = kUnrecordedPanels[random.below(3)];
    task.duplicates = kDuplicates[random.below(2)];
    task.pairOrders = random.below(2) ? PairOrders::Allowed : PairOrders::No;
    task.minimise = std::array{CostAim::money(), CostAim::time(),
                               CostAim::moneyAndTime(std::abs(random.normal()) + 0.01)}[random.below(3)];
    task.rules = {.cap = randomAmount<Cost>(random),
                  .capMinutes = randomAmount<Minutes>(random),
                  .first = randomTexts(random),
                  .never = randomTexts(random),
                  .otherKeys = randomOthers(random)};
    task.visible = randomTexts(random);
    for (auto count = random.below(4); count > 0; --count)
        task.panels.push_back({.name = randomText(random),
                               .cost = Cost(std::abs(random.normal()) * 100.0),
                               .minutes = randomAmount<Minutes>(random),
                               .millilitres = randomAmount<Millilitres>(random),
                               .needs = randomTexts(random),
                               .columns = randomTexts(random),
                               .otherKeys = randomOthers(random)});
    for (auto count = random.below(3); count > 0; --count)
        task.sharedFees.push_back({.name = randomText(random),
                                   .cost = Cost(static_cast<double>(random.below(1000))),
                                   .panels = randomTexts(random),
                                   .otherKeys = randomOthers(random)});
    for (auto count = random.below(3); count > 0; --count)
        task.tests[randomText(random)] = randomTestSpec(random);
    task.ignored = randomTexts(random);
    task.priceSource = randomText(random);
    task.missing = randomTexts(random);
    for (auto count = random.below(4); count > 0; --count)
        task.codes.push_back(randomCode(random));
    for (auto count = random.below(4); count > 0; --count)
        task.edits.push_back(randomEdit(random));
    task.acceptedFindings = randomTexts(random);
    task.otherKeys = randomOthers(random);
    return task;
}

} // namespace

class TaskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSplitIsAColumnOrARule()
    {
        const auto read = [](const std::string& split) {
            return parseTask(R"({"label": "ill", "visible": [], "panels": [], "split": )" + split + "}");
        };
        using By = SplitRule::By;
        QCOMPARE(read(R"("part")").reading->task.splitColumn, std::string("part"));
        QCOMPARE(read(R"({"by": "column", "column": "part"})").reading->task.splitColumn, std::string("part"));
        QVERIFY(read(R"({"by": "random"})").reading->task.splitRule == SplitRule());
        QVERIFY(read(R"({"by": "patient", "column": "id"})").reading->task.splitRule == SplitRule{.patient = "id"});
        const SplitRule date{.by = By::Date, .column = "admitted", .patient = "id"};
        QVERIFY(read(R"({"by": "date", "column": "admitted", "patient": "id"})").reading->task.splitRule == date);
        const SplitRule site{.by = By::Site, .column = "hospital", .test = {"B", "C"}};
        QVERIFY(read(R"({"by": "site", "column": "hospital", "test": ["B", "C"]})").reading->task.splitRule == site);
        // What would divide the patients otherwise than it was meant is no split.
        for (const char* wrong : {R"({"by": "weekday", "column": "x"})", R"({"by": "date"})", R"({"column": "x"})",
                                  R"({"by": "site", "column": "x"})", R"({"by": "random", "seed": 3})", "3"})
            QVERIFY2(!read(wrong).reading, wrong);
    }

    void duplicatesAreKeptOrDropped()
    {
        const auto read = [](const std::string& word) {
            return parseTask(R"({"label": "ill", "visible": [], "panels": [], "duplicates": )" + ('"' + word + '"') +
                             "}");
        };
        for (const Duplicates choice : kDuplicates)
            QVERIFY(read(std::string(keyOf(choice))).reading->task.duplicates == choice);
        QVERIFY(!read("both").reading);
    }

    void whatIsNotRecordedIsOneOfThreeWords()
    {
        const auto read = [](const std::string& word) {
            return parseTask(R"({"label": "ill", "visible": [], "panels": [], "unrecorded_panels": )" +
                             ('"' + word + '"') + "}");
        };
        for (const UnrecordedPanels choice : kUnrecordedPanels)
            QVERIFY(read(std::string(keyOf(choice))).reading->task.unrecordedPanels == choice);
        QVERIFY(!read("sometimes").reading);
    }

    void everythingATaskCanSayIsRead()
    {
        const TaskParse parse = parseTask(kFullTask);
        QVERIFY(parse.problems.empty());
        const Task& task = parse.reading->task;
        QCOMPARE(task.name, std::string("Low ferritin"));
        QCOMPARE(task.splitColumn, std::string("split"));
        QCOMPARE(task.panels.size(), std::size_t(2));
        QCOMPARE(task.panels[1].cost.amount, 40.0);
        QVERIFY(task.panels[0].minutes == Minutes(45.0) && task.panels[0].millilitres == Millilitres(2.5));
        QVERIFY(!task.panels[1].minutes && !task.panels[1].millilitres); // not said is not 0
        QVERIFY(task.pairOrders == PairOrders::Allowed && task.minimise == CostAim::moneyAndTime(30.0));
        QCOMPARE(task.panels[1].columns, (std::vector<std::string>{"iron_ug_dL", "tibc_ug_dL"}));
        QCOMPARE(task.sharedFees[0].cost.amount, 2.1);
        const TestSpec& hemoglobin = task.tests.at("hemoglobin_g_dL");
        QCOMPARE(*hemoglobin.high, 17.5);
        QVERIFY(hemoglobin.transform == Transform::Log);
        QCOMPARE(task.missing, (std::vector<std::string>{"n.b.", "-999"}));
        QCOMPARE(task.codes[0].column, std::string("iron_ug_dL"));
        QVERIFY(task.codes[0].read == CodeRule::Read::Half);
        QCOMPARE(task.codes[1].column, std::string());
        QCOMPARE(task.codes[1].value, 0.5);
        QCOMPARE(task.edits[0].high, 500.0);
        QCOMPARE(task.edits[0].low, -std::numeric_limits<double>::infinity());
        QCOMPARE(task.edits[1].otherColumn, std::string("tibc_ug_dL"));
        QCOMPARE(task.acceptedFindings, std::vector<std::string>{"outside:iron_ug_dL"});
        QVERIFY(parse.reading->unknownKeys.empty());
    }

    void onlyLabelVisibleAndPanelsAreRequired()
    {
        QVERIFY(parseTask(minimalTask("")).reading.has_value());
        const TaskParse parse = parseTask("{}");
        QCOMPARE(parse.problems.total(), std::size_t(3));
        for (const std::string_view path : {"/label", "/visible", "/panels"}) {
            const Error* problem = problemAt(parse, path);
            QVERIFY(problem && problem->code == ErrorCode::JsonKeyMissing);
        }
    }

    void writingAndReadingGivesTheSameTask()
    {
        RandomStream random(Seed{11}, "tasks");
        for (int i = 0; i < 2000; ++i) {
            const Task task = randomTask(random);
            const std::string text = writeTask(task);
            const TaskParse parse = parseTask(text);
            QVERIFY2(parse.reading.has_value(), text.c_str());
            QVERIFY2(parse.reading->task == task, text.c_str());
            QCOMPARE(writeTask(parse.reading->task), text);
        }
    }

    void unknownKeysAreKeptAtEveryLevelAndNamed()
    {
        const std::string text = R"({"label": "y", "visible": [], "zeta": {"deep": [1, 2]}, "alpha": null,
            "panels": [{"name": "A", "cost": 1, "columns": [], "turnaround_h": 4}],
            "shared_fees": [{"name": "Draw", "cost": 1, "panels": ["A"], "note": "x"}],
            "tests": {"a/b": {"unit": "g", "loinc": "718-7"}},
            "edits": [{"kind": "multiply", "column": "c", "factor": 10, "why": "g/L"}]})";
        const TaskParse parse = parseTask(text);
        QVERIFY(parse.reading.has_value());
        QCOMPARE(parse.reading->unknownKeys,
                 (std::vector<std::string>{"/panels/0/turnaround_h", "/shared_fees/0/note", "/tests/a~1b/loinc",
                                           "/edits/0/why", "/alpha", "/zeta"}));
        const std::string written = writeTask(parse.reading->task);
        for (const char* kept : {"\"zeta\": {\"deep\":[1,2]}", "\"alpha\": null", "\"turnaround_h\": 4",
                                 "\"note\": \"x\"", "\"loinc\": \"718-7\"", "\"why\": \"g/L\""})
            QVERIFY2(written.find(kept) != std::string::npos, kept);
        QVERIFY(parseTask(written).reading->task == parse.reading->task);
    }

    void keysAreWrittenInTheDocumentedOrder()
    {
        const std::string written = writeTask(parseTask(kFullTask).reading->task);
        std::size_t last = 0;
        for (const char* key :
             {"\n  \"name\"", "\n  \"label\"", "\n  \"positive\"", "\n  \"currency\"", "\n  \"split\"",
              "\n  \"visible\"", "\n  \"panels\"", "\n  \"shared_fees\"", "\n  \"tests\"", "\n  \"ignore\"",
              "\n  \"price_source\"", "\n  \"missing\"", "\n  \"codes\"", "\n  \"edits\""}) {
            const std::size_t at = written.find(key);
            QVERIFY2(at != std::string::npos && at >= last, key);
            last = at;
        }
        QVERIFY(written.find("\"cost\": 2.1,") != std::string::npos);
        QVERIFY(written.find("\"cost\": 26,") != std::string::npos);
    }

    void allProblemsAreListedWithTheirPaths()
    {
        const TaskParse parse = parseTask(R"({"label": 7, "positive": true, "visible": ["a", 3], "name": null,
            "panels": [{"name": "A", "cost": -1, "columns": "x"}, 5, {"cost": "free", "columns": []}],
            "shared_fees": {}, "tests": {"b": {"low": "x", "transform": "sqrt"}, "c": 1},
            "edits": [{"kind": "divide", "column": "c"}, {"kind": "multiply", "column": "c"}]})");
        QVERIFY(!parse.reading);
        const std::vector<std::pair<std::string_view, ErrorCode>> expected{
            {"/label", ErrorCode::JsonWrongType},           {"/positive", ErrorCode::JsonWrongType},
            {"/visible/1", ErrorCode::JsonWrongType},       {"/name", ErrorCode::JsonWrongType},
            {"/panels/0/cost", ErrorCode::CostNegative},    {"/panels/0/columns", ErrorCode::JsonWrongType},
            {"/panels/1", ErrorCode::JsonWrongType},        {"/panels/2/name", ErrorCode::JsonKeyMissing},
            {"/panels/2/cost", ErrorCode::JsonWrongType},   {"/shared_fees", ErrorCode::JsonWrongType},
            {"/tests/b/low", ErrorCode::JsonWrongType},     {"/tests/b/transform", ErrorCode::JsonValueInvalid},
            {"/tests/c", ErrorCode::JsonWrongType},         {"/edits/0/kind", ErrorCode::JsonValueInvalid},
            {"/edits/1/factor", ErrorCode::JsonKeyMissing},
        };
        for (const auto& [path, code] : expected) {
            const Error* problem = problemAt(parse, path);
            QVERIFY2(problem, path.data());
            QVERIFY2(problem->code == code, path.data());
        }
        QCOMPARE(parse.problems.total(), expected.size());
    }

    void aNumberAsPositiveMeansItsText()
    {
        const auto rule = [](const char* positive) {
            return parseTask(minimalTask(std::string(", \"positive\": ") + positive)).reading->task.positive;
        };
        QVERIFY(rule("1") == OutcomeRule::value("1"));
        QVERIFY(rule(R"(["II", "III", 4])") == OutcomeRule::anyOf({"II", "III", "4"}));
        QVERIFY(rule(R"({"below": 15})") == OutcomeRule::compared(OutcomeRule::Kind::Below, 15.0));
        QVERIFY(rule(R"({"at_least": 7.5})") == OutcomeRule::compared(OutcomeRule::Kind::AtLeast, 7.5));
        QVERIFY(rule(R"({"recorded": true})") == OutcomeRule::recorded());
        QVERIFY(rule(R"({"ask": "yes"})") == OutcomeRule::undecided("yes"));
        for (const char* wrong :
             {"[]", "{}", R"({"below": "15"})", R"({"recorded": false})", R"({"above": 1, "below": 2})"})
            QVERIFY2(!parseTask(minimalTask(std::string(", \"positive\": ") + wrong)).reading, wrong);
    }

    void aCostIsAFiniteAmountOfMoney_data()
    {
        QTest::addColumn<QByteArray>("cost");
        QTest::addColumn<int>("code");
        const auto number = [](ErrorCode code) { return static_cast<int>(code); };
        QTest::newRow("negative") << QByteArray("-0.01") << number(ErrorCode::CostNegative);
        QTest::newRow("beyond double") << QByteArray("1e400") << number(ErrorCode::JsonValueInvalid);
        QTest::newRow("huge") << QByteArray("1e30") << number(ErrorCode::JsonValueInvalid);
        QTest::newRow("NaN is no JSON") << QByteArray("NaN") << number(ErrorCode::JsonSyntax);
        QTest::newRow("text") << QByteArray("\"12\"") << number(ErrorCode::JsonWrongType);
        QTest::newRow("null") << QByteArray("null") << number(ErrorCode::JsonWrongType);
    }

    void aCostIsAFiniteAmountOfMoney()
    {
        QFETCH(QByteArray, cost);
        QFETCH(int, code);
        const TaskParse parse = parseTask(
            R"({"label": "y", "visible": [],
                "panels": [{"name": "A", "columns": [], "cost": )" +
            cost.toStdString() + "}]}");
        QCOMPARE(parse.problems.total(), std::size_t(1));
        QCOMPARE(static_cast<int>(parse.problems.first()[0].code), code);
        if (static_cast<ErrorCode>(code) != ErrorCode::JsonSyntax)
            QCOMPARE(parse.problems.first()[0].subject, std::string("/panels/0/cost"));
    }

    void timesAndVolumesAreFiniteAmounts()
    {
        const auto problemOf = [](const std::string& keys, std::string_view path) -> std::optional<ErrorCode> {
            const TaskParse parse = parseTask(
                R"({"label": "y", "visible": [], "panels": [{"name": "A", "columns": [], "cost": 1, )" + keys + "}]}");
            const Error* problem = problemAt(parse, path);
            return problem ? std::optional(problem->code) : std::nullopt;
        };
        QVERIFY(!problemOf(R"("minutes": 0, "millilitres": 0)", "/panels/0/minutes"));
        QVERIFY(problemOf(R"("minutes": -1)", "/panels/0/minutes") == ErrorCode::CostNegative);
        QVERIFY(problemOf(R"("minutes": 1e300)", "/panels/0/minutes") == ErrorCode::JsonValueInvalid);
        QVERIFY(problemOf(R"("minutes": "90")", "/panels/0/minutes") == ErrorCode::JsonWrongType);
        QVERIFY(problemOf(R"("millilitres": -0.1)", "/panels/0/millilitres") == ErrorCode::CostNegative);
        QVERIFY(problemOf(R"("millilitres": 20000)", "/panels/0/millilitres") == ErrorCode::JsonValueInvalid);
    }

    void whatIsMinimisedIsAWordOrTheWorthOfAnHour()
    {
        const auto aim = [](const char* minimise) -> std::optional<CostAim> {
            const TaskParse parse = parseTask(minimalTask(std::string(", \"minimise\": ") + minimise));
            return parse.reading ? std::optional(parse.reading->task.minimise) : std::nullopt;
        };
        QVERIFY(parseTask(minimalTask("")).reading->task.minimise == CostAim::money());
        QVERIFY(aim("\"money\"") == CostAim::money());
        QVERIFY(aim("\"time\"") == CostAim::time());
        QVERIFY(aim(R"({"per_hour": 12.5})") == CostAim::moneyAndTime(12.5));
        for (const char* wrong : {"30", "\"blood\"", "{}", R"({"per_hour": 0})", R"({"per_hour": -1})",
                                  R"({"per_hour": "30"})", R"({"per_hour": 30, "per_day": 1})"})
            QVERIFY2(!aim(wrong), wrong);
        QVERIFY(!parseTask(minimalTask(R"(, "pair_orders": true)")).reading);
        QVERIFY(parseTask(minimalTask(R"(, "pair_orders": "no")")).reading->task.pairOrders == PairOrders::No);
        QVERIFY(parseTask(minimalTask(R"(, "pair_orders": "allowed")")).reading->task.pairOrders ==
                PairOrders::Allowed);
    }

    // What an older program wrote is what we write: the keys stand there only where something is said.
    void aTaskWithoutTimesIsWrittenWithoutThem()
    {
        const std::string text = writeTask(parseTask(minimalTask("")).reading->task);
        for (const char* key : {"minutes", "millilitres", "pair_orders", "minimise"})
            QVERIFY2(text.find(key) == std::string::npos, key);
    }

    void aSyntaxErrorNamesItsLine()
    {
        const TaskParse parse = parseTask("{\"label\": \"y\",\n\"visible\": [],\n\"panels\": [}\n}");
        QCOMPARE(parse.problems.total(), std::size_t(1));
        const Error& problem = parse.problems.first()[0];
        QVERIFY(problem.code == ErrorCode::JsonSyntax);
        QCOMPARE(*problem.row, std::uint64_t(3));
    }

    void aKeyGivenTwiceIsAnError()
    {
        const TaskParse parse = parseTask(R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": [], "cost": 2}]})");
        QCOMPARE(parse.problems.total(), std::size_t(1));
        QVERIFY(parse.problems.first()[0].code == ErrorCode::JsonKeyDuplicate);
        QCOMPARE(parse.problems.first()[0].subject, std::string("/panels/0/cost"));
    }

    void bytesThatAreNotUtf8AreRefusedWithTheirLine()
    {
        // Latin-1 é, an overlong slash, a lone surrogate, a cut-off sequence.
        for (const char* bytes : {"\xE9", "\xC0\xAF", "\xED\xA0\x80", "\xF0\x9F\x98"}) {
            const TaskParse parse = parseTask(std::string("{\n\"label\": \"") + bytes + "\"}");
            QVERIFY(!parse.reading);
            QVERIFY(parse.problems.first()[0].code == ErrorCode::EncodingBroken);
            QCOMPARE(*parse.problems.first()[0].row, std::uint64_t(2));
        }
    }

    void aByteOrderMarkIsNoProblem() { QVERIFY(parseTask("\xEF\xBB\xBF" + minimalTask("")).reading.has_value()); }

    void deepNestingIsRefusedBeforeItFillsTheStack()
    {
        const std::string text = minimalTask(", \"x\": " + std::string(5'000'000, '[') + std::string(5'000'000, ']'));
        const TaskParse parse = parseTask(text);
        QVERIFY(!parse.reading);
        QVERIFY(parse.problems.first()[0].code == ErrorCode::JsonTooDeep);
    }

    void nestingUpToTheLimitIsKept()
    {
        const std::string text = minimalTask(", \"x\": " + std::string(63, '[') + std::string(63, ']'));
        const TaskParse parse = parseTask(text);
        QVERIFY(parse.reading.has_value());
        QVERIFY(parseTask(writeTask(parse.reading->task)).reading->task == parse.reading->task);
    }

    void aHundredMegabytesAreRefusedAtOnce()
    {
        const TaskParse parse = parseTask(std::string(100'000'000, ' '));
        QVERIFY(parse.problems.first()[0].code == ErrorCode::FileTooLarge);
    }

    void manyProblemsAreCounted()
    {
        std::string items = "1";
        for (int i = 0; i < 999; ++i)
            items += ",1";
        const TaskParse parse = parseTask(R"({"label": "y", "panels": [], "visible": [)" + items + "]}");
        QCOMPARE(parse.problems.total(), std::size_t(1000));
        QCOMPARE(parse.problems.first().size(), ProblemList::kKept);
    }

    void aSavedTaskReadsBackTheSame()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("ferritin.task.json").toStdString();
        const Task task = parseTask(kFullTask).reading->task;
        QVERIFY(saveTask(task, file).ok());
        QVERIFY(saveTask(task, file).ok()); // over an existing one
        const TaskParse parse = readTask(file);
        QVERIFY(parse.reading && parse.reading->task == task);
        QCOMPARE(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}), std::ptrdiff_t(1));
    }

    void filesThatCannotBeReadOrWrittenSaySo()
    {
        QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        QVERIFY(readTask(root / "absent.task.json").problems.first()[0].code == ErrorCode::FileNotFound);
        QVERIFY(readTask(root).problems.first()[0].code == ErrorCode::FileNotReadable);
        const Status status = saveTask({}, root / "no such folder" / "x.task.json");
        QVERIFY(!status.ok() && status.error().code == ErrorCode::FileNotWritable);
        if (std::filesystem::exists("/dev/full")) {
            std::filesystem::create_symlink("/dev/full", root / "full.task.json.part");
            const Status full = saveTask({}, root / "full.task.json");
            QVERIFY(!full.ok() && full.error().code == ErrorCode::DiskFull);
        }
    }

    void theBuiltInTasksAreReadWithoutAWarning_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"ferritin.task.json", "aki.task.json", "icu-mortality.task.json"})
            QTest::newRow(name) << QByteArray(name);
    }

    void theBuiltInTasksAreReadWithoutAWarning()
    {
        QFETCH(QByteArray, name);
        const TaskParse parse = parseTask(resource(name.toStdString()));
        QVERIFY(parse.reading && parse.reading->unknownKeys.empty());
        QVERIFY(parseTask(writeTask(parse.reading->task)).reading->task == parse.reading->task);
    }
};

PANELWISE_APPLESS_TEST(TaskTest)

} // namespace task_test

#include "task_test.moc"
