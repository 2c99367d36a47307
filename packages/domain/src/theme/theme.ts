import { contrastOf, fromOklch, toOklch } from "./color.ts";
import { FIXED_COLORS, NEUTRALS, type Neutrals, type Scheme, type ThemeTokens, WHITE } from "./palette.ts";
import {
  hasContrastOn,
  shiftLightnessUntil,
  MIN_TEXT_CONTRAST,
  sunkenGroundOf,
  readableTextOn,
  tintOf,
  MIN_ELEMENT_CONTRAST,
} from "./readable.ts";

/** Maps names to hexadecimal colours, as a group or the host of its page sets them. */
export type ConfiguredColors = Readonly<Record<string, string>>;

/** The names under which each colour may be set, the most important first. All other names are ignored. */
export const COLOR_ALIASES = {
  accent: ["primary", "accent", "content_links", "main"],
  surface: ["content_bg", "background"],
  ink: ["content_text", "text"],
  evenColumn: ["even_timeslot_col_bg"],
  oddColumn: ["odd_timeslot_col_bg"],
} as const;

export const DEFAULT_ACCENT = "#1d5fd1";

/**
 * Returns the tokens of a page in the given colours: the host's before the group's, else the default. For any colours, text is
 * readable (4.5:1) on every ground and controls are visible (3:1): the accent's text is darkened (lightened on dark pages), tints
 * are weakened, and a page, column or text colour that would make other text unreadable is left out.
 */
export function themeOf(scheme: Scheme, ...palettes: readonly ConfiguredColors[]): ThemeTokens {
  const exact = toOklch(firstValidColor("accent", palettes) ?? DEFAULT_ACCENT) ?? {
    lightness: 0,
    chroma: 0,
    hue: 0,
  };
  // The hue is rounded, because the style sheet makes its greys with the rounded one.
  const accent = { ...exact, hue: Math.round(exact.hue) };
  const neutral = (name: keyof Neutrals): string => {
    const [lightness, chroma] = NEUTRALS[scheme][name];
    return fromOklch({ lightness, chroma, hue: accent.hue });
  };
  const quiet = neutral("quiet");
  const isGround = (color: string | null): color is string =>
    color !== null && contrastOf(color, quiet) >= MIN_TEXT_CONTRAST;

  const requestedSurface = firstValidColor("surface", palettes);
  const requestedSunken = requestedSurface === null ? null : sunkenGroundOf(requestedSurface);
  const isRequested = requestedSurface !== null && isGround(requestedSurface) && isGround(requestedSunken);
  const surface = isRequested ? requestedSurface : neutral("surface");
  const sunken = (isRequested ? requestedSunken : null) ?? neutral("sunken");
  const raised = neutral("raised");

  const [tint, strongTint] = [0.1, 0.2].map((share) => tintOf(accent, share, scheme, isGround));
  const grounds = [surface, sunken, raised, tint ?? surface, strongTint ?? surface];
  const [even, odd] = [firstValidColor("evenColumn", palettes), firstValidColor("oddColumn", palettes)];
  const columns = [even, odd].filter(isGround);
  // On a dark page, a button with a dark accent as its ground would be invisible.
  const ground =
    scheme === "light"
      ? fromOklch(exact)
      : shiftLightnessUntil(accent, 1, (color) => hasContrastOn(color, grounds, MIN_ELEMENT_CONTRAST));
  const ink = firstValidColor("ink", palettes);
  const outline = toOklch(neutral("outline")) ?? accent;
  return {
    "--hue": String(accent.hue),
    "--accent": ground,
    "--on-accent": readableTextOn(ground),
    "--accent-away": readableTextOn(ground) === WHITE ? "black" : "white",
    "--accent-ink": shiftLightnessUntil(accent, scheme === "light" ? -1 : 1, (color) =>
      hasContrastOn(color, [...grounds, ...columns], MIN_TEXT_CONTRAST),
    ),
    "--accent-tint": tint ?? surface,
    "--accent-tint-strong": strongTint ?? surface,
    ...(isRequested && { "--surface": surface, "--surface-sunken": sunken }),
    ...((isRequested || scheme === "dark") && {
      "--outline": shiftLightnessUntil(outline, scheme === "light" ? -1 : 1, (color) =>
        hasContrastOn(color, [surface, raised], MIN_ELEMENT_CONTRAST),
      ),
    }),
    ...(isGround(even) && { "--column-even": even }),
    ...(isGround(odd) && { "--column-odd": odd }),
    ...(scheme === "dark" && darkNeutrals(neutral, isRequested)),
    ...(ink !== null && hasContrastOn(ink, [...grounds, ...columns], MIN_TEXT_CONTRAST) && { "--ink": ink }),
    ...FIXED_COLORS[scheme],
  };
}

/** Returns the scheme of a host's page, judged by its ground colour; null when the host sets none. */
export function schemeOfHost(colors: ConfiguredColors): Scheme | null {
  const ground = toOklch(firstValidColor("surface", [colors]) ?? "");
  return ground === null ? null : ground.lightness < 0.5 ? "dark" : "light";
}

/** Returns the first valid one of the given colours as `#rrggbb`. */
export function firstValidColor(
  kind: keyof typeof COLOR_ALIASES,
  palettes: readonly ConfiguredColors[],
): string | null {
  const named = palettes.flatMap((colors) => COLOR_ALIASES[kind].map((name) => colors[name] ?? ""));
  const color = named.map(toOklch).find((one) => one !== null);
  return color ? fromOklch(color) : null;
}

/** Only dark pages need these tokens: the style sheet has the light ones. */
function darkNeutrals(neutral: (name: keyof Neutrals) => string, hasSurface: boolean): ThemeTokens {
  return {
    ...(!hasSurface && { "--surface": neutral("surface"), "--surface-sunken": neutral("sunken") }),
    "--surface-raised": neutral("raised"),
    "--ink": neutral("ink"),
    "--ink-quiet": neutral("quiet"),
    "--hairline": neutral("hairline"),
  };
}
