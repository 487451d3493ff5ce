LAMBDA = @LAMBDA@  # worth of a case found, in correct negatives
LEVELS = @LEVELS@  # of each feature: the values that the table knows

# Everything that occurs: the level of each feature, and the share of all patients who look like this, without the
# disease and with it.
FINDINGS = @FINDINGS@

# What to do after these orders, in each situation: a panel, -1 disease, -2 no disease. The situations are those that
# differ in what is known by then, sorted by the last feature first.
ACTIONS = @ACTIONS@

ACTIONS_AFTER = {frozenset(one["panels"]): one["actions"] for one in ACTIONS}
SITUATIONS = {}  # by the panels that show something: features known, and of each situation the share and the action


def situations(panels):
    if panels not in SITUATIONS:
        known = sorted(asked(panels) | frozenset(VISIBLE))
        shares = {}
        for levels, absent, present in FINDINGS:
            share = shares.setdefault(tuple(levels[feature] for feature in known), [0.0, 0.0])
            share[0] += absent
            share[1] += present
        ordered = sorted(shares, key=lambda levels: levels[::-1])
        actions = ACTIONS_AFTER.get(panels, [None] * len(ordered))
        SITUATIONS[panels] = known, {levels: (shares[levels], action) for levels, action in zip(ordered, actions)}
    return SITUATIONS[panels]


def like(levels, table):
    """The patients who agree in all that is known of this one; where there are none, everybody."""
    alike, anybody = [0.0, 0.0], [0.0, 0.0]
    for others, (share, _) in table.items():
        agrees = all(one is None or one == other for one, other in zip(levels, others))
        for disease in (0, 1):
            anybody[disease] += share[disease]
            alike[disease] += share[disease] if agrees else 0.0
    return alike if sum(alike) > 0.0 else anybody


def step(values, ordered, recorded):
    """Probability of disease now, the panel to order (None: diagnose), and the diagnosis."""
    known, table = situations(shown(ordered, recorded))
    levels = tuple(LEVELS[feature].index(values[feature]) if values[feature] in LEVELS[feature] else None
                   for feature in known)
    share, action = table.get(levels, (None, None))
    if share is None:
        share = like(levels, table)
    probability = share[1] / (share[0] + share[1])
    may = allowed(ordered, recorded)
    if forced(may) is not None:
        return probability, forced(may), None
    if action is not None and action >= 0 and action in may:
        return probability, action, None
    if action is None or action >= 0:
        action = -1 if LAMBDA * share[1] > share[0] else -2
    return probability, None, "disease" if action == -1 else "no_disease"


def walk(patient):
    way = Way(patient)
    probabilities = []
    while True:
        probability, panel, diagnosis = step(way.values, way.ordered, way.recorded)
        probabilities.append(probability)
        if panel is None:
            return way.told(probabilities, diagnosis)
        way.order(panel)
