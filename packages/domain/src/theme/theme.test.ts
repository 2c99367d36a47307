import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, fromOklch, toOklch } from "./color.ts";
import { themeOf } from "./theme.ts";

test.each(["#be185d", "#0f766e", "#ffd400", "#ffffff", "#000", "00aaff", "#c2410c", "#7fffd4", "#da20a0"])(
  "text on %s and %s as text can be read",
  (primary) => {
    const theme = themeOf({ primary });
    expect(contrastOf(theme["--accent"] ?? "", theme["--on-accent"] ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(theme["--accent-ink"] ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

test("a group without a colour, or with one that cannot be read, gets the default", () => {
  expect(themeOf({})).toEqual(themeOf({ primary: "red; background: url(x)" }));
  expect(themeOf()).toMatchObject({ "--accent": "#1d5fd1", "--on-accent": "#ffffff" });
  expect(themeOf()).not.toHaveProperty("--surface");
});

test("the host's colours come before the group's, under whatever name", () => {
  const group = { primary: "#be185d" };
  expect(themeOf({ content_links: "#0f766e" }, group)["--accent"]).toBe("#0f766e");
  expect(themeOf({ content_links: "nonsense" }, group)["--accent"]).toBe("#be185d");
});

test("a page or column so dark that nothing could be read on it stays as it was", () => {
  expect(themeOf({ content_bg: "#222222", even_timeslot_col_bg: "#000000" })).toEqual(themeOf({}));
  expect(themeOf({ content_bg: "#fff8e7", even_timeslot_col_bg: "#dfe8f2" })).toMatchObject({
    "--surface": "#fff8e7",
    "--column-even": "#dfe8f2",
  });
});

test("whatever colours are given, every text can be read", () => {
  const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
  const names = ["primary", "content_links", "content_bg", "content_text", "even_timeslot_col_bg"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), hex), (colors) => {
      const theme = themeOf(colors);
      const surface = theme["--surface"] ?? "#ffffff";
      const quiet = fromOklch({ lightness: 0.47, chroma: 0.02, hue: Number(theme["--hue"]) });
      const pairs: [string | undefined, string | undefined][] = [
        [theme["--accent"], theme["--on-accent"]],
        [theme["--accent-ink"], surface],
        [theme["--ink"] ?? "#1b1f27", surface],
        [quiet, surface],
        [quiet, theme["--surface-sunken"] ?? "#ffffff"],
        [quiet, theme["--column-even"] ?? "#ffffff"],
      ];
      for (const [one, other] of pairs)
        expect(contrastOf(one ?? "", other ?? "")).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a colour survives the way through oklch", () => {
  for (const color of ["#1d5fd1", "#000000", "#ffffff", "#0f766e"])
    expect(fromOklch(toOklch(color) ?? { lightness: 0, chroma: 0, hue: 0 })).toBe(color);
});

test("contrast is WCAG's", () => {
  expect(contrastOf("#000", "#fff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
