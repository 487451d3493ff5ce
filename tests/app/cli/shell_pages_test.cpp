// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QTemporaryFile>

namespace shell_pages_test {

namespace {

QStringList wordsAfter(const QString& heading, const QString& help)
{
    QStringList words;
    const QStringList lines = help.mid(help.indexOf(heading)).split(QLatin1Char('\n')).mid(1);
    static const QRegularExpression form(QStringLiteral("^  ([a-z]+)  "));
    for (const QString& line : lines) {
        if (line.isEmpty())
            break;
        if (const auto match = form.match(line); match.hasMatch())
            words << match.captured(1);
    }
    return words;
}

QStringList longOptions(const QString& help)
{
    QStringList options;
    static const QRegularExpression form(QStringLiteral("^  (?:-[a-z],)?(--[a-z-]+)"),
                                         QRegularExpression::MultilineOption);
    for (auto matches = form.globalMatch(help); matches.hasNext();)
        options << matches.next().captured(1);
    return options;
}

QString afterTyping(const QStringList& words)
{
    QTemporaryFile script;
    if (!script.open())
        return {};
    script.write(run({"help", "bash"}).output.toUtf8());
    script.flush();
    QProcess bash;
    const QString ask = QStringLiteral(
        "source \"$0\"; COMP_WORDS=(panelwise-cli \"$@\"); COMP_CWORD=$#; _panelwise_cli; echo \"${COMPREPLY[*]}\"");
    bash.start(QStringLiteral("bash"), QStringList{QStringLiteral("-c"), ask, script.fileName()} + words);
    bash.waitForFinished();
    return QString::fromUtf8(bash.readAllStandardOutput()).trimmed();
}

} // namespace

class ShellPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandAndOptionIsInTheManualAndCompleted()
    {
        const QString help = run({"--help"}).output;
        const QStringList commands = wordsAfter(QStringLiteral("Subcommands:"), help);
        QVERIFY(commands.contains(QStringLiteral("front")));
        QString manual = run({"help", "man"}).output;
        manual.replace(QStringLiteral("\\-"), QStringLiteral("-"));
        const QString bash = run({"help", "bash"}).output;
        const QString zsh = run({"help", "zsh"}).output;
        const QString fish = run({"help", "fish"}).output;
        for (const QString& command : commands) {
            const QStringList options = longOptions(run({command, "--help"}).output);
            QVERIFY2(!options.isEmpty(), qPrintable(command));
            for (const QString& option : options) {
                QVERIFY2(manual.contains(option), qPrintable(command + option));
                QVERIFY2(bash.contains(option), qPrintable(command + option));
                QVERIFY2(zsh.contains(option + QLatin1Char('[')), qPrintable(command + option));
                QVERIFY2(fish.contains(QStringLiteral(" -l %1").arg(option.mid(2))), qPrintable(command + option));
            }
        }
    }

    void theShellCompletesCommandsOptionsAndTopics()
    {
        QCOMPARE(afterTyping({"fron"}), QStringLiteral("front"));
        QCOMPARE(afterTyping({"front", "--fol"}), QStringLiteral("--folds"));
        QCOMPARE(afterTyping({"help", "rec"}), QStringLiteral("recipe"));
    }

    // A line that begins with a dot is a command of roff; only those that the page is made of may occur.
    void theManualHoldsNoStrayCommands()
    {
        static const QRegularExpression stray(QStringLiteral("^['.](?!TH |SH |PP$|TP$|nf$|fi$)"),
                                              QRegularExpression::MultilineOption);
        const QString manual = run({"help", "man"}).output;
        QVERIFY(manual.startsWith(QStringLiteral(".TH \"PANELWISE\\-CLI\" 1")));
        QVERIFY2(!manual.contains(stray), qPrintable(stray.match(manual).captured()));
    }
};

PANELWISE_GUILESS_TEST(ShellPagesTest)

} // namespace shell_pages_test

#include "shell_pages_test.moc"
