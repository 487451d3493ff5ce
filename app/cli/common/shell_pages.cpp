// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/shell_pages_p.h"

#include "app/cli/common/help_pages.h"
#include "app/cli/common/words.h"
#include "ui/common/text/guide_html.h"
#include "ui/common/text/man_page.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace app::cli {
namespace {

constexpr auto kAll = [](const CLI::App*) { return true; };

std::vector<const CLI::App*> commandsOf(const CLI::App& app)
{
    return app.get_subcommands(kAll);
}

std::vector<const CLI::Option*> optionsOf(const CLI::App& app)
{
    std::vector<const CLI::Option*> options = app.get_options();
    std::erase_if(options, [](const CLI::Option* option) { return option->get_lnames().empty(); });
    return options;
}

bool takesValue(const CLI::Option& option)
{
    return option.get_items_expected_max() > 0;
}

// Values that are a file or a folder are completed by what lies there.
bool takesFile(const CLI::Option& option)
{
    const std::string type = option.get_type_name();
    return std::ranges::any_of(std::to_array<std::string_view>({"FILE", "DIR", "F.", "P.", "NEW."}),
                               [&](std::string_view word) { return type.find(word) != std::string::npos; });
}

QString manTerm(const CLI::Option& option)
{
    QStringList names;
    for (const std::string& name : option.get_snames())
        names << QLatin1Char('-') + QString::fromStdString(name);
    for (const std::string& name : option.get_lnames())
        names << QStringLiteral("--") + QString::fromStdString(name);
    QString term = names.join(QStringLiteral(", "));
    if (takesValue(option))
        term += QLatin1Char(' ') + QString::fromStdString(option.get_type_name());
    return term;
}

ui::ManPage::Section manSection(const CLI::App& app, const QString& title)
{
    ui::ManPage::Section section{
        .title = title, .paragraphs = {QString::fromStdString(app.get_description())}, .items = {}};
    for (const CLI::Option* option : optionsOf(app))
        section.items.push_back({.term = manTerm(*option), .text = QString::fromStdString(option->get_description())});
    return section;
}

std::string manPage(const CLI::App& app)
{
    ui::ManPage page{.program = QStringLiteral("panelwise-cli"),
                     .version = QStringLiteral(PANELWISE_VERSION),
                     .summary = Words::tr("explore which lab test panel to order next, and what it costs"),
                     .synopsis = QStringLiteral("panelwise-cli COMMAND [OPTION]…"),
                     .sections = {}};
    ui::ManPage::Section common = manSection(app, Words::tr("Description"));
    ui::ManPage::Section options{
        .title = Words::tr("Options"), .paragraphs = {}, .items = std::exchange(common.items, {})};
    ui::ManPage::Section commands{.title = Words::tr("Commands"), .paragraphs = {}, .items = {}};
    for (const CLI::App* command : commandsOf(app))
        commands.items.push_back({.term = QString::fromStdString(command->get_name()),
                                  .text = QString::fromStdString(command->get_description())});
    page.sections = {common, commands, options};
    for (const CLI::App* command : commandsOf(app)) {
        page.sections.push_back(manSection(*command, QString::fromStdString(command->get_name())));
        if (const std::string more = command->get_footer(); !more.empty())
            page.sections.back().paragraphs << QString::fromStdString(more);
    }
    page.sections.push_back(
        {.title = Words::tr("More"), .paragraphs = {QString::fromStdString(app.get_footer())}, .items = {}});
    page.sections.push_back(
        {.title = Words::tr("See also"), .paragraphs = {QStringLiteral("panelwise(1)")}, .items = {}});
    return roffOf(page).toStdString();
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> optionWords(const CLI::App& app)
{
    std::vector<std::string> words;
    for (const CLI::Option* option : optionsOf(app))
        for (const std::string& name : option->get_lnames())
            words.push_back("--" + name);
    return words;
}

std::vector<std::string> topicWords()
{
    std::vector<std::string> words;
    for (const HelpPage& page : helpPages())
        words.emplace_back(page.topic);
    return words;
}

std::string bashPage(const CLI::App& app)
{
    std::vector<std::string> names;
    std::string cases;
    for (const CLI::App* command : commandsOf(app)) {
        names.push_back(command->get_name());
        cases += "    " + command->get_name() + ") words='" + joined(optionWords(*command)) + "' ;;\n";
    }
    return "# bash completion for panelwise-cli\n"
           "_panelwise_cli() {\n"
           "  local word=${COMP_WORDS[COMP_CWORD]} command= words= one\n"
           "  for one in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
           "    case $one in -*) ;; *) command=$one; break ;; esac\n"
           "  done\n"
           "  case $command in\n"
           "    '') words='" +
           joined(names) + "' ;;\n" + cases +
           "  esac\n"
           "  [ \"$command\" != help ] || words='" +
           joined(topicWords()) +
           "'\n"
           "  case $word in\n"
           "    -*) COMPREPLY=($(compgen -W \"$words " +
           joined(optionWords(app)) +
           "\" -- \"$word\")) ;;\n"
           "    *) [ -z \"$command\" ] || [ \"$command\" = help ] || words=\n"
           "       COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
           "       [ ${#COMPREPLY[@]} -gt 0 ] || { compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "
           "\"$word\"); } ;;\n"
           "  esac\n"
           "}\n"
           "complete -F _panelwise_cli panelwise-cli\n";
}

// Within single quotes of a shell, where `brackets` and colons are signs of zsh's own.
std::string shellText(std::string text, std::string_view signs)
{
    std::string escaped;
    for (const char letter : text.substr(0, text.find('\n'))) {
        if (letter == '\'')
            escaped += "'\\''";
        else if (signs.find(letter) != std::string_view::npos)
            escaped += std::string("\\") + letter;
        else
            escaped += letter;
    }
    return escaped;
}

std::string zshOption(const CLI::Option& option)
{
    std::string text = "'--" + option.get_lnames().front() + "[" + shellText(option.get_description(), "[]:\\") + "]";
    if (takesValue(option))
        text += ":" + shellText(option.get_type_name(), "[]:\\") + ":" + (takesFile(option) ? "_files" : "");
    return text + "'";
}

std::string zshPage(const CLI::App& app)
{
    const auto options = [](const CLI::App& one) {
        std::string text;
        for (const CLI::Option* option : optionsOf(one))
            text += " \\\n        " + zshOption(*option);
        return text;
    };
    std::string names;
    std::string cases;
    for (const CLI::App* command : commandsOf(app)) {
        names += "    '" + command->get_name() + ":" + shellText(command->get_description(), ":\\") + "'\n";
        const std::string topics = command->get_name() == "help"
                                       ? " \\\n        '1:topic:(" + joined(topicWords()) + ")'"
                                       : " \\\n        '*:file:_files'";
        cases +=
            "    " + command->get_name() + ")\n      _arguments" + options(*command) + options(app) + topics + " ;;\n";
    }
    return "#compdef panelwise-cli\n"
           "_panelwise_cli() {\n"
           "  local -a commands\n"
           "  commands=(\n" +
           names +
           "  )\n"
           "  if (( CURRENT == 2 )); then\n"
           "    _describe command commands\n"
           "    return\n"
           "  fi\n"
           "  local command=$words[2]\n"
           "  shift words\n"
           "  (( CURRENT-- ))\n"
           "  case $command in\n" +
           cases +
           "  esac\n"
           "}\n"
           "_panelwise_cli \"$@\"\n";
}

std::string fishOption(const CLI::Option& option, const std::string& condition)
{
    return "complete -c panelwise-cli -n '" + condition + "' -l " + option.get_lnames().front() +
           (takesValue(option) ? takesFile(option) ? " -r -F" : " -x" : "") + " -d '" +
           shellText(option.get_description(), "\\") + "'\n";
}

std::string fishPage(const CLI::App& app)
{
    std::string text = "# fish completion for panelwise-cli\n";
    for (const CLI::App* command : commandsOf(app))
        text += "complete -c panelwise-cli -n __fish_use_subcommand -x -a " + command->get_name() + " -d '" +
                shellText(command->get_description(), "\\") + "'\n";
    for (const CLI::Option* option : optionsOf(app))
        text += fishOption(*option, "true");
    for (const CLI::App* command : commandsOf(app))
        for (const CLI::Option* option : optionsOf(*command))
            text += fishOption(*option, "__fish_seen_subcommand_from " + command->get_name());
    return text + "complete -c panelwise-cli -n '__fish_seen_subcommand_from help' -x -a '" + joined(topicWords()) +
           "'\n";
}

std::string webPage(const CLI::App&)
{
    return ui::guideWebPage().toStdString();
}

} // namespace

std::optional<std::string> shellPage(const CLI::App& app, std::string_view topic)
{
    constexpr auto kMakers = std::to_array<std::pair<std::string_view, std::string (*)(const CLI::App&)>>(
        {{"man", manPage}, {"bash", bashPage}, {"zsh", zshPage}, {"fish", fishPage}, {"html", webPage}});
    const auto maker = std::ranges::find(kMakers, topic, [](const auto& one) { return one.first; });
    return maker == kMakers.end() ? std::nullopt : std::optional(maker->second(app));
}

} // namespace app::cli
