# The card asks whether a value is below a limit. Whoever has none in the record goes on with "no".
FIDELITY <- @FIDELITY@ # share of other patients with the same orders and diagnosis as under the policy itself

below <- function(way, feature, limit) isTRUE(way$values[feature] < single(limit))

follow <- function(way) {
@CARD@
}

walk <- function(patient) {
  done <- follow(new_way(patient))
  told(done$way, c(), done$diagnosis)
}
