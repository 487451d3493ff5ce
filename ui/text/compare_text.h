#pragma once

#include "core/compare/compared_model.h"

#include <QString>

namespace ui {

// Words for models beside each other.

QString refusalText(core::ModelRefusal reason); // a whole sentence, with what to do

} // namespace ui
