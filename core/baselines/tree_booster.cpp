// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/tree_booster_p.h"

#include <array>
#include <limits>

namespace core {
namespace {

// The table of a comparison fits several systems side by side.
constexpr int kThreads = 1;

} // namespace

Error TreePatients::failure() const
{
    const std::string why = m_library.lastError();
    if (why.find("bad_alloc") != std::string::npos)
        return {.code = ErrorCode::PlanValueInvalid, .subject = "memory", .detail = "bad_alloc"};
    return {.code = ErrorCode::LearningLibraryMissing, .subject = "XGBoost", .detail = why};
}

std::optional<Error> TreePatients::hold(const ModelRows& rows, Handle& handle) const
{
    DMatrixHandle made = nullptr;
    if (m_library.createMatrix(rows.values.data(), rows.count(), rows.columns, std::numeric_limits<float>::quiet_NaN(),
                               &made, kThreads) != 0)
        return failure();
    handle = Handle(made, [release = m_library.freeMatrix](void* matrix) { release(matrix); });
    return std::nullopt;
}

Result<TreePatients> TreePatients::load(const ModelData& data)
{
    const Result<XgBoostLibrary> library = loadXgBoost();
    if (!library)
        return library.error();
    TreePatients patients(*library);
    for (const auto& [rows, handle] :
         {std::pair(&data.training, &patients.m_training), std::pair(&data.validation, &patients.m_validation),
          std::pair(&data.test, &patients.m_test)})
        if (const std::optional<Error> error = patients.hold(*rows, *handle))
            return *error;
    const std::vector<float> labels(data.diseased.begin(), data.diseased.end());
    if (library->setFloatInfo(patients.m_training.get(), "label", labels.data(), labels.size()) != 0)
        return patients.failure();
    return patients;
}

TreeBooster::TreeBooster(const TreePatients& patients, const Parameters& parameters) : m_patients(patients)
{
    // Predictions for these are kept from round to round.
    const std::array<DMatrixHandle, 2> known{patients.m_training.get(), patients.m_validation.get()};
    BoosterHandle made = nullptr;
    check(patients.m_library.createBooster(known.data(), known.size(), &made));
    if (m_error)
        return;
    m_booster =
        std::shared_ptr<void>(made, [release = patients.m_library.freeBooster](void* booster) { release(booster); });
    check(patients.m_library.setParameter(made, "verbosity", "0"));
    check(patients.m_library.setParameter(made, "nthread", std::to_string(kThreads).c_str()));
    check(patients.m_library.setParameter(made, "tree_method", "hist"));
    for (const auto& [name, value] : parameters)
        check(patients.m_library.setParameter(made, name.c_str(), value.c_str()));
}

void TreeBooster::check(int result)
{
    if (result != 0 && !m_error)
        m_error = m_patients.failure();
}

void TreeBooster::addRound()
{
    if (m_error)
        return;
    check(m_patients.m_library.update(m_booster.get(), m_rounds, m_patients.m_training.get()));
    ++m_rounds;
}

std::vector<double> TreeBooster::predict(void* patients, int rounds)
{
    if (m_error)
        return {};
    const std::string how = R"({"type": 1, "training": false, "iteration_begin": 0, "iteration_end": )" +
                            std::to_string(rounds) + R"(, "strict_shape": false})";
    const bst_ulong* shape = nullptr;
    bst_ulong dimensions = 0;
    const float* values = nullptr;
    check(m_patients.m_library.predict(m_booster.get(), patients, how.c_str(), &shape, &dimensions, &values));
    if (m_error || dimensions == 0)
        return {};
    return {values, values + shape[0]};
}

} // namespace core
