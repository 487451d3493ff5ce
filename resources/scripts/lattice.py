THRESHOLD = @THRESHOLD@  # disease is said from this probability on
RHO = @RHO@  # worth of one unit of money, in correct negatives
EDGES = @EDGES@  # of each feature: where the trees cut it
DEPTH = @DEPTH@
OUTLOOK_DEPTH = @OUTLOOK_DEPTH@
BY_PANELS = @BY_PANELS@  # learned with a cap: all that is paid counts

# What is known after some orders: the panels that reveal nothing more, what can be ordered from there, the trees for
# the probability of disease and the trees for what each order would add to it.
SETS = @SETS@

# What is known and what was paid: set, fees paid (all panels, where BY_PANELS), prices of its orders, weights of the worth of each order.
STATES = @STATES@

SET_OF = {frozenset(one["closure"]): place for place, one in enumerate(SETS)}
STATE_OF = {(one["set"], frozenset(one["fees"])): place for place, one in enumerate(STATES)}


def leaf_of(splits, first, depth, codes):
    inner = (1 << depth) - 1
    node = 0
    while node < inner:
        split = splits[first + node]
        value = codes[split & 0xFFFF]
        right = value > (split >> 16 & 0xFF) or (value == 0 and split >> 24 != 0)
        node = 2 * node + (2 if right else 1)
    return node - inner


def probability_of(one, codes):
    inner = (1 << DEPTH) - 1
    trees = len(one["splits"]) // inner
    score = one["priors"]
    for tree in range(trees):
        score += one["leaves"][tree * (inner + 1) + leaf_of(one["splits"], tree * inner, DEPTH, codes)]
    logit = one["slope"] * score / one["folds"] + one["intercept"]
    return single(1.0 / (1.0 + math.exp(-logit)))


def outlook_of(one, codes, probability):
    """What each order, and all of them together, are expected to add to max(p - threshold, 0)."""
    seen = codes + [1 + bisect.bisect_left(one["steps"], probability)]
    inner = (1 << OUTLOOK_DEPTH) - 1
    trees = len(one["outlook_splits"]) // inner
    targets = len(one["outlook_leaves"]) // (trees * (inner + 1)) if trees else 0
    sums = [0.0] * targets
    for tree in range(trees):
        leaf = tree * (inner + 1) + leaf_of(one["outlook_splits"], tree * inner, OUTLOOK_DEPTH, seen)
        for target in range(targets):
            sums[target] += one["outlook_leaves"][leaf * targets + target]
    return [total / trees for total in sums]


def place_of(known):
    """Set and state of what is known; a state with less where this one was left out when the policy was learned."""
    fees = frozenset(place for place, (_, group) in enumerate(FEES) if known & set(group))
    if BY_PANELS:
        fees = known
    reached = closure(known)
    number = SET_OF.get(reached)
    state = STATE_OF.get((number, fees))
    if state is None:
        within = [place for place, one in enumerate(STATES) if frozenset(SETS[one["set"]]["closure"]) <= reached]
        state = max(within)
    return (STATES[state]["set"] if number is None else number), state


def step(codes, ordered, recorded):
    """Probability of disease now, and the panel to order; None: diagnose."""
    number, place = place_of(shown(ordered, recorded))
    one, state = SETS[number], STATES[place]
    probability = probability_of(one, codes)
    may = allowed(ordered, recorded)
    if forced(may) is not None:
        return probability, forced(may)
    if not may or not one["orders"] or state["set"] != number:
        return probability, None
    now = max(probability - THRESHOLD, 0.0)
    basis = [1.0, probability, now] + [gain - now for gain in outlook_of(one, codes, probability)]
    best, chosen = 0.0, None
    for order, panel in enumerate(one["orders"]):
        if panel not in may:
            continue
        weights = state["weights"][order * len(basis) : (order + 1) * len(basis)]
        worth = sum(weight * part for weight, part in zip(weights, basis)) + RHO * state["prices"][order]
        if worth > best:
            best, chosen = worth, panel
    return probability, chosen


def walk(patient):
    way = Way(patient)
    codes = [0 if value is None else 1 + bisect.bisect_left(edges, value) for value, edges in zip(way.values, EDGES)]
    probabilities = []
    while True:
        probability, panel = step(codes, way.ordered, way.recorded)
        probabilities.append(probability)
        if panel is None:
            return way.told(probabilities, "disease" if probability >= THRESHOLD else "no_disease")
        way.order(panel)
