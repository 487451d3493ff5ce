// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/amount_edit.h"
#include "ui/common/money_spin_box.h"
#include "ui/data/chip.h"
#include "ui/data/editable_title.h"
#include "ui/data/panel_card.h"

#include <QDropEvent>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QSignalSpy>

namespace panel_card_test {

using namespace ui;

namespace {

PanelCardContent comprehensivePanel()
{
    PanelCardContent content;
    content.position = 1;
    content.name = QStringLiteral("CMP");
    content.fullName = QStringLiteral("Comprehensive metabolic panel");
    content.cost = core::Cost(48);
    content.currency = "USD";
    content.allPanels = {QStringLiteral("BMP"), QStringLiteral("CMP")};
    content.sharedWith = {QStringLiteral("BMP")};
    content.tests = {{.column = "na", .label = QStringLiteral("Na"), .tip = {}, .shared = true},
                     {.column = "k", .label = QStringLiteral("K"), .tip = {}, .shared = true},
                     {.column = "alb", .label = QStringLiteral("Alb"), .tip = {}, .shared = false},
                     {.column = "alt", .label = QStringLiteral("ALT"), .tip = {}, .shared = false}};
    return content;
}

void type(AmountEdit& edit, const QString& text)
{
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_Delete);
    QTest::keyClicks(&edit, text);
    QTest::keyClick(&edit, Qt::Key_Return);
}

} // namespace

class PanelCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void overlapIsWrittenOut()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        QVERIFY(labels(card).contains(QStringLiteral("2 new of 4")));
        QCOMPARE(chipTexts(card), QStringList({"Alb", "ALT", "2 shared with BMP"}));
        QCOMPARE(card.findChildren<Chip*>().last()->look(), Chip::Look::Shared);
    }

    void sharedTestsUnfoldToSingleChips()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        QTest::mouseClick(card.findChildren<Chip*>().last(), Qt::LeftButton);
        QCOMPARE(chipTexts(card), QStringList({"Na", "K", "Alb", "ALT"}));
    }

    void thePriceCarriesTheCurrencyAndAsksForAChange()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        auto* price = card.findChild<MoneySpinBox*>();
        QCOMPARE(price->text(), QStringLiteral("$48.00"));
        QSignalSpy asked(&card, &PanelCard::priceRequested);
        price->setValue(50.0);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toDouble(), 50.0);
        card.setContent(comprehensivePanel()); // showing a study asks for nothing
        QCOMPARE(asked.size(), 1);
    }

    void timeAndBloodAreTypedWithTheirUnitOrLeftEmpty()
    {
        PanelCard card;
        PanelCardContent content = comprehensivePanel();
        content.millilitres = core::Millilitres(4.5);
        card.setContent(content);
        const QList<AmountEdit*> amounts = card.findChildren<AmountEdit*>();
        QCOMPARE(amounts.size(), 2);
        QCOMPARE(amounts[0]->text(), QString());
        QCOMPARE(amounts[1]->text(), QStringLiteral("4.5 mL"));
        std::optional<core::Minutes> minutes;
        connect(&card, &PanelCard::turnaroundRequested, &card, [&](auto asked) { minutes = asked; });
        std::optional<std::optional<core::Millilitres>> millilitres;
        connect(&card, &PanelCard::volumeRequested, &card, [&](auto asked) { millilitres = asked; });
        type(*amounts[0], QStringLiteral("1.5 h")); // 90 minutes
        QCOMPARE(minutes->amount, 90.0);
        QCOMPARE(amounts[0]->text(), QStringLiteral("90 min"));
        type(*amounts[1], QString());
        QVERIFY(millilitres && !*millilitres);
    }

    void whatCannotBeReadLeavesTheTimeAsItWas()
    {
        PanelCard card;
        PanelCardContent content = comprehensivePanel();
        content.minutes = core::Minutes(45);
        card.setContent(content);
        auto* minutes = card.findChild<AmountEdit*>();
        QSignalSpy asked(&card, &PanelCard::turnaroundRequested);
        for (const char* text : {"soon", "-5", "45 min"}) {
            type(*minutes, QString::fromLatin1(text));
            QCOMPARE(minutes->text(), QStringLiteral("45 min"));
        }
        QCOMPARE(asked.size(), 0);
    }

    void deleteRemovesTheChipWithTheFocus()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        std::vector<std::string> removed;
        connect(&card, &PanelCard::testsRemoveRequested, &card, [&](const auto& columns) { removed = columns; });
        QTest::keyClick(card.findChildren<Chip*>().at(1), Qt::Key_Delete);
        QCOMPARE(removed, std::vector<std::string>{"alt"});
    }

    void arrowKeysGoFromChipToChip()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const auto chips = card.findChildren<Chip*>();
        chips[0]->setFocus();
        QTest::keyClick(chips[0], Qt::Key_Right);
        QCOMPARE(card.focusWidget(), chips[1]);
        QTest::keyClick(chips[1], Qt::Key_Left);
        QCOMPARE(card.focusWidget(), chips[0]);
    }

    void aNewNameIsAskedForOnceAndAnEmptyOneNever()
    {
        PanelCard card;
        card.setContent(comprehensivePanel());
        auto* name = card.findChild<EditableTitle*>();
        QSignalSpy asked(&card, &PanelCard::renameRequested);
        name->setText(QStringLiteral("  Big   panel "));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("Big panel"));
        name->setText({});
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(name->text(), QStringLiteral("Big panel"));
    }

    void aReadOnlyCardChangesNothing()
    {
        PanelCard card;
        PanelCardContent content = comprehensivePanel();
        content.readOnly = true;
        card.setContent(content);
        bool asked = false;
        connect(&card, &PanelCard::testsRemoveRequested, &card, [&] { asked = true; });
        QTest::keyClick(card.findChildren<Chip*>().front(), Qt::Key_Delete);
        QVERIFY(!asked);
        QVERIFY(card.findChild<MoneySpinBox*>()->isReadOnly());
    }

    void droppedTestsAreMovedOrWithControlCopied_data()
    {
        QTest::addColumn<bool>("control");
        QTest::newRow("moved") << false;
        QTest::newRow("copied") << true;
    }
    void droppedTestsAreMovedOrWithControlCopied()
    {
        QFETCH(bool, control);
        PanelCard card;
        card.setContent(comprehensivePanel());
        std::optional<DraggedColumns> dropped;
        bool copied = !control;
        connect(&card, &PanelCard::testsDropped, &card, [&](const DraggedColumns& tests, bool copy) {
            dropped = tests;
            copied = copy;
        });
        const auto data = toMimeData({.columns = {"iron"}, .fromPanel = 4});
        const auto modifiers = control ? Qt::KeyboardModifiers(Qt::ControlModifier) : Qt::KeyboardModifiers();
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&card, &enter);
        QDropEvent drop(QPointF(5, 5), Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&card, &drop);
        QVERIFY(dropped);
        QCOMPARE(*dropped, (DraggedColumns{.columns = {"iron"}, .fromPanel = 4}));
        QCOMPARE(copied, control);
    }

private:
    static QStringList chipTexts(const PanelCard& card)
    {
        QStringList texts;
        for (const Chip* chip : card.findChildren<Chip*>())
            if (!chip->isHidden() || !card.isVisible())
                texts << chip->text();
        return texts;
    }
    static QStringList labels(const PanelCard& card)
    {
        QStringList texts;
        for (const QLabel* label : card.findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }
};

PANELWISE_TEST(PanelCardTest)

} // namespace panel_card_test

#include "panel_card_test.moc"
