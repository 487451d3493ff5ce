// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/models/patient_questions.h"

namespace app {

core::PolicyExplainerPtr LazyExplainer::explainer()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_explainer)
        m_explainer = core::PolicyExplainer::prepare(m_policy->policy, m_policy->patients.cohort,
                                                     *m_policy->patients.split, m_stop.get_token());
    return m_explainer;
}

} // namespace app
