import type { SharpConstructor } from "sharp";

/** The pictures of cards come in two sizes: grids show the large one, lists the small one. */
export const THUMBNAIL_SIZES = ["510x510", "128x128"] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** A picture of this many pixels is no photo: unpacking it would only cost memory. */
const MAX_PIXELS = 50_000_000;

/** A fifth of a second and 27 MB that a server without photos never needs. */
let loading: Promise<SharpConstructor> | null = null;

async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  // One small picture after the other leaves the processor to the bookings.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A logo as a mail shows it, in PNG, which every mail program knows: at most so large, at twice its size. */
const MAIL_LOGO = { width: 480, height: 96 };

export async function toMailLogo(bytes: Buffer): Promise<Buffer | null> {
  loading ??= loadSharp();
  const sharp = await loading;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 192 })
      .resize({ ...MAIL_LOGO, fit: "inside" })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** Whether smaller versions of such a picture are made; a drawing is sharp and small in any size. */
export function isResizable(mediaType: string): boolean {
  return /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType);
}

/** The picture as WebP, its shorter side as long as the size says and never longer than it was; null when it cannot be read. */
export async function toThumbnail(bytes: Buffer, size: ThumbnailSize): Promise<Buffer | null> {
  const side = Number.parseInt(size, 10);
  loading ??= loadSharp();
  const sharp = await loading;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(side, side, { fit: "outside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
