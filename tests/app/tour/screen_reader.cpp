// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tour/screen_reader.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

namespace {

constexpr int kAnswerTime = 10'000; // ms; the program may be busy for a moment
constexpr int kBetweenLooks = 200;  // ms; each look keeps the window from its work for a moment
constexpr int kDeepest = 40;
constexpr qsizetype kLongestList = 400; // tables have thousands of cells; what is searched for is not in them
// Bits of AT-SPI's state set.
constexpr int kEnabled = 8, kShowing = 25;

const QString kAccessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString kConnection = QStringLiteral("tour accessibility bus");

bool matches(const QString& name, const QString& wanted)
{
    return wanted.endsWith(QChar(u'…')) ? name.startsWith(wanted.chopped(1)) : name == wanted;
}

} // namespace

ScreenReader::ScreenReader(const QString& accessibilityBus)
    : m_bus(QDBusConnection::connectToBus(accessibilityBus, kConnection))
{
}

ScreenReader::~ScreenReader()
{
    QDBusConnection::disconnectFromBus(kConnection);
}

QVariantList ScreenReader::ask(const Reference& whom, const QString& interface, const QString& question,
                               const QVariantList& words) const
{
    QDBusMessage call = QDBusMessage::createMethodCall(whom.service, whom.path.path(), interface, question);
    call.setArguments(words);
    return m_bus.call(call, QDBus::Block, kAnswerTime).arguments();
}

QString ScreenReader::text(const Reference& whom, const QString& property) const
{
    const QVariantList answer =
        ask(whom, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"), {kAccessible, property});
    return answer.value(0).value<QDBusVariant>().variant().toString();
}

std::vector<ScreenReader::Reference> ScreenReader::children(const Reference& of) const
{
    std::vector<Reference> list;
    const QVariant answer = ask(of, kAccessible, QStringLiteral("GetChildren")).value(0);
    if (!answer.canConvert<QDBusArgument>())
        return list;
    const auto argument = answer.value<QDBusArgument>();
    argument.beginArray();
    while (!argument.atEnd()) {
        Reference child;
        argument.beginStructure();
        argument >> child.service >> child.path;
        argument.endStructure();
        list.push_back(child);
    }
    argument.endArray();
    return list;
}

void ScreenReader::walk(const Reference& at, int depth, std::vector<Thing>& found) const
{
    const auto states = ask(at, kAccessible, QStringLiteral("GetState")).value(0).value<QDBusArgument>();
    QList<uint> bits;
    states >> bits;
    const uint set = bits.value(0);
    const QString role = ask(at, kAccessible, QStringLiteral("GetRoleName")).value(0).toString();
    const bool shown = (set >> kShowing & 1U) != 0;
    if (!shown && role != QLatin1String("application") && depth > 0)
        return;
    Thing thing{.service = at.service, .path = at.path, .name = {}, .description = {}, .role = role, .area = {}};
    thing.name = text(at, QStringLiteral("Name"));
    thing.description = text(at, QStringLiteral("Description"));
    thing.enabled = (set >> kEnabled & 1U) != 0;
    const QVariant extents =
        ask(at, QStringLiteral("org.a11y.atspi.Component"), QStringLiteral("GetExtents"), {uint(0)}).value(0);
    if (extents.canConvert<QDBusArgument>()) {
        const auto argument = extents.value<QDBusArgument>();
        int x = 0, y = 0, width = 0, height = 0;
        argument.beginStructure();
        argument >> x >> y >> width >> height;
        argument.endStructure();
        thing.area = {x, y, width, height};
    }
    found.push_back(thing);
    if (depth == kDeepest)
        return;
    const std::vector<Reference> below = children(at);
    if (qsizetype(below.size()) > kLongestList)
        return;
    for (const Reference& child : below)
        walk(child, depth + 1, found);
}

std::vector<Thing> ScreenReader::visible() const
{
    std::vector<Thing> found;
    const Reference registry{QStringLiteral("org.a11y.atspi.Registry"),
                             QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))};
    for (const Reference& program : children(registry))
        walk(program, 0, found);
    return found;
}

std::optional<Thing> ScreenReader::find(const QString& role, const QString& name) const
{
    const std::vector<Thing> all = visible();
    const auto found =
        std::ranges::find_if(all, [&](const Thing& thing) { return thing.role == role && matches(thing.name, name); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::optional<Thing> ScreenReader::waitFor(const QString& role, const QString& name, int milliseconds) const
{
    QElapsedTimer clock;
    clock.start();
    do {
        if (std::optional<Thing> thing = find(role, name); thing && thing->enabled)
            return thing;
        QTest::qWait(kBetweenLooks);
    } while (clock.elapsed() < milliseconds);
    return std::nullopt;
}

bool ScreenReader::waitForText(const QString& part, int milliseconds) const
{
    QElapsedTimer clock;
    clock.start();
    do {
        if (std::ranges::any_of(visible(), [&](const Thing& thing) {
                return thing.name.contains(part) || thing.description.contains(part);
            }))
            return true;
        QTest::qWait(kBetweenLooks);
    } while (clock.elapsed() < milliseconds);
    return false;
}

QString ScreenReader::content(const Thing& field) const
{
    const Reference whom{field.service, field.path};
    return ask(whom, QStringLiteral("org.a11y.atspi.Text"), QStringLiteral("GetText"), {0, -1}).value(0).toString();
}
