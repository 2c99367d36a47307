import { expect, test } from "vitest";
import { contrastOf, fromOklch, toOklch } from "./color.ts";
import { themeOf } from "./theme.ts";

test.each(["#be185d", "#0f766e", "#ffd400", "#ffffff", "#000", "00aaff", "#c2410c", "#7fffd4"])(
  "text on %s and %s as text can be read",
  (primary) => {
    const theme = themeOf({ primary });
    expect(contrastOf(theme.accent, theme.onAccent)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(theme.accentInk, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

test("a group without a colour, or with one that cannot be read, gets the default", () => {
  expect(themeOf({})).toEqual(themeOf({ primary: "red; background: url(x)" }));
  expect(themeOf({}).accent).toBe("#1d5fd1");
});

test("a colour survives the way through oklch", () => {
  for (const color of ["#1d5fd1", "#000000", "#ffffff", "#0f766e"])
    expect(fromOklch(toOklch(color) ?? { lightness: 0, chroma: 0, hue: 0 })).toBe(color);
});

test("contrast is WCAG's", () => {
  expect(contrastOf("#000", "#fff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
