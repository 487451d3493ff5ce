// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/policy_origin.h"

#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/words.h"
#include "core/eval/evaluation_fields.h"
#include "ui/common/text/number_text.h"

namespace app::cli {

QString originText(const PolicyOrigin& origin)
{
    const QString name = QString::fromStdString(origin.name);
    const QString where = origin.run ? Words::tr("trained policy %1").arg(name)
                                     : Words::tr("policy %1, point %2 of front %3")
                                           .arg(name, QString::number(origin.point),
                                                QString::number(origin.front.value_or(core::FrontId()).value));
    return Words::tr("%1 (λ %2, ρ %3)")
        .arg(where, ui::numberText(origin.shape.lambda), ui::numberText(origin.shape.rho));
}

Json originJson(const PolicyOrigin& origin, const PanelWords& words)
{
    Json json{{"name", origin.name}, {"method", origin.method}};
    json.update(fieldsJson(origin.shape));
    json["seed"] = origin.seed.value;
    if (origin.run)
        json["run"] = origin.run->value;
    if (origin.front) {
        json["front"] = origin.front->value;
        json["point"] = origin.point;
    }
    const bool all = origin.evidence.learnedFrom == core::LearnedFrom::All;
    json["learned_from"] = all ? "all" : "study";
    if (all && origin.evidence.judged) {
        json["judged"] = fieldsJson(*origin.evidence.judged);
        json["pooled"] = evaluationJson(origin.evidence.pooled, words);
    }
    return json;
}

} // namespace app::cli
