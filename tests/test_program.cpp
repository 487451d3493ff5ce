// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

#include <cstdio>
#include <map>
#include <memory>
#include <string>

namespace test {
namespace {

struct Entry {
    Application application;
    std::function<int(int, char**)> run;
};

std::map<std::string, Entry>& entries()
{
    static std::map<std::string, Entry> all;
    return all;
}

std::unique_ptr<QCoreApplication> makeApplication(Application kind, int& argc, char** argv)
{
    switch (kind) {
    case Application::None:
        return nullptr;
    case Application::Core:
        return std::make_unique<QCoreApplication>(argc, argv);
    case Application::Window:
        break;
    }
#if defined(QT_WIDGETS_LIB)
    return std::make_unique<QApplication>(argc, argv);
#elif defined(QT_GUI_LIB)
    return std::make_unique<QGuiApplication>(argc, argv);
#else
    return std::make_unique<QCoreApplication>(argc, argv);
#endif
}

int runClass(const Entry& entry, int argc, char** argv)
{
    const auto application = makeApplication(entry.application, argc, argv);
    return entry.run(argc, argv);
}

} // namespace

TestClass::TestClass(const char* file, Application application, std::function<int(int, char**)> run)
{
    const std::string path = file;
    const std::size_t begin = path.find_last_of('/') + 1;
    entries().emplace(path.substr(begin, path.find_last_of('.') - begin), Entry{application, std::move(run)});
}

} // namespace test

int main(int argc, char** argv)
{
    if (argc < 2 || argv[1][0] == '-') {
        int failed = 0;
        for (const auto& [name, entry] : test::entries())
            failed += test::runClass(entry, argc, argv);
        return failed;
    }
    const auto chosen = test::entries().find(argv[1]);
    if (chosen == test::entries().end()) {
        std::fprintf(stderr, "No test class of that name. There are:\n");
        for (const auto& [name, entry] : test::entries())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0]; // the class gets the other words
    return test::runClass(chosen->second, argc - 1, argv + 1);
}
