// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/card.h"
#include "ui/common/price_bars.h"
#include "ui/common/theme/theme.h"

class QPushButton;

namespace ui {

// Title and question of a built-in cohort in the user's language.
QString sampleTitle(const core::BuiltinCohort& cohort);
QString sampleQuestion(const core::BuiltinCohort& cohort);

// One built-in cohort of the gallery: what it asks, how large it is, what its panels cost.
class SampleCard : public Card {
    Q_OBJECT

public:
    explicit SampleCard(const core::BuiltinCohort& cohort, bool primary, QWidget* parent = nullptr);

    const std::string& cohortName() const { return m_name; }
    void setTheme(const Theme& theme);
    void setPrices(const std::vector<PanelPrice>& prices);

Q_SIGNALS:
    void openRequested();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void buildLayout(const core::BuiltinCohort& cohort, bool primary);

    std::string m_name;
    QString m_currency;
    PriceBars* m_prices;
};

} // namespace ui
