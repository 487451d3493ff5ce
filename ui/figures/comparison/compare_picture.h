// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QSizeF>
#include <QString>

#include <memory>

namespace ui {

// A figure that a tab shows as large as there is room, and never smaller than it can be read.
class ComparePicture : public Figure {
public:
    virtual QSizeF smallest(const Theme& theme) const = 0;
    virtual QString words() const = 0; // for who cannot see it
};
using ComparePicturePtr = std::shared_ptr<const ComparePicture>;

} // namespace ui
