/** How spreadsheets set to a language read CSV: what stands between cells, and before decimals. */
export interface CsvStyle {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}

/** Of the product's languages only English writes decimals with a point, and lists with commas. */
export function csvStyleOf(language: string): CsvStyle {
  return language.startsWith("en") ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
}

/** One line of a CSV file, with its end. */
export function toCsvLine(cells: readonly (string | number)[], { separator, decimal }: CsvStyle): string {
  const texts = cells.map((cell) =>
    typeof cell === "number" ? String(cell).replace(".", decimal) : toCell(cell),
  );
  return `${texts.join(separator)}\r\n`;
}

/**
 * A spreadsheet would run what begins like a formula, also behind a separator if it is set to another language than the
 * file: an apostrophe makes it a text.
 */
function toCell(text: string): string {
  const harmless = text.replaceAll(/(?<=^|[,;\t\r\n]\s*)(?=[=+\-@\t\r])/g, "'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
