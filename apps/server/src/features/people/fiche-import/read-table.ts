import { isUtf8 } from "node:buffer";
import { MAX_IMPORTED_ROWS, type FileFault } from "@rendezvous/contract/people/fiche-import-calls";
import { detectSeparator } from "@rendezvous/domain/fiche-import/detect-separator";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type TableResult =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly fault: FileFault };

const MAX_COLUMNS = 200;
const LONGEST_CELL = 2000;
/** How many lines may be above the headings, such as a title. */
const LONGEST_PREFACE = 10;

/** Reads a CSV file in a usual encoding, or the first sheet of a workbook. `language`: of the group, for files without Unicode. */
export async function readTable(file: Buffer, language: string): Promise<TableResult> {
  let rows: string[][];
  try {
    rows = isWorkbook(file) ? await readWorkbook(file) : readCsv(decode(file, language));
  } catch {
    return { ok: false, fault: "unreadable" };
  }
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const at = findHeadings(filled);
  const [headings = [], ...body] = filled.slice(at);
  if (headings.length > MAX_COLUMNS || headings.length === 0) return { ok: false, fault: "unreadable" };
  if (body.length === 0) return { ok: false, fault: "no_rows" };
  if (body.length > MAX_IMPORTED_ROWS) return { ok: false, fault: "too_many_rows" };
  return {
    ok: true,
    table: {
      headings: headings.map(clean),
      rows: body.map((row) => headings.map((_, index) => clean(row[index] ?? ""))),
    },
  };
}

/** Shortens a cell. The database stores no NUL, and no half of a character. */
function clean(cell: string): string {
  return cell.replaceAll("\0", "").toWellFormed().trim().slice(0, LONGEST_CELL);
}

/** The headings are the first line that is as long as the longest of the lines around it. */
function findHeadings(rows: readonly (readonly string[])[]): number {
  const lengths = rows
    .slice(0, LONGEST_PREFACE)
    .map((row) => row.filter((cell) => cell.trim() !== "").length);
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}

const isWorkbook = (file: Buffer): boolean =>
  file.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"));

/** The limit in bytes. A sheet of 50,000 long rows has a quarter of it. */
const MAX_UNPACKED = 256 * 1024 * 1024;
const DIRECTORY_ENTRY = Buffer.from("PK\u0001\u0002", "latin1");

/** Returns the unpacked size of a workbook's parts, as the directory at its end states it. */
function unpackedBytes(file: Buffer): number {
  let sum = 0;
  for (let at = file.indexOf(DIRECTORY_ENTRY); at >= 0; at = file.indexOf(DIRECTORY_ENTRY, at + 4))
    if (at + 28 <= file.length) sum += file.readUInt32LE(at + 24);
  return sum;
}

async function readWorkbook(file: Buffer): Promise<string[][]> {
  if (unpackedBytes(file) > MAX_UNPACKED) throw new Error("the workbook is too large unpacked");
  const [sheet] = await readXlsxFile(file);
  return (sheet?.data ?? []).map((row) => row.map(toText));
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return toDateText(cell);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
    ? String(cell)
    : "";
}

/** A workbook's day zero stands for a time alone. Its fractions of a day are rounded to minutes. */
function toDateText(date: Date): string {
  const [day = "", time = ""] = new Date(Math.round(date.getTime() / 60_000) * 60_000)
    .toISOString()
    .split("T");
  const clock = time.slice(0, 5);
  if (day < "1900-01-02") return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
}

function readCsv(text: string): string[][] {
  const separator = detectSeparator(text);
  return parse(text, {
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: MAX_IMPORTED_ROWS + LONGEST_PREFACE + 1,
  });
}

const CENTRAL_EUROPEAN = ["cs", "sk", "pl", "hu"];

/** A text without a byte order mark that is not valid UTF-8 is read in the Windows encoding of the group's language. */
function decode(file: Buffer, language: string): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder("utf-16be").decode(file);
  if (isUtf8(file)) {
    if (file.includes(0)) throw new Error("not a text");
    return file.toString("utf8");
  }
  const isWide = file.subarray(0, 100).filter((byte, index) => index % 2 === 1 && byte === 0).length > 20;
  if (isWide) return new TextDecoder("utf-16le").decode(file);
  if (file.includes(0)) throw new Error("not a text");
  return new TextDecoder(
    CENTRAL_EUROPEAN.includes(language.slice(0, 2)) ? "windows-1250" : "windows-1252",
  ).decode(file);
}
