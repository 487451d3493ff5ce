// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/variable_describer.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

const core::TestSpec* specOf(const core::Task& task, const std::string& column)
{
    const auto found = task.tests.find(column);
    return found == task.tests.end() ? nullptr : &found->second;
}

core::Range scaled(const core::Range& range, double factor)
{
    core::Range result = range;
    if (result.low)
        *result.low *= factor;
    if (result.high)
        *result.high *= factor;
    return result;
}

std::optional<core::Range> scaled(const std::optional<core::Range>& range, double factor)
{
    return range ? std::optional(scaled(*range, factor)) : std::nullopt;
}

// usual = stored × factor; nothing where the unit is not one the dictionary can convert.
std::optional<double> factorToUsual(const core::TestKnowledge& knowledge, const std::string& stored)
{
    if (stored == knowledge.unit)
        return 1.0;
    if (!knowledge.siUnit.empty() && stored == knowledge.siUnit && knowledge.toSi != 0.0)
        return 1.0 / knowledge.toSi;
    const auto other = std::find_if(knowledge.alternatives.begin(), knowledge.alternatives.end(),
                                    [&](const core::AlternativeUnit& unit) { return unit.unit == stored; });
    if (other == knowledge.alternatives.end() || other->offset != 0.0)
        return std::nullopt; // degrees Fahrenheit are no multiple of degrees Celsius
    return other->factor;
}

core::Range widest(const core::TestKnowledge& knowledge)
{
    core::Range range = knowledge.reference;
    if (range.low || range.high || !knowledge.referenceFemale || !knowledge.referenceMale)
        return range;
    const core::Range& female = *knowledge.referenceFemale;
    const core::Range& male = *knowledge.referenceMale;
    if (female.low && male.low)
        range.low = std::min(*female.low, *male.low);
    if (female.high && male.high)
        range.high = std::max(*female.high, *male.high);
    return range;
}

void applyDictionary(VariableFacts& facts, const std::string& storedUnit, UnitSystem units)
{
    const core::TestKnowledge& knowledge = *facts.knowledge;
    const std::optional<double> toUsual = factorToUsual(knowledge, storedUnit);
    if (!toUsual)
        return; // shown as it is, without a range that might be in another unit
    const bool si = units == UnitSystem::Si && !knowledge.siUnit.empty();
    const double fromUsual = si ? knowledge.toSi : 1.0;
    facts.factor = *toUsual * fromUsual;
    facts.unit = QString::fromStdString(si ? knowledge.siUnit : knowledge.unit);
    facts.reference = scaled(widest(knowledge), fromUsual);
    facts.referenceFemale = scaled(knowledge.referenceFemale, fromUsual);
    facts.referenceMale = scaled(knowledge.referenceMale, fromUsual);
}

} // namespace

QString readableName(const std::string& column)
{
    QString name = QString::fromStdString(column);
    name.replace(QLatin1Char('_'), QLatin1Char(' '));
    name = name.simplified();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

const std::optional<core::TestDictionary::Match>& VariableDescriber::match(const std::string& column) const
{
    const auto found = m_matches.find(column);
    if (found != m_matches.end())
        return found->second;
    return m_matches.emplace(column, core::TestDictionary::builtIn().recognise(column)).first->second;
}

VariableFacts VariableDescriber::describe(const core::Task& task, const std::string& column, UnitSystem units) const
{
    VariableFacts facts;
    const core::TestSpec* spec = specOf(task, column);
    const auto& recognised = match(column);
    facts.knowledge = recognised ? recognised->test : nullptr;
    facts.label = labelOf(task, column);
    facts.shortLabel = shortLabelOf(task, column);

    std::string storedUnit;
    if (spec && spec->unit)
        storedUnit = *spec->unit;
    else if (recognised && !recognised->rescaled)
        storedUnit = recognised->unit.value_or(recognised->test->unit);
    facts.storedUnit = facts.unit = QString::fromStdString(storedUnit);
    // A standardised TSH of 0.3 is neither low nor in mIU/L: without a unit it is not compared with anything.
    if (facts.knowledge && !(recognised->rescaled && storedUnit.empty()))
        applyDictionary(facts, storedUnit, units);
    if (spec && (spec->low || spec->high)) {
        facts.reference = scaled(core::Range{spec->low, spec->high}, facts.factor);
        facts.referenceFemale.reset();
        facts.referenceMale.reset();
        facts.userReference = true;
    }
    return facts;
}

QString VariableDescriber::labelOf(const core::Task& task, const std::string& column) const
{
    const core::TestSpec* spec = specOf(task, column);
    if (spec && spec->label && !spec->label->empty())
        return QString::fromStdString(*spec->label);
    const auto& recognised = match(column);
    if (!recognised)
        return readableName(column);
    const QString label = QString::fromStdString(recognised->test->label);
    // "52 % yes" of a column sex_female says nothing until the name says which sex is meant.
    const QString name = QString::fromStdString(column).toLower();
    if (recognised->test->key == "sex" && name.endsWith(QStringLiteral("female")))
        return QCoreApplication::translate("ui::VariableDescriber", "%1, female").arg(label);
    if (recognised->test->key == "sex" && name.endsWith(QStringLiteral("male")))
        return QCoreApplication::translate("ui::VariableDescriber", "%1, male").arg(label);
    return label;
}

QString VariableDescriber::shortLabelOf(const core::Task& task, const std::string& column) const
{
    const core::TestSpec* spec = specOf(task, column);
    if (spec && spec->label && !spec->label->empty())
        return QString::fromStdString(*spec->label);
    const auto& recognised = match(column);
    if (recognised && !recognised->test->shortLabel.empty())
        return QString::fromStdString(recognised->test->shortLabel);
    return labelOf(task, column);
}

} // namespace ui
