// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/policy_origin.h"

#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/words.h"
#include "core/eval/evaluation_fields.h"
#include "ui/common/text/number_text.h"

namespace app::cli {

QString originText(const PolicyOrigin& origin)
{
    const QString where =
        origin.run
            ? Words::tr("trained policy %1").arg(origin.run->value)
            : Words::tr("policy %1 of front %2").arg(origin.point).arg(origin.front.value_or(core::FrontId()).value);
    return Words::tr("%1 (λ %2, ρ %3)")
        .arg(where, ui::numberText(origin.shape.lambda), ui::numberText(origin.shape.rho));
}

Json originJson(const PolicyOrigin& origin)
{
    Json json{{"method", origin.method}};
    json.update(fieldsJson(origin.shape));
    json["seed"] = origin.seed.value;
    if (origin.run)
        json["run"] = origin.run->value;
    if (origin.front) {
        json["front"] = origin.front->value;
        json["point"] = origin.point;
    }
    return json;
}

} // namespace app::cli
