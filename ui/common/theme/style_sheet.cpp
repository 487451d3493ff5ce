// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme/control_style.h"
#include "ui/common/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QPalette>
#include <QRegularExpression>
#include <QString>

#include <array>
#include <optional>

namespace ui {
namespace {

struct Token {
    const char* name;
    QColor Theme::*colour;
};

// Names by which resources/style/panelwise.qss asks for a colour of the theme.
constexpr std::array kTokens{
    Token{"window", &Theme::window},
    Token{"surface", &Theme::surface},
    Token{"alternate", &Theme::alternate},
    Token{"rail", &Theme::rail},
    Token{"border", &Theme::border},
    Token{"control", &Theme::control},
    Token{"text", &Theme::text},
    Token{"textSecondary", &Theme::textSecondary},
    Token{"textDisabled", &Theme::textDisabled},
    Token{"accent", &Theme::accent},
    Token{"onAccent", &Theme::onAccent},
    Token{"selection", &Theme::selection},
    Token{"hover", &Theme::hover},
    Token{"ok", &Theme::ok},
    Token{"abnormal", &Theme::abnormal},
    Token{"warningBack", &Theme::warningBack},
    Token{"warningEdge", &Theme::warningEdge},
    Token{"warningText", &Theme::warningText},
    Token{"errorBack", &Theme::errorBack},
    Token{"errorEdge", &Theme::errorEdge},
    Token{"errorText", &Theme::errorText},
    Token{"stripBack", &Theme::stripBack},
    Token{"stripEdge", &Theme::stripEdge},
    Token{"stripText", &Theme::stripText},
    Token{"muted", &Theme::muted},
};

std::optional<QString> colourNamed(const Theme& theme, QStringView name)
{
    for (const Token& token : kTokens) {
        if (name == QLatin1String(token.name))
            return (theme.*token.colour).name();
    }
    return std::nullopt;
}

} // namespace

QString styleSheetOf(const Theme& theme)
{
    QFile file(QStringLiteral(":/style/panelwise.qss"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened)
    const QString sheet = QString::fromUtf8(file.readAll());

    // @name is a colour of the theme, @13 a length of the design in pixels at the theme's zoom.
    static const QRegularExpression token(QStringLiteral("@([A-Za-z]+|[0-9]+)"));
    QString result;
    result.reserve(sheet.size());
    qsizetype copied = 0;
    for (auto matches = token.globalMatch(sheet); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(sheet).mid(copied, match.capturedStart() - copied);
        const QStringView name = match.capturedView(1);
        if (name.front().isDigit()) {
            result += QString::number(theme.px(name.toInt())) + QStringLiteral("px");
        } else {
            const std::optional<QString> colour = colourNamed(theme, name);
            Q_ASSERT_X(colour, "styleSheetOf", "unknown token in panelwise.qss");
            result += colour.value_or(QString());
        }
        copied = match.capturedEnd();
    }
    result += QStringView(sheet).mid(copied);
    return result;
}

void applyTheme(QApplication& application, const Theme& theme)
{
    // With a style sheet set, style() is the style sheet's own; ours is asked for by name once.
    if (!application.property("controlStyle").toBool()) {
        application.setStyle(new ControlStyle);
        application.setProperty("controlStyle", true);
    }
    // Replacing a sheet makes Qt visit every object it remembers, widgets that are gone among them. Taking the old one
    // away first clears that memory.
    application.setStyleSheet(QString());
    application.setPalette(paletteOf(theme));
    application.setFont(fontOf(theme, TypeSize::Body));
    application.setStyleSheet(styleSheetOf(theme));
}

} // namespace ui
