// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy_features_p.h"
#include "tests/test_program.h"

namespace policy_features_test {

namespace {

core::PolicyFeatures withPanels(std::size_t panels)
{
    core::PolicyFeatures features{
        .names = {"ferritin"}, .columns = {"ferritin"}, .visible = core::FeatureMask(1), .catalog = {}};
    core::FeatureMask only(1);
    only.setKnown(core::FeatureId(0));
    std::vector<core::Panel> all;
    for (std::size_t panel = 0; panel < panels; ++panel)
        all.push_back({"panel " + std::to_string(panel), core::Cost(1.0), only});
    features.catalog = core::TestCatalog(std::move(all), {});
    return features;
}

// The first panel twice: nothing in the program could write more than a mask has bits for.
std::string withOneMore(std::string text)
{
    const std::size_t first = text.find('{', text.find("\"panels\""));
    text.insert(first, text.substr(first, text.find('}', first) + 1 - first) + ",");
    return text;
}

} // namespace

class PolicyFeaturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asManyPanelsAreReadAsAMaskHasBitsFor()
    {
        const auto most = core::parsePolicyFeatures(withOneMore(core::writePolicyFeatures(withPanels(63))));
        QVERIFY(most.ok());
        QCOMPARE(most->catalog.panelCount(), std::size_t{64});
        const auto tooMany = core::parsePolicyFeatures(withOneMore(core::writePolicyFeatures(withPanels(64))));
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().code, core::ErrorCode::ProjectDamaged);
    }
};

PANELWISE_APPLESS_TEST(PolicyFeaturesTest)

} // namespace policy_features_test

#include "policy_features_test.moc"
