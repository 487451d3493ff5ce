// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_columns.h"

#include "core/data/task/name_tokens.h"

#include <algorithm>

namespace core {
namespace {

// Names written together, the most telling first.
constexpr std::array<std::string_view, 33> kPatientNames{"patientid",
                                                         "patient",
                                                         "subjectid",
                                                         "subject",
                                                         "personid",
                                                         "person",
                                                         "patientunitstayid",
                                                         "stayid",
                                                         "hadmid",
                                                         "icustayid",
                                                         "recordid",
                                                         "encounterid",
                                                         "encounter",
                                                         "admissionid",
                                                         "visitid",
                                                         "caseid",
                                                         "case",
                                                         "pid",
                                                         "mrn",
                                                         "patientnumber",
                                                         "patnr",
                                                         "patientennummer",
                                                         "patientennr",
                                                         "fallnummer",
                                                         "fallnr",
                                                         "pseudonym",
                                                         "patientkey",
                                                         "studyid",
                                                         "idpaciente",
                                                         "paciente",
                                                         "idpatient",
                                                         "participantid",
                                                         "id"};
constexpr std::array<std::string_view, 30> kTimeNames{"charttime",
                                                      "time",
                                                      "datetime",
                                                      "timestamp",
                                                      "measurementdatetime",
                                                      "measurementtime",
                                                      "collectiontime",
                                                      "collectiondatetime",
                                                      "collecteddatetime",
                                                      "collected",
                                                      "specimendatetime",
                                                      "sampletime",
                                                      "drawtime",
                                                      "effectivedatetime",
                                                      "resulttime",
                                                      "resultdatetime",
                                                      "labresultoffset",
                                                      "offset",
                                                      "observedat",
                                                      "measurementdate",
                                                      "chartdate",
                                                      "collectiondate",
                                                      "resultdate",
                                                      "date",
                                                      "zeitpunkt",
                                                      "zeit",
                                                      "abnahmezeit",
                                                      "datum",
                                                      "fecha",
                                                      "hours"};
constexpr std::array<std::string_view, 30> kTestNames{"loinc",
                                                      "loinccode",
                                                      "testloinc",
                                                      "test",
                                                      "testname",
                                                      "labname",
                                                      "labtest",
                                                      "labtestname",
                                                      "analyte",
                                                      "parameter",
                                                      "component",
                                                      "componentname",
                                                      "measurement",
                                                      "variable",
                                                      "itemname",
                                                      "label",
                                                      "bezeichnung",
                                                      "untersuchung",
                                                      "analyt",
                                                      "analyse",
                                                      "prueba",
                                                      "examen",
                                                      "observation",
                                                      "item",
                                                      "testcode",
                                                      "observationcode",
                                                      "measurementconceptid",
                                                      "itemid",
                                                      "code",
                                                      "name"};
constexpr std::array<std::string_view, 17> kValueNames{
    "valuenum", "value",     "valueasnumber", "numericvalue",     "resultvalue", "resultvaluenum",
    "result",   "labresult", "testresult",    "measurementvalue", "val",         "wert",
    "messwert", "ergebnis",  "resultado",     "valeur",           "valor"};
constexpr std::array<std::string_view, 16> kUnitNames{"unit",
                                                      "units",
                                                      "valueuom",
                                                      "uom",
                                                      "unitofmeasure",
                                                      "resultunit",
                                                      "resultunits",
                                                      "valueunit",
                                                      "unitsourcevalue",
                                                      "labmeasurenamesystem",
                                                      "einheit",
                                                      "unidad",
                                                      "unidades",
                                                      "unite",
                                                      "unites",
                                                      "ucum"};
constexpr std::array<std::string_view, 25> kIndexNames{"indextime",
                                                       "indexdatetime",
                                                       "index",
                                                       "indexdate",
                                                       "admittime",
                                                       "admissiontime",
                                                       "admissiondatetime",
                                                       "admitdatetime",
                                                       "admission",
                                                       "intime",
                                                       "arrivaltime",
                                                       "arrival",
                                                       "arrivaldatetime",
                                                       "admissiondate",
                                                       "admitdate",
                                                       "encounterstart",
                                                       "visitstartdatetime",
                                                       "visitstart",
                                                       "visitstartdate",
                                                       "presentationtime",
                                                       "aufnahmezeit",
                                                       "aufnahme",
                                                       "aufnahmedatum",
                                                       "fechaingreso",
                                                       "ingreso"};

std::string nameWrittenTogether(std::string_view name)
{
    return joined(nameTokens(name, true));
}

template <std::size_t Count>
std::string firstOf(const std::array<std::string_view, Count>& wanted, std::span<const std::string> header)
{
    for (const std::string_view want : wanted)
        for (const std::string& name : header)
            if (nameWrittenTogether(name) == want)
                return name;
    return {};
}

// The name of an identifier that both tables have says how they belong together.
std::string sharedPatientColumn(std::span<const std::string> events, std::span<const std::string> patients)
{
    for (const std::string_view want : kPatientNames)
        for (const std::string& name : events)
            if (nameWrittenTogether(name) == want &&
                std::find(patients.begin(), patients.end(), name) != patients.end())
                return name;
    return {};
}

} // namespace

TimeUnit timeUnitIn(std::string_view columnName)
{
    for (const std::string& token : nameTokens(columnName, true)) {
        if (token == "h" || token == "hr" || token == "hrs" || token == "hour" || token == "hours")
            return TimeUnit::Hour;
        if (token == "min" || token == "mins" || token == "minute" || token == "minutes")
            return TimeUnit::Minute;
        if (token == "s" || token == "sec" || token == "secs" || token == "seconds")
            return TimeUnit::Second;
        if (token == "d" || token == "day" || token == "days")
            return TimeUnit::Day;
    }
    return TimeUnit::Unknown;
}

Result<EventRecipe> withColumnsFound(const EventRecipe& recipe, std::span<const std::string> eventHeader,
                                     std::span<const std::string> patientHeader, const std::string& eventFile)
{
    EventRecipe found = recipe;
    EventColumns& columns = found.columns;
    const std::string shared = sharedPatientColumn(eventHeader, patientHeader);
    const auto fill = [](std::string& target, const std::string& name) { target = target.empty() ? name : target; };
    fill(columns.patient, !found.patientColumn.empty() ? std::string() : shared);
    fill(columns.patient, firstOf(kPatientNames, eventHeader));
    fill(columns.time, firstOf(kTimeNames, eventHeader));
    fill(columns.test, firstOf(kTestNames, eventHeader));
    fill(columns.value, firstOf(kValueNames, eventHeader));
    fill(columns.unit, firstOf(kUnitNames, eventHeader));
    for (const auto& [name, part] : {std::pair(&columns.patient, "patient"), std::pair(&columns.time, "time"),
                                     std::pair(&columns.test, "test"), std::pair(&columns.value, "value")})
        if (name->empty())
            return Error{.code = ErrorCode::EventColumnMissing, .subject = eventFile, .detail = part};
    if (!patientHeader.empty()) {
        const bool same = std::find(patientHeader.begin(), patientHeader.end(), columns.patient) != patientHeader.end();
        fill(found.patientColumn, same ? columns.patient : firstOf(kPatientNames, patientHeader));
    }
    if (found.index == IndexKind::Automatic && !found.indexColumn.empty())
        found.index = IndexKind::Column;
    if (found.index == IndexKind::Automatic || (found.index == IndexKind::Column && found.indexColumn.empty())) {
        found.indexColumn = firstOf(kIndexNames, patientHeader);
        if (!found.indexColumn.empty())
            found.index = IndexKind::Column;
    }
    if (found.timeUnit == TimeUnit::Unknown)
        found.timeUnit = timeUnitIn(columns.time);
    return found;
}

} // namespace core
