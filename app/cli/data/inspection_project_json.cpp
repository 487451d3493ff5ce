// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/data/inspection_json_p.h"
#include "core/front/pareto_front.h"

namespace app::cli {
namespace {

const char* statusName(core::RunStatus status)
{
    switch (status) {
    case core::RunStatus::Running:
        return "running";
    case core::RunStatus::Finished:
        return "finished";
    case core::RunStatus::Cancelled:
        return "cancelled";
    case core::RunStatus::Failed:
        return "failed";
    case core::RunStatus::Interrupted:
        return "interrupted";
    }
    return "";
}

} // namespace

Json runsJson(const std::vector<core::RunRecord>& runs)
{
    Json list = Json::array();
    for (const core::RunRecord& run : runs) {
        const bool tested = run.summary && run.summary->test;
        list.push_back(
            Json{{"run", run.id.value},
                 {"status", statusName(run.status)},
                 {"method", methodName(run.start.plan.method)},
                 {"lambda", run.start.plan.shape.lambda},
                 {"rho", run.start.plan.shape.rho},
                 {"seed", run.start.plan.seed.value},
                 {"started", run.startedAt},
                 {"policy", run.hasPolicy},
                 {"test_f1", tested ? jsonOrNull(run.summary->test->f1.value) : Json(nullptr)},
                 {"test_mean_cost", tested ? jsonOrNull(run.summary->test->meanCost.value) : Json(nullptr)}});
    }
    return list;
}

Json frontsJson(const std::vector<core::FrontRecord>& fronts)
{
    Json list = Json::array();
    for (const core::FrontRecord& front : fronts) {
        const core::FrontPlan& plan = front.start.plan;
        const bool tested = front.summary && front.summary->hypervolumes;
        list.push_back(Json{{"front", front.id.value},
                            {"status", statusName(front.status)},
                            {"method", std::string(core::frontMethodName(plan.method))},
                            {"metric", std::string(core::frontMetricName(plan.metric))},
                            {"seed", plan.seed.value},
                            {"started", front.startedAt},
                            {"policies", front.points.size()},
                            {"points", core::frontOf(front.points, plan.axes()).size()},
                            {"hypervolume", tested ? jsonOrNull(front.summary->hypervolumes->test) : Json(nullptr)}});
    }
    return list;
}

} // namespace app::cli
