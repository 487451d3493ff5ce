// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/cohort.h"

#include "core/data/cohort/cohort_builder_p.h"
#include "core/data/cohort/cohort_rows.h"
#include "core/data/task/task_rules.h"
#include "core/data/task/task_validation.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace core {
namespace {

constexpr float kNotRecorded = std::numeric_limits<float>::quiet_NaN();

Transform transformOf(const Task& task, const std::string& column)
{
    const auto spec = task.tests.find(column);
    return spec == task.tests.end() ? Transform::None : spec->second.transform;
}

template <typename Tag>
std::uint64_t bitsOf(Amount<Tag> spent)
{
    return std::bit_cast<std::uint64_t>(spent.amount);
}

} // namespace

// Puts a cohort together column by column; used once.
struct CohortBuilder {
    const Table& table;
    const Task& task;
    CohortRows rows;
    std::shared_ptr<Cohort> cohort{new Cohort};
    std::map<std::string, std::vector<FeatureId>> featuresOf{}; // by column

    CohortPtr build()
    {
        addColumns();
        addPanels();
        cohort->m_outcomes = std::move(rows.outcomes);
        cohort->m_tableRows = std::move(rows.rows);
        cohort->m_splitGuide = std::move(rows.guide);
        cohort->m_fingerprint = fingerprint();
        return cohort;
    }

    void addColumns()
    {
        cohort->m_values.reserve(featureCount() * rows.rows.size());
        for (const std::string& column : task.visible)
            addColumn(*table.find(column), true);
        for (const PanelSpec& panel : task.panels)
            for (const std::string& column : panel.columns)
                if (!featuresOf.contains(column))
                    addColumn(*table.find(column), false);
        cohort->m_visible = FeatureMask(cohort->m_features.size());
        for (std::size_t f = 0; f < cohort->m_features.size(); ++f)
            if (cohort->m_features[f].visible)
                cohort->m_visible.setKnown(FeatureId(f));
    }

    std::size_t featureCount() const
    {
        std::set<std::string> columns(task.visible.begin(), task.visible.end());
        for (const PanelSpec& panel : task.panels)
            columns.insert(panel.columns.begin(), panel.columns.end());
        std::size_t features = 0;
        for (const std::string& name : columns) {
            const Column& column = *table.find(name);
            features += column.kind == ColumnKind::Category ? column.levels.size() : 1;
        }
        return features;
    }

    void addColumn(const Column& column, bool visible)
    {
        if (column.kind == ColumnKind::Category) {
            for (std::size_t level = 0; level < column.levels.size(); ++level) {
                const Feature feature{.name = column.name + "=" + column.levels[level],
                                      .column = column.name,
                                      .level = level,
                                      .visible = visible,
                                      .binary = true,
                                      .levels = column.levels};
                const auto wanted = static_cast<float>(level);
                addFeature(feature, column, [wanted](float value) { return value == wanted ? 1.0f : 0.0f; });
            }
            return;
        }
        const bool binary = column.kind == ColumnKind::Binary;
        const Feature feature{.name = column.name,
                              .column = column.name,
                              .visible = visible,
                              .binary = binary,
                              .transform = binary ? Transform::None : transformOf(task, column.name),
                              .levels = column.levels};
        addFeature(feature, column, [](float value) { return value; });
    }

    template <typename Convert>
    void addFeature(const Feature& feature, const Column& column, Convert convert)
    {
        featuresOf[column.name].push_back(FeatureId(cohort->m_features.size()));
        cohort->m_features.push_back(feature);
        for (const std::size_t row : rows.rows) {
            const float value = column.values[row];
            cohort->m_values.push_back(std::isnan(value) ? kNotRecorded : convert(value));
        }
    }

    // Whether some patient has a value of these features.
    bool anyRecorded(const FeatureMask& features) const
    {
        for (std::size_t feature = 0; feature < features.size(); ++feature)
            if (features.isKnown(FeatureId(feature)) &&
                !std::ranges::all_of(std::span(cohort->m_values).subspan(feature * rows.rows.size(), rows.rows.size()),
                                     [](float value) { return std::isnan(value); }))
                return true;
        return false;
    }

