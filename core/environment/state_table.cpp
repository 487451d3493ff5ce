// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/state_table_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kMostTabledPanels = 14; // 2^14 masks are looked up, beyond that hashed
constexpr std::size_t kRowsAtOnce = 4096;
constexpr std::size_t kJudgedAtOnce = 8192;
constexpr std::size_t kIndexBytes = 48; // of one visited state, about

bool tabled(const PanelRules& rules)
{
    return rules.panelCount() <= kMostTabledPanels;
}

std::vector<PanelMask> closuresOf(const PanelRules& rules)
{
    std::vector<PanelMask> closures;
    for (std::uint64_t mask = 0; mask < (std::uint64_t{1} << rules.panelCount()); ++mask)
        if (rules.closure(PanelMask(mask)) == PanelMask(mask))
            closures.push_back(PanelMask(mask));
    return closures;
}

std::vector<float> askedFlags(const PanelRules& rules, PanelMask ordered)
{
    const FeatureMask asked = rules.asked(ordered);
    std::vector<float> flags(rules.featureCount());
    for (std::size_t feature = 0; feature < flags.size(); ++feature)
        flags[feature] = asked.isKnown(FeatureId(feature)) ? 1.0f : 0.0f;
    return flags;
}

} // namespace

StateTable::StateTable(const PatientRows& rows, const PanelRules& rules, StateModels models,
                       std::span<const std::uint8_t> treeFolds)
    : m_rows(rows),
      m_rules(rules),
      m_models(std::move(models)),
      m_treeFolds(treeFolds),
      m_features(rows.featureCount()),
      m_width(m_features + (m_models.trees ? 1 : 0)),
      m_mostPlaces(std::numeric_limits<std::size_t>::max())
{
    assert(treeFolds.empty() || treeFolds.size() == rows.count());
    for (std::size_t patient = 0; m_models.trees && patient < rows.count(); ++patient)
        m_shown.push_back(rules.recordedPanels(rows.recordedColumns(patient)));
    if (!tabled(rules))
        return;
    m_closures = closuresOf(rules);
    for (const PanelMask closure : m_closures)
        m_asked.push_back(askedFlags(rules, closure));
    m_closureOfMask.resize(std::size_t{1} << rules.panelCount());
    for (std::uint64_t mask = 0; mask < m_closureOfMask.size(); ++mask) {
        const auto found = std::ranges::lower_bound(m_closures, rules.closure(PanelMask(mask)).bits(), {},
                                                    [](PanelMask closure) { return closure.bits(); });
        m_closureOfMask[mask] = static_cast<std::uint32_t>(found - m_closures.begin());
    }
}

std::uint64_t StateTable::stateCount(std::size_t patients, const PanelRules& rules)
{
    return tabled(rules) ? patients * closuresOf(rules).size() : std::numeric_limits<std::uint64_t>::max();
}

std::uint64_t StateTable::bytesForAll(std::size_t patients, const PanelRules& rules)
{
    const std::uint64_t states = stateCount(patients, rules);
    if (states == std::numeric_limits<std::uint64_t>::max())
        return states;
    return states * (rules.featureCount() + 1) * sizeof(float);
}

StateTable StateTable::sharing() const
{
    assert(filled());
    return *this;
}

void StateTable::beginFilling()
{
    assert(tabled(m_rules) && m_places.empty());
    m_all = true;
    m_slots = m_rows.count() * m_closures.size();
    m_probability.assign(m_slots, kUnknown);
    if (m_slots > 0)
        room(m_slots - 1);
}

std::size_t StateTable::piecesPerClosure() const
{
    return (m_rows.count() + kRowsAtOnce - 1) / kRowsAtOnce;
}

void StateTable::fillSome()
{
    SerialExecutor alone;
    fillSome(alone);
}

void StateTable::fillSome(Executor& executor)
{
    const std::size_t left = m_closures.size() * piecesPerClosure() - m_nextPiece;
    const std::size_t pieces = std::min(executor.size(), left);
    executor.each(pieces, [this](std::size_t piece, std::size_t) { fillPiece(m_nextPiece + piece); });
    m_nextPiece += pieces;
    const std::size_t closures = m_nextPiece / piecesPerClosure();
    m_filled = closures * m_rows.count() + m_nextPiece % piecesPerClosure() * kRowsAtOnce;
}

