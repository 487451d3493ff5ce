# The card asks whether a value is below a limit. Whoever has none in the record goes on with "no".
FIDELITY = @FIDELITY@  # share of other patients with the same orders and diagnosis as under the policy itself


def below(way, feature, limit):
    value = way.values[feature]
    return value is not None and value < single(limit)


def follow(way):
@CARD@


def walk(patient):
    way = Way(patient)
    diagnosis = follow(way)
    return way.told([], diagnosis)
