// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/value_meanings.h"

#include "core/data/task/name_tokens.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core {
namespace {

// Words that say the same and the opposite, as name tokens write them: small letters without accents. English, German,
// French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech, Hungarian, Turkish,
// Romanian, Greek, Russian, Chinese, Japanese, Korean and Arabic, as far as a table is likely to hold them.
struct Opposites {
    ValuePair pair;
    std::string_view affirmative; // divided by commas
    std::string_view negative;
};

constexpr std::array kOpposites{
    Opposites{ValuePair::Plain, "1", "0"},
    Opposites{ValuePair::Plain, "yes,y", "no,n"},
    Opposites{ValuePair::Plain, "ja,j", "nein,nee,nej,nei,n"},
    Opposites{ValuePair::Plain, "oui,o", "non,n"},
    Opposites{ValuePair::Plain, "si,sim,s", "no,nao,n"},
    Opposites{ValuePair::Plain, "kylla,k", "ei,e"},
    Opposites{ValuePair::Plain, "tak,t", "nie,n"},
    Opposites{ValuePair::Plain, "ano,a", "ne,n,nie"},
    Opposites{ValuePair::Plain, "igen,i", "nem,n"},
    Opposites{ValuePair::Plain, "evet,e,var", "hayir,h,yok"},
    Opposites{ValuePair::Plain, "da,d", "nu,ne,n"},
    Opposites{ValuePair::Plain, "ναι,nai", "οχι,όχι,ochi"},
    Opposites{ValuePair::Plain, "да,д,есть", "нет,н"},
    Opposites{ValuePair::Plain, "是,有", "否,不是,无,無"},
    Opposites{ValuePair::Plain, "はい,あり,有,有り", "いいえ,なし,無,無し"},
    Opposites{ValuePair::Plain, "예,네,있음", "아니오,아니요,없음"},
    Opposites{ValuePair::Plain, "نعم", "لا"},
    Opposites{ValuePair::Plain, "true,t", "false,f"},
    Opposites{ValuePair::Plain, "wahr,w", "falsch,f"},
    Opposites{ValuePair::Plain, "vrai,verdadero,verdadeiro,vero,v", "faux,falso,f"},
    Opposites{ValuePair::Plain, "waar,sann,sant,tosi,prawda,pravda,igaz,dogru,adevarat",
              "onwaar,falsk,usann,epatosi,falsz,nepravda,hamis,yanlis,fals"},
    Opposites{ValuePair::Plain, "истина,真", "ложь,假,偽"},
    Opposites{ValuePair::Finding,
              "positive,pos,positiv,positif,positivo,positiva,positief,positiivinen,pozytywny,dodatni,pozitivni,"
              "pozitiv,pozitif,θετικο,положительный,положит,阳性,陽性,양성,إيجابي",
              "negative,neg,negativ,negatif,negativo,negativa,negatief,negatiivinen,negatywny,ujemny,negativni,"
              "αρνητικο,отрицательный,отриц,阴性,陰性,음성,سلبي"},
    Opposites{ValuePair::Finding, "present,vorhanden,presente,aanwezig,obecny,pritomen,присутствует,存在",
              "absent,nicht vorhanden,fehlt,ausente,assente,afwezig,nieobecny,nepritomen,отсутствует,不存在"},
    Opposites{ValuePair::Finding,
              "abnormal,auffallig,pathologisch,anormal,anormale,anormalo,anomalo,afwijkend,patologisk,patologico,"
              "патология,异常,異常,비정상",
              "normal,unauffallig,normale,normaal,norma,норма,正常,정상"},
    Opposites{ValuePair::Finding, "detected,nachgewiesen,detectado,detecte,rilevato,aangetoond,reactive,reaktiv",
              "not detected,undetected,nicht nachgewiesen,no detectado,non detecte,non rilevato,niet "
              "aangetoond,nonreactive,non reactive,nicht reaktiv"},
    Opposites{ValuePair::Survival, "dead,died,deceased,death,expired,nonsurvivor,non survivor",
              "alive,survived,living,survivor,lives"},
    Opposites{ValuePair::Survival, "tot,gestorben,verstorben,tod", "lebend,lebt,uberlebt,ueberlebt,am leben,lebendig"},
    Opposites{ValuePair::Survival, "mort,morte,decede,decedee,deces", "vivant,vivante,survecu,survivant,en vie"},
    Opposites{ValuePair::Survival, "muerto,muerta,fallecido,fallecida,fallecio,murio,exitus,muerte",
              "vivo,viva,sobrevivio,sobreviviente"},
    Opposites{ValuePair::Survival, "morto,morta,deceduto,deceduta,decesso,obito,falecido,falecida,faleceu",
              "vivo,viva,sopravvissuto,sopravvissuta,sobreviveu"},
    Opposites{ValuePair::Survival, "overleden,dood", "levend,in leven,overleefd"},
    Opposites{ValuePair::Survival, "dod,avliden,kuollut", "levande,levende,overlevde,elossa"},
    Opposites{ValuePair::Survival, "zmarl,zgon,zmarly,zemrel,mrtvy", "zyje,zywy,przezyl,zije,zivy,prezil"},
    Opposites{ValuePair::Survival, "elhunyt,meghalt,halott,oldu,olu,exitus,decedat",
              "el,elo,tulelt,yasiyor,sag,hayatta,viu,in viata"},
    Opposites{ValuePair::Survival, "умер,умерла,смерть,погиб", "жив,жива,выжил,выжила"},
    Opposites{ValuePair::Survival, "死亡,사망,متوفى", "存活,生存,생존,حي"},
    Opposites{ValuePair::Health, "ill,sick,diseased,disease,affected,patient,case,cases,infected",
              "healthy,well,not diseased,unaffected,control,controls,normal,uninfected,no disease,non case"},
    Opposites{ValuePair::Health, "krank,erkrankt,fall,befallen,infiziert",
              "gesund,nicht erkrankt,kontrolle,nicht infiziert"},
    Opposites{ValuePair::Health, "malade,atteint,cas,infecte",
              "sain,saine,bien portant,temoin,non atteint,non infecte"},
    Opposites{ValuePair::Health, "enfermo,enferma,caso,doente,infectado",
              "sano,sana,control,controle,saudavel,no infectado"},
    Opposites{ValuePair::Health, "malato,malata,ammalato,caso", "sano,sana,controllo"},
    Opposites{ValuePair::Health, "ziek,zieke,sjuk,syg,syk,sairas,fall", "gezond,gezonde,frisk,rask,terve,kontroll"},
    Opposites{ValuePair::Health, "chory,chora,nemocny,nemocna,beteg,hasta,bolnav",
              "zdrowy,zdrowa,zdravy,zdrava,egeszseges,saglikli,saglam,sanatos"},
    Opposites{ValuePair::Health, "болен,больна,больной,ασθενης,患病,有病,疾病,患者,환자,مريض",
              "здоров,здорова,здоровый,υγιης,健康,无病,对照,정상,سليم"},
    Opposites{ValuePair::Malignant,
              "malignant,bosartig,boesartig,malin,maligne,maligno,maligna,kwaadaardig,malign,zlosliwy,maligni,"
              "rosszindulatu,злокачественный,злокачественная,恶性,悪性,악성",
              "benign,gutartig,benin,benigne,benigno,benigna,goedaardig,lagodny,benigni,joindulatu,доброкачественный,"
              "доброкачественная,良性,양성"},
    Opposites{ValuePair::Course,
              "event,relapse,recurrence,relapsed,progression,readmitted,readmission,rezidiv,recidiva,recidive",
              "censored,remission,no event,no recurrence,stable,remissie,remision"},
};

constexpr std::array<std::string_view, 28> kNegations{"no",   "not",  "non",    "without", "kein",  "keine", "nicht",
                                                      "ohne", "pas",  "sans",   "sin",     "senza", "sem",   "nao",
                                                      "geen", "niet", "zonder", "ingen",   "inte",  "ikke",  "utan",
                                                      "uden", "brak", "bez",    "nem",     "fara",  "без",   "нет"};

constexpr std::array<std::string_view, 34> kGoodEnds{
    "survived",   "survival",   "survivor",      "alive",   "recovered", "recovery",      "cured",
    "cure",       "healthy",    "remission",     "success", "uberlebt",  "ueberlebt",     "uberleben",
    "lebt",       "geheilt",    "gesund",        "genesen", "survie",    "survecu",       "gueri",
    "vivant",     "sobrevivio", "supervivencia", "curado",  "sano",      "sopravvissuto", "guarito",
    "sobreviveu", "overleefd",  "genezen",       "gezond",  "выжил",     "здоров"};

constexpr std::array<std::string_view, 38> kDeaths{
    "death",      "died",     "dead",        "mortality", "deceased",   "expired",   "dod",        "survived",
    "survival",   "survivor", "alive",       "tod",       "tot",        "gestorben", "verstorben", "sterblichkeit",
    "mortalitat", "uberlebt", "ueberlebt",   "uberleben", "deces",      "mort",      "mortalite",  "decede",
    "survie",     "survecu",  "muerte",      "fallecido", "mortalidad", "exitus",    "morte",      "deceduto",
    "mortalita",  "obito",    "mortalidade", "overleden", "zgon",       "смерть"};

constexpr std::array<std::string_view, 10> kSexes{"sex",  "gender", "geschlecht", "sexe", "genre",
                                                  "sexo", "sesso",  "geslacht",   "kon",  "plec"};

bool isAmong(std::string_view list, std::string_view word)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (list.substr(0, comma) == word)
            return true;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

// "+" and "−" have no letters; everything else is compared as names are.
std::string foldedValue(std::string_view text)
{
    const std::vector<std::string> tokens = nameTokens(text);
    return tokens.empty() ? std::string(text) : joined(tokens, " ");
}

bool isSign(std::string_view text, std::string_view plain, std::string_view typographic)
{
    return text == plain || text == typographic;
}

// "sepsis" and "no sepsis", "nicht erkrankt" and "erkrankt", "病" and "非病".
bool negates(std::string_view longer, std::string_view shorter)
{
    if (shorter.empty() || longer.size() <= shorter.size() || !longer.ends_with(shorter))
        return false;
    std::string_view before = longer.substr(0, longer.size() - shorter.size());
    if (before == "非" || before == "无" || before == "無")
        return true;
    if (before.back() != ' ')
        return false;
    before.remove_suffix(1);
    return before == "pas de" || std::ranges::find(kNegations, before) != kNegations.end();
}

template <typename Words>
bool namesOneOf(std::string_view name, const Words& words)
{
    return std::ranges::any_of(nameTokens(name, true), [&](const std::string& token) {
        return std::ranges::find(words, std::string_view(token)) != words.end();
    });
}

} // namespace

