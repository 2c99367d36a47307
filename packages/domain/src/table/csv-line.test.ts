import { describe, expect, test } from "vitest";
import { csvStyleOf, toCsvLine } from "./csv-line.ts";

describe("a line of CSV", () => {
  test.each([
    ["en", 'Roux,"a;b",12.5\r\n'],
    ["en-GB", 'Roux,"a;b",12.5\r\n'],
    ["fr", 'Roux;"a;b";12,5\r\n'],
    ["hu", 'Roux;"a;b";12,5\r\n'],
  ])("is written as spreadsheets in %s read it", (language, line) => {
    expect(toCsvLine(["Roux", "a;b", 12.5], csvStyleOf(language))).toBe(line);
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["-3", "'-3"],
    ["@sum", "'@sum"],
    ["+33 6", "'+33 6"],
    ['x;=HYPERLINK("a")', `"x;'=HYPERLINK(""a"")"`],
    ["x, =1", `"x, '=1"`],
    ["x\n=1", `"x\n'=1"`],
    ["5 = 5, 3-2", '"5 = 5, 3-2"'],
  ])("makes no formula of %j, wherever a spreadsheet would cut it", (text, cell) => {
    expect(toCsvLine([text], csvStyleOf("fr"))).toBe(`${cell}\r\n`);
  });
});
