// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/text/variable_describer.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class ElidedLabel;
class SegmentedControl;

// The head of the page: where the data come from, the unit system, prices, steps, and the way on.
class DataHeader : public QWidget {
    Q_OBJECT

public:
    explicit DataHeader(QWidget* parent = nullptr);

    void setSource(const QString& source, std::size_t patients, std::size_t columns);
    void setEditSteps(std::size_t steps);
    void setBlockedBy(const QStringList& reasons); // empty: a front can be searched
    void setFrontKnown(bool known);                // one was found with these data
    void setReadOnly(const QString& reason);
    const QPushButton* editStepsButton() const { return m_editSteps; }
    QPushButton* continueButton() const { return m_continue; }

Q_SIGNALS:
    void unitsChosen(ui::UnitSystem units);
    void priceListRequested();
    void editStepsRequested();
    void continueRequested();

private:
    void buildLayout();
    void connectInputs();
    void showContinue();

    ElidedLabel* m_source;
    SegmentedControl* m_units;
    QPushButton* m_prices;
    QPushButton* m_editSteps;
    QPushButton* m_continue;
    QString m_sourceText;
    QString m_readOnly;
    QStringList m_blockedBy;
    bool m_frontKnown = false;
};

} // namespace ui
