# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the lessons, which hold all their languages in one file (panelwise-cli help lesson)."""
import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "resources" / "lessons"
TEXTS = re.compile(r'"(?:title|summary|text|reply|reply_right|reply_wrong|debrief)":\s*(?=["{\[])|"hints":\s*\[\s*')
DECODER = json.JSONDecoder()


def places(raw):
    """(begin, end, value) of every text: a string, a list of lines, or an object with a text for each language."""
    for match in TEXTS.finditer(raw):
        begin = match.end()
        hints = match.group().startswith('"hints"')
        while raw[begin] != "]":
            value, end = DECODER.raw_decode(raw, begin)
            yield begin, end, value
            if not hints:
                break
            begin = re.compile(r"\s*,?\s*").match(raw, end).end()


def languages_of(value):
    """A text by its languages; what is written once is English."""
    by_language = value if isinstance(value, dict) else {"en": value}
    return {language: "\n".join(text) if isinstance(text, list) else text for language, text in by_language.items()}


def texts():
    """(file, {language: text}) of every text of every lesson."""
    for path in sorted(FOLDER.glob("*.lesson.json")):
        for _, _, value in places(path.read_text(encoding="utf-8")):
            yield path, languages_of(value)


def fill(translate):
    """Adds to each text what translate(English, language) gives for the languages it lacks; tells how many."""
    count = 0
    for path in sorted(FOLDER.glob("*.lesson.json")):
        raw = path.read_text(encoding="utf-8")
        for begin, end, value in reversed(list(places(raw))):
            known = languages_of(value)
            added = translate(known)
            if not added:
                continue
            count += len(added)
            margin = " " * (len(raw[raw.rfind("\n", 0, begin) + 1:begin]) - len(raw[raw.rfind("\n", 0, begin) + 1:begin].lstrip()) + 2)
            lines = [f"{json.dumps(key)}: {json.dumps(text, ensure_ascii=False)}" for key, text in {**known, **added}.items()]
            raw = raw[:begin] + "{" + f",\n{margin}".join(lines) + "}" + raw[end:]
        path.write_text(raw, encoding="utf-8")
    return count


def facts(text):
    return sorted(re.findall(r"\{\{.*?\}\}", text))


def faults():
    """What a translation lost: a fact of the program, or a mark of emphasis."""
    for path, known in texts():
        for language, text in known.items():
            if facts(text) != facts(known["en"]):
                yield path.name, known["en"], f"{language}: facts {facts(known['en'])} became {facts(text)}"
            if text.count("**") % 2:
                yield path.name, known["en"], f"{language}: ** is not closed"
