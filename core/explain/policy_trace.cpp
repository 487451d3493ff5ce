// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_trace_p.h"

#include "core/environment/patient_walk_p.h"

#include <cassert>
#include <cmath>

namespace core {
namespace {

class StoryWalker {
public:
    StoryWalker(const PolicyView& view, const StoryQuestion& question)
        : m_view(view),
          m_question(question),
          m_unrecorded(unrecordedFor(view, question.patient)),
          m_asked(view.featureCount())
    {
        assert(question.patient.values.size() == view.cohort().featureCount());
        m_walk.row = view.rowOf(question.patient.values);
    }

    PolicyTrace walk()
    {
        while (true) {
            StoryStep& step = m_walk.steps.emplace_back(nextStep());
            const std::size_t place = m_walk.steps.size() - 1;
            const bool own =
                place == m_walk.own.size() && place < m_question.own.size() && isOpen(step, m_question.own[place]);
            if (own)
                takeOwn(step, m_question.own[place]);
            m_walk.waits = !own && !m_question.policyGoesOn;
            if (m_walk.waits || !step.step.action.isOrder())
                return std::move(m_walk);
            const Action action = step.step.action;
            if (action.isPair()) {
                StoryStep second = partnerOf(step);
                takeOnly(step.step, action.panel());
                order(step.step);
                order(m_walk.steps.emplace_back(std::move(second)).step);
            } else {
                order(step.step);
            }
        }
    }

private:
    void order(const Step& step)
    {
        m_ordered = m_ordered.with(step.action.panel());
        m_bill += step.paid;
    }

    // The second order of a pair: nothing more is known, and nothing else is open.
    StoryStep partnerOf(const StoryStep& first) const
    {
        StoryStep second;
        second.step = partnerStep(first.step, m_view.rules(), m_view.recorded(m_walk.row), m_unrecorded);
        second.advised = second.step.action;
        second.bill = first.bill + first.step.paid;
        second.open.assign(first.open.size(), false);
        second.open[second.step.action.panel().value] = true;
        return second;
    }

    StoryStep nextStep()
    {
        const PanelMask allowed = m_view.allowedOrders(m_walk.row, m_ordered, {m_unrecorded, m_question.cap});
        StoryStep step;
        step.step = m_view.decideEach(m_walk.row, m_ordered, allowed).front();
        keepPossible(step.step, m_view.rules(), m_view.recorded(m_walk.row), {m_unrecorded, m_question.cap});
        charge(step.step);
        step.advised = step.step.action;
        step.bill = m_bill;
        const ActionCodec codec(m_view.rules().panelCount());
        for (std::size_t i = 0; i < codec.actionCount(); ++i)
            step.open.push_back(codec.action(i).isOrder() ? allowed.isOrdered(codec.action(i).panel())
                                                          : !m_view.rules().forced(allowed));
        addResults(step);
        return step;
    }

    void addResults(StoryStep& step)
    {
        const FeatureMask asked = m_view.rules().asked(m_ordered);
        for (std::size_t feature = 0; feature < m_view.featureCount(); ++feature) {
            const std::optional<FeatureId> shown = m_view.shownBy(feature);
            if (!shown || !asked.isKnown(FeatureId(feature)) || m_asked.isKnown(FeatureId(feature)))
                continue;
            if (!std::isnan(m_walk.row[feature]))
                step.results.push_back(*shown);
            else if (m_ordered != PanelMask()) // what is free is not paid for
                step.missing.push_back(*shown);
        }
        m_asked = asked;
    }

    bool isOpen(const StoryStep& step, Action action) const
    {
        const std::size_t place = ActionCodec(m_view.rules().panelCount()).index(action);
        return place < step.open.size() && step.open[place];
    }

    void takeOwn(StoryStep& step, Action action)
    {
        step.own = true;
        step.step.action = action;
        charge(step.step);
        m_walk.own.push_back(action);
    }

    void charge(Step& step) const
    {
        const OrderCharge charge = step.action.isOrder()
                                       ? m_view.charge(m_walk.row, m_ordered, step.action.panel(), m_unrecorded)
                                       : OrderCharge();
        step.paid = charge.paid;
        step.waited = charge.waited;
        step.drawn = charge.drawn;
        step.billed = charge.billed;
    }

    const PolicyView& m_view;
    const StoryQuestion& m_question;
    UnrecordedPanels m_unrecorded;
    PolicyTrace m_walk;
    PanelMask m_ordered;
    FeatureMask m_asked; // at the step before
    Cost m_bill;
};

} // namespace

UnrecordedPanels unrecordedFor(const PolicyView& view, const WalkPatient& patient)
{
    return patient.recorded ? view.unrecorded() : UnrecordedPanels::Free;
}

PolicyTrace walkStory(const PolicyView& view, const StoryQuestion& question)
{
    return StoryWalker(view, question).walk();
}

} // namespace core
