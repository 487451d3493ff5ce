// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <filesystem>
#include <functional>

// The test classes of a room share one program. `data_tests split_test` runs the class in split_test.cpp, as ctest
// does; without a name the program runs all of them.
namespace test {

enum class Application { None, Core, Window }; // what a class needs around it

struct TestClass {
    TestClass(const char* file, Application application, std::function<int(int, char**)> run);
};

// What a test runs with: it is compiled once and linked with the libraries of several build trees.
extern "C" __attribute__((weak)) void __asan_init();
inline bool sanitized()
{
    return &__asan_init != nullptr;
}
inline std::filesystem::path programFolder()
{
    return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}
inline QString programBeside(const char* name)
{
    return QString::fromStdString((programFolder() / name).string());
}
inline bool trainsFlows() // LibTorch is not part of every build tree
{
    return std::filesystem::exists(programFolder() / "../lib/panelwise/libpanelwise_flow_training.so");
}

} // namespace test

#define PANELWISE_TEST_CLASS(Class, Kind)                                                                              \
    static const test::TestClass registered##Class(__FILE__, test::Application::Kind, [](int argc, char** argv) {      \
        Class object;                                                                                                  \
        return QTest::qExec(&object, argc, argv);                                                                      \
    });
#define PANELWISE_APPLESS_TEST(Class) PANELWISE_TEST_CLASS(Class, None)
#define PANELWISE_GUILESS_TEST(Class) PANELWISE_TEST_CLASS(Class, Core)
#define PANELWISE_TEST(Class) PANELWISE_TEST_CLASS(Class, Window)
