// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/data/task/task.h"

#include <fstream>
#include <string>
#include <vector>

// A study whose columns, panels and outcome are named to be followed by somebody: a browser, a spreadsheet, LaTeX.
namespace hostile {

inline std::vector<std::string> names()
{
    return {"<img src=\"/dev/zero\">",
            "<script>alert(1)</script>",
            "=HYPERLINK(\"http://127.0.0.1/\",\"b\")",
            "\\input{/etc/passwd}",
            "@SUM(A1)|cmd *b* _i_ [l](javascript:1)",
            "%1 %2 &amp; \u202ednet \u200b100 %"};
}

// As they are shown and written: the marks that turn the direction or have no width are gone.
inline std::vector<std::string> shownNames()
{
    std::vector<std::string> shown = names();
    shown.back() = "%1 %2 &amp; dnet 100 %";
    return shown;
}

// Six tests that tell of the outcome, each in a panel of its own name; 600 patients.
inline void write(const std::string& csv, const std::string& task)
{
    core::RandomStream random(core::Seed{3}, "hostile");
    core::Task made;
    made.name = "<b>Study</b> =1+1";
    made.label = "<i>outcome</i>";
    const auto quoted = [](const std::string& text) {
        std::string field = "\"";
        for (const char c : text)
            field += c == '"' ? std::string("\"\"") : std::string(1, c);
        return field + '"';
    };
    std::ofstream file(csv);
    file << quoted(made.label);
    for (const std::string& name : names()) {
        file << ',' << quoted(name);
        made.panels.push_back({.name = name, .cost = core::Cost(10.0), .columns = {name}, .otherKeys = {}});
    }
    file << '\n';
    for (int patient = 0; patient < 600; ++patient) {
        const bool ill = random.below(3) == 0;
        file << ill;
        for (std::size_t i = 0; i < names().size(); ++i)
            file << ',' << random.normal() + (ill ? 1.0 : 0.0);
        file << '\n';
    }
    std::ofstream(task) << core::writeTask(made);
}

} // namespace hostile
