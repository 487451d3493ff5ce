// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/failure.h"
#include "core/base/fields.h"
#include "core/model/cost_aim.h"
#include "core/model/test_catalog.h"
#include "ui/common/text/outcome_text.h"

#include <nlohmann/json.hpp>

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace app::cli {

// Keys in the order in which resources/help documents them.
using Json = nlohmann::ordered_json;

Json jsonText(const QString& text);
template <typename Number>
Json jsonOrNull(const std::optional<Number>& number)
{
    return number ? Json(*number) : Json(nullptr);
}

// Numbers and text under the names they have everywhere.
class FieldWriter {
public:
    template <typename Value>
    void operator()(const char* name, const Value& value)
    {
        m_json[name] = value;
    }
    // Money is what is minimised unless something else is said.
    void operator()(const char* name, const core::CostAim& aim)
    {
        if (aim != core::CostAim())
            m_json[name] = core::textOf(aim);
    }
    Json take() { return std::move(m_json); }

private:
    Json m_json;
};

template <typename Value>
Json fieldsJson(const Value& value)
{
    FieldWriter writer;
    describe(writer, value);
    return writer.take();
}

// What was noticed, by its code and in words.
template <typename Notice, typename WordsFor>
Json noticesJson(const std::vector<Notice>& notices, WordsFor wordsFor)
{
    Json list = Json::array();
    for (const Notice notice : notices)
        list.push_back(Json{{"code", core::nameOf(notice)}, {"message", jsonText(wordsFor(notice))}});
    return list;
}

Json outcomeJson(const ui::OutcomeFacts& facts);
Json rulesJson(const core::TestCatalog& catalog); // what the study allows of orders; null: everything
Json problemJson(const core::Error& error);
Json problemsJson(const core::ProblemList& problems);
Json failureJson(const Failure& failure); // {"error": {...}, "problems": [...], "problem_count": n}

// Text that is not UTF-8, such as a file name of another system, is shown with replacement characters.
QString dumped(const Json& object);

} // namespace app::cli
