// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_commands.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace ui {

bool hasCommand(const QString& figureName)
{
    static const QStringList kNames{QStringLiteral("front"), QStringLiteral("patient-track"),
                                    QStringLiteral("patient-drivers"), QStringLiteral("pocket-card"),
                                    QStringLiteral("missing-values")};
    return kNames.contains(figureName) || !curveMetric(figureName).isEmpty() || !pointFigure(figureName).isEmpty();
}

QString curveMetric(const QString& figureName)
{
    static const QRegularExpression curves(
        QStringLiteral("^training-(quality|cost|loss)$|^(classifier|policy)-curves$"));
    const auto match = curves.match(figureName);
    return match.captured(match.captured(1).isEmpty() ? 2 : 1);
}

QString pointFigure(const QString& figureName)
{
    static const QHash<QString, QString> kNames{{QStringLiteral("per-1000"), QStringLiteral("point")},
                                                {QStringLiteral("panel-use"), QStringLiteral("panel-use")},
                                                {QStringLiteral("test-sequences"), QStringLiteral("sequences")}};
    return kNames.value(figureName);
}

} // namespace ui
