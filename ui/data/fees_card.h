// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "ui/common/theme/theme.h"

#include <QFrame>

#include <vector>

class QVBoxLayout;

namespace ui {

// Fees paid once per patient, with the first panel of their group: what each costs, and a way to change it.
class FeesCard : public QFrame {
    Q_OBJECT

public:
    explicit FeesCard(QWidget* parent = nullptr);

    void setFees(const std::vector<core::SharedFee>& fees, const std::string& currency, bool readOnly);

Q_SIGNALS:
    void feeChanged(const core::SharedFee& fee);
    void editRequested(const QString& name);
    void removeRequested(const QString& name);

private:
    QWidget* makeRow(const core::SharedFee& fee, const std::string& currency, bool readOnly);

    std::vector<core::SharedFee> m_fees;
    std::string m_currency;
    bool m_readOnly = false;
    QVBoxLayout* m_rows;
};

} // namespace ui
