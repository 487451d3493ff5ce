// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace app::cli {

// A page of resources/help: how a file or the JSON of a command is written.
struct HelpPage {
    std::string_view topic;
    std::string_view title() const;
    std::string_view text() const; // Markdown
};

std::span<const HelpPage> helpPages(); // in reading order

} // namespace app::cli
