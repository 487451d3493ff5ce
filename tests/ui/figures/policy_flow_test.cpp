// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"
#include "ui/common/apportion.h"
#include "ui/figures/charts/flow_picture.h"
#include "ui/figures/charts/flow_words.h"
#include "ui/figures/charts/policy_flow.h"
#include "ui/figures/charts/ribbon_layout.h"
#include "ui/figures/figure_view.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include <algorithm>
#include <numeric>

namespace policy_flow_test {

using namespace ui;
using core::PanelId;
using Kind = PolicyFlow::Kind;

namespace {

constexpr PanelId kBbc(0), kTsat(1), kCmp(2);

core::TestCatalog prices()
{
    return core::TestCatalog({{.name = "BBC", .cost = core::Cost(26), .features = {}},
                              {.name = "TSAT", .cost = core::Cost(40), .features = {}},
                              {.name = "CMP", .cost = core::Cost(48), .features = {}}},
                             {});
}

FlowWords words()
{
    return {.panels = {QStringLiteral("BBC"), QStringLiteral("TSAT"), QStringLiteral("CMP")},
            .currency = QStringLiteral("USD")};
}

// Of 1,000 patients 500 get BBC and then TSAT, 300 BBC alone, 200 no test; 110 are told that they are ill.
std::vector<core::OrderFrequency> ferritin()
{
    return {{.sequence = {kBbc, kTsat}, .patients = 500, .diagnosedPresent = 100},
            {.sequence = {kBbc}, .patients = 300, .diagnosedPresent = 0},
            {.sequence = {}, .patients = 200, .diagnosedPresent = 10}};
}

const PolicyFlow::Node& node(const PolicyFlow& flow, Kind kind, std::size_t column)
{
    const auto found = std::ranges::find_if(
        flow.nodes, [&](const PolicyFlow::Node& one) { return one.kind == kind && one.column == column; });
    if (found == flow.nodes.end())
        qFatal("there is no such node");
    return *found;
}

// From a node called so to another.
std::optional<std::size_t> ribbon(const PolicyFlow& flow, const char* from, const char* to)
{
    for (std::size_t i = 0; i < flow.ribbons.size(); ++i)
        if (words().node(flow.source(flow.ribbons[i])) == QLatin1String(from) &&
            words().node(flow.target(flow.ribbons[i])) == QLatin1String(to))
            return i;
    return std::nullopt;
}

int crossing(const PolicyFlow& flow, std::size_t column)
{
    int sum = 0;
    for (const PolicyFlow::Ribbon& one : flow.ribbons)
        if (flow.source(one).column <= column && column < flow.target(one).column)
            sum += one.patients;
    return sum;
}

std::vector<core::OrderFrequency> randomOrders(core::RandomStream& stream)
{
    std::vector<core::OrderFrequency> orders;
    for (std::size_t i = 0, count = 1 + stream.below(12); i < count; ++i) {
        std::vector<PanelId> sequence;
        for (std::size_t panel = 0; panel < 5; ++panel)
            if (stream.below(3) == 0)
                sequence.push_back(PanelId((panel * 3 + i) % 5));
        const bool known = std::ranges::any_of(orders, [&](const auto& one) { return one.sequence == sequence; });
        const std::size_t patients = 1 + stream.below(i % 3 == 0 ? 700 : 9);
        if (!known)
            orders.push_back({sequence, patients, stream.below(patients + 1)});
    }
    return orders;
}

} // namespace

class PolicyFlowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // 1,000·(1/3) leaves one for whoever comes first; 7 in halves of 3.5; nothing of nothing.
    void partsAddUpToTheWhole()
    {
        QCOMPARE(apportion(std::vector{1.0, 1.0, 1.0}, 1000), (std::vector{334, 333, 333}));
        QCOMPARE(apportion(std::vector{2.0, 2.0}, 7), (std::vector{4, 3}));
        QCOMPARE(apportion(std::vector{0.4, 0.35, 0.25}, 10), (std::vector{4, 4, 2})); // 4, 3.5, 2.5
        QCOMPARE(apportion(std::vector{0.0, 0.0}, 10), (std::vector{0, 0}));
        core::RandomStream stream(core::Seed{3}, "apportion");
        for (int round = 0; round < 50; ++round) {
            std::vector<double> parts(1 + stream.below(9));
            for (double& part : parts)
                part = stream.uniform();
            const std::vector<int> shares = apportion(parts, 1000);
            QCOMPARE(std::accumulate(shares.begin(), shares.end(), 0), 1000);
        }
    }

