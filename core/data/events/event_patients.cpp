// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_columns.h"
#include "core/data/events/event_import_p.h"

namespace core {

ColumnOptions patientTableOptions(const EventRecipe& recipe)
{
    ColumnOptions options;
    options.keep = {recipe.patientColumn};
    if (recipe.index == IndexKind::Column)
        options.keep.push_back(recipe.indexColumn);
    options.asText = options.keep;
    return options;
}

// Rows of a patient table, with their identifiers and index times.
Result<EventPatients> patientsIn(const Table& table, const EventRecipe& recipe)
{
    EventPatients patients;
    const Column* ids = table.find(recipe.patientColumn);
    if (!ids)
        return Error{
            .code = ErrorCode::EventColumnUnknown, .subject = table.sourceName(), .detail = recipe.patientColumn};
    const Column* index = nullptr;
    if (recipe.index == IndexKind::Column) {
        index = table.find(recipe.indexColumn);
        if (!index)
            return Error{
                .code = ErrorCode::EventColumnUnknown, .subject = table.sourceName(), .detail = recipe.indexColumn};
    }
    DateOrder order = recipe.dates;
    if (index && order == DateOrder::Unknown) {
        TimeEvidence evidence;
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            evidence.add(cellText(*index, row));
        order = evidence.order();
        if (evidence.slashes && order == DateOrder::Unknown)
            return Error{
                .code = ErrorCode::EventDatesAmbiguous, .subject = recipe.indexColumn, .detail = evidence.example};
    }
    const TimeUnit named = timeUnitIn(recipe.indexColumn);
    const TimeReader reader(order, named == TimeUnit::Unknown ? recipe.timeUnit : named);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        patients.ids.push_back(cellText(*ids, row));
        if (index)
            patients.indexes.push_back(reader.read(cellText(*index, row)));
    }
    patients.columns = table.columns();
    return patients;
}

} // namespace core
