#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files beside it with other programs: openpyxl, odfpy, pandas, LibreOffice, PSPP and ReadStat's own writer.

The tests hold the readers to the numbers that are typed here. Debian 12: python3-openpyxl python3-odf python3-pandas
libreoffice-calc-nogui pspp readstat. The files are kept, so nobody needs to run this to test.
"""
import datetime
import subprocess
import zipfile

import openpyxl
import pandas
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

date = datetime.date
ROWS = [
    ("P1", 34, "f", True, date(2024, 2, 29), 1.5, 0),
    ("P2", 61, "m", False, date(2023, 12, 31), 12, 1),
    ("P3", None, "f", False, date(2024, 1, 1), None, 0),
    ("P4", 45, "m", True, date(1999, 7, 5), 3.25, 1),
    ("P5", 29, "f", None, date(2024, 2, 28), 0.4, 0),
    ("P6", 70, "m", False, date(2020, 10, 31), 150, 1),
]
HEAD = ["id", "age", "sex", "smoker", "admitted", "crp", "low"]


def ward():
    """Notes first, a title over the table, dates, logical values, a formula, and a second table."""
    book = openpyxl.Workbook()
    notes = book.active
    notes.title = "Notes"
    notes["A1"] = "Extract of the ward"
    notes["A2"] = "Made by hand"
    sheet = book.create_sheet("Patients")
    sheet["A1"] = "Cohort 2024"
    sheet.merge_cells("A1:H1")
    sheet.append(HEAD + ["double"])
    for number, row in enumerate(ROWS):
        sheet.append(list(row) + [f"=F{number + 3}*2" if row[5] is not None else None])
    controls = book.create_sheet("Controls")
    controls.append(["id", "age"])
    controls.append(["C1", 50])
    secret = book.create_sheet("Hidden")
    secret.append(["id", "age"])
    secret.append(["H1", 51])
    secret.sheet_state = "hidden"
    book.save("ward.xlsx")  # formulas were never calculated
    subprocess.run(["soffice", "--headless", "--convert-to", "ods", "ward.xlsx"], check=True)
    subprocess.run(["soffice", "--headless", "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", "office",
                    "ward.xlsx"], check=True)
    subprocess.run(["mv", "office/ward.xlsx", "ward_office.xlsx"], check=True)
    subprocess.run(["rmdir", "office"], check=True)


def heads():
    """Two rows of heads, merged across and down."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Lab"
    sheet["A1"] = "id"
    sheet.merge_cells("A1:A2")
    sheet["B1"] = "Blood"
    sheet.merge_cells("B1:C1")
    sheet["D1"] = "Urine"
    sheet.merge_cells("D1:E1")
    for column, name in zip("BCDE", ["pH", "Sodium\n(mmol/L)", "pH", "Protein"]):
        sheet[column + "2"] = name
    sheet.append(["P1", 7.4, 140, 6, 0.1])
    sheet.append(["P2", 7.35, 138, 5.5, 0.3])
    book.save("heads.xlsx")


def moments():
    """What a number means depends on its format alone; 1904 counts from another day."""
    for name, epoch in [("moments.xlsx", openpyxl.utils.datetime.WINDOWS_EPOCH),
                        ("moments_1904.xlsx", openpyxl.utils.datetime.MAC_EPOCH)]:
        book = openpyxl.Workbook()
        book.epoch = epoch
        sheet = book.active
        sheet.append(["day", "moment", "time", "share", "price", "elapsed"])
        sheet.append([date(2024, 2, 29), datetime.datetime(2023, 12, 31, 13, 5), datetime.time(13, 30), 0.25, 12.5,
                      datetime.timedelta(hours=36, minutes=15)])
        sheet.append([date(1950, 1, 2), datetime.datetime(2024, 1, 1, 0, 0, 1), datetime.time(0, 0, 59), 0.5, 7,
                      datetime.timedelta(minutes=3)])
        sheet["D2"].number_format = sheet["D3"].number_format = "0.0%"
        sheet["E2"].number_format = sheet["E3"].number_format = '[$€-407] #,##0.00;[Red]-#,##0.00 "days"'
        book.save(name)


