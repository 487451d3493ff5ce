// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QProcess>
#include <QProcessEnvironment>

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
