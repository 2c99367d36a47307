/** How many pictures a group keeps at most; those that an import brings are counted, and never refused. */
export const MAX_PICTURES = 2000;

/** How many bytes all pictures of a group have at most. */
export const MAX_PICTURE_BYTES = 300_000_000;

/** A photo of a group can be had in these widths, in pixels; what draws it takes the next larger one. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The better one first: a browser takes the first that it knows. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The addresses of one of our own photos in all its widths, as `srcset` writes them; null for a drawing, an animation and a
 * picture on another host, of which there is one only.
 */
export function pictureSources(address: string, format: PictureFormat): string | null {
  if (!isPhoto(address)) return null;
  return PICTURE_WIDTHS.map((width) => `${address}?width=${width}&format=${format} ${width}w`).join(", ");
}

function isPhoto(address: string): boolean {
  return /^\/images\/[^?]+\.(?:png|jpg|webp|avif)$/.test(address);
}

/** The address of a card's picture in AVIF, in the size that it names; null where there is one format only. */
export function cardSource(address: string): string | null {
  const [picture = "", size] = address.split("?");
  return size !== undefined && isPhoto(picture) ? `${address}&format=avif` : null;
}