    void theWaysOfPatientsAreWorkedOutByHand()
    {
        const PolicyFlow flow = policyFlow(ferritin(), prices());
        QCOMPARE(flow.columns, std::size_t(4)); // all, first, second, diagnosis
        QCOMPARE(node(flow, Kind::Everybody, 0).patients, 1000);
        QCOMPARE(node(flow, Kind::Panel, 1).patients, 800);
        QCOMPARE(node(flow, Kind::NoTest, 1).patients, 200);
        QCOMPARE(node(flow, Kind::Panel, 2).patients, 500);
        QCOMPARE(node(flow, Kind::Ill, 3).patients, 110);
        QCOMPARE(node(flow, Kind::NotIll, 3).patients, 890);
        QCOMPARE(flow.ribbons.size(), std::size_t(8));
        QCOMPARE(flow.ribbons[*ribbon(flow, "BBC", "No case")].patients, 300);
        QVERIFY(!ribbon(flow, "BBC", "Case"));
    }

    // TSAT comes with BBC and CMP after both; where only some get two at once, nothing is said of it.
    void panelsOrderedTogetherAreToldAsOneOrder()
    {
        std::vector<core::OrderFrequency> orders{{.sequence = {kBbc, kTsat, kCmp}, .patients = 600, .alongside = {{1}}},
                                                 {.sequence = {kBbc, kTsat}, .patients = 400, .alongside = {{1}}}};
        const PolicyFlow flow = policyFlow(orders, prices());
        const auto second = ribbon(flow, "BBC", "with TSAT");
        QVERIFY(second);
        QCOMPARE(words().way(flow, *second), QStringLiteral("BBC together with TSAT"));
        const auto third = ribbon(flow, "with TSAT", "CMP");
        QVERIFY(third);
        QCOMPARE(words().way(flow, *third), QStringLiteral("BBC together with TSAT, then CMP"));
        orders[1].alongside.reset();
        QVERIFY(ribbon(policyFlow(orders, prices()), "BBC", "TSAT"));
    }

    // 800·$26; 500·($26 + $40); 100·$66; no test costs nothing.
    void moneyIsWhatTheirPanelsCostUntilThere()
    {
        const PolicyFlow flow = policyFlow(ferritin(), prices());
        QCOMPARE(*flow.ribbons[*ribbon(flow, "All", "BBC")].money, 20800.0);
        QCOMPARE(*flow.ribbons[*ribbon(flow, "BBC", "TSAT")].money, 33000.0);
        QCOMPARE(*flow.ribbons[*ribbon(flow, "TSAT", "Case")].money, 6600.0);
        QCOMPARE(*flow.ribbons[*ribbon(flow, "No test", "No case")].money, 0.0);
        const PolicyFlow unpriced = policyFlow(ferritin(), core::TestCatalog());
        QVERIFY(!unpriced.ribbons.front().money);
    }

    void everyColumnIsCrossedByAThousandPatients()
    {
        core::RandomStream stream(core::Seed{7}, "flows");
        for (int round = 0; round < 60; ++round) {
            const PolicyFlow flow = policyFlow(randomOrders(stream), core::TestCatalog());
            for (std::size_t column = 0; column + 1 < flow.columns; ++column)
                QCOMPARE(crossing(flow, column), 1000);
            for (std::size_t i = 0; i < flow.nodes.size(); ++i) {
                int in = 0, out = 0;
                for (const PolicyFlow::Ribbon& one : flow.ribbons) {
                    in += one.to == i ? one.patients : 0;
                    out += one.from == i ? one.patients : 0;
                }
                if (flow.nodes[i].column > 0)
                    QCOMPARE(in, flow.nodes[i].patients);
                if (flow.nodes[i].column + 1 < flow.columns)
                    QCOMPARE(out, flow.nodes[i].patients);
            }
        }
    }

