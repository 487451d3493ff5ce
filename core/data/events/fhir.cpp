// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_folders.h"
#include "core/data/events/event_persons_p.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <deque>
#include <fstream>
#include <functional>

namespace core {
namespace {

namespace fs = std::filesystem;
using FhirJson = nlohmann::json;

// Files of one kind of resource: Observation.ndjson, Observation.000.ndjson, observation-2.jsonl …
std::vector<fs::path> resourceFiles(const fs::path& folder, std::string_view kind)
{
    std::vector<fs::path> files;
    std::error_code problem;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, problem)) {
        const std::string name = entry.path().filename().string();
        const std::string ending = entry.path().extension().string();
        const bool begins = name.size() > kind.size() &&
                            std::equal(kind.begin(), kind.end(), name.begin(),
                                       [](char a, char b) { return (a | 0x20) == (b | 0x20); }) &&
                            !std::isalpha(static_cast<unsigned char>(name[kind.size()]));
        if (begins && (ending == ".ndjson" || ending == ".jsonl"))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// The member at the end of a path of keys, or nothing where one of them is not there.
const FhirJson* memberAt(const FhirJson& object, std::initializer_list<const char*> keys)
{
    const FhirJson* here = &object;
    for (const char* key : keys) {
        if (!here->is_object())
            return nullptr;
        const auto found = here->find(key);
        if (found == here->end())
            return nullptr;
        here = &*found;
    }
    return here;
}

std::string textAt(const FhirJson& object, std::initializer_list<const char*> keys)
{
    const FhirJson* found = memberAt(object, keys);
    return found && found->is_string() ? found->get<std::string>() : std::string();
}

// "Patient/123", "urn:uuid:123", "https://…/Patient/123" → "123"
std::string personIn(const FhirJson& resource)
{
    const std::string reference = textAt(resource, {"subject", "reference"});
    const std::size_t mark = reference.find_last_of("/:");
    return mark == std::string::npos ? reference : reference.substr(mark + 1);
}

struct FhirCode {
    std::string code;
    std::string name;
};

// The LOINC code of a concept where it has one, else its first code, else its text.
FhirCode codeIn(const FhirJson& resource)
{
    FhirCode found{.code = {}, .name = textAt(resource, {"code", "text"})};
    const FhirJson* codings = memberAt(resource, {"code", "coding"});
    if (codings && codings->is_array())
        for (const FhirJson& coding : *codings) {
            const bool loinc = textAt(coding, {"system"}).find("loinc.org") != std::string::npos;
            if (!found.code.empty() && !loinc)
                continue;
            found.code = textAt(coding, {"code"});
            if (const std::string display = textAt(coding, {"display"}); !display.empty())
                found.name = display;
            if (loinc)
                break;
        }
    if (found.code.empty())
        found.code = found.name;
    return found;
}

// Lines of several files, one resource each.
class ResourceLines {
public:
    explicit ResourceLines(std::vector<fs::path> files) : m_files(std::move(files))
    {
        for (const fs::path& file : m_files) {
            std::error_code problem;
            const auto size = fs::file_size(file, problem);
            m_bytes += problem ? 0 : size;
        }
    }

    bool next(std::string& line)
    {
        for (;;) {
            if (m_stream.is_open() && std::getline(m_stream, line)) {
                m_position += line.size() + 1;
                if (!line.empty() && line != "\r")
                    return true;
                continue;
            }
            if (m_file == m_files.size())
                return false;
            m_stream = std::ifstream(m_files[m_file++], std::ios::binary);
        }
    }
    void restart()
    {
        m_file = 0;
        m_position = 0;
        m_stream = {};
    }
    std::uint64_t bytes() const { return m_bytes; }
    std::uint64_t position() const { return std::min(m_position, m_bytes); }

private:
    std::vector<fs::path> m_files;
    std::size_t m_file = 0;
    std::ifstream m_stream;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_position = 0;
};

// Observations as measurements: one for each value, those of components (blood pressure) too.
class FhirObservations : public EventStream {
public:
    explicit FhirObservations(std::vector<fs::path> files) : m_lines(std::move(files)) {}

    Status restart() override
    {
        m_lines.restart();
        return Done{};
    }
    std::uint64_t bytes() const override { return m_lines.bytes(); }
    std::uint64_t position() const override { return m_lines.position(); }

    Result<std::span<const RawEvent>> next() override
    {
        constexpr std::size_t kBatch = 4096;
        m_batch.clear();
        m_texts.clear();
        std::string line;
        while (m_batch.size() < kBatch && m_lines.next(line)) {
            const FhirJson resource = FhirJson::parse(line, nullptr, false);
            if (resource.is_discarded() || textAt(resource, {"resourceType"}) != "Observation")
                m_batch.push_back({.broken = true});
            else
                take(resource);
        }
        return std::span<const RawEvent>(m_batch);
    }

private:
    std::string_view kept(std::string text) { return m_texts.emplace_back(std::move(text)); }

    static std::string timeOf(const FhirJson& resource)
    {
        for (const auto& keys : {std::initializer_list<const char*>{"effectiveDateTime"},
                                 std::initializer_list<const char*>{"effectiveInstant"},
                                 std::initializer_list<const char*>{"effectivePeriod", "start"},
                                 std::initializer_list<const char*>{"issued"}})
            if (std::string time = textAt(resource, keys); !time.empty())
                return time;
        return {};
    }

    void take(const FhirJson& resource)
    {
        const std::string status = textAt(resource, {"status"});
        const bool valid = status != "entered-in-error" && status != "cancelled";
        const std::string_view patient = kept(personIn(resource));
        const std::string_view time = kept(timeOf(resource));
        const FhirJson* components = memberAt(resource, {"component"});
        const bool divided = components && components->is_array() && !components->empty();
        if (!divided || resource.contains("valueQuantity"))
            takeValue(resource, patient, time, valid);
        if (divided)
            for (const FhirJson& component : *components)
                takeValue(component, patient, time, valid);
    }

    void takeValue(const FhirJson& object, std::string_view patient, std::string_view time, bool valid)
    {
        const FhirCode code = codeIn(object);
        RawEvent& event = m_batch.emplace_back(RawEvent{.patient = patient, .time = time});
        event.test = kept(code.code);
        event.name = kept(code.name);
        if (!valid)
            return; // counts as a measurement without a value
        if (const FhirJson* quantity = memberAt(object, {"valueQuantity"})) {
            const FhirJson* number = memberAt(*quantity, {"value"});
            if (number && number->is_number())
                event.value = kept(textAt(*quantity, {"comparator"}) + number->dump());
            const std::string unit = textAt(*quantity, {"code"});
            event.unit = kept(unit.empty() ? textAt(*quantity, {"unit"}) : unit);
        } else if (const FhirJson* whole = memberAt(object, {"valueInteger"})) {
            event.value = kept(whole->dump());
        } else if (std::string text = textAt(object, {"valueString"}); !text.empty()) {
            event.value = kept(std::move(text));
        } else if (object.is_object() && object.contains("valueCodeableConcept")) {
            event.value = "code";
        }
    }

    ResourceLines m_lines;
    std::vector<RawEvent> m_batch;
    std::deque<std::string> m_texts;
};

class FhirImport {
public:
    FhirImport(fs::path folder, const EventRecipe& recipe, std::stop_token stop, const ProgressSink& progress)
        : m_folder(std::move(folder)),
          m_recipe(recipe),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_persons(recipe.outcome)
    {
        m_recipe.source = EventSource::Fhir;
        m_recipe.columns = {
            .patient = "subject", .time = "effective", .test = "code", .value = "value", .unit = "unit"};
        m_recipe.patientColumn = "patient";
    }

    EventOutcome run()
    {
        EventOutcome failed;
        // Without conditions nobody could say who is a case.
        const bool asked = !m_recipe.outcome.codes.empty();
        for (const char* kind : {"Patient", "Observation", "Condition"})
            if ((asked || std::string_view(kind) != "Condition") && resourceFiles(m_folder, kind).empty()) {
                failed.problems.add({.code = ErrorCode::EventFileMissing,
                                     .subject = m_folder.string(),
                                     .detail = std::string(kind) + ".ndjson"});
                return failed;
            }
        forEach("Patient", [this](const FhirJson& resource) { takePatient(resource); });
        const bool visits = m_recipe.index != IndexKind::FirstEvent && !resourceFiles(m_folder, "Encounter").empty();
        if (visits)
            forEach("Encounter", [this](const FhirJson& resource) {
                if (const auto start = TimeReader().read(textAt(resource, {"period", "start"})))
                    m_persons.addVisit(personIn(resource), *start);
            });
        if (asked)
            forEach("Condition", [this](const FhirJson& resource) { takeCondition(resource); });
        if (m_stop.stop_requested()) {
            failed.end = RunEnd::Cancelled;
            return failed;
        }
        m_recipe.index = visits ? IndexKind::Column : IndexKind::FirstEvent;
        m_recipe.indexColumn = visits ? "Encounter.period.start" : "";
        EventInput input{.name = m_folder.filename().string(),
                         .stream = std::make_unique<FhirObservations>(resourceFiles(m_folder, "Observation")),
                         .dialect = {},
                         .patients = std::move(m_persons).patients("patient", visits)};
        return importFrom(std::move(input), m_recipe, m_stop, m_progress);
    }

private:
    void forEach(const char* kind, const std::function<void(const FhirJson&)>& take)
    {
        ResourceLines lines(resourceFiles(m_folder, kind));
        for (std::string line; !m_stop.stop_requested() && lines.next(line);) {
            const FhirJson resource = FhirJson::parse(line, nullptr, false);
            if (!resource.is_discarded() && textAt(resource, {"resourceType"}) == kind)
                take(resource);
        }
    }

    void takePatient(const FhirJson& resource)
    {
        const std::string born = textAt(resource, {"birthDate"});
        // A year alone, or a year and a month: the middle of it.
        const auto birth = TimeReader().read(born.size() == 4   ? born + "-07-01"
                                             : born.size() == 7 ? born + "-15"
                                                                : born);
        m_persons.add(textAt(resource, {"id"}), textAt(resource, {"gender"}),
                      birth ? std::optional(birth->seconds) : std::nullopt);
    }

    // A condition that was refuted or entered by mistake is none.
    void takeCondition(const FhirJson& resource)
    {
        const FhirJson* verification = memberAt(resource, {"verificationStatus", "coding"});
        if (verification && verification->is_array())
            for (const FhirJson& coding : *verification)
                if (const std::string code = textAt(coding, {"code"}); code == "refuted" || code == "entered-in-error")
                    return;
        std::string start = textAt(resource, {"onsetDateTime"});
        if (start.empty())
            start = textAt(resource, {"onsetPeriod", "start"});
        if (start.empty())
            start = textAt(resource, {"recordedDate"});
        const FhirJson* codings = memberAt(resource, {"code", "coding"});
        if (codings && codings->is_array())
            for (const FhirJson& coding : *codings)
                m_persons.addCondition(personIn(resource), textAt(coding, {"code"}), TimeReader().read(start));
    }

    fs::path m_folder;
    EventRecipe m_recipe;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    EventPersons m_persons;
};

} // namespace

EventOutcome importFhir(const std::filesystem::path& folder, const EventRecipe& recipe, std::stop_token stop,
                        const ProgressSink& progress)
{
    return FhirImport(folder, recipe, std::move(stop), progress).run();
}

} // namespace core
