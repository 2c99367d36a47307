import { contrastOf, fromOklch, toOklch } from "./color.ts";

const DEFAULT_ACCENT = "#1d5fd1";
const READABLE = 4.5;
/** The names under which groups give their main colour, the best first. */
const ACCENT_NAMES = ["primary", "accent", "content_links", "main"];

/** Colours as `#rrggbb`, the hue in whole degrees. */
export interface Theme {
  accent: string;
  onAccent: string;
  accentInk: string;
  hue: number;
}

/**
 * The group's colour as an accent that can be read: text on it, and itself as text on white, reach 4.5:1. What is no colour counts as
 * none given.
 */
export function themeOf(usercolors: Readonly<Record<string, string>>): Theme {
  const given = ACCENT_NAMES.map((name) => usercolors[name] ?? "").find((color) => toOklch(color) !== null);
  const color = toOklch(given ?? DEFAULT_ACCENT) ?? { lightness: 0.5, chroma: 0.15, hue: 255 };
  const accent = fromOklch(color);
  return {
    accent,
    onAccent: contrastOf(accent, "#ffffff") >= READABLE ? "#ffffff" : "#111111",
    accentInk: darkenUntilReadable(color),
    hue: Math.round(color.hue),
  };
}

/** Readable on the palest tint of the accent too, which is darker than white. */
function darkenUntilReadable(color: { lightness: number; chroma: number; hue: number }): string {
  for (let lightness = color.lightness; lightness > 0; lightness -= 0.01) {
    const candidate = fromOklch({ ...color, lightness });
    if (contrastOf(candidate, "#ffffff") >= READABLE * 1.25) return candidate;
  }
  return "#111111";
}
