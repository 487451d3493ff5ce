// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/report/report_source.h"

#include <QWidget>

#include <memory>

namespace ui {

// The right-hand column of the compare page: the sections of the report with what is filled, what needs a look and what
// the author has to supply, a preview of its pages, and the choice of format.
class ReportColumn : public QWidget {
    Q_OBJECT

public:
    explicit ReportColumn(QWidget* parent = nullptr);
    ~ReportColumn() override;

    void setTheme(const Theme& theme);
    void setSource(const ReportSourcePtr& source); // null: nothing to report on yet
    ReportRequest request() const;                 // as the inputs say
    int openItems() const;                         // that the author has to supply

Q_SIGNALS:
    void exportRequested(const ui::ReportRequest& request);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
