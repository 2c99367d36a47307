import { describe, expect, test } from "vitest";
import { placePopover } from "./place-popover.ts";

const phone = { width: 390, height: 800 };
const list = { width: 200, height: 300 };

describe("where a popover goes", () => {
  test.each([
    ["centred below its anchor", { left: 100, top: 100 }, { left: 45, top: 152 }],
    ["above it where there is no room below", { left: 100, top: 600 }, { left: 45, top: 292 }],
    ["never over the left edge", { left: 0, top: 100 }, { left: 8, top: 152 }],
    ["never over the right edge", { left: 300, top: 100 }, { left: 182, top: 152 }],
  ])("%s", (_, at, expected) => {
    expect(placePopover({ ...at, width: 90, height: 44 }, list, phone)).toEqual(expected);
  });

  test("stays in the window when it fits neither below nor above", () => {
    const small = { width: 390, height: 340 };
    expect(placePopover({ left: 100, top: 150, width: 90, height: 44 }, list, small).top).toBe(8);
  });
});
