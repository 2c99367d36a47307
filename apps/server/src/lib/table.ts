import { type CsvStyle, toCsvLine } from "@rendezvous/domain/table/csv-line";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A text, a number, or a wall-clock date and time, `YYYY-MM-DD HH:MM:SS`; null: empty. */
export type Cell = string | number | { readonly wall: string } | null;
export type SheetRow = readonly Cell[];

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Returns the headers for downloading a table as a file. */
export function fileHeaders(name: string, format: keyof typeof TYPES): Record<string, string> {
  return {
    "content-type": TYPES[format],
    "content-disposition": `attachment; filename="${name}.${format}"`,
  };
}

/** Starts with a byte order mark, so that spreadsheets recognise UTF-8. */
export async function* writeCsv(rows: AsyncIterable<SheetRow>, style: CsvStyle): AsyncGenerator<string> {
  yield "\ufeff";
  for await (const row of rows) yield toCsvLine(row.map(toText), style);
}

function toText(cell: Cell): string | number {
  if (cell === null) return "";
  return typeof cell === "object" ? cell.wall.slice(0, 16) : cell;
}

/** The most rows in a sheet. */
export const MAX_SHEET_ROWS = 1_048_576;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** The name of a sheet, and its rows as a stream. */
export interface Sheet {
  readonly name: string;
  readonly rows: AsyncIterable<SheetRow> | Iterable<SheetRow>;
}

/** Returns the parts that ECMA-376 requires of a workbook besides its sheets. Style 1 is a date and time, style 2 bold. */
function partsOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const each = (write: (sheet: Sheet, number: number) => string): string =>
    sheets.map((sheet, index) => write(sheet, index + 1)).join("");
  return {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(({ name }, number) => `<sheet name="${toSheetName(name)}" sheetId="${number}" r:id="s${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="s${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLES,
  };
}

const LONGEST_NAME = 31;

/** Removes forbidden characters from a sheet's name and shortens it at the end of a word. */
function toSheetName(name: string): string {
  const plain = name.replaceAll(/[[\]:*?/\\"]/g, " ").trim();
  const cut =
    plain.length > LONGEST_NAME ? plain.slice(0, LONGEST_NAME + 1).replace(/[\s,]+\S*$/u, "") : plain;
  return escape(cut.slice(0, LONGEST_NAME));
}

/** Streams a workbook; the first row of each sheet is bold and frozen. */
export function writeXlsx(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(XML + text), path);
  // yazl's types declare a general stream, but it is Node's own.
  const written = zip.outputStream as Readable;
  const streams = sheets.map(({ rows }) => Readable.from(writeSheet(rows)));
  for (const [index, sheet] of streams.entries()) {
    sheet.on("error", (error) => written.destroy(error));
    zip.addReadStream(sheet, `xl/worksheets/sheet${index + 1}.xml`);
  }
  // Stops reading rows when the client has gone away.
  written.on("close", () => {
    for (const sheet of streams) sheet.destroy();
  });
  zip.end();
  return written;
}

async function* writeSheet(rows: Sheet["rows"]): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield `<row r="${number}">${row.map((cell, index) => toXml(cell, `${columnName(index)}${number}`, number === 1)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

/** Returns A, B, ... Z, AA, AB and so on. Some programs read no cell without its address. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Text cells are always text, so none becomes a formula, whichever character begins it. */
function toXml(cell: Cell, address: string, isBold: boolean): string {
  const at = `<c r="${address}"`;
  if (cell === null || cell === "") return `${at}/>`;
  if (typeof cell === "number") return `${at}><v>${cell}</v></c>`;
  if (typeof cell === "object") return `${at} s="1"><v>${toSerial(cell.wall)}</v></c>`;
  return `${at} t="inlineStr"${isBold ? ' s="2"' : ""}><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

const DAY_MS = 86_400_000;

/** Returns the days since 30 December 1899, from which spreadsheets count. */
function toSerial(wall: string): number {
  return (Date.parse(`${wall.replace(" ", "T")}Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;
}

// XML cannot contain control characters, or one half of a UTF-16 surrogate pair.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>]/g, (one) => NAMED[one]!);
}