// Patients with the same gaps and the same panels share one factorisation, so a piece is one set of panels.
void StateTable::fillPiece(std::size_t piece)
{
    const std::size_t closure = piece / piecesPerClosure();
    const std::size_t first = piece % piecesPerClosure() * kRowsAtOnce;
    const std::size_t count = std::min(kRowsAtOnce, m_rows.count() - first);
    std::vector<float> rows(count * m_features);
    for (std::size_t i = 0; i < count; ++i)
        hideUnasked(first + i, closure, rows.data() + i * m_features);
    m_models.encoder->impute(rows);
    for (std::size_t i = 0; i < count; ++i) {
        float* const kept = room((first + i) * m_closures.size() + closure);
        std::copy_n(rows.data() + i * m_features, m_features, kept);
        if (m_models.trees)
            kept[m_features] = treesSay(first + i, closure);
    }
}

// A panel that showed nothing is no part of what is known.
float StateTable::treesSay(std::size_t patient, std::size_t closure) const
{
    thread_local std::vector<std::uint8_t> codes;
    codes.resize(m_features);
    const std::span<const float> values = m_rows.row(patient);
    const std::vector<float>& asked = m_asked[closure];
    for (std::size_t feature = 0; feature < m_features; ++feature)
        codes[feature] = asked[feature] != 0.0f ? m_models.trees->bins().code(feature, values[feature]) : 0;
    const PanelMask known = m_rules.closure(PanelMask(m_closures[closure].bits() & m_shown[patient].bits()));
    const auto fold = m_treeFolds.empty() ? std::nullopt : std::optional<std::size_t>(m_treeFolds[patient]);
    return m_models.trees->logOdds(known, codes.data(), fold);
}

void StateTable::keepAtMost(std::uint64_t bytes)
{
    m_mostPlaces = static_cast<std::size_t>(bytes / ((m_width + 1) * sizeof(float) + kIndexBytes));
}

void StateTable::setClassifier(const Classifier& classifier, std::span<const std::uint8_t> folds)
{
    assert(folds.empty() || folds.size() == m_rows.count());
    m_classifier = &classifier;
    m_folds = folds;
    m_nextJudged = 0;
    std::ranges::fill(m_probability, kUnknown);
}

std::uint32_t StateTable::closureNumber(PanelMask ordered)
{
    if (!m_closureOfMask.empty())
        return m_closureOfMask[ordered.bits()];
    const PanelMask closure = m_rules.closure(ordered);
    const auto [entry, isNew] =
        m_closureNumbers.try_emplace(closure.bits(), static_cast<std::uint32_t>(m_closures.size()));
    if (isNew) {
        m_closures.push_back(closure);
        m_asked.push_back(askedFlags(m_rules, closure));
    }
    return entry->second;
}

void StateTable::hideUnasked(std::size_t patient, std::size_t closure, float* row) const
{
    const std::span<const float> values = m_rows.row(patient);
    const std::vector<float>& asked = m_asked[closure];
    for (std::size_t feature = 0; feature < m_features; ++feature)
        row[feature] = asked[feature] != 0.0f ? values[feature] : kUnknown;
}

std::size_t StateTable::placeOf(const PatientState& state)
{
    const std::uint32_t closure = closureNumber(state.ordered);
    if (m_all)
        return std::size_t{state.patient} * m_closures.size() + closure;
    const std::uint64_t key = (std::uint64_t{state.patient} << 32) | closure;
    const auto [entry, isNew] = m_places.try_emplace(key, m_places.size());
    if (isNew) {
        m_newPlaces.push_back(entry->second);
        m_situations.push_back({state.patient, closure});
        m_work.resize(m_newPlaces.size() * m_features);
        hideUnasked(state.patient, closure, m_work.data() + (m_newPlaces.size() - 1) * m_features);
    }
    return entry->second;
}

void StateTable::imputeMissing()
{
    if (m_newPlaces.empty())
        return;
    m_models.encoder->impute(m_work);
    for (std::size_t i = 0; i < m_newPlaces.size(); ++i) {
        float* const kept = room(m_newPlaces[i]);
        std::copy_n(m_work.data() + i * m_features, m_features, kept);
        if (m_models.trees)
            kept[m_features] = treesSay(m_situations[m_newPlaces[i]].patient, m_situations[m_newPlaces[i]].closure);
    }
    m_probability.resize(m_probability.size() + m_newPlaces.size(), kUnknown);
}

