#include "ui/text/glossary.h"

#include <QCoreApplication>

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
                Glossary::tr("One figure for two wishes: to find the ill, and not to alarm the healthy. It is the "
                             "harmonic mean of sensitivity and positive predictive value, 1 at best. Patients who were "
                             "rightly reassured do not count, so it stays honest when the disease is rare.")};
    case Term::Am:
        return {
            Glossary::tr("AM"),
            Glossary::tr("The mean of sensitivity and specificity: ill and healthy patients count the same, however "
                         "rare the disease is. 0.5 is what a coin would reach.")};
    case Term::Auroc:
        return {
            Glossary::tr("AUROC"),
            Glossary::tr("Take one ill and one healthy patient at random: how often does the ill one get the higher "
                         "probability? 0.5 is a coin, 1 never errs. It says nothing about where the line is drawn.")};
    case Term::Sensitivity:
        return {Glossary::tr("Sensitivity"),
                Glossary::tr("Of all patients who have the disease, the share who are found. The rest are missed.")};
    case Term::Specificity:
        return {Glossary::tr("Specificity"),
                Glossary::tr(
                    "Of all patients without the disease, the share who are reassured. The rest are false alarms.")};
    case Term::PositivePredictiveValue:
        return {Glossary::tr("Positive predictive value"),
                Glossary::tr("Of all patients who are told they have the disease, the share who do. It falls when the "
                             "disease is rarer among your patients than among these: set the prevalence you see.")};
    case Term::Prevalence:
        return {Glossary::tr("Prevalence"),
                Glossary::tr("The share of patients who have the disease before anything is known about them. In "
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
        return {Glossary::tr("λ, the worth of a case found"),
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
                             "are not known, one how likely the disease is, and one finds out by trial which panel to "
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
                Glossary::tr("Had other patients of the same kind been in the study, the front would lie here 95 times "
                             "out of 100. Policies whose ranges overlap cannot be told apart.")};
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

Entry patientEntry(Term term)
{
    switch (term) {
    case Term::Threshold:
        return {Glossary::tr("Decision threshold"),
                Glossary::tr("The probability of disease from which on the policy says that the patient has it. It "
                             "follows from λ: the more a found case is worth, the lower it is.")};
    case Term::Estimate:
        return {
            Glossary::tr("Estimated value"),
            Glossary::tr("Not measured. What patients with the same known values usually have, with the range of 80 "
                         "of 100 of them. It is never flagged as high or low.")};
    case Term::FlipPoint:
        return {Glossary::tr("Flip point"), Glossary::tr("The value at which the policy would do something else next, "
                                                         "everything else being as it is.")};
    default:
        return {};
    }
}

Entry entryOf(Term term)
{
    for (Entry (*chapter)(Term) : {accuracyEntry, methodEntry, frontEntry, patientEntry})
        if (Entry entry = chapter(term); !entry.name.isEmpty())
            return entry;
    Q_UNREACHABLE();
    return {};
}

} // namespace

QString termName(Term term)
{
    return entryOf(term).name;
}

QString termExplained(Term term)
{
    return entryOf(term).text;
}

} // namespace ui
