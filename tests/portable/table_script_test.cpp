// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "core/front/counted_joint.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/lattice_policy.h"
#include "core/portable/policy_script.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

// A policy that looks its actions up, as the program and as scripts of Python and R.
namespace table_script_test {

using namespace core;

namespace {

std::shared_ptr<const TablePolicy> exactPolicy(const fixture::KnownProblem& problem, const Cohort& cohort)
{
    const DiscreteProblem discrete = makeDiscreteProblem(problem.joint, problem.task);
    FindingTable table{.problem = discrete, .levels = {}};
    table.levels.assign(problem.joint.variables.size(), {0.0f, 1.0f});
    const RewardShape shape{.lambda = 3.0, .rho = -0.01};
    const ExactPolicy exact = solveExactly(discrete, shape);
    return std::make_shared<const TablePolicy>(
        TablePolicy::Parts{.lookup = std::make_shared<const FindingLookup>(featuresOf(cohort), table),
                           .actions = {exact.actions().begin(), exact.actions().end()},
                           .shape = shape,
                           .seed = Seed{5}});
}

QString ordersOf(const Episode& episode, const TestCatalog& catalog)
{
    QStringList orders;
    for (const PanelId panel : episode.sequence())
        orders << QString::fromStdString(catalog.panels()[panel.value].name);
    return orders.join(QStringLiteral(" > "));
}

} // namespace

class TableScriptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theScriptsDoWhatTheTableSays_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<int>("unrecorded");
        QTest::addColumn<bool>("ruled");
        for (const char* program : {"python3", "Rscript"})
            for (const UnrecordedPanels choice : kUnrecordedPanels)
                for (const bool ruled : {false, true})
                    QTest::addRow("%s, %s%s", program, std::string(keyOf(choice)).c_str(), ruled ? ", rules" : "")
                        << program << static_cast<int>(choice) << ruled;
    }
    void theScriptsDoWhatTheTableSays()
    {
        QFETCH(QString, program);
        QFETCH(int, unrecorded);
        QFETCH(bool, ruled);
        const QString found = QStandardPaths::findExecutable(program);
        if (found.isEmpty())
            QSKIP("Python or R is not installed");
        fixture::KnownProblem problem = fixture::overlappingPanels();
        problem.task.unrecordedPanels = static_cast<UnrecordedPanels>(unrecorded);
        if (ruled) { // $3, $4 and $6 with a draw for $2: One comes first, Two after it, and not all three
            problem.task.rules = {.cap = Cost(10.0), .first = {"One"}};
            problem.task.panels[1].needs = {"One"};
        }
        const fixture::Patients here = fixture::withGaps(problem, 500);
        const auto policy = exactPolicy(problem, *here.cohort);
        const std::vector<Episode> episodes = policy->run(*here.cohort, fixture::everybody(*here.cohort));

        const bool python = program == QLatin1String("python3");
        const Table table = tableOf(*here.cohort);
        compare(tableScript(*policy, factsOf(*policy, table, problem.task, *here.cohort),
                            {.language = python ? ScriptLanguage::Python : ScriptLanguage::R, .fileName = "rules"}),
                found, python, table, episodes, here.cohort->catalog());
    }

    // With a cap and overlapping panels all that is paid counts, not only the fees.
    void aLatticeKeepsItsRulesInAScript_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("capped");
        for (const char* program : {"python3", "Rscript"})
            for (const bool capped : {false, true})
                QTest::addRow("%s%s", program, capped ? ", cap" : "") << program << capped;
    }
    void aLatticeKeepsItsRulesInAScript()
    {
        QFETCH(QString, program);
        QFETCH(bool, capped);
        const QString found = QStandardPaths::findExecutable(program);
        if (found.isEmpty())
            QSKIP("Python or R is not installed");
        fixture::KnownProblem problem = fixture::overlappingPanels();
        problem.task.rules.first = {"One"};
        problem.task.panels[1].needs = {"One"};
        if (capped)
            problem.task.rules.cap = Cost(11.0);
        const fixture::Patients here = fixture::withGaps(problem, 900);
        const FrontOutcome front = fixture::findLattice(fixture::smallLattice(), here);
        const auto policy = std::dynamic_pointer_cast<const LatticePolicy>(front.policies.back().policy);
        QVERIFY(policy);
        const bool python = program == QLatin1String("python3");
        const Table table = tableOf(*here.cohort);
        compare(latticeScript(*policy, factsOf(*policy, table, problem.task, *here.cohort),
                              {.language = python ? ScriptLanguage::Python : ScriptLanguage::R, .fileName = "rules"}),
                found, python, table, policy->run(*here.cohort, fixture::everybody(*here.cohort)),
                here.cohort->catalog());
    }

private:
    // What a script says of these patients is what was done for them.
    static void compare(const std::string& text, const QString& program, bool python, const Table& table,
                        const std::vector<Episode>& episodes, const TestCatalog& catalog)
    {
        QTemporaryDir folder;
        const QString script = folder.filePath(python ? "rules.py" : "rules.R"), data = folder.filePath("patients.csv");
        QVERIFY(writeCsv(table, data.toStdString()).ok());
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) > 0);
        file.close();
        QProcess process;
        process.start(program, {script, data});
        QVERIFY(process.waitForFinished(200'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().left(2000).constData());
        const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(std::size_t(lines.size()), episodes.size() + 1);
        std::size_t orders = 0;
        for (std::size_t i = 0; i < episodes.size(); ++i) {
            const QStringList cells = QString::fromUtf8(lines[qsizetype(i) + 1]).trimmed().remove('"').split(',');
            const Episode& episode = episodes[i];
            QCOMPARE(cells.value(1), ordersOf(episode, catalog));
            QVERIFY(std::abs(cells.value(2).toDouble() - episode.cost().amount) < 1e-6);
            QVERIFY(std::abs(cells.value(3).toDouble() - episode.finalProbability()) < 1e-5);
            QCOMPARE(cells.value(4) == QLatin1String("disease"), episode.diagnosis() == Disease::Present);
            orders += episode.sequence().size();
        }
        QVERIFY(orders > 100);
    }

    // The patients' values as a file has them.
    static Table tableOf(const Cohort& cohort)
    {
        std::vector<Column> columns;
        for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature) {
            const std::span<const float> values = cohort.values(FeatureId(feature));
            columns.push_back({.name = cohort.features()[feature].name,
                               .kind = ColumnKind::Binary,
                               .values = {values.begin(), values.end()},
                               .levels = {"0", "1"}});
        }
        return Table("patients", std::move(columns));
    }
};

PANELWISE_GUILESS_TEST(TableScriptTest)

} // namespace table_script_test

#include "table_script_test.moc"
