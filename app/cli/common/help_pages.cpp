// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_pages.h"

#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/base/resource.h"
#include "ui/common/text/guide.h"

#include <algorithm>
#include <array>
#include <string>

namespace app::cli {
namespace {

// The reference first, then the chapters about the window, which the window shows as well.
constexpr auto kPages = [] {
    std::array<HelpPage, ui::kReferenceTopics.size() + ui::kGuideTopics.size()> pages{};
    std::size_t place = 0;
    for (const std::string_view topic : ui::kReferenceTopics)
        pages[place++] = {topic};
    for (const std::string_view topic : ui::kGuideTopics)
        pages[place++] = {topic};
    return pages;
}();

QString pageText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Json topicsJson()
{
    Json topics = Json::array();
    for (const HelpPage& page : kPages)
        topics.push_back(Json{{"topic", page.topic}, {"title", page.title()}});
    return Json{{"topics", std::move(topics)}};
}

void printTopics(Terminal& terminal)
{
    terminal.print(Words::tr("How files and the output of commands are written. Read one: panelwise-cli help TOPIC"));
    terminal.print({});
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    for (const HelpPage& page : kPages)
        table.add({pageText(page.topic), pageText(page.title())});
    terminal.print(table.text());
    terminal.print({});
    terminal.print(Words::tr("What a command does and which options it has: panelwise-cli COMMAND --help"));
}

QString topicList()
{
    QStringList topics;
    for (const HelpPage& page : kPages)
        topics << pageText(page.topic);
    return topics.join(QStringLiteral(", "));
}

} // namespace

std::string_view HelpPage::text() const
{
    return core::resource(std::string(topic) + ".md");
}

std::string_view HelpPage::title() const
{
    constexpr std::string_view kHeading = "# ";
    const std::string_view first = text().substr(0, text().find('\n'));
    return first.substr(kHeading.size());
}

std::span<const HelpPage> helpPages()
{
    return kPages;
}

ExitCode showHelp(const Workplace& place)
{
    const std::string& topic = place.arguments.topic;
    const bool json = place.arguments.json;
    if (topic.empty()) {
        if (json)
            place.terminal.print(dumped(topicsJson()));
        else
            printTopics(place.terminal);
        return ExitCode::Done;
    }
    const auto page = std::ranges::find(kPages, topic, &HelpPage::topic);
    if (page == kPages.end())
        return report(Failure::wrongUsage(Words::tr("There is no page about “%1”. There are: %2.")
                                              .arg(QString::fromStdString(topic), topicList())),
                      json, place.terminal);
    if (json)
        place.terminal.print(dumped(Json{{"topic", page->topic}, {"title", page->title()}, {"text", page->text()}}));
    else
        place.terminal.print(pageText(page->text()).trimmed());
    return ExitCode::Done;
}

} // namespace app::cli
