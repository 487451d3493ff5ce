#include "ui/figures/figure.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

#include <array>
#include <utility>

namespace ui {
namespace {

struct WishName {
    FigureWish wish;
    const char* name;
};
constexpr std::array kWishNames{
    WishName{FigureWish::Copy, QT_TRANSLATE_NOOP("ui::Figure", "Copy figure")},
    WishName{FigureWish::Export, QT_TRANSLATE_NOOP("ui::Figure", "Export figure…")},
    WishName{FigureWish::SaveData, QT_TRANSLATE_NOOP("ui::Figure", "Save the data behind it as CSV…")},
    WishName{FigureWish::ShowTable, QT_TRANSLATE_NOOP("ui::Figure", "Show as table")},
};

constexpr const char* kIsFigure = "figure"; // property of a plot that has the menu

const QWidget* plotMeant(const QWidget& window)
{
    for (const QWidget* one = window.focusWidget(); one; one = one->parentWidget())
        if (one->property(kIsFigure).toBool() && one->isVisible())
            return one;
    const QWidget* largest = nullptr;
    const auto area = [](const QWidget& plot) { return plot.width() * plot.height(); };
    for (const QWidget* one : window.findChildren<QWidget*>())
        if (one->property(kIsFigure).toBool() && one->isVisible() && (!largest || area(*one) > area(*largest)))
            largest = one;
    return largest;
}

} // namespace

FigureEvent::FigureEvent(FigurePtr figure, FigureWish wish)
    : QEvent(eventType()),
      m_figure(std::move(figure)),
      m_wish(wish)
{
}

QEvent::Type FigureEvent::eventType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void tellFigureWish(QWidget& plot, FigurePtr figure, FigureWish wish)
{
    if (!figure)
        return;
    FigureEvent event(std::move(figure), wish);
    // A plot in a dialog: whose window it was opened from knows what to do.
    for (QWidget* window = plot.window(); window && !QCoreApplication::sendEvent(window, &event);)
        window = window->parentWidget() ? window->parentWidget()->window() : nullptr;
}

void addFigureMenu(QWidget& plot, std::function<FigurePtr()> figure)
{
    plot.setContextMenuPolicy(Qt::ActionsContextMenu);
    plot.setProperty(kIsFigure, true);
    for (const WishName& entry : kWishNames) {
        auto* action = new QAction(QCoreApplication::translate("ui::Figure", entry.name), &plot);
        if (entry.wish == FigureWish::Copy)
            action->setShortcut(QKeySequence::Copy);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &plot,
                         [&plot, figure, wish = entry.wish] { tellFigureWish(plot, figure(), wish); });
        action->setData(static_cast<int>(entry.wish));
        plot.addAction(action);
    }
}

bool wishFromMenu(const QWidget& window, FigureWish wish)
{
    const QWidget* plot = plotMeant(window);
    if (!plot)
        return false;
    for (QAction* action : plot->actions())
        if (action->data() == QVariant(static_cast<int>(wish)))
            action->trigger();
    return true;
}

} // namespace ui
