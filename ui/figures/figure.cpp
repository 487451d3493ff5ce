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
    for (const WishName& entry : kWishNames) {
        auto* action = new QAction(QCoreApplication::translate("ui::Figure", entry.name), &plot);
        if (entry.wish == FigureWish::Copy)
            action->setShortcut(QKeySequence::Copy);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &plot,
                         [&plot, figure, wish = entry.wish] { tellFigureWish(plot, figure(), wish); });
        plot.addAction(action);
    }
}

} // namespace ui
