// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/judge_box.h"

#include "ui/common/text/training_text.h"

#include <QStandardItemModel>

#include <array>

namespace ui {
namespace {

constexpr std::array kFoldChoices{0, 5, 10};
constexpr int kProposedFolds = 2;          // place in the list
constexpr std::size_t kManyCases = 1000;   // from here on a tenth of them tells enough
constexpr double kLongestProposed = 180.0; // seconds

} // namespace

JudgeBox::JudgeBox(QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Judge on"));
    for (const int folds : kFoldChoices)
        addItem(folds == 0 ? tr("one test part") : tr("all patients, %1 folds").arg(folds));
    connect(this, &QComboBox::activated, this, [this] {
        m_chosen = true;
        showTip();
    });
    showTip();
}

void JudgeBox::setFacts(const JudgeFacts& facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    auto* list = qobject_cast<QStandardItemModel*>(model());
    for (int place = 1; list && place < count(); ++place)
        list->item(place)->setEnabled(facts.foldsPossible);
    if (!m_chosen || (!facts.foldsPossible && currentIndex() > 0))
        propose();
    showTip();
}

void JudgeBox::setQuick(bool quick)
{
    if (quick == m_quick)
        return;
    m_quick = quick;
    m_chosen = false;
    propose();
    showTip();
}

core::JudgingPlan JudgeBox::judging() const
{
    return {.folds = kFoldChoices[static_cast<std::size_t>(std::max(0, currentIndex()))], .repeats = 1};
}

void JudgeBox::propose()
{
    const int folds = kFoldChoices[kProposedFolds];
    const bool quick = !m_quick && m_facts.propose && m_facts.seconds && *m_facts.seconds * folds < kLongestProposed;
    const bool few = m_facts.cases >= static_cast<std::size_t>(folds) && m_facts.cases < kManyCases;
    setCurrentIndex(m_facts.foldsPossible && few && quick ? kProposedFolds : 0);
}

void JudgeBox::showTip()
{
    if (!m_facts.foldsPossible) {
        setToolTip(tr("The study itself says who is in the test part, so that part judges."));
        return;
    }
    if (currentIndex() <= 0) {
        setToolTip(tr("The patients of the test part judge: quick, but with few cases little can be told apart."));
        return;
    }
    const int folds = judging().folds;
    QString tip = tr("Everything is learned once more without each of %1 folds of the patients, and every patient is "
                     "decided for by what was learned without them.")
                      .arg(folds);
    if (m_facts.seconds)
        tip += QLatin1Char(' ') + tr("About %1.").arg(durationText((folds + m_facts.besides) * *m_facts.seconds));
    else if (!m_facts.instant)
        tip += QLatin1Char(' ') + tr("It takes %1 times as long.").arg(folds + m_facts.besides);
    setToolTip(tip);
}

} // namespace ui
