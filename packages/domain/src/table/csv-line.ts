/** The CSV style that spreadsheets of a language expect: the separator of cells, and the decimal sign. */
export interface CsvStyle {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}

/** Among the product's languages only English uses a decimal point and separates lists with commas. */
export function csvStyleOf(language: string): CsvStyle {
  return language.startsWith("en") ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
}

/** Returns one line of a CSV file, including the line end. */
export function toCsvLine(cells: readonly (string | number)[], { separator, decimal }: CsvStyle): string {
  const texts = cells.map((cell) =>
    typeof cell === "number" ? String(cell).replace(".", decimal) : toCell(cell),
  );
  return `${texts.join(separator)}\r\n`;
}

/**
 * Spreadsheets run a text that begins like a formula, even after a separator if they are set to another language than the file.
 * An apostrophe makes it plain text.
 */
function toCell(text: string): string {
  const harmless = text.replaceAll(/(?<=^|[,;\t\r\n]\s*)(?=[=+\-@\t\r])/g, "'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
