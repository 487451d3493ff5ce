// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"
#include "tests/ui/figures/story_fixture.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/story_text.h"
#include "ui/figures/story/story_reader.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

// Stories made up at random, and every sentence about them held to the numbers it stands beside.
namespace story_words_test {

using core::Action;
using core::ActionCodec;
using core::Cost;
using core::Disease;
using core::PanelId;
using core::PanelMask;

namespace {

constexpr std::size_t kPanels = 4;
constexpr int kWalks = 10'000;

// How a made-up policy decides: by what actions are worth, by probabilities of its own beside estimates that may say
// otherwise, or by a threshold that it now and then does not keep to.
enum class Kind { Values, Probabilities, LooseThreshold };

struct World {
    core::Task task;
    core::CohortPtr cohort;
};

World worldWith(core::RandomStream& random)
{
    World world;
    world.task = fixtures::storyTask();
    const auto price = [&] { return Cost(std::round(100.0 * random.uniform() * 80.0) / 100.0); };
    world.task.panels = {{.name = "BBC", .cost = price(), .columns = {"hemoglobin_g_dL"}},
                         {.name = "Cells", .cost = price(), .columns = {"mcv_fL"}},
                         {.name = "TSAT", .cost = price(), .columns = {"iron_ug_dL"}},
                         {.name = "Free", .cost = Cost(0.0), .columns = {"age_years"}}};
    world.task.visible = {"sex_female"};
    world.cohort = *core::makeCohort(fixtures::storyTable(), world.task);
    return world;
}

class Walk {
public:
    Walk(const World& world, core::RandomStream& random) : m_world(world), m_random(random), m_codec(kPanels)
    {
        m_kind = static_cast<Kind>(random.below(3));
        m_threshold = 0.02 + 0.96 * random.uniform();
        if (random.below(4) == 0) // where digits matter
            m_threshold = std::round(100.0 * m_threshold) / 100.0;
    }

    core::PatientStory tell()
    {
        core::PatientStory story;
        story.patient = fixtures::storyPatient(*m_world.cohort, m_random.below(6));
        if (m_kind != Kind::Probabilities || m_random.below(2) == 0)
            story.threshold = m_threshold;
        story.unlikeShare = 0.5;
        PanelMask ordered;
        Cost bill;
        for (;;) {
            core::StoryStep step = situation(ordered, bill);
            decide(step);
            if (m_random.below(4) == 0)
                takeOwn(step, story);
            charge(step);
            story.steps.push_back(step);
            if (!step.step.action.isOrder())
                return story;
            ordered = ordered.with(step.step.action.panel());
            bill += step.step.paid;
        }
    }

private:
    core::StoryStep situation(PanelMask ordered, Cost bill)
    {
        core::StoryStep step;
        step.step.ordered = ordered;
        step.bill = bill;
        const double near = m_threshold + 0.01 * (m_random.uniform() - 0.5); // rounds to the threshold
        const double anything = m_random.uniform();
        step.step.diseaseProbability = std::clamp(m_random.below(3) == 0 ? near : anything, 0.0, 1.0);
        for (std::size_t i = 0; i < m_codec.actionCount(); ++i)
            step.open.push_back(i >= kPanels || (!ordered.isOrdered(PanelId(i)) && m_random.below(5) > 0));
        step.saidNow = saying(step.step.diseaseProbability);
        for (std::size_t panel = 0; panel < kPanels; ++panel)
            if (step.open[panel] && m_random.below(10) > 0)
                step.outlooks.push_back({.panel = PanelId(panel),
                                         .probabilities = {0.2, 0.6},
                                         .changedDiagnoses = double(m_random.below(101)) / 100.0});
        return step;
    }

    Disease saying(double probability)
    {
        const bool above = probability >= m_threshold;
        const bool keeps = m_kind == Kind::Values || m_random.below(20) > 0;
        return above == keeps ? Disease::Present : Disease::Absent;
    }

    void decide(core::StoryStep& step)
    {
        std::size_t best = m_codec.index(Action::diagnose(*step.saidNow));
        std::vector<double>& values = step.step.actionValues;
        std::vector<double>& chances = step.step.actionProbabilities;
        for (std::size_t i = 0; i < m_codec.actionCount(); ++i) {
            values.push_back(m_random.uniform());
            chances.push_back(step.open[i] ? m_random.uniform() : 0.0);
        }
        values[m_codec.index(Action::diagnose(*step.saidNow))] += 0.5;
        values[m_codec.index(
            Action::diagnose(*step.saidNow == Disease::Present ? Disease::Absent : Disease::Present))] = -1.0;
        for (std::size_t panel = 0; panel < kPanels; ++panel) {
            const std::vector<double>& worth = m_kind == Kind::Values ? values : chances;
            if (step.open[panel] && worth[panel] > worth[best])
                best = panel;
        }
        step.step.action = step.advised = m_codec.action(best);
        for (std::size_t i = 0; i < chances.size(); ++i) // the policy does what is most probable
            chances[i] = m_kind == Kind::Values ? (i == best ? 1.0 : 0.0) : (i == best ? 0.9 : 0.05 * chances[i]);
        if (m_kind == Kind::LooseThreshold)
            values.clear();
    }

