// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/more_tabs.h"

#include "core/eval/subgroups.h"
#include "ui/common/buttons.h"
#include "ui/common/explain.h"
#include "ui/common/labels.h"
#include "ui/common/text/variable_describer.h"
#include "ui/compare/picture_tab.h"
#include "ui/figures/comparison/more_figures.h"
#include "ui/figures/comparison/subgroup_words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace ui {
namespace {

constexpr std::array kMeasures{SubgroupMeasure::F1, SubgroupMeasure::Sensitivity, SubgroupMeasure::Specificity};

constexpr std::array kTerms{Term::F1, Term::Sensitivity, Term::Specificity};

class SubgroupsTab final : public PictureTab {
    Q_DECLARE_TR_FUNCTIONS(SubgroupsTab)

public:
    explicit SubgroupsTab(QWidget* parent) : PictureTab(parent, Term::Subgroup), m_division(new QComboBox)
    {
        QStringList measures;
        for (const SubgroupMeasure measure : kMeasures)
            measures << subgroupMeasureText(measure);
        m_measure = new SegmentedControl(measures, tr("Measure"));
        m_measure->setToolTip(tr("By which figure the groups are compared"));
        const QList<QToolButton*> buttons = m_measure->findChildren<QToolButton*>();
        for (std::size_t i = 0; i < kTerms.size(); ++i)
            explain(*buttons[static_cast<qsizetype>(i)], kTerms[i]);
        m_division->setAccessibleName(tr("Groups by"));
        m_division->setToolTip(tr("By what the patients are divided"));
        m_division->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        QLabel* label = makeLabel(tr("Groups by"), TypeSize::Table, Tone::Secondary);
        label->setBuddy(m_division);
        addModelInput();
        inputs().addWidget(label);
        inputs().addWidget(m_division);
        inputs().addWidget(m_measure);
        inputs().addStretch(1);
        connect(m_division, &QComboBox::activated, this, [this] { draw(); });
        connect(m_measure, &SegmentedControl::chosen, this, [this] { draw(); });
    }
    QString title() const override { return tr("Subgroups"); }

protected:
    QString reading() const override
    {
        return tr("Whether the model does as well for one group of patients as for another. Where intervals overlap "
                  "the dashed line, the group cannot be distinguished from everybody.");
    }
    void showInputs(const Comparison& comparison) override
    {
        QStringList names{tr("everything")};
        const VariableDescriber describer;
        for (const core::SubgroupDivision& division :
             core::subgroupDivisions(*comparison.cohort, comparison.models[shownModel()].model->test->patients))
            names << describer.labelOf({}, division.column);
        if (names == m_names)
            return;
        m_names = names;
        const QString before = m_division->currentText();
        const QSignalBlocker quiet(m_division);
        m_division->clear();
        m_division->addItems(names);
        m_division->setCurrentIndex(std::max(0, m_division->findText(before)));
    }
    FigurePtr makeFigure(const Comparison& comparison) const override
    {
        const int division = m_division->currentIndex() - 1;
        return subgroupFigure(comparison,
                              {.model = shownModel(),
                               .division = division < 0 ? std::nullopt : std::optional(std::size_t(division)),
                               .measure = kMeasures[static_cast<std::size_t>(m_measure->current())]});
    }

private:
    QComboBox* m_division;
    SegmentedControl* m_measure;
    QStringList m_names;
};

class MissingTab final : public PictureTab {
    Q_DECLARE_TR_FUNCTIONS(MissingTab)

public:
    explicit MissingTab(QWidget* parent) : PictureTab(parent, Term::MissingData) {}
    QString title() const override { return tr("Missing data"); }

protected:
    QString reading() const override
    {
        return tr("What the record does not hold. Gaps that are more frequent in cases, or in others, may be "
                  "learned instead of the outcome itself.");
    }
    FigurePtr makeFigure(const Comparison& comparison) const override { return missingFigure(comparison); }
};

class FlowTab final : public PictureTab {
    Q_DECLARE_TR_FUNCTIONS(FlowTab)

public:
    explicit FlowTab(QWidget* parent) : PictureTab(parent, Term::Stard)
    {
        addModelInput();
        inputs().addStretch(1);
    }
    QString title() const override { return tr("Flow"); }

protected:
    QString reading() const override { return tr("What became of every row of the file, as STARD asks for it."); }
    FigurePtr makeFigure(const Comparison& comparison) const override
    {
        return participantFlowFigure(comparison, shownModel());
    }
};

class PanelValueTab final : public PictureTab {
    Q_DECLARE_TR_FUNCTIONS(PanelValueTab)

public:
    explicit PanelValueTab(QWidget* parent) : PictureTab(parent, Term::PanelValue)
    {
        addModelInput();
        inputs().addStretch(1);
    }
    QString title() const override { return tr("Panel value"); }

protected:
    QString reading() const override
    {
        return tr("The diagnosis before a panel was ordered, against the one after its results.");
    }
    QString nothing(const Comparison& comparison) const override
    {
        return tr("%1 orders the same panels for everybody, all at once: there is no diagnosis before a panel.")
            .arg(comparison.models[shownModel()].name);
    }
    FigurePtr makeFigure(const Comparison& comparison) const override
    {
        return panelValueFigure(comparison, shownModel());
    }
};

class RedundancyTab final : public PictureTab {
    Q_DECLARE_TR_FUNCTIONS(RedundancyTab)

public:
    explicit RedundancyTab(QWidget* parent) : PictureTab(parent, Term::Redundancy) {}
    QString title() const override { return tr("Redundancy"); }

protected:
    QString reading() const override
    {
        return tr("How well the results of each panel can be predicted without ordering it: 100 % would make it "
                  "superfluous for estimating its values, not for finding what is unusual.");
    }
    QString nothing(const Comparison&) const override { return tr("Computing how well panels tell each other…"); }
    FigurePtr makeFigure(const Comparison& comparison) const override { return redundancyFigure(comparison); }
    void showInputs(const Comparison& comparison) override
    {
        if (!comparison.redundancy)
            Q_EMIT redundancyWanted();
    }
};

} // namespace

std::vector<CompareTab*> makeMoreTabs(QWidget* parent)
{
    return {new SubgroupsTab(parent), new MissingTab(parent), new FlowTab(parent), new PanelValueTab(parent),
            new RedundancyTab(parent)};
}

} // namespace ui
