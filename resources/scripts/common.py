#!/usr/bin/env python3
"""@TITLE@

Simulation for education and research. Not for clinical use.

@SUBJECT@
Written by PanelWise @VERSION@. This file needs Python 3.8 or newer and nothing else.

Licence: this file and the rules in it are yours. As an additional permission under section 7 of the
GNU General Public License version 3, the parts of PanelWise in it may be used, changed and passed on
with them on terms of your choice.

A table with one row for each patient, columns named as below, decimal points:

    python3 @FILE@ patients.csv > decisions.csv

The same from another program, with the values of one patient by column; what is not recorded is left
out or None:

    import @MODULE@ as rules
    rules.walk({@EXAMPLE@})

walk() orders panels until it diagnoses and looks only at values of panels it has ordered. It returns
the orders in sequence, the probability of disease before each of them and at the end, the bill, and
the diagnosis: "disease" or "no_disease".

@FACTS@
"""

import base64
import bisect
import csv
import math
import struct
import sys

NOTICE = "Simulation for education and research. Not for clinical use."

# Column, what it holds, and its values: None for a number, two values for 0 and 1, or all of a category.
COLUMNS = @COLUMNS@
VISIBLE = @VISIBLE@  # features known before any order; a category has one feature for each value
PANELS = @PANELS@  # name, price, features
FEES = @FEES@  # paid once, with the first of these panels: price, panels
UNRECORDED = @UNRECORDED@  # an order that shows nothing: unavailable, charged or free
CAP = @CAP@  # nobody's bill exceeds it; None: there is no cap
CAP_MINUTES = @CAP_MINUTES@  # nobody waits longer
MINUTES = @MINUTES@  # of each panel
FIRST = @FIRST@  # panels that everybody gets before anything else is done
NEEDS = @NEEDS@  # of each panel: those whose results must be there before


