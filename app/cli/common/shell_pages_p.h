// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace app::cli {

// What packages install beside the program, told by the options themselves, so that it cannot differ from --help: the
// page of the manual ("man"), or what a shell completes ("bash", "zsh", "fish"). Unset for any other topic.
std::optional<std::string> shellPage(const CLI::App& app, std::string_view topic);

} // namespace app::cli
