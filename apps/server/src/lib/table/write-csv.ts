import type { Cell, Row } from "./cell.ts";

/** With a mark at the beginning from which spreadsheets know that it is UTF-8. */
export async function* writeCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield "\ufeff";
  for await (const row of rows) yield `${row.map(toText).join(",")}\r\n`;
}

/** What begins like a formula would be run by a spreadsheet; a number of a phone is none. */
function toText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.wall.slice(0, 16);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
