// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/figures/figure.h"

#include <QByteArray>
#include <QString>

namespace ui {

// Where an exported figure comes from, as the file itself says it: enough to open its project at that point.
struct FigureMetadata {
    QString figure;      // its name
    QString version;     // of the program
    QString project;     // 32 hexadecimal digits: core::projectIdentity; empty: not known
    QString projectFile; // name without folder, to search for
    FigureOrigin origin = {};
    std::optional<core::FrontId> front = {}; // that is shown as a whole; of a policy the origin says it
    bool operator==(const FigureMetadata&) const = default;
};

// One JSON object in one line. What is not known is left out; unknown keys are passed over when it is read:
//   {"panelwise_figure": 1, "version": "0.1.0", "figure": "front", "project": "0f…", "project_file": "ward.panelwise",
//    "front": 2, "policy": 7, "name": "P2-5", "run": 3, "seed": "1", "lambda": 5, "rho": -0.005}
// `policy` counts from 0 in the order of finding, `run` stands in the place of front and policy, and the seed is a text
// since it may have 64 bits. A front without a policy is one that is shown as a whole.
QByteArray metadataJson(const FigureMetadata& metadata);
core::Result<FigureMetadata> metadataFromJson(const QByteArray& json); // ProjectForeign, ProjectDamaged

// What a PDF, SVG or PNG made by this program carries. ProjectForeign: it carries nothing, as after another program
// rewrote it; ProjectDamaged: what it carries cannot be understood. Any bytes are safe to ask about.
core::Result<FigureMetadata> readFigureMetadata(const QByteArray& file);

// The files can carry: PDF between the tags in its XMP packet, SVG likewise in <metadata>, PNG under this key.
inline constexpr const char* kMetadataKey = "panelwise-figure";
inline constexpr const char* kMetadataNamespace = "urn:panelwise:figure:1";
QString metadataElement(const FigureMetadata& metadata); // <panelwise:figure xmlns:panelwise="…">{…}</…>

} // namespace ui
