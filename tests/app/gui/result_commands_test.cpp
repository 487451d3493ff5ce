// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/result_commands.h"
#include "tests/test_program.h"
#include "tests/ui/figures/front_fixture.h"

#include <QProcess>

namespace result_commands_test {

using namespace app;

namespace {

class NamedFigure final : public ui::Figure {
public:
    NamedFigure(const char* name, ui::FigureOrigin origin) : Figure({QString::fromLatin1(name), {}, std::move(origin)})
    {
    }
    ui::FigureTable table() const override { return {}; }
    void paint(QPainter&, const QSizeF&, const ui::FigureText&, const ui::Theme&) const override {}
};

} // namespace

class ResultCommandsTest : public QObject {
    Q_OBJECT

    const std::vector<core::FrontRecord> m_fronts{fixtures::finishedFront(7)};
    const CommandProject m_project{.path = QStringLiteral("/home/ann/ward 3.panelwise"), .fronts = m_fronts};

    QString line(const char* name, ui::FigureOrigin origin) const
    {
        const auto words = figureCommand(NamedFigure(name, std::move(origin)), m_project);
        return words ? words->mid(4).join(QLatin1Char(' ')) : QString(); // without the project
    }
    static ui::FigureOrigin ofFront(std::size_t policy)
    {
        return {.policy = core::FrontPolicyRef{.front = {7}, .policy = policy}};
    }

private Q_SLOTS:
    // By rising cost policies 1 ($0), 3 ($20) and 0 ($40) are the points 1, 2 and 3; policy 2 is dominated.
    void aPolicyIsNamedByItsNumberOnTheFront()
    {
        QCOMPARE(line("per-1000", ofFront(3)), QString("--what point --front 7 --point 2 --out per-1000.svg"));
        QCOMPARE(line("panel-use", ofFront(0)), QString("--what panel-use --front 7 --point 3 --out panel-use.svg"));
        QCOMPARE(line("test-sequences", ofFront(1)),
                 QString("--what sequences --front 7 --point 1 --out test-sequences.svg"));
        QCOMPARE(line("per-1000", ofFront(2)), QString());
        QCOMPARE(line("pocket-card", ofFront(3)), QString("--what card --front 7 --point 2 --out card.py"));
    }

    void aFrontKeepsWhatItShows()
    {
        ui::FigureOrigin origin{.front = core::FrontId{7}, .side = "validation", .metric = "am"};
        QCOMPARE(line("front", origin),
                 QString("--what front --front 7 --side validation --metric am --out front.svg"));
        origin.policy = core::FrontPolicyRef{.front = {7}, .policy = 0};
        QCOMPARE(line("front", origin),
                 QString("--what front --front 7 --point 3 --side validation --metric am --out front.svg"));
    }

    void curvesWalksAndReportsHaveTheirs()
    {
        const ui::FigureOrigin run{.policy = core::RunId{4}};
        QCOMPARE(line("training-cost", run), QString("--what curves --run 4 --metric cost --out training-cost.svg"));
        QCOMPARE(line("policy-curves", run), QString("--what curves --run 4 --metric policy --out policy-curves.svg"));
        ui::FigureOrigin walk = ofFront(3);
        QCOMPARE(line("patient-track", walk), QString()); // typed in by hand
        walk.patientRow = 17;
        QCOMPARE(line("patient-track", walk), QString("--front 7 --point 2 --patient 17"));
        QCOMPARE(line("roc", ofFront(3)), QString()); // drawn by the report alone
        QCOMPARE(reportCommand(m_project).mid(4).join(' '), QString("--what report --out report.pdf"));
        QCOMPARE(tableCommand(core::BaselineId{2}, m_project).mid(4).join(' '),
                 QString("--what baselines --table 2 --out baselines.csv"));
    }

    // What a shell makes of the line are the same words again.
    void aShellReadsTheLineAsItWasMeant()
    {
        const QStringList words{"panelwise-cli", "export", "--project", "it's a \"ward\" $HOME `x` \\ *.panelwise",
                                "--title",       "",       "käse;rm"};
        QProcess shell;
        shell.start("/bin/sh", {"-c", "printf '%s\\n' " + commandLine(words)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), words.join('\n') + '\n');
    }
};

PANELWISE_GUILESS_TEST(ResultCommandsTest)

} // namespace result_commands_test

#include "result_commands_test.moc"
