/** The tokens that depend on a group or a host page; the style sheet derives the others from them. */
export type ThemeTokens = Readonly<Record<`--${string}`, string>>;

/** Light: dark text on a light ground. Dark: the reverse. */
export type Scheme = "light" | "dark";

/** A group's choice for its pages: the setting of each visitor's system, or always the same scheme. */
export const COLOR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const WHITE = "#ffffff";
export const NEARLY_BLACK = "#111111";

export interface Neutrals {
  /** Each pair is a lightness and a chroma in oklch; the hue is that of the group's accent colour. */
  readonly surface: readonly [number, number];
  readonly sunken: readonly [number, number];
  readonly raised: readonly [number, number];
  readonly ink: readonly [number, number];
  readonly quiet: readonly [number, number];
  readonly hairline: readonly [number, number];
  readonly outline: readonly [number, number];
}

export const NEUTRALS: Readonly<Record<Scheme, Neutrals>> = {
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

/** Colours with the same meaning in every group: errors, success, warnings, shadows. */
export const FIXED_COLORS: Readonly<Record<Scheme, ThemeTokens>> = {
  light: {},
  dark: {
    // Most logos are designed for white paper.
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
