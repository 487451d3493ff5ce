// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure.h"

#include "ui/figures/figure_commands.h"
#include "ui/figures/figures_in_sight.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace ui {
namespace {

struct RequestName {
    FigureRequest request;
    const char* name;
};
constexpr std::array kRequestNames{
    RequestName{FigureRequest::Copy, QT_TRANSLATE_NOOP("ui::Figure", "Copy figure")},
    RequestName{FigureRequest::Export, QT_TRANSLATE_NOOP("ui::Figure", "Export figure…")},
    RequestName{FigureRequest::SaveData, QT_TRANSLATE_NOOP("ui::Figure", "Save the data behind it…")},
    RequestName{FigureRequest::ShowTable, QT_TRANSLATE_NOOP("ui::Figure", "Show as table")},
    RequestName{FigureRequest::CopyCommand, QT_TRANSLATE_NOOP("ui::Figure", "Copy as command")},
};

constexpr const char* kIsFigure = "figure"; // property of a plot that has the menu

// What draws a plot may keep the mouse to itself (QCustomPlot does); a click for the menu has to come through. It is
// often made later than the plot. A command is offered for those figures alone that have one.
class MenuReach : public QObject {
public:
    MenuReach(QWidget& plot, std::function<FigurePtr()> figure) : QObject(&plot), m_figure(std::move(figure))
    {
        plot.installEventFilter(this);
        for (QWidget* child : plot.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            child->setAttribute(Qt::WA_NoMousePropagation, false);
    }

    FigurePtr shown() const { return m_figure(); }

protected:
    bool eventFilter(QObject* plot, QEvent* event) override
    {
        if (event->type() == QEvent::ContextMenu)
            offerCommand(*static_cast<QWidget*>(plot));
        if (event->type() == QEvent::ChildPolished)
            if (auto* child = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child()))
                child->setAttribute(Qt::WA_NoMousePropagation, false);
        return QObject::eventFilter(plot, event);
    }

private:
    void offerCommand(const QWidget& plot) const
    {
        const FigurePtr shown = m_figure();
        for (QAction* action : plot.actions())
            if (action->data() == QVariant(static_cast<int>(FigureRequest::CopyCommand)))
                action->setVisible(shown && hasCommand(shown->name()));
    }

    std::function<FigurePtr()> m_figure;
};

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

FigureSize Figure::sizeOnScreen(const Theme& theme) const
{
    return {.usual = QSizeF(theme.px(400), theme.px(260)), .least = QSizeF(theme.px(200), theme.px(140))};
}

std::optional<double> Figure::heightFor(double, const Theme&) const
{
    return std::nullopt;
}

std::vector<FigurePart> Figure::parts(const QSizeF&, const Theme&) const
{
    return {};
}

std::optional<std::size_t> Figure::nextPart(std::size_t, Qt::Key) const
{
    return std::nullopt;
}

void Figure::paintMarked(QPainter& painter, const QSizeF& size, const Theme& theme, std::size_t) const
{
    paint(painter, size, {}, theme);
}

FigureEvent::FigureEvent(FigurePtr figure, FigureRequest request)
    : QEvent(eventType()),
      m_figure(std::move(figure)),
      m_request(request)
{
}

QEvent::Type FigureEvent::eventType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void requestFigure(QWidget& plot, FigurePtr figure, FigureRequest request)
{
    if (!figure)
        return;
    FigureEvent event(std::move(figure), request);
    // A plot in a dialog: whose window it was opened from knows what to do.
    event.ignore();
    for (QWidget* window = plot.window(); window && !event.isAccepted();) {
        QCoreApplication::sendEvent(window, &event);
        window = window->parentWidget() ? window->parentWidget()->window() : nullptr;
    }
}

void addFigureMenu(QWidget& plot, std::function<FigurePtr()> figure)
{
    plot.setContextMenuPolicy(Qt::ActionsContextMenu);
    plot.setProperty(kIsFigure, true);
    new MenuReach(plot, figure);
    for (const RequestName& entry : kRequestNames) {
        auto* action = new QAction(QCoreApplication::translate("ui::Figure", entry.name), &plot);
        if (entry.request == FigureRequest::Copy)
            action->setShortcut(QKeySequence::Copy);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &plot,
                         [&plot, figure, request = entry.request] { requestFigure(plot, figure(), request); });
        action->setData(static_cast<int>(entry.request));
        plot.addAction(action);
    }
}

std::vector<FigureInSight> figuresInSight(const QWidget& page)
{
    std::vector<FigureInSight> found;
    for (QWidget* plot : page.findChildren<QWidget*>()) {
        if (!plot->property(kIsFigure).toBool() || !plot->isVisible())
            continue;
        for (QObject* child : plot->children())
            if (const auto* reach = dynamic_cast<const MenuReach*>(child))
                if (FigurePtr figure = reach->shown())
                    found.push_back({plot, std::move(figure)});
    }
    std::ranges::stable_sort(found, std::ranges::greater(),
                             [](const FigureInSight& one) { return one.plot->width() * one.plot->height(); });
    return found;
}

bool requestFromMenu(const QWidget& window, FigureRequest request)
{
    const QWidget* plot = plotMeant(window);
    if (!plot)
        return false;
    for (QAction* action : plot->actions())
        if (action->data() == QVariant(static_cast<int>(request)))
            action->trigger();
    return true;
}

} // namespace ui
