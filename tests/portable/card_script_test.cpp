// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/csv/csv_import.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/explain/pocket_card_fit.h"
#include "core/portable/policy_script.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <array>
#include <limits>

namespace card_script_test {

using namespace core;

namespace {

// What is done for one patient: "BBC > TSAT", "disease".
using Decision = std::pair<QString, QString>;

// Ferritin's patients, a quarter of them cases, with every third value of every column but the outcome missing.
struct Clinic {
    TablePtr table;
    Task task;
    CohortPtr cohort;
};

Clinic clinicWithGaps(std::size_t patients)
{
    const auto sample = drawBuiltinCohort("ferritin", 8 * patients, Seed{11});
    if (!sample)
        qFatal("no cohort");
    const std::vector<float>& ill = sample->table->find(sample->task.label)->values;
    std::vector<std::size_t> rows;
    std::array<std::size_t, 2> left{patients - patients / 4, patients / 4};
    for (std::size_t row = 0; row < ill.size(); ++row)
        if (std::size_t& open = left[ill[row] == 1.0f ? 1 : 0]; open > 0) {
            --open;
            rows.push_back(row);
        }
    RandomStream stream(Seed{12}, "gaps");
    std::vector<Column> columns(sample->table->columns().begin(), sample->table->columns().end());
    for (Column& column : columns) {
        std::vector<float> kept;
        for (const std::size_t row : rows)
            kept.push_back(column.values[row]);
        column.values = std::move(kept);
        for (float& value : column.values)
            if (column.name != sample->task.label && stream.below(3) == 0)
                value = std::numeric_limits<float>::quiet_NaN();
    }
    Clinic clinic{std::make_shared<const Table>("gaps", std::move(columns)), sample->task, nullptr};
    clinic.task.splitColumn.clear();
    const Result<CohortPtr, ProblemList> cohort = makeCohort(clinic.table, clinic.task);
    if (!cohort)
        qFatal("problem %d with %s", static_cast<int>(cohort.error().first().front().code),
               cohort.error().first().front().subject.c_str());
    clinic.cohort = *cohort;
    return clinic;
}

FeatureId featureNamed(const Cohort& cohort, std::string_view name)
{
    for (std::size_t i = 0; i < cohort.featureCount(); ++i)
        if (cohort.features()[i].name == name)
            return FeatureId(i);
    qFatal("no such feature");
}

// Age first, then the first panel and hemoglobin, and the second panel for those it leaves in doubt. Whoever lacks a
// value goes on once as yes and once as no.
PocketCard cardByHand(const Cohort& cohort)
{
    const FeatureId age = featureNamed(cohort, "age_years"), hemoglobin = featureNamed(cohort, "hemoglobin_g_dL"),
                    female = featureNamed(cohort, "sex_female");
    PocketCard card;
    card.nodes = {
        {.content = CardQuestion{.feature = age, .limit = 40.0, .yes = 1, .no = 4, .missingIsYes = true}},
        {.content = CardOrder{.panel = PanelId(0), .next = 2}},
        {.content = CardQuestion{.feature = hemoglobin, .limit = 12.5, .yes = 3, .no = 7, .missingIsYes = true}},
        {.content = Disease::Present},
        {.content = CardQuestion{.feature = female, .limit = 0.5, .yes = 5, .no = 6, .missingIsYes = false}},
        {.content = Disease::Absent},
        {.content = CardOrder{.panel = PanelId(0), .next = 8}},
        {.content = Disease::Absent},
        {.content = CardOrder{.panel = PanelId(1), .next = 9}},
        {.content = CardQuestion{.feature = hemoglobin, .limit = 11.0, .yes = 10, .no = 11, .missingIsYes = false}},
        {.content = Disease::Present},
        {.content = Disease::Absent}};
    return card;
}

std::vector<Decision> byCard(const PocketCard& card, const Cohort& cohort)
{
    const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
    std::vector<Decision> decisions;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i) {
        QStringList orders;
        QString said;
        for (const Action action : cardActions(card, cohort, rules, PatientIndex(i)))
            if (action.isOrder())
                orders << QString::fromStdString(cohort.catalog().panels()[action.panel().value].name);
            else
                said = action.diagnosis() == Disease::Present ? "disease" : "no_disease";
        decisions.emplace_back(orders.join(" > "), said);
    }
    return decisions;
}

std::vector<Decision> byScript(const QString& program, const QString& script, const QString& data)
{
    QProcess process;
    process.start(program, {script, data});
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("%s", process.readAllStandardError().left(2000).constData());
    std::vector<Decision> decisions;
    QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    lines.removeFirst();
    for (const QByteArray& line : lines) {
        const QStringList cells = QString::fromUtf8(line).remove('"').split(',');
        decisions.emplace_back(cells.value(1), cells.value(4));
    }
    return decisions;
}

} // namespace

