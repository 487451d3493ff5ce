// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>

namespace core {
namespace {

// In small letters. Left out because they are read both ways: "nd" (not done, not detected), "neg", "nil" and "none"
// (no result, or none of it), "nr" (not reported, non-reactive).
constexpr auto kNotRecorded = std::to_array<std::string_view>(
    {// Spreadsheets and statistics programs
     "#n/a", "#na", "#null!", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#error!", "n.a.", "n. a.", "n.a",
     "<na>", "(null)", "(blank)", "(empty)", "none recorded", "nil recorded", "err", "error",
     // Dashes stand where a result would
     "-", "--", "---", "–", "—", "−", "_", "__", "xx", "xxx", "??", "???", "...", "…",
     // English
     "not done", "not measured", "not tested", "not available", "not applicable", "not recorded", "not performed",
     "not ordered", "not reported", "not collected", "not obtained", "unavailable", "unknown", "unk", "missing",
     "pending", "awaiting", "to follow", "tbd", "in progress", "hemolyzed", "haemolyzed", "hemolysed", "haemolysed",
     "hemolysis", "haemolysis", "hemolytic", "clotted", "lipemic", "lipaemic", "icteric", "qns",
     "quantity not sufficient", "insufficient sample", "sample insufficient", "insufficient specimen", "lab error",
     "cancelled", "canceled", "tnp", "test not performed", "no sample", "no specimen", "no result", "no data",
     "invalid", "refused", "declined", "contaminated",
     // German
     "n.b.", "n. b.", "nb", "nicht bestimmt", "nicht bestimmbar", "nicht durchgeführt", "nicht gemessen",
     "nicht erhoben", "nicht erfolgt", "nicht angefordert", "nicht verfügbar", "nicht vorhanden", "k.a.", "k. a.",
     "k.a", "keine angabe", "keine angaben", "kein material", "unbekannt", "fehlt", "fehlend", "ausstehend",
     "in arbeit", "folgt", "hämolytisch", "hämolyse", "lipämisch", "zu wenig material", "storniert", "entfällt",
     // French
     "non fait", "non mesuré", "non mesure", "non réalisé", "non realise", "non disponible", "non renseigné", "inconnu",
     "inconnue", "en attente", "en cours", "manquant", "manquante", "hémolysé", "hémolyse", "annulé",
     "échantillon insuffisant", "donnée manquante",
     // Spanish and Portuguese
     "no realizado", "no realizada", "no disponible", "no medido", "no consta", "sin dato", "sin datos", "s/d",
     "desconocido", "desconocida", "pendiente", "hemolizado", "hemolizada", "muestra insuficiente", "cancelado",
     "não realizado", "nao realizado", "não disponível", "não medido", "sem dados", "desconhecido", "pendente",
     "hemolisado",
     // Italian
     "non eseguito", "non disponibile", "non misurato", "sconosciuto", "in corso", "in attesa", "emolizzato",
     "mancante", "campione insufficiente",
     // Dutch, Polish, Czech
     "niet bepaald", "niet gemeten", "niet uitgevoerd", "niet beschikbaar", "onbekend", "volgt", "hemolytisch",
     "ontbreekt", "nie oznaczono", "nie wykonano", "brak danych", "nieznany", "nieznane", "w toku", "hemoliza",
     "neprovedeno", "neznámé", "chybí",
     // Swedish, Danish, Norwegian, Finnish, Turkish
     "ej utförd", "saknas", "okänd", "ikke målt", "ikke udført", "ikke utført", "ukendt", "ukjent", "mangler",
     "ei mitattu", "puuttuu", "bilinmiyor", "yapılmadı", "beklemede",
     // Russian, Chinese, Japanese
     "нет данных", "не определено", "не выполнено", "неизвестно", "в работе", "гемолиз", "未测", "未做", "未知",
     "未検査", "不明", "溶血"});

// Levels that say nothing, also in a column of texts. "not applicable" and "refused" do say something.
constexpr auto kUnknownLevels = std::to_array<std::string_view>(
    {"unknown",       "unk",          "missing",       "not done",       "not measured",  "not tested",
     "not available", "not recorded", "not reported",  "not performed",  "no data",       "unbekannt",
     "fehlt",         "fehlend",      "keine angabe",  "nicht bestimmt", "nicht erhoben", "inconnu",
     "inconnue",      "manquant",     "non renseigné", "non disponible", "desconocido",   "desconocida",
     "no disponible", "sin datos",    "no consta",     "sconosciuto",    "mancante",      "desconhecido",
     "sem dados",     "onbekend",     "ontbreekt",     "nieznany",       "nieznane",      "brak danych",
     "neznámé",       "chybí",        "okänd",         "saknas",         "ukendt",        "ukjent",
     "mangler",       "puuttuu",      "bilinmiyor",    "нет данных",     "неизвестно",    "未知",
     "不明",          "#n/a",         "n.a.",          "n. a.",          "k.a.",          "k. a.",
     "(blank)",       "(null)",       "<na>",          "#value!",        "#ref!",         "#div/0!"});

struct Grade {
    std::string_view text;
    double value;
};

constexpr auto kGrades = std::to_array<Grade>({
    {"neg", 0.0},      {"neg.", 0.0},     {"negative", 0.0}, {"negativ", 0.0}, {"négatif", 0.0}, {"negatif", 0.0},
    {"negativo", 0.0}, {"negatief", 0.0}, {"ujemny", 0.0},   {"-", 0.0},       {"0", 0.0},       {"trace", 0.5},
    {"traces", 0.5},   {"tr", 0.5},       {"spur", 0.5},     {"spuren", 0.5},  {"trazas", 0.5},  {"tracce", 0.5},
    {"traços", 0.5},   {"spoor", 0.5},    {"ślad", 0.5},     {"spår", 0.5},    {"(+)", 0.5},     {"+/-", 0.5},
    {"+-", 0.5},       {"±", 0.5},        {"-/+", 0.5},      {"+", 1.0},       {"1+", 1.0},      {"+1", 1.0},
    {"++", 2.0},       {"2+", 2.0},       {"+2", 2.0},       {"+++", 3.0},     {"3+", 3.0},      {"+3", 3.0},
    {"++++", 4.0},     {"4+", 4.0},       {"+4", 4.0},       {"pos +", 1.0},   {"pos ++", 2.0},  {"pos +++", 3.0},
    {"pos ++++", 4.0},
});

} // namespace

bool meansNotRecorded(std::string_view text)
{
    static const std::unordered_set<std::string_view> words(kNotRecorded.begin(), kNotRecorded.end());
    return text.size() <= 64 && words.contains(foldedCode(text));
}

bool meansUnknownLevel(std::string_view text)
{
    const std::string folded = foldedCode(text);
    return std::find(kUnknownLevels.begin(), kUnknownLevels.end(), folded) != kUnknownLevels.end();
}

std::optional<double> stripGrade(std::string_view text)
{
    const std::string folded = foldedCode(text);
    const auto found = std::find_if(kGrades.begin(), kGrades.end(), [&](const Grade& g) { return g.text == folded; });
    return found == kGrades.end() ? std::nullopt : std::optional(found->value);
}

} // namespace core
