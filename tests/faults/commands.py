# SPDX-License-Identifier: GPL-3.0-or-later
"""A script of commands over one project, run as it is or with a fault by the shim; and what a project then holds."""
import json, os, pathlib, shutil, subprocess, tempfile

PATIENTS = 400
SMALL = [word for setting in ("encoder.kind=gaussian", "ppo.hidden=16", "ppo.epochs=1", "classifier.hidden=16",
                              "loop.steps_per_loop=1024", "loop.outer_loops=3") for word in ("--set", setting)]
LEARNING = ["--threads", "1", "--json"]
STEPS = {
    "import": ["inspect", "--data", "c/known-optimum.csv", "--project", "p.panelwise", "--json"],
    "front": ["front", "--project", "p.panelwise", *LEARNING],
    "train": ["train", "--project", "p.panelwise", "--lambda", "5", "--rho", "-0.005", "--preset", "quick",
              "--bootstrap", "100", *SMALL, *LEARNING],
    "share": ["share", "--project", "p.panelwise", "--out", "s.panelwise", "--without", "rows", "--json"],
    "rename": ["rename", "--project", "p.panelwise", "--policy", "P1-1", "--name", "Clinic A", "--json"],
    "export": ["export", "--project", "p.panelwise", "--what", "front", "--out", "front.csv", "--json"],
}


class Commands:
    def __init__(self, cli, shim, prefix):
        self.cli = os.path.abspath(cli)
        self.shim = os.path.abspath(shim)
        self.root = pathlib.Path(tempfile.mkdtemp(prefix=prefix))
        self.work = self.root / "work"

    def environment(self, fault):
        made = dict(os.environ, LC_ALL="C.UTF-8", TMPDIR=str(self.work / "tmp"))
        if fault:
            made.update(LD_PRELOAD=self.shim, PANELWISE_FAULT_ROOT=str(self.work),
                        **{"PANELWISE_FAULT_" + key.upper(): str(value) for key, value in fault.items()})
        return made

    def run(self, words, **fault):
        return subprocess.run([self.cli, *words], cwd=self.work, env=self.environment(fault), capture_output=True,
                              text=True, timeout=120)

    # What has been told as done: the front with its figures, the name of a policy.
    def state(self):
        if not (self.work / "p.panelwise").exists():
            return None
        seen = self.run(["inspect", "--project", "p.panelwise", "--json"])
        if seen.returncode != 0:
            return "unreadable: " + seen.stdout + seen.stderr
        project = json.loads(seen.stdout)
        found = self.run(["front", "--project", "p.panelwise", "--front", "1", "--json"])
        front = without_times(json.loads(found.stdout)) if found.returncode == 0 else None
        if front:  # that it was taken up again is no part of what it found
            front["notices"] = [one for one in front["notices"] if one["code"] != "resumed"]
        return {"patients": project.get("patients"), "panels": project.get("panels"), "front": front}

    def begin(self):
        self.work.mkdir(parents=True)
        (self.work / "tmp").mkdir()
        made = self.run(["generate", "known-optimum", "--patients", str(PATIENTS), "--out", "c"])
        assert made.returncode == 0, made.stderr

    # The folder as it is now, under a name to go back to.
    def keep(self, name):
        shutil.rmtree(self.root / name, ignore_errors=True)
        shutil.copytree(self.work, self.root / name)

    def go_back(self, name):
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.copytree(self.root / name, self.work)

    # How many calls of each kind the shim counts.
    def count(self, words):
        counted = self.root / "counted"
        reply = self.run(words, call="none", number=0, error=0, count=counted)
        assert reply.returncode == 0, (words, reply.stdout, reply.stderr)
        return {call: int(count) for call, count in (line.split() for line in counted.read_text().splitlines())}

    def end(self):
        shutil.rmtree(self.root, ignore_errors=True)


def without_times(value):
    if isinstance(value, dict):
        return {key: without_times(one) for key, one in value.items() if key != "timing" and not key.endswith("_s")}
    return [without_times(one) for one in value] if isinstance(value, list) else value


def only_more(before, now):
    return before is None or (isinstance(now, dict) and all(before[key] in (None, now[key]) for key in before))
