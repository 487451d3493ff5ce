// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_window.h"

#include "ui/common/text/glossary.h"
#include "ui/common/text/guide.h"
#include "ui/shell/help_topics.h"
#include "ui/shell/help_view.h"

#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

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

QString glossaryText()
{
    std::vector<Term> terms(kAllTerms.begin(), kAllTerms.end());
    std::ranges::sort(terms, [](Term a, Term b) { return termName(a).localeAwareCompare(termName(b)) < 0; });
    QString html;
    for (const Term term : terms)
        html += QStringLiteral("<p><a href='%1'><b>%2</b></a><br>%3</p>")
                    .arg(termTopic(termKey(term)), termName(term).toHtmlEscaped(), termExplained(term).toHtmlEscaped());
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
      m_help(new HelpView),
      m_tabs(new QTabWidget)
{
    setWindowTitle(tr("PanelWise help"));
    resize(900, 640);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_tabs);
    m_tabs->setAccessibleName(tr("Help pages"));
    m_tabs->tabBar()->setAccessibleName(tr("Help pages"));
    m_tabs->addTab(m_help, tr("Help"));
    QTextBrowser* glossary = browser(tr("Glossary"), glossaryText());
    connect(glossary, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { showTopic(link.toString()); });
    m_tabs->addTab(glossary, tr("Glossary"));
    m_tabs->addTab(browser(tr("Keyboard"), keyboardText(shortcuts)), tr("Keyboard"));
    m_tabs->addTab(browser(tr("About"), versionText(facts)), tr("About"));
}

void HelpWindow::showHelpAbout(Place place)
{
    showTopic(helpTopicOf(place));
}

void HelpWindow::showTopic(const QString& topic)
{
    m_help->showTopic(topic);
    showPage(Page::Help);
}

void HelpWindow::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
    show();
    raise();
    activateWindow();
}

} // namespace ui