def inline():
    """Texts inside the cells, no styles and no places of cells, as some writers do."""
    cell = '<c t="inlineStr"><is><t>{}</t></is></c>'
    number = "<c><v>{}</v></c>"
    rows = "".join(f"<row>{''.join(cells)}</row>" for cells in [
        [cell.format("name"), cell.format("crp &amp; co"), cell.format("_x0041_BC")],
        [cell.format("Ann"), number.format("1.5e0"), number.format("7")],
        [cell.format("Bo"), number.format("-2"), number.format("8")]])
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    with zipfile.ZipFile("inline.xlsx", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("[Content_Types].xml", f'<Types xmlns="{package}/content-types"/>')
        book.writestr("_rels/.rels", f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" '
                      f'Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>')
        book.writestr("xl/_rels/workbook.xml.rels", f'<Relationships xmlns="{package}/relationships"><Relationship '
                      f'Id="r1" Type="{office}/worksheet" Target="worksheets/one.xml"/></Relationships>')
        book.writestr("xl/workbook.xml", f'<x:workbook xmlns:x="{main}" xmlns:r="{office}"><x:sheets><x:sheet '
                      'name="One" sheetId="1" r:id="r1"/></x:sheets></x:workbook>')
        book.writestr("xl/worksheets/one.xml", f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>')


def kinds():
    """Every kind of cell that OpenDocument has, and a row that stands for three."""
    book = OpenDocumentSpreadsheet()
    table = Table(name="Kinds")
    book.spreadsheet.addElement(table)

    def add(cells, **repeat):
        row = TableRow(**repeat)
        table.addElement(row)
        for kind, values, text in cells:
            cell = TableCell(valuetype=kind, **values)
            cell.addElement(P(text=text))
            row.addElement(cell)

    add([("string", {}, name) for name in ["number", "logical", "share", "price", "day", "time", "text"]])
    add([("float", {"value": 1.5}, "1,5"), ("boolean", {"booleanvalue": "true"}, "WAHR"),
         ("percentage", {"value": 0.25}, "25 %"), ("currency", {"value": 12.5, "currency": "EUR"}, "12,50 €"),
         ("date", {"datevalue": "2024-02-29"}, "29.02.24"), ("time", {"timevalue": "PT13H05M00S"}, "13:05"),
         ("string", {}, "alpha")])
    add([("float", {"value": 2}, "2"), ("boolean", {"booleanvalue": "false"}, "FALSCH"),
         ("percentage", {"value": 0.5}, "50 %"), ("currency", {"value": 7, "currency": "EUR"}, "7,00 €"),
         ("date", {"datevalue": "2023-12-31T23:59:00"}, "31.12.23"), ("time", {"timevalue": "PT00H00M30S"}, "0:00"),
         ("string", {}, "beta")], numberrowsrepeated=3)
    book.save("kinds.ods")


def statistics():
    """Labels of values and variables, values declared missing, dates, and a code that only some values have a label for."""
    with open("ward.sps", "w") as syntax:
        syntax.write("""DATA LIST LIST /id (A4) age (F3) sex (F1) smoker (F1) admitted (SDATE10) seen (DATETIME20) crp (F8.2) pain (F2) low (F1) record (F10).
BEGIN DATA
"P1" 34 2 1 2024/02/29 "29-FEB-2024 13:05:00" 1.5 0 0 1234567891
"P2" 61 1 0 2023/12/31 "31-DEC-2023 00:00:00" 12 10 1 1234567892
"P3" 999 2 0 2024/01/01 "01-JAN-2024 08:00:01" . 3 0 1234567893
"P4" 45 1 1 1999/07/05 "05-JUL-1999 23:59:59" 3.25 99 1 1234567894
"P5" 29 2 9 2024/02/28 "28-FEB-2024 12:00:00" 0.4 5 0 1234567895
"P6" 70 1 0 2020/10/31 "31-OCT-2020 12:30:00" 150 7 1 1234567896
END DATA.
VARIABLE LABELS age 'Age in years' /crp 'C-reactive protein (mg/L)' /low 'Low ferritin'.
VALUE LABELS sex 1 'male' 2 'female' /smoker 0 'never' 1 'now' 9 'not asked' /pain 99 'refused' /low 0 'no' 1 'yes'.
MISSING VALUES age (999) /smoker (9).
SAVE OUTFILE='ward.sav'.
SAVE OUTFILE='ward.zsav' /ZCOMPRESSED.
""")
    subprocess.run(["pspp", "ward.sps"], check=True)
    subprocess.run(["rm", "ward.sps"], check=True)
    for name in ["ward.sas7bdat", "ward.xpt"]:
        subprocess.run(["readstat", "-f", "ward.sav", name], check=True)
    table = pandas.DataFrame(
        {"id": [row[0] for row in ROWS], "age": [row[1] for row in ROWS],
         "sex": pandas.array([2, 1, 2, 1, 2, 1], dtype="int8"),
         "admitted": pandas.to_datetime([row[4] for row in ROWS]),
         "seen": pandas.to_datetime(["2024-02-29 13:05"] * 5 + ["1999-07-05 23:59:59"]),
         "month": pandas.to_datetime([row[4] for row in ROWS]),
         "crp": pandas.Series([row[5] for row in ROWS], dtype="float64"),
         "low": pandas.array([row[6] for row in ROWS], dtype="int8")})
    for name, version in [("ward.dta", 118), ("ward_old.dta", 114)]:
        table.to_stata(name, version=version, write_index=False,
                       convert_dates={"admitted": "td", "seen": "tc", "month": "tm"},
                       variable_labels={"crp": "C-reactive protein (mg/L)", "age": "Age in years"},
                       value_labels={"sex": {1: "male", 2: "female"}, "low": {0: "no", 1: "yes"}})


if __name__ == "__main__":
    for make in [ward, heads, moments, inline, kinds, statistics]:
        make()
