// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson/lesson_targets.h"

#include "ui/common/inline_message.h"

#include <QAbstractItemModel>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

#include <array>

namespace app {
namespace {

struct NamedPlace {
    const char* name;
    const char* type;   // class of the widget; null: any
    const char* object; // its object name; null: any
    int part = -1;      // of a segmented control
};

// Names of lessons stay when widgets are renamed or moved, so that lessons that were passed on go on working.
constexpr auto kPlaces = std::to_array<NamedPlace>({
    {"start.samples", "ui::SampleCard", nullptr},
    {"start.drop", "ui::DropArea", nullptr},
    {"data.variables", "ui::VariableTable", nullptr},
    {"data.panels", "ui::PanelList", nullptr},
    {"data.show_panels", nullptr, "panelViews", 0},
    {"data.show_missing", nullptr, "panelViews", 1},
    {"data.missing", nullptr, "missingness"},
    {"data.summary", "ui::StudySummaryCard", nullptr},
    {"data.messages", "ui::MessageStack", nullptr},
    {"data.more_messages", nullptr, "moreMessages"},
    {"data.price_list", nullptr, "priceList"},
    {"data.edit_steps", nullptr, "editSteps"},
    {"data.find_front", nullptr, "findFront"},
    {"front.find", nullptr, "findFirstFront"},
    {"front.find_again", nullptr, "startSearch"},
    {"front.new", nullptr, "newFront"},
    {"front.method", "ui::MethodBox", nullptr},
    {"front.plot", "ui::FrontPlot", nullptr},
    {"front.card", "ui::FrontCard", nullptr},
    {"front.budget", nullptr, "budget"},
    {"front.policy", "ui::PointCard", nullptr},
    {"front.tiles", "ui::AccuracyTiles", nullptr},
    {"front.table", "ui::FrontTable", nullptr},
    {"front.measure", nullptr, "measure"},
    {"front.side", nullptr, "side"},
    {"front.side_test", nullptr, "side", 1},
    {"front.side_validation", nullptr, "side", 2},
    {"front.side_expected", nullptr, "side", 3},
    {"front.show", nullptr, "showMenu"},
    {"front.prices", nullptr, "tryPrices"},
    {"front.price_panel", "ui::PricePanel", nullptr},
    {"front.solve_again", nullptr, "solveAgain"},
    {"front.reset_prices", nullptr, "resetPrices"},
    {"front.walk", nullptr, "walkThrough"},
    {"front.pocket_card", nullptr, "pocketCard"},
    {"patient.found", nullptr, "walkFound"},
    {"patient.missed", nullptr, "walkMissed"},
    {"patient.false_alarm", nullptr, "walkFalseAlarm"},
    {"patient.costliest", nullptr, "walkCostliest"},
    {"patient.examples", "ui::PatientEmpty", nullptr},
    {"patient.chooser", "ui::CaseChooser", nullptr},
    {"patient.banner", "ui::PatientBanner", nullptr},
    {"patient.actions", "ui::ActionList", nullptr},
    {"patient.order", nullptr, "orderButton"},
    {"patient.results", "ui::ResultChart", nullptr},
    {"patient.paths", "ui::PathCard", nullptr},
    {"patient.why", "ui::WhyCard", nullptr},
    {"patient.bar", "ui::StoryBar", nullptr},
    {"patient.next", nullptr, "nextStep"},
    {"patient.last", nullptr, "lastStep"},
    {"patient.first", nullptr, "firstStep"},
    {"patient.mode", nullptr, "walkMode"},
    {"patient.mode_policy", nullptr, "walkMode", 0},
    {"patient.mode_own", nullptr, "walkMode", 1},
    {"patient.mode_duel", nullptr, "walkMode", 2},
    {"compare.tabs", "QTabWidget", nullptr},
});

constexpr const char* kRailNames[] = {"rail.data", "rail.train", "rail.front", "rail.patient", "rail.compare"};
constexpr const char* kMenuNames[] = {"menu.file", "menu.edit",    "menu.view",  "menu.data",
                                      "menu.run",  "menu.patient", "menu.teach", "menu.help"};

bool fits(const QWidget& widget, const NamedPlace& place)
{
    return (!place.type || widget.inherits(place.type)) &&
           (!place.object || widget.objectName() == QLatin1String(place.object));
}

std::optional<LessonTarget> whole(QWidget* widget)
{
    return LessonTarget{.widget = widget, .area = widget->rect()};
}

QWidget* firstVisible(const QWidget& window, const NamedPlace& place)
{
    const QList<QWidget*> all =
        place.object ? window.findChildren<QWidget*>(QLatin1String(place.object)) : window.findChildren<QWidget*>();
    for (QWidget* widget : all)
        if (fits(*widget, place) && widget->isVisible())
            return widget;
    return nullptr;
}

std::optional<LessonTarget> railEntry(const QWidget& window, int row)
{
    auto* rail = window.findChild<QListView*>(QStringLiteral("stepRail"));
    if (!rail || !rail->isVisible())
        return std::nullopt;
    const QRect area = rail->visualRect(rail->model()->index(row, 0));
    return LessonTarget{.widget = rail->viewport(), .area = area};
}

std::optional<LessonTarget> menuEntry(const QWidget& window, int menu)
{
    auto* bar = window.findChild<QMenuBar*>();
    if (!bar || !bar->isVisible() || menu >= bar->actions().size())
        return std::nullopt;
    return LessonTarget{.widget = bar, .area = bar->actionGeometry(bar->actions()[menu])};
}

// "action:Typing" is the row of that name in the list of what can be done next.
std::optional<LessonTarget> actionRow(const QWidget& window, const QString& name)
{
    for (const QWidget* list : window.findChildren<QWidget*>()) {
        if (!list->inherits("ui::ActionList") || !list->isVisible())
            continue;
        auto* view = list->findChild<QListView*>();
        for (int row = 0; view && row < view->model()->rowCount(); ++row) {
            const QModelIndex index = view->model()->index(row, 0);
            if (!index.data().toString().contains(name))
                continue;
            view->scrollTo(index);
            return LessonTarget{.widget = view->viewport(), .area = view->visualRect(index)};
        }
    }
    return std::nullopt;
}

// "message:Glucose" is what is said about it, "fix:Glucose" the button that does what is proposed: between showing the
// rows and keeping them.
std::optional<LessonTarget> messageAbout(const QWidget& window, const QString& subject, bool remedy)
{
    for (ui::InlineMessage* message : window.findChildren<ui::InlineMessage*>()) {
        if (!message->isVisible() || !message->plainText().startsWith(subject))
            continue;
        if (!remedy)
            return whole(message);
        const QList<QPushButton*> buttons = message->findChildren<QPushButton*>(QStringLiteral("messageAction2"));
        for (QPushButton* button : buttons)
            if (button->isVisible())
                return whole(button);
    }
    return std::nullopt;
}

} // namespace

QRect LessonTarget::within(const QWidget& window) const
{
    if (!widget)
        return {};
    const QRect place(widget->mapTo(&window, area.topLeft()), area.size());
    QRect seen = place;
    // What a scroll area cuts off cannot be pointed at.
    for (const QWidget* parent = widget->parentWidget(); parent && parent != &window; parent = parent->parentWidget())
        seen &= QRect(parent->mapTo(&window, QPoint()), parent->size());
    return seen & window.rect();
}

std::optional<LessonTarget> findTarget(const QWidget& window, const QString& name)
{
    if (name.isEmpty())
        return std::nullopt;
    if (name.startsWith(QLatin1String("action:")))
        return actionRow(window, name.mid(7));
    if (name.startsWith(QLatin1String("message:")))
        return messageAbout(window, name.mid(8), false);
    if (name.startsWith(QLatin1String("fix:")))
        return messageAbout(window, name.mid(4), true);
    const QString object = name.startsWith(QLatin1Char('#'))          ? name.mid(1)
                           : name.startsWith(QLatin1String("price:")) ? QStringLiteral("price-") + name.mid(6)
                                                                      : QString();
    if (!object.isEmpty()) {
        for (QWidget* widget : window.findChildren<QWidget*>(object))
            if (widget->isVisible())
                return whole(widget);
        return std::nullopt;
    }
    for (int i = 0; i < static_cast<int>(std::size(kRailNames)); ++i)
        if (name == QLatin1String(kRailNames[i]))
            return railEntry(window, i);
    for (int i = 0; i < static_cast<int>(std::size(kMenuNames)); ++i)
        if (name == QLatin1String(kMenuNames[i]))
            return menuEntry(window, i);
    for (const NamedPlace& place : kPlaces) {
        if (name != QLatin1String(place.name))
            continue;
        QWidget* widget = firstVisible(window, place);
        if (!widget || place.part < 0)
            return widget ? whole(widget) : std::nullopt;
        const QList<QToolButton*> parts = widget->findChildren<QToolButton*>();
        return place.part < parts.size() && parts[place.part]->isVisible() ? whole(parts[place.part]) : std::nullopt;
    }
    return std::nullopt;
}

QString targetAt(const QWidget& window, const QPoint& global)
{
    const QPoint place = window.mapFromGlobal(global);
    QString best;
    int least = window.width() * window.height();
    for (const std::string& name : targetNames()) {
        const auto target = findTarget(window, QString::fromStdString(name));
        if (!target)
            continue;
        const QRect area = target->within(window);
        if (!area.contains(place) || area.width() * area.height() >= least)
            continue;
        least = area.width() * area.height();
        best = QString::fromStdString(name);
    }
    return best;
}

std::set<std::string> targetNames()
{
    std::set<std::string> names;
    for (const NamedPlace& place : kPlaces)
        names.insert(place.name);
    names.insert(std::begin(kRailNames), std::end(kRailNames));
    names.insert(std::begin(kMenuNames), std::end(kMenuNames));
    return names;
}

} // namespace app
