// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_metadata.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

namespace ui {
namespace {

constexpr int kFormat = 1;
constexpr double kLargestNumber = 9'007'199'254'740'992.0; // 2^53: whole numbers that JSON keeps exactly
constexpr qsizetype kLongestText = 500;

core::Error damaged(const char* key)
{
    return {.code = core::ErrorCode::ProjectDamaged, .subject = {}, .detail = key};
}

// A file may come from anywhere: a name is a name, never a way into another folder.
QString fileNameOnly(const QString& text)
{
    const qsizetype slash = std::max(text.lastIndexOf(QLatin1Char('/')), text.lastIndexOf(QLatin1Char('\\')));
    return text.mid(slash + 1).left(kLongestText);
}

void addOrigin(QJsonObject& object, const FigureOrigin& origin)
{
    if (origin.policy) {
        if (const auto* front = std::get_if<core::FrontPolicyRef>(&*origin.policy)) {
            object.insert(QStringLiteral("front"), static_cast<qint64>(front->front.value));
            object.insert(QStringLiteral("policy"), static_cast<qint64>(front->policy));
        } else {
            object.insert(QStringLiteral("run"), static_cast<qint64>(std::get<core::RunId>(*origin.policy).value));
        }
    }
    if (!origin.name.isEmpty())
        object.insert(QStringLiteral("name"), origin.name);
    if (origin.seed)
        object.insert(QStringLiteral("seed"), QString::number(origin.seed->value));
    if (origin.shape) {
        object.insert(QStringLiteral("lambda"), origin.shape->lambda);
        object.insert(QStringLiteral("rho"), origin.shape->rho);
    }
}

// Unset: there is none. False: there is something else.
bool readWhole(const QJsonObject& object, const char* key, std::optional<std::int64_t>& number)
{
    const QJsonValue value = object.value(QLatin1String(key));
    if (value.isUndefined())
        return true;
    const double found = value.toDouble(-1.0);
    if (!(found >= 0.0 && found <= kLargestNumber) || found != std::floor(found))
        return false;
    number = static_cast<std::int64_t>(found);
    return true;
}

core::Status readOrigin(const QJsonObject& object, FigureMetadata& metadata)
{
    FigureOrigin& origin = metadata.origin;
    std::optional<std::int64_t> front, policy, run;
    if (!readWhole(object, "front", front) || !readWhole(object, "policy", policy) || !readWhole(object, "run", run))
        return damaged("front");
    if (front && policy)
        origin.policy = core::FrontPolicyRef{.front = {*front}, .policy = static_cast<std::size_t>(*policy)};
    else if (front)
        metadata.front = core::FrontId{*front};
    else if (run)
        origin.policy = core::RunId{*run};
    origin.name = object.value(QLatin1String("name")).toString().left(kLongestText);
    if (const QJsonValue seed = object.value(QLatin1String("seed")); !seed.isUndefined()) {
        bool number = false;
        origin.seed = core::Seed{seed.toString().toULongLong(&number)};
        if (!number)
            return damaged("seed");
    }
    const QJsonValue lambda = object.value(QLatin1String("lambda")), rho = object.value(QLatin1String("rho"));
    if (lambda.isDouble() && rho.isDouble())
        origin.shape = core::RewardShape{.lambda = lambda.toDouble(), .rho = rho.toDouble()};
    return core::Done{};
}

} // namespace

QByteArray metadataJson(const FigureMetadata& metadata)
{
    QJsonObject object{{QStringLiteral("panelwise_figure"), kFormat}};
    const auto add = [&object](const char* key, const QString& text) {
        if (!text.isEmpty())
            object.insert(QLatin1String(key), text);
    };
    add("version", metadata.version);
    add("figure", metadata.figure);
    add("project", metadata.project);
    add("project_file", fileNameOnly(metadata.projectFile));
    if (metadata.front)
        object.insert(QStringLiteral("front"), static_cast<qint64>(metadata.front->value));
    addOrigin(object, metadata.origin);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

core::Result<FigureMetadata> metadataFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return damaged("JSON");
    const QJsonObject object = document.object();
    if (!object.value(QLatin1String("panelwise_figure")).isDouble())
        return core::Error{.code = core::ErrorCode::ProjectForeign};
    const auto text = [&object](const char* key) {
        return object.value(QLatin1String(key)).toString().left(kLongestText);
    };
    FigureMetadata metadata{.figure = text("figure"),
                            .version = text("version"),
                            .project = text("project"),
                            .projectFile = fileNameOnly(object.value(QLatin1String("project_file")).toString())};
    static const QRegularExpression hex(QStringLiteral("^[0-9a-f]{32}$"));
    if (!metadata.project.isEmpty() && !hex.match(metadata.project).hasMatch())
        return damaged("project");
    if (const core::Status read = readOrigin(object, metadata); !read)
        return read.error();
    return metadata;
}

QString metadataElement(const FigureMetadata& metadata)
{
    return QStringLiteral("<panelwise:figure xmlns:panelwise=\"%1\">%2</panelwise:figure>")
        .arg(QLatin1String(kMetadataNamespace), QString::fromUtf8(metadataJson(metadata)).toHtmlEscaped());
}

} // namespace ui
