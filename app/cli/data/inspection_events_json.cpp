// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/data/inspection_json_p.h"

namespace app::cli {
namespace {

const char* dropName(core::EventDrop reason)
{
    switch (reason) {
    case core::EventDrop::RowBroken:
        return "row_broken";
    case core::EventDrop::PatientUnknown:
        return "patient_unknown";
    case core::EventDrop::NoIndexTime:
        return "no_index_time";
    case core::EventDrop::TimeMissing:
        return "time_missing";
    case core::EventDrop::OutsideWindow:
        return "outside_window";
    case core::EventDrop::TestLeftOut:
        return "test_left_out";
    case core::EventDrop::TestRare:
        return "test_rare";
    case core::EventDrop::ValueMissing:
        return "value_missing";
    case core::EventDrop::ValueNotNumeric:
        return "value_not_numeric";
    case core::EventDrop::UnitMissing:
        return "unit_missing";
    case core::EventDrop::UnitUnknown:
        return "unit_unknown";
    }
    return "";
}

Json testsJson(const core::EventAccount& account)
{
    Json tests = Json::array();
    for (const core::TestTally& test : account.tests) {
        Json units = Json::array();
        for (const core::UnitTally& unit : test.units)
            units.push_back(Json{{"unit", unit.unit},
                                 {"measurements", unit.measurements},
                                 {"convertible", unit.convertible},
                                 {"same", unit.sameUnit}});
        tests.push_back(Json{{"test", test.test},
                             {"name", textOrNull(test.name)},
                             {"column", textOrNull(test.column)},
                             {"unit", textOrNull(test.unit)},
                             {"measurements", test.measurements},
                             {"texts", test.texts},
                             {"used", test.used},
                             {"patients", test.patients},
                             {"units", std::move(units)}});
    }
    return tests;
}

} // namespace

Json eventsJson(const EventsRead& events)
{
    const core::EventAccount& account = events.account;
    Json dropped = Json::object();
    for (std::size_t reason = 0; reason < core::kEventDrops; ++reason)
        dropped[dropName(static_cast<core::EventDrop>(reason))] = account.dropped[reason];
    return Json{{"read", account.read},
                {"used", account.used},
                {"dropped", std::move(dropped)},
                {"converted", account.converted},
                {"unit_assumed", account.unitAssumed},
                {"at_limit", account.atLimit},
                {"date_only", account.dateOnly},
                {"values", account.values},
                {"patients_without", account.rowsWithout},
                {"tests", testsJson(account)},
                {"recipe", Json::parse(core::recipeOnOneLine(events.recipe), nullptr, false)}};
}

} // namespace app::cli
