// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/submit_script.h"

#include "core/base/resource.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {
namespace {

// A word of the shell, whatever is in it.
std::string shellWord(std::string_view text)
{
    std::string word = "'";
    for (const char letter : text)
        word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return word + '\'';
}

} // namespace

std::string submitScript(const WrittenPlan& plan, const ClusterProfile& profile)
{
    const TaskNeeds needs = needsOf(plan.plan);
    const std::pair<std::string_view, std::string> values[] = {{"STUDY", std::string(studyWord(plan.plan.study))},
                                                               {"PATIENTS", std::to_string(plan.plan.count)},
                                                               {"TASKS", std::to_string(plan.plan.lines.size())},
                                                               {"VERSION", plan.plan.version},
                                                               {"MINUTES", std::to_string(needs.minutes)},
                                                               {"MEMORY", std::to_string(needs.megabytes)},
                                                               {"FINGERPRINT", plan.fingerprint.hex()},
                                                               {"PARTITION", shellWord(profile.partition)},
                                                               {"ACCOUNT", shellWord(profile.account)},
                                                               {"PROGRAM", shellWord(profile.program)},
                                                               {"PREPARE", shellWord(profile.prepare)},
                                                               {"CONTAINER", shellWord(profile.container)}};
    std::string script;
    std::string_view left = resource("submit.sh");
    while (!left.empty()) { // what is put in is not looked at again
        const std::size_t at = left.find('@');
        script += left.substr(0, at);
        left.remove_prefix(std::min(at, left.size()));
        bool known = false;
        for (const auto& [name, value] : values)
            if (left.substr(0, name.size() + 2) == '@' + std::string(name) + '@') {
                script += value;
                left.remove_prefix(name.size() + 2);
                known = true;
                break;
            }
        if (!known && !left.empty()) {
            script += left.front();
            left.remove_prefix(1);
        }
    }
    return script;
}

std::string taskRanges(const std::vector<std::uint64_t>& tasks)
{
    std::string text;
    for (std::size_t first = 0; first < tasks.size();) {
        std::size_t last = first;
        while (last + 1 < tasks.size() && tasks[last + 1] == tasks[last] + 1)
            ++last;
        text += (text.empty() ? "" : ",") + std::to_string(tasks[first]);
        if (last > first)
            text += '-' + std::to_string(tasks[last]);
        first = last + 1;
    }
    return text;
}

} // namespace core