    // Another picture of the same patients has rounded to 111; this one follows it.
    void picturesOfTheSamePatientsAgree()
    {
        const PolicyFlow flow = policyFlow(ferritin(), prices(), 111);
        QCOMPARE(node(flow, Kind::Ill, 3).patients, 111);
        QCOMPARE(crossing(flow, 1), 1000);
    }

    // 15 + 15 of 1,000 go other ways than BBC, each fewer than 2 in 100.
    void rareWaysAreGathered()
    {
        const std::vector<core::OrderFrequency> orders{{{kBbc}, 970, 100}, {{kTsat, kBbc}, 15, 0}, {{kCmp}, 15, 5}};
        const PolicyFlow flow = policyFlow(orders, prices());
        const auto other = ribbon(flow, "All", "Other");
        QVERIFY(other);
        QCOMPARE(flow.ribbons[*other].patients, 30);
        QCOMPARE(*flow.ribbons[*other].money, 15.0 * 66.0 + 15.0 * 48.0);
        const std::vector<PanelId> rare{kTsat, kBbc}, usual{kBbc};
        QVERIFY(isOnRibbon(flow, *other, rare, core::Disease::Absent));
        QVERIFY(!isOnRibbon(flow, *other, usual, core::Disease::Absent));
        QVERIFY(!isOnRibbon(flow, *ribbon(flow, "Other", "Case"), rare, core::Disease::Absent));
        QVERIFY(isOnRibbon(flow, *ribbon(flow, "Other", "No case"), rare, core::Disease::Absent));
        QCOMPARE(flow.columns, std::size_t(3)); // what comes after a rare order is not told apart
    }

    // After BBC 12 of 1,000 get TSAT and 3 CMP: too few to be drawn. They stay with BBC, and so does their money.
    void aFewWhoGoOnEndWithWhatTheyHaveInCommon()
    {
        const std::vector<core::OrderFrequency> orders{
            {{kBbc}, 985, 100}, {{kBbc, kTsat}, 12, 12}, {{kBbc, kCmp}, 3, 0}};
        const PolicyFlow flow = policyFlow(orders, prices());
        QCOMPARE(flow.columns, std::size_t(3));
        const std::size_t toIll = *ribbon(flow, "BBC", "Case");
        QCOMPARE(flow.ribbons[toIll].patients, 112);
        QCOMPARE(*flow.ribbons[toIll].money, 100.0 * 26.0 + 12.0 * 66.0);
        QCOMPARE(words().way(flow, toIll), QStringLiteral("BBC, a few with further panels: diagnosed as a case"));
        const std::vector<PanelId> more{kBbc, kTsat};
        QVERIFY(isOnRibbon(flow, toIll, more, core::Disease::Present));
        QVERIFY(!isOnRibbon(flow, toIll, more, core::Disease::Absent));
    }

    void whoIsOnAWayIsToldByOrdersAndDiagnosis()
    {
        const PolicyFlow flow = policyFlow(ferritin(), prices());
        const std::vector<PanelId> both{kBbc, kTsat}, one{kBbc}, none;
        const auto on = [&](const char* from, const char* to, const std::vector<PanelId>& orders, bool ill) {
            return isOnRibbon(flow, *ribbon(flow, from, to), orders,
                              ill ? core::Disease::Present : core::Disease::Absent);
        };
        QVERIFY(on("All", "BBC", both, true) && on("All", "BBC", one, false) && !on("All", "BBC", none, false));
        QVERIFY(on("BBC", "TSAT", both, false) && !on("BBC", "TSAT", one, false));
        QVERIFY(on("BBC", "No case", one, false) && !on("BBC", "No case", both, false));
        QVERIFY(on("TSAT", "Case", both, true) && !on("TSAT", "Case", both, false));
        QVERIFY(on("All", "No test", none, true) && !on("All", "No test", one, true));
    }