    void takeOwn(core::StoryStep& step, core::PatientStory& story)
    {
        std::size_t wanted = m_random.below(m_codec.actionCount());
        while (!step.open[wanted])
            wanted = m_random.below(m_codec.actionCount());
        step.own = true;
        step.step.action = m_codec.action(wanted);
        story.own.push_back(step.step.action);
    }

    void charge(core::StoryStep& step)
    {
        if (!step.step.action.isOrder())
            return;
        step.step.billed = m_random.below(8) > 0;
        if (step.step.billed)
            step.step.paid = m_world.cohort->catalog().priceOfAdding(step.step.ordered, step.step.action.panel());
    }

    const World& m_world;
    core::RandomStream& m_random;
    ActionCodec m_codec;
    Kind m_kind = Kind::Values;
    double m_threshold = 0.5;
};

// As a reader sees it; what is less than one percent is less than what is one.
double read(const QString& percent)
{
    QString digits = percent;
    digits.remove(QRegularExpression(QStringLiteral("[^0-9.]")));
    const double number = digits.toDouble();
    return percent.contains(u'<') ? number - 0.5 : percent.contains(u'>') ? number + 0.5 : number;
}

QString plain(QString text)
{
    return text.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
}

// What contradicts the numbers of this step; empty: nothing.
class Judge {
public:
    Judge(const ui::StoryReader& reader, const core::PatientStory& story, std::size_t place)
        : m_reader(reader),
          m_story(story),
          m_step(story.steps[place]),
          m_place(place),
          m_sentence(plain(reader.why(story, place).sentence)),
          m_rows(reader.actions(story, place))
    {
    }

    QString complaint() const
    {
        for (const auto& check : {&Judge::ofThreshold, &Judge::ofStopping, &Judge::ofAdvice, &Judge::ofPrices,
                                  &Judge::ofShares, &Judge::ofTheBill})
            if (const QString found = (this->*check)(); !found.isEmpty())
                return QStringLiteral("%1: “%2”").arg(found, m_sentence);
        return {};
    }

private:
    bool says(const char* words) const { return m_sentence.contains(QString::fromUtf8(words)); }
    bool isOwn() const { return m_step.own && m_step.advised != m_step.step.action; }

    // A probability beside a threshold is on the side of it that the diagnosis in the same sentence is.
    QString ofThreshold() const
    {
        static const QRegularExpression stopped(
            QStringLiteral("^At ([^,]+), with a threshold of ([^,]+), the answer is ([^.]+)\\."));
        static const QRegularExpression going(
            QStringLiteral("^At (.+) the policy would already say ([^(]+) \\(threshold ([^)]+)\\)"));
        for (const auto& [pattern, threshold, diagnosis] : {std::tuple(&stopped, 2, 3), std::tuple(&going, 3, 2)}) {
            const auto match = pattern->match(m_sentence);
            if (!match.hasMatch())
                continue;
            const double at = read(match.captured(1)), limit = read(match.captured(threshold));
            const bool ill = match.captured(diagnosis) == ui::diagnosisText(Disease::Present, m_reader.disease());
            if (at == limit && m_step.step.diseaseProbability != *m_story.threshold)
                return QStringLiteral("cannot be told apart");
            if ((at >= limit) != ill)
                return QStringLiteral("the wrong side of the threshold");
        }
        return {};
    }

    QString ofStopping() const
    {
        const auto open = [this](std::size_t panel) { return bool(m_step.open[panel]); };
        bool any = false, left = false, better = false;
        for (std::size_t panel = 0; panel < kPanels; ++panel) {
            any = any || open(panel);
            left = left || !m_step.step.ordered.isOrdered(PanelId(panel));
            for (const ui::ActionRow& row : m_rows)
                better = better || (row.action == Action::order(PanelId(panel)) && open(panel) && row.worth &&
                                    *row.worth > worthOf(m_step.step.action).value_or(1e9));
        }
        const bool policyStops = !m_step.step.action.isOrder() && !isOwn();
        if (says("worth its price") && (!policyStops || !any || better || !(m_rows.front().action == m_step.advised)))
            return QStringLiteral("a panel is worth its price");
        if (says("Nothing is left to order") && left)
            return QStringLiteral("something is left");
        if (says("No further panel can be ordered") && (any || !left))
            return QStringLiteral("a panel can be ordered");
        if (policyStops && any && !says("worth its price") && !says("orders nothing more"))
            return QStringLiteral("not said why nothing is ordered");
        return {};
    }

