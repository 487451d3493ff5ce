// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/sound_table.h"
#include "ui/figures/figure_metadata.h"

#include <cstdint>

using namespace core;

// Any bytes that call themselves a figure: where they come from, or that they do not say so. What was read is written
// and read back without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray file(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    for (const Result<ui::FigureMetadata>& found : {ui::readFigureMetadata(file), ui::metadataFromJson(file)}) {
        if (found) {
            // Halves of a letter that a JSON text may hold are not kept, the rest is.
            const Result<ui::FigureMetadata> again = ui::metadataFromJson(ui::metadataJson(*found));
            require(again.ok() && again->origin.policy == found->origin.policy && again->project == found->project);
            const Result<ui::FigureMetadata> within = ui::readFigureMetadata(ui::metadataElement(*again).toUtf8());
            require(within.ok() && *within == *again);
        } else {
            require(found.error().code == ErrorCode::ProjectForeign ||
                    found.error().code == ErrorCode::ProjectDamaged || found.error().code == ErrorCode::ProjectNewer);
        }
    }
    return 0;
}
