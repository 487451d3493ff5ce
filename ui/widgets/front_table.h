#pragma once

#include "ui/models/front_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

#include <optional>

class QCheckBox;
class QLabel;
class QTableView;

namespace ui {

class ElidedLabel;

// The front step by step, as figures; on request everything the plot shows.
class FrontTable : public Card {
    Q_OBJECT

public:
    explicit FrontTable(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFront(const core::FrontRecord& record, const FrontScene& scene,
                  const std::optional<core::OptimumLines>& optimum, const QString& currency);
    void setSelected(std::optional<std::size_t> dot); // without a signal
    FrontModel& model() { return *m_model; }

Q_SIGNALS:
    void dotChosen(std::size_t dot);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the width has changed

private:
    void buildLayout();
    void fitColumns();

    FrontModel* m_model;
    QTableView* m_table;
    ElidedLabel* m_note;
    QCheckBox* m_all;
    std::optional<std::size_t> m_selected;
    bool m_quiet = false;
};

} // namespace ui
