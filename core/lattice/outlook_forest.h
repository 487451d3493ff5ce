// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/learn/trees/feature_bins.h"
#include "core/learn/trees/tree_p.h"
#include "core/model/tensors.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// What further panels are expected to show, from what is known now: many quantities at once, such as the mean of
// max(p − c, 0) once a panel's results are in. Bagged trees of several targets; each tree learns from half of the
// patients, and a patient who learned is judged by the trees that never saw them.
class OutlookForest {
public:
    struct Plan {
        std::size_t trees = 24;
        int depth = 5;
        int smallestLeaf = 40;
        std::size_t featuresPerTree = 8;   // drawn for each; the last feature (P of now) is always among them
        std::size_t mostTeachers = 12'000; // of a tree, whose leaves then hold some hundred each
    };
    struct Fitted;
    // `rows` beyond the targets' patients are not learned from. `targets`: [patient][target]. Nothing when stopped.
    static std::optional<Fitted> fit(const BinnedRows& rows, std::span<const std::uint16_t> features,
                                     std::span<const float> targets, std::size_t targetCount, const Plan& plan,
                                     Seed seed, const std::function<bool()>& goOn);

    std::size_t targetCount() const { return m_targets; }
    void predict(const std::uint8_t* row, std::span<float> out) const;
    // The same of many patients, as [patient][target]; `last` is the column after those of `columns`.
    std::vector<float> predict(const BinnedColumns& columns, std::span<const std::uint8_t> last) const;

    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<OutlookForest> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features,
                                      std::size_t targets);

private:
    void addTree(std::size_t tree, const std::uint8_t* row, std::span<float> sum) const;

    std::size_t m_targets = 0;
    std::size_t m_depth = 0;
    std::vector<Tree> m_trees;
    std::vector<float> m_leaves; // [tree][leaf][target]
};

struct OutlookForest::Fitted {
    OutlookForest forest;
    std::vector<float> outlook; // [patient][target], by trees that did not learn from the patient
};

} // namespace core