    void addPanels()
    {
        std::vector<Panel> panels;
        std::map<std::string, PanelId> positions;
        for (const PanelSpec& spec : task.panels) {
            Panel panel{.name = spec.name,
                        .cost = spec.cost,
                        .features = FeatureMask(cohort->m_features.size()),
                        .minutes = spec.minutes,
                        .millilitres = spec.millilitres};
            for (const std::string& column : spec.columns)
                for (const FeatureId feature : featuresOf.at(column))
                    panel.features.setKnown(feature);
            panel.offered = anyRecorded(panel.features);
            positions.emplace(spec.name, PanelId(panels.size()));
            panels.push_back(std::move(panel));
        }
        std::vector<FeeGroup> fees;
        for (const SharedFee& fee : task.sharedFees) {
            PanelMask mask;
            for (const std::string& panel : fee.panels)
                mask = mask.with(positions.at(panel));
            fees.push_back({.name = fee.name, .cost = fee.cost, .panels = mask});
        }
        cohort->m_catalog =
            TestCatalog(std::move(panels), std::move(fees), task.unrecordedPanels, task.pairOrders, rulesOf(task));
    }

    // Only what is said: studies without times stay what they were.
    void addTimes(FingerprintBuilder& builder) const
    {
        for (std::size_t i = 0; i < cohort->m_catalog.panelCount(); ++i) {
            const Panel& panel = cohort->m_catalog.panels()[i];
            if (panel.minutes) {
                builder.add("minutes " + std::to_string(i));
                builder.add(bitsOf(*panel.minutes));
            }
            if (panel.millilitres) {
                builder.add("millilitres " + std::to_string(i));
                builder.add(bitsOf(*panel.millilitres));
            }
        }
        if (cohort->m_catalog.pairs() == PairOrders::Allowed)
            builder.add("pair_orders");
    }

    void addRules(FingerprintBuilder& builder) const
    {
        const OrderRules& rules = cohort->m_catalog.rules();
        if (!rules.any())
            return;
        builder.add("rules");
        builder.add(rules.first.bits());
        builder.add(rules.never.bits());
        for (const PanelMask needed : rules.needs)
            builder.add(needed.bits());
        if (rules.cap)
            builder.add(bitsOf(*rules.cap));
        if (rules.capMinutes)
            builder.add(bitsOf(*rules.capMinutes));
    }

    // Over everything a learner can see, so that equal fingerprints mean equal results.
    Fingerprint fingerprint() const
    {
        FingerprintBuilder builder;
        for (const Feature& feature : cohort->m_features) {
            builder.add(feature.name);
            builder.add(std::uint64_t{feature.visible} | std::uint64_t{feature.binary} << 1U |
                        static_cast<std::uint64_t>(feature.transform) << 2U);
        }
        builder.add(cohort->m_outcomes.size());
        builder.add(std::as_bytes(std::span(cohort->m_values)));
        builder.add(std::as_bytes(std::span(cohort->m_outcomes)));
        builder.add(std::as_bytes(std::span(cohort->m_splitGuide.given)));
        if (!cohort->m_splitGuide.groups.empty())
            builder.add(std::as_bytes(std::span(cohort->m_splitGuide.groups)));
        if (!cohort->m_splitGuide.times.empty())
            builder.add(std::as_bytes(std::span(cohort->m_splitGuide.times)));
        for (std::size_t i = 0; i < cohort->m_catalog.panelCount(); ++i) {
            const Panel& panel = cohort->m_catalog.panels()[i];
            builder.add(panel.name);
            builder.add(bitsOf(panel.cost));
            for (std::size_t f = 0; f < panel.features.size(); ++f)
                builder.add(std::uint64_t{panel.features.isKnown(FeatureId(f))});
        }
        // The usual choice adds nothing: what was stored before it could be made stays what it was.
        if (cohort->m_catalog.unrecorded() != UnrecordedPanels::Unavailable)
            builder.add(keyOf(cohort->m_catalog.unrecorded()));
        addTimes(builder);
        addRules(builder);
        for (const FeeGroup& fee : cohort->m_catalog.fees()) {
            builder.add(bitsOf(fee.cost));
            builder.add(std::uint64_t{fee.panels.bits()});
        }
        return builder.finish();
    }
};

std::span<const float> Cohort::values(FeatureId feature) const
{
    return std::span(m_values).subspan(feature.value * patientCount(), patientCount());
}

std::size_t Cohort::positiveCount() const
{
    return static_cast<std::size_t>(std::count(m_outcomes.begin(), m_outcomes.end(), Disease::Present));
}

Result<CohortPtr, ProblemList> makeCohort(const TablePtr& table, const Task& task)
{
    const TablePtr edited = readAsTask(table, task);
    if (ProblemList problems = validateTask(task, *edited); !problems.empty())
        return problems;
    std::optional<CohortRows> rows = readCohortRows(*edited, task);
    assert(rows); // validateTask found nothing wrong with outcome and split
    return buildCohort(*edited, task, std::move(*rows));
}

CohortPtr buildCohort(const Table& edited, const Task& task, CohortRows rows)
{
    return CohortBuilder{.table = edited, .task = task, .rows = std::move(rows)}.build();
}

} // namespace core