std::optional<PairMeaning> meaningOfPair(std::string_view first, std::string_view second)
{
    const std::string a = foldedValue(first);
    const std::string b = foldedValue(second);
    if (a == b)
        return std::nullopt;
    for (const Opposites& one : kOpposites) {
        if (isAmong(one.affirmative, a) && isAmong(one.negative, b))
            return PairMeaning{one.pair, true};
        if (isAmong(one.affirmative, b) && isAmong(one.negative, a))
            return PairMeaning{one.pair, false};
    }
    if (isSign(a, "+", "＋") && isSign(b, "-", "−"))
        return PairMeaning{ValuePair::Finding, true};
    if (isSign(b, "+", "＋") && isSign(a, "-", "−"))
        return PairMeaning{ValuePair::Finding, false};
    if (negates(b, a))
        return PairMeaning{ValuePair::Negation, true};
    if (negates(a, b))
        return PairMeaning{ValuePair::Negation, false};
    return std::nullopt;
}

bool namesGoodEnd(std::string_view column)
{
    return namesOneOf(column, kGoodEnds);
}

bool namesSex(std::string_view column)
{
    return namesOneOf(column, kSexes);
}

bool namesDeath(std::string_view text)
{
    return namesOneOf(text, kDeaths);
}

} // namespace core
