// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_teachers_p.h"

#include <algorithm>

namespace core {
namespace {

// Fewer patients, or fewer of either outcome, are too few to teach a set of panels by themselves.
constexpr std::size_t kFewestTeachers = 400, kFewestOfOutcome = 40;

} // namespace

SetTeachers::SetTeachers(const PanelRules& rules, const BinnedRows& rows, const LatticePatients& patients)
    : m_rules(rules),
      m_rows(rows),
      m_patients(patients)
{
    for (std::size_t i = 0; i < patients.fold.size(); ++i) {
        FeatureMask recorded(rows.features);
        for (std::size_t feature = 0; feature < rows.features; ++feature)
            if (rows.row(i)[feature] != 0)
                recorded.setKnown(FeatureId(feature));
        m_recorded.push_back(rules.recordedPanels(recorded));
    }
    const std::uint64_t all = rules.orderable(PanelMask()).bits();
    m_gaps = std::ranges::any_of(m_recorded, [all](PanelMask own) { return (all & ~own.bits()) != 0; });
}

PanelMask SetTeachers::placeOf(PanelMask closure, std::size_t patient) const
{
    return m_rules.closure(PanelMask(closure.bits() & m_recorded[patient].bits()));
}

std::vector<std::uint32_t> SetTeachers::patientsIn(PanelMask closure) const
{
    std::vector<std::uint32_t> here;
    for (std::uint32_t i = 0; i < m_recorded.size(); ++i)
        if (placeOf(closure, i) == closure)
            here.push_back(i);
    return here;
}

Teachers SetTeachers::teachersOf(PanelMask closure) const
{
    Teachers teachers;
    if (!m_gaps)
        return teachers;
    std::vector<std::uint32_t> here = patientsIn(closure);
    const auto ill = static_cast<std::size_t>(
        std::ranges::count_if(here, [this](std::uint32_t i) { return m_patients.diseased[i] != 0; }));
    if (here.size() == m_recorded.size() || here.size() < kFewestTeachers ||
        std::min(ill, here.size() - ill) < kFewestOfOutcome)
        return teachers;
    teachers.rows.features = m_rows.features;
    for (const std::uint32_t i : here) {
        teachers.rows.codes.insert(teachers.rows.codes.end(), m_rows.row(i), m_rows.row(i) + m_rows.features);
        teachers.diseased.push_back(m_patients.diseased[i]);
        teachers.fold.push_back(m_patients.fold[i]);
    }
    teachers.patients = std::move(here);
    return teachers;
}

} // namespace core
