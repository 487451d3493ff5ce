// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

namespace cli_memory_test {

// As on a shared computer that gives each job so much memory and no more.
class CliMemoryTest : public QObject {
    Q_OBJECT

    static Run runWithin(int megabytes, const QStringList& words)
    {
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral("bash"),
                      QStringList{"-c", QStringLiteral("ulimit -v %1; exec \"$0\" \"$@\"").arg(megabytes * 1000),
                                  QStringLiteral(PANELWISE_CLI)} +
                          words);
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {.exit = process.exitCode(),
                .output = QString::fromUtf8(process.readAllStandardOutput()),
                .notes = QString::fromUtf8(process.readAllStandardError())};
    }

private Q_SLOTS:
    void everyJobEndsWithASentence_data()
    {
        QTest::addColumn<QStringList>("words");
        const QStringList ferritin{"--cohort", "ferritin", "--patients", "1200"};
        QTest::newRow("inspect") << QStringList{"inspect"} +
                                        QStringList{"--cohort", "ferritin", "--patients", "100000"};
        QTest::newRow("front") << QStringList{"front", "--threads", "1", "--bootstrap", "0", "--method", "lattice"} +
                                      ferritin;
        QTest::newRow("xgboost") << QStringList{"baselines", "--models", "xgboost", "--seeds", "1"} + ferritin;
    }
    void everyJobEndsWithASentence()
    {
        QFETCH(QStringList, words);
        int stopped = 0;
        for (const int megabytes : {80, 90, 100, 120}) {
            const Run made = runWithin(megabytes, words);
            if (made.exit == 0)
                break; // it takes no more
            QVERIFY2(made.exit == 3,
                     qPrintable(QStringLiteral("%1 MB: exit %2 %3")
                                    .arg(QString::number(megabytes), QString::number(made.exit), made.notes)));
            QVERIFY2(made.notes.contains("not enough memory"), qPrintable(made.notes));
            ++stopped;
        }
        QVERIFY(stopped > 0); // it was short of memory
    }
};

PANELWISE_GUILESS_TEST(CliMemoryTest)

} // namespace cli_memory_test

#include "cli_memory_test.moc"