def words(text):
    raw = base64.b85decode("".join(text.split()))
    return struct.unpack("<%dI" % (len(raw) // 4), raw)


def floats(text):
    raw = base64.b85decode("".join(text.split()))
    return struct.unpack("<%df" % (len(raw) // 4), raw)


def single(number):
    """Rounded to the precision the policy was learned with."""
    return struct.unpack("<f", struct.pack("<f", number))[0]


def is_missing(value):
    if value is None:
        return True
    if isinstance(value, str):
        return value.strip().lower() in ("", "na", "n/a", "nan", "null", "?", ".")
    return isinstance(value, float) and math.isnan(value)


def same(value, level):
    """Whether a value is this one of a column: 1, 1.0 and "1" are the same."""
    text = str(value).strip()
    if text == level:
        return True
    try:
        return float(text) == float(level)
    except ValueError:
        return False


def features_of(patient):
    """One number for each feature, None where nothing is recorded."""
    found = []
    for name, kind, levels in COLUMNS:
        value = patient.get(name)
        if is_missing(value):
            found.extend([None] * (len(levels) if kind == "category" else 1))
        elif kind == "number":
            try:
                found.append(single(float(value)))
            except ValueError:
                raise ValueError("%s: %r is not a number" % (name, value)) from None
        elif kind == "category":
            found.extend(1.0 if same(value, level) else 0.0 for level in levels)
        else:
            places = [place for place, level in enumerate(levels) if same(value, level)]
            if not places:
                raise ValueError("%s: %r is neither %r nor %r" % (name, value, levels[0], levels[1]))
            found.append(float(places[0]))
    return found


HIDDEN = [frozenset(features) - frozenset(VISIBLE) for _, _, features in PANELS]
SMALLEST_FIRST = sorted(range(len(PANELS)), key=lambda panel: len(HIDDEN[panel]))


def asked(ordered):
    return frozenset().union(*(HIDDEN[panel] for panel in ordered))


def shows(ordered, panel, recorded):
    """Whether one more order shows something that was not asked for before."""
    return bool(HIDDEN[panel] & recorded - asked(ordered))


def covering(ordered, recorded):
    chosen = frozenset()
    for panel in SMALLEST_FIRST:
        if panel in ordered and shows(chosen, panel, recorded):
            chosen |= {panel}
    return chosen


def shown(ordered, recorded):
    """The fewest panels that show all that is known after these orders and nothing else.

    An order that shows nothing does not change it: of several panels whose gaps leave the same values it names always
    the same one, whichever was ordered.
    """
    held = frozenset(panel for panel in ordered if HIDDEN[panel] & recorded)
    known = asked(held) & recorded
    chosen = frozenset(panel for panel in held if HIDDEN[panel] <= recorded)
    if known <= asked(chosen):
        return chosen
    for panel in SMALLEST_FIRST:
        gaps = not HIDDEN[panel] <= recorded
        if gaps and HIDDEN[panel] & recorded <= known and shows(chosen, panel, recorded):
            chosen |= {panel}
    for panel in SMALLEST_FIRST:
        if not shows(chosen - {panel}, panel, recorded):
            chosen -= {panel}
    return chosen


def closure(ordered):
    """All panels that reveal nothing beyond these."""
    known = asked(ordered)
    return frozenset(panel for panel in range(len(PANELS)) if HIDDEN[panel] <= known)


def allowed(ordered, recorded):
    left = frozenset(range(len(PANELS))) - closure(shown(ordered, recorded)) - ordered
    if UNRECORDED == "unavailable":
        left = frozenset(panel for panel in left if shows(ordered, panel, recorded))
    left = frozenset(panel for panel in left if keeps_rules(ordered, panel, recorded))
    first = [panel for panel in FIRST if panel in left]
    return frozenset(first[:1]) if first else left


def keeps_rules(ordered, panel, recorded):
    """Whether the rules of the study leave this order."""
    paid = frozenset(one for one in ordered | {panel} if UNRECORDED == "charged" or HIDDEN[one] & recorded)
    if CAP is not None and price_of(paid) > CAP * (1.0 + 1e-9):
        return False
    if CAP_MINUTES is not None and sum(MINUTES[one] for one in paid) > CAP_MINUTES * (1.0 + 1e-9):
        return False
    return all(not HIDDEN[one] or (HIDDEN[one] & recorded and not shows(ordered, one, recorded))
               for one in NEEDS[panel])


def forced(may):
    """The panel that comes before anything else is done; None: there is none."""
    return next((panel for panel in may if panel in FIRST), None)


def price_of(ordered):
    return sum(PANELS[panel][1] for panel in ordered) + sum(fee for fee, group in FEES if ordered & set(group))


def billed(ordered, recorded):
    if UNRECORDED == "charged" or asked(ordered) <= recorded:
        return frozenset(ordered)
    return covering(ordered, recorded)


def is_paid(ordered, panel, recorded):
    return UNRECORDED == "charged" or shows(ordered, panel, recorded)


def charge(ordered, panel, recorded):
    if not is_paid(ordered, panel, recorded):
        return 0.0
    before = billed(ordered, recorded)
    return price_of(before | {panel}) - price_of(before)


def recorded_in(values):
    return frozenset(place for place, value in enumerate(values) if value is not None)


class Way:
    """One patient on the way to the diagnosis."""

    def __init__(self, patient):
        self.values = features_of(patient)
        self.recorded = recorded_in(self.values)
        self.ordered, self.orders, self.cost = frozenset(), [], 0.0

    def order(self, panel):
        if UNRECORDED == "unavailable" and not shows(self.ordered, panel, self.recorded):
            return  # not possible for this patient
        if panel in self.ordered or not keeps_rules(self.ordered, panel, self.recorded):
            return
        if is_paid(self.ordered, panel, self.recorded):
            self.orders.append(PANELS[panel][0])
        self.cost += charge(self.ordered, panel, self.recorded)
        self.ordered |= {panel}

    def told(self, probabilities, diagnosis):
        return {"orders": self.orders, "probabilities": probabilities, "cost": self.cost, "diagnosis": diagnosis}


@ENGINE@


def main(arguments):
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    with open(arguments[0], newline="", encoding="utf-8-sig") as file:
        reader = csv.DictReader(file)
        absent = [name for name, _, _ in COLUMNS if name not in (reader.fieldnames or [])]
        if absent:
            print("%s lacks the columns: %s" % (arguments[0], ", ".join(absent)), file=sys.stderr)
            return 3
        writer = csv.writer(sys.stdout)
        writer.writerow(["row", "orders", "cost", "probability", "diagnosis", "notice"])
        for row, patient in enumerate(reader, 1):
            try:
                done = walk(patient)
            except ValueError as reason:
                print("%s, row %d, column %s" % (arguments[0], row, reason), file=sys.stderr)
                return 3
            last = done["probabilities"][-1] if done["probabilities"] else None
            writer.writerow([row, " > ".join(done["orders"]), "%.10g" % done["cost"],
                             "" if last is None else "%.7g" % last, done["diagnosis"], NOTICE])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
