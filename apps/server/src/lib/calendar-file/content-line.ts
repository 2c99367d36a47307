/** A TEXT value of RFC 5545: separators escaped, line breaks written out, control characters dropped. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A parameter value in quotes; a quote or a control character cannot be written there at all. */
export function quoteParameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, " ").trim()}"`;
}

/** One content line, folded so that no line is longer than 75 octets and no character is torn apart. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
