import { contrastOf, fromOklch, type Oklch, toOklch } from "./color.ts";
import { NEARLY_BLACK, NEUTRALS, type Scheme, WHITE } from "./palette.ts";

/** WCAG's minimum contrast for text. */
export const MIN_TEXT_CONTRAST = 4.5;
/** WCAG's minimum contrast for other elements: the edge of a field, a button's ground. */
export const MIN_ELEMENT_CONTRAST = 3;

export function hasContrastOn(color: string, grounds: readonly string[], contrast: number): boolean {
  return grounds.every((ground) => contrastOf(color, ground) >= contrast);
}

/** Returns white or nearly black, whichever is readable on the background; pure black on the few backgrounds where neither is. */
export function readableTextOn(background: string): string {
  return [WHITE, NEARLY_BLACK].find((text) => contrastOf(background, text) >= MIN_TEXT_CONTRAST) ?? "#000000";
}

export function sunkenGroundOf(background: string): string {
  const color = toOklch(background) ?? { lightness: 1, chroma: 0, hue: 0 };
  return fromOklch({ ...color, lightness: Math.max(0, color.lightness - 0.03) });
}

/** Returns the page's ground mixed with as much of the accent, up to `share`, as leaves quiet text readable. */
export function tintOf(
  accent: Oklch,
  share: number,
  scheme: Scheme,
  isGround: (color: string) => boolean,
): string {
  const [from] = NEUTRALS[scheme].surface;
  for (let part = share; part > 0; part -= 0.01) {
    const lightness = from + (accent.lightness - from) * part;
    // Uses more chroma on a dark page, where a hue is less visible.
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

/** Makes a colour lighter (`by` 1) or darker (-1) until `isEnough` accepts it; else returns white or nearly black. */
export function shiftLightnessUntil(
  { lightness, ...rest }: Oklch,
  by: 1 | -1,
  isEnough: (color: string) => boolean,
): string {
  for (let at = lightness; at >= 0 && at <= 1; at += by * 0.01) {
    const color = fromOklch({ ...rest, lightness: at });
    if (isEnough(color)) return color;
  }
  return by === 1 ? WHITE : NEARLY_BLACK;
}
