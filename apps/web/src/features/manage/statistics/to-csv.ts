import type { Statistics } from "@rendezvous/contract/statistics";

const COLUMNS = ["booked", "cancelled", "no_show", "first", "minutes"] as const;

/** One line for each count, with a mark at the beginning from which spreadsheets know that it is UTF-8. */
export function toCsv({ series, by, grain }: Statistics): string {
  const rows = [
    ["kind", "value", "name", ...COLUMNS, "booked_before"],
    ...series.map((line) => [grain, line.start, "", ...COLUMNS.map((name) => line[name]), ""]),
    ...Object.entries(by).flatMap(([kind, lines]) =>
      lines.map((line) => [
        kind,
        line.value,
        line.name ?? "",
        ...COLUMNS.map((name) => line[name]),
        line.booked_before,
      ]),
    ),
  ];
  return `\ufeff${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

/** What begins like a formula would be run by a spreadsheet. */
function toCell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
