// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDirIterator>

namespace licence_test {

class LicenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // In the first line, or in the second of a script, whose first names its interpreter.
    void everySourceNamesItsLicence()
    {
        const QDir root(QStringLiteral(PANELWISE_SOURCE_DIR));
        QStringList files;
        for (const char* room : {"core", "ui", "app", "tests", "cmake", "translations", "packaging"}) {
            QDirIterator walk(root.filePath(room), {"*.h", "*.cpp", "*.cmake", "CMakeLists.txt"}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (walk.hasNext())
                files << walk.next();
        }
        for (const char* name : {"CMakeLists.txt", "run", "test", "packaging/prepare"})
            files << root.filePath(name);
        QStringList without;
        for (const QString& name : files) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QByteArray line = file.readLine();
            if (line.startsWith("#!"))
                line = file.readLine();
            if (line != "// SPDX-License-Identifier: GPL-3.0-or-later\n" &&
                line != "# SPDX-License-Identifier: GPL-3.0-or-later\n")
                without << root.relativeFilePath(name);
        }
        QVERIFY2(files.size() > 1000, "the walk did not find the sources");
        QVERIFY2(without.isEmpty(), qPrintable(without.join('\n')));
    }
};

PANELWISE_GUILESS_TEST(LicenceTest)

} // namespace licence_test

#include "licence_test.moc"
