// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "ui/common/text/variable_describer.h"
#include "ui/report/report_content.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace ui {

// What the sections of a report look up again and again, in the words and numbers they write. The source has the data
// and the patients; it may lack everything else.
class ReportFacts {
    Q_DECLARE_TR_FUNCTIONS(ui::Report)

public:
    explicit ReportFacts(ReportSourcePtr source);

    const ReportSource& source() const { return *m_source; }
    const core::Task& task() const { return m_source->assessment->study.task; }
    const Comparison& comparison() const { return *m_source->comparison; }
    const core::Cohort& cohort() const { return *comparison().cohort; }
    const core::Split& split() const { return *comparison().split; }

    const ShownModel* model() const;            // the one the report is about; null: none
    const core::PolicyCases* cases() const;     // its decisions; null: it makes none
    const core::OperatingPoint* point() const;  // of the front; null: not of one
    const core::Evaluation* evaluation() const; // on test patients; null: not known
    FigureOrigin origin() const;                // as far as figures can say it

    bool isSynthetic() const; // one of the cohorts that come with the program
    QString disease() const;  // "low ferritin"
    QString currency() const;
    QString panelName(std::size_t panel) const;
    const VariableDescriber& describer() const { return m_describer; }

    QString money(double amount) const; // with cents
    QString price(core::Cost amount) const;
    // "Test patients: n = 991, 100 events; 95 % intervals by bootstrap …; prices USD 2023; seed 7."
    QString caption(const QString& intervals = {}) const;

private:
    ReportSourcePtr m_source;
    std::optional<core::Evaluation> m_evaluation;
    VariableDescriber m_describer;
};

// Numbers of a report: "0.633 (0.561–0.702)", "68.0 % (59.1–76.0)", "undefined".
QString reportFigure(const core::MetricEstimate& figure);
QString reportShare(const core::MetricEstimate& figure);
QString reportMoney(const core::MetricEstimate& figure, const QString& currency);
QString reportMinutes(const core::MetricEstimate& figure);
QString reportMillilitres(const core::MetricEstimate& figure);
QString countAndShare(std::size_t part, std::size_t whole); // "100 (10.1 %)"

ReportParagraph forAuthor(const QString& text); // what the author has to write in its place

} // namespace ui
