// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/layering_rules.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

namespace lint {
namespace {

// A room may include its own files, those of the rooms named here, and those of the rooms that these may include.
struct Room {
    const char* folder;
    const char* sees;
};

constexpr Room kRooms[] = {
    // The domain: values, files of the user, statistics.
    {"core/base", ""},
    {"core/model", "core/base"},
    {"core/data", "core/base"},
    {"core/data/codes", "core/data"},
    {"core/data/task", "core/data/codes core/model"},
    {"core/data/csv", "core/data/task"},
    {"core/data/formats", "core/data/csv"},
    {"core/data/formats/workbook", "core/data/formats"},
    {"core/data/formats/statistics", "core/data/formats"},
    {"core/data/import", "core/data/formats/workbook core/data/formats/statistics"},
    {"core/data/events", "core/data/csv"},
    {"core/data/quality", "core/data/task"},
    {"core/data/synthetic", "core/data/task"},
    {"core/data/cohort", "core/data/quality"},
    {"core/rl", "core/data/synthetic"},
    {"core/eval", "core/data/cohort core/rl"},
    {"core/plan", "core/eval"},
    {"core/front", "core/plan"},
    {"core/explain/story", "core/front"},
    {"core/compare", "core/explain/story"},
    {"core/exam", "core/rl"},
    {"core/lesson", "core/data/task"},
    // Learning, and the project file.
    {"core/kernels", ""},
    {"core/learn", "core/kernels core/model"},
    {"core/learn/trees", "core/learn"},
    {"core/learn/networks", "core/learn core/plan"},
    {"core/learn/encoders", "core/learn/networks core/learn/trees"},
    {"core/lattice", "core/learn/trees core/front"},
    {"core/environment", "core/learn/encoders core/lattice"},
    {"core/policy", "core/environment core/lattice"},
    {"core/smddpo", "core/policy core/compare"},
    {"core/search", "core/smddpo"},
    {"core/recording", "core/policy"},
    {"core/explain", "core/policy core/explain/story"},
    {"core/portable", "core/explain"},
    {"core/baselines", "core/search"},
    {"core/store", "core/compare"},
    {"core/jobs", "core/store core/baselines"},
    {"core/cluster", "core/jobs"},
    // The window: what its features share, then the features, none of which sees another.
    {"ui/common/text", "core/compare core/data/formats core/data/events"},
    {"ui/common/theme", ""},
    {"ui/common", "ui/common/text ui/common/theme"},
    {"ui/figures", "ui/common"},
    {"ui/figures/charts", "ui/figures"},
    {"ui/figures/comparison", "ui/figures/charts"},
    {"ui/figures/story", "ui/figures"},
    {"ui/figures/film", "ui/common"},
    {"ui/shell", "ui/figures ui/figures/film"},
    {"ui/start", "ui/common"},
    {"ui/lesson", "ui/common core/lesson"},
    {"ui/exam", "ui/common core/exam"},
    {"ui/import", "ui/common"},
    {"ui/data", "ui/figures"},
    {"ui/train", "ui/figures/charts"},
    {"ui/front", "ui/figures/charts"},
    {"ui/patient", "ui/figures/story"},
    {"ui/report", "ui/figures/comparison ui/figures/story"},
    {"ui/compare", "ui/figures/comparison"},
    // The programs.
    {"app/session/threads", "core/base"},
    {"app/session/document", "app/session/threads core/store core/data/import core/data/events"},
    {"app/session/jobs", "app/session/document core/jobs"},
    {"app/session/models", "app/session/document core/explain core/recording core/search"},
    {"app/cli/common", "core/jobs core/cluster core/data/import app/session/threads ui/common/text"},
    {"app/report", "core/store core/explain ui/report"},
    {"app/exam", "core/exam ui/common/text"},
    {"app/cli/data", "app/cli/common"},
    {"app/cli/train", "app/cli/common"},
    {"app/cli/front", "app/cli/train"},
    {"app/cli/baselines", "app/cli/front app/report"},
    {"app/cli/walk", "app/cli/data core/recording"},
    {"app/cli/exam", "app/cli/data app/exam"},
    {"app/cli/export", "app/cli/baselines app/report core/portable core/recording ui/front ui/train"},
    {"app/cli/cluster", "app/cli/baselines"},
    {"app/cli", "app/cli/data app/cli/exam app/cli/walk app/cli/export app/cli/cluster"},
    {"app/gui/lesson", "ui/lesson"},
    {"app/gui/project", "app/session/jobs ui/shell"},
    {"app/gui/presenter", "core/explain/story ui/common/text ui/figures/film"},
    {"app/gui", "app/exam app/gui/lesson app/gui/presenter app/gui/project app/session/jobs app/session/models "
                "app/report ui/shell "
                "ui/start ui/exam ui/import "
                "ui/figures/film ui/data ui/train ui/front ui/patient ui/compare ui/report"},
};

struct Rule {
    const char* files;  // which files it speaks of
    const char* except; // and which of those it spares
    const char* forbidden;
    const char* reason;
};

constexpr const char* kNothing = "^$";
constexpr const char* kInclude = R"(^\s*#\s*include\s*[<"])";

