import { contrastOf, fromOklch } from "./color.ts";
import { NEUTRALS, type Neutrals, type Scheme } from "./palette.ts";
import { MIN_TEXT_CONTRAST, sunkenGroundOf } from "./readable.ts";
import { DEFAULT_ACCENT, type ConfiguredColors, COLOR_ALIASES, firstValidColor, themeOf } from "./theme.ts";

export type ColorName = keyof typeof COLOR_ALIASES;
export const COLOR_NAMES = Object.keys(COLOR_ALIASES) as readonly ColorName[];

/** The contrast of a configured colour in one of its uses. */
export interface Contrast {
  /**
   * `button`: text on a button of this colour; `link`: link text of this colour; `text`: text on a ground of this colour; `page`:
   * this colour as the colour of the page's text.
   */
  readonly place: "button" | "link" | "text" | "page";
  /** WCAG's ratio, 1 to 21, in the worst case: on the page, its raised and sunken parts, its tints and its columns. */
  readonly ratio: number;
  /** The colour is used unchanged, in another shade, or not at all. */
  readonly outcome: "kept" | "moved" | "unused";
  /** The contrast ratio of the colours that the page really uses; `sample` contains these colours. */
  readonly shown: number;
  readonly sample: { readonly ground: string; readonly text: string };
}

/**
 * Returns the contrasts of one of a group's colours on its pages in a scheme; none for a colour that the group has not set. The
 * accent always has a value.
 */
export function contrastsOf(scheme: Scheme, colors: ConfiguredColors, name: ColorName): readonly Contrast[] {
  const color = firstValidColor(name, [colors]) ?? (name === "accent" ? DEFAULT_ACCENT : null);
  if (color === null) return [];
  const tokens = themeOf(scheme, colors);
  const hue = Number(tokens["--hue"]);
  const token = (own: `--${string}`, otherwise: keyof Neutrals): string => {
    const [lightness, chroma] = NEUTRALS[scheme][otherwise];
    return tokens[own] ?? fromOklch({ lightness, chroma, hue });
  };
  const surface = token("--surface", "surface");
  const ink = token("--ink", "ink");
  const grounds = [
    surface,
    token("--surface-sunken", "sunken"),
    token("--surface-raised", "raised"),
    token("--accent-tint", "surface"),
    token("--accent-tint-strong", "surface"),
    ...[tokens["--column-even"], tokens["--column-odd"]].filter((color) => color !== undefined),
  ];
  const quiet = token("--ink-quiet", "quiet");
  const usedIfReadable = (
    place: Contrast["place"],
    ratio: number,
    sample: Contrast["sample"] = { ground: surface, text: ink },
  ): Contrast => ({
    place,
    ratio,
    outcome: ratio >= MIN_TEXT_CONTRAST ? "kept" : "unused",
    shown: ratio,
    sample,
  });
  switch (name) {
    case "accent": {
      const button = { ground: tokens["--accent"] ?? color, text: tokens["--on-accent"] ?? color };
      const text = tokens["--accent-ink"] ?? color;
      const [ratio, shown] = [least(color, grounds), least(text, grounds)];
      return [
        usedIfReadable("button", contrastOf(button.ground, button.text), button),
        {
          place: "link",
          ratio,
          outcome: ratio >= MIN_TEXT_CONTRAST ? "kept" : "moved",
          shown,
          sample: { ground: surface, text },
        },
      ];
    }
    case "surface":
      return [usedIfReadable("text", least(quiet, [color, sunkenGroundOf(color)]))];
    case "ink":
      return [usedIfReadable("page", least(color, grounds))];
    default:
      return [
        usedIfReadable("text", contrastOf(color, quiet), {
          ground: tokens[name === "evenColumn" ? "--column-even" : "--column-odd"] ?? surface,
          text: ink,
        }),
      ];
  }
}

/** Returns the lowest contrast with any of the grounds. */
function least(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(color, ground)));
}