    std::optional<double> worthOf(Action action) const
    {
        const auto row = std::ranges::find(m_rows, action, &ui::ActionRow::action);
        return row == m_rows.end() ? std::nullopt : row->worth;
    }

    QString ofAdvice() const
    {
        const QString words = QStringLiteral("the policy would have done this: ");
        if (isOwn() != m_sentence.contains(words, Qt::CaseInsensitive))
            return QStringLiteral("whose decision it is");
        if (isOwn() && !m_sentence.contains(m_reader.actionName(m_step.advised) + u'.'))
            return QStringLiteral("another advice");
        return {};
    }

    // "X for $Y": the price in the list, or what was paid where it is this step's order.
    QString ofPrices() const
    {
        for (const ui::ActionRow& row : m_rows) {
            if (!row.action.isOrder() || row.state == ui::ActionRow::State::Ordered)
                continue;
            const QString name = m_reader.panelName(row.action.panel());
            const bool taken = row.action == m_step.step.action;
            const QString paid = taken && !m_step.step.billed ? QStringLiteral("nothing") : row.price;
            for (const QString& words : {name + QStringLiteral(" for "), name + QStringLiteral(" costs ")})
                if (const auto at = m_sentence.indexOf(words);
                    at >= 0 && !m_sentence.mid(at + words.size()).startsWith(paid))
                    return QStringLiteral("another price");
        }
        return {};
    }

    QString ofShares() const
    {
        static const QRegularExpression counted(QStringLiteral("(\\d+) in (10|100) patients"));
        const auto match = counted.match(m_sentence);
        for (const core::PanelOutlook& outlook : m_step.outlooks) {
            if (!m_sentence.contains(m_reader.panelName(outlook.panel) + QStringLiteral(" for ")))
                continue;
            const double most =
                std::ranges::max(m_step.outlooks, {}, &core::PanelOutlook::changedDiagnoses).changedDiagnoses;
            if (says("which would change most") && outlook.changedDiagnoses < most)
                return QStringLiteral("another panel would change more");
            if (match.hasMatch() && !says("fewer than") &&
                std::abs(match.captured(1).toDouble() / match.captured(2).toDouble() - outlook.changedDiagnoses) >
                    0.0501)
                return QStringLiteral("another share");
        }
        return {};
    }

    QString ofTheBill() const
    {
        const ui::BillFacts bill = m_reader.bill(m_story, m_place, std::nullopt);
        double paid = 0.0;
        for (std::size_t i = 0; i < m_place; ++i)
            paid += m_story.steps[i].step.paid.amount;
        if (std::abs(bill.paid - paid) > 1e-9 || std::abs(m_step.bill.amount - paid) > 1e-9)
            return QStringLiteral("another bill");
        const QString after = m_reader.money(m_step.bill + m_step.step.paid);
        return m_step.step.action.isOrder() && !bill.next.endsWith(after) ? QStringLiteral("another sum") : QString();
    }

    const ui::StoryReader& m_reader;
    const core::PatientStory& m_story;
    const core::StoryStep& m_step;
    std::size_t m_place;
    QString m_sentence;
    std::vector<ui::ActionRow> m_rows;
};

} // namespace

class StoryWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // Three kinds of policies, forty sets of prices, any threshold, and users who now and then do something else.
    void noSentenceContradictsItsNumbers()
    {
        core::RandomStream random(core::Seed{15}, "stories");
        int told = 0;
        for (int walk = 0; walk < kWalks;) {
            const World world = worldWith(random);
            const ui::StoryReader reader(world.cohort, world.task);
            for (int i = 0; i < kWalks / 40; ++i, ++walk) {
                const core::PatientStory story = Walk(world, random).tell();
                for (std::size_t place = 0; place < story.steps.size(); ++place, ++told) {
                    const QString complaint = Judge(reader, story, place).complaint();
                    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
                }
            }
        }
        QVERIFY(told > kWalks);
    }

