// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"
#include "core/baselines/xgboost_library_p.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core {

// The patients of a model inside XGBoost. They are put into bins once, for all settings that are tried.
class TreePatients {
public:
    static Result<TreePatients> load(const ModelData& data);

private:
    friend class TreeBooster;
    using Handle = std::shared_ptr<void>; // of the library, which frees it
    explicit TreePatients(const XgBoostLibrary& library) : m_library(library) {}
    std::optional<Error> hold(const ModelRows& rows, Handle& handle) const;
    Error failure() const;

    XgBoostLibrary m_library;
    Handle m_training, m_validation, m_test;
};

// Trees that grow round by round. After a failed call of the library `error` says why, and nothing more is done.
// One at a time in each thread: its random numbers belong to the thread.
class TreeBooster {
public:
    using Parameters = std::vector<std::pair<std::string, std::string>>;
    TreeBooster(const TreePatients& patients, const Parameters& parameters);

    void addRound();
    // What the first rounds predict, 0: all of them; the objective's own scale (log odds) or not transformed at all.
    std::vector<double> validation(int rounds = 0) { return predict(m_patients.m_validation.get(), rounds); }
    std::vector<double> test(int rounds = 0) { return predict(m_patients.m_test.get(), rounds); }
    const std::optional<Error>& error() const { return m_error; }

private:
    void check(int result);
    std::vector<double> predict(void* patients, int rounds);

    const TreePatients& m_patients;
    std::shared_ptr<void> m_booster;
    std::optional<Error> m_error;
    int m_rounds = 0;
};

} // namespace core
