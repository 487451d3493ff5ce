# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a TorchScript policy over a table and holds it against what the program said of the same patients.

check_module.py policy.pt patients_as_read.csv patients_as_told.csv
"""
import csv
import json
import sys

import torch


def features(columns, patient):
    row = []
    for column in columns:
        text = patient[column["name"]].strip()
        levels = column["values"]
        if column["kind"] == "number":
            row.append(float(text) if text else float("nan"))
        elif column["kind"] == "two":
            row.append(float(levels.index(text)) if text else float("nan"))
        else:
            row.extend(float(text == level) if text else float("nan") for level in levels)
    return row


def main(module, data, told):
    files = {"panelwise.json": ""}
    policy = torch.jit.load(module, _extra_files=files)
    facts = json.loads(files["panelwise.json"])
    assert facts["features"] == policy.feature_names, "names of features differ"
    assert "Not for clinical use." in policy.about(), "the notice is missing"
    with open(data, newline="", encoding="utf-8") as file:
        values = torch.tensor([features(facts["columns"], patient) for patient in csv.DictReader(file)])
    with open(told, newline="", encoding="utf-8") as file:
        expected = list(csv.DictReader(file))
    assert len(expected) == len(values) and len(values) >= 500, "not enough patients"
    with torch.no_grad():
        orders, cost, probability, disease = policy.walk(values)
    for row, patient in enumerate(expected):
        names = [policy.panel_names[panel] for panel in orders[row].tolist() if panel >= 0]
        said = "disease" if disease[row] else "no_disease"
        assert " > ".join(names) == patient["orders"], f"row {row + 1}: {names} instead of {patient['orders']}"
        assert said == patient["diagnosis"], f"row {row + 1}: {said} at {float(probability[row])}"
        assert abs(float(cost[row]) - float(patient["cost"])) < 1e-6, f"row {row + 1}: {float(cost[row])}"
        assert abs(float(probability[row]) - float(patient["probability"])) < 1e-4, f"row {row + 1}: probability"
    # One step at a time leads the same way.
    ordered = torch.zeros(len(values), len(policy.panel_names), dtype=torch.bool)
    first = policy.decide(values, ordered)[1].tolist()
    for row, action in enumerate(first):
        begins = expected[row]["orders"].split(" > ")[0]
        # Who decides step by step does not know yet that nothing of a panel is recorded.
        recorded = action < len(policy.panel_names) and bool((policy.hidden[action] > 0.5)[~values[row].isnan()].any())
        if recorded and begins:
            assert policy.panel_names[action] == begins, f"row {row + 1}: begins with {action}"
    print(len(values), "patients, the same decisions;", sum(len(p["orders"]) > 0 for p in expected), "with orders")


if __name__ == "__main__":
    main(*sys.argv[1:])
