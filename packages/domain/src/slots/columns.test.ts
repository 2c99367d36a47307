import { describe, expect, it } from "vitest";
import { columnsForWidth } from "./columns.ts";

describe("the number of days side by side", () => {
  it.each([
    [320, 2],
    [420, 2],
    [421, 3],
    [580, 3],
    [581, 4],
    [736, 4],
    [737, 5],
    [880, 5],
    [881, 6],
    [1024, 6],
    [1025, 7],
    [3840, 7],
  ])("a window %i pixels wide shows %i days", (width, columns) => {
    expect(columnsForWidth(width)).toBe(columns);
  });
});
