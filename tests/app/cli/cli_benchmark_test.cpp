// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace cli_benchmark_test {

// A published protocol over a folder, on the real program.
class CliBenchmarkTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray contentOf(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList linesOf(const QString& name) const
    {
        return QString::fromUtf8(contentOf(name)).split('\n', Qt::SkipEmptyParts);
    }

    // Two data sets that the lattice takes a moment for.
    void makeTwoSets()
    {
        for (const char* seed : {"1", "2"}) {
            if (QFile::exists(path("two/set") + seed + ".csv"))
                continue;
            QVERIFY(
                run({"generate", "known-optimum", "--patients", "400", "--seed", seed, "--out", path("two")}).exit ==
                0);
            for (const char* ending : {".csv", ".task.json"})
                QVERIFY(QFile::rename(path("two/known-optimum") + ending, path("two/set") + seed + ending));
        }
    }
    QStringList lattice(const QStringList& more) const
    {
        return QStringList{"benchmark", "--suite", "afa", path("two"), "--methods", "lattice", "--budgets", "1,2"} +
               more;
    }
    // Without what a clock told.
    static QStringList figures(QStringList lines)
    {
        for (QString& line : lines) {
            QStringList cells = line.split(',');
            if (cells.size() > 7)
                cells.removeAt(7);
            line = cells.join(',');
        }
        lines.sort();
        return lines;
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    // A data set without a task, one with three outcomes and one with more tests than the lattice can list all sets of.
    void aBenchmarkGoesOnPastWhatIsOutOfScope()
    {
        const auto write = [this](const QString& name, const QByteArray& text) {
            QFile file(path("sets/" + name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(run({"generate", "known-optimum", "--patients", "400", "--out", path("sets")}).exit == 0);
        QVERIFY(write("three.csv", "y,a\n0,1\n1,2\n2,3\n") && write("alone.csv", "y,a\n0,1\n1,2\n"));
        QVERIFY(write("three.task.json", R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": ["a"]}]})"));
        QByteArray wide = "y", columns;
        for (int column = 0; column < 16; ++column) {
            wide += ",c" + QByteArray::number(column);
            columns += (column > 0 ? ", \"c" : "\"c") + QByteArray::number(column) + '"';
        }
        for (int i = 0; i < 200; ++i) {
            wide += '\n' + QByteArray::number(i % 2);
            for (int column = 0; column < 16; ++column)
                wide += ',' + QByteArray::number((i * (column + 3)) % 17);
        }
        QVERIFY(write("wide.csv", wide + '\n'));
        QVERIFY(write("wide.task.json", R"({"label": "y", "visible": [], "panels":
            [{"name": "A", "cost": 1, "columns": [)" +
                                            columns + "]}]}"));
        const Run reply = run({"benchmark", "--suite", "afa", path("sets"), "--methods", "lattice", "--seeds", "42,43",
                               "--budgets", "1,2", "--out", path("afa.csv"), "--json"});
        QCOMPARE(reply.exit, 0);
        QMap<QString, QString> notes;
        for (const QJsonValue set : reply.json()["datasets"].toArray())
            notes[set["dataset"].toString()] = set["note"].toString();
        QCOMPARE(notes.keys(), (QStringList{"alone", "known-optimum", "three", "wide"}));
        QVERIFY(notes["alone"].contains("task file") && notes["three"].contains("out of scope"));
        QVERIFY(notes["known-optimum"].isEmpty() && notes["wide"].isEmpty());
        QFile csv(path("afa.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(csv.readAll()).trimmed().split('\n');
        QCOMPARE(lines[0], QStringLiteral("suite,dataset,method,seed,budget,metric,value,seconds,note"));
        // Two seeds, two budgets and three metrics; a line for each data set left out.
        QCOMPARE(lines.filter("afa,known-optimum,lattice,").size(), qsizetype(12));
        QCOMPARE(lines.filter("afa,wide,lattice,").size(), qsizetype(12));
        QCOMPARE(lines.size(), qsizetype(1 + 12 + 12 + 2));
        QCOMPARE(run({"benchmark", "--suite", "afa", path("nowhere")}).exit, 3);
        QCOMPARE(run({"benchmark", "--suite", "afa", path("sets"), "--methods", "lr"}).exit, 2);
    }

    // Killed after the first run, which nobody does again: its seconds stay.
    void whatIsFinishedIsKeptAndGoneOnWith()
    {
        makeTwoSets();
        QCOMPARE(run(lattice({"--seeds", "42,43,44", "--out", path("whole.csv")})).exit, 0);
        QCOMPARE(linesOf("whole.csv").size(), qsizetype(1 + 2 * 3 * 2 * 3));
        QProcess process;
        process.setProcessEnvironment(plainEnvironment());
        process.start(QStringLiteral(PANELWISE_CLI),
                      lattice({"--seeds", "42,43,44", "--threads", "1", "--out", path("part.csv")}));
        QElapsedTimer clock;
        clock.start();
        while (!QFile::exists(path("part.csv")) && clock.elapsed() < 60'000)
            QTest::qWait(5);
        process.kill();
        QVERIFY(process.waitForFinished());
        const QStringList before = linesOf("part.csv");
        QVERIFY(before.size() > 1);
        QCOMPARE(run(lattice({"--seeds", "42,43,44", "--out", path("part.csv"), "--resume"})).exit, 0);
        QCOMPARE(figures(linesOf("part.csv")), figures(linesOf("whole.csv")));
        for (const QString& line : before)
            QVERIFY(linesOf("part.csv").contains(line));

        // One more seed keeps what it does not ask for; with panels it is another suite.
        QCOMPARE(run(lattice({"--seeds", "45", "--out", path("part.csv"), "--resume"})).exit, 0);
        QCOMPARE(linesOf("part.csv").size(), qsizetype(1 + 2 * 4 * 2 * 3));
        QCOMPARE(run(lattice({"--seeds", "45", "--keep-panels", "--out", path("part.csv"), "--resume"})).exit, 0);
        QCOMPARE(linesOf("part.csv").filter("afa-panels,").size(), qsizetype(2 * 2 * 3));
        QCOMPARE(linesOf("part.csv").size(), qsizetype(1 + 2 * 5 * 2 * 3));
    }

    void whatWouldFailInTheEndFailsAtOnce()
    {
        makeTwoSets();
        const Run nowhere = run(lattice({"--out", path("nowhere/afa.csv")}));
        QCOMPARE(nowhere.exit, 3);
        QVERIFY(!nowhere.notes.contains("Lattice"));
        QCOMPARE(run(lattice({"--seeds", "42", "--out", path("once.csv")})).exit, 0);
        const QByteArray once = contentOf("once.csv");
        QCOMPARE(run(lattice({"--seeds", "43", "--out", path("once.csv")})).exit, 2); // nothing is overwritten
        QCOMPARE(contentOf("once.csv"), once);
        QCOMPARE(run(lattice({"--seeds", "42", "--resume"})).exit, 2);
        QCOMPARE(run(lattice({"--seeds", "42", "--out", path("two/set1.csv"), "--resume"})).exit, 3);
        QCOMPARE(run(lattice({"--seeds", "42", "--plot", path("afa.txt")})).exit, 2);
    }

    // What the axis says is what the JSON says.
    void aPlotIsDrawnForEveryDataSet()
    {
        makeTwoSets();
        const Run reply = run(lattice({"--seeds", "42", "--plot", path("afa.svg"), "--json"}));
        QCOMPARE(reply.exit, 0);
        QCOMPARE(reply.json()["plots"].toArray().toVariantList(),
                 (QVariantList{path("afa-set1.svg"), path("afa-set2.svg")}));
        for (const QJsonValue set : reply.json()["datasets"].toArray()) {
            const QByteArray plot = contentOf("afa-" + set["dataset"].toString() + ".svg");
            QVERIFY(plot.contains("<svg") && plot.contains("Lattice"));
            QVERIFY(plot.contains(set["metric"] == "f1" ? "F1" : "Accuracy"));
        }
    }
};

PANELWISE_GUILESS_TEST(CliBenchmarkTest)

} // namespace cli_benchmark_test

#include "cli_benchmark_test.moc"
