// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/glossary.h"

#include <QCoreApplication>

// One word for one thing, in the window, the report and the command line:
//   policy    what decides which panel comes next, or the diagnosis. "Policy 3" is the third on its front; "Trained
//             policy 7" was trained by itself, and is "Policy 7" on the page Train, where there are no others.
//   front     the policies that no other one beats for the money. A mark in its plot is a policy, too, not a "point".
//   training  how a policy learns; there is no "run". A search finds a front, and baselines are run.
//   baseline  what a policy is compared with; a table of baselines has one row for each model.
//   model     a policy or a baseline, wherever both are meant.
//   patient   a row of the data; panel: tests that are ordered and paid together.
//   time      from the order to the results, in minutes; a patient waits for them. A panel has a turnaround time.
//   together  two panels ordered at the same time; otherwise they are ordered one after the other.
//   minimised what a policy spends little of: money, time, or both at so much an hour.
//   value     what a policy expects to earn: "expected value"; a case found or a negative "is worth" an amount.
// Option names, JSON fields and tables of a project keep their names: run, point, system.
namespace ui {
namespace {

struct Glossary {
    Q_DECLARE_TR_FUNCTIONS(Glossary)
};

struct Entry {
    QString name, text;
};

Entry accuracyEntry(Term term)
{
    switch (term) {
    case Term::F1:
        return {Glossary::tr("F1"),
                Glossary::tr("One figure for two wishes: to find the cases, and not to alarm the others. It is the "
                             "harmonic mean of sensitivity and positive predictive value, 1 at best. Patients who were "
                             "rightly reassured do not count, so it stays honest when cases are rare.")};
    case Term::Am:
        return {Glossary::tr("AM"),
                Glossary::tr("The mean of sensitivity and specificity: cases and others count the same, however "
                             "rare cases are. 0.5 is what a coin would reach.")};
    case Term::Auroc:
        return {
            Glossary::tr("AUROC"),
            Glossary::tr("Take one case and one other patient at random: how often does the case get the higher "
                         "probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.")};
    case Term::Sensitivity:
        return {Glossary::tr("Sensitivity"),
                Glossary::tr("Of all cases, the share who are found. The rest are missed.")};
    case Term::Specificity:
        return {
            Glossary::tr("Specificity"),
            Glossary::tr("Of all patients who are no cases, the share who are reassured. The rest are false alarms.")};
    case Term::PositivePredictiveValue:
        return {Glossary::tr("Positive predictive value"),
                Glossary::tr("Of all patients who are called cases, the share who are. It falls when the "
                             "outcome is rarer among your patients than among these: set the prevalence you see.")};
    case Term::Prevalence:
        return {Glossary::tr("Prevalence"),
                Glossary::tr("The share of cases before anything is known about them. In "
                             "another clinic it may be another one: the same policy then alarms more, or fewer, "
                             "patients in vain.")};
    default:
        return {};
    }
}

Entry methodEntry(Term term)
{
    switch (term) {
    case Term::Lambda:
        return {Glossary::tr("λ, the value of a case found"),
                Glossary::tr("How many patients rightly reassured one found case is worth. A larger λ misses fewer "
                             "patients and raises more false alarms.")};
    case Term::Rho:
        return {
            Glossary::tr("ρ, the price of money"),
            Glossary::tr("What one unit of money spent on tests takes away, measured in patients rightly reassured. "
                         "It is zero or below; the further below zero, the fewer tests are ordered.")};
    case Term::Lattice:
        return {Glossary::tr("Lattice"),
                Glossary::tr("Looks at every set of panels that could be known and reasons backwards from the end: is "
                             "one more panel worth its price? Draws the whole front in seconds.")};
    case Term::SmDdpo:
        return {Glossary::tr("SM-DDPO"),
                Glossary::tr("The published method, learned from examples in three parts: one estimates results that "
                             "are not known, one how likely the outcome is, and one finds out by trial which panel to "
                             "order next.")};
    case Term::Pretrained:
        return {Glossary::tr("Pretrained"),
                Glossary::tr("The classifier is learned first and then left alone while the ordering is learned. "
                             "Otherwise both learn together, end to end.")};
    case Term::Sweep:
        return {Glossary::tr("Sweep"), Glossary::tr("Trains one policy after the other for different λ and ρ. Together "
                                                    "they show the trade-off between cost and accuracy.")};
    case Term::Seed:
        return {Glossary::tr("Seed"),
                Glossary::tr("Where the random numbers begin. The same seed gives the same result again; several seeds "
                             "show how much of a result is luck.")};
    case Term::Validation:
        return {
            Glossary::tr("Validation patients"),
            Glossary::tr("Patients nobody learned from, used to choose among policies. Because the best is picked on "
                         "them, their figures are a little too good.")};
    case Term::Test:
        return {Glossary::tr("Test patients"),
                Glossary::tr("Patients who were looked at once, after everything had been chosen. Nothing was fitted "
                             "to them, so their figures are the honest ones.")};
    default:
        return {};
    }
}

Entry frontEntry(Term term)
{
    switch (term) {
    case Term::Front:
        return {Glossary::tr("Front"),
                Glossary::tr("The policies worth considering: for each of them, nobody found one that is better and "
                             "costs no more. Along it, more accuracy always costs more money.")};
    case Term::Dominated:
        return {Glossary::tr("Dominated"),
                Glossary::tr("Another policy is at least as good and costs no more, so there "
                             "is no reason to choose this one.")};
    case Term::Band:
        return {Glossary::tr("95 % band"),
                Glossary::tr(
                    "Had other patients of the same kind been in the study, the front would lie here 95 times "
                    "out of 100. Whether two policies can be told apart it does not say: for that they are compared "
                    "patient by patient, and the interval of their difference must leave out zero.")};
    case Term::Optimism:
        return {Glossary::tr("Optimism"),
                Glossary::tr("How much better a policy looked on the patients it was chosen by than on test patients. "
                             "Long arrows warn against trusting the choice.")};
    case Term::Hypervolume:
        return {Glossary::tr("Area under the front"),
                Glossary::tr("The mean figure over all budgets from nothing to the price of all panels: one number to "
                             "compare whole fronts by.")};
    case Term::PanelUse:
        return {Glossary::tr("Panel use"),
                Glossary::tr("The share of patients for whom the policy orders the panel. Times its price, it is "
                             "what the panel adds to the mean bill.")};
    case Term::Fidelity:
        return {Glossary::tr("Fidelity"),
                Glossary::tr("How often the simple tree does the same as the policy it imitates, among patients it was "
                             "not made from.")};
    default:
        return {};
    }
}

Entry costEntry(Term term)
{
    switch (term) {
    case Term::Minimised:
        return {Glossary::tr("What is minimised"),
                Glossary::tr("What a policy is to spend little of while it finds the cases: money, the time until the "
                             "last result is there, or both, where you say how much money an hour of waiting is "
                             "worth.")};
    case Term::TurnaroundTime:
        return {Glossary::tr("Turnaround time"),
                Glossary::tr("From the order of a panel to its results. Panels ordered one after the other take the "
                             "sum of their times, as each waits for the results of the one before; ordered together "
                             "they take the longer one.")};
    case Term::OrderedTogether:
        return {Glossary::tr("Ordered together"),
                Glossary::tr("Two panels at the same time: their results take the longer of both times instead of the "
                             "sum. The second is ordered, and paid, before anything is known of the first.")};
    default:
        return {};
    }
}

Entry patientEntry(Term term)
{
    switch (term) {
    case Term::Threshold:
        return {Glossary::tr("Decision threshold"),
                Glossary::tr("The probability of the outcome from which the policy says that the patient is a case. It "
                             "follows from λ: the more a found case is worth, the lower it is.")};
    case Term::Estimate:
        return {
            Glossary::tr("Estimated value"),
            Glossary::tr("Not measured. What patients with the same known values usually have, with the range of 80 "
                         "of 100 of them. It is never flagged as high or low.")};
    case Term::FlipPoint:
        return {Glossary::tr("Flip point"), Glossary::tr("The value at which the policy would do something else next, "
                                                         "everything else being as it is.")};
    case Term::WhatIf:
        return {
            Glossary::tr("What-if"),
            Glossary::tr("A second path of the same patient, with another order or another result. The policy's own "
                         "path stays as it was, so that the two can be compared.")};
    case Term::Worth:
        return {
            Glossary::tr("Worth of an order"),
            Glossary::tr("How much better the policy expects to do by ordering a panel and going on with its results "
                         "than by a diagnosis at once, its price taken off. Where no result would change the "
                         "diagnosis, an order is worth less than nothing: its price.")};
    case Term::Duel:
        return {
            Glossary::tr("Duel"),
            Glossary::tr("You and the policy order for the same patient, you without seeing what it thinks. Both are "
                         "scored alike: the value of the diagnosis less the bill.")};
    default:
        return {};
    }
}

Entry probabilityEntry(Term term)
{
    switch (term) {
    case Term::Calibration:
        return {Glossary::tr("Calibration"),
                Glossary::tr("Whether 30 % means 30 in 100: of the patients who were given that probability, how many "
                             "are cases? A model can rank patients well and still promise too much or too "
                             "little to all of them.")};
    case Term::CalibrationSlope:
        return {Glossary::tr("Calibration slope"),
                Glossary::tr("1 is right. Below 1 the probabilities are too extreme, high ones too high and low ones "
                             "too low, as happens where a model learned chance; above 1 they are too timid. Mind its "
                             "range: with few cases it is wide.")};
    case Term::CalibrationInTheLarge:
        return {Glossary::tr("Calibration in the large"),
                Glossary::tr("Whether the probabilities are right on the whole. 0 is right; above 0 more patients are "
                             "cases than were expected, below 0 fewer. It is off where the outcome is rarer or more "
                             "frequent than among the patients learned from.")};
    case Term::Brier:
        return {Glossary::tr("Brier score"),
                Glossary::tr("The mean square of how far the probability was from the truth: 0 at best, and smaller is "
                             "better. Compare it only among the same patients, because a rare outcome makes it small "
                             "for every model.")};
    case Term::AveragePrecision:
        return {
            Glossary::tr("Average precision (AUPRC)"),
            Glossary::tr("The positive predictive value, averaged over all shares of the cases that could be found. "
                         "A coin reaches the prevalence, so a rare outcome makes it low: compare it only among the "
                         "same patients.")};
    case Term::NetBenefit:
        return {Glossary::tr("Net benefit"),
                Glossary::tr("Cases found, minus false alarms at the rate at which you would trade them, per patient. "
                             "A model is of use only where it lies above both treating everybody and treating nobody. "
                             "Tests are not paid for in it unless that is said.")};
    case Term::ThresholdProbability:
        return {
            Glossary::tr("Threshold probability"),
            Glossary::tr("The probability of the outcome from which on you would act. 10 % says that one missed case "
                         "is as bad as nine patients treated in vain. Different doctors and patients choose "
                         "differently, so the curve shows a range.")};
    default:
        return {};
    }
}

Entry comparisonEntry(Term term)
{
    switch (term) {
    case Term::DeLong:
        return {Glossary::tr("DeLong interval"),
                Glossary::tr("The range of AUROC after DeLong, DeLong and Clarke-Pearson (1988), from how much single "
                             "patients pull it up or down. For two models of the same patients it looks at their "
                             "difference, which is surer than comparing two ranges.")};
    case Term::PairedBootstrap:
        return {Glossary::tr("Paired bootstrap"),
                Glossary::tr("Patients are drawn again and again and both models are judged by the same ones. Where "
                             "the range of the difference holds zero, these patients cannot tell the models apart; "
                             "that is no proof that they are equal.")};
    case Term::Subgroup:
        return {Glossary::tr("Subgroup"),
                Glossary::tr("The same model for some patients only, such as the old or the women. Small groups have "
                             "wide ranges, and among many groups one differs by chance: look for a pattern, not for "
                             "the worst bar.")};
    case Term::MissingData:
        return {Glossary::tr("Missing data"),
                Glossary::tr("Values that were never recorded. Where they are missing more often for cases than for "
                             "others, or the other way round, a model may learn from the gaps, which will be "
                             "others in your clinic.")};
    case Term::PanelValue:
        return {Glossary::tr("Panel value"),
                Glossary::tr("How often the results of a panel turned a wrong diagnosis into a right one, and how "
                             "often the other way round. A panel may be worth its money though it changes little: it "
                             "may decide what is ordered next.")};
    case Term::Redundancy:
        return {
            Glossary::tr("Redundancy"),
            Glossary::tr(
                "How much of a panel's results could have been predicted from what else is known, as a share of their "
                "variance. 100 % adds nothing new. A low share says that it is new, not that it helps the diagnosis.")};
    case Term::FixedSet:
        return {Glossary::tr("Best fixed set"),
                Glossary::tr("The same panels for every patient: all sets are tried, and for each budget the best one "
                             "on validation is kept. What choosing patient by patient is worth shows against this, not "
                             "against ordering everything.")};
    case Term::FixedSelection:
        return {
            Glossary::tr("Fixed selection (FS)"),
            Glossary::tr("Everybody gets the two panels that the trained policy ordered most often; all other parts "
                         "are the same. The distance to the policy is what deciding for each patient adds.")};
    case Term::RandomSelection:
        return {Glossary::tr("Random selection (RS)"),
                Glossary::tr("For every patient each panel is ordered or not by the toss of a coin. Whoever is not "
                             "better than this has learned nothing about which panel to order.")};
    case Term::Greedy:
        return {Glossary::tr("Greedy"),
                Glossary::tr("Always orders the panel that promises most for its price at once, and never looks "
                             "further ahead. It misses panels that only pay together with a later one.")};
    case Term::Cwcf:
        return {Glossary::tr("CWCF"),
                Glossary::tr("Classification with costly features (Janisch et al. 2019) learns from trial what each "
                             "next order is worth. It aims at few mistakes, not at F1, and so tends to overlook rare "
                             "diseases.")};
    default:
        return {};
    }
}

Entry reportEntry(Term term)
{
    switch (term) {
    case Term::TripodAi:
        return {Glossary::tr("TRIPOD+AI"),
                Glossary::tr("A list of 27 items that a paper on a prediction model should report (Collins et al., BMJ "
                             "2024). It says what must be reported, not whether the model is good.")};
    case Term::Stard:
        return {Glossary::tr("STARD"),
                Glossary::tr("A list of 30 items that a study of diagnostic accuracy should report (Bossuyt et al., "
                             "2015), with a diagram of how patients went through it.")};
    case Term::ModelCard:
        return {Glossary::tr("Model card"),
                Glossary::tr("One page about a model: what it is for and what not, who it was learned from, how well "
                             "it does and for whom, and what is not known. It belongs beside the model wherever it "
                             "goes.")};
    default:
        return {};
    }
}

Entry entryOf(Term term)
{
    for (Entry (*chapter)(Term) : {accuracyEntry, methodEntry, frontEntry, costEntry, patientEntry, probabilityEntry,
                                   comparisonEntry, reportEntry})
        if (Entry entry = chapter(term); !entry.name.isEmpty())
            return entry;
    Q_UNREACHABLE();
    return {};
}

} // namespace

QString termKey(Term term)
{
    // In the order of the enumeration.
    static constexpr std::array<const char*, kTermCount> kKeys{"f1",
                                                               "am",
                                                               "auroc",
                                                               "sensitivity",
                                                               "specificity",
                                                               "positive-predictive-value",
                                                               "prevalence",
                                                               "lambda",
                                                               "rho",
                                                               "front",
                                                               "dominated",
                                                               "band",
                                                               "optimism",
                                                               "validation",
                                                               "test",
                                                               "lattice",
                                                               "sm-ddpo",
                                                               "pretrained",
                                                               "sweep",
                                                               "seed",
                                                               "threshold",
                                                               "estimate",
                                                               "panel-use",
                                                               "fidelity",
                                                               "flip-point",
                                                               "average-precision",
                                                               "brier",
                                                               "calibration",
                                                               "calibration-slope",
                                                               "calibration-in-the-large",
                                                               "net-benefit",
                                                               "threshold-probability",
                                                               "delong",
                                                               "paired-bootstrap",
                                                               "subgroup",
                                                               "missing-data",
                                                               "panel-value",
                                                               "redundancy",
                                                               "fixed-set",
                                                               "fixed-selection",
                                                               "random-selection",
                                                               "greedy",
                                                               "cwcf",
                                                               "tripod-ai",
                                                               "stard",
                                                               "model-card",
                                                               "minimised",
                                                               "turnaround-time",
                                                               "ordered-together",
                                                               "what-if",
                                                               "worth",
                                                               "duel",
                                                               "hypervolume"};
    return QString::fromLatin1(kKeys[static_cast<std::size_t>(term)]);
}

QString termName(Term term)
{
    return entryOf(term).name;
}

QString termExplained(Term term)
{
    return entryOf(term).text;
}

} // namespace ui
