#include "ui/text/error_text.h"

namespace ui {

QString errorText(const core::Error& error)
{
    return QString::fromStdString(error.subject);
}

} // namespace ui
