import { contrastOf, fromOklch, toOklch } from "./color.ts";
import { FIXED, NEUTRALS, type Neutrals, type Scheme, type ThemeTokens, WHITE } from "./palette.ts";
import { isOn, moved, READABLE, sunkenOf, textOn, tintOf, VISIBLE } from "./readable.ts";

/** Maps names to hexadecimal colours, as a group or the host of its page sets them. */
export type GivenColors = Readonly<Record<string, string>>;

/** The names under which each colour may be set, the most important first. All other names are ignored. */
export const NAMES = {
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
export function themeOf(scheme: Scheme, ...given: readonly GivenColors[]): ThemeTokens {
  const exact = toOklch(pick("accent", given) ?? DEFAULT_ACCENT) ?? { lightness: 0, chroma: 0, hue: 0 };
  // The hue is rounded, because the style sheet makes its greys with the rounded one.
  const accent = { ...exact, hue: Math.round(exact.hue) };
  const neutral = (name: keyof Neutrals): string => {
    const [lightness, chroma] = NEUTRALS[scheme][name];
    return fromOklch({ lightness, chroma, hue: accent.hue });
  };
  const quiet = neutral("quiet");
  const isGround = (color: string | null): color is string =>
    color !== null && contrastOf(color, quiet) >= READABLE;

  const givenSurface = pick("surface", given);
  const requestedSunken = givenSurface === null ? null : sunkenOf(givenSurface);
  const isRequested = givenSurface !== null && isGround(givenSurface) && isGround(requestedSunken);
  const surface = isRequested ? givenSurface : neutral("surface");
  const sunken = (isRequested ? requestedSunken : null) ?? neutral("sunken");
  const raised = neutral("raised");

  const [tint, strongTint] = [0.1, 0.2].map((share) => tintOf(accent, share, scheme, isGround));
  const grounds = [surface, sunken, raised, tint ?? surface, strongTint ?? surface];
  const [even, odd] = [pick("evenColumn", given), pick("oddColumn", given)];
  const columns = [even, odd].filter(isGround);
  // On a dark page, a button with a dark accent as its ground would be invisible.
  const ground =
    scheme === "light" ? fromOklch(exact) : moved(accent, 1, (color) => isOn(color, grounds, VISIBLE));
  const ink = pick("ink", given);
  const outline = toOklch(neutral("outline")) ?? accent;
  return {
    "--hue": String(accent.hue),
    "--accent": ground,
    "--on-accent": textOn(ground),
    "--accent-away": textOn(ground) === WHITE ? "black" : "white",
    "--accent-ink": moved(accent, scheme === "light" ? -1 : 1, (color) =>
      isOn(color, [...grounds, ...columns], READABLE),
    ),
    "--accent-tint": tint ?? surface,
    "--accent-tint-strong": strongTint ?? surface,
    ...(isRequested && { "--surface": surface, "--surface-sunken": sunken }),
    ...((isRequested || scheme === "dark") && {
      "--outline": moved(outline, scheme === "light" ? -1 : 1, (color) =>
        isOn(color, [surface, raised], VISIBLE),
      ),
    }),
    ...(isGround(even) && { "--column-even": even }),
    ...(isGround(odd) && { "--column-odd": odd }),
    ...(scheme === "dark" && darkNeutrals(neutral, isRequested)),
    ...(ink !== null && isOn(ink, [...grounds, ...columns], READABLE) && { "--ink": ink }),
    ...FIXED[scheme],
  };
}

/** Returns the scheme of a host's page, judged by its ground colour; null when the host sets none. */
export function schemeOfHost(colors: GivenColors): Scheme | null {
  const ground = toOklch(pick("surface", [colors]) ?? "");
  return ground === null ? null : ground.lightness < 0.5 ? "dark" : "light";
}

/** Returns the first valid one of the given colours as `#rrggbb`. */
export function pick(kind: keyof typeof NAMES, given: readonly GivenColors[]): string | null {
  const named = given.flatMap((colors) => NAMES[kind].map((name) => colors[name] ?? ""));
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
