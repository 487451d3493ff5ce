// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/outcome_names.h"

#include "core/data/task/name_tokens.h"

#include <algorithm>
#include <array>
#include <string>

namespace core {
namespace {

// Words as nameTokens writes them, divided by blanks.
struct ScoredWords {
    double score;
    std::string_view words;
};

constexpr std::array kOutcomeWords{
    ScoredWords{100, "label outcome target y zielgrosse zielvariable zielgroesse cible critere objetivo desenlace "
                     "resultado desfecho esito uitkomst utfall udfald wynik vysledek vysledok kimenetel sonuc rezultat "
                     "исход цель 结局 結果 转归 転帰 결과 نتيجة"},
    ScoredWords{90,
                "death dead died mortality deceased expired fatal lethality verstorben gestorben "
                "mortalitat sterblichkeit letalitat todesfall sterbefall decede decedee mortalite muerte fallecido "
                "fallecida fallecio fallecimiento mortalidad exitus morte deceduto deceduta mortalita decesso obito "
                "falecimento falecido mortalidade overleden overlijden sterfte avliden zgon zmarl smiertelnosc "
                "umrti zemrel halal elhunyt olum vefat deces decedat смерть умер летальность 死亡 사망 وفاة"},
    ScoredWords{85, "diagnosis diagnosed"},
    ScoredWords{80, "class disease ill tod diagnose deces diagnostico diagnosi diagnoza mort diagnoz diagnostika "
                    "диагноз 诊断 診断 진단 تشخيص"},
    ScoredWords{70,
                "event readmitted readmission relapse recurrence malignant sick krank erkrankt erkrankung krankheit "
                "malade maladie diagnostic enfermedad enfermo enferma malattia malato doenca doente ziekte ziek "
                "sjukdom sjuk sygdom sykdom choroba chory nemoc betegseg hastalik boala rezidiv recidiva recidive "
                "ereignis evento evenement wiederaufnahme reingreso заболевание болезнь болен 疾病 患病 질병 مرض"},
    ScoredWords{60, "case sepsis aki survived survival uberlebt ueberlebt uberleben ergebnis outcomes fall caso cas "
                    "survie sobrevivio supervivencia sopravvissuto sopravvivenza sobrevida overleefd выжил 病例"},
    ScoredWords{50,
                "status cancer carcinoma krebs cancro kanker rak tumour tumor deficiency mangel carence deficiencia "
                "carenza tekort brist niedobor"},
    ScoredWords{40, "befund infection stroke fracture infektion infezione infeccion infeccao"},
    ScoredWords{20, "low high elevated abnormal positive anemia anaemia niedrig hoch"}};

constexpr std::string_view kBeforeWords =
    "history prior previous past family hx anamnese anamnesis antecedent antecedents antecedente antecedentes familial "
    "vorgeschichte vorerkrankung vorerkrankungen anamnesi wywiad";

constexpr std::string_view kHabitWords =
    "smoker smoking smoke smokes smoked tobacco cigarettes raucher raucherin rauchen raucht nikotin tabak fumeur "
    "fumeuse "
    "tabac tabagisme fumador fumadora tabaquismo fuma fumatore fumatrice fumo fumante tabagismo roker roken rookt "
    "rokare rokning ryger royker palacz palenie pali kurak kuracka dohanyzo sigara fumator курение курит 吸烟 喫煙 "
    "흡연 "
    "alcohol alkohol alcool drinker drinking alkoholkonsum "
    "pregnant pregnancy schwanger schwangerschaft enceinte grossesse embarazada embarazo gravidanza gravida gravidez "
    "zwanger gravid ciaza "
    "married marital verheiratet insurance insured versichert versicherung ethnicity ethnic race hispanic employed "
    "treatment treated therapy medication drug behandlung behandelt therapie traitement tratamiento terapia "
    "behandeling "
    "arm randomized randomised emergency transfer referral surgery elective notfall "
    "consent language urban rural";

bool isAsciiWord(std::string_view word)
{
    return std::ranges::all_of(word, [](char letter) { return (letter & 0x80) == 0; });
}

// Chinese, Japanese and Korean write no blanks: the word is somewhere in the name. Others are a part by themselves.
bool names(std::string_view token, std::string_view word)
{
    constexpr unsigned char kFirstOfThreeBytes = 0xE0;
    const bool unspaced = !isAsciiWord(word) && static_cast<unsigned char>(word.front()) >= kFirstOfThreeBytes;
    return unspaced ? token.find(word) != std::string_view::npos : token == word;
}

bool namesAnyOf(std::string_view token, std::string_view words)
{
    while (!words.empty()) {
        const std::size_t blank = std::min(words.find(' '), words.size());
        if (blank > 0 && names(token, words.substr(0, blank)))
            return true;
        words.remove_prefix(std::min(blank + 1, words.size()));
    }
    return false;
}

} // namespace

double outcomeScoreOf(std::string_view name)
{
    double best = 0.0;
    for (const std::string& token : nameTokens(name, true)) {
        if (namesAnyOf(token, kBeforeWords))
            return 0.0;
        for (const ScoredWords& scored : kOutcomeWords)
            if (scored.score > best && namesAnyOf(token, scored.words))
                best = scored.score;
    }
    return best;
}

bool namesHabit(std::string_view name)
{
    return std::ranges::any_of(nameTokens(name, true),
                               [](const std::string& token) { return namesAnyOf(token, kHabitWords); });
}

} // namespace core
