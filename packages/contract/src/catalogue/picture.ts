/** The most pictures of a group; an import's pictures count, but are never refused. */
export const MAX_PICTURES = 2000;

/** The most bytes of all pictures of a group together. */
export const MAX_PICTURE_BYTES = 300_000_000;

/** The widths in which a group's photo is available, in pixels; a page uses the next larger one. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** In order of preference: a browser takes the first that it supports. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Returns the addresses of one of our own photos in all its widths, for `srcset`; null for an SVG, an animation or a picture on
 * another host, which has only one size.
 */
export function pictureSources(address: string, format: PictureFormat): string | null {
  if (!isPhoto(address)) return null;
  return PICTURE_WIDTHS.map((width) => `${address}?width=${width}&format=${format} ${width}w`).join(", ");
}

function isPhoto(address: string): boolean {
  return /^\/images\/[^?]+\.(?:png|jpg|webp|avif)$/.test(address);
}

/** Returns the address of a card's picture in AVIF, in the size that it names; null if there is only one format. */
export function cardPictureSource(address: string): string | null {
  const [picture = "", size] = address.split("?");
  return size !== undefined && isPhoto(picture) ? `${address}&format=avif` : null;
}
