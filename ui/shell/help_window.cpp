// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_window.h"

#include "ui/common/text/glossary.h"

#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

QString htmlHeading(const QString& text)
{
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString htmlParagraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString row(const QString& left, const QString& right)
{
    return QStringLiteral("<tr><td style='padding:2px 24px 2px 0'><b>%1</b></td><td>%2</td></tr>")
        .arg(left.toHtmlEscaped(), right.toHtmlEscaped());
}

QTextBrowser* browser(const QString& name, const QString& html)
{
    auto* view = new QTextBrowser;
    view->setAccessibleName(name);
    view->setOpenLinks(false);
    view->setHtml(html);
    view->setFrameShape(QFrame::NoFrame);
    view->document()->setDocumentMargin(16);
    return view;
}

// Links within the text lead to chapters.
QString anchorOf(Place place)
{
    switch (place) {
    case Place::Start:
        return QStringLiteral("start");
    case Place::Import:
        return QStringLiteral("import");
    case Place::Data:
        return QStringLiteral("data");
    case Place::Train:
        return QStringLiteral("train");
    case Place::Front:
        return QStringLiteral("front");
    case Place::Patient:
        return QStringLiteral("patient");
    case Place::Compare:
        return QStringLiteral("compare");
    }
    Q_UNREACHABLE();
}

QString chapter(Place place, const QString& title, const QStringList& paragraphs)
{
    QString html = QStringLiteral("<h3><a name='%1'>%2</a></h3>").arg(anchorOf(place), title.toHtmlEscaped());
    for (const QString& text : paragraphs)
        html += htmlParagraph(text);
    return html;
}

QString dataChapters()
{
    const auto tr = [](const char* text) { return HelpWindow::tr(text); };
    QString html = chapter(
        Place::Start, tr("Begin"),
        {tr("PanelWise explores one question: which lab test panel should be ordered next for this patient, or is it "
            "time to diagnose? It is a simulation for education and research."),
         tr("The quickest way to see it: open the sample Low ferritin, press Find the front, drag the budget, and walk "
            "through a patient.")});
    html += chapter(Place::Import, tr("Your own data"),
                    {tr("Drop a CSV file with one row per patient on the window. Before anything is stored you see how "
                        "the file is read and what each column becomes. Numbers that could be read in two ways are "
                        "asked about, never guessed."),
                     tr("Columns that could identify a person are named before the project is saved, and can be left "
                        "out of it.")});
    html += chapter(Place::Data, tr("Data and panels"),
                    {tr("Each column has a role: the outcome, known before any test, a test in one or more panels, or "
                        "ignored. Each panel has a price. A test that two panels share is paid in each of them."),
                     tr("Yellow messages point out values a clinician would frown at, such as a column that looks as "
                        "if it were in another unit. You decide: the imported values never change, and every "
                        "correction is a step that can be undone.")});
    return html;
}

QString policyChapters()
{
    const auto tr = [](const char* text) { return HelpWindow::tr(text); };
    QString html = chapter(
        Place::Train, tr("Train"),
        {tr("Say what a missed case weighs against a false alarm, and what a correct negative is worth in money; then "
            "start. F1 and cost are drawn as the policy learns. Pause and stop whenever you like: the best state so "
            "far is kept, and every policy stays in the project with its curves."),
         tr("The policy is chosen on validation patients and tried on test patients once, at the end. In the curves "
            "the wheel looks closer, a drag moves, a double click follows the newest again.")});
    html += chapter(
        Place::Front, tr("Front"),
        {tr("Each point is a policy: what it costs per patient on average, and how well it diagnoses. The line joins "
            "those that nothing found is better than at the same cost. Find the front draws it in seconds."),
         tr("Set a budget to be shown the best policy within it. In the plot the arrow keys move from policy to "
            "policy. Beside it stands what the policy means for 1,000 patients: found, missed, false alarms, money."),
         tr("The policies are chosen on validation patients and reported on test patients, with the range in which 95 "
            "of 100 such studies would find them.")});
    html += chapter(Place::Patient, tr("Patient"),
                    {tr("Follow one patient through a policy, panel by panel: what is known, how likely the outcome "
                        "is, what the policy orders next and why. Whether the patient is a case stays hidden "
                        "until the diagnosis.")});
    html += chapter(
        Place::Compare, tr("Compare and report"),
        {tr("Tick policies and baselines: all are judged on the same test patients, by every tab and at one threshold. "
            "Run baselines makes what people use today for this cohort, from logistic regression to the best fixed "
            "set of panels; each row is stored as soon as it is there, and stands beside the front too."),
         tr("What was found for other patients, prices or another split is not compared, and says why. Differences "
            "whose interval includes zero cannot be told apart with these patients."),
         tr("Export report writes all of it as one document, with the items a reviewer asks for filled in or marked "
            "for the author. Every figure can be copied, exported and read as a table.")});
    html += htmlHeading(tr("Your work is always saved"));
    html +=
        htmlParagraph(tr("Every edit is in the project file within a second. Save as gives it a name and a place; one "
                         "file holds everything and can be mailed. If the computer stops, the next start opens the "
                         "project where it was."));
    return html;
}

QString glossaryText()
{
    std::vector<Term> terms(kAllTerms.begin(), kAllTerms.end());
    std::ranges::sort(terms, [](Term a, Term b) { return termName(a).localeAwareCompare(termName(b)) < 0; });
    QString html;
    for (const Term term : terms)
        html += QStringLiteral("<p><b>%1</b><br>%2</p>")
                    .arg(termName(term).toHtmlEscaped(), termExplained(term).toHtmlEscaped());
    return html;
}

QString keyboardText(const std::vector<MenuEntry>& shortcuts)
{
    QString html = QStringLiteral("<table>");
    for (const MenuEntry& entry : shortcuts)
        html += row(entry.key, entry.text);
    html += row(HelpWindow::tr("Alt"), HelpWindow::tr("With an underlined letter: that menu"));
    html += row(HelpWindow::tr("Tab"), HelpWindow::tr("Next control; with Shift the one before"));
    html += row(HelpWindow::tr("Esc"), HelpWindow::tr("Leave presenter mode"));
    return html + QStringLiteral("</table>");
}

QString versionText(const AboutFacts& facts)
{
    QString html = QStringLiteral("<h3>PanelWise %1</h3>").arg(facts.version.toHtmlEscaped());
    html += htmlParagraph(HelpWindow::tr("Simulation for education and research. Not for clinical use."));
    html += htmlParagraph(HelpWindow::tr("The program has no network code: nothing leaves this computer."));
    html +=
        htmlParagraph(HelpWindow::tr("Free software under the GNU General Public License, version 3 or later. It comes "
                                     "without any warranty."));
    html +=
        htmlParagraph(HelpWindow::tr("The built-in cohorts are synthetic. They are drawn from class-wise figures of "
                                     "NHANES 1999–2002 and the PhysioNet/CinC Challenge 2012; no patient is in them."));
    html += QStringLiteral("<table>") + row(QStringLiteral("Qt"), facts.qtVersion) + QStringLiteral("</table>");
    return html;
}

} // namespace

HelpWindow::HelpWindow(const std::vector<MenuEntry>& shortcuts, const AboutFacts& facts, QWidget* parent)
    : QDialog(parent),
      m_help(browser(tr("Help"), dataChapters() + policyChapters())),
      m_tabs(new QTabWidget)
{
    setWindowTitle(tr("PanelWise help"));
    resize(620, 560);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_tabs);
    m_tabs->setAccessibleName(tr("Help pages"));
    m_tabs->tabBar()->setAccessibleName(tr("Help pages"));
    m_tabs->addTab(m_help, tr("Help"));
    m_tabs->addTab(browser(tr("Glossary"), glossaryText()), tr("Glossary"));
    m_tabs->addTab(browser(tr("Keyboard"), keyboardText(shortcuts)), tr("Keyboard"));
    m_tabs->addTab(browser(tr("About"), versionText(facts)), tr("About"));
}

void HelpWindow::showHelpAbout(Place place)
{
    showPage(Page::Help);
    m_help->scrollToAnchor(anchorOf(place));
}

void HelpWindow::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
    show();
    raise();
    activateWindow();
}

} // namespace ui
