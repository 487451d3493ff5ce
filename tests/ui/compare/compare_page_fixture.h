// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/text/system_text.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/model_table.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

#include <memory>
#include <vector>

// Models whose diagnoses are given by hand: 100 test patients, the first 20 of them ill.
namespace fixtures {

using core::Disease;

inline constexpr std::size_t kTestPatients = 100, kIll = 20;

// Of the ill `found` have 80 % and are called ill, the others 30 %. Of the healthy `alarms` have 70 % and are called
// ill, the others 10 %.
inline core::ScoredPatientsPtr scored(std::size_t found, std::size_t alarms, double cost, std::size_t ill = kIll)
{
    auto made = std::make_shared<core::ScoredPatients>();
    for (std::size_t patient = 0; patient < kTestPatients; ++patient) {
        const bool present = patient < ill;
        const bool called = present ? patient < found : patient - ill < alarms;
        made->patients.emplace_back(patient);
        made->truth.push_back(present ? Disease::Present : Disease::Absent);
        made->said.push_back(called ? Disease::Present : Disease::Absent);
        made->probability.push_back(present ? (called ? 0.8 : 0.3) : (called ? 0.7 : 0.1));
        made->cost.push_back(cost);
        made->ordered.emplace_back();
    }
    return made;
}

inline const core::Fingerprint kGround{.high = 3, .low = 4};

inline core::ComparedModelPtr model(const core::ModelRef& ref, core::ScoredPatientsPtr test)
{
    auto made = std::make_shared<core::ComparedModel>();
    made->ref = ref;
    made->evaluationSet = kGround;
    made->validation = test;
    made->test = std::move(test);
    return made;
}

inline core::ModelRef policy(std::size_t place)
{
    return core::FrontPolicyRef{core::FrontId{1}, place};
}

inline core::ModelRef row(core::SystemKind kind, core::PanelChoice panels = core::PanelChoice::All)
{
    return core::BaselineRef{core::BaselineId{1}, {kind, panels}};
}

inline std::vector<ui::ModelChoice> policyChoices()
{
    std::vector<ui::ModelChoice> choices;
    for (std::size_t i = 0; i < 5; ++i)
        choices.push_back({policy(i), QStringLiteral("Policy %1").arg(i + 1), 10.0 + 10.0 * double(i), {}});
    choices.push_back(
        {core::RunId{4}, QStringLiteral("Trained policy 4"), 44.5, QStringLiteral("Found with another split.")});
    return choices;
}

inline std::vector<ui::ModelChoice> baselineChoices()
{
    using core::PanelChoice;
    using core::SystemKind;
    std::vector<ui::ModelChoice> choices;
    for (const SystemKind kind :
         {SystemKind::LogisticRegression, SystemKind::RandomForest, SystemKind::XgBoost, SystemKind::Network})
        choices.push_back({row(kind), ui::systemText({kind, PanelChoice::All}), 260.0, {}});
    choices.push_back({row(SystemKind::LogisticRegression, PanelChoice::TwoCheapest),
                       ui::systemText({SystemKind::LogisticRegression, PanelChoice::TwoCheapest}),
                       66.0,
                       {}});
    return choices;
}

// Policy 3 (found 15, alarms 5, $30): F1 = 30/40 = 0.750, sensitivity 15/20 = 75.0 %, specificity 75/80 = 93.75 %,
// PPV 15/20 = 75.0 %. AUROC: the 15 beat all 80, the other 5 beat 75 of them: (1200 + 375)/1600 = 0.984.
// XGBoost (16, 6, $260): F1 = 32/42 = 0.762, 0.012 more. LR (8, 12, $260): F1 = 16/40 = 0.400, 0.350 less.
inline core::ComparedModelPtr modelOf(const core::ModelRef& ref)
{
    if (ref == policy(2))
        return model(ref, scored(15, 5, 30.0));
    if (ref == row(core::SystemKind::XgBoost))
        return model(ref, scored(16, 6, 260.0));
    if (ref == row(core::SystemKind::LogisticRegression))
        return model(ref, scored(8, 12, 260.0));
    return model(ref, scored(10, 10, 66.0));
}

inline ui::CompareFacts readyCompareFacts()
{
    ui::CompareFacts facts;
    facts.open = true;
    facts.needs.action = QStringLiteral("Go to Front");
    facts.panels = {QStringLiteral("BBC"), QStringLiteral("TSAT"), QStringLiteral("CMP")};
    facts.outcome = QStringLiteral("low ferritin");
    facts.priceSource = QStringLiteral("List of 2023");
    facts.priceYear = 2023;
    facts.patients = {250, 500, 50, 100, 100};
    return facts;
}

// A page that gets every model it wants.
struct Compared {
    ui::ComparePage page;
    explicit Compared(const ui::CompareFacts& facts = readyCompareFacts(), bool filled = true)
    {
        QObject::connect(&page, &ui::ComparePage::modelsWanted, &page, [this](const std::vector<core::ModelRef>& all) {
            for (const core::ModelRef& one : all)
                page.setModel(modelOf(one));
        });
        page.resize(1256, 804);
        page.show();
        page.setFacts(facts);
        if (filled)
            page.setChoices(policyChoices(), baselineChoices());
    }
};

template <typename T = QPushButton>
T* buttonNamed(const QWidget& page, const char* text)
{
    QCoreApplication::sendPostedEvents(); // messages lay out their buttons later
    for (T* button : page.findChildren<T*>())
        if (button->text() == QString::fromUtf8(text) && button->isVisible())
            return button;
    return nullptr;
}

inline bool showsText(const QWidget& page, const char* text)
{
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

template <typename T>
T* visible(const QWidget& page, int which = 0)
{
    for (T* one : page.findChildren<T*>())
        if (one->isVisible() && which-- == 0)
            return one;
    return nullptr;
}

inline QTreeView& listOf(Compared& shown)
{
    return *shown.page.findChild<QTreeView*>();
}

inline QModelIndex lineOf(Compared& shown, const QString& name)
{
    const QAbstractItemModel& model = *listOf(shown).model();
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data(Qt::AccessibleTextRole).toString().remove(QStringLiteral(", reference")) == name)
            return model.index(row, 0);
    return {};
}

inline bool isTicked(Compared& shown, const QString& name)
{
    return lineOf(shown, name).data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

// On the box in front of the name.
inline void clickBox(Compared& shown, const QString& name)
{
    QTreeView& list = listOf(shown);
    const QModelIndex line = lineOf(shown, name);
    list.scrollTo(line);
    const QRect place = list.visualRect(line);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, QPoint(place.left() + 12, place.center().y()));
    QCoreApplication::sendPostedEvents(); // a tick takes effect once its line has been written
}

inline void openTab(Compared& shown, const char* title)
{
    auto& tabs = *shown.page.findChild<QTabWidget*>();
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.tabText(i) == QString::fromUtf8(title))
            tabs.setCurrentIndex(i);
    QCoreApplication::sendPostedEvents();
}

inline QStringList column(const ui::ModelTable& table, int which)
{
    QStringList cells;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        cells << table.cell(row, which);
    return cells;
}

} // namespace fixtures
