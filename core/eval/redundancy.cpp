// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/redundancy.h"

#include "core/data/cohort/standardizer.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace core {
namespace {

constexpr double kNoVariance = 1e-12;

// Standardised values of some patients; what is not recorded is at its mean, 0. The last column is 1, for the
// intercept.
struct Values {
    Eigen::MatrixXd filled;
    std::vector<std::vector<Eigen::Index>> recorded; // rows, by feature
};

Values valuesOf(const Cohort& cohort, const Standardizer& standardizer, std::span<const PatientIndex> patients)
{
    const auto features = static_cast<Eigen::Index>(cohort.featureCount());
    Values values{.filled = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(patients.size()), features + 1),
                  .recorded = std::vector<std::vector<Eigen::Index>>(cohort.featureCount())};
    values.filled.col(features).setOnes();
    for (std::size_t f = 0; f < cohort.featureCount(); ++f)
        for (std::size_t place = 0; place < patients.size(); ++place) {
            const float value = standardizer.standardize(FeatureId(f), cohort.value(patients[place], FeatureId(f)));
            if (std::isnan(value))
                continue;
            const auto row = static_cast<Eigen::Index>(place);
            values.filled(row, static_cast<Eigen::Index>(f)) = static_cast<double>(value);
            values.recorded[f].push_back(row);
        }
    return values;
}

// 0/1 features are not standardised yet, clipped ones no longer are; the penalty must treat all alike.
void rescale(Values& training, Values& test)
{
    for (std::size_t f = 0; f < training.recorded.size(); ++f) {
        const auto column = static_cast<Eigen::Index>(f);
        if (training.recorded[f].empty())
            continue;
        const Eigen::VectorXd known = training.filled(training.recorded[f], column);
        const double mean = known.mean();
        const double variance = (known.array() - mean).square().mean();
        const double deviation = variance > kNoVariance ? std::sqrt(variance) : 1.0;
        for (Values* values : {&training, &test})
            for (const Eigen::Index row : values->recorded[f])
                values->filled(row, column) = (values->filled(row, column) - mean) / deviation;
    }
}

// Sums of products over some training patients. Results of one panel are mostly missing together, so that few
// different groups of patients are asked for.
class Products {
public:
    explicit Products(const Values& training) : m_training(training) {}

    const Eigen::MatrixXd& over(const std::vector<Eigen::Index>& rows)
    {
        const auto known = m_products.find(rows);
        return known != m_products.end() ? known->second : m_products.emplace(rows, computed(rows)).first->second;
    }

private:
    Eigen::MatrixXd computed(const std::vector<Eigen::Index>& rows) const
    {
        const Eigen::MatrixXd chosen = m_training.filled(rows, Eigen::all);
        Eigen::MatrixXd products = Eigen::MatrixXd::Zero(chosen.cols(), chosen.cols());
        products.selfadjointView<Eigen::Lower>().rankUpdate(chosen.transpose());
        products.triangularView<Eigen::StrictlyUpper>() = products.transpose();
        return products;
    }

    const Values& m_training;
    std::map<std::vector<Eigen::Index>, Eigen::MatrixXd> m_products;
};

// What is known when a result is told.
struct Source {
    FeatureMask known;
    std::vector<Eigen::Index> columns; // of them, and the intercept
};

Source sourceOf(const FeatureMask& known)
{
    Source source{.known = known, .columns = {}};
    for (std::size_t f = 0; f < known.size(); ++f)
        if (known.isKnown(FeatureId(f)))
            source.columns.push_back(static_cast<Eigen::Index>(f));
    source.columns.push_back(static_cast<Eigen::Index>(known.size()));
    return source;
}

// One result, learned from patients who have it and told for others who have it too.
class PredictedResult {
public:
    PredictedResult(Products& training, const std::vector<Eigen::Index>& learnedFrom, const Values& test,
                    std::size_t feature)
        : m_test(test),
          m_feature(feature),
          m_column(static_cast<Eigen::Index>(feature)),
          m_rows(test.recorded[feature])
    {
        if (learnedFrom.empty() || m_rows.empty())
            return;
        m_products = &training.over(learnedFrom);
        const Eigen::VectorXd truth = test.filled(m_rows, m_column);
        m_variation = (truth.array() - truth.mean()).square().sum();
    }

