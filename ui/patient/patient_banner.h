// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_rows.h"

#include <QStringList>

class QHBoxLayout;
class QLabel;

namespace ui {

class FlowLayout;

// A bill against its limit: paid, what the next order adds, and the mark it is measured by.
class BillBar : public QWidget {
    Q_OBJECT

public:
    explicit BillBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setBill(const BillFacts& bill);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    BillFacts m_bill;
};

// Who the patient is, what is known for free, whether the outcome may be shown, and the running bill.
class PatientBanner : public Card {
    Q_OBJECT

public:
    struct Facts {
        QString patient;
        std::vector<BannerFact> known;
        QString outcome; // "hidden until diagnosis", or in words
        bool outcomeShown = false;
        bool outcomeWrong = false; // missed, or a false alarm
        QStringList warnings;
        BillFacts bill;
        bool operator==(const Facts&) const = default;
    };
    explicit PatientBanner(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFacts(const Facts& facts);
    const Facts& facts() const { return m_facts; }

private:
    void showFacts();

    Facts m_facts;
    FlowLayout* m_flow;
    QLabel* m_billCaption;
    QLabel* m_billSum;
    BillBar* m_bar;
};

} // namespace ui
