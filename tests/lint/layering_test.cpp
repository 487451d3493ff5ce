// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/layering_rules.h"
#include "tests/test_program.h"

#include <QDirIterator>

namespace layering_test {

using lint::violation;

class LayeringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forbiddenLinesAreSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::newRow("Qt in core") << "core/data/table.h"
                                    << "#include <QString>";
        QTest::newRow("Qt module in core") << "core/data/table.cpp"
                                           << "#include <QtCore/qstring.h>";
        QTest::newRow("window in core") << "core/store/project_file.cpp"
                                        << "#include \"ui/common/text/error_text.h\"";
        QTest::newRow("store in data") << "core/data/cohort/study.h"
                                       << "#include \"core/store/project_file.h\"";
        QTest::newRow("lattice in the front") << "core/front/exact_front.cpp"
                                              << "#include \"core/lattice/panel_lattice.h\"";
        QTest::newRow("lattice in ui") << "ui/front/front_page.cpp"
                                       << "#include \"core/lattice/lattice_rule.h\"";
        QTest::newRow("LibTorch in the lattice") << "core/lattice/set_estimate.cpp"
                                                 << "#include <torch/torch.h>";
        QTest::newRow("thread in the lattice") << "core/lattice/lattice_fit.cpp"
                                               << "    std::thread hand;";
        QTest::newRow("training in the lattice") << "core/lattice/lattice_fit.cpp"
                                                 << "#include \"core/policy/policy.h\"";
        QTest::newRow("LibTorch in a header") << "core/learn/networks/classifier.h"
                                              << "#include <torch/torch.h>";
        QTest::newRow("LibTorch in the domain") << "core/rl/advantages.cpp"
                                                << "#  include <torch/torch.h>";
        QTest::newRow("SQLite outside store") << "app/session/document/session.cpp"
                                              << "#include <sqlite3.h>";
        QTest::newRow("JSON in a header") << "core/data/task/task.h"
                                          << "#include <nlohmann/json.hpp>";
        QTest::newRow("store in ui") << "ui/data/data_page.h"
                                     << "#include \"core/store/project_file.h\"";
        QTest::newRow("app in ui") << "ui/shell/main_window.cpp"
                                   << "#include \"app/session/document/session.h\"";
        QTest::newRow("QCustomPlot in a header") << "ui/figures/charts/front_plot.h"
                                                 << "#include <qcustomplot.h>";
        QTest::newRow("widgets in words") << "ui/common/text/error_text.cpp"
                                          << "#include <QWidget>";
        QTest::newRow("thread in core") << "core/data/csv/csv_import.cpp"
                                        << "    std::jthread reader;";
        QTest::newRow("file in ui") << "ui/start/start_page.cpp"
                                    << "#include <QFile>";
        QTest::newRow("one feature in another") << "ui/train/train_page.cpp"
                                                << "#include \"ui/front/front_page.h\"";
        QTest::newRow("the report in the comparison") << "ui/compare/compare_page.cpp"
                                                      << "#include \"ui/report/report_column.h\"";
        QTest::newRow("training in the report") << "ui/report/method_sections.cpp"
                                                << "#include \"ui/train/queue_text.h\"";
        QTest::newRow("command line in the report") << "app/report/baseline_report.h"
                                                    << "#include \"app/cli/common/words.h\"";
        QTest::newRow("feature in common") << "ui/common/labels.cpp"
                                           << "#include \"ui/data/data_page.h\"";
        QTest::newRow("command line in the window") << "app/gui/compare_controller.cpp"
                                                    << "#include \"app/cli/front/front_csv.h\"";
        QTest::newRow("statistics in the data") << "core/data/table.h"
                                                << "#include \"core/eval/metrics.h\"";
        QTest::newRow("a room nobody knows") << "core/attic/table.h"
                                             << "#include \"core/base/result.h\"";
        QTest::newRow("umbrella") << "ui/start/start_page.cpp"
                                  << "#include <QtWidgets>";
    }

    void forbiddenLinesAreSeen()
    {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QVERIFY(!violation(path, line).isEmpty());
    }

    void allowedLinesAreLeftAlone_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::newRow("LibTorch in its room") << "core/learn/networks/classifier.cpp"
                                              << "#include <torch/torch.h>";
        QTest::newRow("LibTorch in a private header") << "core/learn/networks/networks_p.h"
                                                      << "#include <torch/torch.h>";
        QTest::newRow("SQLite in its room") << "core/store/statement_p.h"
                                            << "#include <sqlite3.h>";
        QTest::newRow("QCustomPlot in its room") << "ui/figures/charts/front_plot.cpp"
                                                 << "#include <qcustomplot.h>";
        QTest::newRow("thread in app") << "app/session/document/writer.cpp"
                                       << "    std::jthread m_thread;";
        QTest::newRow("trees in the lattice") << "core/lattice/set_estimate.h"
                                              << "#include \"core/learn/trees/boosted_trees.h\"";
        QTest::newRow("lattice in training") << "core/policy/lattice_policy.h"
                                             << "#include \"core/lattice/lattice_model.h\"";
        QTest::newRow("queue is not Qt") << "core/base/mailbox.h"
                                         << "#include <queue>";
    }

    void allowedLinesAreLeftAlone()
    {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QCOMPARE(violation(path, line), QString());
    }

    void noRoomsSeeEachOtherInACircle() { QCOMPARE(lint::roomsInCircles(), QStringList()); }

    void everyRoomOfTheTableExistsAndIsNotTooLarge()
    {
        const QDir root(QStringLiteral(PANELWISE_SOURCE_DIR));
        for (const QString& room : lint::rooms()) {
            QVERIFY2(QDir(root.filePath(room)).exists(), qPrintable(room));
            const qsizetype files = QDir(root.filePath(room)).entryList({"*.h", "*.cpp"}, QDir::Files).size();
            QVERIFY2(files <= 65, qPrintable(QStringLiteral("%1 holds %2 files").arg(room).arg(files)));
        }
    }

    void noFileBreaksTheDependencyRule()
    {
        const QDir root(QStringLiteral(PANELWISE_SOURCE_DIR));
        QStringList broken;
        int files = 0;
        for (const char* room : {"core", "ui", "app"}) {
            QDirIterator walk(root.filePath(room), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                QFile file(walk.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString path = root.relativeFilePath(file.fileName());
                const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
                for (qsizetype i = 0; i < lines.size(); ++i)
                    if (const QString reason = violation(path, lines[i]); !reason.isEmpty())
                        broken << QStringLiteral("%1:%2: %3 (%4)").arg(path).arg(i + 1).arg(lines[i].trimmed(), reason);
                ++files;
            }
        }
        QVERIFY2(files > 20, "the walk did not find the sources");
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
    }
};

PANELWISE_GUILESS_TEST(LayeringTest)

} // namespace layering_test

#include "layering_test.moc"