// A card as it is followed in the program, and as scripts of Python and R.
class CardScriptTest : public QObject {
    Q_OBJECT

    static void compare(const PocketCard& card, const Clinic& clinic)
    {
        QTemporaryDir folder;
        const QString data = folder.filePath("patients.csv");
        QVERIFY(writeCsv(*clinic.table, data.toStdString()).ok());
        const std::vector<Decision> own = byCard(card, *clinic.cohort);
        QCOMPARE(own.size(), std::size_t{500});
        int compared = 0;
        for (const auto& [language, name, program] : {std::tuple(ScriptLanguage::Python, "card.py", "python3"),
                                                      std::tuple(ScriptLanguage::R, "card.R", "Rscript")}) {
            const QString found = QStandardPaths::findExecutable(QLatin1String(program));
            if (found.isEmpty())
                continue;
            const QString script = folder.filePath(QLatin1String(name));
            const std::string text =
                cardScript(card, featuresOf(*clinic.cohort), false, factsOf(*clinic.cohort, *clinic.table, clinic.task),
                           {.language = language, .fileName = name});
            QFile file(script);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) > 0);
            file.close();
            const std::vector<Decision> theirs = byScript(found, script, data);
            QCOMPARE(theirs.size(), own.size());
            for (std::size_t i = 0; i < own.size(); ++i) {
                QVERIFY2(theirs[i].first == own[i].first, qPrintable(QString("%1, row %2").arg(name).arg(i + 1)));
                QVERIFY2(theirs[i].second == own[i].second, qPrintable(QString("%1, row %2").arg(name).arg(i + 1)));
            }
            ++compared;
        }
        if (compared == 0)
            QSKIP("neither Python nor R is installed");
    }

private Q_SLOTS:
    void cardAndScriptsDecideAlikeWithGaps()
    {
        const Clinic clinic = clinicWithGaps(500);
        compare(cardByHand(*clinic.cohort), clinic);
    }

    // The card of a policy that was learned with the same gaps.
    void theCardOfAPolicyDoesSoToo()
    {
        const Clinic clinic = clinicWithGaps(500);
        const fixture::Patients patients = fixture::patientsOf(clinic.table, clinic.task);
        const FrontOutcome found = fixture::findLattice(fixture::smallLattice(), patients);
        const PolicyPtr policy = found.policies[found.policies.size() / 2].policy;
        const auto card = fitPocketCard(*policy, *clinic.cohort, patients.split, {}, {});
        QVERIFY(card && *card);
        compare(**card, clinic);
    }

    // Every question of the script says in words what happens without the value.
    void theScriptSaysHowToGoOnWithoutAValue()
    {
        const Clinic clinic = clinicWithGaps(200);
        for (const ScriptLanguage language : {ScriptLanguage::Python, ScriptLanguage::R}) {
            const std::string text = cardScript(cardByHand(*clinic.cohort), featuresOf(*clinic.cohort), false,
                                                factsOf(*clinic.cohort, *clinic.table, clinic.task),
                                                {.language = language, .fileName = "card"});
            const QString script = QString::fromStdString(text);
            QCOMPARE(script.count("not recorded: go on as yes"), 2);
            QCOMPARE(script.count("not recorded: go on as no"), 2);
            QCOMPARE(script.count("additional permission under section 7"), 1);
        }
    }
};

PANELWISE_GUILESS_TEST(CardScriptTest)

} // namespace card_script_test

#include "card_script_test.moc"
