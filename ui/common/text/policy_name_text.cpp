// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/policy_name_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct PolicyNameText {
    Q_DECLARE_TR_FUNCTIONS(PolicyNameText)
};

} // namespace

QString nameFaultText(const core::Renaming& wish)
{
    const QString name = QString::fromStdString(wish.name);
    switch (wish.fault.value_or(core::NameFault::Taken)) {
    case core::NameFault::TooLong:
        return PolicyNameText::tr("“%1” is too long for the name of a policy. Use at most %2 letters.")
            .arg(name, QString::number(core::kLongestPolicyName));
    case core::NameFault::Unprintable:
        return PolicyNameText::tr("The name of a policy cannot hold line breaks or letters that are not seen. Use "
                                  "letters, digits, blanks and punctuation.");
    case core::NameFault::Reserved:
        return PolicyNameText::tr("“%1” cannot be the name of a policy: plain numbers, names like P1-3 or T-2 and a "
                                  "hyphen at the beginning are the program's own. Add a word.")
            .arg(name);
    case core::NameFault::Taken:
        return PolicyNameText::tr("Policy %1 is called “%2” already. Choose another name, or rename that one first.")
            .arg(QString::fromStdString(wish.holder), name);
    }
    return {};
}

} // namespace ui