float* StateTable::room(std::size_t place)
{
    while (m_blocks.size() <= place / kBlock)
        m_blocks.push_back(std::make_shared_for_overwrite<float[]>(kBlock * m_width));
    return m_blocks[place / kBlock].get() + place % kBlock * m_width;
}

void StateTable::judgeMissing(std::span<const std::size_t> places)
{
    m_unjudged.clear();
    for (const std::size_t place : places)
        if (std::isnan(m_probability[place]))
            m_unjudged.push_back(place);
    if (m_unjudged.empty())
        return;
    const std::size_t inputs = m_classifier->inputCount();
    m_work.resize(m_unjudged.size() * inputs);
    m_workOut.resize(m_unjudged.size());
    m_foldsOut.clear();
    for (std::size_t i = 0; i < m_unjudged.size(); ++i) {
        writeClassifierInput(m_unjudged[i], *m_classifier, m_work.data() + i * inputs);
        if (!m_folds.empty())
            m_foldsOut.push_back(m_folds[situationAt(m_unjudged[i]).patient]);
    }
    if (m_folds.empty())
        m_classifier->weightedProbabilities(m_work, m_workOut);
    else
        m_classifier->weightedProbabilities(m_work, m_foldsOut, m_workOut);
    for (std::size_t i = 0; i < m_unjudged.size(); ++i)
        m_probability[m_unjudged[i]] = m_workOut[i];
}

bool StateTable::judgeSome()
{
    assert(filled());
    std::vector<std::size_t> places(std::min(kJudgedAtOnce, m_slots - m_nextJudged));
    std::iota(places.begin(), places.end(), m_nextJudged);
    judgeMissing(places);
    m_nextJudged += places.size();
    return m_nextJudged == m_slots;
}

void StateTable::visit(std::span<const PatientState> states, std::span<std::size_t> places)
{
    assert(m_classifier != nullptr);
    findPlaces(states, places);
    judgeMissing(places);
}

void StateTable::findPlaces(std::span<const PatientState> states, std::span<std::size_t> places)
{
    if (!m_all && m_places.size() + states.size() > m_mostPlaces) {
        m_places.clear();
        m_situations.clear();
        m_blocks.clear();
        m_probability.clear();
    }
    m_newPlaces.clear();
    m_work.clear();
    for (std::size_t i = 0; i < states.size(); ++i)
        places[i] = placeOf(states[i]);
    imputeMissing();
}

StateTable::Situation StateTable::situationAt(std::size_t place) const
{
    if (!m_all)
        return m_situations[place];
    return {static_cast<std::uint32_t>(place / m_closures.size()),
            static_cast<std::uint32_t>(place % m_closures.size())};
}

void StateTable::writeKnown(const Situation& situation, float* known) const
{
    const std::span<const float> recorded = m_rows.recorded(situation.patient);
    const float* asked = m_asked[situation.closure].data();
    for (std::size_t feature = 0; feature < m_features; ++feature)
        known[feature] = asked[feature] * recorded[feature];
}

void StateTable::writeClassifierInput(std::size_t place, const Classifier& classifier, float* input) const
{
    const std::span<const float> values = imputed(place);
    std::ranges::copy(values, input);
    if (classifier.seesKnown())
        writeKnown(situationAt(place), input + m_features);
    if (classifier.seesTrees())
        input[classifier.inputCount() - 1] = values.data()[m_features];
}

void StateTable::writeInput(const PatientState& state, std::size_t place, float* input) const
{
    const PanelMask ordered = state.ordered;
    const std::uint32_t closure = !m_closureOfMask.empty() ? m_closureOfMask[ordered.bits()]
                                                           : m_closureNumbers.at(m_rules.closure(ordered).bits());
    std::ranges::copy(imputed(place), input);
    input[m_features] = m_probability[place];
    input[m_features + 1] = 1.0f - m_probability[place];
    writeKnown({state.patient, closure}, input + m_features + 2);
}

} // namespace core
