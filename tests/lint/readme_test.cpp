// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

namespace readme_test {

// Everything the README tells a newcomer to type or look at is there.
class ReadmeTest : public QObject {
    Q_OBJECT

    const QDir m_root{QStringLiteral(PANELWISE_SOURCE_DIR)};
    QString m_text;

    QStringList commands() const
    {
        QStringList found;
        bool inside = false;
        for (const QString& raw : m_text.split('\n')) {
            const QString line = raw.trimmed();
            if (line.startsWith("```"))
                inside = line == "```sh";
            else if (inside && !line.isEmpty() && !line.startsWith('#'))
                found << line.section(QStringLiteral("  #"), 0, 0).trimmed();
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile readme(m_root.filePath("README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        m_text = QString::fromUtf8(readme.readAll());
    }

    void scriptsExistAndCanBeRun()
    {
        QVERIFY(commands().contains("./run"));
        QVERIFY(commands().contains("./test"));
        for (const QString& command : commands()) {
            const QString program = command.section(' ', 0, 0);
            if (program.startsWith("./"))
                QVERIFY2(QFileInfo(m_root.filePath(program)).isExecutable(), qPrintable(command));
        }
    }

    // Each `./run ARGS` line is tried on the real command line program. --help after it checks the words without work.
    void commandLinesAreUnderstood()
    {
        int tried = 0;
        for (const QString& command : commands()) {
            QStringList words = QProcess::splitCommand(command);
            if (words.takeFirst() != "./run" || words.isEmpty())
                continue;
            QProcess process;
            process.start(QStringLiteral(PANELWISE_CLI), words << "--help");
            QVERIFY(process.waitForFinished());
            QVERIFY2(process.exitCode() == 0, qPrintable(command + '\n' + process.readAllStandardError()));
            ++tried;
        }
        QVERIFY(tried >= 6);
    }

    void linkedFilesExist()
    {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)#]+)\\)|src=\"([^\"]+)\""));
        auto matches = link.globalMatch(m_text);
        int files = 0;
        while (matches.hasNext()) {
            const auto match = matches.next();
            const QString target = match.captured(1) + match.captured(2);
            if (target.contains("://"))
                continue;
            QVERIFY2(QFileInfo::exists(m_root.filePath(target)), qPrintable(target));
            ++files;
        }
        QVERIFY2(files >= 2, "the README shows no screenshot or names no licence");
    }

    void roomsOfTheArchitectureExist()
    {
        static const QRegularExpression room(R"(`((?:core|ui|app|tests)/[a-z]+)`)");
        auto matches = room.globalMatch(m_text);
        int rooms = 0;
        while (matches.hasNext()) {
            const QString folder = matches.next().captured(1);
            QVERIFY2(QFileInfo(m_root.filePath(folder)).isDir(), qPrintable(folder));
            ++rooms;
        }
        QVERIFY(rooms >= 5);
    }
};

PANELWISE_GUILESS_TEST(ReadmeTest)

} // namespace readme_test

#include "readme_test.moc"
