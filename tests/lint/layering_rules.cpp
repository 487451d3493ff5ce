#include "layering_rules.h"

#include <QRegularExpression>

#include <array>
#include <vector>

namespace lint {
namespace {

struct Rule {
    const char* files;  // which files it speaks of
    const char* except; // and which of those it spares
    const char* forbidden;
    const char* reason;
};

constexpr const char* kNothing = "^$";
constexpr const char* kInclude = R"(^\s*#\s*include\s*[<"])";

// Each row of the table in the README's architecture part.
const std::array kRules{
    Rule{"^core/", kNothing, R"(%1(Q[A-Z]\w*|Qt\w*/.*|qcustomplot.*)[>"])", "core knows no Qt"},
    Rule{"^core/", kNothing, R"(%1(ui|app)/)", "core knows neither the window nor the program"},
    Rule{"^core/(base|data|model|rl|eval|front|plan|walk|compare)/", kNothing,
         R"(%1core/(lattice|learn|train|baselines|store)/)", "the domain does not know how it is learned or stored"},
    Rule{"^core/lattice/", kNothing, R"(%1core/(train|baselines|store)/)", "the lattice does not know who searches it"},
    Rule{"^core/", R"(^core/(learn|train|baselines)/.*(\.cpp|_p\.h)$)", R"(%1(torch|ATen|c10|xgboost)/)",
         "LibTorch and XGBoost stay in a few source files of the learning rooms"},
    Rule{"^(core|ui|app)/", R"(^core/store/.*(\.cpp|_p\.h)$)", R"(%1sqlite3)", "SQLite stays inside core/store"},
    Rule{R"(\.h$)", R"(_p\.h$)", R"(%1nlohmann/)", "JSON is read and written in source files, headers show values"},
    Rule{"^ui/", kNothing, R"(%1(app/|core/(lattice|learn|train|baselines|store)/))",
         "the window shows values it is given"},
    Rule{"^(core|ui|app)/", R"(^ui/plots/.*\.cpp$)", R"(%1qcustomplot)", "QCustomPlot stays in ui/plots"},
    Rule{"^ui/text/", kNothing, R"(%1(QWidget|QApplication|QtWidgets|QtGui))", "words need Qt Core only"},
    Rule{"^(core|ui)/", kNothing, R"(\bstd::(jthread|thread|async)\b|\bQThread\b|\bQtConcurrent\b)",
         "only app starts threads"},
    Rule{"^(core|ui|app)/", kNothing, R"(%1QtWidgets[>"/]|%1QtCore[>"/]|%1QtGui[>"/])", "no umbrella headers"},
    Rule{"^ui/", R"(^ui/(theme/.*|text/language)\.cpp$)", R"(%1(QFile|QSettings|QSaveFile|QDir)[>"])",
         "the window opens no file and reads no settings"},
};

QRegularExpression compiled(const char* pattern)
{
    QString expression = QString::fromLatin1(pattern);
    expression.replace(QLatin1String("%1"), QLatin1String(kInclude));
    return QRegularExpression(expression);
}

struct CompiledRule {
    QRegularExpression files, except, forbidden;
    const char* reason;
};

} // namespace

QString violation(const QString& path, const QString& line)
{
    static const std::vector<CompiledRule> rules = [] {
        std::vector<CompiledRule> all;
        for (const Rule& rule : kRules)
            all.push_back({compiled(rule.files), compiled(rule.except), compiled(rule.forbidden), rule.reason});
        return all;
    }();
    const auto matches = [](const QRegularExpression& pattern, const QString& text) {
        return pattern.match(text).hasMatch();
    };
    for (const CompiledRule& rule : rules)
        if (matches(rule.files, path) && matches(rule.forbidden, line) && !matches(rule.except, path))
            return QString::fromLatin1(rule.reason);
    return {};
}

} // namespace lint
