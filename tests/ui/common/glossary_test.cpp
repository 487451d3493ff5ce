// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/glossary.h"

#include <QSet>

namespace glossary_test {

using namespace ui;

class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTermIsNamedAndExplained()
    {
        QSet<QString> names, texts;
        for (const Term term : kAllTerms) {
            const QString name = termName(term);
            const QString text = termExplained(term);
            QVERIFY2(!name.isEmpty(), qPrintable(QString::number(int(term))));
            QVERIFY2(text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('?')), qPrintable(name));
            // Two or three sentences: fewer words teach nothing, more are not read in a tooltip.
            const qsizetype words = text.split(QLatin1Char(' ')).size();
            QVERIFY2(words >= 12 && words <= 60, qPrintable(name + QStringLiteral(": %1 words").arg(words)));
            names.insert(name);
            texts.insert(text);
        }
        QCOMPARE(names.size(), qsizetype(kTermCount));
        QCOMPARE(texts.size(), qsizetype(kTermCount));
    }

    // Words of the trade that a clinician need not know; they are terms themselves or are said otherwise.
    void explanationsDoWithoutJargon()
    {
        for (const Term term : kAllTerms) {
            for (const char* word : {"neural", "hyperparameter", "gradient", "Pareto", "argmax", "epoch", "reward",
                                     "stochastic", "classifier output", "logit", "agent"})
                QVERIFY2(!termExplained(term).contains(QLatin1String(word), Qt::CaseInsensitive),
                         qPrintable(termName(term) + QStringLiteral(" says ") + QLatin1String(word)));
        }
    }
};

PANELWISE_GUILESS_TEST(GlossaryTest)

} // namespace glossary_test

#include "glossary_test.moc"
