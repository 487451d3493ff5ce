// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/exam_file.h"

#include "core/base/pending_file.h"
#include "core/exam/exam_result.h"
#include "core/exam/sha256.h"
#include "tests/test_program.h"

#include <cmath>

namespace exam_file_test {

using namespace core;

namespace {

// Two panels for 26 and 40, whoever is tested pays 3 once; two cases, the first of them ill.
Exam someExam()
{
    return {.title = "Anaemia, week 3",
            .outcome = "low ferritin",
            .currency = "USD",
            .limits = {.minutes = 30, .budget = Cost(60)},
            .columns = {{"age", "Age", "years", ""}, {"hb", "Hemoglobin", "g/dL", "12–15.5"}, {"fe", "Iron", "", ""}},
            .known = {0},
            .panels = {{"BBC", Cost(26), {1}}, {"TSAT", Cost(40), {2}}},
            .fees = {{"Draw", Cost(3), {0, 1}}},
            .cases = {{"34", "11.2", "20"}, {"61", "14.0", ""}}};
}

ExamKey someKey()
{
    return {.digest = examDigest(someExam()),
            .title = "Anaemia, week 3",
            .shape = {.lambda = 5.0, .rho = -0.01},
            .cases = {{.row = 17, .truth = Disease::Present, .policy = {.orders = {0}, .diagnosis = Disease::Present}},
                      {.row = 40, .truth = Disease::Absent, .policy = {.orders = {}, .diagnosis = Disease::Absent}}}};
}

ExamAnswers someAnswers()
{
    return {.student = "7",
            .minutes = 12.5,
            .cases = {{.orders = {0}, .diagnosis = Disease::Absent}, {.orders = {}, .diagnosis = Disease::Absent}}};
}

ExamFault codeOf(const std::string& text)
{
    const auto read = readExam(text);
    return read ? ExamFault::NotRead : read.error().fault; // which reading a text never is
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const auto at = text.find(what);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

} // namespace

class ExamFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // FIPS 180-4's examples.
    void hashesAreThePublishedOnes()
    {
        QCOMPARE(sha256("abc"), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    }

    void whatIsWrittenIsReadBack()
    {
        const auto empty = readExam(writeExam(someExam()));
        QVERIFY(empty && empty->exam == someExam() && !empty->answers);
        const auto answered = readExam(writeExam(someExam(), someAnswers()));
        QVERIFY(answered && answered->answers == someAnswers());
        QCOMPARE(answered->digest, examDigest(someExam()));
        const auto key = readExamKey(writeExamKey(someKey()));
        QVERIFY(key && *key == someKey());
    }

    // Two exams whose patients differ in nothing but what became of them are the same file.
    void theStudentsFileSaysNothingOfTheOutcomes()
    {
        const std::string text = writeExam(someExam(), someAnswers());
        QVERIFY(text.find("\"outcome\": \"low ferritin\"") != std::string::npos); // its name alone
        QVERIFY(text.find("policy") == std::string::npos);
        QVERIFY(text.find("truth") == std::string::npos);
        QVERIFY(text.find("row") == std::string::npos); // of the data, where it could be looked up
    }

    void whatWasEditedIsToldApart()
    {
        const std::string text = writeExam(someExam(), someAnswers());
        QCOMPARE(codeOf(replaced(text, "no_disease", "disease")), ExamFault::AnswersChanged);
        QCOMPARE(codeOf(replaced(text, "\"student\": \"7\"", "\"student\": \"8\"")), ExamFault::AnswersChanged);
        QCOMPARE(codeOf(replaced(text, "11.2", "14.2")), ExamFault::CasesChanged);
        QCOMPARE(codeOf(replaced(text, "60.0", "90.0")), ExamFault::CasesChanged); // the budget
        QCOMPARE(codeOf(writeExamKey(someKey())), ExamFault::Foreign);
        QCOMPARE(codeOf("{\"panels\": []}"), ExamFault::Foreign);
        QCOMPARE(codeOf(replaced(text, "\"panelwise_exam\": 1", "\"panelwise_exam\": 2")), ExamFault::Newer);
        QCOMPARE(codeOf(text.substr(0, text.size() / 2)), ExamFault::Broken);
    }

    // Answers of one exam pasted into another, whose cases are as many.
    void answersOfAnotherExamDoNotFitTheirSeal()
    {
        Exam other = someExam();
        other.title = "Anaemia, week 4";
        std::string mine = writeExam(someExam(), someAnswers()), theirs = writeExam(other, someAnswers());
        const auto sealAt = [](const std::string& text) { return text.find("\"seal\""); };
        mine.replace(sealAt(mine), std::string::npos, theirs.substr(sealAt(theirs)));
        QCOMPARE(codeOf(mine), ExamFault::AnswersChanged);
    }

    // Case 1 missed for 26 + 3, case 2 right for nothing: 0 − 0.29 + 1. The policy: 5 − 0.29 + 1.
    void aFolderBecomesATable()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const std::string answered = writeExam(someExam(), someAnswers());
        ExamAnswers half = someAnswers(), rich = someAnswers(), late = someAnswers();
        half.cases[1].diagnosis.reset();
        rich.cases[0].orders = {0, 1}; // 26 + 40 + 3 is above 60
        late.minutes = 45;
        Exam other = someExam();
        other.title = "another";
        const std::pair<const char*, std::string> files[] = {{"a.exam.json", answered},
                                                             {"b.exam.json", writeExam(someExam(), half)},
                                                             {"c.exam.json", writeExam(someExam())},
                                                             {"d.exam.json", writeExam(someExam(), rich)},
                                                             {"e.exam.json", writeExam(someExam(), late)},
                                                             {"f.exam.json", writeExam(other, someAnswers())},
                                                             {"g.exam.json", replaced(answered, "\"7\"", "\"9\"")},
                                                             {"notes.txt", "hello"}};
        for (const auto& [name, text] : files)
            QVERIFY(writeFile(path / name, text).ok());
        const auto gathered = gatherExam(path, someKey());
        QVERIFY(gathered.ok());
        using enum ExamReturn::State;
        const ExamReturn::State states[] = {Answered,   Incomplete, Unanswered, OverLimits,
                                            OverLimits, OtherExam,  Unreadable};
        QCOMPARE(gathered->returns.size(), std::size(states));
        for (std::size_t i = 0; i < std::size(states); ++i)
            QCOMPARE(gathered->returns[i].state, states[i]);
        const ExamMarks& sum = gathered->returns[0].sum;
        QCOMPARE(sum.right, std::size_t(1));
        QCOMPARE(sum.found, std::size_t(0));
        QCOMPARE(sum.ill, std::size_t(1));
        QCOMPARE(sum.bill.amount, 29.0);
        QVERIFY(std::abs(sum.score - 0.71) < 1e-12);
        QVERIFY(std::abs(gathered->policySum.score - 5.71) < 1e-12);
        QVERIFY(std::abs(gathered->returns[1].sum.score + 0.29) < 1e-12); // no diagnosis earns nothing
        QVERIFY(!gatherExam(path / "none", someKey()).ok());
    }
};

PANELWISE_TEST(ExamFileTest)

} // namespace exam_file_test

#include "exam_file_test.moc"
