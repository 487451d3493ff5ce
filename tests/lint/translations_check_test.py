#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations/update finds what is wrong with a translation, and nothing where all is well."""
import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "translations" / "update"


def script():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("update", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("update", loader))
    loader.exec_module(module)
    return module


UPDATE = script()


def faults(source, *forms, language="de", numerus=False, unfinished=False):
    """What is found of one text in a file of that language."""
    escaped = [text.replace("&", "&amp;").replace("<", "&lt;") for text in (source, *forms)]
    inside = "".join(f"<numerusform>{form}</numerusform>" for form in escaped[1:]) if numerus else escaped[1]
    marks = ' numerus="yes"' if numerus else "", ' type="unfinished"' if unfinished else ""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f"panelwise_{language}.ts"
        path.write_text(f'<TS version="2.1"><context><name>Page</name><message{marks[0]}><source>{escaped[0]}</source>'
                        f"<translation{marks[1]}>{inside}</translation></message></context></TS>", encoding="utf-8")
        texts, missing, found = UPDATE.faults_in(path)
    assert texts == 1
    return missing, [fault for _, _, fault in found]


class TranslationsCheck(unittest.TestCase):
    def test_sound_texts_pass(self):
        self.assertEqual(faults("%1 of %2 patients", "%1 von %2 Patienten"), (0, []))
        self.assertEqual(faults("%2 of %1", "von %1 %2"), (0, []))
        self.assertEqual(faults("&File", "&Datei"), (0, []))
        self.assertEqual(faults("Export…", "Exportieren…"), (0, []))
        self.assertEqual(faults("%n rows", "%n Zeile", "%n Zeilen", numerus=True), (0, []))
        self.assertEqual(faults("R&D costs", "Kosten für F&E"), (0, []))
        self.assertEqual(faults("Cost, F1", "成本，F1", language="zh_CN"), (0, []))
        self.assertEqual(faults("F1", "F1"), (0, []))

    def test_unfinished_and_empty_texts_are_missing(self):
        self.assertEqual(faults("Cost", "Kosten", unfinished=True), (1, []))
        self.assertEqual(faults("Cost", ""), (1, []))
        self.assertEqual(faults("%n rows", "%n Zeile", "", numerus=True), (1, []))

    def test_lost_pieces_are_found(self):
        for source, translation in [("%1 of %2", "%1 von"), ("&File", "Datei"), ("Export…", "Exportieren"), ("<b>F1</b> of all", "F1 von allen"),
                                    ("Add --folds 10.", "10 hinzufügen."), ("one\ntwo", "eins zwei"), ("Front", "Front")]:
            missing, found = faults(source, translation)
            self.assertEqual((missing, len(found)), (0, 1), (source, found))

    def test_forms_for_numbers_are_counted_as_the_language_has_them(self):
        self.assertEqual(faults("%n rows", "%n 行", language="zh_CN", numerus=True), (0, []))
        self.assertEqual(len(faults("%n rows", "%n Zeilen", numerus=True)[1]), 1)
        self.assertEqual(len(faults("%n rows", "صف", "صفوف", language="ar", numerus=True)[1]), 1)

    def test_punctuation_of_another_script_is_found(self):
        self.assertEqual(len(faults("Cost, F1", "成本, F1", language="zh_CN")[1]), 1)
        self.assertEqual(len(faults("Which?", "أيها?", language="ar")[1]), 1)

    def test_facts_of_lessons_are_kept(self):
        lessons = UPDATE.LESSONS
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "a.lesson.json"
            path.write_text('{"title": "Begin", "steps": [{"text": "It costs {{price}}.", "hints": ["One", "Two"]}]}', encoding="utf-8")
            before, lessons.FOLDER = lessons.FOLDER, pathlib.Path(folder)
            try:
                self.assertEqual([known["en"] for _, known in lessons.texts()], ["Begin", "It costs {{price}}.", "One", "Two"])
                words = {"Begin": "Anfang", "It costs {{price}}.": "Es kostet etwas.", "Two": "Zwei"}
                self.assertEqual(lessons.fill(lambda known: {"de": words[known["en"]]} if known["en"] in words else {}), 3)
                self.assertEqual([known.get("de") for _, known in lessons.texts()], ["Anfang", "Es kostet etwas.", None, "Zwei"])
                self.assertEqual(len(list(lessons.faults())), 1)
            finally:
                lessons.FOLDER = before


if __name__ == "__main__":
    unittest.main()
