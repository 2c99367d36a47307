import { contrastOf, fromOklch, type Oklch, toOklch } from "./color.ts";

/** Names to hexadecimal colours, as a group or the host of its page gives them. */
export type GivenColors = Readonly<Record<string, string>>;

/** The values of the tokens that depend on a group or a host page; the others follow from them in the style sheet. */
export type ThemeTokens = Readonly<Record<`--${string}`, string>>;

/** Under which names each colour is given, the best first. All other names mean nothing here. */
const NAMES = {
  accent: ["primary", "accent", "content_links", "main"],
  surface: ["content_bg", "background"],
  ink: ["content_text", "text"],
  evenColumn: ["even_timeslot_col_bg"],
  oddColumn: ["odd_timeslot_col_bg"],
} as const;

const DEFAULT_ACCENT = "#1d5fd1";
const WHITE = "#ffffff";
const NEARLY_BLACK = "#111111";
/** WCAG's least contrast of text. */
const READABLE = 4.5;
/** Accented text also stands on a tint of the accent, which is darker than the page. */
const READABLE_ON_TINT = READABLE * 1.25;

/**
 * The tokens of a page in the given colours: the host's before the group's, the default where neither has one. Whatever
 * is given, text can be read (4.5:1): text on the accent is chosen to fit, accented text is darkened, and
 * a page, column or text colour that other text could not be read with is left out.
 */
export function themeOf(...given: readonly GivenColors[]): ThemeTokens {
  const pick = (kind: keyof typeof NAMES): string | null => {
    const named = given.flatMap((colors) => NAMES[kind].map((name) => colors[name] ?? ""));
    const color = named.map(toOklch).find((one) => one !== null);
    return color ? fromOklch(color) : null;
  };
  const accent = pick("accent") ?? DEFAULT_ACCENT;
  const color = toOklch(accent) ?? { lightness: 0, chroma: 0, hue: 0 };
  const quiet = fromOklch({ lightness: 0.47, chroma: 0.02, hue: color.hue });
  const isLight = (background: string | null): background is string =>
    background !== null && contrastOf(background, quiet) >= READABLE;

  const asked = pick("surface") ?? WHITE;
  const sunken = darken(asked, 0.03);
  const surface = isLight(sunken) ? asked : WHITE;
  const ink = pick("ink");
  const [even, odd] = [pick("evenColumn"), pick("oddColumn")];
  const tokens: Record<`--${string}`, string> = {
    "--accent": accent,
    "--on-accent": textOn(accent),
    "--accent-ink": darkenUntilReadable(color, surface),
    "--accent-away": textOn(accent) === WHITE ? "black" : "white",
    "--hue": String(Math.round(color.hue)),
  };
  if (surface !== WHITE) {
    tokens["--surface"] = surface;
    tokens["--surface-sunken"] = sunken;
  }
  if (ink !== null && contrastOf(ink, surface) >= READABLE_ON_TINT) tokens["--ink"] = ink;
  if (isLight(even)) tokens["--column-even"] = even;
  if (isLight(odd)) tokens["--column-odd"] = odd;
  return tokens;
}

/** Where white cannot be read pure black always can; nearly black looks better where it can too. */
function textOn(background: string): string {
  return [WHITE, NEARLY_BLACK].find((text) => contrastOf(background, text) >= READABLE) ?? "#000000";
}

function darken(background: string, by: number): string {
  const color = toOklch(background) ?? { lightness: 1, chroma: 0, hue: 0 };
  return fromOklch({ ...color, lightness: Math.max(0, color.lightness - by) });
}

function darkenUntilReadable(color: Oklch, background: string): string {
  for (let lightness = color.lightness; lightness > 0; lightness -= 0.01) {
    const candidate = fromOklch({ ...color, lightness });
    if (contrastOf(candidate, background) >= READABLE_ON_TINT) return candidate;
  }
  return NEARLY_BLACK;
}
