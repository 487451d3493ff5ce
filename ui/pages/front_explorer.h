#pragma once

#include "core/front/front_record.h"
#include "ui/figures/figure.h"
#include "ui/models/front_scene.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>

class QSplitter;

namespace ui {

class FrontCard;
class FrontTable;
class PointCard;

// One front to look around in: plot, figures and the policy that is chosen share one choice, whether it is made with
// the mouse, the keys, the table or a budget.
class FrontExplorer : public QWidget {
    Q_OBJECT

public:
    explicit FrontExplorer(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFront(const core::FrontRecord& front, const FrontContext& context); // another one begins with a new choice
    void setEmptyText(const QString& text);
    void setFronts(const QStringList& names, int current); // of all there are
    void setRemovable(bool removable);
    const FrontScene& scene() const;
    void choosePolicy(std::size_t policy); // by its place in the record; nothing happens where there is none
    std::optional<FrontDot> chosen() const { return m_chosen; }
    FigurePtr figure() const; // what the plot shows now; null where there is nothing

Q_SIGNALS:
    void frontChosen(int front);
    void removeRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void arrange(); // side by side, or one below the other where it is narrow
    void connectInputs();
    void showFront();
    void showChosen();
    void chooseDot(std::size_t dot);
    void chooseForBudget();
    void proposeDot(const FrontScene& scene);
    FrontSide side() const;

    Theme m_theme;
    core::FrontRecord m_front;
    FrontContext m_context;
    std::optional<FrontSide> m_wantedSide; // none: test as soon as there is one
    std::optional<FrontDot> m_chosen;
    bool m_chosenByUser = false; // otherwise it follows what is found

    FrontCard* m_card;
    FrontTable* m_table;
    PointCard* m_point;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
};

} // namespace ui
