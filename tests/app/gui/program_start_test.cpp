// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace program_start_test {
namespace {

struct Ended {
    int code = -1;
    QString out, err;
};

// As on a server: neither a display nor a platform that does without.
Ended runWithoutDisplay(const QStringList& words)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PANELWISE_WINDOW), words);
    if (!process.waitForFinished())
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class ProgramStartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpNeedsNoDisplay()
    {
        const Ended ended = runWithoutDisplay({"--help"});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("--screenshot"), qPrintable(ended.out));
        QCOMPARE(ended.err, QString());
    }

    void theManualHoldsEveryOptionOfHelp()
    {
        static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        const QString manual = runWithoutDisplay({"--man"}).out.replace(QStringLiteral("\\-"), QStringLiteral("-"));
        QVERIFY2(manual.startsWith(QStringLiteral(".TH \"PANELWISE\" 1")), qPrintable(manual));
        for (auto matches = option.globalMatch(runWithoutDisplay({"--help"}).out); matches.hasNext();) {
            const QString name = matches.next().captured();
            QVERIFY2(manual.contains(name) || name.startsWith(QStringLiteral("--help")) ||
                         name == QStringLiteral("--version"),
                     qPrintable(name));
        }
    }

    // With --portable nothing is read from or written to the user's own folders.
    void aPortableProgramLeavesTheHomeFolderAlone()
    {
        QTemporaryDir home;
        QTemporaryDir stick;
        QVERIFY(home.isValid() && stick.isValid());
        const QString program = stick.filePath(QStringLiteral("panelwise"));
        QVERIFY(QFile::copy(QStringLiteral(PANELWISE_WINDOW), program));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), home.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("LD_LIBRARY_PATH"),
                           QFileInfo(QStringLiteral(PANELWISE_WINDOW)).absolutePath() +
                               QStringLiteral("/../lib/panelwise"));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, {"--portable", "--sample", "ferritin", "--screenshot",
                                stick.filePath(QStringLiteral("window.png"))});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(QFileInfo::exists(stick.filePath(QStringLiteral("panelwise-settings"))));
        const QStringList left = QDir(home.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
        QVERIFY2(!left.contains(QStringLiteral("PanelWise")), qPrintable(left.join(QLatin1Char(' '))));
    }

    void versionNeedsNoDisplay()
    {
        const Ended ended = runWithoutDisplay({"--version"});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains(QStringLiteral(PANELWISE_VERSION)), qPrintable(ended.out));
    }

    void wrongWordsAreAnsweredWithoutADisplay()
    {
        const Ended ended = runWithoutDisplay({"--size", "huge"});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("huge"), qPrintable(ended.err));
    }

    void theWindowSaysThatItNeedsADisplay()
    {
        const Ended ended = runWithoutDisplay({});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("display"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("panelwise-cli"), qPrintable(ended.err));
    }
};

PANELWISE_GUILESS_TEST(ProgramStartTest)

} // namespace program_start_test

#include "program_start_test.moc"
