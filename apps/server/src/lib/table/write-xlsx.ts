import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell, Row } from "./cell.ts";

/** As many rows as a sheet has. */
export const MOST_ROWS = 1_048_576;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** ECMA-376: all that a workbook of one sheet needs beside the sheet. Style 1 is a date and time, style 2 bold. */
const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** A workbook of one sheet, written as its rows come; the first row is bold and stays in view. */
export function writeXlsx(rows: AsyncIterable<Row>): Readable {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + text), path);
  const sheet = Readable.from(writeSheet(rows));
  // yazl hands on as Node's own stream what it types as any stream.
  const written = zip.outputStream as Readable;
  sheet.on("error", (error) => written.destroy(error));
  // A reader who went away reads no further rows.
  written.on("close", () => sheet.destroy());
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  return written;
}

async function* writeSheet(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;
  let isFirst = true;
  for await (const row of rows) {
    yield `<row>${row.map((cell) => toXml(cell, isFirst)).join("")}</row>`;
    isFirst = false;
  }
  yield "</sheetData></worksheet>";
}

/** Texts stand as texts: whatever they begin with, none is a formula. */
function toXml(cell: Cell, isBold: boolean): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="1"><v>${toSerial(cell.wall)}</v></c>`;
  return `<c t="inlineStr"${isBold ? ' s="2"' : ""}><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

const DAY_MS = 86_400_000;

/** Days since the last but one day of 1899, which spreadsheets count from. */
function toSerial(wall: string): number {
  return (Date.parse(`${wall.replace(" ", "T")}Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;
}

// XML has no words for control characters, nor for half a pair of UTF-16.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>]/g, (one) => NAMED[one]!);
}
