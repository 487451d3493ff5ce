// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace core {

// What a cluster wants to know of everybody. Empty: its own usual one.
struct ClusterProfile {
    std::string partition, account;
    std::string prepare;   // a line for the shell of a node: "module load panelwise"
    std::string container; // before the program: "apptainer exec panelwise.sif"
    std::string program;   // on the nodes
    bool operator==(const ClusterProfile&) const = default;
};

} // namespace core
