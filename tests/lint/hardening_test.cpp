// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <QDirIterator>
#include <QFile>

#include <cstring>
#include <elf.h>
#include <optional>

namespace hardening_test {

// One ELF file of 64 bits, as the loader sees it.
class Binary {
public:
    explicit Binary(const QString& name)
    {
        QFile file(name);
        if (file.open(QFile::ReadOnly))
            m_bytes = file.readAll();
        Elf64_Ehdr head{};
        if (!read(head, 0) || std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0)
            return;
        m_known = true;
        m_type = head.e_type;
        for (unsigned i = 0; i < head.e_phnum; ++i) {
            Elf64_Phdr segment{};
            read(segment, head.e_phoff + i * head.e_phentsize);
            m_segments.append(segment);
        }
        for (const Elf64_Phdr& segment : m_segments)
            for (quint64 at = 0; segment.p_type == PT_DYNAMIC && at < segment.p_filesz; at += sizeof(Elf64_Dyn)) {
                Elf64_Dyn entry{};
                read(entry, segment.p_offset + at);
                m_dynamic.append(entry);
            }
    }

    bool known() const { return m_known; }
    bool positionIndependent() const { return m_type == ET_DYN; }
    bool has(quint32 segment) const
    {
        return std::ranges::any_of(m_segments, [&](const Elf64_Phdr& one) { return one.p_type == segment; });
    }
    bool stackRuns() const
    {
        return std::ranges::any_of(
            m_segments, [](const Elf64_Phdr& one) { return one.p_type == PT_GNU_STACK && (one.p_flags & PF_X) != 0; });
    }
    bool boundAtStart() const
    {
        return (value(DT_FLAGS).value_or(0) & DF_BIND_NOW) != 0 || (value(DT_FLAGS_1).value_or(0) & DF_1_NOW) != 0 ||
               value(DT_BIND_NOW);
    }
    QList<QByteArray> libraryFolders() const
    {
        QList<QByteArray> folders;
        for (const qint64 tag : {qint64(DT_RPATH), qint64(DT_RUNPATH)})
            if (const auto at = value(tag))
                folders += text(*at).split(':');
        return folders;
    }
    bool names(const char* symbol) const { return m_bytes.contains(QByteArray(symbol) + '\0'); }

private:
    template <typename T>
    bool read(T& value, quint64 offset) const
    {
        if (offset + sizeof value > quint64(m_bytes.size()))
            return false;
        std::memcpy(&value, m_bytes.constData() + offset, sizeof value);
        return true;
    }
    std::optional<quint64> value(qint64 tag) const
    {
        for (const Elf64_Dyn& entry : m_dynamic)
            if (entry.d_tag == tag)
                return entry.d_un.d_val;
        return std::nullopt;
    }
    QByteArray text(quint64 offset) const
    {
        const quint64 table = value(DT_STRTAB).value_or(0);
        for (const Elf64_Phdr& segment : m_segments)
            if (segment.p_type == PT_LOAD && table >= segment.p_vaddr && table < segment.p_vaddr + segment.p_memsz)
                return QByteArray(m_bytes.constData() + segment.p_offset + (table - segment.p_vaddr) + offset);
        return {};
    }

    QByteArray m_bytes;
    QList<Elf64_Phdr> m_segments;
    QList<Elf64_Dyn> m_dynamic;
    bool m_known = false;
    quint16 m_type = 0;
};

// What users get, read back from the files themselves.
class HardeningTest : public QObject {
    Q_OBJECT

    static QStringList files()
    {
        const QString root = QStringLiteral(PANELWISE_BUILD_DIR);
        QStringList names{root + "/bin/panelwise", root + "/bin/panelwise-cli"};
        QDirIterator walk(root + "/lib/panelwise", {"*.so"}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext())
            names << walk.next();
        return names;
    }

private Q_SLOTS:
    // An empty entry is the current folder: a library that lies beside a project would be run with it.
    void librariesAreLookedForInOurOwnFolderAlone()
    {
        QVERIFY(files().size() >= 5);
        for (const QString& name : files()) {
            const Binary binary(name);
            QVERIFY2(binary.known(), qPrintable(name));
            for (const QByteArray& folder : binary.libraryFolders())
                QVERIFY2(folder == "$ORIGIN" || folder == "$ORIGIN/../lib/panelwise",
                         qPrintable(name + ": " + QString::fromUtf8(folder)));
        }
    }

    void mistakesCannotEasilyBeUsed()
    {
        for (const QString& name : files()) {
            const Binary binary(name);
            QVERIFY2(binary.positionIndependent(), qPrintable(name));
            QVERIFY2(binary.has(PT_GNU_RELRO), qPrintable(name));
            QVERIFY2(binary.boundAtStart(), qPrintable(name));
            QVERIFY2(!binary.stackRuns(), qPrintable(name));
            const bool kernels = name.contains(QLatin1String("panelwise_kernels")); // arithmetic over plain arrays
            QVERIFY2(kernels || binary.names("__stack_chk_fail"), qPrintable(name));
        }
        QVERIFY(Binary(files().at(1)).names("__memcpy_chk") || Binary(files().at(1)).names("__read_chk") ||
                Binary(files().at(1)).names("__snprintf_chk"));
    }
};

PANELWISE_GUILESS_TEST(HardeningTest)

} // namespace hardening_test

#include "hardening_test.moc"
