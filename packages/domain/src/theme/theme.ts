import { contrastOf, fromOklch, type Oklch, toOklch } from "./color.ts";

/** Names to hexadecimal colours, as a group or the host of its page gives them. */
export type GivenColors = Readonly<Record<string, string>>;

/** The values of the tokens that depend on a group or a host page; the others follow from them in the style sheet. */
export type ThemeTokens = Readonly<Record<`--${string}`, string>>;

/** Dark text on light, or light on dark. */
export type Scheme = "light" | "dark";

/** How a group wants its pages: as each visitor's system has it, or always the same. */
export const COLOR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

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
/** WCAG's least contrast of what is not text: the edge of a field, a button's ground. */
const VISIBLE = 3;

interface Neutrals {
  /** Lightness and chroma in oklch; the hue is the accent's. */
  readonly surface: readonly [number, number];
  readonly sunken: readonly [number, number];
  readonly raised: readonly [number, number];
  readonly ink: readonly [number, number];
  readonly quiet: readonly [number, number];
  readonly hairline: readonly [number, number];
  readonly outline: readonly [number, number];
}

const NEUTRALS: Readonly<Record<Scheme, Neutrals>> = {
  light: {
    surface: [1, 0],
    sunken: [0.975, 0.006],
    raised: [1, 0],
    ink: [0.24, 0.02],
    quiet: [0.47, 0.02],
    hairline: [0.9, 0.01],
    outline: [0.62, 0.02],
  },
  dark: {
    surface: [0.2, 0.012],
    sunken: [0.165, 0.012],
    raised: [0.245, 0.014],
    ink: [0.94, 0.008],
    quiet: [0.77, 0.015],
    hairline: [0.34, 0.014],
    outline: [0.62, 0.02],
  },
};

/** What means the same in every group: faults, success, warnings, shadows. */
const FIXED: Readonly<Record<Scheme, ThemeTokens>> = {
  light: {},
  dark: {
    // Most logos are drawn for paper.
    "--logo-plate": WHITE,
    "--danger": "oklch(0.74 0.14 25)",
    "--on-danger": NEARLY_BLACK,
    "--danger-tint": "oklch(0.28 0.05 25)",
    "--success": "oklch(0.78 0.13 155)",
    "--success-tint": "oklch(0.27 0.04 155)",
    "--warning-tint": "oklch(0.29 0.04 85)",
    "--shadow-low": "0 1px 2px oklch(0 0 0 / 0.3), 0 1px 6px oklch(0 0 0 / 0.25)",
    "--shadow-high": "0 4px 12px oklch(0 0 0 / 0.35), 0 12px 40px oklch(0 0 0 / 0.45)",
  },
};

/**
 * The tokens of a page in the given colours: the host's before the group's, the default where neither has one. Whatever is given,
 * text can be read (4.5:1) on everything it stands on and controls can be seen (3:1): the accent's text is darkened, or lightened on
 * dark, tints give way, and a page, column or text colour that other text could not be read with is left out.
 */
