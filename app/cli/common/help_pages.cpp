// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/help_pages.h"

#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/base/resource.h"

#include <algorithm>
#include <array>
#include <string>

namespace app::cli {
namespace {

// Files of users first, then what commands print, then what several of them have in common.
constexpr auto kPages = std::to_array<HelpPage>(
    {{"task"},     {"project"},   {"recipe"}, {"lesson"},    {"figure"}, {"tables"}, {"cohorts"},    {"generate"},
     {"inspect"},  {"train"},     {"front"},  {"evaluate"},  {"walk"},   {"rename"}, {"export"},     {"share"},
     {"encoders"}, {"baselines"}, {"bench"},  {"benchmark"}, {"exam"},   {"help"},   {"evaluation"}, {"error"}});

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
