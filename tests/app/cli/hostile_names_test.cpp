// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/app/hostile_study.h"
#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace hostile_names_test {

// Everything the program writes of a study whose names somebody would follow.
class HostileNamesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_project;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString exported(const QString& what, const QString& name, const QStringList& more = {})
    {
        const Run made = run(QStringList{"export", "--project", m_project, "--what", what, "--out", path(name)} + more);
        if (made.exit != 0)
            qWarning().noquote() << what << name << made.notes << made.output;
        QFile file(path(name));
        return made.exit == 0 && file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    // Cells as a spreadsheet finds them, by RFC 4180.
    static QStringList cells(const QString& csv)
    {
        QStringList all{QString()};
        bool quoted = false;
        for (const QChar c : csv) {
            if (c == QLatin1Char('"'))
                quoted = !quoted;
            else if (!quoted && (c == QLatin1Char(',') || c == QLatin1Char('\n')))
                all << QString();
            else
                all.last() += c;
        }
        return all;
    }

    static QStringList wouldRun(const QString& csv) // those it would run
    {
        QStringList found;
        for (const QString& cell : cells(csv)) {
            bool number = false;
            cell.toDouble(&number);
            if (cell.size() > 1 && !number && QStringLiteral("=+-@").contains(cell.front()))
                found << cell;
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        hostile::write(path("h.csv").toStdString(), path("h.task.json").toStdString());
        m_project = path("h.panelwise");
        const QStringList study{"--data", path("h.csv"), "--task", path("h.task.json"), "--project", m_project};
        const Run front = run(QStringList{"front", "--bootstrap", "100", "--json"} + study);
        QVERIFY2(front.exit == 0, qPrintable(front.notes + front.output));
        const QJsonObject use = front.json()["full_panels"].toObject()["validation"].toObject()["panel_use"].toObject();
        for (const std::string& name : hostile::shownNames())
            QVERIFY2(use.contains(QString::fromStdString(name)), name.c_str()); // letter by letter
        const Run table = run({"baselines", "--models", "lr,static", "--seeds", "1", "--project", m_project});
        QVERIFY2(table.exit == 0, qPrintable(table.notes));
    }

    // A name that turns the direction, or hides that it is another one, does so nowhere.
    void nothingWrittenHoldsAHiddenMark()
    {
        const QStringList points{"--point", "2"};
        for (const QString& text :
             {exported("front", "m.csv"), exported("baselines", "m.md"), exported("baselines", "m.tex"),
              exported("report", "m.html"), exported("front", "m.svg"), exported("panel-use", "m2.svg"),
              exported("patients", "m2.csv", points), exported("policy", "m.py", points),
              exported("card", "m.R", points), run({"inspect", "--project", m_project, "--json"}).output,
              run({"front", "--project", m_project, "--front", "1"}).output}) {
            QVERIFY(!text.isEmpty());
            for (const char16_t mark : {u'\u202e', u'\u200b'})
                QVERIFY2(!text.contains(QChar(mark)), qPrintable(text.left(200)));
        }
    }

    void tablesHoldNothingThatASpreadsheetRuns()
    {
        for (const QString& text : {exported("front", "f.csv"), exported("baselines", "b.csv"),
                                    exported("patients", "p.csv", {"--point", "2"})}) {
            QVERIFY(text.contains(QLatin1Char(',')));
            QCOMPARE(wouldRun(text), QStringList());
        }
        QVERIFY(exported("front", "f2.csv").contains(QStringLiteral("=HYPERLINK"))); // but it is there
    }

    void patientsAreForTheirOwnerAlone()
    {
        QVERIFY(!exported("patients", "own.csv", {"--point", "2"}).isEmpty());
        struct stat state {};
        QCOMPARE(::stat(qPrintable(path("own.csv")), &state), 0);
        QCOMPARE(state.st_mode & 0777U, 0600U);
    }

    void markdownAndLatexFollowNothing()
    {
        const QString markdown = exported("baselines", "b.md");
        QVERIFY(markdown.contains(QLatin1Char('|')));
        for (const char* mark : {"<script", "<img", "<b>", "<i>", " [l]", " *b"})
            QVERIFY2(!markdown.contains(QLatin1String(mark)), mark);
        const QString latex = exported("baselines", "b.tex");
        QVERIFY(latex.contains(QStringLiteral("tabular")));
        QVERIFY(!latex.contains(QStringLiteral("\\input")));
    }

    void picturesAndReportsFollowNothing()
    {
        const QString html = exported("report", "r.html");
        QVERIFY(html.contains(QStringLiteral("Content-Security-Policy")));
        QVERIFY(html.contains(QStringLiteral("&lt;script&gt;")));
        for (const QString& text : {html, exported("front", "f.svg"), exported("panel-use", "u.svg")}) {
            QVERIFY(text.contains(QStringLiteral("<svg")));
            QVERIFY(!text.contains(QStringLiteral("<script")));
            QVERIFY(!text.contains(QStringLiteral("/dev/zero\">")));
            QVERIFY(!text.contains(QStringLiteral("<b>Study")));
        }
        QVERIFY(!exported("report", "r.pdf").isEmpty());
    }

    void scriptsRunWithSuchNames()
    {
        QVERIFY(!exported("policy", "policy.py", {"--point", "2"}).isEmpty());
        QVERIFY(!exported("card", "card.R", {"--point", "2"}).isEmpty());
    }
};

PANELWISE_GUILESS_TEST(HostileNamesTest)

} // namespace hostile_names_test

#include "hostile_names_test.moc"
