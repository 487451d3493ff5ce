// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

namespace readme_test {

// Everything the pages at the root tell a newcomer to type or look at is there.
class ReadmeTest : public QObject {
    Q_OBJECT

    const QDir m_root{QStringLiteral(PANELWISE_SOURCE_DIR)};
    const QStringList m_pages{"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"};

    QString textOf(const QString& page) const
    {
        QFile file(m_root.filePath(page));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    QStringList commands(const QString& page) const
    {
        QStringList found;
        bool inside = false;
        for (const QString& raw : textOf(page).split('\n')) {
            const QString line = raw.trimmed();
            if (line.startsWith("```"))
                inside = line == "```sh";
            else if (inside && !line.isEmpty() && !line.startsWith('#'))
                found << line.section(QStringLiteral("  #"), 0, 0).trimmed();
        }
        return found;
    }

    static QStringList allMatches(const QRegularExpression& pattern, const QString& text)
    {
        QStringList found;
        auto matches = pattern.globalMatch(text);
        while (matches.hasNext())
            found << matches.next().captured(1);
        return found;
    }

private Q_SLOTS:
    void scriptsExistAndCanBeRun()
    {
        QVERIFY(commands("README.md").contains("./run"));
        QVERIFY(commands("README.md").contains("./test"));
        for (const QString& command : commands("README.md") + commands("CONTRIBUTING.md")) {
            const QString program = command.section(' ', 0, 0);
            if (program.startsWith("./"))
                QVERIFY2(QFileInfo(m_root.filePath(program)).isExecutable(), qPrintable(command));
        }
    }

    // Each `./run ARGS` line is tried on the real command line program. --help after it checks the words without work.
    void commandLinesAreUnderstood()
    {
        int tried = 0;
        for (const QString& command : commands("README.md") + commands("CONTRIBUTING.md")) {
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

    void presetsExist()
    {
        const QString presets = textOf("CMakePresets.json");
        const QStringList named = allMatches(QRegularExpression("--preset ([a-z-]+)"), textOf("CONTRIBUTING.md"));
        QVERIFY(!named.isEmpty());
        for (const QString& preset : named)
            QVERIFY2(presets.contains("\"name\": \"" + preset + '"'), qPrintable(preset));
    }

    void linkedFilesExist()
    {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)#]+)\\)")),
            image(QStringLiteral("src=\"([^\"]+)\""));
        for (const QString& page : m_pages) {
            int files = 0;
            for (const QString& target : allMatches(link, textOf(page)) + allMatches(image, textOf(page))) {
                if (target.contains("://"))
                    continue;
                QVERIFY2(QFileInfo::exists(m_root.filePath(target)), qPrintable(page + ": " + target));
                ++files;
            }
            QVERIFY2(page != "README.md" || files >= 2, "the README shows no screenshot or names no licence");
        }
    }

    // Paths of files and folders, but for those a reader is to make up: `core/learn/encoders/NAME_encoder.cpp`.
    void namedFilesExist()
    {
        static const QRegularExpression path(
            "`((?:core|ui|app|tests|resources|packaging|translations|cmake)(?:/[a-z0-9_.-]+)+)`");
        for (const QString& page : m_pages)
            for (const QString& name : allMatches(path, textOf(page)))
                QVERIFY2(QFileInfo::exists(m_root.filePath(name)), qPrintable(page + ": " + name));
    }

    void roomsOfTheArchitectureExist()
    {
        static const QRegularExpression room(R"(`((?:core|ui|app|tests)/[a-z]+)`)");
        const QStringList rooms = allMatches(room, textOf("ARCHITECTURE.md"));
        QVERIFY(rooms.size() >= 20);
        for (const QString& folder : rooms)
            QVERIFY2(QFileInfo(m_root.filePath(folder)).isDir(), qPrintable(folder));
        // And none is left out.
        for (const char* part : {"core", "ui", "app"})
            for (const QString& folder : QDir(m_root.filePath(part)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QVERIFY2(rooms.contains(part + ('/' + folder)), qPrintable(folder));
    }
};

PANELWISE_GUILESS_TEST(ReadmeTest)

} // namespace readme_test

#include "readme_test.moc"
