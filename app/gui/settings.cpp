// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings.h"

#include "ui/common/text/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>
#include <array>
#include <cmath>
#include <thread>

#include <unistd.h>

namespace app {
namespace {

constexpr int kMostCores = 4096;
constexpr int kMostMemory = 1'000'000; // MB, as a plan allows
constexpr std::array kZooms{0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0};

std::size_t nearest(double zoom)
{
    const auto closer = [zoom](double a, double b) { return std::abs(a - zoom) < std::abs(b - zoom); };
    return static_cast<std::size_t>(std::min_element(kZooms.begin(), kZooms.end(), closer) - kZooms.begin());
}

ui::FigureChoices readFigureChoices(const QSettings& store)
{
    ui::FigureChoices choices = ui::firstFigureChoices();
    choices.format = ui::formatOf(QLatin1Char('.') + store.value("figures/format").toString()).value_or(choices.format);
    choices.preset = store.value("figures/preset", choices.preset).toString();
    if (const ui::FigurePreset* preset = ui::figurePreset(choices.preset)) {
        choices.page = preset->page;
        return choices;
    }
    choices.preset.clear();
    ui::FigurePage& page = choices.page;
    page.widthMm = std::clamp(store.value("figures/width", page.widthMm).toDouble(), ui::kSmallestMm, ui::kLargestMm);
    page.heightMm =
        std::clamp(store.value("figures/height", page.heightMm).toDouble(), ui::kSmallestMm, ui::kLargestMm);
    page.dpi = std::clamp(store.value("figures/dpi", page.dpi).toInt(), ui::kLowestDpi, ui::kHighestDpi);
    page.typeScale = std::clamp(store.value("figures/type", page.typeScale).toDouble(), 0.5, 3.0);
    return choices;
}

void writeFigureChoices(const ui::FigureChoices& choices, QSettings& store)
{
    store.setValue("figures/format", ui::endingOf(choices.format));
    store.setValue("figures/preset", choices.preset);
    store.setValue("figures/width", choices.page.widthMm);
    store.setValue("figures/height", choices.page.heightMm);
    store.setValue("figures/dpi", choices.page.dpi);
    store.setValue("figures/type", choices.page.typeScale);
}

template <typename Amount>
QJsonValue numberOrNull(const std::optional<Amount>& amount)
{
    return amount ? QJsonValue(amount->amount) : QJsonValue();
}

template <typename Amount>
std::optional<Amount> amountIn(const QJsonValue& value)
{
    return value.toDouble(-1.0) >= 0.0 ? std::optional(Amount(value.toDouble())) : std::nullopt;
}

// One text of JSON for each list.
QStringList priceListTexts(const std::vector<core::PriceList>& lists)
{
    QStringList texts;
    for (const core::PriceList& list : lists) {
        QJsonArray prices, times;
        for (const auto& [name, cost] : list.prices)
            prices.append(QJsonArray{QString::fromStdString(name), cost.amount});
        for (const auto& [name, told] : list.times)
            times.append(
                QJsonArray{QString::fromStdString(name), numberOrNull(told.minutes), numberOrNull(told.millilitres)});
        QJsonObject object{{"name", QString::fromStdString(list.name)},
                           {"currency", QString::fromStdString(list.currency)},
                           {"source", QString::fromStdString(list.source)},
                           {"prices", prices}};
        if (!times.isEmpty())
            object["times"] = times;
        if (list.year)
            object["year"] = *list.year;
        texts << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    return texts;
}

std::vector<core::PriceList> priceListsIn(const QStringList& texts)
{
    std::vector<core::PriceList> lists;
    for (const QString& text : texts) {
        const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
        core::PriceList list{.name = object["name"].toString().toStdString(),
                             .currency = object["currency"].toString().toStdString(),
                             .source = object["source"].toString().toStdString()};
        if (object.contains("year"))
            list.year = object["year"].toInt();
        const QJsonArray prices = object["prices"].toArray();
        for (const QJsonValue& price : prices)
            if (const double amount = price[1].toDouble(-1.0); amount >= 0.0)
                list.prices.emplace_back(price[0].toString().toStdString(), core::Cost(amount));
        const QJsonArray times = object["times"].toArray();
        for (const QJsonValue& time : times)
            list.times.emplace_back(time[0].toString().toStdString(),
                                    core::PanelTimes{.minutes = amountIn<core::Minutes>(time[1]),
                                                     .millilitres = amountIn<core::Millilitres>(time[2])});
        if (!list.name.empty() && !list.prices.empty())
            lists.push_back(std::move(list));
    }
    return lists;
}

// "step,points,finished" for each id.
std::map<QString, LessonProgress> lessonsIn(const QVariantMap& stored)
{
    std::map<QString, LessonProgress> lessons;
    for (auto one = stored.begin(); one != stored.end(); ++one) {
        const QStringList parts = one.value().toString().split(QLatin1Char(','));
        if (parts.size() == 3)
            lessons[one.key()] = {.step = std::max(0, parts[0].toInt()),
                                  .finished = parts[2] == QLatin1String("1"),
                                  .points = std::max(0, parts[1].toInt())};
    }
    return lessons;
}

// "31.5;2,7": the budget, which may be empty, and the policies that are pinned.
std::map<QString, ui::FrontMemory> frontsIn(const QVariantMap& stored)
{
    std::map<QString, ui::FrontMemory> fronts;
    for (auto one = stored.begin(); one != stored.end(); ++one) {
        const QStringList parts = one.value().toString().split(QLatin1Char(';'));
        ui::FrontMemory memory;
        bool isNumber = false;
        if (const double budget = parts.value(0).toDouble(&isNumber);
            isNumber && std::isfinite(budget) && budget >= 0.0)
            memory.budget = budget;
        for (const QString& pin : parts.value(1).split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (const uint place = pin.toUInt(&isNumber); isNumber)
                memory.pins.push_back(place);
        fronts[one.key()] = memory;
    }
    return fronts;
}

QVariantMap frontTexts(const std::map<QString, ui::FrontMemory>& fronts)
{
    QVariantMap stored;
    for (const auto& [key, memory] : fronts) {
        QStringList pins;
        for (const std::size_t pin : memory.pins)
            pins << QString::number(pin);
        stored[key] = (memory.budget ? QString::number(*memory.budget, 'g', 17) : QString()) + QLatin1Char(';') +
                      pins.join(QLatin1Char(','));
    }
    return stored;
}

QVariantMap lessonTexts(const std::map<QString, LessonProgress>& lessons)
{
    QVariantMap texts;
    for (const auto& [id, progress] : lessons)
        texts[id] = QStringLiteral("%1,%2,%3")
                        .arg(QString::number(progress.step), QString::number(progress.points),
                             QString::number(progress.finished ? 1 : 0));
    return texts;
}

} // namespace

Settings readSettings(const QSettings& store)
{
    Settings settings;
    const QString theme = store.value("window/theme").toString();
    if (theme == QLatin1String("light"))
        settings.theme = ui::ThemeChoice::Light;
    else if (theme == QLatin1String("dark"))
        settings.theme = ui::ThemeChoice::Dark;
    settings.zoom = kZooms[nearest(store.value("window/zoom", 1.0).toDouble())];
    settings.language = store.value("window/language").toString();
    settings.cores = std::clamp(store.value("work/cores", 0).toInt(), 0, kMostCores);
    settings.memoryMegabytes =
        std::clamp(store.value("work/memory_mb", settings.memoryMegabytes).toInt(), 0, kMostMemory);
    settings.projectFolder = store.value("folders/projects").toString();
    settings.exportFolder = store.value("folders/exports").toString();
    settings.folder = store.value("window/folder").toString();
    settings.geometry = store.value("window/geometry").toByteArray();
    settings.figures = readFigureChoices(store);
    settings.figureFolder = store.value("figures/folder").toString();
    settings.priceLists = priceListsIn(store.value("prices/lists").toStringList());
    settings.lessons = lessonsIn(store.value("lessons/progress").toMap());
    settings.fronts = frontsIn(store.value("fronts").toMap());
    settings.tourOffered = store.value("lessons/tour_offered").toBool();
    return settings;
}

void writeSettings(const Settings& settings, QSettings& store)
{
    const QString theme = settings.theme == ui::ThemeChoice::Light  ? QStringLiteral("light")
                          : settings.theme == ui::ThemeChoice::Dark ? QStringLiteral("dark")
                                                                    : QStringLiteral("system");
    store.setValue("window/theme", theme);
    store.setValue("window/zoom", settings.zoom);
    store.setValue("window/language", settings.language);
    store.setValue("work/cores", settings.cores);
    store.setValue("work/memory_mb", settings.memoryMegabytes);
    store.setValue("folders/projects", settings.projectFolder);
    store.setValue("folders/exports", settings.exportFolder);
    store.setValue("window/folder", settings.folder);
    store.setValue("window/geometry", settings.geometry);
    writeFigureChoices(settings.figures, store);
    store.setValue("figures/folder", settings.figureFolder);
    store.setValue("prices/lists", priceListTexts(settings.priceLists));
    store.setValue("lessons/progress", lessonTexts(settings.lessons));
    store.setValue("lessons/tour_offered", settings.tourOffered);
    store.setValue("fronts", frontTexts(settings.fronts));
}

double nextZoom(double zoom, int direction)
{
    if (direction == 0)
        return 1.0;
    const std::size_t at = nearest(zoom);
    if (direction > 0)
        return kZooms[std::min(at + 1, kZooms.size() - 1)];
    return kZooms[at > 0 ? at - 1 : 0];
}

ui::PreferenceChoices preferenceChoices()
{
    ui::PreferenceChoices choices;
    for (const QLocale& language : ui::installedLanguages())
        choices.languages.push_back({language.name(), language.nativeLanguageName()});
    choices.zooms.assign(kZooms.begin(), kZooms.end());
    choices.cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto bytes =
        static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
    choices.memoryMegabytes = static_cast<int>(std::min<std::uint64_t>(bytes >> 20U, kMostMemory));
    return choices;
}

QString projectFolder(const Settings& settings)
{
    return settings.projectFolder.isEmpty() ? settings.folder : settings.projectFolder;
}

QString exportFolder(const Settings& settings)
{
    return settings.exportFolder.isEmpty() ? settings.folder : settings.exportFolder;
}

} // namespace app
