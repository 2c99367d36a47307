import { describe, expect, test } from "vitest";
import { contrastOf, toOklch } from "./color.ts";
import { NEARLY_BLACK, WHITE } from "./palette.ts";
import { hasContrastOn, shiftLightnessUntil, sunkenGroundOf, readableTextOn, tintOf } from "./readable.ts";

const BLUE = toOklch("#1d5fd1")!;
const isOnWhite = (color: string) => contrastOf(color, WHITE) >= 7;
const lightnessOf = (color: string) => toOklch(color)!.lightness;

test("a colour stands on grounds if its contrast is enough with each of them", () => {
  const grey = "#777777";
  expect(hasContrastOn(grey, [WHITE, "#000000"], 4)).toBe(true);
  expect(hasContrastOn(grey, [WHITE, "#888888"], 4)).toBe(false);
  expect(hasContrastOn(grey, [WHITE], contrastOf(grey, WHITE))).toBe(true);
});

test.each([
  ["#000000", WHITE],
  ["#1d5fd1", WHITE],
  ["#ffd400", NEARLY_BLACK],
  [WHITE, NEARLY_BLACK],
  // The contrast is 4.48 with white and 4.22 with nearly black.
  ["#777777", "#000000"],
])("the text on %s is %s", (background, text) => {
  expect(readableTextOn(background)).toBe(text);
});

test("a sunken ground is a little darker, and black stays black", () => {
  expect(lightnessOf(WHITE) - lightnessOf(sunkenGroundOf(WHITE))).toBeCloseTo(0.03, 2);
  expect(sunkenGroundOf("#000000")).toBe("#000000");
});

describe("a tint of the accent", () => {
  test("takes its share of the way from the page's ground to the accent", () => {
    const tint = toOklch(tintOf(BLUE, 0.2, "light", () => true))!;
    expect(tint.lightness).toBeCloseTo(1 - (1 - BLUE.lightness) * 0.2, 2);
    expect(tint.chroma).toBeCloseTo(BLUE.chroma * 0.2, 2);
  });

  test("on dark has more of the hue, and is lighter than the ground however dark the accent is", () => {
    expect(toOklch(tintOf(BLUE, 0.2, "dark", () => true))!.chroma).toBeCloseTo(BLUE.chroma * 0.3, 2);
    const black = { lightness: 0, chroma: 0, hue: 0 };
    expect(lightnessOf(tintOf(black, 0.2, "dark", () => true))).toBeCloseTo(0.24, 2);
    expect(lightnessOf(tintOf(black, 0.2, "light", () => true))).toBeCloseTo(0.8, 2);
  });

  test("gives way until it can be a ground, at last altogether", () => {
    const isLight = (color: string) => lightnessOf(color) > 0.95;
    const tint = lightnessOf(tintOf(BLUE, 0.2, "light", isLight));
    expect(tint).toBeGreaterThan(0.95);
    expect(tint).toBeLessThan(0.96);
    expect(tintOf(BLUE, 0.2, "light", () => false)).toBe(WHITE);
  });
});

describe("a colour that is moved until it will do", () => {
  test("stays as it is where it does, and else moves no further than it must", () => {
    expect(shiftLightnessUntil(BLUE, -1, () => true)).toBe("#1d5fd1");
    const dark = shiftLightnessUntil(BLUE, -1, isOnWhite);
    expect(contrastOf(dark, WHITE)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(dark, WHITE)).toBeLessThan(7.5);
    expect(toOklch(dark)!.hue).toBeCloseTo(BLUE.hue, -1);
    const light = shiftLightnessUntil(BLUE, 1, (color) => contrastOf(color, "#000000") >= 7);
    expect(contrastOf(light, "#000000")).toBeLessThan(7.5);
  });

  test("ends at white or nearly black", () => {
    expect(shiftLightnessUntil(BLUE, 1, () => false)).toBe(WHITE);
    expect(shiftLightnessUntil(BLUE, -1, () => false)).toBe(NEARLY_BLACK);
  });
});
