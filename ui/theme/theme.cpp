#include "ui/theme/theme.h"

#include <QFont>
#include <QPalette>
#include <QString>

namespace ui {

int Theme::px(double designPixels) const
{
    return qRound(designPixels * zoom);
}

} // namespace ui
