// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <functional>

// The test classes of a room share one program. `data_tests split_test` runs the class in split_test.cpp, as ctest
// does; without a name the program runs all of them.
namespace test {

enum class Application { None, Core, Window }; // what a class needs around it

struct TestClass {
    TestClass(const char* file, Application application, std::function<int(int, char**)> run);
};

} // namespace test

#define PANELWISE_TEST_CLASS(Class, Kind)                                                                              \
    static const test::TestClass registered##Class(__FILE__, test::Application::Kind, [](int argc, char** argv) {      \
        Class object;                                                                                                  \
        return QTest::qExec(&object, argc, argv);                                                                      \
    });
#define PANELWISE_APPLESS_TEST(Class) PANELWISE_TEST_CLASS(Class, None)
#define PANELWISE_GUILESS_TEST(Class) PANELWISE_TEST_CLASS(Class, Core)
#define PANELWISE_TEST(Class) PANELWISE_TEST_CLASS(Class, Window)
