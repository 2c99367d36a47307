import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastOf } from "./color.ts";
import { COLOR_NAMES, contrastsOf } from "./contrast.ts";
import { COLOR_ALIASES, themeOf } from "./theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const scheme = fc.constantFrom("light", "dark");

describe("the accent", () => {
  test("that reads well is used as it is", () => {
    const [button, link] = contrastsOf("light", { primary: "#1d4f91" }, "accent");
    expect(button).toMatchObject({ place: "button", outcome: "kept" });
    expect(button?.ratio).toBeCloseTo(8.2, 0);
    expect(link).toMatchObject({ place: "link", outcome: "kept" });
  });

  test("that is too light as text is shown in a darker shade", () => {
    const [, link] = contrastsOf("light", { primary: "#ffd400" }, "accent");
    expect(link?.outcome).toBe("moved");
    expect(link?.ratio).toBeLessThan(1.5);
    expect(link?.shown).toBeGreaterThanOrEqual(4.5);
  });

  test("that reads on the page, but not on its own tint, is shown in a darker shade too", () => {
    const primary = "#0073e6";
    expect(contrastOf(primary, "#ffffff")).toBeGreaterThan(4.5);
    const [, link] = contrastsOf("light", { primary }, "accent");
    expect(link?.outcome).toBe("moved");
    expect(link?.ratio).toBeLessThan(4.5);
    expect(themeOf("light", { primary })["--accent-ink"]).not.toBe(primary);
    expect(link?.shown).toBeGreaterThanOrEqual(4.5);
  });

  test("is the default where a group gives none", () => {
    expect(contrastsOf("light", {}, "accent")).toEqual(
      contrastsOf("light", { primary: "#1d5fd1" }, "accent"),
    );
  });
});

test("a page, a text or a column that could not be read is not used", () => {
  expect(contrastsOf("light", { content_bg: "#555555" }, "surface")[0]?.outcome).toBe("unused");
  expect(contrastsOf("light", { content_text: "#cccccc" }, "ink")[0]?.outcome).toBe("unused");
  expect(contrastsOf("light", { even_timeslot_col_bg: "#777777" }, "evenColumn")[0]?.outcome).toBe("unused");
  expect(contrastsOf("light", { content_bg: "#fff8e7" }, "surface")[0]?.outcome).toBe("kept");
});

test("of a colour that is not given there is nothing to say", () => {
  for (const name of COLOR_NAMES.filter((one) => one !== "accent"))
    expect(contrastsOf("light", { primary: "#1d4f91" }, name)).toEqual([]);
});

test("what is called used is in the page, what is called unused is not, and what is shown can be read", () => {
  const TOKENS = {
    surface: "--surface",
    ink: "--ink",
    evenColumn: "--column-even",
    oddColumn: "--column-odd",
  } as const;
  fc.assert(
    fc.property(scheme, hex, fc.constantFrom(...COLOR_NAMES), hex, (of, primary, name, color) => {
      const colors = { primary, [COLOR_ALIASES[name][0]]: color };
      const contrasts = contrastsOf(of, colors, name);
      if (name === "accent") {
        for (const { outcome, ratio, shown } of contrasts) {
          expect(shown).toBeGreaterThanOrEqual(4.49);
          expect(ratio >= 4.5).toBe(outcome === "kept");
        }
        return;
      }
      const token = themeOf(of, colors)[TOKENS[name]];
      expect(contrasts.map(({ outcome }) => outcome)).toEqual([token === color ? "kept" : "unused"]);
    }),
  );
});