export function themeOf(scheme: Scheme, ...given: readonly GivenColors[]): ThemeTokens {
  const exact = toOklch(pick("accent", given) ?? DEFAULT_ACCENT) ?? { lightness: 0, chroma: 0, hue: 0 };
  // The style sheet's greys are made with the rounded one.
  const accent = { ...exact, hue: Math.round(exact.hue) };
  const neutral = (name: keyof Neutrals): string => {
    const [lightness, chroma] = NEUTRALS[scheme][name];
    return fromOklch({ lightness, chroma, hue: accent.hue });
  };
  const quiet = neutral("quiet");
  const isGround = (color: string | null): color is string =>
    color !== null && contrastOf(color, quiet) >= READABLE;

  const asked = pick("surface", given);
  const askedSunken = asked === null ? null : sunkenOf(asked);
  const isAsked = asked !== null && isGround(asked) && isGround(askedSunken);
  const surface = isAsked ? asked : neutral("surface");
  const sunken = (isAsked ? askedSunken : null) ?? neutral("sunken");
  const raised = neutral("raised");

  const [tint, strongTint] = [0.1, 0.2].map((share) => tintOf(accent, share, scheme, isGround));
  const grounds = [surface, sunken, raised, tint ?? surface, strongTint ?? surface];
  const [even, odd] = [pick("evenColumn", given), pick("oddColumn", given)];
  const columns = [even, odd].filter(isGround);
  // On dark a dark accent would be lost as the ground of a button.
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
    ...(isAsked && { "--surface": surface, "--surface-sunken": sunken }),
    ...((isAsked || scheme === "dark") && {
      "--outline": moved(outline, scheme === "light" ? -1 : 1, (color) =>
        isOn(color, [surface, raised], VISIBLE),
      ),
    }),
    ...(isGround(even) && { "--column-even": even }),
    ...(isGround(odd) && { "--column-odd": odd }),
    ...(scheme === "dark" && darkNeutrals(neutral, isAsked)),
    ...(ink !== null && isOn(ink, [...grounds, ...columns], READABLE) && { "--ink": ink }),
    ...FIXED[scheme],
  };
}

/** In which scheme a host's page is: its own ground tells; null where it names none. */
export function schemeOfHost(colors: GivenColors): Scheme | null {
  const ground = toOklch(pick("surface", [colors]) ?? "");
  return ground === null ? null : ground.lightness < 0.5 ? "dark" : "light";
}

function pick(kind: keyof typeof NAMES, given: readonly GivenColors[]): string | null {
  const named = given.flatMap((colors) => NAMES[kind].map((name) => colors[name] ?? ""));
  const color = named.map(toOklch).find((one) => one !== null);
  return color ? fromOklch(color) : null;
}

/** The style sheet has the light ones. */
function darkNeutrals(neutral: (name: keyof Neutrals) => string, hasSurface: boolean): ThemeTokens {
  return {
    ...(!hasSurface && { "--surface": neutral("surface"), "--surface-sunken": neutral("sunken") }),
    "--surface-raised": neutral("raised"),
    "--ink": neutral("ink"),
    "--ink-quiet": neutral("quiet"),
    "--hairline": neutral("hairline"),
  };
}

function isOn(color: string, grounds: readonly string[], contrast: number): boolean {
  return grounds.every((ground) => contrastOf(color, ground) >= contrast);
}

/** Where white cannot be read pure black always can; nearly black looks better where it can too. */
function textOn(background: string): string {
  return [WHITE, NEARLY_BLACK].find((text) => contrastOf(background, text) >= READABLE) ?? "#000000";
}

function sunkenOf(background: string): string {
  const color = toOklch(background) ?? { lightness: 1, chroma: 0, hue: 0 };
  return fromOklch({ ...color, lightness: Math.max(0, color.lightness - 0.03) });
}

/** As much of the accent on the page's ground as leaves quiet text readable. */
function tintOf(accent: Oklch, share: number, scheme: Scheme, isGround: (color: string) => boolean): string {
  const [from] = NEUTRALS[scheme].surface;
  for (let part = share; part > 0; part -= 0.01) {
    const lightness = from + (accent.lightness - from) * part;
    // Dark grounds show less of a hue.
    const chroma = accent.chroma * part * (scheme === "dark" ? 1.5 : 1);
    const tint = fromOklch({
      lightness: Math.max(lightness, scheme === "dark" ? from + 0.04 : 0),
      chroma,
      hue: accent.hue,
    });
    if (isGround(tint)) return tint;
  }
  return fromOklch({ lightness: from, chroma: 0, hue: 0 });
}

/** Lighter (1) or darker (-1) until it will do. */
function moved({ lightness, ...rest }: Oklch, by: 1 | -1, isEnough: (color: string) => boolean): string {
  for (let at = lightness; at >= 0 && at <= 1; at += by * 0.01) {
    const color = fromOklch({ ...rest, lightness: at });
    if (isEnough(color)) return color;
  }
  return by === 1 ? WHITE : NEARLY_BLACK;
}
