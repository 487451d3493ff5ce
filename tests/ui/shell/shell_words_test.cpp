// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "ui/common/needs_page.h"
#include "ui/common/theme/theme.h"
#include "ui/import/import_page.h"
#include "ui/shell/help_window.h"
#include "ui/shell/main_window.h"
#include "ui/shell/step_needs.h"
#include "ui/start/start_page.h"

#include <QApplication>
#include <QLabel>
#include <QUndoStack>

namespace shell_words_test {

using namespace ui;

namespace {

core::CsvPreview ambiguousPreview()
{
    core::CsvPreview preview;
    preview.columns = {{.name = "1", .kind = core::ColumnKind::Numeric, .levels = {}},
                       {.name = "2", .kind = core::ColumnKind::Category, .levels = {"3", "4", "5"}}};
    preview.firstRows = {{"1,234", "3"}, {"2,345", "4"}};
    preview.questions = {
        {.about = core::CsvQuestion::About::DecimalOrThousands, .column = "1", .example = "1,234", .row = 1},
        {.about = core::CsvQuestion::About::Delimiter, .column = {}, .example = ",;", .row = 1}};
    preview.problems.add(
        {.code = core::ErrorCode::RaggedRow, .subject = "7", .detail = {}, .row = 3, .expected = 2, .found = 1});
    return preview;
}

std::unique_ptr<ImportPage> filledImportPage()
{
    auto page = std::make_unique<ImportPage>();
    page->begin(QStringLiteral("7"));
    page->setPreview(ambiguousPreview());
    page->setTaskOffer(TaskOffer{QStringLiteral("8"), {}});
    page->showProgress({.phase = core::Phase::ReadingFile, .done = 1, .total = 2, .rows = 10});
    page->showIdentifiers({{"9", core::IdentifierReason::UniqueValues}, {"10", core::IdentifierReason::NameLike}});
    return page;
}

// Every widget of the window's frame and of the pages that need no session, with something in each.
std::vector<std::unique_ptr<QWidget>> everything(QUndoStack& stack)
{
    std::vector<std::unique_ptr<QWidget>> all;
    auto window = std::make_unique<MainWindow>();
    window->menu().setUndoStack(&stack);
    window->menu().setRecent({{QStringLiteral("/a"), QStringLiteral("mine.panelwise")}});
    window->menu().setThemeChoice(ThemeChoice::Light);
    window->setSteps(stepInfos({}));
    window->setStatusFields(statusFields({}));
    all.push_back(
        std::make_unique<HelpWindow>(window->menu().shortcuts(), AboutFacts{QStringLiteral("1"), QStringLiteral("6")}));
    all.push_back(std::move(window));
    auto start = std::make_unique<StartPage>(core::builtinCohorts());
    start->setRecent({{QStringLiteral("/a"), QStringLiteral("1"), {}, QDateTime::currentDateTime(), true, false}});
    all.push_back(std::move(start));
    all.push_back(filledImportPage());
    for (const Step step : {Step::Train, Step::Front, Step::Patient, Step::Compare}) {
        auto needs = std::make_unique<NeedsPage>(step);
        needs->setNeeds(stepNeeds(step, {}));
        all.push_back(std::move(needs));
    }
    return all;
}

} // namespace

class ShellWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, lightTheme()); }

    void theCheckFindsAWordThatWasNotTranslated()
    {
        QLabel label(QStringLiteral("⟦seen⟧ unseen"));
        QCOMPARE(hardCodedWords(label).size(), 1);
        label.setText(QStringLiteral("⟦seen %1⟧ · 12").arg(QStringLiteral("data")));
        QCOMPARE(hardCodedWords(label).size(), 0);
    }

    void everyWordOfTheShellGoesThroughTheTranslator()
    {
        PseudoTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QUndoStack stack;
        QStringList found;
        for (const auto& widget : everything(stack))
            found.append(hardCodedWords(*widget));
        QCoreApplication::removeTranslator(&translator);
        // The name of the program and the names of the parts it is made of are not translated.
        found.removeIf([](const QString& text) { return text.contains(QStringLiteral("PanelWise 1")); });
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        QUndoStack stack;
        QStringList found;
        for (const auto& widget : everything(stack))
            found.append(namelessFocusable(*widget));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(ShellWordsTest)

} // namespace shell_words_test

#include "shell_words_test.moc"
