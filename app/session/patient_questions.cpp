#include "app/session/patient_questions.h"

namespace app {

core::PatientTellerPtr TellerSeat::teller()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_teller)
        m_teller =
            core::PatientTeller::prepare(m_policy->policy, m_policy->cohort, m_policy->split, m_stop.get_token());
    return m_teller;
}

} // namespace app
