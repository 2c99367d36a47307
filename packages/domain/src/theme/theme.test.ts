import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, fromOklch, toOklch } from "./color.ts";
import type { Scheme } from "./palette.ts";
import { type ConfiguredColors, schemeOfHost, themeOf } from "./theme.ts";

test.each(["#be185d", "#0f766e", "#ffd400", "#ffffff", "#000", "00aaff", "#c2410c", "#7fffd4", "#da20a0"])(
  "text on %s and %s as text can be read",
  (primary) => {
    const theme = themeOf("light", { primary });
    expect(contrastOf(theme["--accent"] ?? "", theme["--on-accent"] ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(theme["--accent-ink"] ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

test("a group without a colour, or with one that cannot be read, gets the default", () => {
  expect(themeOf("light", {})).toEqual(themeOf("light", { primary: "red; background: url(x)" }));
  expect(themeOf("light")).toMatchObject({ "--accent": "#1d5fd1", "--on-accent": "#ffffff" });
  expect(themeOf("light")).not.toHaveProperty("--surface");
});

test("the host's colours come before the group's, under whatever name", () => {
  const group = { primary: "#be185d" };
  expect(themeOf("light", { content_links: "#0f766e" }, group)["--accent"]).toBe("#0f766e");
  expect(themeOf("light", { content_links: "nonsense" }, group)["--accent"]).toBe("#be185d");
});

test("columns and text in the host's colours are taken where they can be read", () => {
  expect(themeOf("light", { odd_timeslot_col_bg: "#dfe8f2", content_text: "#222222" })).toMatchObject({
    "--column-odd": "#dfe8f2",
    "--ink": "#222222",
  });
  const unreadable = themeOf("light", { odd_timeslot_col_bg: "#222222", content_text: "#dddddd" });
  expect(unreadable).not.toHaveProperty("--column-odd");
  expect(unreadable).not.toHaveProperty("--ink");
});

test("edges of fields are the style sheet's on its own light ground, and found for any other", () => {
  expect(themeOf("light")).not.toHaveProperty("--outline");
  expect(themeOf("light", { content_bg: "#fff8e7" })).toHaveProperty("--outline");
  expect(themeOf("dark")).toHaveProperty("--outline");
});

test("what lies beside the accent is the opposite of the text on it", () => {
  expect(themeOf("light", { primary: "#1d5fd1" })["--accent-away"]).toBe("black");
  expect(themeOf("light", { primary: "#ffd400" })["--accent-away"]).toBe("white");
});

test("tints hold little of the accent, the strong one more", () => {
  const { "--accent-tint": tint, "--accent-tint-strong": strong } = themeOf("light", { primary: "#1d5fd1" });
  const [one, other] = [tint, strong].map((color) => contrastOf(color ?? "", "#ffffff"));
  expect(one).toBeGreaterThan(1.05);
  expect(other).toBeGreaterThan(one ?? 0);
  expect(other).toBeLessThan(2);
});

test("a page or column so dark that nothing could be read on it stays as it was", () => {
  expect(themeOf("light", { content_bg: "#222222", even_timeslot_col_bg: "#000000" })).toEqual(
    themeOf("light", {}),
  );
  expect(themeOf("light", { content_bg: "#fff8e7", even_timeslot_col_bg: "#dfe8f2" })).toMatchObject({
    "--surface": "#fff8e7",
    "--column-even": "#dfe8f2",
  });
});

/** Returns the unreadable pairs among all texts and lines of a page in these colours and all grounds below them. */
function faultsOf(scheme: Scheme, colors: ConfiguredColors): string[] {
  const theme = themeOf(scheme, colors);
  const hue = Number(theme["--hue"]);
  const usual = (lightness: number, chroma: number) => fromOklch({ lightness, chroma, hue });
  // The style sheet's value of a token that the theme does not set.
  const color = (name: keyof typeof theme): string =>
    theme[name] ??
    {
      "--surface": "#ffffff",
      "--surface-raised": "#ffffff",
      "--surface-sunken": usual(0.975, 0.006),
      "--ink": usual(0.24, 0.02),
      "--ink-quiet": usual(0.47, 0.02),
      "--outline": usual(0.62, 0.02),
    }[name as string] ??
    color("--surface");
  const grounds = [
    "--surface",
    "--surface-sunken",
    "--surface-raised",
    "--accent-tint",
    "--accent-tint-strong",
    "--column-even",
    "--column-odd",
  ] as const;
  const pairs = [
    ...(["--ink", "--ink-quiet", "--accent-ink"] as const).flatMap((text) =>
      grounds.map((ground) => [text, ground, 4.5] as const),
    ),
    ["--on-accent", "--accent", 4.5] as const,
    ["--outline", "--surface", 3] as const,
    ["--outline", "--surface-raised", 3] as const,
  ];
  return pairs
    .filter(([one, other, least]) => contrastOf(color(one), color(other)) < least)
    .map(([one, other]) => `${scheme}: ${one} ${color(one)} on ${other} ${color(other)}`);
}

test.each(["light", "dark"] as const)("whatever colours are given, every text can be read, %s", (scheme) => {
  const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
  const names = ["primary", "content_bg", "content_text", "even_timeslot_col_bg", "odd_timeslot_col_bg"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), hex), (colors) => {
      expect(faultsOf(scheme, colors)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("a button's ground is seen on a dark page, however dark the group's colour is", () => {
  for (const primary of ["#000000", "#101840", "#003300", "#1d5fd1"]) {
    const theme = themeOf("dark", { primary });
    expect(contrastOf(theme["--accent"] ?? "", theme["--surface"] ?? "")).toBeGreaterThanOrEqual(3);
  }
});

test("a host's own ground tells in which scheme its page is", () => {
  expect(schemeOfHost({ content_bg: "#fff8e7" })).toBe("light");
  expect(schemeOfHost({ background: "#14161a" })).toBe("dark");
  expect(schemeOfHost({ primary: "#14161a" })).toBeNull();
  expect(themeOf("dark", { content_bg: "#14161a" })).toMatchObject({ "--surface": "#14161a" });
});

test("colours are written as three or six hexadecimal digits, blanks around them and # or not", () => {
  for (const color of ["#17d", "17d", " #1177dd ", "1177DD"])
    expect(fromOklch(toOklch(color)!)).toBe("#1177dd");
  for (const none of ["x#1177dd", "#1177ddx", "#11", ""]) expect(toOklch(none)).toBeNull();
});

test("a colour survives the way through oklch", () => {
  for (const color of ["#1d5fd1", "#000000", "#010101", "#020409", "#ffffff", "#0f766e"])
    expect(fromOklch(toOklch(color) ?? { lightness: 0, chroma: 0, hue: 0 })).toBe(color);
});

test("contrast is WCAG's", () => {
  expect(contrastOf("#000", "#fff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
