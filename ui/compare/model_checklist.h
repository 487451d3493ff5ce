// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/compare/ticked_models.h"

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace ui {

// A line of the checklist.
struct ModelChoice {
    core::ModelRef ref;
    QString name;
    std::optional<double> meanCost; // on test
    QString refusal;                // why it cannot be compared with the others; empty: it can
    QString problem = {};           // why it could not be opened; it can be ticked again
    bool operator==(const ModelChoice&) const = default;
};

// Policies of fronts, trained policies and baselines to tick, each ticked one beside a piece of its line.
class ModelChecklist : public Card {
    Q_OBJECT

public:
    explicit ModelChecklist(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCurrency(const std::string& currency);
    void setChoices(std::vector<ModelChoice> policies, std::vector<ModelChoice> baselines);
    void setTicked(const TickedModels& ticked);
    QTreeView& view() { return *m_view; }

Q_SIGNALS:
    void tickWanted(const core::ModelRef& model, bool ticked);
    void referenceWanted(const core::ModelRef& model);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // R makes a reference

private:
    void buildLayout();
    void showChoices();
    void showTicks();
    void keepReferenceInSight();
    void addGroup(const QString& name, const std::vector<const ModelChoice*>& choices, const QString& none);
    void showMenu(const QPoint& at);
    const ModelChoice* choiceAt(const QModelIndex& index) const;

    Theme m_theme;
    QString m_currency = QStringLiteral("USD");
    std::vector<ModelChoice> m_choices; // policies, then baselines
    TickedModels m_ticked;
    bool m_filling = false;
    QLabel* m_count;
    QStandardItemModel* m_model;
    QTreeView* m_view;
};

} // namespace ui
