// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDirIterator>

namespace placeholders_test {
namespace {

// Behind the parenthesis that closes what begins at `from`; texts and characters are passed over.
qsizetype behindCall(const QString& source, qsizetype from)
{
    int depth = 1;
    qsizetype place = from;
    for (; place < source.size() && depth > 0; ++place) {
        const QChar letter = source[place];
        if (letter == '"' || letter == '\'')
            for (++place; place < source.size() && source[place] != letter; ++place)
                place += source[place] == '\\' ? 1 : 0;
        depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
    }
    return place;
}

// Lines where what one arg() filled in is searched for placeholders by the next: a name that holds %2 would be filled.
QList<int> linesOfChains(const QString& source)
{
    static const QString kCall = QStringLiteral(".arg(");
    QList<int> lines;
    for (qsizetype at = source.indexOf(kCall); at >= 0; at = source.indexOf(kCall, at + 1)) {
        qsizetype behind = behindCall(source, at + kCall.size());
        while (behind < source.size() && source[behind].isSpace())
            ++behind;
        if (QStringView(source).mid(behind).startsWith(kCall))
            lines << int(QStringView(source).left(at).count('\n')) + 1;
    }
    return lines;
}

} // namespace

class PlaceholdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChainIsFoundOverLinesAndParentheses()
    {
        QCOMPARE(linesOfChains("a = tr(\"%1 %2\").arg(f(x), \")\")\n  .arg(y);"), QList<int>{1});
        QCOMPARE(linesOfChains("b;\na = tr(\"%1\").arg(x)\n\n.arg(y).arg(z);"), (QList<int>{2, 4}));
        QVERIFY(linesOfChains("a = tr(\"%1 %2\").arg(x, tr(\"%1\").arg(y)) + tr(\"%1\").arg(z);").isEmpty());
    }

    // What is filled in may be a name of the user's, so all of a sentence is filled in at once: arg(a, b, c).
    void nothingIsFilledIntoWhatWasFilledIn()
    {
        const QDir root(QStringLiteral(PANELWISE_SOURCE_DIR));
        QStringList chained;
        int files = 0;
        for (const char* room : {"core", "ui", "app"}) {
            QDirIterator walk(root.filePath(room), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            for (; walk.hasNext(); ++files) {
                QFile file(walk.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const int line : linesOfChains(QString::fromUtf8(file.readAll())))
                    chained << QStringLiteral("%1:%2: arg(a).arg(b); write arg(a, b)")
                                   .arg(root.relativeFilePath(file.fileName()), QString::number(line));
            }
        }
        QVERIFY2(files > 500, "the walk did not find the sources");
        QVERIFY2(chained.isEmpty(), qPrintable(chained.join('\n')));
    }
};

PANELWISE_GUILESS_TEST(PlaceholdersTest)

} // namespace placeholders_test

#include "placeholders_test.moc"
