// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/step.h"

#include <QCoreApplication>

namespace ui {

QString stepName(Step step)
{
    switch (step) {
    case Step::Data:
        return QCoreApplication::translate("Step", "Data & panels");
    case Step::Train:
        return QCoreApplication::translate("Step", "Train");
    case Step::Front:
        return QCoreApplication::translate("Step", "Front");
    case Step::Patient:
        return QCoreApplication::translate("Step", "Patient");
    case Step::Compare:
        return QCoreApplication::translate("Step", "Compare & report");
    }
    Q_UNREACHABLE();
}

} // namespace ui