    void everyPatientIsAsHighInEveryColumnAndNothingOverlaps()
    {
        core::RandomStream stream(core::Seed{9}, "layouts");
        for (int round = 0; round < 30; ++round) {
            const PolicyFlow flow = policyFlow(randomOrders(stream), core::TestCatalog());
            const RibbonLayout layout = layoutRibbons(flow, QSizeF(372, 160), {});
            const double perPatient = layout.nodes.front().height() / 1000.0;
            for (std::size_t i = 0; i < flow.nodes.size(); ++i) {
                QVERIFY(std::abs(layout.nodes[i].height() - perPatient * flow.nodes[i].patients) < 1e-9);
                QVERIFY(layout.nodes[i].bottom() <= 160.0 + 1e-9);
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(flow.nodes[i].column != flow.nodes[k].column ||
                            layout.nodes[i].top() >= layout.nodes[k].bottom() - 1e-9);
            }
            for (std::size_t i = 0; i < flow.ribbons.size(); ++i)
                for (const RibbonLayout::Crossing& at : layout.ribbons[i])
                    QVERIFY(std::abs(at.bottom - at.top - perPatient * flow.ribbons[i].patients) < 1e-9);
        }
    }

    void nobodyIsNoFlow()
    {
        QVERIFY(policyFlow({}, prices()).empty());
        QVERIFY(layoutRibbons({}, QSizeF(100, 100), {}).nodes.empty());
    }

    void wordsSayWhoGoesWhereAndWhatItCosts()
    {
        const PolicyFlow flow = policyFlow(ferritin(), prices());
        QCOMPARE(
            words().sentence(flow, *ribbon(flow, "TSAT", "Case")),
            QStringLiteral("BBC, then TSAT: diagnosed as a case. 100 of 1,000 patients, $6,600 for their panels."));
        QCOMPARE(words().way(flow, *ribbon(flow, "No test", "No case")),
                 QStringLiteral("No test: diagnosed as no case"));
        QCOMPARE(words().column(flow, 3), QStringLiteral("Diagnosis"));
        QCOMPARE(FlowWords{}.panel(PanelId(2)), QStringLiteral("Panel 3")); // of earlier data
    }

    void aClickOrTheKeysChooseAWay()
    {
        const auto figure =
            std::make_shared<FlowFigure>(policyFlow(ferritin(), prices()), words(), FigureText{}, FigureOrigin{});
        FigureView diagram(QStringLiteral("Sequences"));
        diagram.setFigure(figure);
        diagram.resize(372, 180);
        diagram.show();
        QSignalSpy chosen(&diagram, &FigureView::partChosen);
        const std::size_t toIll = *ribbon(figure->flow(), "TSAT", "Case");
        const FlowPicture picture = figure->picture(diagram.size(), lightTheme());
        QTest::mouseClick(&diagram, Qt::LeftButton, {}, picture.startOf(toIll).toPoint());
        QCOMPARE(chosen.takeFirst().front().value<std::size_t>(), toIll);
        QTest::mouseClick(&diagram, Qt::LeftButton, {}, QPoint(370, 178)); // nobody goes there
        QCOMPARE(chosen.count(), 0);
        // From there left to the way to TSAT, left to the way to BBC, down to no test, right to where most go.
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right})
            QTest::keyClick(&diagram, key);
        QTest::keyClick(&diagram, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().front().value<std::size_t>(), *ribbon(figure->flow(), "No test", "No case"));
        QVERIFY(!diagram.accessibleName().isEmpty());
    }

    void theFigureHasARowForEveryWayAndPaints()
    {
        const FlowFigure figure(policyFlow(ferritin(), prices()), words(), {}, {});
        const FigureTable table = figure.table();
        QCOMPARE(table.rows.size(), std::size_t(8));
        const QStringList row{QStringLiteral("BBC, then TSAT"), QStringLiteral("500"), QStringLiteral("33000.00")};
        QVERIFY(std::ranges::find(table.rows, row) != table.rows.end());
        QImage image(400, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Theme theme = lightTheme();
        figure.paint(painter, QSizeF(400, 200), {}, theme);
        painter.end();
        QCOMPARE(image.pixelColor(3, 40), theme.axis); // everybody, on the left
    }
};

PANELWISE_TEST(PolicyFlowTest)

} // namespace policy_flow_test

#include "policy_flow_test.moc"
