# The card asks whether a value is below a limit. The last argument of each question is the answer for whoever has none
# in the record.
FIDELITY = @FIDELITY@  # share of other patients with the same orders and diagnosis as under the policy itself


def below(way, feature, limit, not_recorded):
    value = way.values[feature]
    return not_recorded if value is None else value < single(limit)


def follow(way):
@CARD@


def walk(patient):
    way = Way(patient)
    panel = forced(allowed(way.ordered, way.recorded))
    while panel is not None:
        way.order(panel)
        panel = forced(allowed(way.ordered, way.recorded))
    diagnosis = follow(way)
    return way.told([], diagnosis)