    // At 20 % with a threshold of 31 % the user says that it is there; the policy would have ordered TSAT.
    void theUsersOwnDiagnosisIsNotExplainedAsThePolicys()
    {
        const core::CohortPtr cohort = fixtures::storyCohort();
        const ui::StoryReader reader(cohort, fixtures::storyTask());
        core::PatientStory story = fixtures::stoppedStory(fixtures::storyPatient(*cohort, 0));
        story.threshold = 0.31;
        core::StoryStep& last = story.steps.back();
        last.step.diseaseProbability = 0.20;
        last.step.action = Action::diagnose(Disease::Present);
        last.saidNow = Disease::Absent;
        const ui::WhyFacts why = reader.why(story, story.steps.size() - 1);
        QCOMPARE(why.title, QStringLiteral("You stopped here"));
        QVERIFY2(plain(why.sentence).startsWith(QStringLiteral("Your diagnosis, at 20")), qPrintable(why.sentence));
        QVERIFY(
            plain(why.sentence).contains(QStringLiteral("The policy would have done this: Order TSAT. TSAT for $40 ")));
        QVERIFY(!why.sentence.contains(QStringLiteral("worth its price")));
    }

    // BBC takes 30 minutes, TSAT 90: together 90, and 2 + 3 mL of blood.
    void panelsOrderedTogetherAreToldAsOneOrder()
    {
        const core::CohortPtr cohort = *core::makeCohort(fixtures::storyTable(), fixtures::timedTask());
        const ui::StoryReader reader(cohort, fixtures::timedTask());
        const core::PatientStory story = fixtures::pairStory(fixtures::storyPatient(*cohort, 1));
        QCOMPARE(reader.stepName(story, 1), QStringLiteral("Order TSAT together with BBC"));
        QCOMPARE(reader.nextSentence(story, 0), QStringLiteral("Next: BBC together with TSAT for $66."));
        const ui::PathFacts path = reader.path(story, false);
        QCOMPARE(path.orders, QStringLiteral("BBC together with TSAT"));
        QCOMPARE(path.bill, QStringLiteral("$66, 90 min of waiting, 5 mL of blood"));
        QCOMPARE(reader.bill(story, 1, {}).others, QStringLiteral("30 min of waiting, 2 mL of blood"));
        QCOMPARE(reader.bill(story, 2, {}).others, QStringLiteral("90 min of waiting, 5 mL of blood"));
        QCOMPARE(reader.track(story, 2).known[1].name, QStringLiteral("BBC ordered"));
        QCOMPARE(reader.track(story, 2).known[2].name, QStringLiteral("after BBC and TSAT"));
        QCOMPARE(reader.why(story, 1).title, QStringLiteral("Why TSAT at the same time?"));
        int advised = 0;
        for (const ui::ActionRow& row : reader.actions(story, 0))
            if (row.advised && row.action.isOrder()) {
                ++advised;
                QCOMPARE(row.detail, row.action.panel() == fixtures::kBbc ? QStringLiteral("together with TSAT")
                                                                          : QStringLiteral("together with BBC"));
            }
        QCOMPARE(advised, 2);
    }

    void resultsOfPanelsOrderedTogetherComeAtOnceEachInItsPanel()
    {
        const core::CohortPtr cohort = *core::makeCohort(fixtures::storyTable(), fixtures::timedTask());
        const ui::StoryReader reader(cohort, fixtures::timedTask());
        const core::PatientStory story = fixtures::pairStory(fixtures::storyPatient(*cohort, 1));
        const std::vector<ui::ResultGroup> waiting = reader.results(story, 1);
        QVERIFY(waiting[0].rows.empty());
        QCOMPARE(waiting[0].note, QStringLiteral("ordered at step 1 · $26 · results come with those of TSAT"));
        const std::vector<ui::ResultGroup> known = reader.results(story, 2);
        QCOMPARE(known[0].title, QStringLiteral("BBC"));
        QCOMPARE(known[0].rows.size(), std::size_t(2));
        QCOMPARE(known[1].title, QStringLiteral("TSAT"));
        QCOMPARE(known[1].rows.size(), std::size_t(1));
        QVERIFY(known[0].newest && known[1].newest);
        QVERIFY(known[1].note.endsWith(QStringLiteral("together with BBC")));
    }

    // 30.6 % and 31.4 % are both 31 %.
    void aProbabilityAndItsThresholdAreToldApart()
    {
        const ui::ProbabilityTexts both = ui::probabilitiesApart(0.306, 0.314);
        QCOMPARE(both.first, QString("30.6\u202F%"));
        QCOMPARE(both.second, QString("31.4\u202F%"));
        QCOMPARE(ui::probabilitiesApart(0.20, 0.31).first, QString("20\u202F%"));
        QCOMPARE(ui::probabilitiesApart(0.5, 0.5).second, QString("50\u202F%"));
        QCOMPARE(ui::probabilitiesApart(0.003, 0.004).first, QString("0.3\u202F%"));
    }
};

PANELWISE_GUILESS_TEST(StoryWordsTest)

} // namespace story_words_test

#include "story_words_test.moc"
