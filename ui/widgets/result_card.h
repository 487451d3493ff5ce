#pragma once

#include "core/plan/run_record.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/panel_use_bars.h"

#include <array>
#include <optional>

class QLabel;

namespace ui {

class ElidedLabel;

// The figures of one run: on validation patients, by which the policy was chosen, and once on test patients.
class ResultCard : public Card {
    Q_OBJECT

public:
    explicit ResultCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setRun(const std::optional<core::RunRecord>& run, const QString& currency);
    void setPanelUse(std::vector<PanelUse> use); // of the finished policy, or of the newest while it learns

private:
    static constexpr std::size_t kRows = 6;
    void buildLayout();

    QLabel* m_title;
    ElidedLabel* m_subtitle;
    std::array<QLabel*, kRows> m_validation{};
    std::array<QLabel*, kRows> m_test{};
    PanelUseBars* m_use;
    QWidget* m_figures; // all but the title
};

} // namespace ui