// What the table of rooms does not say: libraries and habits.
const std::array kRules{
    Rule{"^core/", kNothing, R"(%1(Q[A-Z]\w*|Qt\w*/.*|qcustomplot.*)[>"])", "core knows no Qt"},
    Rule{"^core/", R"(^core/(learn|baselines)/.*(\.cpp|_p\.h)$)", R"(%1(torch|ATen|c10|xgboost)/)",
         "LibTorch and XGBoost stay in a few source files of the learning rooms"},
    Rule{"^(core|ui|app)/", R"(^core/store/.*(\.cpp|_p\.h)$)", R"(%1sqlite3)", "SQLite stays inside core/store"},
    Rule{R"(\.h$)", R"(_p\.h$)", R"(%1nlohmann/)", "JSON is read and written in source files, headers show values"},
    Rule{"^(core|ui|app)/", R"(^ui/figures/.*\.cpp$)", R"(%1qcustomplot)", "QCustomPlot stays in ui/figures"},
    Rule{R"(^ui/common/text/|_text\.(h|cpp)$)", "^app/", R"(%1(QWidget|QApplication|QtWidgets|QtGui))",
         "words need Qt Core only"},
    Rule{"^(core|ui)/", kNothing, R"(\bstd::(jthread|thread|async)\b|\bQThread\b|\bQtConcurrent\b)",
         "only app starts threads"},
    Rule{"^(core|ui|app)/", kNothing, R"(%1QtWidgets[>"/]|%1QtCore[>"/]|%1QtGui[>"/])", "no umbrella headers"},
    Rule{"^ui/", R"(^ui/common/(theme/.*|text/language)\.cpp$)", R"(%1(QFile|QSettings|QSaveFile|QDir)[>"])",
         "the window opens no file and reads no settings"},
};

QString folderOf(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}

// Everything a room may include, itself among it only where rooms see each other in a circle.
const std::map<QString, std::set<QString>>& sightOfRooms()
{
    static const std::map<QString, std::set<QString>> sight = [] {
        std::map<QString, std::set<QString>> all;
        for (const Room& room : kRooms)
            for (const QString& other : QString::fromLatin1(room.sees).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                all[QString::fromLatin1(room.folder)].insert(other);
        for (bool grew = true; grew;) {
            grew = false;
            for (auto& [room, seen] : all)
                for (const QString& other : std::set(seen))
                    for (const QString& further : std::set(all[other]))
                        grew |= seen.insert(further).second;
        }
        return all;
    }();
    return sight;
}

bool isRoom(const QString& folder)
{
    return std::ranges::any_of(kRooms, [&](const Room& room) { return folder == QLatin1String(room.folder); });
}

QString strangerIn(const QString& path, const QString& line)
{
    static const QRegularExpression include(QStringLiteral(R"x(^\s*#\s*include\s*"((?:core|ui|app)/[^"]+)")x"));
    const QRegularExpressionMatch match = include.match(line);
    const QString room = folderOf(path), other = folderOf(match.captured(1));
    if (!match.hasMatch() || room == other)
        return {};
    if (!isRoom(room))
        return QStringLiteral("the table of rooms does not know %1").arg(room);
    const auto seen = sightOfRooms().find(room);
    if (seen != sightOfRooms().end() && seen->second.contains(other))
        return {};
    return QStringLiteral("%1 does not see %2").arg(room, other);
}

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
    return strangerIn(path, line);
}

QStringList roomsInCircles()
{
    QStringList found;
    for (const auto& [room, seen] : sightOfRooms())
        if (seen.contains(room))
            found << room;
    return found;
}

QStringList rooms()
{
    QStringList all;
    for (const Room& room : kRooms)
        all << QString::fromLatin1(room.folder);
    return all;
}

} // namespace lint