    // Nothing can be said where nothing was recorded, or everybody has the same value.
    bool canBeJudged() const { return m_products && m_variation > kNoVariance * static_cast<double>(m_rows.size()); }

    double shareFrom(const Source& source) const
    {
        if (source.known.isKnown(FeatureId(m_feature)))
            return 1.0;
        Eigen::MatrixXd system = (*m_products)(source.columns, source.columns);
        // The penalty is that of results which each tell as much as the others, and together half of the variance.
        const Eigen::Index known = system.rows() - 1;
        system.diagonal().head(known).array() += static_cast<double>(known);
        const Eigen::VectorXd right = (*m_products)(source.columns, m_column);
        const Eigen::VectorXd weights = system.ldlt().solve(right);
        const Eigen::VectorXd predicted = m_test.filled(m_rows, source.columns) * weights;
        const Eigen::VectorXd truth = m_test.filled(m_rows, m_column);
        return std::max(0.0, 1.0 - (truth - predicted).squaredNorm() / m_variation);
    }

private:
    const Values& m_test;
    std::size_t m_feature;
    Eigen::Index m_column;
    const std::vector<Eigen::Index>& m_rows; // of test patients who have it
    const Eigen::MatrixXd* m_products = nullptr;
    double m_variation = 0.0;
};

// From what a panel is told: nothing but what is visible, each panel with that (its own entry is not looked at), and
// all other panels with it.
std::vector<Source> sourcesOf(const Cohort& cohort, PanelId panel)
{
    const TestCatalog& catalog = cohort.catalog();
    std::vector<Source> sources{sourceOf(cohort.visibleFeatures())};
    PanelMask others;
    for (std::size_t other = 0; other < catalog.panelCount(); ++other) {
        sources.push_back(sourceOf(catalog.featuresOf(PanelMask{}.with(PanelId(other)), cohort.visibleFeatures())));
        if (other != panel.value)
            others = others.with(PanelId(other));
    }
    sources.push_back(sourceOf(catalog.featuresOf(others, cohort.visibleFeatures())));
    return sources;
}

// Mean over the results of the panel, by source. Unset where none can be judged, and of the panel by itself.
std::vector<std::optional<double>> sharesOf(const Cohort& cohort, PanelId panel, const Values& training,
                                            const Values& test, Products& products, const std::stop_token& stop)
{
    const std::vector<Source> sources = sourcesOf(cohort, panel);
    std::vector<double> sum(sources.size(), 0.0);
    double results = 0.0;
    for (std::size_t f = 0; f < cohort.featureCount() && !stop.stop_requested(); ++f) {
        if (!cohort.catalog().panels()[panel.value].features.isKnown(FeatureId(f)))
            continue;
        const PredictedResult result(products, training.recorded[f], test, f);
        if (!result.canBeJudged())
            continue;
        results += 1.0;
        for (std::size_t i = 0; i < sources.size(); ++i)
            sum[i] += result.shareFrom(sources[i]);
    }
    std::vector<std::optional<double>> shares(sources.size());
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (results > 0.0 && i != panel.value + 1)
            shares[i] = sum[i] / results;
    return shares;
}

} // namespace

RedundancyMap redundancyMap(const Cohort& cohort, const Split& split, std::stop_token stop)
{
    const std::vector<PatientIndex> learners = split.trainingPatients();
    const Standardizer standardizer = Standardizer::fit(cohort, learners);
    Values training = valuesOf(cohort, standardizer, learners);
    Values test = valuesOf(cohort, standardizer, split.patients(SplitPart::Test));
    rescale(training, test);
    Products products(training);
    RedundancyMap map;
    for (std::size_t panel = 0; panel < cohort.catalog().panelCount(); ++panel) {
        const auto shares = sharesOf(cohort, PanelId(panel), training, test, products, stop);
        if (stop.stop_requested())
            return {};
        map.fromVisible.push_back(shares.front());
        map.fromOne.emplace_back(shares.begin() + 1, shares.end() - 1);
        map.fromAll.push_back(shares.back());
    }
    return map;
}

} // namespace core
