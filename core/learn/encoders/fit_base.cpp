// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/fit_base_p.h"

#include "core/learn/tensor_reader_p.h"

#include <cmath>
#include <limits>
#include <utility>

namespace core {

FitBase::FitBase(const EncoderData& data, Seed seed, std::uint64_t total)
    : m_data(data),
      m_validation(data, seed),
      m_total(total)
{
}

std::vector<CurvePoint> FitBase::takePoints()
{
    return std::exchange(m_points, {});
}

std::vector<TrainingNotice> FitBase::takeNotices()
{
    return std::exchange(m_notices, {});
}

void FitBase::addPoint(Curve curve, double value)
{
    m_points.push_back({.curve = curve, .x = m_done, .value = value});
}

std::optional<double> FitBase::consider(const StateEncoderPtr& candidate, Draw draw)
{
    const std::optional<double> rmse = m_validation.rmse(*candidate);
    if (rmse && draw == Draw::Yes)
        addPoint(Curve::EncoderValidationRmse, *rmse);
    if (!m_best || !rmse || !m_bestRmse || (*rmse < *m_bestRmse && clearsBar(*candidate))) {
        m_best = candidate;
        m_bestRmse = rmse;
    }
    return rmse;
}

void FitBase::raiseBar()
{
    m_bar = m_validation.squaredErrors(*m_best);
}

bool FitBase::clearsBar(const StateEncoder& candidate) const
{
    return m_bar.size() == 0 || areClearlySmaller(m_validation.squaredErrors(candidate), m_bar);
}

void FitBase::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addNumber(name + "done", m_done);
    bundle.addNumber(name + "best rmse", m_bestRmse.value_or(std::numeric_limits<double>::quiet_NaN()));
    bundle.addNumber(name + "bar size", static_cast<std::uint64_t>(m_bar.size()));
    addVector(bundle, name + "bar", m_bar);
    m_best->save(bundle, name + "best/");
    saveState(bundle, name);
}

Status FitBase::restore(const TensorBundle& bundle, std::string_view prefix)
{
    const std::string name(prefix);
    TensorReader reader(bundle, prefix);
    const std::uint64_t done = reader.integer("done", m_total);
    const double rmse = reader.number("best rmse");
    const std::uint64_t barSize = reader.integer("bar size", m_validation.patientCount());
    Eigen::VectorXd bar = reader.vector("bar", barSize);
    if (barSize != 0 && barSize != m_validation.patientCount())
        reader.refuse("bar");
    if (reader.error())
        return *reader.error();
    Result<StateEncoderPtr> best = loadStateEncoder(bundle, name + "best/");
    if (!best)
        return best.error();
    if ((*best)->kind() != m_best->kind() || (*best)->featureCount() != m_data.features)
        return Error{.code = ErrorCode::ProjectDamaged, .subject = name + "best/"};
    if (Status state = restoreState(bundle, name); !state)
        return state;
    m_done = done;
    m_best = std::move(*best);
    m_bestRmse = std::isnan(rmse) ? std::nullopt : std::optional(rmse);
    m_bar = std::move(bar);
    m_points.clear();
    m_notices.clear();
    return Done{};
}

} // namespace core
