#include "layering_rules.h"

#include <QDirIterator>
#include <QTest>

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
                                        << "#include \"ui/text/error_text.h\"";
        QTest::newRow("store in data") << "core/data/study.h"
                                       << "#include \"core/store/project_file.h\"";
        QTest::newRow("lattice in the front") << "core/front/exact_front.cpp"
                                              << "#include \"core/lattice/panel_lattice.h\"";
        QTest::newRow("lattice in ui") << "ui/pages/front_page.cpp"
                                       << "#include \"core/lattice/lattice_rule.h\"";
        QTest::newRow("LibTorch in the lattice") << "core/lattice/set_estimate.cpp"
                                                 << "#include <torch/torch.h>";
        QTest::newRow("thread in the lattice") << "core/lattice/lattice_fit.cpp"
                                               << "    std::thread hand;";
        QTest::newRow("training in the lattice") << "core/lattice/lattice_fit.cpp"
                                                 << "#include \"core/train/policy.h\"";
        QTest::newRow("LibTorch in a header") << "core/learn/classifier.h"
                                              << "#include <torch/torch.h>";
        QTest::newRow("LibTorch in the domain") << "core/rl/advantages.cpp"
                                                << "#  include <torch/torch.h>";
        QTest::newRow("SQLite outside store") << "app/session/session.cpp"
                                              << "#include <sqlite3.h>";
        QTest::newRow("JSON in a header") << "core/data/task.h"
                                          << "#include <nlohmann/json.hpp>";
        QTest::newRow("store in ui") << "ui/pages/data_page.h"
                                     << "#include \"core/store/project_file.h\"";
        QTest::newRow("app in ui") << "ui/pages/main_window.cpp"
                                   << "#include \"app/session/session.h\"";
        QTest::newRow("QCustomPlot in a header") << "ui/plots/front_plot.h"
                                                 << "#include <qcustomplot.h>";
        QTest::newRow("widgets in words") << "ui/text/error_text.cpp"
                                          << "#include <QWidget>";
        QTest::newRow("thread in core") << "core/data/csv_import.cpp"
                                        << "    std::jthread reader;";
        QTest::newRow("file in ui") << "ui/pages/start_page.cpp"
                                    << "#include <QFile>";
        QTest::newRow("umbrella") << "ui/pages/start_page.cpp"
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
        QTest::newRow("LibTorch in its room") << "core/learn/classifier.cpp"
                                              << "#include <torch/torch.h>";
        QTest::newRow("LibTorch in a private header") << "core/learn/networks_p.h"
                                                      << "#include <torch/torch.h>";
        QTest::newRow("SQLite in its room") << "core/store/statement_p.h"
                                            << "#include <sqlite3.h>";
        QTest::newRow("QCustomPlot in its room") << "ui/plots/front_plot.cpp"
                                                 << "#include <qcustomplot.h>";
        QTest::newRow("thread in app") << "app/session/writer.cpp"
                                       << "    std::jthread m_thread;";
        QTest::newRow("trees in the lattice") << "core/lattice/set_estimate.h"
                                              << "#include \"core/learn/boosted_trees.h\"";
        QTest::newRow("lattice in training") << "core/train/lattice_policy.h"
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

QTEST_GUILESS_MAIN(LayeringTest)
#include "layering_test.moc"
